import { instantOf } from '../../../../kernel/time/clocks.js';
import type { End, Roles } from './roles.js';
import type { TextLine } from './text-lines.js';

/** A date that was read, with hours where they were told. */
export interface FoundTime {
  end: End | null;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Minutes after midnight by the clocks of its place. */
  from: number | null;
  until: number | null;
  /** The last day, of a stretch of days. */
  lastDay: string | null;
  /** The year was told, or the month in words: nothing but a date. */
  isCertain: boolean;
  /** It may as well be another day: day and month stand in an order that the text does not tell, or "next Friday" is said. */
  isDoubtful: boolean;
  /** By then it has to be there. */
  isLimit: boolean;
  /** A day of the week alone, Monday being 0: of the delivery it is the first after the loading. */
  weekday: number | null;
  /** So many days after the loading: `day` is not to be used. */
  daysAfterLoading: number | null;
  /** So many days before the delivery: `day` is not to be used. */
  daysBeforeDelivery: number | null;
  start: number;
  stop: number;
  /** Where the word ends that names its end, if one of its line does. */
  toldAt: number | null;
  /** From where to where its sentence goes. */
  sentence: readonly [from: number, to: number];
  /** It is a day of the transport only where a place stands beside it. */
  needsPlace?: boolean;
  /** Only the place beside it tells its end, and not at once. */
  isByPlace?: boolean;
  /** "Monday to Friday": when somebody is there, where another day is told. */
  isOpening?: boolean;
}

// Whole names and the usual short forms only: "12 listew" are no day of November.
const monthNames = [
  'sty(?:czen|cznia|czniu)?|jan(?:uary?)?',
  'lut(?:y|ego|ym)?|feb(?:ruary?)?|ii',
  'mar(?:zec|ca|cu|ch|s|z)?|iii',
  'kwi(?:ecien|etnia|etniu)?|apr(?:il)?|iv',
  'maja?|maju|may|mai',
  'cze(?:rwiec|rwca|rwcu)?|jun[ei]?|vi',
  'lip(?:iec|ca|cu)?|jul[yi]?|vii',
  'sie(?:rpien|rpnia|rpniu)?|aug(?:ust)?|viii',
  'wrz(?:esien|esnia|esniu)?|sept?(?:ember)?|ix',
  'paz(?:dziernik[au]?)?|o[ck]t(?:ober)?',
  'lis(?:topada?|topadzie)?|nov(?:ember)?|xi',
  'gru(?:dzien|dnia|dniu)?|de[csz](?:ember)?|xii',
];
const monthPatterns = monthNames.map((names) => new RegExp(`^(?:${names})$`, 'u'));
const monthWord = `(?:${monthNames.join('|')})`;
const months = `${monthWord}(?!\\p{L})`;
const noNumberBefore = '(?<![\\d\\p{L}.,/+-])(?<!\\d:)';
const notAmount =
  '(?!\\d|[.,/-]\\d| ?(?:kg|t|mt|to|ton\\p{L}*|m|mb|cm|mm|ldm|lm|mp|eur|euro|pln|zl|nok|kr|usd|%|°|x|pal\\p{L}*|m3|m³|cbm|kbm|kubik\\p{L}*|cubic|linear|lastem\\p{L}*|gbp|sek|dkk)(?!\\p{L}))';
const joint = '(?:-|do|to|til|bis|and|og|und|i|lub|albo|or|eller|oder)';
const between = `(?:/|${joint})`;
const ordinalEnd = '(?:st|nd|rd|th|\\.)?';
const ordinals: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'pierwszego drugiego trzeciego czwartego piatego szostego siodmego osmego dziewiatego dziesiatego jedenastego dwunastego trzynastego czternastego pietnastego szesnastego siedemnastego osiemnastego dziewietnastego dwudziestego',
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
    'forste andre tredje fjerde femte sjette sjuende - niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende - nittende tjuende',
  ].flatMap((words) => [
    ...words.split(' ').map((word, place) => [word, place + 1] as const),
    ['trzydziestego', 30] as const,
  ]),
);
// The Norwegian words for 8th and 18th are one without diacritics: neither is read.
const ordinalWords = Object.keys(ordinals)
  .filter((word) => word !== '-')
  .join('|');
const weekdays = [
  'poniedzial(?:ek|ku|kiem)|monday|mandag|montag',
  'wtor(?:ek|ku|kiem)|tuesday|tirsdag|tysdag|dienstag',
  'sro(?:da|de|dy|dzie)(?! (?:wlkp|wielkopolsk|slask))|wednesday|onsdag|mittwoch',
  'czwart(?:ek|ku|kiem)|thursday|torsdag|donnerstag',
  'piatek|piatku|piatkiem|friday|fredag|freitag',
  'sobot(?:a|e|y)|saturday|lordag|laurdag|samstag',
  'niedziel(?:a|e|i)|sunday|sondag|sundag|sonntag',
];
const anyWeekday = weekdays.join('|');
const datePatterns = {
  iso: new RegExp(`${noNumberBefore}(\\d{4})(?:-(\\d{2})-(\\d{2})|/(\\d{2})/(\\d{2}))(?!\\d)`, 'gu'),
  stretch: new RegExp(
    `${noNumberBefore}(\\d{1,2})([./])(\\d{1,2})\\.?(?:\\2(\\d{4}))? ?(?:-|do|to|til|bis|and|og|und) ?(\\d{1,2})\\2(\\d{1,2})(?:\\2 ?(\\d{4}|\\d{2})(?!\\d)|\\.?${notAmount})`,
    'gu',
  ),
  numeric: new RegExp(
    `${noNumberBefore}(\\d{1,2})(?:\\.? ?(?:${joint}|/(?=\\d{1,2}\\.\\d)) ?(\\d{1,2}))?([./-]) ?(\\d{1,2})(?:(?:\\3|(?<=/\\d{1,2})-) ?(20\\d{2}|(?<! )\\d{2})(?!\\d)|\\.?${notAmount})`,
    'gu',
  ),
  /** "30.11/2.12": of the loading and of the delivery. */
  pair: new RegExp(
    `${noNumberBefore}(\\d{1,2})\\.(\\d{1,2})\\.?/(\\d{1,2})\\.(\\d{1,2})\\.?${notAmount}`,
    'gu',
  ),
  dayFirst: new RegExp(
    `(?<![\\d\\p{L}.,/+])(?<!\\d:)(\\d{1,2})${ordinalEnd}(?: ?${between} ?(?:(?:(?:w|we|on|am|pa) )?(?:${anyWeekday}),? (?:den |the |dnia )?)?(\\d{1,2})${ordinalEnd})?(?: ?(?:of )?|[/-])(${months})(?:(?:\\.?,? |[/-])(20\\d{2}))?`,
    'gu',
  ),
  monthFirst: new RegExp(
    `(?<!\\p{L})(?!(?:[iv]{1,4}|ix|xi{0,2})(?!\\p{L}))(${monthWord})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|to|and) ?(\\d{1,2})(?:st|nd|rd|th)?)?(?![\\d:]|[.]\\d)(?:,? (20\\d{2}))?`,
    'gu',
  ),
  words: new RegExp(
    `(?<!\\p{L})(${ordinalWords})(?: (${ordinalWords}))? (?:of )?(${months})(?: (20\\d{2}))?`,
    'gu',
  ),
};

