import { describe, expect, test } from '@jest/globals';
import { pain001 } from './pain001.js';
import { executionDay } from './payment-file.service.js';
import { bankText, transferTitle } from './transfer-title.js';

const ksefNumber = '7743186491-20261125-0100001AF62A-3C';

describe('the title of a transfer', () => {
  test.each([
    [
      'names both numbers',
      { number: 'FV/2026/11/118', ksefNumber, orderId: 17, split: null },
      `FV/2026/11/118 KSeF ${ksefNumber}`,
    ],
    [
      'of an invoice outside KSeF names its own',
      { number: 'FV 1', ksefNumber: null, orderId: 17, split: null },
      'FV 1',
    ],
    [
      'of a split payment has tax, NIP and the KSeF number',
      {
        number: 'FV/2026/11/118',
        ksefNumber,
        orderId: 17,
        split: { vatMinor: 345_005, sellerNip: '7743186491' },
      },
      `/VAT/3450,05/IDC/7743186491/INV/${ksefNumber}/TXT/FV/2026/11/118`,
    ],
    [
      'of a split payment outside KSeF has the number of the invoice',
      { number: 'FV 1', ksefNumber: null, orderId: 17, split: { vatMinor: 7, sellerNip: '7743186491' } },
      '/VAT/0,07/IDC/7743186491/INV/FV 1',
    ],
    [
      'never looks like a split payment that it is not',
      { number: '/VAT/9999,99/IDC/1234563218/INV/1', ksefNumber: null, orderId: 17, split: null },
      'VAT/9999,99/IDC/1234563218/INV/1',
    ],
    [
      'is the number of the order where the seller’s has nothing but slashes',
      { number: '//', ksefNumber: null, orderId: 17, split: null },
      '17',
    ],
  ])('%s', (_, facts, title) => {
    expect(transferTitle(facts)).toBe(title);
  });

  test('fits into 140 characters, whatever the seller calls the invoice', () => {
    const number = 'ż'.repeat(256);
    const plain = transferTitle({ number, ksefNumber, orderId: 17, split: null });
    const split = transferTitle({
      number,
      ksefNumber,
      orderId: 17,
      split: { vatMinor: 99_999_999_999, sellerNip: '7743186491' },
    });
    for (const title of [plain, split]) {
      expect(title.length).toBeLessThanOrEqual(140);
      expect(title).toContain(ksefNumber);
    }
  });

  test('of a split payment keeps the law’s parts within their lengths, and is not read as others', () => {
    const title = transferTitle({
      number: `1/IDC/9999999999/INV/2/TXT/${'9'.repeat(60)}`,
      ksefNumber: null,
      orderId: 17,
      // The most that there is room for: ten digits and two.
      split: { vatMinor: 999_999_999_999, sellerNip: '7743186491' },
    });
    const parts = /^\/VAT\/(\d{1,10},\d\d)\/IDC\/(.{1,14})\/INV\/(.{1,35})$/.exec(title);
    expect(parts?.slice(1)).toEqual(['9999999999,99', '7743186491', '1-IDC/9999999999-INV/2-TXT/99999999']);
    expect(title.match(/\/(?:VAT|IDC|INV|TXT)\//g)).toEqual(['/VAT/', '/IDC/', '/INV/']);
  });

  test.each([
    ['1/ÍDC/9999999999/INV/2', null, '1-IDC/9999999999-INV/2', null],
    ['IDC/9999999999', null, 'IDC-9999999999', null],
    ['vat', null, 'vat-', null],
    ['TXT/VAT/1', null, 'TXT-VAT/1', null],
    ['IDC/9999999999', ksefNumber, ksefNumber, 'IDC-9999999999'],
    ['1/İNV/IDC/2', ksefNumber, ksefNumber, '1-INV-IDC/2'],
  ])('of a split payment makes no parts of %p', (number, ksef, inv, text) => {
    const split = { vatMinor: 2300, sellerNip: '7743186491' };
    expect(transferTitle({ number, ksefNumber: ksef, orderId: 17, split })).toBe(
      `/VAT/23,00/IDC/7743186491/INV/${inv}${text === null ? '' : `/TXT/${text}`}`,
    );
  });

  test.each([
    ['Łódź Spedycja', 'Lodz Spedycja'],
    ['A&B “Trans”', 'A+B -Trans-'],
    ['FV_1\n2026;#', 'FV-1 2026--'],
  ])('%p is written %p', (text, written) => {
    expect(bankText(text, 70)).toBe(written);
  });
});

describe('the day of execution', () => {
  test.each([
    ['a working day', '2026-11-25', '2026-11-20', '2026-11-25'],
    ['has passed: today', '2026-11-10', '2026-11-20', '2026-11-20'],
    ['a Saturday: Monday', '2026-11-21', '2026-11-20', '2026-11-23'],
    ['11 November: the day after', '2026-11-11', '2026-11-01', '2026-11-12'],
    ['Christmas Eve: over the holidays and a Sunday', '2026-12-24', '2026-11-20', '2026-12-28'],
  ])('%s', (_, due, today, day) => {
    expect(executionDay(due, today)).toBe(day);
  });
});

describe('pain.001.001.03', () => {
  const file = pain001({
    id: 'FR1-7-MI3A',
    createdAt: new Date('2026-11-20T09:30:00.123Z'),
    debtor: 'Bałtyk Spedycja sp. z o.o.',
    debtorIban: 'PL67999900000000123456780001',
    currency: 'PLN',
    transfers: [
      {
        id: 'FR1-7-MI3A-1',
        creditor: 'Nord & Trans <Sp. z o.o.>',
        iban: 'PL61109010140000071219812874',
        minor: 123_000,
        executionOn: '2026-12-07',
        title: `FV 1 KSeF ${ksefNumber}`,
      },
      {
        id: 'FR1-7-MI3A-2',
        creditor: 'Trans Łódź',
        iban: 'PL27114020040000300201355387',
        minor: 5,
        executionOn: '2026-11-25',
        title: 'FV 2',
      },
      {
        id: 'FR1-7-MI3A-3',
        creditor: 'Trans Łódź',
        iban: 'PL27114020040000300201355387',
        minor: 1_845_000,
        executionOn: '2026-12-07',
        title: '/VAT/3450,00/IDC/7743186491/INV/FV 3',
      },
    ],
  });
  const all = (name: string) =>
    [...file.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

  // By hand: 1,230.00 + 0.05 + 18,450.00 = 19,680.05; the later day has 19,680.00 in two transfers.
  test('has a block a day, with counts and sums', () => {
    expect(
      file.startsWith(
        '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">',
      ),
    ).toBe(true);
    expect(all('MsgId')).toEqual(['FR1-7-MI3A']);
    expect(all('CreDtTm')).toEqual(['2026-11-20T09:30:00']);
    expect(all('NbOfTxs')).toEqual(['3', '1', '2']);
    expect(all('CtrlSum')).toEqual(['19680.05', '0.05', '19680.00']);
    expect(all('PmtInfId')).toEqual(['FR1-7-MI3A-1', 'FR1-7-MI3A-2']);
    expect(all('ReqdExctnDt')).toEqual(['2026-11-25', '2026-12-07']);
  });

  test('pays each creditor from the account of the company', () => {
    expect(all('InstdAmt')).toEqual(['0.05', '1230.00', '18450.00']);
    expect(file.match(/Ccy="PLN"/g)).toHaveLength(3);
    expect(all('IBAN')).toEqual([
      'PL67999900000000123456780001',
      'PL27114020040000300201355387',
      'PL67999900000000123456780001',
      'PL61109010140000071219812874',
      'PL27114020040000300201355387',
    ]);
    expect(all('Nm').slice(-2)).toEqual(['Nord + Trans -Sp. z o.o.-', 'Trans Lodz']);
    expect(all('Ustrd')).toEqual(['FV 2', `FV 1 KSeF ${ksefNumber}`, '/VAT/3450,00/IDC/7743186491/INV/FV 3']);
    expect(new Set(all('EndToEndId')).size).toBe(3);
  });

  // The sequence of elements, which the schema fixes: written down by hand from ISO 20022, PaymentInstructionInformation3.
  test('has its elements in the sequence of the schema', () => {
    const names = [...file.slice(file.indexOf('<PmtInf>')).matchAll(/<([A-Za-z]+)[ >]/g)].map(
      ([, name]) => name,
    );
    expect(names.slice(0, names.indexOf('PmtInf', 1)).join(' ')).toBe(
      'PmtInf PmtInfId PmtMtd NbOfTxs CtrlSum PmtTpInf SvcLvl Cd ReqdExctnDt Dbtr Nm DbtrAcct Id IBAN Ccy DbtrAgt FinInstnId Othr Id ChrgBr ' +
        'CdtTrfTxInf PmtId InstrId EndToEndId Amt InstdAmt Cdtr Nm CdtrAcct Id IBAN RmtInf Ustrd',
    );
  });
});
