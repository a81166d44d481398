import { instantOf } from '../../../../kernel/time/clocks.js';
import type { End, Roles } from './roles.js';
import type { TextLine } from './text-lines.js';

/** A date that was read, with hours where they were told. */
export interface FoundTime {
  end: End | null;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Minutes after midnight in Warsaw. */
  from: number | null;
  until: number | null;
  /** The last day, of a stretch of days. */
  lastDay: string | null;
  /** The year was told, or the month in words: nothing but a date. */
  isCertain: boolean;
  start: number;
  stop: number;
}

const monthStems = [
  'sty|jan',
  'lut|feb',
  'mar|maer|marz',
  'kwi|apr',
  'maj|may|mai',
  'cze|jun',
  'lip|jul',
  'sie|aug',
  'wrz|sep',
  'paz|oct|okt',
  'lis|nov',
  'gru|dec|des|dez',
];
const months = `(?:${monthStems.join('|')})\\p{L}{0,9}`;
const noNumberBefore = '(?<![\\d\\p{L}.,/:+-])';
const notAmount =
  '(?!\\d|[.,]\\d| ?(?:kg|t|to|ton\\p{L}*|m|mb|cm|mm|ldm|lm|mp|eur|euro|pln|zl|nok|kr|usd|%|°|x|pal\\p{L}*|m3)(?!\\p{L}))';
const datePatterns = {
  iso: new RegExp(`${noNumberBefore}(\\d{4})-(\\d{2})-(\\d{2})(?!\\d)`, 'gu'),
  numeric: new RegExp(
    `${noNumberBefore}(\\d{1,2})(?:\\.? ?(?:-|do|to|til|bis) ?(\\d{1,2}))?([./-]) ?(\\d{1,2})(?:\\3 ?(\\d{4}|\\d{2})(?!\\d)|\\.?${notAmount})`,
    'gu',
  ),
  dayFirst: new RegExp(
    `(?<![\\d\\p{L}.,/:+])(\\d{1,2})(?:st|nd|rd|th|\\.)? ?(?:of )?(${months})(?!\\p{L})\\.?(?: (\\d{4}))?`,
    'gu',
  ),
  monthFirst: new RegExp(`(?<!\\p{L})(${months}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?`, 'gu'),
};

const weekdays = [
  'poniedzial\\p{L}*|monday|mandag|montag',
  'wtor\\p{L}*|tuesday|tirsdag|dienstag',
  'srod\\p{L}{1,3}|wednesday|onsdag|mittwoch',
  'czwart\\p{L}*|thursday|torsdag|donnerstag',
  'piatek|piatk\\p{L}*|friday|fredag|freitag',
  'sobot\\p{L}*|saturday|lordag|samstag',
  'niedziel\\p{L}{1,2}|sunday|sondag|sonntag',
];
const weekdayPattern = new RegExp(
  `(?<!\\p{L})(?:${weekdays.map((day) => `(${day})`).join('|')})(?!\\p{L})`,
  'gu',
);
const relatives: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:pojutrze|day after tomorrow|overmorgen|ubermorgen|i overmorgen)(?!\p{L})/gu, 2],
  [
    /(?<!\p{L})(?:jutro|tomorrow|i morgen(?! tidlig\p{L})|morgen(?= |,|\.|$)(?! (?:fruh|kveld)))(?!\p{L})/gu,
    1,
  ],
  [/(?<!\p{L})(?:dzisiaj|dzis|today|i dag|heute)(?!\p{L})/gu, 0],
];
/** Days by when somebody wants an answer, or pays, are no days of the transport. */
const otherDay =
  /(?<!\p{L})(?:ofert\p{L}*|wycen\p{L}*|odpowied\p{L}*|platno\p{L}*|quot\p{L}*|offers?|reply|answer|respond|payment|tilbud\p{L}*|svar\p{L}*|betaling\p{L}*|angebot\p{L}*|antwort\p{L}*|ruckmeldung\p{L}*|zahlung\p{L}*|faktur\p{L}*|invoice\p{L}*)(?!\p{L})/u;

