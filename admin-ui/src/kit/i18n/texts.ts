import type { TranslationMessages } from 'react-admin';
import type { Locale } from './locale';

/** Every text by its place, such as `common.action.save`. The application says what there is (see `app/i18n/load-messages.ts`). */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is filled where the texts are put together
export interface Texts {}

/**
 * Texts that come with the screens that say them: the directories, screens that are opened seldom, the order page, its
 * dialogs, or the pages that links in mails about accounts open.
 */
export type TextGroup = 'directories' | 'seldom' | 'orders' | 'orderDialogs' | 'accountLinks';

/** Fetches texts in one language; the others are not downloaded. */
export type LoadTexts = (locale: Locale) => Promise<object>;

interface TextLoaders {
  /** What every screen may say. */
  start: LoadTexts;
  /** What comes later. */
  groups: Record<TextGroup, LoadTexts>;
}

let loaders: TextLoaders | undefined;

/** Says where texts come from; to be called before the first screen. */
export function provideTexts(from: TextLoaders): void {
  loaders = from;
}

/**
 * Fetches the texts of a group, or those of every screen, in one language.
 * @throws {Error} when nobody said where texts come from
 */
export async function loadTexts(group: TextGroup | 'start', locale: Locale): Promise<TranslationMessages> {
  if (!loaders) throw new Error('provideTexts was not called');
  const load = group === 'start' ? loaders.start : loaders.groups[group];
  // Of react-admin's own texts, those are there that our screens say.
  return (await load(locale)) as TranslationMessages;
}
