import { I18nContext, useI18nProvider, type I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { use, useMemo, type ComponentType, type ReactNode } from 'react';
import { withOnePoint } from './i18n-provider';
import type { Locale } from './locale';
import { useLocale } from './locale-provider';
import { loadTexts, type TextGroup } from './texts';

type Say = I18nProvider['translate'];

interface LateTranslator {
  knows: (key: string) => boolean;
  say: Say;
}

/** Screens that are opened seldom speak of what the directories have, too. */
type Screens = 'late' | Exclude<TextGroup, 'seldom'>;

const translators = new Map<string, Promise<LateTranslator>>();

async function load(group: TextGroup, locale: Locale): Promise<LateTranslator> {
  const texts = await loadTexts(group, locale);
  const { translate } = polyglotI18nProvider(() => texts, locale, []);
  return {
    knows: (key) => holds(texts, key.split('.')),
    say: (key, values) => withOnePoint(translate(key, values)),
  };
}

/** Whether texts have one at a place, given by the names on the way to it. */
function holds(texts: object, [name = '', ...rest]: readonly string[]): boolean {
  if (!Object.hasOwn(texts, name)) return false;
  const found = (texts as Record<string, unknown>)[name];
  return typeof found === 'object' && found !== null ? holds(found, rest) : rest.length === 0;
}

function translatorOf(group: TextGroup, locale: Locale): Promise<LateTranslator> {
  const name = `${group} ${locale}`;
  const known = translators.get(name);
  if (known) return known;
  const coming = load(group, locale);
  translators.set(name, coming);
  // What failed is asked for again when the screen is opened again.
  coming.catch(() => translators.delete(name));
  return coming;
}

/** Around a screen that is not everybody's first: brings its texts, which the first screen does not wait for. */
export function LateTexts({ of = 'late', children }: { of?: Screens; children: ReactNode }) {
  const { locale } = useLocale();
  if (of !== 'late') return <TextsOf group={of}>{children}</TextsOf>;
  // Both are fetched at once.
  void translatorOf('seldom', locale);
  return (
    <TextsOf group="directories">
      <TextsOf group="seldom">{children}</TextsOf>
    </TextsOf>
  );
}

function TextsOf({ group, children }: { group: TextGroup; children: ReactNode }) {
  const outer = useI18nProvider();
  const { locale } = useLocale();
  const { knows, say } = use(translatorOf(group, locale));
  const provider = useMemo((): I18nProvider => {
    const translate: Say = (key, options) => (knows(key) ? say(key, options) : outer.translate(key, options));
    return { ...outer, translate };
  }, [outer, knows, say]);
  return <I18nContext value={provider}>{children}</I18nContext>;
}

/** A screen that is not everybody's first, with its texts. */
export function withLateTexts<Props extends object>(
  Screen: ComponentType<Props>,
  of: Screens = 'late',
): ComponentType<Props> {
  return function ScreenWithTexts(props: Props) {
    return (
      <LateTexts of={of}>
        <Screen {...props} />
      </LateTexts>
    );
  };
}
