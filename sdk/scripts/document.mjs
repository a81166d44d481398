// Small readings of an OpenAPI document that the generators share.

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Every operation as [method, path, operation], sorted by path, then method. */
export function operationsOf(document) {
  return Object.keys(document.paths ?? {})
    .sort()
    .flatMap((path) =>
      methods
        .filter((method) => document.paths[path][method])
        .map((method) => [method, path, document.paths[path][method]]),
    );
}

/** The component schemas by name. */
export function schemasOf(document) {
  return document.components?.schemas ?? {};
}

/** The name of the component that a reference points to; undefined when it is no reference. */
export function referenceOf(schema) {
  return schema?.$ref?.replace(/^#\/components\/schemas\//, '');
}

/** Names of the components that a schema mentions directly. */
export function mentionedIn(schema) {
  const names = new Set();
  const visit = (value) => {
    if (value === null || typeof value !== 'object') return;
    const name = referenceOf(value);
    if (name !== undefined) names.add(name);
    for (const part of Object.values(value)) visit(part);
  };
  visit(schema);
  return [...names].sort();
}

/** The words of a schema's name joined as an identifier: `Pick_Order.id_` → `PickOrderId`. */
export function typeName(name) {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
}

/** The same with a small first letter. */
export function valueName(name) {
  const type = typeName(name);
  return type[0].toLowerCase() + type.slice(1);
}

/** A description as a comment, or nothing. */
export function comment(description) {
  if (!description) return '';
  const lines = description
    .replaceAll('*/', '* /')
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}
