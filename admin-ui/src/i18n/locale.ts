/** Languages of the interface; Polish is the default. */
export const locales = ['pl', 'en', 'no'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'pl';

const storageKey = 'frakto.locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language chosen on this device, else the default. */
export function storedLocale(): Locale {
  const value = localStorage.getItem(storageKey);
  return isLocale(value) ? value : defaultLocale;
}

export function storeLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
}

/** The tag for `Intl`: browsers know Norwegian as Bokmål (`nb`). */
export function intlTag(locale: Locale): string {
  return { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' }[locale];
}