const weekdayPattern = new RegExp(
  `(?<!\\p{L})(?:${weekdays.map((day) => `(${day})`).join('|')})(?!\\p{L})`,
  'gu',
);
const relatives: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:pojutrze|day after tomorrow|(?:i )?overmorgen|ubermorgen)(?!\p{L})/gu, 2],
  [
    /(?<!\p{L})(?:jutro|(?<!after )tomorrow|tmrw|tmr|tmw|2moro|tomoz|tomo|tomor+ow|tommor+ow|i morgen|(?<!day |dag |tag |i |god |guten )morgen(?= |,|\.|$)(?! (?:fruh|kveld)))(?!\p{L})/gu,
    1,
  ],
  [
    /(?<!\p{L})(?:dzisiaj|dzis|today|tonight|(?<!(?:of|from|mail|message|call|spoke|sent) )this (?:morning|afternoon|evening)|i (?:dag|ettermiddag|kveld)|heute)(?!\p{L})/gu,
    0,
  ],
];
/** "A week today": told before "today". */
const weekFromNow =
  /(?<!\p{L})(?:a week (?:today|from today|from now)|(?:od )?dzis(?:iaj)? za tydzien|za tydzien|i dag om en uke|om (?:en|ei) (?:uke|veke)|heute in einer woche|in (?:einer woche|a week)(?:.s time)?)(?!\p{L})/gu;
/** "On the 14th", "14-tego", "den 14.": the next day of that number. */
const bareDay = new RegExp(
  `(?<!\\p{L})(?:(?:on|by|until|before|for|from|is|the) )?the (\\d{1,2})(?:st|nd|rd|th)(?!\\p{L}| (?:of )?(?:${months}| ?floor|street|avenue))|(?<![\\d\\p{L}.,/-])(\\d{1,2})-?(?:go|ego|tego)(?!\\p{L}| ${months})|(?<!\\p{L})(?:den|am) (\\d{1,2})\\.(?= \\p{L}|,|$)(?! ${months})`,
  'gu',
);
const shortWeekdays = [
  'mon|pon|man',
  'tues?|wt|tirs?',
  'weds?|sr|ons',
  'thu(?:rs?)?|czw|tors?',
  'fri|pt|fre',
  'sat|sob|lor',
  'sun|niedz|son',
];
/** "Weds 9th", "Thursday the 3rd", "czw. 10-go", "tirsdag 8.": a day of the week with its number. */
const numberedWeekday = new RegExp(
  `(?<!\\p{L})(?:${weekdays.map((day, place) => `(${day}|${shortWeekdays[place] ?? ''})`).join('|')})[.,]{0,2} \\(?(?:the |den |dnia )?(\\d{1,2})(?:st|nd|rd|th|-?(?:go|ego|tego)|\\.(?=[ ,;)]|$))\\)?(?!\\p{L}| (?:of )?(?:${months}))`,
  'gu',
);
/** "Deliver Tues", "odbiór czw.": a short day right behind a word for an end. */
const shortDay = new RegExp(
  `(?<=(?:deliver(?:y|ed)?|collect(?:ion|ed)?|load(?:ing)?|unload(?:ing)?|pick-?up|tip|zaladunek|zal\\.?|odbior|dostawa|rozladunek|rozl\\.?|henting|hentes|lasting|lossing|levering|leveres|lev\\.?|coll\\.?|del\\.?|arrives?|fram|ready|available|klare?t?|ferdige?|gotow[aeyi]):? (?:on |by |w |we |pa |for |innen |na |this )?)(?:${shortWeekdays.map((day) => `(${day})`).join('|')})(?!\\p{L}|\\.? ?(?:the )?\\d(?!\\d{3}(?!\\d)|\\d? ?(?:am|pm|h|uhr|o.?clock)(?!\\p{L})|\\d?:\\d\\d)|, ?(?:the )?\\d{1,2}(?:st|nd|rd|th|[./-]))`,
  'gu',
);
/** "Załadunek 8 albo 9", "loading 8 or 9": the month is told elsewhere, or not at all. */
const eitherDay = new RegExp(
  `(?<=(?:zaladunek|odbior|dostawa|rozladunek|loading|collection|delivery|lasting|henting|levering|lossing):? )(\\d{1,2}) (?:albo|lub|or|eller|oder) (\\d{1,2})(?![\\d\\p{L}:/]|[.,]\\d| (?:${monthWord}|kg|t|pal\\p{L}*|am|pm|auta?|trucks?|biler|rano|wieczorem|godz\\p{L}*|h|uhr|o.?clock)(?!\\p{L}))`,
  'gu',
);
/** "Any day next week". */
const nextWeek =
  /(?<!\p{L})(?:next week|neste (?:uke|veke)|(?:w )?(?:przyszlym|nastepnym) tygodniu|nachste woche)(?!\p{L})/gu;
const weekdayAhead = new RegExp(`^[ ,:(]{1,3}(?:on |w |we |pa |den |am )?(?:${anyWeekday})`, 'u');
const small: Readonly<Record<string, number>> = {
  dwa: 2,
  trzy: 3,
  cztery: 4,
  piec: 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
};
const count = `(\\d{1,2}|${Object.keys(small).join('|')})`;
const daysFromNow = new RegExp(`(?<!\\p{L})(?:za|in|om) ${count} (?:dni|days|dager)(?!\\p{L})`, 'gu');
const daysAfter = new RegExp(
  `(?<!\\p{L})(?:(tego samego dnia|same day|samme dag|am selben tag)|(?:nastepnego|kolejnego) dnia|dzien pozniej|(?:the )?next day|(?:the )?following day|(?:a|one) day later|dagen etter|neste dag|am nachsten tag|${count} (?:dni pozniej|days later|dager senere))(?!\\p{L})`,
  'gu',
);
const daysBefore = new RegExp(
  `(?<!\\p{L})(?:(?:na )?dzien (?:wczesniej|przed(?! swi))|(?:poprzedniego|poprzedzajacego) dnia|(?:the )?day before(?! yesterday)|(?:the )?previous day|(?:a|one) day earlier|dagen for(?= |,|\\.|$)|en dag tidligere|am vortag|einen tag (?:vorher|fruher)|${count} (?:dni wczesniej|days (?:earlier|before)|dager (?:tidligere|for)(?= |,|\\.|$)))(?!\\p{L})`,
  'gu',
);
/** "W/c 7 December": any day of the week that begins then. */
const weekOf =
  /(?<!\p{L})(?:w\/c|wc|week (?:commencing|of|starting)|w tygodniu od|tydzien od|uk[ae] (?:fra|som starter)|woche (?:ab|vom))(?: the| dnia| den)? $/u;
/** Days by when somebody wants an answer, or pays, are no days of the transport. */
const otherDay =
  /(?<!\p{L})(?:ofert\p{L}*|wycen\p{L}*|odpowied\p{L}*|platno\p{L}*|quot\p{L}*|offers?|reply|answer|respond|payment|payable|tilbud\p{L}*|svar\p{L}*|beta?l\p{L}*|angebot\p{L}*|antwort\p{L}*|ruckmeldung\p{L}*|zahlung\p{L}*|faktur\p{L}*|invoice\p{L}*|pris(?! fra| for)|cen[ay](?= do))(?!\p{L})/u;
const moneyWord = /^(?:platno|payment|payable|betal|betl|zahlung|faktur|invoice)/u;
const limitBefore =
  /(?:^|[^\p{L}])(?:do|by|until|till|before|latest|no later than|not later than|nie pozniej niz|ikke senere enn|nicht spater als|senest|innen|innan|bis|przed|vor|najpozniej|spatestens|deadline)(?: (?:do|on|by|the|w|we|dnia|den|i|kl\.?|godz\.?|\d{1,2}[:.]\d{2}))?[ :,]{1,2}$/u;