const hour = '(\\d{1,2})(?:[:.](\\d{2}))?';
const clockWord =
  '(?:godz\\p{L}*\\.?|o|kl\\.?|klokken|um|at|between|miedzy|pomiedzy|mellom|zwischen|from|from the|w godz\\p{L}*\\.?|von|ab|od|after|before|po|fra)';
const timePatterns = {
  range: new RegExp(
    `^[ ,;(]{0,4}(?:${clockWord} ?){0,2}[:]? ?${hour} ?(?:-|do|to|til|bis|and|i|og|und|a) ?(?:kl\\.? )?${hour}(?!\\d|[.]\\d)( ?(?:uhr|h)(?!\\p{L}))?`,
    'u',
  ),
  /** The hour by which it is to be there. */
  until: new RegExp(
    `^[ ,;(]{0,4}(?:najpozniej |latest |at the latest |senest |spatestens )?(?:do|by|before|until|till|til|bis|innen|przed|for|vor)(?: godz\\p{L}*\\.?| kl\\.?)? ${hour}(?!\\d|[.]\\d| ?(?:kg|t|pal))( ?(?:uhr|h|am|pm)(?!\\p{L}))?`,
    'u',
  ),
  one: new RegExp(
    `^[ ,;(]{0,4}((?:${clockWord} ?){0,2})[:]? ?${hour}(?!\\d|[.]\\d| ?(?:kg|t|pal))( ?(?:uhr|h|am|pm)(?!\\p{L}))?`,
    'u',
  ),
};

/** Every date of the body that may be one of the transport. @param today `YYYY-MM-DD` in Warsaw */
export function readTimes(lines: readonly TextLine[], roles: Roles, today: string): FoundTime[] {
  const found: FoundTime[] = [];
  lines.forEach((line, index) => {
    if (line.part !== 'body') return;
    const inLine: FoundTime[] = [];
    for (const date of datesOf(line, today)) {
      if (inLine.some(({ start, stop }) => date.to + line.at > start && date.from + line.at < stop)) continue;
      if (isOfOther(line, index, roles, date.from)) continue;
      const end = roles.at(index, line, date.from, date.to);
      // Of a day that nothing names an end for, the past ones are of mails, invoices and other things.
      if (end === null && (!date.isCertain || date.day < today)) continue;
      const hours = hoursAfter(line.folded, date.to);
      inLine.push({
        end,
        day: date.day,
        lastDay: date.lastDay,
        from: hours?.from ?? null,
        until: hours?.until ?? null,
        isCertain: date.isCertain,
        start: line.at + date.from,
        stop: line.at + (hours?.to ?? date.to),
      });
    }
    found.push(...inLine.toSorted((one, other) => one.start - other.start));
  });
  return found;
}

/** Whether the words before a date in its sentence speak of an answer or a payment, and none of the transport since. */
function isOfOther(line: TextLine, index: number, roles: Roles, from: number): boolean {
  const sentence = Math.max(line.folded.lastIndexOf('. ', from), line.folded.lastIndexOf(';', from), 0);
  const words = line.folded.slice(sentence, from);
  const match = otherDay.exec(words);
  return (
    match !== null && !roles.cues(index).some((cue) => cue.from > sentence + match.index && cue.to <= from)
  );
}

interface FoundDate {
  day: string;
  lastDay: string | null;
  isCertain: boolean;
  from: number;
  to: number;
}

