import { readNumber, readWholeNumber, writeNumber, type NumberReading } from '@frakto/sdk/numbers';
import { intlTag, type Locale } from '../i18n/locale';

/**
 * What was typed, as the form holds it: a number, or null for nothing. A text that is no number, or may be two, stays a
 * text, so that the schema refuses it.
 */
export function heldNumber(reading: NumberReading, text: string): number | string | null {
  if (reading.kind === 'nothing') return null;
  return reading.kind === 'number' ? reading.value : text;
}

/** Reads a field of whole numbers, or of any. */
export function readField(text: string, locale: Locale, whole: boolean): NumberReading {
  return whole ? readWholeNumber(text, locale) : readNumber(text, locale);
}

/**
 * What a number field shows: a comma in Polish and Norwegian, a point in English.
 * @param decimals how many there are at least
 */
export function writtenNumber(value: unknown, locale: Locale, decimals = 0): string {
  if (typeof value === 'number') {
    const fixed = value.toFixed(decimals);
    // Nothing is rounded: what has more decimals is shown with all of them.
    if (Number(fixed) !== value || decimals === 0) return writeNumber(value, locale);
    return fixed.replace('.', writeNumber(0.5, locale).charAt(1));
  }
  return typeof value === 'string' ? value : '';
}

/** A number in a field in which nobody types: as {@link writtenNumber}, in groups of three digits. It is read as the same number. */
export function groupedNumber(value: number, locale: Locale, decimals = 0): string {
  const [whole = '', rest = ''] = writtenNumber(value, locale, decimals).split(/(?=[.,])/);
  const sign = whole.startsWith('-') ? '-' : '';
  const groups = Math.abs(Number(whole)).toLocaleString(intlTag(locale), { useGrouping: 'always' });
  return sign + groups + rest;
}

/** A number as it was understood, with all its decimals: two at least for money, none for kg. */
export function understoodNumber(value: number, unit: string | undefined, locale: Locale): string {
  const decimals = unit === undefined || unit === 'kg' ? 0 : 2;
  const written = value.toLocaleString(intlTag(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 10,
    useGrouping: 'always',
  });
  return unit ? `${written}\u00a0${unit}` : written;
}