/** What a day of the transport stands beside where nothing names its end. */
const transportWord =
  /(?<!\p{L})(?:(?:macie|masz) (?:cos|wolne)|har (?:du|dere|de) noe|anything|transport\p{L}*|przew\p{L}*|zawie\p{L}*|dowie\p{L}*|aut[oa]|bila?|truck|lorry|van|vehicle|frakt\p{L}*|kjor\p{L}*|send\p{L}*|ship\p{L}*|mov(?:e|ing)|potrzeb\p{L}*|szuk\p{L}*|need\p{L}*|treng\p{L}*|brauch\p{L}*|such\p{L}*|palet\p{L}*|pallets?|paller|plt|from|z|fra|von|cena|haster|pilne|urgent|szt|stk|pcs|out of|capacity|kapasitet|ledig\p{L}*|curtain\p{L}*|ftl|ltl)(?!\p{L})|->|→| - \p{L}|\p{L}{4}-\p{L}{4}/u;

const hour = '(\\d{1,2})(?:[:.](\\d{2})|-?(?:tej|ej|ta))?';
const clockWord =
  '(?:godz\\p{L}*\\.?|g\\.|h\\.|o|kl\\.?|klokk[ae]n?|um|at|@|between|miedzy|pomiedzy|mellom|zwischen|from|from the|w godz\\p{L}*\\.?|von|ab|od|after|before|po|fra|na|etter|nach|klar|ok\\.?|okolo|ca\\.?|about|around|approx\\.?|circa|any ?time|fix(?:ed)?|slot|window|okno|awizo|vindu)';
/** A part of the day between a day and its hour: "fredag morgen kl 07:00". */
const dayPart =
  '(?: ?(?:rano|morgen|morning|formiddag|ettermiddag|afternoon|popoludniu|po poludniu|kveld|evening|fruh|vormittags?|nachmittags?))?';
const notOfHour =
  '(?!\\d|[.]\\d| ?(?:kg|t|to|x|ton\\p{L}*|pal\\p{L}*|plt|szt|stk|eur|euro|pln|nok|kr|m|ldm|sztuk|dni|days?|dager)(?!\\p{L}))';
const timePatterns = {
  range: new RegExp(
    `^${dayPart}[ ,;()]{0,4}(?:${clockWord} ?){0,2}[:]? ?${hour}( ?(?:am|pm)(?!\\p{L})| ?o.?clock)? ?(?:-|do|to|til|till|until|bis|and|i|og|und|a) ?(?:kl\\.? )?${hour}${notOfHour}( ?(?:uhr|h|am|pm)(?!\\p{L}))?`,
    'u',
  ),
  /** The hour by which it is to be there. */
  until: new RegExp(
    `^${dayPart}[ ,;()]{0,4}(?:najpozniej |latest |at the latest |senest |spatestens )?(?:do|by|before|until|till|til|bis|innen|przed|for|vor)(?: godz\\p{L}*\\.?| kl\\.?)? ${hour}(?!\\d|[.]\\d| ?(?:kg|t|pal))( ?(?:uhr|h|am|pm)(?!\\p{L}))?`,
    'u',
  ),
  one: new RegExp(
    `^${dayPart}[ ,;()]{0,4}((?:${clockWord} ?){0,2})[:]? ?${hour}${notOfHour}( ?(?:uhr|h|am|pm|rano|po poludniu|wieczorem)(?!\\p{L}))?`,
    'u',
  ),
};

const clockHours =
  'pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej'.split(
    ' ',
  );
const speltHour = new RegExp(
  `^[ ,;(]{0,4}o (?:godzinie )?(${clockHours.join('|')})( rano| po poludniu| wieczorem)?(?!\\p{L})`,
  'u',
);
const hourInFront =
  /(?:^|[^\p{L}])(?:o|godz\p{L}*\.?|kl\.?|klokken|at|um) ?(\d{1,2})(?:[:.](\d{2}))?(?: uhr)?,? (?:w |on |dnia |den |am |pa )?$/u;

/** An hour that stands in front of a date: "at 10:00 on 3 December". */
function hourBefore(folded: string, at: number): { minutes: number; length: number } | null {
  const match = hourInFront.exec(folded.slice(Math.max(0, at - 24), at));
  const minutes = match ? minutesOf(match[1], match[2]) : null;
  return match && minutes !== null ? { minutes, length: match[0].trimStart().length } : null;
}

/** Every date of the body that may be one of the transport. @param today `YYYY-MM-DD` in Warsaw */
export function readTimes(lines: readonly TextLine[], roles: Roles, today: string): FoundTime[] {
  const found: FoundTime[] = [];
  const calendar: Calendar = { today, isMonthFirst: isMonthFirst(lines) };
  lines.forEach((line, index) => {
    if (line.part !== 'body') return;
    const dates = datesIn(line, calendar).filter(
      (date) => isSupported(line, index, roles, date) && !isRefused(line.folded, date.from),
    );
    const inLine: FoundTime[] = [];
    for (const date of dates) {
      if (inLine.some(({ start, stop }) => date.to + line.at > start && date.from + line.at < stop)) continue;
      const before = [line.folded, line.text].map((text) =>
        text.slice(Math.max(0, date.from - 30), date.from),
      );
      // "Før" is "for" without its diacritics, which says nothing.
      const isLimit = limitBefore.test(before[0] ?? '') || /før (?:den |kl\.? )?$/iu.test(before[1] ?? '');
      if (isOfOther(line, index, roles, { ...date, isLimit, today })) continue;
      // Of two days with a stroke the order tells which is which.
      const told = date.isOfPair === true ? null : roles.ofDate(index, line, { ...date, isLimit }, dates);
      const end = told?.end ?? null;
      const [from, to] = roles.sentence(index, line, date.from, date.to);
      // Of a day that nothing names an end for, the past ones are of mails, invoices and other things.
      if (end === null && date.day < today) continue;
      if (date.day < plusDays(today, -14)) continue;
      // "Ready at once, by 11.12 will do": a limit in a sentence that names an end.
      const isOfCue = isLimit && roles.cues(index).some((cue) => cue.from >= from && cue.to <= to);
      const hours = hoursAfter(line.folded, date.to);
      // "Their slot is Saturday 12th 06:00-08:00": whatever the words, hours from and to are of the transport.
      const isSlot = hours?.from != null && hours.until !== null && date.isOpening !== true;
      const needsPlace =
        end === null && !isSlot && !date.isCertain && !isOfCue && !isOfTransport(line, index, roles, date);
      const hour = hours ? null : hourBefore(line.folded, date.from);
      inLine.push({
        end,
        day: date.day,
        lastDay: date.lastDay,
        from: hours?.from ?? hour?.minutes ?? null,
        until: hours?.until ?? null,
        isCertain: date.isCertain,
        isDoubtful: date.isDoubtful === true || weekOf.test(before[0] ?? ''),
        isLimit,
        weekday: date.weekday ?? null,
        daysAfterLoading: date.daysAfterLoading ?? null,
        daysBeforeDelivery: date.daysBeforeDelivery ?? null,
        start: line.at + (hour ? date.from - hour.length : date.from),
        stop: line.at + (hours?.to ?? date.to),
        toldAt: typeof told?.at === 'number' ? line.at + told.at : null,
        sentence: [line.at + from, line.at + to],
        ...(needsPlace ? { needsPlace } : {}),
        ...(date.isOpening ? { isOpening: true } : {}),
      });
    }
    found.push(...inLine);
  });
  return found;
}

/** What numbers of a text are days by. */
interface Calendar {
  today: string;
  /** Some date of the text can only be read with the month first. */
  isMonthFirst: boolean;
}

