import { expect, test } from '@jest/globals';
import { keptPhone, readablePhone } from './phone-number.js';

test('a number is kept for machines and shown for people', () => {
  expect(keptPhone('600 100 200', 1)).toBe('+48600100200');
  expect(readablePhone('+48600100200')).toBe('+48 600 100 200');
  expect(readablePhone('+4790012345')).toBe('+47 90 01 23 45');
});

test('what is no number is shown as it was typed', () => {
  for (const typed of ['biuro, wew. 12', '', '12', '+']) expect(readablePhone(typed)).toBe(typed);
});
