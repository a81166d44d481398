import { describe, expect, test } from '@jest/globals';
import { applyKeepRule, isBackupDue, parseKeepRule, parseSchedule } from './keep-rule.js';

const at = (text: string): { at: Date } => ({ at: new Date(text) });
const daysOf = (backups: Iterable<{ at: Date }>): string[] =>
  [...backups].map((backup) => backup.at.toISOString().slice(0, 10)).toSorted();

describe('the rule for backups', () => {
  test('keeps the latest of so many days, weeks and months', () => {
    const year = Array.from({ length: 400 }, (_each, day) =>
      at(new Date(Date.UTC(2026, 10, 26 - day, 1, 30)).toISOString()),
    );
    const { kept, oldestDaily } = applyKeepRule(year, { daily: 7, weekly: 4, monthly: 12 });
    expect(daysOf(kept)).toEqual([
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      // Sundays.
      ...['2026-11-08', '2026-11-15'],
      ...['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    ]);
    expect(oldestDaily && daysOf([oldestDaily])).toEqual(['2026-11-20']);
  });

  test('counts days of Warsaw, of which each keeps its last backup', () => {
    // Half past eleven and half past midnight in Warsaw.
    const backups = [
      '2026-07-02T21:30:00Z',
      '2026-07-01T22:30:00Z',
      '2026-07-01T21:30:00Z',
      '2026-07-01T08:00:00Z',
    ];
    const { kept } = applyKeepRule(backups.map(at), { daily: 2, weekly: 0, monthly: 0 });
    expect([...kept].map((backup) => backup.at.toISOString())).toEqual([
      '2026-07-02T21:30:00.000Z',
      '2026-07-01T21:30:00.000Z',
    ]);
  });

  test('keeps the newest whatever the rule, and nothing of nothing', () => {
    expect(applyKeepRule([at('2020-01-01T00:00:00Z')], { daily: 1, weekly: 0, monthly: 0 }).kept.size).toBe(
      1,
    );
    expect(applyKeepRule([], { daily: 7, weekly: 4, monthly: 12 })).toEqual({
      kept: new Set(),
      oldestDaily: null,
    });
  });

  test.each(['', '7', '7,4', '7,4,12,1', '-1,2,3', 'a,b,c', '0,4,12'])('is not read from "%s"', (text) => {
    expect(() => parseKeepRule(text)).toThrow();
  });
});

describe('the schedule of backups', () => {
  const daily = parseSchedule('daily@02:30');

  test.each([
    ['nothing was made yet', null, '2026-11-26T01:00:00Z', true],
    ['before the time of the day', '2026-11-25T01:31:00Z', '2026-11-26T01:29:59Z', false],
    ['at the time of the day', '2026-11-25T01:31:00Z', '2026-11-26T01:30:00Z', true],
    ['after the one of the day', '2026-11-26T01:30:05Z', '2026-11-26T15:00:00Z', false],
    ['after a day without the product', '2026-11-23T01:30:00Z', '2026-11-26T00:10:00Z', true],
    // In the night of 29 March there is no 02:30: it is 03:30, half past one in UTC.
    ['in the night without that hour', '2026-03-28T01:31:00Z', '2026-03-29T01:31:00Z', true],
  ])('every day: %s', (_what, last, now, isDue) => {
    expect(isBackupDue(daily, last === null ? null : new Date(last), new Date(now))).toBe(isDue);
  });

  test('every so many seconds', () => {
    const schedule = parseSchedule('3600');
    expect(isBackupDue(schedule, new Date('2026-11-26T10:00:00Z'), new Date('2026-11-26T10:59:59Z'))).toBe(
      false,
    );
    expect(isBackupDue(schedule, new Date('2026-11-26T10:00:00Z'), new Date('2026-11-26T11:00:00Z'))).toBe(
      true,
    );
  });

  test.each(['', '59', 'daily', 'daily@24:00', 'daily@2:30', 'weekly@02:30', '1e5'])(
    'is not read from "%s"',
    (text) => {
      expect(() => parseSchedule(text)).toThrow();
    },
  );
});
