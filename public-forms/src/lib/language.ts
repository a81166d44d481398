/** The three languages of the product; `pl` is the default. */
export const LANGUAGES = ['pl', 'en', 'no'] as const;
export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tags for `Intl`: English dates read as in Britain, Norwegian is bokmål. */
export const LOCALE: Record<Language, string> = { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * The address of the same page in another language: the language is the last part of the path (`/order/pl`, or a carrier's
 * token in its place), or the `lang` parameter of the `/forms/….html` addresses. Everything else of the link stays.
 */
export function addressIn(language: Language, path: string, search: string): string {
  const params = new URLSearchParams(search);
  const steps = path.split('/').filter(Boolean);
  const last = steps.at(-1);
  if (steps.length < 2 || last === undefined || last.endsWith('.html')) {
    params.set('lang', language);
    return `${path}?${params.toString()}`;
  }
  if (steps[0] === 'subcontractor-order-view' && /^\d+$/.test(last) && !params.has('subcontractor_id')) {
    params.set('subcontractor_id', last);
  }
  params.delete('lang');
  const query = params.toString();
  return `/${[...steps.slice(0, -1), language].join('/')}${query ? `?${query}` : ''}`;
}
