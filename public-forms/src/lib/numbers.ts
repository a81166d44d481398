import { readNumber, readWholeNumber, writeNumber } from '@frakto/sdk/numbers';
import type { Language } from './language';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Reads a number that a program wrote into a link or an answer: what stands last begins decimals, and nothing is asked.
 * What people type is read by `readNumber`. Null when it is no number.
 */
export function numberInLink(text: string): number | null {
  const tight = text.replace(/[\s\u00a0\u202f']/g, '').replace('\u2212', '-');
  const lastComma = tight.lastIndexOf(',');
  const lastPoint = tight.lastIndexOf('.');
  const hasBoth = lastComma >= 0 && lastPoint >= 0;
  const ungrouped = hasBoth ? tight.replaceAll(lastComma > lastPoint ? '.' : ',', '') : tight;
  const plain = ungrouped.replace(',', '.');
  if (!DECIMAL.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** Decimal places a person typed, so that "12,345" can be refused before it is rounded. */
export function decimalsOf(value: number): number {
  const text = String(value);
  if (text.includes('e')) return text.includes('e-') ? 20 : 0;
  return text.split('.')[1]?.length ?? 0;
}

/** A positive whole number that fits an id of the API, or null. */
export function parseId(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}

/** A number as a field shows it; empty when there is none. */
export function numberText(value: number | null, language: Language): string {
  return value === null ? '' : writeNumber(value, language);
}

/**
 * What a person typed, for the check of a form.
 * @param whole whether the field takes no decimals
 * @returns undefined for nothing, NaN for what is no number or may be two
 */
export function typedNumber(text: string, language: Language, whole = false): number | undefined {
  const reading = whole ? readWholeNumber(text, language) : readNumber(text, language);
  if (reading.kind === 'nothing') return undefined;
  return reading.kind === 'number' ? reading.value : Number.NaN;
}
