import { instantToWall, readWall, wallToInstant } from '@frakto/sdk/clocks';
import type { Locale } from '../i18n/locale';

/** What a text says as a date: `2026-12-01`, or with a time by Warsaw's clocks `2026-12-01T08:00`. */
export type DateReading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'date'; readonly value: string }
  /** `lacksTime`: a day without the time that belongs to it. */
  | { readonly kind: 'unreadable'; readonly lacksTime: boolean };

export interface DateRules {
  withTime: boolean;
  /** `YYYY-MM-DD`: where the search for the year begins when none is typed. */
  today: string;
  /** Days that the field asks for; they only help to find the year. */
  min?: string | undefined;
  max?: string | undefined;
}

const nothing: DateReading = { kind: 'nothing' };
const unreadable: DateReading = { kind: 'unreadable', lacksTime: false };

const rest = String.raw`[.,]?(?:[T ,] ?(\d\S*))?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-./](\d{1,2})[-./](\d{1,2})${rest}`);
const dayFirst = new RegExp(String.raw`^(\d{1,2}) ?[-./,] ?(\d{1,2})(?: ?[-./,] ?(\d{4}|\d\d))?${rest}`);
/** Here a year has four digits: two may be the hour. */
const spaced = /^(\d{1,2}) (\d{1,2})(?: (\d{4}))?(?: (.+))?$/;
/** The keyboard for numbers of some phones has nothing but digits. */
const digits = /^(\d\d)(\d\d)(\d{4}|\d\d)?(?: ?(\d{4}|\d\d?[:.]\d\d))?$/;
const digitsYearFirst = /^(\d{4})(\d\d)(\d\d)$/;
const typedTime = /^(\d{1,2})(?:[:.,]?(\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

/**
 * Reads a date as people type it: the day first, as all three languages have it, or ISO 8601. A year of two digits is one of this
 * century; without a year it is the next such day within the bounds.
 */
export function readDate(text: string, rules: DateRules): DateReading {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return nothing;
  for (const parts of partsOf(typed)) {
    const day = dayOfParts(parts, rules);
    if (day === null) continue;
    if (!rules.withTime) return parts.time === undefined ? { kind: 'date', value: day } : unreadable;
    if (parts.time === undefined) return { kind: 'unreadable', lacksTime: true };
    const [, hour, minute = '00'] = typedTime.exec(parts.time) ?? [];
    // An hour that the spring change skips becomes the one after it.
    const instant = hour === undefined ? null : wallToInstant(`${day}T${hour.padStart(2, '0')}:${minute}`);
    return instant ? { kind: 'date', value: instantToWall(instant) } : unreadable;
  }
  return unreadable;
}

interface DateParts {
  day: string;
  month: string;
  year?: string | undefined;
  time?: string | undefined;
}

/** The orders in which the digits of a text may be meant, the likelier first. */
function* partsOf(text: string): Generator<DateParts> {
  for (const pattern of [dayFirst, spaced, digits]) {
    const [, day, month, year, time] = pattern.exec(text) ?? [];
    if (day !== undefined && month !== undefined) yield { day, month, year, time };
  }
  for (const pattern of [yearFirst, digitsYearFirst]) {
    const [, year, month, day, time] = pattern.exec(text) ?? [];
    if (day !== undefined && month !== undefined) yield { day, month, year, time };
  }
}

function dayOfParts({ day, month, year }: DateParts, rules: DateRules): string | null {
  const inYear = (of: number) => {
    const found = `${String(of).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return readWall(found) === null ? null : found;
  };
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const { today, min = '', max = '9999-12-31' } = rules;
  const start = min > today ? min : today;
  const from = Number(start.slice(0, 4));
  // Eight years may lie between two days of the 29th of February: 2096 and 2104.
  const ahead = span(from, from + 8)
    .map(inYear)
    .filter(isDay);
  const next = ahead.find((one) => one >= start);
  if (next !== undefined && next <= max) return next;
  const last = Number(max.slice(0, 4));
  const before = span(last - 8, last)
    .map(inYear)
    .filter(isDay);
  // A field for what has happened asks for the last such day. Where none is within the bounds, the form's rules tell so.
  return before.findLast((one) => one <= max && one >= min) ?? next ?? null;
}

const isDay = (day: string | null): day is string => day !== null;
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

const separators: Readonly<Record<Locale, string>> = { pl: '.', en: '/', no: '.' };
const readable = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/;

/** What a date field shows: `01.12.2026 08:00`, in English `01/12/2026 08:00`. A text that is no date stays as it is. */
export function writeDate(value: string, locale: Locale): string {
  const [, year, month, day, time] = readable.exec(value) ?? [];
  if (year === undefined) return value;
  const written = [day, month, year].join(separators[locale]);
  return time === undefined ? written : `${written} ${time}`;
}
