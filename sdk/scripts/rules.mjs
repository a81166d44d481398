import { comment, operationsOf, referenceOf, schemasOf, valueName } from './document.mjs';

/**
 * The limits of what strangers may send, as tables: pages that are opened over a slow line cannot afford the library behind the
 * schemas of forms. Fields that hold objects or lists are not in them.
 */
export function rulesFile(document) {
  const schemas = schemasOf(document);
  const constants = strangersBodies(document).map((name) => {
    const { description, properties = {}, required = [] } = schemas[name];
    const rules = Object.entries(properties).flatMap(([field, property]) => {
      const rule = ruleOf(property, schemas);
      return rule
        ? [`${JSON.stringify(field)}: ${textOf({ ...rule, required: required.includes(field) })},`]
        : [];
    });
    return `${comment(description)}export const ${valueName(name)}Rules = {\n${rules.join('\n')}\n} as const;`;
  });
  return `${constants.join('\n\n')}\n`;
}

/** The components that are bodies of calls without an account. */
function strangersBodies(document) {
  const names = operationsOf(document)
    .filter(([, , { security = [] }]) => security.length === 0)
    .flatMap(([, , { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => referenceOf(schema) ?? []),
    );
  return [...new Set(names)].sort();
}

/** What a field may hold; undefined for objects and lists. */
function ruleOf(schema, schemas) {
  const name = referenceOf(schema);
  if (name !== undefined) return ruleOf(schemas[name], schemas);
  const parts = schema.allOf ?? schema.anyOf ?? [];
  if (parts.length > 0) {
    const [part, ...others] = parts.filter((one) => !isNull(one));
    const rule = others.length === 0 ? ruleOf(part, schemas) : undefined;
    return rule && { ...rule, nullable: schema.nullable || parts.some(isNull) || rule.nullable };
  }
  const { type, nullable, format, minLength, maxLength, pattern, minimum, maximum } = schema;
  if (!['string', 'number', 'integer', 'boolean'].includes(type) || format === 'binary') return undefined;
  for (const limit of ['multipleOf', 'exclusiveMaximum'])
    if (schema[limit] !== undefined) throw new Error(`Tables of limits have no word for ${limit}`);
  return {
    type: format === 'date-time' ? 'instant' : type,
    nullable,
    enum: schema.enum?.filter((member) => member !== null),
    minLength,
    maxLength,
    pattern: pattern === undefined ? undefined : new RegExp(pattern),
    minimum,
    maximum,
    exclusiveMinimum: schema.exclusiveMinimum,
    decimals: schema['x-decimals'],
  };
}

/** Whether a schema has null as its one value: beside a reference, that is how null is permitted. */
function isNull(schema) {
  return schema.enum?.length === 1 && schema.enum[0] === null;
}

/** A rule as source: a pattern as a literal, since a page with a content security policy must not need to build code from text. */
function textOf(rule) {
  const parts = Object.entries(rule)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => `${name}: ${value instanceof RegExp ? value.toString() : JSON.stringify(value)}`);
  return `{ ${parts.join(', ')} }`;
}
