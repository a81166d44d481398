import { comment, mentionedIn, operationsOf, referenceOf, schemasOf, valueName } from './document.mjs';

/**
 * A schema for every body that a request can carry and for what such bodies are made of. Each is a constant of
 * its own behind a pure call, so that a page which uses one pays for that one.
 */
export function formsFile(document) {
  const schemas = schemasOf(document);
  const names = inOrder(bodyNames(document), schemas);
  const constants = names.map(
    (name) =>
      `${comment(schemas[name].description)}export const ${schemaName(name)} = /* @__PURE__ */ (() => ${expressionOf(schemas[name])})();`,
  );
  const parts = ['instant', 'object'].filter((part) => constants.some((text) => text.includes(`${part}(`)));
  const helper = parts.length === 0 ? '' : `import { ${parts.join(', ')} } from '../form-parts.js';\n`;
  return `import * as z from 'zod/mini';\n${helper}\n${constants.join('\n\n')}\n`;
}

function schemaName(name) {
  return `${valueName(name)}Schema`;
}

/** The components named by request bodies, JSON or form; files are not checked here. */
function bodyNames(document) {
  const names = operationsOf(document).flatMap(([, , operation]) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => mentionedIn(schema)),
  );
  return [...new Set(names)].sort();
}

/** These components and all that they are made of, parts before wholes. */
function inOrder(names, schemas) {
  const done = new Set();
  const open = new Set();
  const visit = (name) => {
    if (done.has(name)) return;
    if (open.has(name)) throw new Error(`The schema ${name} contains itself; forms have no such thing`);
    open.add(name);
    mentionedIn(schemas[name]).forEach(visit);
    done.add(name);
  };
  names.forEach(visit);
  return [...done];
}

function expressionOf(schema) {
  const options = schema.anyOf ?? [];
  const others = options.filter((option) => !isNull(option));
  if (others.length < options.length) return `z.nullable(${bareExpressionOf({ anyOf: others })})`;
  const bare = bareExpressionOf(schema);
  return schema.nullable ? `z.nullable(${bare})` : bare;
}

/** Whether a schema has null as its one value: beside a reference, that is how null is permitted. */
function isNull(schema) {
  return schema.enum?.length === 1 && schema.enum[0] === null;
}

function bareExpressionOf(schema) {
  const name = referenceOf(schema);
  if (name !== undefined) return schemaName(name);
  if (schema.allOf) return allOf(schema.allOf);
  const options = schema.anyOf ?? schema.oneOf;
  if (options)
    return options.length === 1
      ? expressionOf(options[0])
      : `z.union([${options.map(expressionOf).join(', ')}])`;
  if (schema.enum) return enumExpression(schema.enum.filter((member) => member !== null));
  switch (schema.type) {
    case 'string':
      return stringExpression(schema);
    case 'integer':
      return checked('z.int()', rangeChecks(schema));
    case 'number':
      return checked('z.number()', rangeChecks(schema));
    case 'boolean':
      return 'z.boolean()';
    case 'array':
      return checked(
        `z.array(${expressionOf(schema.items ?? {})})`,
        lengthChecks(schema.minItems, schema.maxItems),
      );
    case 'object':
      return objectExpression(schema);
    default:
      return 'z.unknown()';
  }
}

function allOf(parts) {
  const [first, ...rest] = parts.map(expressionOf);
  return rest.reduce((left, right) => `z.intersection(${left}, ${right})`, first);
}

function enumExpression(members) {
  const literals = members.map((member) => JSON.stringify(member)).join(', ');
  if (members.length > 1 && members.every((member) => typeof member === 'string'))
    return `z.enum([${literals}])`;
  return members.length === 1 ? `z.literal(${literals})` : `z.literal([${literals}])`;
}

function stringExpression(schema) {
  if (schema.format === 'binary') return 'z.file()';
  if (schema.format === 'date-time') return 'instant()';
  const checks = lengthChecks(schema.minLength, schema.maxLength);
  // A literal, since a page that has a content security policy must not need to build code from text.
  if (schema.pattern !== undefined) checks.push(`z.regex(${new RegExp(schema.pattern).toString()})`);
  return checked('z.string()', checks);
}

function lengthChecks(min, max) {
  const checks = [];
  if (min > 0) checks.push(`z.minLength(${min})`);
  if (max !== undefined) checks.push(`z.maxLength(${max})`);
  return checks;
}

/**
 * `x-decimals` says how many decimals a number may have. `multipleOf: 0.01` would say the same, but validators
 * that divide in floating point take 19.99 for a fault.
 */
function rangeChecks(schema) {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, 'x-decimals': decimals } = schema;
  const multipleOf =
    schema.multipleOf ?? (decimals === undefined ? undefined : (10 ** -decimals).toFixed(decimals));
  const checks = [];
  if (minimum !== undefined) checks.push(`z.${exclusiveMinimum === true ? 'gt' : 'gte'}(${minimum})`);
  if (maximum !== undefined) checks.push(`z.${exclusiveMaximum === true ? 'lt' : 'lte'}(${maximum})`);
  if (multipleOf !== undefined) checks.push(`z.multipleOf(${multipleOf})`);
  return checks;
}

function checked(expression, checks) {
  return checks.length === 0 ? expression : `${expression}.check(${checks.join(', ')})`;
}

function objectExpression(schema) {
  if (!schema.properties) {
    const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    return `z.record(z.string(), ${expressionOf(values)})`;
  }
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(([name, property]) => {
    const expression = expressionOf(property);
    return `${JSON.stringify(name)}: ${required.has(name) ? expression : `z.optional(${expression})`},`;
  });
  return `object(() => ({${fields.join('\n')}}))`;
}
