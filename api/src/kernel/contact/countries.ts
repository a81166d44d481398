import { defaultLanguage, type MailLanguage, type UiLanguage } from '../text/language.js';

/** A country of Europe, with the id by which directories refer to it. */
interface Country {
  /** Fixed for ever: records refer to it. */
  readonly id: number;
  /** ISO 3166-1 alpha-2; `XK` is the code in common use for Kosovo. */
  readonly code: string;
  readonly names: Readonly<Record<UiLanguage, string>>;
}

type Row = readonly [id: number, code: string, pl: string, en: string, no: string];

const rows: readonly Row[] = [
  [1, 'PL', 'Polska', 'Poland', 'Polen'],
  [2, 'DE', 'Niemcy', 'Germany', 'Tyskland'],
  [3, 'FR', 'Francja', 'France', 'Frankrike'],
  [4, 'IT', 'Włochy', 'Italy', 'Italia'],
  [5, 'ES', 'Hiszpania', 'Spain', 'Spania'],
  [6, 'AT', 'Austria', 'Austria', 'Østerrike'],
  [7, 'BE', 'Belgia', 'Belgium', 'Belgia'],
  [8, 'BG', 'Bułgaria', 'Bulgaria', 'Bulgaria'],
  [9, 'HR', 'Chorwacja', 'Croatia', 'Kroatia'],
  [10, 'CY', 'Cypr', 'Cyprus', 'Kypros'],
  [11, 'CZ', 'Czechy', 'Czechia', 'Tsjekkia'],
  [12, 'DK', 'Dania', 'Denmark', 'Danmark'],
  [13, 'EE', 'Estonia', 'Estonia', 'Estland'],
  [14, 'FI', 'Finlandia', 'Finland', 'Finland'],
  [15, 'GR', 'Grecja', 'Greece', 'Hellas'],
  [16, 'HU', 'Węgry', 'Hungary', 'Ungarn'],
  [17, 'LV', 'Łotwa', 'Latvia', 'Latvia'],
  [18, 'LT', 'Litwa', 'Lithuania', 'Litauen'],
  [19, 'LU', 'Luksemburg', 'Luxembourg', 'Luxembourg'],
  [20, 'MT', 'Malta', 'Malta', 'Malta'],
  [21, 'NO', 'Norwegia', 'Norway', 'Norge'],
  [22, 'NL', 'Holandia', 'Netherlands', 'Nederland'],
  [23, 'PT', 'Portugalia', 'Portugal', 'Portugal'],
  [24, 'RO', 'Rumunia', 'Romania', 'Romania'],
  [25, 'SK', 'Słowacja', 'Slovakia', 'Slovakia'],
  [26, 'SI', 'Słowenia', 'Slovenia', 'Slovenia'],
  [27, 'GB', 'Wielka Brytania', 'United Kingdom', 'Storbritannia'],
  [28, 'IE', 'Irlandia', 'Ireland', 'Irland'],
  [29, 'SE', 'Szwecja', 'Sweden', 'Sverige'],
  [30, 'CH', 'Szwajcaria', 'Switzerland', 'Sveits'],
  [31, 'LI', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein'],
  [32, 'IS', 'Islandia', 'Iceland', 'Island'],
  [33, 'UA', 'Ukraina', 'Ukraine', 'Ukraina'],
  [34, 'BY', 'Białoruś', 'Belarus', 'Belarus'],
  [35, 'MD', 'Mołdawia', 'Moldova', 'Moldova'],
  [36, 'RU', 'Rosja', 'Russia', 'Russland'],
  [37, 'RS', 'Serbia', 'Serbia', 'Serbia'],
  [38, 'ME', 'Czarnogóra', 'Montenegro', 'Montenegro'],
  [39, 'BA', 'Bośnia i Hercegowina', 'Bosnia and Herzegovina', 'Bosnia-Hercegovina'],
  [40, 'MK', 'Macedonia Północna', 'North Macedonia', 'Nord-Makedonia'],
  [41, 'AL', 'Albania', 'Albania', 'Albania'],
  [42, 'XK', 'Kosowo', 'Kosovo', 'Kosovo'],
  [43, 'TR', 'Turcja', 'Türkiye', 'Tyrkia'],
  [44, 'AD', 'Andora', 'Andorra', 'Andorra'],
  [45, 'MC', 'Monako', 'Monaco', 'Monaco'],
  [46, 'SM', 'San Marino', 'San Marino', 'San Marino'],
  [47, 'VA', 'Watykan', 'Vatican City', 'Vatikanstaten'],
  [48, 'GI', 'Gibraltar', 'Gibraltar', 'Gibraltar'],
  [49, 'FO', 'Wyspy Owcze', 'Faroe Islands', 'Færøyene'],
  [50, 'IM', 'Wyspa Man', 'Isle of Man', 'Man'],
  [51, 'JE', 'Jersey', 'Jersey', 'Jersey'],
  [52, 'GG', 'Guernsey', 'Guernsey', 'Guernsey'],
  [53, 'AX', 'Wyspy Alandzkie', 'Åland Islands', 'Åland'],
  [54, 'GE', 'Gruzja', 'Georgia', 'Georgia'],
  [55, 'AM', 'Armenia', 'Armenia', 'Armenia'],
  [56, 'AZ', 'Azerbejdżan', 'Azerbaijan', 'Aserbajdsjan'],
];

/** All countries of Europe, by id. */
export const countries: readonly Country[] = rows.map(([id, code, pl, en, no]) => ({
  id,
  code,
  names: { pl, en, no },
}));

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));
const byId: ReadonlyMap<number, Country> = new Map(countries.map((country) => [country.id, country]));

/** The country with an ISO 3166-1 alpha-2 code in capitals; null when it is none of Europe's. */
export function findCountryByCode(code: string): Country | null {
  return byCode.get(code) ?? null;
}

/** The country with an id; null when there is none. */
export function findCountryById(id: number): Country | null {
  return byId.get(id) ?? null;
}

const languages: Readonly<Record<string, MailLanguage>> = {
  PL: 'pl',
  NO: 'no',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  GB: 'en',
  IE: 'en',
};

/** The language of links and mails to somebody in a country (ISO code); Polish where none is settled. */
export function languageOfCountry(code: string | null): MailLanguage {
  return code !== null && Object.hasOwn(languages, code)
    ? (languages[code] ?? defaultLanguage)
    : defaultLanguage;
}

/** The language of a client without a record, who is most likely at one of the transport's ends: Polish unless both are elsewhere. */
export function languageOfEnds(ends: { pickup_country: string; delivery_country: string }): MailLanguage {
  return languageOfCountry(ends.pickup_country === 'PL' ? 'PL' : ends.delivery_country);
}
