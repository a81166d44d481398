import { expect, test } from '@jest/globals';
import { doubtsAbout } from '../kernel/contact/company-numbers.js';
import { demoTaxNumber } from './demo-tax-number.js';

test('the demo’s tax numbers raise no doubts, and each is one company’s', () => {
  for (const country of ['PL', 'NO']) {
    const numbers = Array.from({ length: 40 }, (_none, index) => demoTaxNumber(country, index));
    expect(new Set(numbers).size).toBe(40);
    for (const vat_number of numbers) expect(doubtsAbout({ vat_number }, country)).toEqual([]);
  }
  expect(demoTaxNumber('GB', 1)).toBeNull();
});
