import { foldDiacritics } from '../../../kernel/text/fold-diacritics.js';
import type { ImportColumn, ImportField, ImportKind, ImportMapping } from './import.dto.js';
import type { Table } from './parse-table.js';

/** How people head their columns, in the languages of the interface; folded. */
const heads: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    'name',
    'nazwa',
    'nazwa firmy',
    'firma',
    'klient',
    'kontrahent',
    'podwykonawca',
    'przewoznik',
    'company',
    'company name',
    'client',
    'customer',
    'carrier',
    'subcontractor',
    'navn',
    'firmanavn',
    'kunde',
    'leverandor',
    'underleverandor',
  ],
  address: [
    'address',
    'adres',
    'ulica',
    'ulica i numer',
    'street and number',
    'street',
    'street address',
    'adresse',
    'gate',
    'gate og nummer',
    'gateadresse',
  ],
  city: ['city', 'town', 'miasto', 'miejscowosc', 'by', 'sted', 'poststed'],
  post_code: [
    'post code',
    'postcode',
    'post_code',
    'postal code',
    'zip',
    'zip code',
    'kod',
    'kod pocztowy',
    'postnummer',
    'postnr',
  ],
  country: ['country', 'country code', 'country_code', 'kraj', 'kod kraju', 'panstwo', 'land', 'landkode'],
  website: [
    'website',
    'web',
    'www',
    'url',
    'strona',
    'strona www',
    'strona internetowa',
    'nettside',
    'nettsted',
    'hjemmeside',
  ],
  email: [
    'email',
    'e-mail',
    'mail',
    'adres e-mail',
    'adres email',
    'email address',
    'e-post',
    'epost',
    'e-postadresse',
  ],
  phone: [
    'phone',
    'telephone',
    'tel',
    'telefon',
    'numer telefonu',
    'mobile',
    'komorka',
    'telefonnummer',
    'tlf',
    'mobil',
  ],
  notes: [
    'notes',
    'note',
    'comments',
    'uwagi',
    'notatka',
    'notatki',
    'komentarz',
    'opis',
    'merknader',
    'notater',
    'kommentar',
  ],
  vat_number: [
    'vat number',
    'vat_number',
    'vat',
    'vat id',
    'nip',
    'numer vat',
    'mva',
    'mva-nummer',
    'mva-nr',
  ],
  business_registration_number: [
    'business registration number',
    'business_registration_number',
    'registration number',
    'numer rejestrowy firmy',
    'numer rejestrowy',
    'regon',
    'krs',
    'organisation number',
    'organisasjonsnummer',
    'org.nr',
    'orgnr',
    'org nr',
  ],
  rate_type: [
    'rate type',
    'type of rate',
    'type sats',
    'rate_type',
    'rodzaj stawki',
    'typ stawki',
    'stawka',
    'pristype',
    'satstype',
  ],
};

const ofBoth = ['name', 'address', 'city', 'post_code', 'country', 'email', 'phone', 'notes'] as const;

/** The fields that an import of a kind has. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  clients: [...ofBoth, 'website', 'vat_number', 'business_registration_number'],
  subcontractors: [...ofBoth, 'vat_number', 'rate_type'],
};

const sampleCount = 3;
const sampleLength = 60;
const titleLength = 200;

/** The columns of a table, with what their first filled rows hold. */
export function columnsOf({ head, rows }: Table): ImportColumn[] {
  return head.map((title, index) => ({
    index,
    title: beginning(title, titleLength),
    samples: firstFilled(rows, index).map((text) => beginning(text, sampleLength)),
  }));
}

/** What of a text has room; a letter of two halves is not cut between them, which no database would take. */
function beginning(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function firstFilled(rows: readonly string[][], index: number): string[] {
  const found: string[] = [];
  for (const row of rows) {
    if (found.length === sampleCount) break;
    if (row[index]) found.push(row[index]);
  }
  return found;
}

/** The mapping that the heads of the columns suggest. */
export function suggestedMapping(kind: ImportKind, head: readonly string[]): ImportMapping[] {
  const titles = head.map((title) => foldDiacritics(title).replaceAll(/[*:]/g, '').trim());
  return importFields[kind].flatMap((field) => {
    const column = titles.findIndex((title) => heads[field].includes(title));
    return column < 0 ? [] : [{ field, column }];
  });
}
