import type { Locale } from '../i18n/locale';

/** What stands before decimals in a language. */
const decimalSign: Readonly<Record<Locale, ',' | '.'>> = { pl: ',', en: '.', no: ',' };

/**
 * What was typed as a number, with comma or point before its decimals. The sign that the language itself puts before
 * decimals never groups thousands when it stands alone: in Polish `4,755` is 4.755, which rules about decimals refuse,
 * and never a thousandfold price. The other sign groups before exactly three digits, since no number of the product
 * has three decimals: `6.840` is 6840. A text that is no number stays a text, so that the schema can refuse it;
 * nothing is null.
 */
export function parseNumber(text: string, locale: Locale): number | string | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-');
  if (compact === '') return null;
  const grouped = isPlain(compact, decimalSign[locale])
    ? null
    : /^(-?)([1-9]\d{0,2}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(compact);
  const plain = grouped
    ? `${grouped[1]}${grouped[2]?.replace(/[.,]/g, '')}.${grouped[3] ?? 0}`
    : compact.replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : text;
}

/** Digits with this one sign in between them. */
function isPlain(compact: string, sign: ',' | '.'): boolean {
  const [whole, decimals, more] = compact.split(sign);
  return more === undefined && /^-?\d+$/.test(whole ?? '') && /^\d+$/.test(decimals ?? '');
}

/** What a number field shows: a comma in Polish and Norwegian, a point in English. */
export function writtenNumber(value: unknown, locale: Locale): string {
  if (typeof value === 'number') return locale === 'en' ? String(value) : String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
}
