import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addSums } from './add-sums';

test('sums are added by currency, in the sequence that is given', () => {
  const sums = [
    [
      { amount: 0.1, currency: 'PLN' },
      { amount: 5, currency: 'EUR' },
    ],
    [{ amount: 0.2, currency: 'PLN' }],
  ];
  assert.deepEqual(addSums(sums, ['EUR', 'PLN', 'NOK']), [
    { amount: 5, currency: 'EUR' },
    { amount: 0.3, currency: 'PLN' },
  ]);
});
