import { dayAfter } from './calendar-days.js';

/** Whose bank holidays count: Poland, Norway, or the euro area's payment system (T2). */
export type BankCalendar = 'PL' | 'NO' | 'EU';

/** Holidays on a fixed day of the year, `MM-DD`. */
const fixedHolidays: Readonly<Record<BankCalendar, readonly string[]>> = {
  // Act of 18 January 1951 on days free from work; Christmas Eve since 2025.
  PL: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
  NO: ['01-01', '05-01', '05-17', '12-25', '12-26'],
  EU: ['01-01', '05-01', '12-25', '12-26'],
};

/** Holidays that move with Easter, in days after Easter Sunday; those that are always Sundays are left out. */
const easterHolidays: Readonly<Record<BankCalendar, readonly number[]>> = {
  // Easter Monday, Corpus Christi.
  PL: [1, 60],
  // Maundy Thursday, Good Friday, Easter Monday, Ascension Day, Whit Monday.
  NO: [-3, -2, 1, 39, 50],
  // Good Friday, Easter Monday.
  EU: [-2, 1],
};

/** Whether banks of a calendar work on a day, `YYYY-MM-DD`. */
export function isWorkingDay(day: string, calendar: BankCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (fixedHolidays[calendar].includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return !easterHolidays[calendar].some((days) => dayAfter(easter, days) === day);
}

/**
 * How many working days come after one day, up to and with another; 0 when the other is the same or earlier. A longer
 * time than `atMost` is not counted to its end.
 */
export function workingDaysBetween(
  from: string,
  to: string,
  calendar: BankCalendar,
  atMost = Infinity,
): number {
  let count = 0;
  for (let day = dayAfter(from, 1); day <= to && count < atMost; day = dayAfter(day, 1)) {
    if (isWorkingDay(day, calendar)) count += 1;
  }
  return count;
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
