import { homeZone, showSameTime } from '@frakto/sdk/clocks';
import { LOCALE, type Language } from './language';

/**
 * The clocks that readers of a language live by. English is what readers of many countries get: they are always told whose clocks
 * are meant.
 */
const READER_ZONES: Readonly<Record<Language, string | null>> = { pl: homeZone, en: null, no: 'Europe/Oslo' };

/** Said behind a time where the reader's clocks may show another one. */
export const AT_PLACE: Readonly<Record<Language, string>> = {
  pl: ' czasu miejscowego',
  en: ' local time',
  no: ' lokal tid',
};

/** A date with its weekday and time, in the reader's language, Warsaw time: `śr., 25 lis 2026, 08:00`. */
export function formatDateTime(at: Date, language: Language): string {
  return dateTime(language, homeZone).format(at);
}

function dateTime(language: Language, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/**
 * When a place is reached, by its own clocks, as mails and documents tell it; that is said where the reader's clocks may show
 * another time. Until a later time, the day stands once when it is the same: `śr., 25 lis 2026, 08:00–12:00`.
 */
export function formatAtPlace(
  { at, until, zone }: { at: Date; until?: Date | null; zone: string },
  language: Language,
): string {
  const timeZone = isZone(zone) ? zone : homeZone;
  const reader = READER_ZONES[language];
  const format = dateTime(language, timeZone);
  const when = until && until > at ? format.formatRange(at, until) : format.format(at);
  return reader !== null && showSameTime(at, timeZone, reader) ? when : when + AT_PLACE[language];
}

/** What the clocks of a place show, `07:00 GMT`; null where they show Warsaw's time, in which the forms are filled. */
export function timeAtPlace(at: Date, zone: string, language: Language): string | null {
  if (!isZone(zone) || showSameTime(at, zone, homeZone)) return null;
  return at.toLocaleTimeString(LOCALE[language], {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** A browser that does not know a zone that the server names would refuse to write any time in it. */
function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** A time as a field shows it, the day first: `01.12.2026 09:00`. @param wall as `datetime-local` fields have it */
export function wallText(wall: string, language: Language): string {
  const [year, month, day, hour, minute] = wall.split(/\D/);
  return `${[day, month, year].join(language === 'en' ? '/' : '.')} ${hour}:${minute}`;
}

/** The day of the week in Warsaw, in full. */
export function weekdayOf(at: Date, language: Language): string {
  return at.toLocaleDateString(LOCALE[language], { timeZone: homeZone, weekday: 'long' });
}

/** A day of the calendar, `YYYY-MM-DD`, with its weekday. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** It stands in one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A date with its time, without the weekday: within a sentence. */
export function formatMoment(at: Date, language: Language): string {
  return unbroken(
    at.toLocaleString(LOCALE[language], {
      timeZone: homeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
  );
}

/** A day in Warsaw, with its year only where that is not the current one: `20 lis`. */
export function formatShortDay(at: Date, language: Language): string {
  return unbroken(
    at.toLocaleDateString(LOCALE[language], {
      timeZone: homeZone,
      day: 'numeric',
      month: 'short',
      year: at.getUTCFullYear() === new Date().getUTCFullYear() ? undefined : 'numeric',
    }),
  );
}

/** From one day to another, without repeating what they share: `25 lis–2 gru 2026`; one day alone when it is the same. */
export function formatDateRange(from: Date, to: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: homeZone,
    day: 'numeric',
    // With a number for the month, Polish and Norwegian pad the days of a span that are bare elsewhere.
    month: 'short',
    year: 'numeric',
  });
  if (from <= to) return format.formatRange(from, to);
  const [first, last] = [format.format(from), format.format(to)];
  return first === last ? first : `${first} – ${last}`;
}

/** An amount with two decimals and grouped thousands; the currency is set beside it. */
export function formatAmount(amount: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // Polish leaves four digits together unless told otherwise, which looks uneven in a column of prices.
    useGrouping: 'always',
  }).format(amount);
}

/** An amount with its currency, in a line of text. */
export function formatPrice(price: { amount: number; currency: string }, language: Language): string {
  return `${formatAmount(price.amount, language)}\u00a0${price.currency}`;
}

/** A typed number with all its decimals, at least so many. */
export function formatTyped(value: number, decimals: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 10,
    useGrouping: 'always',
  }).format(value);
}

/** A plain number with at most two decimals: weights, pallets. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 2, useGrouping: 'always' }).format(
    value,
  );
}

/** The address that calls a number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** At most two letters for the company's mark: the first letters of its first two words. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('pl');
}
