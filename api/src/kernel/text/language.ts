/** The languages of the interface; the first is the default. */
export const uiLanguages = ['pl', 'en', 'no'] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** The languages in which mails are written: those of the interface and the neighbours'. */
export const mailLanguages = ['pl', 'en', 'no', 'de', 'fr', 'es', 'it'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

export const defaultLanguage = 'pl' satisfies UiLanguage;

/** Tells whether a value is a language of the interface. */
export function isUiLanguage(value: unknown): value is UiLanguage {
  return uiLanguages.includes(value as UiLanguage);
}

/** Tells whether a value is a language of mails. */
export function isMailLanguage(value: unknown): value is MailLanguage {
  return mailLanguages.includes(value as MailLanguage);
}

/** The page language for someone who reads mails in a language: their own if pages have it, else English. */
export function pageLanguage(language: MailLanguage): UiLanguage {
  return isUiLanguage(language) ? language : 'en';
}

/**
 * The interface language that an Accept-Language header prefers; Polish when it names none that we have.
 * Both written forms of Norwegian (nb, nn) count as Norwegian.
 */
export function languageFromHeader(header: string | undefined): UiLanguage {
  return preferred(header, isUiLanguage) ?? defaultLanguage;
}

/** The language of mails that an Accept-Language header prefers; Polish when it names none that we have. */
export function mailLanguageFromHeader(header: string | undefined): MailLanguage {
  return preferred(header, isMailLanguage) ?? defaultLanguage;
}

function preferred<Language extends string>(
  header: string | undefined,
  isOurs: (value: unknown) => value is Language,
): Language | null {
  if (!header) return null;
  let best: Language | null = null;
  let bestWeight = 0;
  for (const part of header.slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const primary = range.split('-')[0] ?? '';
    const language: unknown = primary === 'nb' || primary === 'nn' ? 'no' : primary;
    const weight = weightOf(parameters);
    if (isOurs(language) && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const written = parameters.find((parameter) => parameter.startsWith('q='));
  if (written === undefined) return 1;
  const weight = Number(written.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
