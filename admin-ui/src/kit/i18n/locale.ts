/** Languages of the interface; Polish is the default. */
export const locales = ['pl', 'en', 'no'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'pl';

const storageKey = 'frakto.locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language chosen on this device, else the one that its browser prefers among ours, else the default. */
export function storedLocale(): Locale {
  const value = localStorage.getItem(storageKey);
  return isLocale(value) ? value : localeOfTags(navigator.languages);
}

/**
 * The language to begin in: of the link in a mail that is opened, else the one chosen on this device, else the account's, else the
 * browser's.
 * @param own language of whoever is signed in
 */
export function firstLocale(own?: string): Locale {
  const ofLink = new URLSearchParams(window.location.search).get('lang');
  if (isLocale(ofLink)) return ofLink;
  return localStorage.getItem(storageKey) === null && isLocale(own) ? own : storedLocale();
}

/** Takes the language of a link out of the page's address: what was chosen since then outlives a reload. */
export function forgetLanguageOfLink(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}

/** The first of a browser's languages that is one of ours; both written forms of Norwegian (nb, nn) are `no`. */
export function localeOfTags(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const language = tag.toLowerCase().split('-')[0];
    const locale = language === 'nb' || language === 'nn' ? 'no' : language;
    if (isLocale(locale)) return locale;
  }
  return defaultLocale;
}

export function storeLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
}

/** The tag for `Intl`: browsers know Norwegian as Bokmål (`nb`). */
export function intlTag(locale: Locale): string {
  return { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' }[locale];
}
