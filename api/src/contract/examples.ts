import { operationsOf, resolved, type Contract, type Media, type Schema } from './contract.js';
import { requestsByOperation, textsByMediaType, valuesByProperty, valuesByType } from './example-values.js';

/** What is known of the place for which a value is made. */
interface Place {
  /** Name of the schema or operation around it. */
  owner: string;
  /** Name of the property or parameter. */
  name: string;
}

/**
 * Gives every operation an example of its parameters, its body and its answers. The values come from what the properties say of
 * themselves (`@example`), else from `example-values.ts`.
 * @throws Error that names the texts without a value: none is made up
 */
export function addExamples(contract: Contract): void {
  const missing = new Set<string>();
  const maker = new ExampleMaker(contract, missing);
  for (const { operation } of operationsOf(contract)) {
    const { operationId, parameters = [], requestBody, responses } = operation;
    for (const parameter of parameters) {
      parameter.example = maker.valueOf(parameter.schema, { owner: operationId, name: parameter.name });
    }
    for (const [type, media] of Object.entries(requestBody?.content ?? {})) {
      if (operationId in requestsByOperation) media.example = requestsByOperation[operationId];
      else fill(media, type, maker, operationId);
    }
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) >= 400) continue;
      for (const [type, media] of Object.entries(answer.content ?? {})) fill(media, type, maker, operationId);
    }
  }
  if (missing.size > 0) {
    const names = [...missing].sort().join('\n  ');
    throw new Error(
      `No example: write @example at the property, or a value into example-values.ts\n  ${names}`,
    );
  }
}

function fill(media: Media, type: string, maker: ExampleMaker, owner: string): void {
  if (/json|form/.test(type)) media.example = maker.valueOf(media.schema ?? {}, { owner, name: '' });
  else media.example = textsByMediaType[type] ?? `The bytes of the file (${type})`;
}

class ExampleMaker {
  constructor(
    private readonly contract: Contract,
    private readonly missing: Set<string>,
  ) {}

  valueOf(schema: Schema, place: Place, depth = 0): unknown {
    const type =
      schema.$ref?.split('/').at(-1) ?? (schema.allOf ?? schema.anyOf)?.[0]?.$ref?.split('/').at(-1);
    const plain = this.merged(schema);
    const known = this.known(schema, plain, place, type);
    if (known !== undefined) return known;
    const inner: Place = { owner: plain.properties && type ? type : place.owner, name: place.name };
    const [variant] = plain.anyOf ?? plain.oneOf ?? [];
    if (variant) return this.valueOf(variant, place, depth);
    if (plain.enum) return plain.enum.find((value) => value !== null);
    if (depth > 8) return plain.nullable ? null : [];
    switch (plain.type) {
      case 'array':
        return [this.valueOf(plain.items ?? {}, place, depth + 1)];
      case 'boolean':
        return false;
      case 'integer':
      case 'number':
        return Math.max(plain.minimum ?? 1, 1);
      case 'string':
        if (plain.format === 'binary') return valuesByProperty['file'];
        this.missing.add(`${place.owner}.${place.name}${type ? ` (${type})` : ''}`);
        return '';
      default:
        return Object.fromEntries(
          Object.entries(plain.properties ?? {}).map(([name, property]) => [
            name,
            this.valueOf(property, { owner: inner.owner, name }, depth + 1),
          ]),
        );
    }
  }

  /** A value that somebody wrote, if it is one of the schema's kind. */
  private known(schema: Schema, plain: Schema, { owner, name }: Place, type: string | undefined): unknown {
    const written = [
      schema.example,
      valuesByProperty[`${owner}.${name}`],
      valuesByProperty[name],
      type === undefined ? undefined : valuesByType[type],
      plain.format === undefined ? undefined : valuesByType[plain.format],
      plain.example,
    ];
    return written.find((value) => value !== undefined && fits(value, plain));
  }

  /** A schema with those that it refers to or is made of. */
  private merged(schema: Schema): Schema {
    const plain = resolved(this.contract, schema);
    if (!plain.allOf) return plain;
    const parts = plain.allOf.map((part) => this.merged(part));
    const properties = Object.assign(
      {},
      ...parts.map((part) => part.properties ?? {}),
    ) as Schema['properties'];
    return Object.assign({}, ...parts, plain, {
      allOf: undefined,
      properties: Object.keys(properties ?? {}).length > 0 ? properties : undefined,
    }) as Schema;
  }
}

/** Whether a value is of a schema’s kind and within its limits; objects are made, not looked up. */
function fits(value: unknown, schema: Schema): boolean {
  if (schema.enum) return schema.enum.includes(value);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        (schema.type === 'number' || Number.isInteger(value)) &&
        value >= (schema.minimum ?? -Infinity) &&
        value <= (schema.maximum ?? Infinity)
      );
    case 'string': {
      if (typeof value !== 'string' || schema.format === 'binary') return false;
      const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
      if (format === 'date-time' && !/^\d{4}-\d\d-\d\dT/.test(value)) return false;
      return (
        value.length >= minLength &&
        value.length <= maxLength &&
        (!pattern || new RegExp(pattern).test(value))
      );
    }
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && value.every((item) => fits(item, schema.items ?? {}));
    default:
      return !schema.$ref && schema.type === undefined && schema.properties === undefined && !schema.anyOf;
  }
}
