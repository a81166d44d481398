import { tidyLine, type Thing } from './page-facts.js';

const maximumDepth = 12;
const maximumThings = 200;
/** Assignments of one script that are looked at. */
const mostStates = 5;

/** How scripts of pages call what vocabularies for machines have one name for; without signs between their words. */
const names: Readonly<Record<string, readonly string[]>> = {
  name: [
    'company',
    'companyname',
    'firm',
    'firma',
    'firmname',
    'nazwa',
    'nazwafirmy',
    'businessname',
    'name',
  ],
  legalName: ['legalname', 'companylegalname', 'legalentity'],
  email: ['email', 'mail', 'emailaddress', 'contactemail', 'companyemail', 'epost'],
  telephone: ['phone', 'tel', 'telephone', 'phonenumber', 'telefon', 'contactphone', 'mobile', 'tlf'],
  taxID: [
    'nip',
    'vat',
    'vatid',
    'vatnumber',
    'taxid',
    'taxnumber',
    'orgnr',
    'orgnumber',
    'organizationnumber',
  ],
  streetAddress: [
    'street',
    'streetaddress',
    'address1',
    'addressline1',
    'addressline',
    'ulica',
    'gate',
    'address',
  ],
  postalCode: ['zip', 'zipcode', 'postalcode', 'postcode', 'kodpocztowy', 'postnr', 'postnummer', 'plz'],
  addressLocality: ['city', 'town', 'locality', 'addresslocality', 'miasto', 'poststed', 'ort'],
};
const nameOfKey = new Map(
  Object.entries(names).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)),
);
const ofAddress: ReadonlySet<string> = new Set(['streetAddress', 'postalCode', 'addressLocality']);
/** Parts of a company's description that have an object of their own. */
const parts =
  /^(?:contacts?|contactinfo|contactdetails|kontakt|dane|address|adres|adresse|location|office|headquarters|siedziba)$/;
const strangers =
  /(?:agency|author|vendor|partner|supplier|product|item|review|testimonial|customer|client|user|payment|shipping|branch|store|employee|member|team|brand|manufacturer)/;

type Fields = Map<string, string>;

/**
 * The companies in the data that a page hands to its scripts: a script of JSON, or an object that is assigned to a
 * variable. Taken for one is what has at least two kinds of contacts, or one and a name.
 * @param type of the script, as its element has it
 */
export function thingsOfState(script: string, type: string): Thing[] {
  const found: Thing[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > maximumDepth || found.length >= maximumThings || typeof value !== 'object' || value === null)
      return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1);
      return;
    }
    const fields: Fields = new Map();
    const taken = collect(value as Record<string, unknown>, fields, 0);
    const thing = companyOf(fields);
    if (thing) found.push(thing);
    for (const [key, part] of Object.entries(value)) {
      if (!strangers.test(plain(key)) && !(thing && taken.has(key))) visit(part, depth + 1);
    }
  };
  for (const state of /json/.test(type) ? [parsed(script)] : statesIn(script)) visit(state, 0);
  return found;
}

/** Notes what an object says of a company, and the objects that it has for that; tells the keys of those. */
function collect(value: Record<string, unknown>, fields: Fields, depth: number): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const [key, part] of Object.entries(value)) {
    const name = nameOfKey.get(plain(key));
    if (name !== undefined && (typeof part === 'string' || typeof part === 'number')) {
      if (!fields.has(name)) fields.set(name, tidyLine(String(part).slice(0, 500)));
    } else if (
      depth < 2 &&
      parts.test(plain(key)) &&
      typeof part === 'object' &&
      part !== null &&
      !Array.isArray(part)
    ) {
      taken.add(key);
      collect(part as Record<string, unknown>, fields, depth + 1);
    }
  }
  return taken;
}

function companyOf(fields: Fields): Thing | null {
  const has = (name: string): boolean => (fields.get(name) ?? '') !== '';
  const kinds = [has('email'), has('telephone'), has('postalCode'), has('taxID')].filter(Boolean).length;
  if (kinds === 0 || (kinds === 1 && !has('name') && !has('legalName'))) return null;
  const properties = new Map<string, (string | Thing)[]>();
  const address = new Map<string, string[]>();
  for (const [name, text] of fields) (ofAddress.has(name) ? address : properties).set(name, [text]);
  if (address.size > 0)
    properties.set('address', [{ types: ['PostalAddress'], properties: address, within: 'address' }]);
  return { types: ['Organization'], properties, within: null };
}

const plain = (key: string): string => key.toLowerCase().replaceAll(/[_\s-]/g, '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The objects that a script assigns as JSON. */
function statesIn(script: string): unknown[] {
  const found: unknown[] = [];
  const start = /=\s?\{(?=\s?")/g;
  for (let match = start.exec(script); match && found.length < mostStates; match = start.exec(script)) {
    const from = script.indexOf('{', match.index);
    const end = endOfObject(script, from);
    if (end < 0) break;
    found.push(parsed(script.slice(from, end)));
    start.lastIndex = end;
  }
  return found;
}

function endOfObject(script: string, from: number): number {
  let depth = 0;
  let isText = false;
  for (let place = from; place < script.length; place++) {
    const sign = script[place];
    if (isText) {
      if (sign === '\\') place += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return place + 1;
  }
  return -1;
}
