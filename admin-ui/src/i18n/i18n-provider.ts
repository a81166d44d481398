import type { I18nProvider } from 'ra-core';
import { loadMessages } from './load-messages';
import { locales, type Locale } from './locale';
import { createTranslator } from './translator';

/** Builds the provider of one language for react-admin. Another language has another provider. */
export async function createI18nProvider(locale: Locale): Promise<I18nProvider> {
  const messages = await loadMessages(locale);
  const available = locales.map((code) => ({ locale: code, name: messages.shell.language[code] }));
  return {
    // Of react-admin's own texts, those are there that our screens say.
    translate: createTranslator(messages, locale),
    getLocale: () => locale,
    getLocales: () => available,
    changeLocale: () => Promise.reject(new Error('The language is changed by LocaleProvider.')),
  };
}
