import type { TransportEnds } from '../../../kernel/order/transport.js';
import { randomInt } from 'node:crypto';

/** A place where something is loaded or unloaded. */
interface SamplePlace {
  street: string;
  city: string;
  post_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

type Row = readonly [street: string, city: string, postCode: string, country: string];

const rows: readonly Row[] = [
  ['ul. Logistyczna 22', 'Pruszków', '05-800', 'PL'],
  ['ul. Portowa 15', 'Gdynia', '81-350', 'PL'],
  ['ul. Przemysłowa 9', 'Tychy', '43-100', 'PL'],
  ['ul. Składowa 4', 'Bydgoszcz', '85-083', 'PL'],
  ['ul. Rzgowska 281', 'Łódź', '93-338', 'PL'],
  ['ul. Żerańska 12', 'Warszawa', '03-044', 'PL'],
  ['ul. Krakowska 180', 'Wrocław', '52-015', 'PL'],
  ['ul. Obornicka 330', 'Poznań', '60-693', 'PL'],
  ['ul. Mełgiewska 7', 'Lublin', '20-234', 'PL'],
  ['ul. Hutnicza 35', 'Gliwice', '44-100', 'PL'],
  ['Strømsveien 245', 'Oslo', '0668', 'NO'],
  ['Industriveien 33', 'Ski', '1400', 'NO'],
  ['Sandviksveien 26', 'Hamar', '2315', 'NO'],
  ['Fabrikkgaten 5', 'Bergen', '5059', 'NO'],
  ['Haakon VIIs gate 14', 'Trondheim', '7041', 'NO'],
  ['Forusbeen 78', 'Stavanger', '4033', 'NO'],
  ['Stakkevollvegen 55', 'Tromsø', '9010', 'NO'],
  ['Ågotnes industriområde 3', 'Ågotnes', '5363', 'NO'],
  ['Billwerder Ring 12', 'Hamburg', '21035', 'DE'],
  ['Industriestraße 44', 'Kassel', '34121', 'DE'],
  ['Gewerbepark 8', 'Nürnberg', '90431', 'DE'],
  ['Exportgatan 9', 'Göteborg', '422 46', 'SE'],
  ['Bronsyxegatan 11', 'Malmö', '213 75', 'SE'],
  ['Vejlevej 120', 'Kolding', '6000', 'DK'],
  ['Vareseweg 25', 'Rotterdam', '3047 AT', 'NL'],
  ['Haven 1053', 'Antwerpen', '2030', 'BE'],
  ['Vídeňská 101', 'Brno', '619 00', 'CZ'],
  ['Savanorių pr. 178', 'Vilnius', '03154', 'LT'],
  ['Tyburn Road 210', 'Birmingham', 'B24 8HJ', 'GB'],
];

/** Real towns with post codes of theirs. */
export const samplePlaces: readonly SamplePlace[] = rows.map(([street, city, post_code, country]) => ({
  street,
  city,
  post_code,
  country,
}));

/** Languages that made-up content is written in. */
export type SampleLanguage = 'pl' | 'no' | 'de' | 'en';

/** What is carried, how much a pallet of it weighs in kg, and how many pallets there usually are at most. */
type SampleCargo = readonly [name: string, kgOfPallet: number, maxPallets: number];

/** What somebody who writes in a language would write. */
interface SampleTexts {
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

/** A transport with made-up content. */
export interface RandomRequest extends TransportEnds {
  pallets_count: number;
  /** In kg. */
  weight: number;
  cargo_type: string;
  notes: string | null;
}

/** A whole number below a limit. */
type Dice = (limit: number) => number;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** What a truck takes, in kg. */
const maxWeight = 24_000;

/**
 * A lifelike transport in the weeks after a moment: between two real towns, of what a truck can carry, in the words of one
 * language and from or to the country where that is spoken.
 */
export function randomRequest(
  now: Date,
  language: SampleLanguage = 'pl',
  dice: Dice = randomInt,
): RandomRequest {
  const pick = <T>(items: readonly T[]): T => items[dice(items.length)] as T;
  const { country, cargoes, notes } = sampleTexts[language];
  const home = pick(samplePlaces.filter((place) => place.country === country));
  const away = pick(samplePlaces.filter(({ city }) => city !== home.city));
  const [from, to] = dice(2) === 0 ? [home, away] : [away, home];
  const [cargo_type, kgOfPallet, most] = pick(cargoes);
  const pallets_count = 1 + dice(Math.min(most, Math.floor(maxWeight / (kgOfPallet * 1.2))));
  // From four fifths to six fifths of what such pallets usually weigh.
  const weight = Math.round(pallets_count * kgOfPallet * (0.8 + dice(41) / 100));
  const pickup = onWorkingDay(now.getTime() + (2 + dice(14)) * dayMs, 5 + dice(8));
  const days = from.country === to.country ? 1 : 2 + dice(3);
  const delivery = onWorkingDay(pickup + days * dayMs, 6 + dice(8));
  return {
    ...end('pickup', from, new Date(pickup)),
    ...end('delivery', to, new Date(delivery)),
    pallets_count,
    weight,
    cargo_type,
    notes: pick(notes),
  } as RandomRequest;
}

/** The day of a moment, or the Monday after it, at an hour in UTC. */
function onWorkingDay(moment: number, hour: number): number {
  const date = new Date(moment);
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const toMonday = [1, 0, 0, 0, 0, 0, 2][new Date(midnight).getUTCDay()] ?? 0;
  return midnight + toMonday * dayMs + hour * hourMs;
}

function end(name: 'pickup' | 'delivery', place: SamplePlace, date: Date): Record<string, unknown> {
  return {
    [`${name}_street`]: place.street,
    [`${name}_city`]: place.city,
    [`${name}_post_code`]: place.post_code,
    [`${name}_country`]: place.country,
    [`${name}_date`]: date,
  };
}
