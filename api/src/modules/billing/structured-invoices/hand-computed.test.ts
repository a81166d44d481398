import { expect, test } from '@jest/globals';
import { checkFa3 } from './check-fa3.js';
import { structuredInvoiceOf } from './fa3.js';
import { checkDigitsOf } from './ksef-number.js';
import { issuedInvoice, type InvoiceToWrite } from './testing/invoices-to-write.js';

/**
 * Fifty invoices and corrections with their sums worked out by hand, half a grosz up: net times rate is the tax, tax times the
 * rate of NBP is the tax in PLN. A correction of several states changes from the last but one to the last.
 */
const computed: readonly (InvoiceToWrite & { why: string; sums: Readonly<Record<string, string>> })[] = [
  {
    why: 'a round price (10000.00 × 0.23 = 2300.00)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[10000, '23']],
    sums: { P_13_1: '10000.00', P_14_1: '2300.00', P_15: '12300.00' },
  },
  {
    why: 'tax is rounded down (10037.40 × 0.23 = 2308.602)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[10037.4, '23']],
    sums: { P_13_1: '10037.40', P_14_1: '2308.60', P_15: '12346.00' },
  },
  {
    why: 'half a grosz goes up (0.50 × 0.23 = 0.115)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0.5, '23']],
    sums: { P_13_1: '0.50', P_14_1: '0.12', P_15: '0.62' },
  },
  {
    why: 'half a grosz goes up once more (10.50 × 0.23 = 2.415)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[10.5, '23']],
    sums: { P_13_1: '10.50', P_14_1: '2.42', P_15: '12.92' },
  },
  {
    why: 'just below half a grosz (1.49 × 0.23 = 0.3427)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[1.49, '23']],
    sums: { P_13_1: '1.49', P_14_1: '0.34', P_15: '1.83' },
  },
  {
    why: 'one grosz bears no tax (0.01 × 0.23 = 0.0023)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0.01, '23']],
    sums: { P_13_1: '0.01', P_14_1: '0.00', P_15: '0.01' },
  },
  {
    why: 'two groszy bear none either (0.02 × 0.23 = 0.0046)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0.02, '23']],
    sums: { P_13_1: '0.02', P_14_1: '0.00', P_15: '0.02' },
  },
  {
    why: 'three groszy bear one (0.03 × 0.23 = 0.0069)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0.03, '23']],
    sums: { P_13_1: '0.03', P_14_1: '0.01', P_15: '0.04' },
  },
  {
    why: 'nothing (0.00 × 0.23 = 0.00)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0, '23']],
    sums: { P_13_1: '0.00', P_14_1: '0.00', P_15: '0.00' },
  },
  {
    why: 'nothing, untaxed',
    buyer: 'no',
    currency: 'PLN',
    charged: [[0, 'np']],
    sums: { P_13_8: '0.00', P_15: '0.00' },
  },
  {
    why: 'the largest price of a correction form (99999999999.99 × 0.23 = 22999999999.9977)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[99999999999.99, '23']],
    sums: { P_13_1: '99999999999.99', P_14_1: '23000000000.00', P_15: '122999999999.99' },
  },
  {
    why: 'a price of many digits (1234567.89 × 0.23 = 283950.6147)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[1234567.89, '23']],
    sums: { P_13_1: '1234567.89', P_14_1: '283950.61', P_15: '1518518.50' },
  },
  {
    why: '8 % (10037.40 × 0.08 = 802.992)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[10037.4, '8']],
    sums: { P_13_2: '10037.40', P_14_2: '802.99', P_15: '10840.39' },
  },
  {
    why: '8 % of a small price (0.06 × 0.08 = 0.0048)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0.06, '8']],
    sums: { P_13_2: '0.06', P_14_2: '0.00', P_15: '0.06' },
  },
  {
    why: '8 %, below half a grosz (0.05 × 0.08 = 0.004)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0.05, '8']],
    sums: { P_13_2: '0.05', P_14_2: '0.00', P_15: '0.05' },
  },
  {
    why: '5 % is a taxed rate, no exemption (10037.40 × 0.05 = 501.87)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[10037.4, '5']],
    sums: { P_13_3: '10037.40', P_14_3: '501.87', P_15: '10539.27' },
  },
  {
    why: '5 %, half a grosz goes up (0.10 × 0.05 = 0.005)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[0.1, '5']],
    sums: { P_13_3: '0.10', P_14_3: '0.01', P_15: '0.11' },
  },
  {
    why: '0 % of transport that crosses the border of the Union',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[4250, '0']],
    sums: { P_13_6_1: '4250.00', P_15: '4250.00' },
  },
  {
    why: '0 % for a company of the Union',
    buyer: 'de',
    currency: 'PLN',
    charged: [[4250, '0']],
    sums: { P_13_6_1: '4250.00', P_15: '4250.00' },
  },
  {
    why: 'a person without a tax number (812.00 × 0.23 = 186.76)',
    buyer: 'person',
    currency: 'PLN',
    charged: [[812, '23']],
    sums: { P_13_1: '812.00', P_14_1: '186.76', P_15: '998.76' },
  },
  {
    why: 'reverse charge within Poland',
    buyer: 'pl',
    currency: 'PLN',
    charged: [[500, 'oo']],
    sums: { P_13_10: '500.00', P_15: '500.00' },
  },
  {
    why: 'reverse charge: a German company accounts for the tax',
    buyer: 'de',
    currency: 'PLN',
    charged: [[4250, 'oo']],
    sums: { P_13_9: '4250.00', P_15: '4250.00' },
  },
  {
    why: 'reverse charge in euros: no tax, no tax in PLN',
    buyer: 'de',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[1980.5, 'oo']],
    sums: { P_13_9: '1980.50', P_15: '1980.50' },
  },
  {
    why: 'a Greek company, whose prefix is EL',
    buyer: 'gr',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[3310.75, 'oo']],
    sums: { P_13_9: '3310.75', P_15: '3310.75' },
  },
  {
    why: 'a French company',
    buyer: 'fr',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[777.77, 'oo']],
    sums: { P_13_9: '777.77', P_15: '777.77' },
  },
  {
    why: 'a Norwegian company is taxed at home',
    buyer: 'no',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[4250, 'np']],
    sums: { P_13_8: '4250.00', P_15: '4250.00' },
  },
  {
    why: 'the same in crowns',
    buyer: 'no',
    currency: 'NOK',
    rate: '0.3698',
    charged: [[52100, 'np']],
    sums: { P_13_8: '52100.00', P_15: '52100.00' },
  },
  {
    why: 'a Swiss company in PLN',
    buyer: 'ch',
    currency: 'PLN',
    charged: [[9999.99, 'np']],
    sums: { P_13_8: '9999.99', P_15: '9999.99' },
  },
  {
    why: 'a British company',
    buyer: 'gb',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[1500, 'np']],
    sums: { P_13_8: '1500.00', P_15: '1500.00' },
  },
  {
    why: '23 % in euros: tax in PLN by the rate of NBP (1000.00 × 0.23 = 230.00; 230.00 × 4.2731 = 982.813000)',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[1000, '23']],
    sums: { P_13_1: '1000.00', P_14_1: '230.00', P_14_1W: '982.81', P_15: '1230.00' },
  },
  {
    why: '23 % in euros, rounded twice (1234.56 × 0.23 = 283.9488; 283.95 × 4.2731 = 1213.346745)',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[1234.56, '23']],
    sums: { P_13_1: '1234.56', P_14_1: '283.95', P_14_1W: '1213.35', P_15: '1518.51' },
  },
  {
    why: 'tax of half a cent first, then in PLN (10.50 × 0.23 = 2.415; 2.42 × 4.5005 = 10.891210)',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.5005',
    charged: [[10.5, '23']],
    sums: { P_13_1: '10.50', P_14_1: '2.42', P_14_1W: '10.89', P_15: '12.92' },
  },
  {
    why: '23 % in crowns: a rate below 1 (52100.00 × 0.23 = 11983.00; 11983.00 × 0.3698 = 4431.313400)',
    buyer: 'pl',
    currency: 'NOK',
    rate: '0.3698',
    charged: [[52100, '23']],
    sums: { P_13_1: '52100.00', P_14_1: '11983.00', P_14_1W: '4431.31', P_15: '64083.00' },
  },
  {
    why: '23 % in crowns, rounded twice (999.99 × 0.23 = 229.9977; 230.00 × 0.3701 = 85.123000)',
    buyer: 'pl',
    currency: 'NOK',
    rate: '0.3701',
    charged: [[999.99, '23']],
    sums: { P_13_1: '999.99', P_14_1: '230.00', P_14_1W: '85.12', P_15: '1229.99' },
  },
  {
    why: '8 % in euros (1000.00 × 0.08 = 80.00; 80.00 × 4.2731 = 341.848000)',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[1000, '8']],
    sums: { P_13_2: '1000.00', P_14_2: '80.00', P_14_2W: '341.85', P_15: '1080.00' },
  },
  {
    why: '5 % in euros (1000.00 × 0.05 = 50.00; 50.00 × 4.2731 = 213.655000)',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[1000, '5']],
    sums: { P_13_3: '1000.00', P_14_3: '50.00', P_14_3W: '213.66', P_15: '1050.00' },
  },
  {
    why: '0 % in euros',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[2200, '0']],
    sums: { P_13_6_1: '2200.00', P_15: '2200.00' },
  },
  {
    why: '23 % to a German company that gave no number of use (640.00 × 0.23 = 147.20; 147.20 × 4.2731 = 629.000320)',
    buyer: 'de',
    currency: 'EUR',
    rate: '4.2731',
    charged: [[640, '23']],
    sums: { P_13_1: '640.00', P_14_1: '147.20', P_14_1W: '629.00', P_15: '787.20' },
  },
  {
    why: 'a correction: the price falls (10037.40 × 0.23 = 2308.602; 9000.00 × 0.23 = 2070.00)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [10037.4, '23'],
      [9000, '23'],
    ],
    sums: { P_13_1: '-1037.40', P_14_1: '-238.60', P_15: '-1276.00' },
  },
  {
    why: 'a correction: the price rises (9000.00 × 0.23 = 2070.00; 9000.01 × 0.23 = 2070.0023)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [9000, '23'],
      [9000.01, '23'],
    ],
    sums: { P_13_1: '0.01', P_14_1: '0.00', P_15: '0.01' },
  },
  {
    why: 'a correction to nothing (10037.40 × 0.23 = 2308.602; 0.00 × 0.23 = 0.00)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [10037.4, '23'],
      [0, '23'],
    ],
    sums: { P_13_1: '-10037.40', P_14_1: '-2308.60', P_15: '-12346.00' },
  },
  {
    why: 'a correction of the rate, 23 to 8 (1000.00 × 0.23 = 230.00; 1000.00 × 0.08 = 80.00)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [1000, '23'],
      [1000, '8'],
    ],
    sums: { P_13_1: '-1000.00', P_14_1: '-230.00', P_13_2: '1000.00', P_14_2: '80.00', P_15: '-150.00' },
  },
  {
    why: 'a correction of the rate, 23 to 0 (1000.00 × 0.23 = 230.00)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [1000, '23'],
      [1000, '0'],
    ],
    sums: { P_13_1: '-1000.00', P_14_1: '-230.00', P_13_6_1: '1000.00', P_15: '-230.00' },
  },
  {
    why: 'a correction from tax to reverse charge (1000.00 × 0.23 = 230.00; -230.00 × 4.2731 = -982.813000)',
    buyer: 'de',
    currency: 'EUR',
    rate: '4.2731',
    charged: [
      [1000, '23'],
      [1000, 'oo'],
    ],
    sums: { P_13_1: '-1000.00', P_14_1: '-230.00', P_14_1W: '-982.81', P_13_9: '1000.00', P_15: '-230.00' },
  },
  {
    why: 'a correction in euros: tax in PLN by the rate of the invoice (1234.56 × 0.23 = 283.9488; 1000.00 × 0.23 = 230.00; -53.95 × 4.2731 = -230.533745)',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.2731',
    charged: [
      [1234.56, '23'],
      [1000, '23'],
    ],
    sums: { P_13_1: '-234.56', P_14_1: '-53.95', P_14_1W: '-230.53', P_15: '-288.51' },
  },
  {
    why: 'a correction in crowns',
    buyer: 'no',
    currency: 'NOK',
    rate: '0.3698',
    charged: [
      [52100, 'np'],
      [50000, 'np'],
    ],
    sums: { P_13_8: '-2100.00', P_15: '-2100.00' },
  },
  {
    why: 'a correction of a correction: from what that left (9000.00 × 0.23 = 2070.00; 9500.00 × 0.23 = 2185.00)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [10037.4, '23'],
      [9000, '23'],
      [9500, '23'],
    ],
    sums: { P_13_1: '500.00', P_14_1: '115.00', P_15: '615.00' },
  },
  {
    why: 'a correction of a correction, back to the beginning (0.00 × 0.23 = 0.00; 10037.40 × 0.23 = 2308.602)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [10037.4, '23'],
      [0, '23'],
      [10037.4, '23'],
    ],
    sums: { P_13_1: '10037.40', P_14_1: '2308.60', P_15: '12346.00' },
  },
  {
    why: 'a third correction, of rate and price (900.00 × 0.08 = 72.00; 950.50 × 0.05 = 47.525; -72.00 × 4.2731 = -307.663200; 47.53 × 4.2731 = 203.100443)',
    buyer: 'pl',
    currency: 'EUR',
    rate: '4.2731',
    charged: [
      [1000, '23'],
      [900, '23'],
      [900, '8'],
      [950.5, '5'],
    ],
    sums: {
      P_13_2: '-900.00',
      P_14_2: '-72.00',
      P_14_2W: '-307.66',
      P_13_3: '950.50',
      P_14_3: '47.53',
      P_14_3W: '203.10',
      P_15: '26.03',
    },
  },
  {
    why: 'a correction of days alone: nothing is charged (10037.40 × 0.23 = 2308.602; 10037.40 × 0.23 = 2308.602)',
    buyer: 'pl',
    currency: 'PLN',
    charged: [
      [10037.4, '23'],
      [10037.4, '23'],
    ],
    sums: { P_15: '0.00' },
  },
];

/** The number of what is corrected, without its check digits. */
const inKsef = '5260001246-20261120-0100001AF629';

test('they are fifty', () => {
  expect(computed).toHaveLength(50);
});

test.each(computed)('$why', ({ sums, ...wanted }) => {
  const content = issuedInvoice(wanted);
  const { xml } = structuredInvoiceOf(content, {
    createdAt: new Date('2026-11-25T09:30:00.250Z'),
    correctedNumber: content.corrects ? `${inKsef}-${checkDigitsOf(inKsef)}` : null,
  });
  const sumsWritten = xml.toString().matchAll(/<(P_13_\w+|P_14_\w+|P_15)>([^<]*)</g);
  const written = new Map([...sumsWritten].map(([, name, value]) => [name, value]));
  expect(written).toEqual(new Map(Object.entries(sums)));
  expect(checkFa3(xml, '2026-11-25')).toEqual([]);
});
