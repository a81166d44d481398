import { expect, test } from '@jest/globals';
import { checkDigitsOf, isKsefNumber, sellerOfKsefNumber } from './ksef-number.js';

/** Of the Ministry's description of the number. */
const example = '5265877635-20250826-0100001AF629-AF';

test('the Ministry’s example has its check digits', () => {
  expect([isKsefNumber(example), checkDigitsOf(example.slice(0, 32)), sellerOfKsefNumber(example)]).toEqual([
    true,
    'AF',
    '5265877635',
  ]);
});

test.each([
  ['lower case', example.toLowerCase()],
  ['without hyphens', example.replaceAll('-', '')],
  ['a month 13', '5265877635-20251326-0100001AF629-AF'],
  ['a sign more', `${example}0`],
  ['a sign less', example.slice(0, -1)],
  ['nothing', ''],
])('%s is no number', (_, text) => {
  expect(isKsefNumber(text)).toBe(false);
});

/** Numbers that repeat, so that a failure can be looked at. */
function* pseudoRandom(): Generator<number, never> {
  let state = 20_261_126;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('10,000 wrong check digits are caught, and 10,000 numbers with one digit changed', () => {
  const random = pseudoRandom();
  const upTo = (limit: number) => Math.floor(random.next().value * limit);
  const hex = (length: number) => Array.from({ length }, () => '0123456789ABCDEF'[upTo(16)]).join('');
  let passed = 0;
  let caught = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const start = `${1 + upTo(9)}${String(upTo(1e9)).padStart(9, '0')}-2026${String(1 + upTo(12)).padStart(2, '0')}${String(1 + upTo(28)).padStart(2, '0')}-${hex(12)}`;
    const right = `${start}-${checkDigitsOf(start)}`;
    const wrong = (Number.parseInt(checkDigitsOf(start), 16) + 1 + upTo(255)) % 256;
    const place = 20 + upTo(12);
    const other = '0123456789ABCDEF'.replace(right[place] ?? '', '')[upTo(15)];
    if (isKsefNumber(right)) passed += 1;
    if (!isKsefNumber(`${start}-${wrong.toString(16).toUpperCase().padStart(2, '0')}`)) caught += 1;
    if (!isKsefNumber(`${right.slice(0, place)}${other}${right.slice(place + 1)}`)) caught += 1;
  }
  expect({ passed, caught }).toEqual({ passed: 10_000, caught: 20_000 });
});
