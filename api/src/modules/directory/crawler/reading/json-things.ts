import { tidyLine, type Thing } from './page-facts.js';

const maximumDepth = 12;
const maximumThings = 500;

/** The things that a script of JSON-LD describes; none when it cannot be read. Those within others come along. */
export function thingsOfJson(script: string): Thing[] {
  const found: Thing[] = [];
  const known = new Map<string, Thing>();
  const visit = (value: unknown, depth: number, within: string | null): (string | Thing)[] => {
    if (depth > maximumDepth || found.length >= maximumThings) return [];
    if (Array.isArray(value)) return value.flatMap((one) => visit(one, depth + 1, within));
    if (typeof value === 'string' || typeof value === 'number') return [plainText(String(value))];
    if (typeof value !== 'object' || value === null) return [];
    return [thingOf(value as Record<string, unknown>, depth, within)];
  };
  const thingOf = (value: Record<string, unknown>, depth: number, within: string | null): Thing => {
    const properties = new Map<string, (string | Thing)[]>();
    for (const [name, part] of Object.entries(value)) {
      if (!name.startsWith('@') || name === '@graph')
        properties.set(name, visit(part, depth + 1, name === '@graph' ? within : name));
    }
    const thing: Thing = { types: typesOf(value['@type']), properties, within };
    if (thing.types.length > 0) found.push(thing);
    const id = value['@id'];
    if (typeof id === 'string' && thing.types.length > 0) known.set(id, thing);
    return thing;
  };
  const parsed = parse(script);
  visit(parsed, 0, null);
  const targets = known.size === 0 ? new Map<string, Thing>() : targetsIn(parsed, known);
  return found.map((thing) => ({ ...thing, properties: resolved(thing, targets) }));
}

/** By the name of a property the thing that it refers to first, of those that are described elsewhere. */
function targetsIn(parsed: unknown, known: ReadonlyMap<string, Thing>): ReadonlyMap<string, Thing> {
  const targets = new Map<string, Thing>();
  for (const [, property = '', id = ''] of JSON.stringify(parsed).matchAll(/"(\w+)":\{"@id":"([^"]+)"\}/g)) {
    const target = known.get(id);
    if (target && !targets.has(property)) targets.set(property, target);
  }
  return targets;
}

/** Things may be named in one place and described in another: `"address": {"@id": "#office"}`. */
function resolved(thing: Thing, targets: ReadonlyMap<string, Thing>): Thing['properties'] {
  const empty = [...thing.properties].filter(([, values]) =>
    values.some(
      (value) => typeof value !== 'string' && value.types.length === 0 && value.properties.size === 0,
    ),
  );
  if (empty.length === 0) return thing.properties;
  const replaced = new Map(thing.properties);
  for (const [name] of empty) {
    const target = targets.get(name);
    if (target) replaced.set(name, [target]);
  }
  return replaced;
}

function parse(script: string): unknown {
  const bare = script
    .replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\]\]>)\s*$/, '');
  try {
    return JSON.parse(bare) as unknown;
  } catch {
    // Line breaks within texts are the fault that is seen most often.
    return parseLeniently(bare);
  }
}

function parseLeniently(script: string): unknown {
  try {
    return JSON.parse(script.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/,\s*([}\]])/g, '$1')) as unknown;
  } catch {
    return null;
  }
}

function typesOf(value: unknown): string[] {
  const types = Array.isArray(value) ? (value as unknown[]) : [value];
  return types.flatMap((type) => (typeof type === 'string' ? [localName(type)] : []));
}

