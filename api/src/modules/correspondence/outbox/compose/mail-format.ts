import type { MailLanguage } from '../../../../kernel/text/language.js';
import { toDecimal, type Money } from '../../../../kernel/money/money.js';
import { homeZone, showSameTime } from '../../../../kernel/time/clocks.js';
import { zoneOfPlace } from '../../../../kernel/time/time-zones.js';

/**
 * The clocks that readers of a language live by. English is what readers of many countries get: they are always told which
 * zone is meant.
 */
const READER_ZONES = {
  pl: homeZone,
  en: null,
  no: 'Europe/Oslo',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
  it: 'Europe/Rome',
} satisfies Record<MailLanguage, string | null>;

const LOCALES = {
  pl: 'pl-PL',
  en: 'en-GB',
  no: 'nb-NO',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
} satisfies Record<MailLanguage, string>;

/** How values are written in a language. */
export interface MailFormat {
  /**
   * Day and time by the clocks of a place, with the name of their zone where the reader's clocks show another time.
   * @param country of the place, ISO 3166-1 alpha-2 code
   */
  date: (instant: Date, country?: string | null) => string;
  /** The same, and until when. */
  span: (from: Date, until: Date, country?: string | null) => string;
  /** A day of the calendar, `YYYY-MM-DD`. */
  day: (day: string) => string;
  /** The same with its month in full, without the weekday. */
  fullDay: (day: string) => string;
  /** With two decimals and the currency's code behind. */
  money: (amount: Money) => string;
  number: (value: number) => string;
  kilograms: (value: number) => string;
  /** Tells whether a number takes the word in the singular. */
  isSingular: (value: number) => boolean;
  /** Name of a country from its ISO 3166-1 alpha-2 code; the code itself when there is no such country. */
  country: (code: string) => string;
}

const formats = new Map<MailLanguage, MailFormat>();

/** The ways of writing of one language; made once, since building them is slow. */
export function mailFormat(language: MailLanguage): MailFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = createFormat(LOCALES[language], READER_ZONES[language]);
  formats.set(language, made);
  return made;
}

function createFormat(locale: string, readerZone: string | null): MailFormat {
  const ofDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const clockAt = (instant: Date, country: string | null | undefined): Intl.DateTimeFormat => {
    const zone = zoneOfPlace(country);
    const isNamed = readerZone === null || !showSameTime(instant, zone, readerZone);
    return clockOf(locale, zone, isNamed);
  };
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...ofDay });
  const fullDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const grouping = { useGrouping: 'always', maximumFractionDigits: 2 } as const;
  const number = new Intl.NumberFormat(locale, grouping);
  const money = new Intl.NumberFormat(locale, { ...grouping, minimumFractionDigits: 2 });
  const kilograms = new Intl.NumberFormat(locale, { ...grouping, style: 'unit', unit: 'kilogram' });
  const plurals = new Intl.PluralRules(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    date: (instant, country) => clockAt(instant, country).format(instant),
    span: (from, until, country) => clockAt(from, country).formatRange(from, until),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    fullDay: (text) => fullDay.format(new Date(`${text}T00:00:00Z`)),
    // The decimal text keeps the amount exact; a number would not for the largest ones.
    money: (amount) =>
      `${money.format(toDecimal(amount) as Intl.StringNumericLiteral)}\u00a0${amount.currency}`,
    number: (value) => number.format(value),
    kilograms: (value) => kilograms.format(value),
    isSingular: (value) => plurals.select(value) === 'one',
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(locale: string, timeZone: string, isNamed: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${isNamed}`;
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(isNamed ? { timeZoneName: 'short' } : {}),
    });
  clocks.set(key, clock);
  return clock;
}
