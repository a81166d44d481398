import { describe, expect, test } from '@jest/globals';
import { checkFa3 } from './check-fa3.js';
import { faultsOf } from './fa3-fault-texts.js';
import { structuredInvoiceOf } from './fa3.js';
import { checkDigitsOf } from './ksef-number.js';
import { issuedInvoice, type InvoiceToWrite } from './testing/invoices-to-write.js';

const today = '2026-11-25';
const start = '5260001246-20261120-0100001AF629';
const ksefNumber = `${start}-${checkDigitsOf(start)}`;

function fileOf(wanted: InvoiceToWrite): string {
  const content = issuedInvoice(wanted);
  const correctedNumber = content.corrects ? ksefNumber : null;
  return structuredInvoiceOf(content, {
    createdAt: new Date('2026-11-25T09:30:00Z'),
    correctedNumber,
  }).xml.toString();
}

const inZloty = fileOf({});
const inEuro = fileOf({ currency: 'EUR', rate: '4.2731', charged: [[1000, '23']] });
const forUnion = fileOf({ buyer: 'de', currency: 'EUR', rate: '4.2731', charged: [[1000, 'oo']] });
const correction = fileOf({
  charged: [
    [1000, '23'],
    [900, '23'],
  ],
});
const dayCorrection = fileOf({
  charged: [
    [1000, '23'],
    [1000, '23'],
  ],
});
const at5 = fileOf({ charged: [[1000, '5']] });

/** A file in which one thing was replaced by another. */
type Break = readonly [what: string, file: string, from: string | RegExp, to: string];

function broken([what, file, from, to]: Break): string {
  const result = file.replace(from, to);
  if (result === file) throw new Error(`Nothing is broken by: ${what}`);
  return result;
}

const check = (text: string) => checkFa3(Buffer.from(text, 'utf8'), today);

test.each([
  ['in PLN', inZloty],
  ['in euros', inEuro],
  ['for a company of the Union', forUnion],
  ['a correction', correction],
  ['a correction of days', dayCorrection],
  ['at 5%', at5],
])('a file as the product writes it has no faults: %s', (_, file) => {
  expect(check(file)).toEqual([]);
});