/** `https://schema.org/Organization` and `schema:Organization` are one and the same. */
export function localName(type: string): string {
  return type.replace(/^.*[/#:]/, '');
}

/** Some systems write the entities of HTML into JSON. */
function plainText(text: string): string {
  return tidyLine(
    text
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
      .replaceAll(/&#0?39;|&apos;/g, "'")
      .replaceAll('&nbsp;', ' '),
  );
}

interface OpenThing {
  types: string[];
  within: string | null;
  properties: Map<string, (string | Thing)[]>;
}

interface OpenProperty {
  names: string[];
  owner: OpenThing;
  /** From where on the text of the page belongs to it. */
  text: string;
}

/** What an element adds, to be closed with it. */
interface OpenElement {
  thing: OpenThing | null;
  property: OpenProperty | null;
}
const maximumText = 2_000;
/** Names that one element is heard by, and values that a thing keeps for one name: nobody describes more of a company. */
const maximumNames = 20;
const maximumValues = 100;

/** hCard's names of what the vocabulary of microdata has, by its first and its second edition. */
const cardClasses = new Map<string, string>(
  Object.entries({
    name: 'fn org p-name p-org',
    streetAddress: 'street-address p-street-address',
    postalCode: 'postal-code p-postal-code',
    addressLocality: 'locality p-locality',
    addressCountry: 'country-name p-country-name',
    email: 'email u-email',
    telephone: 'tel p-tel',
  }).flatMap(([name, classes]) => classes.split(' ').map((one) => [one, name] as const)),
);
const cards: ReadonlySet<string> = new Set(['vcard', 'h-card']);
const cardAddresses: ReadonlySet<string> = new Set(['adr', 'p-adr', 'h-adr']);

/** The attributes of microdata that an element of a hCard would have. */
function attributesOfCard(classes: readonly string[], isWithin: boolean): Readonly<Record<string, string>> {
  if (classes.some((one) => cards.has(one))) return { itemscope: '', itemtype: 'Organization' };
  if (!isWithin) return {};
  if (classes.some((one) => cardAddresses.has(one)))
    return { itemscope: '', itemtype: 'PostalAddress', itemprop: 'address' };
  const names = new Set(classes.flatMap((one) => cardClasses.get(one) ?? []));
  return names.size === 0 ? {} : { itemprop: [...names].join(' ') };
}

/** Collects what a page describes by `itemscope`, `itemtype` and `itemprop`, or by a hCard, while its elements go by. */
export class Microdata {
  readonly #elements: OpenElement[] = [];
  readonly #things: OpenThing[] = [];
  readonly #properties: OpenProperty[] = [];
  readonly found: Thing[] = [];

  open(tag: string, written: Readonly<Record<string, string>>): void {
    const attributes =
      'itemprop' in written || 'itemscope' in written || written['class'] === undefined
        ? written
        : {
            ...written,
            ...attributesOfCard(written['class'].slice(0, 500).split(/\s+/), this.#things.length > 0),
          };
    const owner = this.#things.at(-1);
    const names = attributes['itemprop']?.split(/\s+/).filter(Boolean).slice(0, maximumNames) ?? [];
    const element: OpenElement = { thing: null, property: null };
    if ('itemscope' in attributes && this.found.length < maximumThings) {
      const types = (attributes['itemtype'] ?? '').split(/\s+/).filter(Boolean).map(localName);
      element.thing = { types, properties: new Map(), within: owner ? (names[0] ?? null) : null };
      this.found.push(element.thing);
      if (owner) add(owner, names, element.thing);
      this.#things.push(element.thing);
    } else if (owner && names.length > 0) {
      const value = valueOf(tag, attributes);
      if (value === null) {
        element.property = { names, owner, text: '' };
        this.#properties.push(element.property);
      } else add(owner, names, tidyLine(value));
    }
    this.#elements.push(element);
  }

  text(text: string): void {
    for (const property of this.#properties) {
      if (property.text.length < maximumText) property.text += text;
    }
  }

  close(): void {
    const element = this.#elements.pop();
    if (element?.thing) this.#things.pop();
    if (!element?.property) return;
    this.#properties.pop();
    const { owner, names, text } = element.property;
    add(owner, names, tidyLine(text));
  }
}

function add({ properties }: OpenThing, names: readonly string[], value: string | Thing): void {
  for (const name of names) {
    const values = properties.get(name);
    if (!values) properties.set(name, [value]);
    else if (values.length < maximumValues) values.push(value);
  }
}

/** The value of a property where an attribute holds it. */
function valueOf(tag: string, { content, href, datetime }: Readonly<Record<string, string>>): string | null {
  if (content !== undefined) return content;
  if ((tag === 'a' || tag === 'link') && href !== undefined) return href.replace(/^(mailto|tel):/i, '');
  return tag === 'time' ? (datetime ?? null) : null;
}
