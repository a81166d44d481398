import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { locales, type Locale } from './locale';
import { loadTexts } from './texts';

/** Builds the translator of one language; polyglot knows the plural rules of all three. */
export async function createI18nProvider(locale: Locale): Promise<I18nProvider> {
  const texts = await loadTexts('start', locale);
  const { translate } = polyglotI18nProvider(() => texts, locale, []);
  const available = locales.map((code) => ({ locale: code, name: translate(`shell.language.${code}`) }));
  const provider = polyglotI18nProvider(() => texts, locale, available);
  return {
    ...provider,
    translate: (key, values) => withOnePoint(provider.translate(key, values)),
  };
}

/** The point of a short form ends its sentence as well: "1. des." is not followed by another one. */
export function withOnePoint(text: string): string {
  return text.includes('..') ? text.replace(/(\p{L})\.\.(?=\s|$)/gu, '$1.') : text;
}
