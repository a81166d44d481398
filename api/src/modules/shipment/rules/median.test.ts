import { expect, test } from '@jest/globals';
import { median } from './median.js';

test.each([
  [[], null],
  [[500], 500],
  [[3, 1, 2], 2],
  [[400, 100, 300, 200], 250],
  [[100, 101], 101],
])('the median of %p is %p', (amounts: number[], expected) => {
  expect(median(amounts)).toBe(expected);
});

test('leaves the amounts as they are', () => {
  const amounts = [3, 1, 2];
  median(amounts);
  expect(amounts).toEqual([3, 1, 2]);
});
