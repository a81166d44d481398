import { schemasOf, typeName, valueName } from './document.mjs';

const languages = ['pl', 'en', 'no'];

/**
 * Names of the members of sets for people, as the contract tells them in `x-labels`. Those of `x-enum-labels` stand with their sets.
 * @throws {Error} when a member has no name in a language, or a name is of no member
 */
export function labelsFile(document) {
  const constants = Object.entries(schemasOf(document))
    .filter(([, schema]) => schema['x-labels'])
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(
      ([name, schema]) => `/** Names of the members of \`${typeName(name)}\` for people, by language. */
export const ${valueName(name)}Labels = ${JSON.stringify(labelsOf(name, schema))} as const;`,
    );
  return `${constants.join('\n\n') || 'export {};'}\n`;
}

function labelsOf(name, { enum: values, 'x-labels': labels }) {
  const members = values.filter((member) => member !== null).map(String);
  const byLanguage = languages.map((language) => {
    const texts = labels[language] ?? {};
    for (const member of members)
      if (!texts[member]) throw new Error(`The contract has no name in ${language} for ${member} of ${name}`);
    const unknown = Object.keys(texts).filter((member) => !members.includes(member));
    if (unknown.length > 0) throw new Error(`${name} has no member ${unknown.join(', ')}`);
    return [language, Object.fromEntries(members.map((member) => [member, texts[member]]))];
  });
  return Object.fromEntries(byLanguage);
}