function* datesOf({ folded }: TextLine, today: string): Generator<FoundDate> {
  const span = (match: RegExpExecArray) => ({ from: match.index, to: match.index + match[0].length });
  for (const match of folded.matchAll(datePatterns.iso)) {
    const day = dayOf(match[1], match[2], match[3], today);
    if (day) yield { day, lastDay: null, isCertain: true, ...span(match) };
  }
  for (const match of folded.matchAll(datePatterns.numeric)) {
    const [, first, last, , month, year] = match;
    const day = dayOf(year, month, first, today);
    const end = last === undefined ? null : dayOf(year, month, last, today);
    // Of a stretch over the end of a month only the last day is in the month that is named.
    const lastDay = day && end && end > day ? end : null;
    if (day) yield { day, lastDay, isCertain: year !== undefined, ...span(match) };
  }
  for (const match of folded.matchAll(datePatterns.dayFirst)) {
    const day = dayOf(match[3], monthOf(match[2]), match[1], today);
    if (day) yield { day, lastDay: null, isCertain: true, ...span(match) };
  }
  for (const match of folded.matchAll(datePatterns.monthFirst)) {
    const day = dayOf(match[3], monthOf(match[1]), match[2], today);
    if (day) yield { day, lastDay: null, isCertain: true, ...span(match) };
  }
  for (const match of folded.matchAll(weekdayPattern)) {
    // A date beside it says it better.
    if (/^[ ,(]{0,3}(?:den |the |dnia )?\d{1,2}[./ ]/u.test(folded.slice(match.index + match[0].length)))
      continue;
    const weekday = match.slice(1).findIndex((group) => group !== undefined);
    const distance = (weekday - weekdayOf(today) + 7) % 7 || 7;
    yield { day: plusDays(today, distance), lastDay: null, isCertain: false, ...span(match) };
  }
  for (const [pattern, distance] of relatives)
    for (const match of folded.matchAll(pattern))
      yield { day: plusDays(today, distance), lastDay: null, isCertain: false, ...span(match) };
}

function monthOf(name = ''): string {
  const place = monthStems.findIndex((stems) => stems.split('|').some((stem) => name.startsWith(stem)));
  return String(place + 1);
}

/** A day of the calendar; without a year the next one of the name, which may lie two weeks back. */
function dayOf(year: string | undefined, month = '', date = '', today: string): string | null {
  const make = (inYear: number) => {
    const text = `${inYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    const instant = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : null;
  };
  const thisYear = Number(today.slice(0, 4));
  if (year !== undefined) {
    const told = Number(year.length === 2 ? `20${year}` : year);
    return told >= thisYear - 1 && told <= thisYear + 3 ? make(told) : null;
  }
  const day = make(thisYear);
  return day !== null && day < plusDays(today, -14) ? make(thisYear + 1) : day;
}

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Hours that follow a date at once. */
function hoursAfter(
  folded: string,
  at: number,
): { from: number | null; until: number | null; to: number } | null {
  const rest = folded.slice(at, at + 60);
  const range = timePatterns.range.exec(rest);
  if (range) {
    const [all, fromHour, fromMinute, untilHour, untilMinute] = range;
    const from = minutesOf(fromHour, fromMinute);
    const until = minutesOf(untilHour, untilMinute);
    if (from !== null && until !== null && from < until) return { from, until, to: at + all.length };
  }
  const limit = timePatterns.until.exec(rest);
  if (limit) {
    const [all, hours, minutes, unit] = limit;
    const until = minutesOf(hours, minutes);
    const shift = unit?.trim() === 'pm' && Number(hours) < 12 ? 720 : 0;
    // "do 12" may be anything.
    if (until !== null && (minutes !== undefined || unit !== undefined))
      return { from: null, until: until + shift, to: at + all.length };
  }
  const one = timePatterns.one.exec(rest);
  if (!one) return null;
  const [all, word = '', hours, minutes, unit] = one;
  // A bare number after a date may be anything.
  if (minutes === undefined && word.trim() === '' && unit === undefined) return null;
  const shift = unit?.trim() === 'pm' && Number(hours) < 12 ? 720 : 0;
  const from = minutesOf(hours, minutes);
  return from === null ? null : { from: from + shift, until: null, to: at + all.length };
}

function minutesOf(hours = '', minutes = '0'): number | null {
  const total = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? total : null;
}

/** The instant at which Warsaw's clocks show so many minutes after midnight of a day. */
export function instantAt(day: string, minutes: number): string {
  return new Date(instantOf(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)).toISOString();
}
