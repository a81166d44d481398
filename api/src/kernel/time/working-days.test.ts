import { describe, expect, test } from '@jest/globals';
import { isWorkingDay, workingDaysBetween, type BankCalendar } from './working-days.js';

/** Holidays of banks that fall on Monday to Friday, as calendars print them. */
const closed: [BankCalendar, string[]][] = [
  ['PL', ['2026-04-06', '2026-06-04', '2026-11-11', '2025-12-24', '2027-05-27', '2024-05-30']],
  ['NO', ['2026-04-02', '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2027-03-26']],
  ['EU', ['2026-04-03', '2026-04-06', '2026-05-01', '2025-12-26', '2038-04-26']],
];

describe('working days', () => {
  test.each(closed)('of %s leave out its holidays, also those that move with Easter', (calendar, days) => {
    expect(days.filter((day) => isWorkingDay(day, calendar))).toEqual([]);
  });

  test('are Monday to Friday otherwise, holidays of other countries included', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => isWorkingDay(day, 'PL'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isWorkingDay('2026-11-11', 'NO')).toBe(true);
    expect(isWorkingDay('2026-05-14', 'PL')).toBe(true);
  });

  test('are counted after the first day, up to and with the last', () => {
    expect(workingDaysBetween('2026-11-13', '2026-11-20', 'PL')).toBe(5);
    expect(workingDaysBetween('2026-11-13', '2026-11-22', 'PL')).toBe(5);
    expect(workingDaysBetween('2026-11-12', '2026-11-20', 'PL')).toBe(6);
    // Over a holiday of Poland alone.
    expect(workingDaysBetween('2026-11-10', '2026-11-18', 'PL')).toBe(5);
    expect(workingDaysBetween('2026-11-10', '2026-11-18', 'NO')).toBe(6);
    expect(workingDaysBetween('2026-11-20', '2026-11-20', 'PL')).toBe(0);
    expect(workingDaysBetween('2026-11-23', '2026-11-20', 'PL')).toBe(0);
    expect(workingDaysBetween('2024-12-31', '2026-11-20', 'PL', 6)).toBe(6);
  });
});
