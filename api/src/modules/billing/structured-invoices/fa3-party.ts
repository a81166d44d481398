import { stdnum, validateEntity } from 'stdnum';
import { countries, findCountryByCode } from '../../../kernel/contact/countries.js';
import type { InvoiceParty } from '../invoices/invoice-content.js';
import { isInUnion } from '../rules/vat.js';
import { fa3Text } from './fa3-text.js';

/** How FA(3) identifies a buyer (`TPodmiot2`): exactly one of four ways. */
export interface Fa3TaxId {
  /** A Polish company, by which KSeF hands the invoice to it. */
  NIP?: string;
  /** A company of another country of the Union. */
  KodUE?: string;
  NrVatUE?: string;
  /** Others, by the number of their country. */
  KodKraju?: string;
  NrID?: string;
  /** `1`: the invoice names no tax number of the buyer. */
  BrakID?: string;
}

/** An address (`TAdres`). */
export interface Fa3Address {
  KodKraju: string;
  AdresL1: string;
  AdresL2?: string;
}

/** Labels by which invoices name what buyers are identified by; the first that is there counts. */
const identifyingLabels = ['NIP', 'VAT', 'Org.nr.', 'Reg.'];

/** Greece has a prefix of its own in VAT numbers. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);
const countryOf = (prefix: string): string => (prefix === 'EL' ? 'GR' : prefix);

/** Digits and letters of a number as people type it. */
function compact(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}+*]/gu, '').toUpperCase();
}

/** The NIP of a party, without the country before it; null where it names none. */
export function nipOf({ numbers }: Pick<InvoiceParty, 'numbers'>): string | null {
  const written = numbers.find(({ label }) => label === 'NIP')?.value;
  return written ? compact(written).replace(/^PL/, '') : null;
}

/**
 * By what a party is identified; a buyer by art. 106e ust. 1 pkt 5 and pkt 24. The country stands in its own field (`KodUE`; `KodKraju`,
 * in the schema “Kod kraju nadania identyfikatora podatkowego”), and the number without it, as the country gave it: the Ministry's
 * samples 22 (`DE`, `999999999`) and 23 (`US`, `999999999`), and its brochure on FA(3), which says so of `NrVatUE`. Letters that are the
 * number's own stay, as in the Swiss `CHE-116.281.710`.
 */
export function taxIdOf(party: Pick<InvoiceParty, 'numbers' | 'country'>): Fa3TaxId {
  const found = identifyingLabels
    .map((label) => party.numbers.find((number) => number.label === label))
    .find((number) => number !== undefined);
  const { country } = party;
  const number = found ? compact(found.value) : '';
  if (!found || !number) return { BrakID: '1' };
  if (found.label === 'NIP') return { NIP: number.replace(/^PL/, '') };
  if (found.label === 'VAT') {
    const prefix = unionPrefixOf(number, country);
    const isBefore = prefix && [prefix, countryOf(prefix)].includes(number.slice(0, 2));
    const rest = isBefore ? number.slice(2) : number;
    if (prefix === 'PL') return { NIP: rest };
    if (prefix) return { KodUE: prefix, NrVatUE: rest };
  }
  // Numbers in registers have no prefix for abroad: what they begin with is theirs.
  const own = found.label === 'Reg.' ? found.value : withoutCountry(found.value, country);
  return { ...(country ? { KodKraju: country } : {}), NrID: fa3Text(own, 50) ?? number };
}

/** A tax number without the country's code that is written before its digits for use abroad. */
function withoutCountry(number: string, country: string | null): string {
  return country ? number.replace(new RegExp(`^\\s*${country}[\\s./-]*(?=\\d)`, 'i'), '') : number;
}

/**
 * The country of the Union that gave a VAT number: the one before it where that is the buyer's or the number is right there,
 * else the buyer's; null outside the Union.
 */
function unionPrefixOf(number: string, country: string | null): string | null {
  const own = country !== null && isInUnion(country) ? prefixOf(country) : null;
  const before = number.slice(0, 2);
  if (own !== null && before === own) return own;
  const isOther = isInUnion(countryOf(before)) && before !== 'GR';
  if (isOther && (own === null || isRightIn(countryOf(before), number))) return before;
  return own;
}

function isRightIn(country: string, number: string): boolean {
  const { checked, isValid } = validateEntity(country, number);
  return checked && isValid === true;
}

/** The address of a party; null where country or address are not known. The country is a code, and no line. */
export function addressOf({
  address,
  country,
}: Pick<InvoiceParty, 'address' | 'country'>): Fa3Address | null {
  if (country === null) return null;
  const names = Object.values(findCountryByCode(country)?.names ?? {});
  const lines = address
    .filter((line) => !names.includes(line))
    .map((line) => fa3Text(line, 512))
    .filter((line) => line !== undefined);
  const [first, ...rest] = lines;
  if (first === undefined) return null;
  const second = fa3Text(rest.join(', '), 512);
  return { KodKraju: country, AdresL1: first, ...(second ? { AdresL2: second } : {}) };
}

/** What FA(3) names a carrier by. */
interface Fa3Carrier {
  id: Fa3TaxId;
  name: string;
  address: Fa3Address;
}

/** A carrier as FA(3) names one; null where name, address or a tax number in its form is not known: a wrong one keeps no invoice back. */
export function fa3CarrierOf(party: InvoiceParty): Fa3Carrier | null {
  const name = fa3Text(party.name, 512);
  const address = addressOf(party);
  const id = taxIdOf(party);
  return name && address && isInForm(id) ? { id, name, address } : null;
}

/** Whether there is a number, and schema and rules let it pass. */
function isInForm({ NIP, NrVatUE, NrID }: Fa3TaxId): boolean {
  // Ten zeros have the right check digit, and are none in the schema.
  if (NIP !== undefined)
    return (
      /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/.test(NIP) && stdnum['PL']?.['nip']?.validate(NIP).isValid === true
    );
  return NrVatUE === undefined ? NrID !== undefined : /^[\dA-Z+*]{1,12}$/.test(NrVatUE);
}

/** The address that an invoice writes as one text with its country's code behind it; null for anything else. */
export function addressOfPlace(place: string | undefined): Fa3Address | null {
  const [, address = '', country = ''] = /^(.*), ([A-Z]{2})$/.exec(place ?? '') ?? [];
  const line = fa3Text(address, 512);
  return line && countries.some(({ code }) => code === country) ? { KodKraju: country, AdresL1: line } : null;
}
