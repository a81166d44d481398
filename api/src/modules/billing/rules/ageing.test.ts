import { describe, expect, test } from '@jest/globals';
import { moneyOf, parseMoney, toNumber, type Currency } from '../../../kernel/money/money.js';
import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { ageLimits, ageOf, ages, endOfWeek, sumIn } from './ageing.js';

const today = '2026-11-24';

test.each([
  ['2026-12-01', 'not_due'],
  ['2026-11-24', 'not_due'],
  ['2026-11-23', 'days_1_7'],
  ['2026-11-17', 'days_1_7'],
  ['2026-11-16', 'days_8_30'],
  ['2026-10-25', 'days_8_30'],
  ['2026-10-24', 'days_31_60'],
  ['2026-09-25', 'days_31_60'],
  ['2026-09-24', 'days_over_60'],
  ['2024-02-29', 'days_over_60'],
])('what was due on %s is %s', (day, age) => {
  expect(ageOf(day, today)).toBe(age);
});

test('every day has one age, and the limits of the list say the same', () => {
  for (let days = -400; days <= 400; days += 1) {
    const within = ages.filter((age) => {
      const [first, last] = ageLimits[age];
      return (first === null || days >= first) && (last === null || days <= last);
    });
    expect(within).toEqual([ageOf(dayAfter(today, -days), today)]);
  }
});

test.each([
  ['2026-11-23', '2026-11-29'],
  ['2026-11-28', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
  ['2026-12-30', '2027-01-03'],
])('the week of %s ends on %s', (day, sunday) => {
  expect(endOfWeek(day)).toBe(sunday);
});

describe('sums of several currencies', () => {
  const rates = new Map<Currency, { rate: string }>([
    ['EUR', { rate: '4.2731' }],
    ['NOK', { rate: '0.3617' }],
  ]);

  test('are put together at the rates, each rounded once', () => {
    // 100.10 × 4.2731 = 427.73731 → 427.74; 0.05 × 0.3617 = 0.018085 → 0.02
    const { total, missing } = sumIn(
      'PLN',
      [parseMoney(1.1, 'PLN'), parseMoney(100.1, 'EUR'), parseMoney(0.05, 'NOK')],
      rates,
    );
    expect([toNumber(total), missing]).toEqual([428.86, []]);
  });

  test('name a currency without a rate once, and none that has nothing', () => {
    const usd = [parseMoney(5, 'USD'), parseMoney(6, 'USD')];
    expect(sumIn('PLN', usd, rates).missing).toEqual(['USD']);
    expect(sumIn('PLN', [parseMoney(0, 'USD')], rates)).toEqual({ total: moneyOf(0, 'PLN'), missing: [] });
  });

  test('do not drift: in one currency the sum is that of the whole minor units, in any sequence', () => {
    let seed = 20261124;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 200; round += 1) {
      const minors = Array.from({ length: 30 }, () => (next() % 2_000_001) - 1_000_000);
      const whole = minors.reduce((sum, minor) => sum + minor, 0);
      const money = minors.map((minor) => moneyOf(minor, 'PLN'));
      expect(sumIn('PLN', money, rates).total.minor).toBe(whole);
      expect(sumIn('PLN', money.toReversed(), rates).total.minor).toBe(whole);
    }
  });
});
