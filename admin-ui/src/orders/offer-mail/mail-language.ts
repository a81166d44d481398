import type { MailLanguage } from '@frakto/sdk/enums';

const languageByCountry: Readonly<Record<string, MailLanguage>> = {
  PL: 'pl',
  NO: 'no',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  GB: 'en',
  IE: 'en',
};

/** The language for a country, as ISO code; Polish for any other and for none. */
export function mailLanguageOf(countryCode: string | null | undefined): MailLanguage {
  return (countryCode && languageByCountry[countryCode]) || 'pl';
}
