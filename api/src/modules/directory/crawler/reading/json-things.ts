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
