import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Money } from '../../../kernel/money/money.js';

/** How whole numbers are said in a language. */
interface Speech {
  zero: string;
  minus: string;
  /** 1 to 999; `isThousands` when thousands are counted. */
  below1000: (number: number, isThousands: boolean) => string;
  /** The name of a thousand, a million, a milliard after so many of them. */
  scale: (power: 1 | 2 | 3, count: number) => string;
  /** Joins the groups of three digits; the last one may be a small number. */
  joined: (groups: readonly string[], last: number) => string;
}

const polishUnits =
  '|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście'.split(
    '|',
  );
const polishTens =
  '||dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt'.split(
    '|',
  );
const polishHundreds =
  '|sto|dwieście|trzysta|czterysta|pięćset|sześćset|siedemset|osiemset|dziewięćset'.split('|');
const polishScales = [
  ['tysiąc', 'tysiące', 'tysięcy'],
  ['milion', 'miliony', 'milionów'],
  ['miliard', 'miliardy', 'miliardów'],
] as const;
const polishPlurals = new Intl.PluralRules('pl');

const polish: Speech = {
  zero: 'zero',
  minus: 'minus',
  below1000: (number) => words(polishHundreds[Math.floor(number / 100)], ...tensAndUnits(number % 100)),
  scale: (power, count) => {
    const place = { one: 0, few: 1 }[polishPlurals.select(count) as string] ?? 2;
    return polishScales[power - 1]?.[place as 0 | 1 | 2] ?? '';
  },
  joined: (groups) => groups.join(' '),
};

function tensAndUnits(number: number): (string | undefined)[] {
  if (number < 20) return [polishUnits[number]];
  return [polishTens[Math.floor(number / 10)], polishUnits[number % 10]];
}

const englishUnits =
  '|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split(
    '|',
  );
const englishTens = '||twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');

const english: Speech = {
  zero: 'zero',
  minus: 'minus',
  below1000: (number) => {
    const rest = number % 100;
    const small =
      rest < 20
        ? englishUnits[rest]
        : [englishTens[Math.floor(rest / 10)], englishUnits[rest % 10]].filter(Boolean).join('-');
    const hundreds = number >= 100 ? `${englishUnits[Math.floor(number / 100)] ?? ''} hundred` : '';
    return hundreds && small ? `${hundreds} and ${small}` : words(hundreds, small);
  },
  scale: (power) => ['thousand', 'million', 'billion'][power - 1] ?? '',
  joined: (groups, last) => withAnd(groups, last, 'and'),
};

const norwegianUnits =
  '|en|to|tre|fire|fem|seks|sju|åtte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten'.split(
    '|',
  );
const norwegianTens = '||tjue|tretti|førti|femti|seksti|sytti|åtti|nitti'.split('|');

const norwegian: Speech = {
  zero: 'null',
  minus: 'minus',
  below1000: (number, isThousands) => {
    const rest = number % 100;
    const unit = (count: number) => (count === 1 && isThousands ? 'ett' : norwegianUnits[count]);
    const small =
      rest < 20
        ? unit(rest)
        : `${norwegianTens[Math.floor(rest / 10)] ?? ''}${norwegianUnits[rest % 10] ?? ''}`;
    const count = Math.floor(number / 100);
    const hundreds = count > 0 ? `${count === 1 ? 'ett' : (norwegianUnits[count] ?? '')} hundre` : '';
    return hundreds && small ? `${hundreds} og ${small}` : words(hundreds, small);
  },
  scale: (power, count) =>
    power === 1 ? 'tusen' : `${['million', 'milliard'][power - 2] ?? ''}${count === 1 ? '' : 'er'}`,
  joined: (groups, last) => withAnd(groups, last, 'og'),
};

const speeches: Readonly<Record<UiLanguage, Speech>> = { pl: polish, en: english, no: norwegian };

/**
 * An amount in words, minor units as a fraction: "sto dwadzieścia PLN 50/100". The currency's code stands for its name,
 * which every bank reads.
 */
export function amountInWords({ minor, currency }: Money, language: UiLanguage): string {
  const speech = speeches[language];
  const size = Math.abs(minor);
  const said = wholeInWords(Math.floor(size / 100), speech);
  const part = String(size % 100).padStart(2, '0');
  return `${minor < 0 ? `${speech.minus} ` : ''}${said} ${currency} ${part}/100`;
}

function wholeInWords(whole: number, speech: Speech): string {
  if (whole === 0) return speech.zero;
  const groups: string[] = [];
  for (const power of [3, 2, 1] as const) {
    const count = Math.floor(whole / 1000 ** power) % 1000;
    if (count === 0) continue;
    // Poles say "tysiąc", not "jeden tysiąc".
    const isBare = count === 1 && speech === polish;
    groups.push(words(isBare ? '' : speech.below1000(count, power === 1), speech.scale(power, count)));
  }
  const last = whole % 1000;
  if (last > 0) groups.push(speech.below1000(last, false));
  return speech.joined(groups, last);
}

/** Languages that say "two thousand and five" put the word before a last group that has no hundreds. */
function withAnd(groups: readonly string[], last: number, and: string): string {
  if (groups.length < 2 || last === 0 || last >= 100) return groups.join(' ');
  return `${groups.slice(0, -1).join(' ')} ${and} ${groups.at(-1) ?? ''}`;
}

function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
