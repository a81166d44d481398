import { comment, schemasOf, typeName, valueName } from './document.mjs';

/**
 * The closed sets of the contract as values. A set whose members have names (`x-enum-varnames`) becomes an
 * object by name too; further facts about members (`x-enum-keys`, `x-enum-labels`) become records.
 */
export function enumsFile(document) {
  const named = Object.entries(schemasOf(document))
    .filter(([, schema]) => Array.isArray(schema.enum))
    .sort(([first], [second]) => (first < second ? -1 : 1));
  return named.map(([name, schema]) => enumOf(name, schema)).join('\n');
}

function enumOf(name, schema) {
  const type = typeName(name);
  const value = valueName(name);
  const members = schema.enum.filter((member) => member !== null);
  const parts = [
    `${comment(schema.description)}export const ${value}Values = ${JSON.stringify(members)} as const;`,
    `export type ${type} = (typeof ${value}Values)[number];`,
  ];
  const names = schema['x-enum-varnames'];
  if (names) {
    const entries = members.map((member, index) => `${names[index]}: ${JSON.stringify(member)}`);
    parts.push(`/** The members of {@link ${type}} by name. */
export const ${type} = {${entries.join(', ')}} as const;`);
  }
  const keys = schema['x-enum-keys'];
  if (keys) {
    parts.push(`/** A stable word for each member of {@link ${type}}, for keys of texts, colours and icons. */
export const ${value}Keys = ${JSON.stringify(record(members, keys))} as const;`);
  }
  const labels = schema['x-enum-labels'];
  if (labels) {
    const byLanguage = Object.entries(labels).map(([language, texts]) => [language, record(members, texts)]);
    parts.push(`/** Names of the members of {@link ${type}} for people, by language. */
export const ${value}Labels = ${JSON.stringify(Object.fromEntries(byLanguage))} as const;`);
  }
  return `${parts.join('\n')}\n`;
}

function record(members, values) {
  return Object.fromEntries(members.map((member, index) => [member, values[index]]));
}
