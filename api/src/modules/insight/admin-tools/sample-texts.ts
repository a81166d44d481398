/** Languages that made-up content is written in. */
export type SampleLanguage = 'pl' | 'no' | 'de' | 'en';

/** What is carried, how much a pallet of it weighs in kg, and how many pallets there usually are at most. */
export type SampleCargo = readonly [name: string, kgOfPallet: number, maxPallets: number];

/** What somebody who writes in a language would write. */
export interface SampleTexts {
  /** Where they are, ISO 3166-1 alpha-2. */
  country: string;
  companies: readonly string[];
  cargoes: readonly SampleCargo[];
  /** Things that clients add; null for those who add nothing. */
  notes: readonly (string | null)[];
}

/** Each language by itself: nobody writes about one load in two. */
export const sampleTexts: Readonly<Record<SampleLanguage, SampleTexts>> = {
  pl: {
    country: 'PL',
    companies: ['Stalmet Sp. z o.o.', 'Bałtyckie Okna S.A.', 'Hurtownia Zielona Sp. z o.o.'],
    cargoes: [
      ['Meble w kartonach', 160, 33],
      ['Okna i drzwi', 320, 22],
      ['Części maszyn', 620, 20],
      ['Napoje w puszkach', 780, 31],
      ['Papier w rolach', 690, 26],
      ['Kosmetyki', 280, 33],
      ['Materiały budowlane', 850, 28],
      ['Opakowania z tektury', 130, 33],
    ],
    notes: [
      null,
      'Załadunek od 7:00 do 14:00, rozładunek z rampy.',
      'Potrzebna winda załadowcza.',
      'Proszę o awizację kierowcy dzień wcześniej.',
      'Towar nie może być piętrowany.',
    ],
  },
  no: {
    country: 'NO',
    companies: ['Nordlys Møbler AS', 'Vestland Trelast AS', 'Fjordfisk AS'],
    cargoes: [
      ['Fisk på is', 540, 33],
      ['Trelast', 700, 24],
      ['Verktøy', 410, 18],
      ['Møbler i esker', 170, 33],
      ['Maskindeler', 600, 20],
      ['Byggevarer', 820, 28],
    ],
    notes: [
      null,
      'Varene må ikke stables.',
      'Lasting mellom 7 og 15, lossing på rampe.',
      'Trenger bil med løftelem.',
      'Sjåføren må ringe en time før ankomst.',
    ],
  },
  de: {
    country: 'DE',
    companies: ['Möbelhaus Brandt GmbH', 'Weser Stahlhandel GmbH', 'Getränke Lindner KG'],
    cargoes: [
      ['Ersatzteile', 450, 16],
      ['Möbel in Kartons', 160, 33],
      ['Getränke in Dosen', 780, 31],
      ['Werkzeug', 420, 18],
      ['Baustoffe', 850, 28],
    ],
    notes: [
      null,
      'Ladung nicht stapelbar.',
      'Beladung von 7 bis 14 Uhr, Entladung an der Rampe.',
      'Bitte mit Hebebühne.',
    ],
  },
  en: {
    country: 'GB',
    companies: ['Greenfield Foods Ltd', 'Harbour Tools Ltd', 'Oakley Furniture Ltd'],
    cargoes: [
      ['Garden furniture', 190, 33],
      ['Household appliances', 240, 30],
      ['Machine parts', 610, 20],
      ['Canned food', 760, 30],
      ['Tools', 420, 18],
    ],
    notes: [
      null,
      'Unloading from the side only.',
      'The goods must not be stacked.',
      'Loading from 7 am to 2 pm, unloading at a ramp.',
      'A tail lift is needed.',
    ],
  },
};

const byCountry: Readonly<Record<string, SampleLanguage>> = { PL: 'pl', NO: 'no', DE: 'de', AT: 'de' };

/** What somebody of a country writes in: English where nothing is known of their own language. */
export function sampleLanguageOf(country: string | null): SampleLanguage {
  return country === null ? 'pl' : (byCountry[country] ?? 'en');
}
