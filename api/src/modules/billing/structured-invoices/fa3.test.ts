import { describe, expect, test } from '@jest/globals';
import { countries } from '../../../kernel/contact/countries.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import { anInvoice } from '../invoices/testing/an-invoice.js';
import { checkFa3 } from './check-fa3.js';
import { structuredInvoiceOf } from './fa3.js';
import { taxIdOf, type Fa3TaxId } from './fa3-party.js';
import { fa3Text } from './fa3-text.js';
import { issuedInvoice, type InvoiceToWrite } from './testing/invoices-to-write.js';

const createdAt = new Date('2026-11-25T09:30:00.250Z');
const write = (content: InvoiceContent, correctedNumber: string | null = null) =>
  structuredInvoiceOf(content, { createdAt, correctedNumber }).xml.toString();
const written = (wanted: InvoiceToWrite) => write(issuedInvoice(wanted));
const codes = (xml: string) => checkFa3(Buffer.from(xml), '2026-11-25').map(({ code }) => code);
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g'))].map(([, text]) => text);

test('an invoice says all that it was issued with', () => {
  expect(written({ currency: 'EUR', rate: '4.2731', charged: [[1000, '23']] })).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">',
      '<Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza><WariantFormularza>3</WariantFormularza>',
      '<DataWytworzeniaFa>2026-11-25T09:30:00Z</DataWytworzeniaFa><SystemInfo>Frakto</SystemInfo></Naglowek>',
      '<Podmiot1><DaneIdentyfikacyjne><NIP>5260001246</NIP><Nazwa>Bałtyk Spedycja sp. z o.o.</Nazwa></DaneIdentyfikacyjne>',
      '<Adres><KodKraju>PL</KodKraju><AdresL1>ul. Śląska 17</AdresL1><AdresL2>81-319 Gdynia</AdresL2></Adres>',
      '<DaneKontaktowe><Email>faktury@baltykspedycja.example</Email><Telefon>+48587201140</Telefon></DaneKontaktowe></Podmiot1>',
      '<Podmiot2><DaneIdentyfikacyjne><NIP>7790001232</NIP><Nazwa>Elektromontaż Sp. z o.o.</Nazwa></DaneIdentyfikacyjne>',
      '<Adres><KodKraju>PL</KodKraju><AdresL1>ul. Przemysłowa 12</AdresL1><AdresL2>61-541 Poznań</AdresL2></Adres>',
      '<JST>2</JST><GV>2</GV></Podmiot2>',
      '<Fa><KodWaluty>EUR</KodWaluty><P_1>2026-11-20</P_1><P_1M>Gdynia</P_1M><P_2>FV/2026/0017</P_2><P_6>2026-11-18</P_6>',
      '<P_13_1>1000.00</P_13_1><P_14_1>230.00</P_14_1><P_14_1W>982.81</P_14_1W><P_15>1230.00</P_15>',
      '<Adnotacje><P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A><Zwolnienie><P_19N>1</P_19N></Zwolnienie>',
      '<NoweSrodkiTransportu><P_22N>1</P_22N></NoweSrodkiTransportu><P_23>2</P_23><PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy></Adnotacje>',
      '<RodzajFaktury>VAT</RodzajFaktury>',
      '<DodatkowyOpis><Klucz>Kurs waluty</Klucz><Wartosc>1 EUR = 4.2731 PLN, NBP, tabela 223/A/NBP/2026 z dnia 2026-11-17</Wartosc></DodatkowyOpis>',
      '<DodatkowyOpis><Klucz>Nasz numer referencyjny</Klucz><Wartosc>R-7</Wartosc></DodatkowyOpis>',
      '<DodatkowyOpis><NrWiersza>1</NrWiersza><Klucz>Załadunek</Klucz><Wartosc>2026-11-17</Wartosc></DodatkowyOpis>',
      '<DodatkowyOpis><NrWiersza>1</NrWiersza><Klucz>Rozładunek</Klucz><Wartosc>2026-11-18</Wartosc></DodatkowyOpis>',
      '<DodatkowyOpis><NrWiersza>1</NrWiersza><Klucz>Ładunek</Klucz><Wartosc>Meble</Wartosc></DodatkowyOpis>',
      '<DodatkowyOpis><NrWiersza>1</NrWiersza><Klucz>Liczba palet</Klucz><Wartosc>12</Wartosc></DodatkowyOpis>',
      '<DodatkowyOpis><NrWiersza>1</NrWiersza><Klucz>Masa w kg</Klucz><Wartosc>8400.5</Wartosc></DodatkowyOpis>',
      '<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Usługa transportowa: Gdynia (PL) → Szczecin (PL)</P_7><P_8A>usł.</P_8A><P_8B>1</P_8B>',
      '<P_9A>1000.00</P_9A><P_11>1000.00</P_11><P_12>23</P_12><GTU>GTU_13</GTU><KursWaluty>4.2731</KursWaluty></FaWiersz>',
      '<Platnosc><TerminPlatnosci><Termin>2026-12-20</Termin></TerminPlatnosci><FormaPlatnosci>6</FormaPlatnosci>',
      '<RachunekBankowy><NrRB>PL61109010140000071219812874</NrRB><NazwaBanku>Bank Portowy S.A.</NazwaBanku></RachunekBankowy></Platnosc>',
      '<WarunkiTransakcji><Zamowienia><NrZamowienia>PO 45-11204</NrZamowienia></Zamowienia>',
      '<Transport><RodzajTransportu>3</RodzajTransportu><NrZleceniaTransportu>21</NrZleceniaTransportu><OpisLadunku>13</OpisLadunku>',
      '<WysylkaZ><KodKraju>PL</KodKraju><AdresL1>ul. Hutnicza 1, 81-212 Gdynia</AdresL1></WysylkaZ>',
      '<WysylkaDo><KodKraju>PL</KodKraju><AdresL1>ul. Hutnicza 4, 71-061 Szczecin</AdresL1></WysylkaDo></Transport></WarunkiTransakcji></Fa>',
      '<Stopka><Informacje><StopkaFaktury>KRS 0000123456, Sąd Rejonowy Gdańsk-Północ; Kapitał zakładowy: 50 000 zł</StopkaFaktury></Informacje>',
      '<Rejestry><KRS>0000123456</KRS><REGON>000331501</REGON></Rejestry></Stopka></Faktura>',
    ].join(''),
  );
});

