import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayAfter, daysBetween } from './calendar-days.js';

test('days are counted over months, years and leap days', () => {
  expect(dayAfter('2026-12-20', 30)).toBe('2027-01-19');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});

test('counting forth and back leads to the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      const day = dayAfter('2026-11-22', days);
      expect(daysBetween('2026-11-22', day)).toBe(days);
      expect(dayAfter(day, -days)).toBe('2026-11-22');
    }),
  );
});