describe('what the schema does not take', () => {
  const cases: readonly (readonly [...Break, code: string, path: string, field: string])[] = [
    [
      'the seller has no NIP',
      inZloty,
      '<NIP>5260001246</NIP>',
      '',
      'element_missing',
      'Podmiot1/DaneIdentyfikacyjne/NIP',
      'company_data.nip',
    ],
    [
      'the seller has no address',
      inZloty,
      /<Adres>.*?<\/Adres>/,
      '',
      'element_missing',
      'Podmiot1/Adres',
      'company_data.address',
    ],
    [
      'the seller has no name',
      inZloty,
      /<Nazwa>Bałtyk[^<]*<\/Nazwa>/,
      '',
      'element_missing',
      'Podmiot1/DaneIdentyfikacyjne/Nazwa',
      'company_data.company_name',
    ],
    [
      'the NIP has a letter',
      inZloty,
      '<NIP>7790001232',
      '<NIP>779000123X',
      'value_not_allowed',
      'Podmiot2/DaneIdentyfikacyjne/NIP',
      'client.vat_number',
    ],
    [
      'no such country',
      inZloty,
      /(<Podmiot2>.*?<KodKraju>)PL/,
      '$1XX',
      'value_not_allowed',
      'Podmiot2/Adres/KodKraju',
      'client.country_id',
    ],
    [
      'an exemption flag that takes only 1',
      inZloty,
      '<P_19N>1',
      '<P_19N>2',
      'value_not_allowed',
      'Fa/Adnotacje/Zwolnienie/P_19N',
      'invoice.vat_rate',
    ],
    [
      'a margin flag that takes only 1',
      inZloty,
      '<P_PMarzyN>1',
      '<P_PMarzyN>2',
      'value_not_allowed',
      'Fa/Adnotacje/PMarzy/P_PMarzyN',
      'invoice.vat_rate',
    ],
    [
      'a vehicle flag that takes only 1',
      inZloty,
      '<P_22N>1',
      '<P_22N>0',
      'value_not_allowed',
      'Fa/Adnotacje/NoweSrodkiTransportu/P_22N',
      'invoice.vat_rate',
    ],
    [
      'a state flag that takes only 1',
      correction,
      '<StanPrzed>1',
      '<StanPrzed>2',
      'value_not_allowed',
      'Fa/FaWiersz[1]/StanPrzed',
      'invoice',
    ],
    [
      'a flag of the KSeF number that takes only 1',
      correction,
      '<NrKSeF>1',
      '<NrKSeF>2',
      'value_not_allowed',
      'Fa/DaneFaKorygowanej/NrKSeF',
      'invoice.corrects',
    ],
    [
      'a flag that takes 1 and 2',
      inZloty,
      '<P_18A>2',
      '<P_18A>0',
      'value_not_allowed',
      'Fa/Adnotacje/P_18A',
      'invoice.vat_rate',
    ],
    [
      'three decimals',
      inZloty,
      '<P_15>12346.00',
      '<P_15>12346.001',
      'value_not_allowed',
      'Fa/P_15',
      'invoice.net_amount',
    ],
    [
      'a comma',
      inZloty,
      '<P_13_1>10037.40',
      '<P_13_1>10037,40',
      'value_not_allowed',
      'Fa/P_13_1',
      'invoice.net_amount',
    ],
    [
      'no day of the calendar',
      inZloty,
      '<P_1>2026-11-20',
      '<P_1>2026-11-31',
      'value_not_allowed',
      'Fa/P_1',
      'invoice.issue_date',
    ],
    [
      'no such rate',
      inZloty,
      '<P_12>23',
      '<P_12>19',
      'value_not_allowed',
      'Fa/FaWiersz/P_12',
      'invoice.vat_rate',
    ],
    [
      'a rate as people call it',
      forUnion,
      '<P_12>np II',
      '<P_12>np',
      'value_not_allowed',
      'Fa/FaWiersz/P_12',
      'invoice.vat_rate',
    ],
    [
      'an empty number',
      inZloty,
      '<P_2>FV/2026/0017',
      '<P_2>',
      'value_not_allowed',
      'Fa/P_2',
      'invoice.number',
    ],
    [
      'a short account',
      inZloty,
      /<NrRB>\w+/,
      '<NrRB>123',
      'value_not_allowed',
      'Fa/Platnosc/RachunekBankowy/NrRB',
      'company_data.bank_account',
    ],
    [
      'two elements changed their places',
      inZloty,
      /(<P_13_1>.*?<\/P_13_1>)(<P_14_1>.*?<\/P_14_1>)/,
      '$2$1',
      'element_unexpected',
      'Fa/P_14_1',
      'invoice.net_amount',
    ],
    [
      'an element of its own',
      inZloty,
      '<P_16>',
      '<Frakto>1</Frakto><P_16>',
      'element_missing',
      'Fa/Adnotacje/P_16',
      'invoice.vat_rate',
    ],
    ['no total', inZloty, /<P_15>.*?<\/P_15>/, '', 'element_unexpected', 'Fa/Adnotacje', 'invoice.vat_rate'],
    ['another schema', inZloty, '2025/06/25/13775', '2023/06/29/12648', 'element_unexpected', '', 'invoice'],
  ];
  test.each(cases)('%s', (what, file, from, to, code, path, field) => {
    const breaches = check(broken([what, file, from, to]));
    const faults = faultsOf(breaches, 'en').map((fault) => [fault.code, fault.path, fault.field]);
    expect(faults).toContainEqual([code, path ? `/Faktura/${path}` : '/Faktura', field]);
  });
});

