import { intlTag, type Locale } from '../i18n/locale';
import { dayOf, fromLocalInput, timeZone } from './dates';

/** Numbers, money and dates as the reader's language writes them; times are those of Warsaw. */
export interface Format {
  /** `13 349,69`: always two decimals, a real minus. The currency is not part of it. */
  amount: (value: number) => string;
  /** `6 840` or `6 840,5`: up to two decimals. */
  number: (value: number) => string;
  /** `6 840 kg`. */
  weight: (kilograms: number) => string;
  /** `11,4%`, from 11.4. */
  percent: (value: number) => string;
  /** `4,2415`: a rate of exchange with four decimals. */
  rate: (rate: string | number) => string;
  /** `20.11.2026` */
  date: (instant: string) => string;
  /** `20 lis`, with the year when it is not this year. */
  shortDate: (instant: string) => string;
  /** `1 – 7 gru`, with the year where it is not this year; dates the wrong way round are written as they are. */
  shortRange: (from: string, to: string) => string;
  /** `09:21` */
  time: (instant: string) => string;
  /** `20 lis, 09:21`, with the year when it is not this year. */
  dateTime: (instant: string) => string;
  /** `20 listopada 2026, 09:21`, for tooltips. */
  fullDateTime: (instant: string) => string;
  /** `środa, 18 listopada`, with the year when it is not this year. */
  day: (instant: string) => string;
  /** `07:00`: what a place's clocks show, with the day when it is another one; null where they show the same as Warsaw's. */
  timeAt: (instant: string, zone: string) => string | null;
  /** `norweski`, from `no`. */
  language: (code: string) => string;
}

/** Day, month and year stay on one line, and so does a clock with its hour. */
export const tied = (text: string) => text.replace(/(?<![,–]) (?!kl)/g, '\u00a0');

const realMinus = (text: string) => text.replace(/^-/, '\u2212');

/** Made at the first use: what Intl needs for one format takes longer than to render a row, and few screens need them all. */
export function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The instants between which it is this year in Warsaw; looked up anew once the year is over. */
let thisYear = { begin: 0, end: 0 };

function isThisYear(instant: string): boolean {
  const now = Date.now();
  if (now < thisYear.begin || now >= thisYear.end) {
    const year = Number(dayOf(new Date(now)).slice(0, 4));
    const first = (of: number) => Date.parse(fromLocalInput(`${of}-01-01T00:00`) ?? '');
    thisYear = { begin: first(year), end: first(year + 1) };
  }
  const at = Date.parse(instant);
  return at >= thisYear.begin && at < thisYear.end;
}

const formats = new Map<Locale, Format>();

/** The formats of a language: one for all who ask. */
export function formatOf(locale: Locale): Format {
  const format = formats.get(locale) ?? createFormat(locale);
  formats.set(locale, format);
  return format;
}

function createFormat(locale: Locale): Format {
  const tag = intlTag(locale);
  const number = (options: Intl.NumberFormatOptions) => {
    const format = onDemand(() => new Intl.NumberFormat(tag, { useGrouping: 'always', ...options }));
    return (value: number) => realMinus(format().format(value));
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = onDemand(() => new Intl.DateTimeFormat(tag, { timeZone, ...options }));
    return (instant: string) => tied(format().format(new Date(instant)));
  };
  const yearIfOther = (short: (instant: string) => string, long: (instant: string) => string) => {
    return (instant: string) => (isThisYear(instant) ? short(instant) : long(instant));
  };
  const plain = number({ maximumFractionDigits: 2 });
  const rate = number({ minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const time: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  const languages = onDemand(() => new Intl.DisplayNames(tag, { type: 'language' }));
  const short: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  const range = (options: Intl.DateTimeFormatOptions) =>
    onDemand(() => new Intl.DateTimeFormat(tag, { timeZone, ...options }));
  const shortRange = { thisYear: range(short), other: range({ ...short, year: 'numeric' }) };
  const shortDate = yearIfOther(date(short), date({ ...short, year: 'numeric' }));
  /** Norwegian says that it is a clock's time. A colon, as the 24-hour clock allows: 08.04 alone would be the 8th of April. */
  const clock = (format: (instant: string) => string) => (instant: string) =>
    locale === 'no' ? format(instant).replace(/, (?=\d\d:)/, ' kl.\u00a0') : format(instant);
  const weekday: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  return {
    amount: number({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    number: plain,
    weight: (kilograms) => `${plain(kilograms)}\u00a0kg`,
    percent: (value) => `${plain(value)}${locale === 'no' ? '\u00a0' : ''}%`,
    rate: (value) => rate(Number(value)),
    date: date({ day: locale === 'pl' ? 'numeric' : '2-digit', month: '2-digit', year: 'numeric' }),
    shortDate,
    shortRange: (from, to) => {
      if (from > to) return `${shortDate(from)} – ${shortDate(to)}`;
      const format = [from, to].every(isThisYear) ? shortRange.thisYear() : shortRange.other();
      return tied(format.formatRange(new Date(from), new Date(to)).replace(/(?<!\s)\s*–\s*/, ' – '));
    },
    time: clock(date(time)),
    dateTime: clock(yearIfOther(date({ ...short, ...time }), date({ ...short, year: 'numeric', ...time }))),
    fullDateTime: clock(date({ day: 'numeric', month: 'long', year: 'numeric', ...time })),
    day: yearIfOther(date(weekday), date({ ...weekday, year: 'numeric' })),
    timeAt: (instant, zone) => {
      const at = new Date(instant);
      const shown = (timeZoneOfClock: string, options: Intl.DateTimeFormatOptions) =>
        clock(() => tied(new Intl.DateTimeFormat(tag, { timeZone: timeZoneOfClock, ...options }).format(at)))(
          instant,
        );
      const isIn = (options: Intl.DateTimeFormatOptions) => shown(zone, options) === shown(timeZone, options);
      if (isIn({ ...short, ...time })) return null;
      return shown(zone, isIn(short) ? time : { ...short, ...time });
    },
    language: (code) => languages().of(code) ?? code,
  };
}

/** A part of a whole in whole percent; it is 100 only when nothing is left. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 100);
}
