import { expect, test } from '@jest/globals';
import { aNorwegianInvoice } from '../invoices/testing/an-invoice.js';
import { issuedInvoice, type InvoiceToWrite } from './testing/invoices-to-write.js';
import { vatRecordOf } from './vat-record.js';

const rate = '4.2731';

test.each<{ why: string; record: Readonly<Record<string, string>> } & InvoiceToWrite>([
  { why: '23 % in PLN', charged: [[1000, '23']], record: { K_19: '1000.00', K_20: '230.00' } },
  { why: '8 %', charged: [[100, '8']], record: { K_17: '100.00', K_18: '8.00' } },
  { why: '5 %', charged: [[100, '5']], record: { K_15: '100.00', K_16: '5.00' } },
  { why: '0 % of transport that leaves the Union', charged: [[4250, '0']], record: { K_13: '4250.00' } },
  {
    why: '23 % in euros (1234.56 × 4.2731 = 5275.398336; 283.95 × 4.2731 = 1213.346745)',
    currency: 'EUR',
    rate,
    charged: [[1234.56, '23']],
    record: { K_19: '5275.40', K_20: '1213.35' },
  },
  {
    why: 'a company elsewhere in the Union: outside Poland, and told apart (1980.50 × 4.2731 = 8462.87455)',
    buyer: 'de',
    currency: 'EUR',
    rate,
    charged: [[1980.5, 'oo']],
    record: { K_11: '8462.87', K_12: '8462.87' },
  },
  {
    why: 'a Norwegian company: outside Poland (4250 × 4.2731 = 18160.675)',
    buyer: 'no',
    currency: 'EUR',
    rate,
    charged: [[4250, 'np']],
    record: { K_11: '18160.68' },
  },
  {
    why: 'a correction of the price: what it changes',
    charged: [
      [1000, '23'],
      [900, '23'],
    ],
    record: { K_19: '-100.00', K_20: '-23.00' },
  },
  {
    why: 'a correction of the rate: off one, onto the other',
    charged: [
      [1000, '23'],
      [1000, '0'],
    ],
    record: { K_19: '-1000.00', K_20: '-230.00', K_13: '1000.00' },
  },
  {
    why: 'a correction of the day of payment alone: nothing',
    charged: [
      [1000, '23'],
      [1000, '23'],
    ],
    record: {},
  },
])('$why', ({ record, ...wanted }) => {
  expect(vatRecordOf(issuedInvoice(wanted))).toEqual(record);
});

test('a Norwegian invoice, and one in euros without a rate, have none', () => {
  expect(vatRecordOf(aNorwegianInvoice)).toBeNull();
  expect(vatRecordOf({ ...issuedInvoice({ currency: 'EUR', rate }), conversion: null })).toBeNull();
});
