import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { loadMessages } from './load-messages';
import { locales, type Locale } from './locale';

/** Builds the translator of one language; polyglot knows the plural rules of all three. */
export async function createI18nProvider(locale: Locale): Promise<I18nProvider> {
  const messages = await loadMessages(locale);
  const available = locales.map((code) => ({ locale: code, name: messages.shell.language[code] }));
  // Of react-admin's own texts, those are there that our screens say.
  const texts = messages as unknown as TranslationMessages;
  return polyglotI18nProvider(() => texts, locale, available);
}