describe('what only rules see', () => {
  const cases: readonly (readonly [...Break, code: string, path: string, field: string])[] = [
    [
      'the seller’s NIP has a wrong check digit',
      inZloty,
      '5260001246',
      '5260001247',
      'nip_wrong',
      'Podmiot1/DaneIdentyfikacyjne/NIP',
      'company_data.nip',
    ],
    [
      'the buyer’s NIP has one',
      inZloty,
      '7790001232',
      '7790001233',
      'nip_wrong',
      'Podmiot2/DaneIdentyfikacyjne/NIP',
      'client.vat_number',
    ],
    [
      'a Polish buyer stands among EU numbers',
      inZloty,
      '<NIP>7790001232</NIP>',
      '<KodUE>PL</KodUE><NrVatUE>7790001232</NrVatUE>',
      'nip_elsewhere',
      'Podmiot2/DaneIdentyfikacyjne/NrVatUE',
      'client.vat_number',
    ],
    [
      'a Polish buyer stands among other numbers',
      inZloty,
      '<NIP>7790001232</NIP>',
      '<KodKraju>PL</KodKraju><NrID>779-000-12-32</NrID>',
      'nip_elsewhere',
      'Podmiot2/DaneIdentyfikacyjne/NrID',
      'client.vat_number',
    ],
    [
      'a service to the Union without an EU number',
      forUnion,
      /<KodUE>.*?<\/NrVatUE>/,
      '<BrakID>1</BrakID>',
      'eu_number_missing',
      'Podmiot2/DaneIdentyfikacyjne/NrVatUE',
      'client.vat_number',
    ],
    [
      'the buyer has no name',
      inZloty,
      '<Nazwa>Elektromontaż Sp. z o.o.</Nazwa>',
      '',
      'buyer_name_missing',
      'Podmiot2/DaneIdentyfikacyjne/Nazwa',
      'client.name',
    ],
    [
      'the buyer has no address',
      inZloty,
      /(<Podmiot2>.*?)<Adres>.*?<\/Adres>/,
      '$1',
      'buyer_address_missing',
      'Podmiot2/Adres',
      'client.address',
    ],
    [
      'issued tomorrow',
      inZloty,
      '<P_1>2026-11-20',
      '<P_1>2026-11-26',
      'issued_ahead',
      'Fa/P_1',
      'invoice.issue_date',
    ],
    [
      'due before it is issued',
      inZloty,
      '<Termin>2026-12-20',
      '<Termin>2026-11-19',
      'due_before_issue',
      'Fa/Platnosc/TerminPlatnosci/Termin',
      'invoice.payment_days',
    ],
    [
      'what is corrected comes later',
      correction,
      '<DataWystFaKorygowanej>2026-11-20',
      '<DataWystFaKorygowanej>2026-11-26',
      'corrected_after',
      'Fa/DaneFaKorygowanej/DataWystFaKorygowanej',
      'invoice.corrects',
    ],
    [
      'a correction of nothing',
      correction,
      /<PrzyczynaKorekty>.*<\/DaneFaKorygowanej>/,
      '',
      'corrected_missing',
      'Fa/DaneFaKorygowanej',
      'invoice.corrects',
    ],
    [
      'an invoice that corrects',
      correction,
      '<RodzajFaktury>KOR',
      '<RodzajFaktury>VAT',
      'corrected_unexpected',
      'Fa/DaneFaKorygowanej',
      'invoice.corrects',
    ],
    [
      'a line number twice',
      inZloty,
      /(<FaWiersz>.*<\/FaWiersz>)/,
      '$1$1',
      'line_number_repeated',
      'Fa/FaWiersz[2]/NrWierszaFa',
      'invoice',
    ],
    [
      'a line number is left out',
      inZloty,
      '<NrWierszaFa>1',
      '<NrWierszaFa>2',
      'line_number_skipped',
      'Fa/FaWiersz/NrWierszaFa',
      'invoice',
    ],
    [
      'a correction with the wrong sign on a quantity',
      correction,
      '<P_8B>1',
      '<P_8B>-1',
      'quantity_sign',
      'Fa/FaWiersz[1]/P_8B',
      'invoice.net_amount',
    ],
    [
      'a negative quantity',
      inZloty,
      '<P_8B>1',
      '<P_8B>-1',
      'quantity_sign',
      'Fa/FaWiersz/P_8B',
      'invoice.net_amount',
    ],
    [
      'price times quantity is another value',
      inZloty,
      '<P_9A>10037.40',
      '<P_9A>10073.40',
      'line_sum_wrong',
      'Fa/FaWiersz/P_11',
      'invoice.net_amount',
    ],
    [
      'lines and sum differ by a grosz',
      inZloty,
      '<P_13_1>10037.40',
      '<P_13_1>10037.41',
      'sum_wrong',
      'Fa/P_13_1',
      'invoice.net_amount',
    ],
    [
      'the sum is that of another rate',
      inZloty,
      '<P_12>23',
      '<P_12>8',
      'rate_without_lines',
      'Fa/P_13_1',
      'invoice.net_amount',
    ],
    [
      'the sum of a rate is missing',
      inZloty,
      '<P_12>23',
      '<P_12>8',
      'sum_missing',
      'Fa/P_13_2',
      'invoice.net_amount',
    ],
    [
      'tax at another rate',
      inZloty,
      '<P_14_1>2308.60',
      '<P_14_1>802.99',
      'tax_wrong',
      'Fa/P_14_1',
      'invoice.net_amount',
    ],
    [
      'a total without tax',
      inZloty,
      '<P_15>12346.00',
      '<P_15>10037.40',
      'total_wrong',
      'Fa/P_15',
      'invoice.net_amount',
    ],
    [
      'a total in PLN instead of the invoice’s currency',
      inEuro,
      '<P_15>1230.00',
      '<P_15>5255.91',
      'total_in_zloty',
      'Fa/P_15',
      'invoice.net_amount',
    ],
    [
      'the rate is inverted',
      inEuro,
      '<KursWaluty>4.2731',
      '<KursWaluty>0.234022',
      'rate_inverted',
      'Fa/FaWiersz/KursWaluty',
      'invoice.tax_rate',
    ],
    [
      'tax in PLN by the inverted rate',
      inEuro,
      '<P_14_1W>982.81',
      '<P_14_1W>53.83',
      'rate_inverted',
      'Fa/P_14_1W',
      'invoice.tax_rate',
    ],
    [
      'tax in PLN by another rate',
      inEuro,
      '<P_14_1W>982.81',
      '<P_14_1W>980.00',
      'tax_in_zloty_wrong',
      'Fa/P_14_1W',
      'invoice.tax_rate',
    ],
    [
      'no tax in PLN',
      inEuro,
      /<P_14_1W>.*?<\/P_14_1W>/,
      '',
      'tax_in_zloty_missing',
      'Fa/P_14_1W',
      'invoice.tax_rate',
    ],
    [
      'no rate',
      inEuro,
      /<KursWaluty>.*?<\/KursWaluty>/,
      '',
      'rate_missing',
      'Fa/FaWiersz/KursWaluty',
      'invoice.tax_rate',
    ],
    [
      'a rate of advance payments for that of the tax',
      inEuro,
      '<Adnotacje>',
      '<KursWalutyZ>4.2731</KursWalutyZ><Adnotacje>',
      'advance_rate',
      'Fa/KursWalutyZ',
      'invoice.tax_rate',
    ],
    [
      'a contract’s rate for that of the tax',
      inEuro,
      '<Transport>',
      '<KursUmowny>4.2731</KursUmowny><WalutaUmowna>EUR</WalutaUmowna><Transport>',
      'contract_rate',
      'Fa/WarunkiTransakcji/KursUmowny',
      'invoice.tax_rate',
    ],
    [
      'a rate of PLN',
      inZloty,
      '</P_12><GTU>GTU_13</GTU>',
      '</P_12><GTU>GTU_13</GTU><KursWaluty>1</KursWaluty>',
      'rate_of_zloty',
      'Fa/FaWiersz/KursWaluty',
      'invoice.tax_rate',
    ],
    [
      'PLN in PLN',
      inZloty,
      '</P_14_1>',
      '</P_14_1><P_14_1W>2308.60</P_14_1W>',
      'tax_in_zloty_unexpected',
      'Fa/P_14_1W',
      'invoice.tax_rate',
    ],
    [
      '5 % written as exempt',
      at5,
      '<P_13_3>1000.00</P_13_3><P_14_3>50.00</P_14_3>',
      '<P_13_7>1000.00</P_13_7>',
      'exempt_basis_missing',
      'Fa/Adnotacje/Zwolnienie/P_19',
      'invoice.vat_rate',
    ],
    [
      '5 % summed up as exempt',
      at5,
      '<P_13_3>1000.00</P_13_3><P_14_3>50.00</P_14_3>',
      '<P_13_7>1000.00</P_13_7>',
      'rate_without_lines',
      'Fa/P_13_7',
      'invoice.vat_rate',
    ],
    [
      'a basis of exemption of nothing',
      at5,
      '<P_19N>1</P_19N>',
      '<P_19>1</P_19><P_19A>art. 43</P_19A>',
      'exempt_unexpected',
      'Fa/Adnotacje/Zwolnienie/P_19',
      'invoice.vat_rate',
    ],
    [
      'reverse charge that is not said',
      forUnion,
      '<P_18>1',
      '<P_18>2',
      'reverse_charge_missing',
      'Fa/Adnotacje/P_18',
      'invoice.vat_rate',
    ],
    [
      'reverse charge on taxed sales',
      inZloty,
      '<P_18>2',
      '<P_18>1',
      'reverse_charge_unexpected',
      'Fa/Adnotacje/P_18',
      'invoice.vat_rate',
    ],
    [
      'a municipality’s unit that is not named',
      inZloty,
      '<JST>2',
      '<JST>1',
      'third_party_missing',
      'Podmiot3',
      'invoice',
    ],
    [
      'a member of a VAT group that is not named',
      inZloty,
      '<GV>2',
      '<GV>1',
      'third_party_missing',
      'Podmiot3',
      'invoice',
    ],
    [
      'split payment that is not said',
      fileOf({ charged: [[20_000, '23']] }),
      '</P_12>',
      '</P_12><P_12_Zal_15>1</P_12_Zal_15>',
      'split_payment_missing',
      'Fa/Adnotacje/P_18A',
      'invoice.vat_rate',
    ],
    [
      'an account of another currency',
      inEuro,
      '</RachunekBankowy>',
      '<OpisRachunku>Rachunek PLN</OpisRachunku></RachunekBankowy>',
      'account_currency',
      'Fa/Platnosc/RachunekBankowy/OpisRachunku',
      'company_data.bank_account',
    ],
    [
      'a state before on no correction',
      inZloty,
      '</GTU>',
      '</GTU><StanPrzed>1</StanPrzed>',
      'state_before_unexpected',
      'Fa/FaWiersz/StanPrzed',
      'invoice',
    ],
    [
      'another NIP of the buyer before',
      dayCorrection,
      '</DaneFaKorygowanej>',
      '</DaneFaKorygowanej><Podmiot2K><DaneIdentyfikacyjne><NIP>5260001246</NIP></DaneIdentyfikacyjne></Podmiot2K>',
      'buyer_number_corrected',
      'Fa/Podmiot2K/DaneIdentyfikacyjne/NIP',
      'client.vat_number',
    ],
    [
      'a settlement that does not add up',
      inZloty,
      '<Platnosc>',
      '<Rozliczenie><Odliczenia><Kwota>46</Kwota><Powod>Saldo</Powod></Odliczenia><DoZaplaty>12346</DoZaplaty></Rozliczenie><Platnosc>',
      'settlement_wrong',
      'Fa/Rozliczenie/DoZaplaty',
      'invoice',
    ],
  ];
  test.each(cases)('%s', (what, file, from, to, code, path, field) => {
    const breaches = check(broken([what, file, from, to]));
    const faults = faultsOf(breaches, 'en').map((fault) => [fault.code, fault.path, fault.field]);
    expect(faults).toContainEqual([code, `/Faktura/${path}`, field]);
  });

  test('numbers of others that look wrong are told, and keep nothing back', () => {
    const doubtful = [
      broken(['an EU number', forUnion, '136695976', '136695977']),
      broken(['a KSeF number', correction, ksefNumber, `${start}-00`]),
      broken(['an account', inZloty, '<NrRB>PL61', '<NrRB>PL62']),
    ].map(check);
    expect(doubtful.map((breaches) => breaches.map(({ code }) => code))).toEqual([
      ['eu_number_doubtful'],
      ['ksef_number_doubtful'],
      ['account_doubtful'],
    ]);
    expect(doubtful.flatMap((breaches) => faultsOf(breaches, 'pl'))).toEqual([]);
  });
});

