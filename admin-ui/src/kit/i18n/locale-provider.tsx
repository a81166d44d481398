import { I18nContext, type I18nProvider } from 'react-admin';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createI18nProvider } from './i18n-provider';
import { forgetLanguageOfLink, storeLocale, type Locale } from './locale';

interface LocaleState {
  locale: Locale;
  /**
   * Loads the texts, remembers the choice on this device, then re-renders in place: no state is lost.
   * @returns the new translator, for what is said before the next render
   */
  setLocale: (locale: Locale) => Promise<I18nProvider>;
  i18nProvider: I18nProvider;
}

const LocaleContext = createContext<LocaleState | null>(null);

/** Holds the language for everything below it and tells it to the document. */
export function LocaleProvider({ initial, children }: { initial: I18nProvider; children: ReactNode }) {
  const [i18nProvider, setI18nProvider] = useState(initial);
  const locale = i18nProvider.getLocale() as Locale;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const setLocale = useCallback(async (next: Locale) => {
    const provider = await createI18nProvider(next);
    storeLocale(next);
    forgetLanguageOfLink();
    setI18nProvider(provider);
    return provider;
  }, []);

  const state = useMemo(() => ({ locale, setLocale, i18nProvider }), [locale, setLocale, i18nProvider]);
  return (
    <LocaleContext value={state}>
      <I18nContext value={i18nProvider}>{children}</I18nContext>
    </LocaleContext>
  );
}

/** The current language and the way to change it. */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs a LocaleProvider above it');
  return state;
}
