import { LOCALE, type Language } from './language';

const ZONE = 'Europe/Warsaw';

/** A date with its weekday and time, in the reader's language, Warsaw time: `śr., 25.11.2026, 08:00`. */
export function formatDateTime(at: Date, language: Language): string {
  return dateTime(language).format(at);
}

function dateTime(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: ZONE,
    weekday: 'short',
    day: 'numeric',
    month: language === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** From a time to another, the day once when it is the same: `śr., 25.11.2026, 08:00–12:00`. */
export function formatWindow(from: Date, until: Date, language: Language): string {
  return dateTime(language).formatRange(from, until);
}

/** A day of the calendar, `YYYY-MM-DD`, with its weekday. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: language === 'en' ? 'short' : '2-digit',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A date with its time, without the weekday: for the end of a sentence. */
export function formatMoment(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: ZONE,
    day: 'numeric',
    month: language === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** From one day to another, without repeating what they share: `25 lis–2 gru 2026`; one day alone when it is the same. */
export function formatDateRange(from: Date, to: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: ZONE,
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

/** At most two letters for the company's mark: the first letters of its first two words. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('pl');
}