test('the same invoice is the same file, named by its hash', () => {
  const circumstances = { createdAt, correctedNumber: null };
  const [one, other] = [0, 1].map(() => structuredInvoiceOf(issuedInvoice(), circumstances));
  expect(one).toEqual(other);
  expect(one?.hash).toMatch(/^[A-Za-z0-9+/]{43}=$/);
});

describe('a correction', () => {
  const number = '5260001246-20261120-0100001AF629-B0';
  const content = issuedInvoice({
    charged: [
      [1000, '23'],
      [900, '23'],
      [950, '8'],
    ],
  });

  test('says what was and what is, with the difference as its sums, and names the first invoice', () => {
    const xml = write(content, number);
    expect([texts(xml, 'P_13_1'), texts(xml, 'P_13_2'), texts(xml, 'P_15')]).toEqual([
      ['-900.00'],
      ['950.00'],
      ['-81.00'],
    ]);
    expect(xml).toContain(
      '<RodzajFaktury>KOR</RodzajFaktury><PrzyczynaKorekty>Uzgodniona zmiana</PrzyczynaKorekty><TypKorekty>2</TypKorekty>' +
        '<DaneFaKorygowanej><DataWystFaKorygowanej>2026-11-20</DataWystFaKorygowanej><NrFaKorygowanej>FV/2026/0017</NrFaKorygowanej>' +
        `<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${number}</NrKSeFFaKorygowanej></DaneFaKorygowanej>`,
    );
    const lines = xml
      .match(/<FaWiersz>.*?<\/FaWiersz>/g)
      ?.map((line) => [
        ...['NrWierszaFa', 'P_8B', 'P_11', 'P_12'].map((name) => texts(line, name)[0]),
        line.includes('<StanPrzed>1</StanPrzed>'),
      ]);
    expect(lines).toEqual([
      ['1', '1', '900.00', '23', true],
      ['1', '1', '950.00', '8', false],
    ]);
  });

  test('of an invoice outside KSeF says so', () => {
    expect(write(content)).toContain('<NrFaKorygowanej>FV/2026/0017</NrFaKorygowanej><NrKSeFN>1</NrKSeFN>');
  });

  test('by which more is due counts from the invoice on', () => {
    expect(
      texts(
        written({
          charged: [
            [900, '23'],
            [1000, '23'],
          ],
        }),
        'TypKorekty',
      ),
    ).toEqual(['1']);
  });

  test('of days alone charges nothing and has no lines', () => {
    const xml = written({
      charged: [
        [1000, '23'],
        [1000, '23'],
      ],
    });
    expect([
      texts(xml, 'P_15'),
      texts(xml, 'TypKorekty'),
      xml.includes('<FaWiersz>'),
      xml.includes('<P_13_'),
    ]).toEqual([['0.00'], [], false, false]);
    expect(texts(xml, 'Termin')).toEqual(['2026-12-31']);
  });

  test('of the buyer names the one before, tied by a key; another NIP is refused', () => {
    const { corrects } = content;
    if (!corrects) throw new Error('No correction');
    const renamed = write(
      { ...content, corrects: { ...corrects, buyer: { ...content.buyer, name: 'Elektro' } } },
      number,
    );
    expect(renamed).toContain('<IDNabywcy>1</IDNabywcy><JST>');
    expect(renamed).toMatch(
      /<Podmiot2K><DaneIdentyfikacyjne><NIP>7790001232<\/NIP><Nazwa>Elektro<\/Nazwa>.*<IDNabywcy>1<\/IDNabywcy><\/Podmiot2K>/,
    );
    const buyer = { ...content.buyer, numbers: [{ label: 'NIP', value: '5260001246' }] };
    expect(codes(write({ ...content, corrects: { ...corrects, buyer } }))).toEqual([
      'buyer_number_corrected',
    ]);
  });
});

