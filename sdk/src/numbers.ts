/** A language in which people type numbers. */
export type NumberLanguage = 'pl' | 'en' | 'no';

/** What a text says as a number. */
export type NumberReading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'number'; readonly value: number }
  /** It may mean either: with its sign before thousands, or before decimals. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [thousands: number, decimals: number] }
  | { readonly kind: 'unreadable' };

/** What stands before decimals in a language; the other sign groups thousands. */
const decimalSigns: Readonly<Record<NumberLanguage, ',' | '.'>> = { pl: ',', en: '.', no: ',' };

const nothing: NumberReading = { kind: 'nothing' };
const unreadable: NumberReading = { kind: 'unreadable' };

/** Digits in threes with one sign between them, or without any; thousands do not begin with 0. */
const grouped = /^(?:\d+|[1-9]\d{0,2}(?: \d{3})+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+)$/;

/**
 * Reads a number as people type it. Spaces and apostrophes group thousands everywhere; in English a comma groups them and
 * a point begins decimals, in Polish and Norwegian a point groups them and a comma begins decimals. A reading that is the
 * only possible one is taken in any language: `1,45` is 1.45, `0,125` is 0.125, `1.234,5` is 1234.5. The language's own
 * decimal sign before exactly three digits may be meant for thousands (`1,450` in Polish) and is told as both.
 */
export function readNumber(text: string, language: NumberLanguage): NumberReading {
  const typed = text
    .trim()
    .replace(/[\s'\u2019]/g, ' ')
    .replace(/^[-\u2212] ?/, '-');
  if (typed === '') return nothing;
  const sign = typed.startsWith('-') ? -1 : 1;
  const digits = sign < 0 ? typed.slice(1) : typed;
  const thousands = grouped.test(digits) ? finite(digits.replace(/[ ,.]/g, '')) : null;
  const decimals = withDecimals(digits);
  if (thousands === null && decimals === null) return unreadable;
  if (thousands === null || decimals === null) {
    return { kind: 'number', value: sign * (thousands ?? decimals ?? 0) };
  }
  return digits.includes(decimalSigns[language])
    ? { kind: 'ambiguous', readings: [sign * thousands, sign * decimals] }
    : { kind: 'number', value: sign * thousands };
}

/** Reads a whole number: what could be decimals elsewhere is thousands here. */
export function readWholeNumber(text: string, language: NumberLanguage): NumberReading {
  const reading = readNumber(text, language);
  return reading.kind === 'ambiguous' ? { kind: 'number', value: reading.readings[0] } : reading;
}

/** The value where the last comma or point begins decimals; null where it cannot, or there is none. */
function withDecimals(digits: string): number | null {
  const [, whole = '', sign = '', decimals = ''] = /^(.*)([,.])(\d+)$/.exec(digits) ?? [];
  // A sign that groups thousands does not begin decimals, too.
  if (sign === '' || whole.includes(sign) || !grouped.test(whole)) return null;
  return finite(`${whole.replace(/[ ,.]/g, '')}.${decimals}`);
}

function finite(digits: string): number | null {
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/**
 * Writes a number as a field shows it: with the decimal sign of the language, without groups, so that {@link readNumber}
 * reads it as the same number. Three decimals get a 0 behind them, for they would look like thousands.
 */
export function writeNumber(value: number, language: NumberLanguage): string {
  const written = String(value).replace(/\.\d{3}$/, '$&0');
  return written.replace('.', decimalSigns[language]);
}

/** Whether a number was typed as it is written, spaces and last zeros aside: there is nothing to tell about it. */
export function isAsTyped(typed: string, value: number, language: NumberLanguage): boolean {
  const sign = decimalSigns[language];
  const bare = (text: string): string => {
    if (!text.includes(sign)) return text;
    let end = text.length;
    while (text[end - 1] === '0') end -= 1;
    return text.slice(0, text[end - 1] === sign ? end - 1 : end);
  };
  return bare(typed.replace(/\s/g, '')) === bare(writeNumber(value, language));
}
