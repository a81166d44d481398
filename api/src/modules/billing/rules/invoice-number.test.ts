import { expect, test } from '@jest/globals';
import { invoiceNumber, invoiceSeries } from './invoice-number.js';

test('numbers name their series and year', () => {
  expect(invoiceNumber(invoiceSeries('PL', 'invoice'), 2026, 7)).toBe('FV/2026/0007');
  expect(invoiceNumber(invoiceSeries('PL', 'correction'), 2026, 12_345)).toBe('FK/2026/12345');
  expect(invoiceNumber(invoiceSeries('NO', 'invoice'), 2027, 1)).toBe('2027-0001');
  expect(invoiceNumber(invoiceSeries('NO', 'correction'), 2027, 1)).toBe('K2027-0001');
});