describe('a buyer is identified', () => {
  test.each<[string, string, string, string | null, Fa3TaxId]>([
    ['in Poland', 'NIP', 'PL 779-000-12-32', 'PL', { NIP: '7790001232' }],
    ['in Germany', 'VAT', 'DE 136 695 976', 'DE', { KodUE: 'DE', NrVatUE: '136695976' }],
    ['in Germany, without its prefix', 'VAT', '136695976', 'DE', { KodUE: 'DE', NrVatUE: '136695976' }],
    ['in Greece', 'VAT', 'EL094259216', 'GR', { KodUE: 'EL', NrVatUE: '094259216' }],
    [
      'in Austria, whose numbers begin with a letter',
      'VAT',
      'U13585627',
      'AT',
      { KodUE: 'AT', NrVatUE: 'U13585627' },
    ],
    ['in Germany, registered in Poland', 'VAT', 'PL7790001232', 'DE', { NIP: '7790001232' }],
    ['in Norway', 'Org.nr.', '987654325 MVA', 'NO', { KodKraju: 'NO', NrID: '987654325 MVA' }],
    [
      'in Switzerland, registered in Germany',
      'VAT',
      'DE136695976',
      'CH',
      { KodUE: 'DE', NrVatUE: '136695976' },
    ],
    [
      'in Norway, with its prefix',
      'VAT',
      'NO 987 654 325 MVA',
      'NO',
      { KodKraju: 'NO', NrID: '987 654 325 MVA' },
    ],
    ['in Britain', 'VAT', 'GB 980 7806 84', 'GB', { KodKraju: 'GB', NrID: '980 7806 84' }],
    ['in Britain, without its prefix', 'VAT', '980780684', 'GB', { KodKraju: 'GB', NrID: '980780684' }],
    ['in Ukraine', 'VAT', 'ua-123456789012', 'UA', { KodKraju: 'UA', NrID: '123456789012' }],
    ['in Switzerland', 'VAT', 'CHE-116.281.710', 'CH', { KodKraju: 'CH', NrID: 'CHE-116.281.710' }],
    [
      'in Greece, by the code of the country',
      'VAT',
      'GR094259216',
      'GR',
      { KodUE: 'EL', NrVatUE: '094259216' },
    ],
    [
      'by a register whose numbers begin so',
      'Reg.',
      'CH-020.3.035.123-4',
      'CH',
      { KodKraju: 'CH', NrID: 'CH-020.3.035.123-4' },
    ],
    ['by a register alone', 'Reg.', 'HRB 1234', 'DE', { KodKraju: 'DE', NrID: 'HRB 1234' }],
    ['in a country that nobody knows', 'VAT', '12-34', null, { NrID: '12-34' }],
    ['by nothing', 'NIP', ' - ', 'PL', { BrakID: '1' }],
  ])('%s', (_, label, value, country, id) => {
    expect(taxIdOf({ country, numbers: [{ label, value }] })).toEqual(id);
  });

  test('by nothing, where nothing is known', () => {
    const xml = written({ buyer: 'person' });
    expect([xml.includes('<DaneIdentyfikacyjne><BrakID>1</BrakID><Nazwa>Jan Kowalski'), codes(xml)]).toEqual([
      true,
      [],
    ]);
  });

  test('in each country of the product', () => {
    const wrong = countries.filter(({ code }) => {
      const buyer = { ...anInvoice.buyer, country: code, numbers: [] };
      const issued = issuedInvoice();
      return codes(write({ ...issued, buyer })).length > 0;
    });
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  test('without a country, the address is missing', () => {
    expect(codes(written({ client: { country_id: null } }))).toEqual(['buyer_address_missing']);
  });
});

describe('what the law asks for', () => {
  test.each([
    ['the seller’s NIP', { seller: { nip: '' } }, ['element_missing']],
    ['the seller’s address', { seller: { address: '', city: '', post_code: '' } }, ['element_missing']],
    ['the buyer’s name', { client: { name: ' ' } }, ['buyer_name_missing']],
    [
      'the EU number with reverse charge',
      { buyer: 'de', client: { vat_number: null }, charged: [[1, 'oo']] },
      ['eu_number_missing'],
    ],
    [
      'the rate of the tax',
      { currency: 'EUR', charged: [[1, '23']] },
      ['tax_in_zloty_missing', 'rate_missing'],
    ],
  ] satisfies [string, InvoiceToWrite, string[]][])(
    'is refused where it is missing: %s',
    (_, wanted, expected) => {
      expect(codes(written(wanted))).toEqual(expected);
    },
  );

  test('is there in 1,000 lines', () => {
    const content = issuedInvoice({ charged: [[10.1, '23']] });
    const [line] = content.lines;
    if (!line) throw new Error('No line');
    const sums = { net: 10_100, vat: 2320, gross: 12_420 };
    const xml = write({
      ...content,
      lines: Array.from({ length: 1000 }, () => line),
      sums: { ...sums, rates: [] },
    });
    expect([texts(xml, 'P_13_1'), texts(xml, 'P_14_1'), texts(xml, 'NrWierszaFa').at(-1)]).toEqual([
      ['10100.00'],
      ['2320.00'],
      '1000',
    ]);
    expect(codes(xml)).toEqual([]);
  });

  test('is there in invoices that were frozen before they knew where the transport begins', () => {
    const { pickup_place: _, ...earlier } = issuedInvoice();
    const xml = write(earlier);
    expect([xml.includes('<WysylkaZ>'), xml.includes('<WysylkaDo>'), codes(xml)]).toEqual([false, true, []]);
  });
});

describe('carriers', () => {
  const transportsIn = (xml: string) =>
    (xml.match(/<Transport>.*?<\/Transport>/g) ?? []).map((transport) => [
      ...texts(transport, 'Nazwa'),
      ...texts(transport, 'AdresL1').filter((line) => line?.includes('Hub')),
    ]);
  const way = (from: number, to: number) =>
    [from, to].map(
      (place) =>
        `ul. Hutnicza ${place === from ? 1 : 4}, ${place === from ? '81-212' : '71-061'} Hub ${place}`,
    );

  test('are named by number and address before the order, where the client is to learn them', () => {
    const xml = written({ carriers: ['pl'] });
    expect(xml).toContain(
      '<Transport><RodzajTransportu>3</RodzajTransportu><Przewoznik><DaneIdentyfikacyjne><NIP>5260001246</NIP>' +
        '<Nazwa>Trans-Pol Jan Nowak</Nazwa></DaneIdentyfikacyjne><AdresPrzewoznika><KodKraju>PL</KodKraju>' +
        '<AdresL1>ul. Bukowa 5</AdresL1><AdresL2>60-004 Poznań</AdresL2></AdresPrzewoznika></Przewoznik>' +
        '<NrZleceniaTransportu>21</NrZleceniaTransportu><OpisLadunku>13</OpisLadunku><WysylkaZ>',
    );
    expect([transportsIn(xml).length, codes(xml)]).toEqual([1, []]);
  });

  test('are a secret otherwise', () => {
    const content = issuedInvoice({ carriers: ['pl', 'no'], namesCarriers: false });
    expect([JSON.stringify(content).includes('Trans-Pol'), transportsIn(write(content))]).toEqual([
      false,
      [way(0, 2)],
    ]);
  });

  test('stand each with the part of the way that is theirs', () => {
    const xml = written({ carriers: ['pl', 'pl', 'no', 'de', 'pl'] });
    expect(transportsIn(xml)).toEqual([
      ['Trans-Pol Jan Nowak', ...way(0, 2)],
      ['Fjordfrakt AS', ...way(2, 3)],
      ['Hansa Trans GmbH', ...way(3, 4)],
      ['Trans-Pol Jan Nowak', ...way(4, 5)],
    ]);
    expect(xml).toContain('<KodKraju>NO</KodKraju><NrID>987 654 325 MVA</NrID><Nazwa>Fjordfrakt AS');
    expect(xml).toContain('<KodUE>DE</KodUE><NrVatUE>136695976</NrVatUE><Nazwa>Hansa Trans GmbH');
    expect(codes(xml)).toEqual([]);
  });

  test.each(['numberless', 'misnumbered', 'zeros', 'homeless'] as const)('are not named half: %s', (name) => {
    const [alone, beside] = [written({ carriers: [name] }), written({ carriers: ['pl', name] })];
    expect([transportsIn(alone), codes(alone)]).toEqual([[way(0, 1)], []]);
    expect([transportsIn(beside), codes(beside)]).toEqual([
      [['Trans-Pol Jan Nowak', ...way(0, 1)], way(1, 2)],
      [],
    ]);
  });

  test('are left out where they are more than FA(3) takes', () => {
    const turns = (count: number) =>
      Array.from({ length: count }, (_none, index) => (index % 2 === 0 ? ('pl' as const) : ('no' as const)));
    const [most, more] = [20, 21].map((count) => written({ carriers: turns(count) }));
    expect([transportsIn(most ?? '').length, codes(most ?? '')]).toEqual([20, []]);
    expect(transportsIn(more ?? '')).toEqual([way(0, 21)]);
  });

  test('are repeated by corrections', () => {
    const xml = written({
      carriers: ['no'],
      charged: [
        [1000, '23'],
        [900, '23'],
      ],
    });
    expect(transportsIn(xml)).toEqual([['Fjordfrakt AS', ...way(0, 1)]]);
  });
});

describe('what is optional and not in its form is left out', () => {
  test.each([
    ['a phone number that is too long', { seller: { phone: '+48 58 720 11 40 500 600' } }, '<Telefon>'],
    ['an e-mail that is none', { seller: { email: 'faktury' } }, '<Email>'],
    ['a BIC that is none', { buyer: 'de', seller: { bank_swift: 'X' }, charged: [[1, '23']] }, '<SWIFT>'],
    ['a REGON that is none', { seller: { regon: '12' } }, '<REGON>'],
    ['an account that was not entered', { seller: { bank_account: '' } }, '<RachunekBankowy>'],
  ] satisfies [string, InvoiceToWrite, string][])('%s', (_, wanted, element) => {
    const xml = written(wanted);
    expect([xml.includes(element), codes(xml)]).toEqual([false, []]);
  });

  test('a load without pallets is named', () => {
    const xml = written({ order: { pallets_count: 0, cargo_type: 'Rury' } });
    expect(xml).toContain('<LadunekInny>1</LadunekInny><OpisInnegoLadunku>Rury</OpisInnegoLadunku>');
    expect(codes(xml)).toEqual([]);
  });
});

describe('texts', () => {
  test.each([
    ['lines become one', 'a\r\n\tb', 'a b'],
    ['control characters go', 'a\u0000\u0008b\u007F\u0086c', 'abc'],
    ['halves of pairs go', 'a\uD83Db', 'ab'],
    ['whole pairs stay', 'a🚚b', 'a🚚b'],
    ['places without a character go', 'a\uFFFE\u{1FFFF}\uFDD0b', 'ab'],
    ['letters of all kinds stay', 'Łódź → Ålesund ß Ω', 'Łódź → Ålesund ß Ω'],
  ])('%s', (_, text, cleaned) => {
    expect(fa3Text(text, 100)).toBe(cleaned);
  });

  test('end at their longest, by characters, and are nothing when nothing is left', () => {
    expect([fa3Text('🚚🚚🚚', 2), fa3Text(' \u0001 ', 5), fa3Text(null, 5), fa3Text('ab cd', 3)]).toEqual([
      '🚚🚚',
      undefined,
      undefined,
      'ab',
    ]);
  });

  test('of strangers are texts and nothing else', () => {
    const name = `<!-- & ]]> "Firma" <b>\u0002</b> ${'x'.repeat(600)}`;
    const xml = written({ client: { name } });
    expect(xml).toContain('<Nazwa>&lt;!-- &amp; ]]&gt; &quot;Firma&quot; &lt;b&gt;&lt;/b&gt; xxx');
    expect(codes(xml)).toEqual([]);
  });
});
