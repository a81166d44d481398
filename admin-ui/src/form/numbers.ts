import type { Locale } from '../i18n/locale';

/**
 * What was typed as a number, with comma or point. No number of the product has three decimals, so a separator
 * before exactly three digits groups thousands, in every language: `6,840` and `6.840` are 6840. A text that is
 * no number stays a text, so that the schema can refuse it; nothing is null.
 */
export function parseNumber(text: string): number | string | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-');
  if (compact === '') return null;
  const grouped = /^(-?)([1-9]\d{0,2}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(compact);
  const plain = grouped
    ? `${grouped[1]}${grouped[2]?.replace(/[.,]/g, '')}.${grouped[3] ?? 0}`
    : compact.replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : text;
}

/** What a number field shows: a comma in Polish and Norwegian, a point in English. */
export function writtenNumber(value: unknown, locale: Locale): string {
  if (typeof value === 'number') return locale === 'en' ? String(value) : String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
}
