import type { MailLanguage } from '../../../domain/language.js';
import { toDecimal, type Money } from '../../../domain/money.js';

/** Loading times are agreed in the forwarder's time; the mail says nothing about zones, as orders do not. */
const TIME_ZONE = 'Europe/Warsaw';

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
  /** Day and time in Europe/Warsaw. */
  date: (instant: Date) => string;
  /** Day and time, and until when, in Europe/Warsaw. */
  span: (from: Date, until: Date) => string;
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
  const made = createFormat(LOCALES[language]);
  formats.set(language, made);
  return made;
}

function createFormat(locale: string): MailFormat {
  const ofDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const date = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    ...ofDay,
    hour: '2-digit',
    minute: '2-digit',
  });
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...ofDay });
  const fullDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const grouping = { useGrouping: 'always', maximumFractionDigits: 2 } as const;
  const number = new Intl.NumberFormat(locale, grouping);
  const money = new Intl.NumberFormat(locale, { ...grouping, minimumFractionDigits: 2 });
  const kilograms = new Intl.NumberFormat(locale, { ...grouping, style: 'unit', unit: 'kilogram' });
  const plurals = new Intl.PluralRules(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    date: (instant) => date.format(instant),
    span: (from, until) => date.formatRange(from, until),
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