describe('a file that is none', () => {
  test.each([
    ['not closed', Buffer.from(inZloty.replace('</Faktura>', '')), 'not_xml'],
    ['empty', Buffer.alloc(0), 'not_xml'],
    ['a byte order mark', Buffer.from(`\uFEFF${inZloty}`), 'not_utf8'],
    ['another encoding', Buffer.from(inZloty, 'latin1'), 'not_utf8'],
    ['an instruction', Buffer.from(inZloty.replace('<Naglowek>', '<?php 1 ?><Naglowek>')), 'not_xml'],
    [
      'entities that grow',
      Buffer.from(inZloty.replace('?>', '?><!DOCTYPE Faktura [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>')),
      'not_xml',
    ],
    ['a control character', Buffer.from(inZloty.replace('Meble', 'Me\u0001ble')), 'characters_refused'],
    [
      'a control character as a reference',
      Buffer.from(inZloty.replace('Meble', 'Me&#1;ble')),
      'characters_refused',
    ],
    ['more than a million bytes', Buffer.from(inZloty.replace('Meble', 'M'.repeat(1_000_000))), 'too_large'],
  ])('%s', (_, file, code) => {
    expect(checkFa3(file, today).map((breach) => [breach.code, breach.path])).toEqual([[code, '/Faktura']]);
  });

  test('names the element of a character that XML takes and KSeF does not', () => {
    expect(
      check(broken(['a discouraged character', inZloty, 'Elektromontaż', 'Elektro\u0085montaż\u0086'])),
    ).toEqual([{ code: 'characters_refused', path: '/Faktura/Podmiot2/DaneIdentyfikacyjne/Nazwa' }]);
  });
});

test('a fault is told in the reader’s words, with the place to mend', () => {
  const breaches = check(broken(['the NIP', inZloty, '7790001232', '7790001233']));
  const told = (['pl', 'en', 'no'] as const).map((language) => faultsOf(breaches, language)[0]?.message);
  expect(told).toEqual([
    'Karta klienta: NIP / VAT. NIP 7790001233 ma błędną cyfrę kontrolną.',
    'Client: VAT number. The NIP 7790001233 has a wrong check digit.',
    'Kunde: mva-nummer. NIP 7790001233 har feil kontrollsiffer.',
  ]);
});
