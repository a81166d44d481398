import { I18nContext, useI18nProvider, type I18nProvider, type TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { use, useMemo, type ComponentType, type ReactNode } from 'react';
import { loadLateMessages } from './load-messages';
import type { Locale } from './locale';
import { useLocale } from './locale-provider';

type Say = I18nProvider['translate'];

interface LateTranslator {
  knows: (key: string) => boolean;
  say: Say;
}

const translators = new Map<Locale, Promise<LateTranslator>>();

async function load(locale: Locale): Promise<LateTranslator> {
  const texts = await loadLateMessages(locale);
  const { translate } = polyglotI18nProvider(() => texts as unknown as TranslationMessages, locale, []);
  return { knows: (key) => Object.hasOwn(texts, key.split('.')[0] ?? ''), say: translate };
}

function translatorOf(locale: Locale): Promise<LateTranslator> {
  const known = translators.get(locale);
  if (known) return known;
  const coming = load(locale);
  translators.set(locale, coming);
  // What failed is asked for again when the screen is opened again.
  coming.catch(() => translators.delete(locale));
  return coming;
}

/** Around a screen that is opened seldom: brings its texts, which the first screen does not wait for. */
export function LateTexts({ children }: { children: ReactNode }) {
  const outer = useI18nProvider();
  const { locale } = useLocale();
  const { knows, say } = use(translatorOf(locale));
  const provider = useMemo((): I18nProvider => {
    const translate: Say = (key, options) => (knows(key) ? say(key, options) : outer.translate(key, options));
    return { ...outer, translate };
  }, [outer, knows, say]);
  return <I18nContext value={provider}>{children}</I18nContext>;
}

/** A screen that is opened seldom, with its texts. */
export function withLateTexts(Screen: ComponentType): ComponentType {
  return function ScreenWithTexts() {
    return (
      <LateTexts>
        <Screen />
      </LateTexts>
    );
  };
}