function isMonthFirst(lines: readonly TextLine[]): boolean {
  let isFound = false;
  for (const { folded } of lines)
    for (const [, first, second] of folded.matchAll(
      /(?<![\d/])(\d{1,2})\/(\d{1,2})\/\d{2}(?:\d{2})?(?![\d/])/gu,
    )) {
      if (Number(first) > 12) return false;
      if (Number(second) > 12) isFound = true;
    }
  return isFound;
}

/** The dates of a line in their order; of those that overlap the one that was found by the stronger sign. */
function datesIn(line: TextLine, calendar: Calendar): FoundDate[] {
  const { folded } = line;
  const all: FoundDate[] = [];
  for (const date of datesOf(line, calendar))
    if (!all.some(({ from, to }) => date.to > from && date.from < to)) all.push(date);
  all.sort((one, other) => one.from - other.from);
  const dates: FoundDate[] = [];
  for (const date of all) {
    const last = dates.at(-1);
    const gap = last ? folded.slice(last.to, date.from) : '';
    // "Monday or Tuesday (30.11/1.12)": told again.
    const isTold =
      last?.lastDay != null && date.lastDay === null && (date.day === last.day || date.day === last.lastDay);
    if (isTold && /^[ (/\d.]{1,12}$/u.test(gap)) continue;
    if (
      last &&
      date.weekday === undefined &&
      last.weekday !== undefined &&
      (/^[ ,(]{0,3}(?:den |the |dnia |am )?$/u.test(gap) || thatIs.test(gap))
    ) {
      // "Friday 28.11." that is a Saturday: one of the two is wrong.
      if (weekdayOf(date.day) !== last.weekday) date.isDoubtful = true;
      dates[dates.length - 1] = date;
      continue;
    }
    // "Tomorrow (Wednesday)", "pojutrze, 3.12": one day told twice.
    if (last?.isRelative === true && isToldAgain(gap, last, date)) {
      if (last.day !== date.day) date.isDoubtful = true;
      dates[dates.length - 1] = date.weekday === undefined || last.day === date.day ? date : last;
      continue;
    }
    if (last && date.weekday !== undefined && last.weekday === undefined && /^[ ,(.]{1,3}$/u.test(gap)) {
      if (weekdayOf(last.day) !== date.weekday) last.isDoubtful = true;
      continue;
    }
    if (last && replaces(folded, last, date)) {
      dates[dates.length - 1] = date;
      continue;
    }
    if (last && formerDay.test(gap)) continue;
    const isStretch =
      last?.lastDay === null &&
      date.lastDay === null &&
      last.daysAfterLoading === undefined &&
      date.daysAfterLoading === undefined &&
      last.daysBeforeDelivery === undefined &&
      date.daysBeforeDelivery === undefined &&
      /^\.? ?(?:(?:-|do|to|til|bis|and|og|und|i|lub|or|eller) ?|(?:lub|albo|or|eller|oder) (?:w|we|on|pa|am) )$/u.test(
        gap,
      ) &&
      date.day > last.day &&
      date.day <= plusDays(last.day, 14);
    const isOpening =
      last?.weekday === 0 &&
      last.lastDay === null &&
      (date.weekday ?? 0) > 2 &&
      /^ ?(?:-|do|to|til|bis) ?$/u.test(gap);
    if (last && isOpening) {
      const lastDay = plusDays(last.day, date.weekday ?? 0);
      dates[dates.length - 1] = { ...last, lastDay, to: date.to, isOpening, isDoubtful: true };
    } else if (last && isStretch) dates[dates.length - 1] = { ...last, lastDay: date.day, to: date.to };
    else
      dates.push(
        isMoved(folded, date) && date.lastDay !== null ? { ...date, day: date.lastDay, lastDay: null } : date,
      );
  }
  return dates;
}

const thatIs =
  /^(?: (?:first thing|morning|rano|w poludnie|morgen|formiddag|fruh))?[ ,(]{0,3}(?:altsa|dvs\.?|czyli|tj\.?|to (?:jest|juz)|that.?s|that is|which is|i\.?e\.?|det er|d\.? ?h\.?|also|das ist)[ ,]{1,2}(?:den |the |dnia |am )?$/u;

function isToldAgain(gap: string, first: FoundDate, next: FoundDate): boolean {
  if (next.isRelative === true || next.daysAfterLoading !== undefined || next.lastDay !== null) return false;
  return (
    thatIs.test(gap) ||
    (first.day === next.day && /^[ ,(]{1,3}(?:den |the |dnia |am |w |we |pa )?$/u.test(gap))
  );
}

const changeWord =
  /(?<!\p{L})(?:przesu\p{L}*|przenie\p{L}*|przeloz\p{L}*|zmie\p{L}*|zmian\p{L}*|mov(?:e|ed|ing)|postpon\p{L}*|chang\p{L}*|shift(?:ed)?|push(?:ed)?|resched\p{L}*|flytt\p{L}*|utset\p{L}*|utsatt|endr\p{L}*|forskyv\p{L}*|forskjov\p{L}*|versch\p{L}*|verleg\p{L}*|geander\p{L}*)(?!\p{L})/u;
/** "Zamiast 2.12", "(was 2 December)": behind the day that counts. */
const formerDay =
  /^[ ,(]{0,3}(?:(?:a )?(?:zamiast|nie)|(?:and )?(?:instead of|in place of|not)|(?:og )?(?:i ?sted(?:et|en) for|i staden for|ikke|ikkje)|(?:und )?(?:an)?statt|bylo|wczesniej|poprzednio|was|previously|var|tidligere|war)[ :]{1,2}(?:dnia |the |den |w |we |on |am |pa )?$/u;

/** "Not 2 December but the 4th", "moved from 2 to 4 December": the first of two days counts no more. */
function replaces(folded: string, first: FoundDate, next: FoundDate): boolean {
  const gap = folded.slice(first.to, next.from);
  const before = folded.slice(Math.max(0, first.from - 20), first.from);
  const isDenied =
    /(?<!\p{L})(?:nie|not|ikke|ikkje|nicht)(?: (?:w|we|na|on|by|the|den|dnia|am|pa|til|do))? $/u.test(
      before,
    ) &&
    /^[ ,]{1,2}(?:lecz|tylko|ale|a|but|men|sondern)(?: (?:w|we|na|dopiero|on|by|the|den|dnia|am|pa|til|do|erst|forst))?(?: (?:dnia|the|den))? $/u.test(
      gap,
    );
  return (
    isDenied ||
    (isMoved(folded, first) && /^ (?:na|do|to|til|auf|bis|zum|den)(?: (?:dzien|dnia|the|den))? $/u.test(gap))
  );
}

/** Whether a day, or a stretch of days, stands behind "moved from". */
function isMoved(folded: string, { from, to }: FoundDate): boolean {
  return (
    /(?<!\p{L})(?:z|ze|od|from|fra|von|vom)(?: (?:dnia|the|den))? $/u.test(
      folded.slice(Math.max(0, from - 12), from),
    ) &&
    (changeWord.test(folded.slice(Math.max(0, from - 60), from)) ||
      // In the same clause: "from 2 to 4 December, dates may change" moves nothing.
      changeWord.test(folded.slice(to, to + 40).split(/[,;.\n]/u)[0] ?? ''))
  );
}

const weekNumber =
  '(?:uke|veke|week|wk\\.?|kw|tydzien|tyg\\.?|tygodni\\p{L}{0,2}) ?(?:nr\\.? |no\\.? )?(\\d{1,2})(?![\\d%]|[.,:/-]\\d| ?(?:kg|t|pal\\p{L}*|plt|ldm|euro?|nok|pln)(?!\\p{L}))';
/** "Onsdag i uke 50". */
const weekNumberBehind = new RegExp(`^[ ,(]{1,3}(?:i |in |of |w )?${weekNumber}`, 'u');
/** "Uke 50, onsdag". */
const weekNumberBefore = new RegExp(`(?<!\\p{L})${weekNumber}[ ,:(-]{1,3}(?:on |w |we |pa |den |am )?$`, 'u');
/** "Uke 50", "w 49 tygodniu": any day of it. */
const wholeWeek = new RegExp(
  `(?<!\\p{L})${weekNumber}|(?<![\\d.,/])(\\d{1,2})\\.? (?:tydzien|tygodniu)(?!\\p{L})`,
  'gu',
);

/** The Monday of a week that is told by its number, from now on; null where there is none. */
function mondayOf(week: number, today: string): string | null {
  if (week < 1 || week > 53) return null;
  const inYear = (year: number) => {
    const fourth = `${year}-01-04`;
    return plusDays(fourth, (week - 1) * 7 - weekdayOf(fourth));
  };
  const year = Number(today.slice(0, 4));
  const monday = inYear(year) < plusDays(today, -6) ? inYear(year + 1) : inYear(year);
  return monday <= plusDays(today, 150) ? monday : null;
}

const weekAhead =
  '(?:neste (?:uke|veke)|next week|(?:przyszlym|nastepnym|kolejnym) tygodniu|przyszly tydzien|nachste[rn]? woche|kommende[rn]? (?:woche|uke))';
const weekBehind = new RegExp(`^[ ,(]{1,3}(?:of |in |i |w |the )?${weekAhead}(?!\\p{L})`, 'u');
const weekBefore = new RegExp(`(?<!\\p{L})${weekAhead}[ ,:(]{1,3}(?:on |w |we |pa |den |am )?$`, 'u');

/** Words that a date without a year stands behind. */
const dateLead = new RegExp(
  `(?:^|[^\\p{L}])(?:dnia|dniu|dn\\.?|d\\.|data|termin\\p{L}*|dato|datum|on|by|until|till|before|from|after|den|der|am|vom|ab|bis|fra|til|innen|senest|latest|od|do|na|przed|po|najpozniej|pa|the|ready|booked|slot|awizacj\\p{L}|awizo|fix|klare?|available|gotow\\p{L}*|mellom|between|miedzy|zwischen|mon|tues?|wed|thurs?|fri|sat|pon|wt|sr|czw|pt|sob|man|tirs?|ons|tors?|fre|lor|mo|di|mi|${anyWeekday})[ .:,(]{1,3}$`,
  'u',
);
const behindStreet =
  /(?<!\p{L})(?:(?:(?:ul|al|os|str)\.?|pl\.) [^,;:)]{0,30}|rue [^,;:]{0,30}|via [^,;:]{0,30}|[\p{L}.-]{0,30}(?:strasse|str\.?|gate|gata|gaten|veien|vei|vegen|weg|gasse|platz|street|road|lane|avenue|straat|vagen|gatan|vej) )$/u;
const numberLabel =
  /(?<!\p{L})(?:tel\p{L}*|phone|tlf|mob\p{L}*|kom|fax|nr|no(?=[.:#])|ref\p{L}*|faktura|fakturanr|invoice|call|ring|godz\p{L}*|g|kl|klokken|rampa|ramp|hala|lok|m|box|nip|org)[ .:#]{1,3}(?:meg pa |us on |\+)?[\d ()-]{0,16}$/u;

/** Whether numbers are a date: those with a year or a month in words are; others need a word or a place of their own beside them. */
function isSupported(line: TextLine, index: number, roles: Roles, date: FoundDate): boolean {
  if (!date.sign) return true;
  const { folded } = line;
  const before = folded.slice(Math.max(0, date.from - 50), date.from);
  if (numberLabel.test(before)) return false;
  if (date.isCertain) return true;
  // "04/12 (Fri)", "mandag 21/12", "A. 3/12".
  if (weekdayInFront.test(before)) return true;
  if (behindStreet.test(before)) return false;
  if (limitBefore.test(before)) return true;
  if (weekdayBehind.test(folded.slice(date.to, date.to + 24))) return true;
  if (/^[ *•>-]{0,4}[\p{L}\d][.)] $/u.test(folded.slice(0, date.from))) return true;
  const cues = roles.cues(index);
  if (cues.some((cue) => cue.to <= date.from && /^[ :.,(-]{0,4}$/u.test(folded.slice(cue.to, date.from))))
    return true;
  if (dateLead.test(before) || /^[ *•>-]*$/u.test(folded.slice(0, date.from)) || /[:;(|] ?$/u.test(before))
    return true;
  if (/(?:->|→|=>) ?$/u.test(before) || (date.sign === '.' && /, $/u.test(before))) return true;
  const after = folded.slice(date.to, date.to + 24);
  if (/^[ ,(]{0,3}(?:godz|g\.|kl\.? ?\d|klokken|@ ?\d|o \d|at \d|um \d|\d{1,2}[:.]\d{2}(?!\d))/u.test(after))
    return true;
  // "Load: Leeds, 03/12".
  if (
    cues.length > 0 &&
    /, $/u.test(before) &&
    /^ ?(?:[,;)]|$|(?:am|pm|rano|po poludniu|morning|afternoon|formiddag|ettermiddag|first thing)(?!\p{L}))/u.test(
      after,
    )
  )
    return true;
  if (cues.some((cue) => cue.from >= date.to && cue.from - date.to <= 3)) return true;
  // "Load Kalisz 1.12": behind a town, where its line says what is done there.
  return date.sign === '.' && (cues.length > 0 || roles.above(index) !== null);
}

/** "Vi kan ikke ta imot på fredag 11.": a day on which it cannot be. */
const isRefused = (folded: string, at: number): boolean =>
  /(?<!\p{L})(?:kan ikkj?e|can ?not|can.t|(?:are|is) (?:closed|shut)|nie (?:mozemy|mozna|moze|moga|damy rady|pasuje)|konnen nicht|kann nicht)(?: (?!(?:before|until|till|przed|for|innan|bis|vor|later|senere|pozniej|after|etter|po)(?!\p{L}))\p{L}{1,14}){0,4} $/u.test(
    folded.slice(Math.max(0, at - 70), at),
  );

const dateLabel = /^[ *•-]{0,4}(?:termin\p{L}*|dat[aey]|dates?|dato(?:er)?|kiedy|when|nar) ?:/u;

/** Whether a word of a transport stands in the sentence of a date. */
function isOfTransport(line: TextLine, index: number, roles: Roles, date: FoundDate): boolean {
  const [from, to] = roles.sentence(index, line, date.from, date.to);
  const words = line.folded.slice(Math.max(from, date.from - 100), Math.min(to, date.to + 100));
  return (
    transportWord.test(words) ||
    dateLabel.test(line.folded) ||
    (date.sign !== undefined && words.trim().length <= date.to - date.from + 24)
  );
}

/** Whether the words before a date in its sentence speak of an answer or a payment, and none of the transport since. */
function isOfOther(
  line: TextLine,
  index: number,
  roles: Roles,
  { today, ...date }: FoundDate & { isLimit: boolean; today: string },
): boolean {
  const [begin] = roles.sentence(index, line, date.from, date.to);
  const sentence = Math.max(begin, date.from - 120);
  const words = line.folded.slice(sentence, date.from);
  const match = otherDay.exec(words);
  if (!match) return false;
  // "Invoice for the delivery of 12.11.": over.
  if (moneyWord.test(match[0]) && date.day < today) return true;
  if (roles.cues(index).some((cue) => cue.from > sentence + match.index && cue.to <= date.from)) return false;
  // "A quote for tomorrow from A to B": no day for the quote unless it is a limit.
  return moneyWord.test(match[0]) || date.isLimit || words.length - match.index - match[0].length > 60;
}

interface FoundDate {
  day: string;
  lastDay: string | null;
  isCertain: boolean;
  isDoubtful?: boolean;
  isOfPair?: boolean;
  isOpening?: boolean;
  weekday?: number;
  daysAfterLoading?: number;
  daysBeforeDelivery?: number;
  /** Told from today on: "tomorrow". */
  isRelative?: boolean;
  /** Between day and month, of a date in numbers. */
  sign?: string;
  from: number;
  to: number;
}

/** From where to where a match goes. */
const span = (match: RegExpExecArray) => ({ from: match.index, to: match.index + match[0].length });

function* datesOf({ folded }: TextLine, calendar: Calendar): Generator<FoundDate> {
  const { today } = calendar;
  const hasNumbers = /\d/u.test(folded);
  if (hasNumbers) yield* numberedDates(folded, calendar);
  yield* spokenDates(folded, today);
}

function* numberedDates(folded: string, calendar: Calendar): Generator<FoundDate> {
  const { today } = calendar;
  for (const match of folded.matchAll(datePatterns.iso)) {
    const day = dayOf(match[1], match[2] ?? match[4], match[3] ?? match[5], today);
    if (day) yield { day, lastDay: null, isCertain: true, ...span(match) };
  }
  for (const match of folded.matchAll(datePatterns.dayFirst)) {
    const [, first, last, month, year] = match;
    const day = dayOf(year, monthOf(month), first, today);
    const end = last === undefined ? null : dayOf(year, monthOf(month), last, today);
    if (day) yield { day, lastDay: end && end > day ? end : null, isCertain: true, ...span(match) };
  }
  for (const match of folded.matchAll(datePatterns.monthFirst)) {
    const [, month, first, last, year] = match;
    const day = dayOf(year, monthOf(month), first, today);
    const end = last === undefined ? null : dayOf(year, monthOf(month), last, today);
    if (day) yield { day, lastDay: end && end > day ? end : null, isCertain: true, ...span(match) };
  }
  for (const match of folded.matchAll(datePatterns.stretch)) {
    const [, first, sign = '', firstMonth, firstYear, last, month, year] = match;
    const lastDay = dayOf(year, month, last, today);
    const sameYear = firstYear ?? lastDay?.slice(0, 4);
    const day = lastDay && dayOf(sameYear, firstMonth, first, today);
    if (day && lastDay && day < lastDay && lastDay <= plusDays(day, 31))
      yield { day, lastDay, isCertain: year !== undefined, sign, ...span(match) };
  }
  for (const match of folded.matchAll(datePatterns.pair)) {
    const [, first, firstMonth, last, month] = match;
    const day = dayOf(undefined, firstMonth, first, today);
    const next = dayOf(undefined, month, last, today);
    if (!day || !next || next < day || next > plusDays(day, 31)) continue;
    const slash = match.index + match[0].indexOf('/');
    const of = { lastDay: null, isCertain: true, isOfPair: true };
    yield { ...of, day, from: match.index, to: slash };
    yield { ...of, day: next, from: slash + 1, to: match.index + match[0].length };
  }
  for (const match of folded.matchAll(datePatterns.numeric)) {
    const [all, first, last, sign = '', month, year] = match;
    // "Malmö 211 20. 1 szt": the end of a post code, and a count.
    if (/\. \d/u.test(all) && /(?<!\d)\d{3} $/u.test(folded.slice(Math.max(0, match.index - 5), match.index)))
      continue;
    // "4-5" without a year is a count of anything, unless a day of the week stands before it that falls on it.
    if (sign === '-' && year === undefined && !isOnWeekday(folded, match, today)) continue;
    const { day, isDoubtful } = numericDay(year, month, first, last === undefined && sign === '/', calendar);
    const end = last === undefined ? null : dayOf(year, month, last, today);
    // Of a stretch over the end of a month only the last day is in the month that is named.
    const lastDay = day && end && end > day ? end : null;
    if (day) yield { day, lastDay, isCertain: year !== undefined, isDoubtful, sign, ...span(match) };
  }
}

/** "Tuesday 8-12 at 07.30": a date that falls on the day before it, where the numbers are no hours. */
function isOnWeekday(folded: string, match: RegExpExecArray, today: string): boolean {
  const [all, first, last, , month] = match;
  const [, name = ''] =
    /(\p{L}{6,12}),? $/u.exec(folded.slice(Math.max(0, match.index - 16), match.index)) ?? [];
  const weekday = weekdays.findIndex((names) => new RegExp(`^(?:${names})$`, 'u').test(name));
  const day = weekday < 0 || last !== undefined ? null : dayOf(undefined, month, first, today);
  const isHours = Number(first) < Number(month) && !hourBehind.test(folded.slice(match.index + all.length));
  return day !== null && !isHours && weekdayOf(day) === weekday;
}

const hourBehind = /^,? (?:at|from|after|kl\.?|klokken|godz\p{L}*\.?|o|om|um|ab|van) ?\d/u;

function* spokenDates(folded: string, today: string): Generator<FoundDate> {
  for (const match of folded.matchAll(datePatterns.words)) {
    const [, tens = '', units = '', month, year] = match;
    const date = (ordinals[tens] ?? 0) + (units === '' ? 0 : (ordinals[units] ?? 0));
    const day = dayOf(year, monthOf(month), String(date), today);
    if (day) yield { day, lastDay: null, isCertain: true, ...span(match) };
  }
  for (const match of folded.matchAll(daysAfter)) {
    const told = match[2];
    const daysAfterLoading =
      match[1] !== undefined ? 0 : told === undefined ? 1 : (small[told] ?? Number(told));
    yield {
      day: plusDays(today, daysAfterLoading),
      lastDay: null,
      isCertain: false,
      daysAfterLoading,
      ...span(match),
    };
  }
  for (const match of folded.matchAll(daysBefore)) {
    const days = match[1] === undefined ? 1 : (small[match[1]] ?? Number(match[1]));
    yield { day: today, lastDay: null, isCertain: false, daysBeforeDelivery: days, ...span(match) };
  }
  for (const match of folded.matchAll(daysFromNow)) {
    const days = small[match[1] ?? ''] ?? Number(match[1]);
    yield { day: plusDays(today, days), lastDay: null, isCertain: false, ...span(match) };
  }
  for (const match of folded.matchAll(numberedWeekday)) {
    const weekday = match.slice(1, 8).findIndex((group) => group !== undefined);
    const day = nextOf(Number(match[8]), today);
    if (day !== null)
      yield { day, lastDay: null, isCertain: false, isDoubtful: weekdayOf(day) !== weekday, ...span(match) };
  }
  for (const match of folded.matchAll(shortDay)) {
    const weekday = match.slice(1).findIndex((group) => group !== undefined);
    const distance = (weekday - weekdayOf(today) + 7) % 7 || 7;
    // "Delivery man", "levering fri": short days of one language are words of another.
    const isDoubtful = /^(?:fri|man|sat|son|sun)$/.test(match[0]);
    yield {
      day: plusDays(today, distance),
      lastDay: null,
      isCertain: false,
      isDoubtful,
      weekday,
      ...span(match),
    };
  }
  for (const match of folded.matchAll(eitherDay)) {
    const day = nextOf(Number(match[1]), today);
    const lastDay = nextOf(Number(match[2]), today);
    if (day !== null && lastDay !== null && lastDay > day && lastDay < plusDays(day, 8))
      yield { day, lastDay, isCertain: false, isDoubtful: true, ...span(match) };
  }
  for (const match of folded.matchAll(weekdayPattern)) {
    const weekday = match.slice(1).findIndex((group) => group !== undefined);
    const distance = (weekday - weekdayOf(today) + 7) % 7 || 7;
    const to = match.index + match[0].length;
    const numbered = weekNumberBehind.exec(folded.slice(to, to + 24));
    const monday = numbered ? mondayOf(Number(numbered[1]), today) : null;
    const before = numbered
      ? null
      : weekNumberBefore.exec(folded.slice(Math.max(0, match.index - 24), match.index));
    const mondayBefore = before ? mondayOf(Number(before[1]), today) : null;
    if (before && mondayBefore !== null) {
      const at = { from: match.index - before[0].length, to };
      yield { day: plusDays(mondayBefore, weekday), lastDay: null, isCertain: false, weekday, ...at };
      continue;
    }
    if (numbered && monday !== null) {
      const at = { from: match.index, to: to + numbered[0].length };
      yield { day: plusDays(monday, weekday), lastDay: null, isCertain: false, weekday, ...at };
      continue;
    }
    const behind = weekBehind.exec(folded.slice(to, to + 40));
    if (behind || weekBefore.test(folded.slice(Math.max(0, match.index - 40), match.index))) {
      const day = plusDays(today, 7 - weekdayOf(today) + weekday);
      const at = { from: match.index, to: to + (behind?.[0].length ?? 0) };
      yield { day, lastDay: null, isCertain: false, weekday, ...at };
      continue;
    }
    const isNext = /(?:next|neste|kommende|przysz\p{L}*|nastepn\p{L}*|nachste\p{L}*) $/u.test(
      folded.slice(Math.max(0, match.index - 14), match.index),
    );
    // "Next Friday" that is said in the same week is that of the week after it.
    const isNextWeek = isNext && weekday > weekdayOf(today);
    const day = plusDays(today, distance + (isNextWeek ? 7 : 0));
    yield { day, lastDay: null, isCertain: false, isDoubtful: isNextWeek, weekday, ...span(match) };
  }
  for (const match of folded.matchAll(wholeWeek)) {
    const monday = mondayOf(Number(match[1] ?? match[2]), today);
    if (monday === null) continue;
    const lastDay = plusDays(monday, 4);
    const day = monday < today && lastDay >= today ? today : monday;
    yield {
      day,
      lastDay: lastDay > day ? lastDay : null,
      isCertain: false,
      isDoubtful: true,
      ...span(match),
    };
  }
  for (const match of folded.matchAll(nextWeek)) {
    // "Next week on Wednesday" is a day.
    if (weekdayAhead.test(folded.slice(match.index + match[0].length, match.index + match[0].length + 30)))
      continue;
    const monday = plusDays(today, 7 - weekdayOf(today));
    yield { day: monday, lastDay: plusDays(monday, 4), isCertain: false, isDoubtful: true, ...span(match) };
  }
  const ofNow = { lastDay: null, isCertain: false, isRelative: true };
  for (const match of folded.matchAll(weekFromNow))
    yield { day: plusDays(today, 7), ...ofNow, ...span(match) };
  for (const [pattern, distance] of relatives)
    for (const match of folded.matchAll(pattern))
      yield { day: plusDays(today, distance), ...ofNow, ...span(match) };
  for (const match of folded.matchAll(bareDay)) {
    const day = nextOf(Number(match[1] ?? match[2] ?? match[3]), today);
    // The month is not told.
    if (day !== null) yield { day, lastDay: null, isCertain: false, isDoubtful: true, ...span(match) };
  }
}

/** The next day of the calendar with such a number, today being one. */
function nextOf(date: number, today: string): string | null {
  if (date < 1 || date > 31) return null;
  for (let distance = 0; distance < 62; distance += 1) {
    const day = plusDays(today, distance);
    if (Number(day.slice(8)) === date) return day;
  }
  return null;
}

/** A date in numbers: where the text does not tell whether the month comes first, the one that is not over. */
function numericDay(
  year: string | undefined,
  second: string | undefined,
  first: string | undefined,
  mayTurn: boolean,
  { today, isMonthFirst: isTurned }: Calendar,
): { day: string | null; isDoubtful: boolean } {
  const day = dayOf(year, second, first, today);
  if (!mayTurn || year === undefined) return { day, isDoubtful: false };
  const turned = dayOf(year, first, second, today);
  if (isTurned) return { day: turned, isDoubtful: false };
  if (day !== null && turned !== null && day !== turned && day < today && turned >= today)
    return { day: turned, isDoubtful: true };
  return { day: day ?? turned, isDoubtful: day === null };
}

function monthOf(name = ''): string {
  return String(monthPatterns.findIndex((pattern) => pattern.test(name)) + 1);
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
  const near = day !== null && day < plusDays(today, -14) ? make(thisYear + 1) : day;
  // Hardly anybody plans a transport five months ahead without naming the year: such numbers are something else.
  return near !== null && near <= plusDays(today, 150) ? near : null;
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const weekdayBehind = new RegExp(
  `^[ ,(.]{1,3}(?:${anyWeekday}|mon|tues?|wed|thurs?|fri|pon|wt|sr|czw|pt|man|tirs?|ons|tors?|fre)(?!\\p{L})[.)]{0,2}`,
  'u',
);

const weekdayInFront = new RegExp(
  `(?<!\\p{L})(?:${anyWeekday}|mon|tues?|weds?|thu(?:rs)?|fri|pon|wt|sr|czw|pt|pn|man|tirs?|ons|tors?|fre)[.,]{0,2} (?:den |the |dnia )?$`,
  'u',
);

/** "De laster mellom kl. 7 og 14": hours of an end that stand with no day. */
const hoursApart = new RegExp(
  `(?<!\\p{L})(?:between|mellom|miedzy|pomiedzy|zwischen|w godz\\p{L}*\\.?|hours?|godziny)(?: kl\\.?| godz\\p{L}*\\.?)? ?:? ?${hour}( ?(?:am|pm))? ?(?:-|do|to|til|bis|and|i|og|und|a) ?(?:kl\\.? )?${hour}(?![\\d/]|[.]\\d| ?(?:kg|t|pal|dager|days|dni))( ?(?:am|pm)(?!\\p{L}))?`,
  'gu',
);

/** "Godzina nadania: 06:30", "Collection time = 8-10", "Kl.: 0700": an hour behind a label of its own. */
const labelledHour = new RegExp(
  `^[ *•-]{0,4}(?=\\p{L})[^:=\\d]{0,30}(?<!\\p{L})(?:godzin\\p{L}{0,2}|godz\\.?|hours?|time|\\p{L}{0,10}tid(?:spunkt)?|klokkeslett|kl\\.?|klokka|klokken|slot|window|okno|vindu|uhrzeit)(?!\\p{L})[^:=\\d]{0,30}[:=] {0,30}(?:(?:od|from|fra|at|kl\\.?|godz\\.?|o) )?(?:${hour}|([01]\\d|2[0-3])([0-5][05]))( ?(?:am|pm))?(?: ?(?:-|do|to|til|until|bis|og|and) ?(?:kl\\.? )?${hour}( ?(?:am|pm))?)?(?: ?(?:h|hrs|uhr|local time|lokal tid))?[ .]{0,2}$`,
  'u',
);

/** Hours of loading or unloading that a sentence or a label tells without a day. */
export function readHours(
  lines: readonly TextLine[],
  roles: Roles,
): { end: End; from: number; until: number | null }[] {
  return lines.flatMap((line, index) => {
    if (line.part !== 'body') return [];
    const label = labelledHour.exec(line.folded);
    const end = label ? (roles.cues(index).at(-1)?.end ?? roles.above(index)) : null;
    if (label && end) {
      const from = clockOf(label[1] ?? label[3], label[2] ?? label[4], label[5]);
      const until = label[6] === undefined ? null : clockOf(label[6], label[7], label[8]);
      return from !== null && (until === null || from < until) ? [{ end, from, until }] : [];
    }
    return [...line.folded.matchAll(hoursApart)].flatMap((match) => {
      const from = clockOf(match[1], match[2], match[3]);
      const until = clockOf(match[4], match[5], match[6]);
      const to = match.index + match[0].length;
      const [begin] = roles.sentence(index, line, match.index, to);
      const cue = roles.cues(index).findLast((one) => one.from >= begin && one.to <= match.index);
      return cue && from !== null && until !== null && from < until ? [{ end: cue.end, from, until }] : [];
    });
  });
}

const besideHours =
  /^ ?(?:r\.|roku)(?=,? )|^ (?:collection|delivery|loading|unloading|pick-?up|henting|levering|lasting|lossing|zaladunek|rozladunek|odbior|dostawa)(?=, \d)|^,? first thing(?= \()|^,? (?:(?:we|vi|me) )?(?:ladujemy|odbieramy|rozladowujemy|zaladunek|rozladunek|odbior|dostawa|laster?(?: vi| me)?|henter?(?: vi| me)?|losser?|lasting|lossing|henting|levering|load(?:s|ing)?|collect(?:ion|ing)?|pick-?up|unload(?:ing)?|delivery)(?= (?:(?:o|at|kl\.?|godz\.?|klokk\p{L}{2}|od|from|fra) ?\d|\d{1,2}(?:[:.]\d{2}| ?(?:am|pm)(?!\p{L}))))|^,? (?:najlepiej|preferably|ideally|helst|am liebsten)(?= )/u;
/** "Thursday 0600", "4/12 at 1730": hours and minutes without a sign between them. */
const fourDigits =
  /^[ ,;()]{1,3}(?:at |kl\.? |@ ?|between |from )?(?!20[2-4]\d)([01]\d|2[0-3])([0-5][05])(?: ?(?:-|to|and|til|do|og|a) ?([01]\d|2[0-3])([0-5][05]))?(?: ?(?:h|hrs?|hours|uhr)(?!\p{L}))?(?![\d\p{L}]|[.,/-]\d| (?:kg|kgs|t|kilo\p{L}*|eur|pln|nok|kr|gbp|pal\p{L}*|mm|cm|m)(?!\p{L})| (?:szt|stk|pcs|karton|eske|bott|litr|liter|box|case|carton|kart|kolli|sack|work|rol|levering|dostaw|deliver)| \p{Lu})/u;

/** "Saturday at noon", "4.12 w południe", "fredag midt på dagen". */
const atNoon =
  /^[ ,;(]{1,3}(?:(?:at|around|about) (?:12 )?noon|12 noon|noon|w (?:samo )?poludnie|o dwunastej w poludnie|midt pa dagen|am mittag|mittags)(?!\p{L})/u;

/** Hours that follow a date at once. */
function hoursAfter(
  folded: string,
  at: number,
): { from: number | null; until: number | null; to: number } | null {
  // "30.11 (pon.) godz. 8-14": the day of the week stands between.
  // "4 December collection, 8-10", "4.12, helst 8-10".
  const between = besideHours.exec(folded.slice(at, at + 30))?.[0].length ?? 0;
  const skipped = weekdayBehind.exec(folded.slice(at, at + 24))?.[0].length ?? between;
  if (skipped > 0) return hoursAfter(folded, at + skipped);
  // "Until noon".
  const told = folded.slice(at, at + 60);
  const noon = atNoon.exec(told);
  if (noon) return { from: 12 * 60, until: null, to: at + noon[0].length };
  const rest = told.replaceAll(/(?<=(?:until|till|to|by|-) ?)noon(?!\p{L})/gu, '12pm');
  const four = fourDigits.exec(rest);
  if (four) {
    const from = minutesOf(four[1], four[2]);
    const until = four[3] === undefined ? null : minutesOf(four[3], four[4]);
    if (from !== null && (until === null || from < until)) return { from, until, to: at + four[0].length };
  }
  const range = timePatterns.range.exec(rest);
  if (range) {
    const [all, fromHour, fromMinute, fromPart, untilHour, untilMinute, untilPart] = range;
    const from = clockOf(fromHour, fromMinute, fromPart);
    const told = clockOf(untilHour, untilMinute, untilPart);
    // "8-4": until the afternoon.
    const isAfternoon =
      told !== null && from !== null && told < from && told >= 60 && told <= 480 && from < 720 && !untilPart;
    const until = isAfternoon ? told + 720 : told;
    if (from !== null && until !== null && from < until) return { from, until, to: at + all.length };
  }
  const limit = timePatterns.until.exec(rest);
  if (limit) {
    const [all, hours, minutes, unit] = limit;
    const until = minutesOf(hours, minutes);
    const shift = unit?.trim() === 'pm' && Number(hours) < 12 ? 720 : 0;
    // "do 12" may be anything.
    if (until !== null && (minutes !== undefined || unit !== undefined || /(?:kl|godz)/u.test(all)))
      return { from: null, until: until + shift, to: at + all.length };
  }
  const spelt = speltHour.exec(rest);
  if (spelt?.[1] !== undefined) {
    const isLate = /po poludniu|wieczor/u.test(spelt[2] ?? '');
    return {
      from: (clockHours.indexOf(spelt[1]) + 1 + (isLate ? 12 : 0)) * 60,
      until: null,
      to: at + spelt[0].length,
    };
  }
  const one = timePatterns.one.exec(rest);
  if (!one) return null;
  const [all, word = '', hours, minutes, unit] = one;
  // A bare number after a date may be anything, and so may one behind "from".
  const isWeak = !/(?:godz|g\.|h\.|o |kl|um|at|@)/u.test(`${word} `);
  if (minutes === undefined && isWeak && unit === undefined) return null;
  // "7.12, 10.12" are two dates.
  if (word.trim() === '' && /\d\.\d/u.test(all) && Number(minutes) % 15 !== 0) return null;
  const shift = /^(?:pm|po poludniu|wieczorem)$/u.test(unit?.trim() ?? '') && Number(hours) < 12 ? 720 : 0;
  const from = minutesOf(hours, minutes);
  return from === null ? null : { from: from + shift, until: null, to: at + all.length };
}

/** Of a clock with two halves, where one is told. */
function clockOf(
  hours: string | undefined,
  minutes: string | undefined,
  part: string | undefined,
): number | null {
  const told = minutesOf(hours, minutes);
  if (told === null || Number(hours) > 12) return told;
  if (part?.trim() === 'pm') return Number(hours) < 12 ? told + 720 : told;
  return part?.trim() === 'am' && Number(hours) === 12 ? told - 720 : told;
}

function minutesOf(hours = '', minutes = '0'): number | null {
  const total = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? total : null;
}

/** The instant at which a zone's clocks show so many minutes after midnight of a day. */
export function instantAt(day: string, minutes: number, zone: string): string {
  return new Date(instantOf(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000, zone)).toISOString();
}
