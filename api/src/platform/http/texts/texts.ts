import type { UiLanguage } from '../../../kernel/text/language.js';

/** One text in each language of the interface. */
export type Texts = Readonly<Record<UiLanguage, string>>;
