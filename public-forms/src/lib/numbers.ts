import type { Language } from './language';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Reads a number as people type it in Poland, Norway or Britain: spaces between thousands, a comma or a point before
 * decimals. `6,840` keeps three decimals (6.84), so that the two-decimals rule catches the reader who meant thousands.
 * Null when it is no number.
 */
export function parseDecimal(text: string): number | null {
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

/** A number as a field shows it: with the decimal sign of the reader's language, without grouping. */
export function numberText(value: number | null, language: Language): string {
  if (value === null) return '';
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}
