import { operationsOf, type Contract, type Operation, type Schema } from './contract.js';

/** A contract with what callers depend on alone, as it is kept of each release. */
export interface ReleasedContract {
  version: string;
  /** By method and path. */
  operations: Record<string, ReleasedOperation>;
  schemas: Record<string, Schema>;
}

interface ReleasedOperation {
  name: string;
  scope: string;
  /** The day from which on it may be gone; null while it stays. */
  sunset: string | null;
  parameters: { in: string; name: string; required: boolean; schema: Schema }[];
  /** Null when there is none. */
  body: { required: boolean; content: Record<string, Schema> } | null;
  /** By status; of refusals the status alone counts. */
  answers: Record<string, Record<string, Schema>>;
}

/** What callers depend on. */
export function releaseOf(contract: Contract): ReleasedContract {
  const operations = operationsOf(contract).map(({ method, path, operation }) => {
    return [`${method.toUpperCase()} ${path}`, releasedOperation(operation)] as const;
  });
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) => [name, bare(schema)] as const,
  );
  return {
    version: contract.info.version,
    operations: Object.fromEntries(operations.sort(([one], [other]) => (one < other ? -1 : 1))),
    schemas: Object.fromEntries(schemas.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function releasedOperation(operation: Operation): ReleasedOperation {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const contentOf = (content: Record<string, { schema?: Schema }> | undefined) =>
    Object.fromEntries(
      Object.entries(content ?? {}).map(([type, media]) => [type, bare(media.schema ?? {})]),
    );
  return {
    name: operationId,
    scope: operation['x-scope'] ?? 'none',
    sunset: operation['x-sunset'] ?? null,
    parameters: parameters.map((one) => ({
      in: one.in,
      name: one.name,
      required: one.required ?? false,
      schema: bare(one.schema),
    })),
    body: requestBody
      ? { required: requestBody.required ?? false, content: contentOf(requestBody.content) }
      : null,
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [
        status,
        Number(status) < 400 ? contentOf(content) : {},
      ]),
    ),
  };
}

const told: ReadonlySet<string> = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'enum',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'nullable',
  'oneOf',
  'pattern',
  'properties',
  'required',
  'type',
]);

/** A schema without what is for people. */
function bare(schema: Schema): Schema {
  const parts = Object.entries(schema).filter(([name]) => told.has(name));
  return Object.fromEntries(
    parts.map(([name, value]) => {
      if (name === 'properties')
        return [
          name,
          Object.fromEntries(
            Object.entries(value as Record<string, Schema>).map(([key, one]) => [key, bare(one)]),
          ),
        ];
      if (name === 'allOf' || name === 'anyOf' || name === 'oneOf')
        return [name, (value as Schema[]).map(bare)];
      const isSchema = name === 'items' || (name === 'additionalProperties' && typeof value === 'object');
      return [name, isSchema ? bare(value as Schema) : (value as unknown)];
    }),
  );
}

/** Whether a version may break what the former one promised: by its major number, or its minor one as long as that is 0. */
export function mayBreak(former: string, next: string): boolean {
  const [major = 0, minor = 0] = former.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = next.split('.').map(Number);
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

/**
 * What callers of the former contract would stumble over, as sentences. New operations, optional fields, new values in answers and more
 * statuses of refusals are none: clients are to bear them.
 * @param today `YYYY-MM-DD`: what was announced to be gone by then may be
 */
export function breakingChanges(former: ReleasedContract, next: ReleasedContract, today: string): string[] {
  return Object.entries(former.operations).flatMap(([place, was]) => {
    const is = next.operations[place];
    if (!is) return was.sunset !== null && was.sunset <= today ? [] : [`${place} is gone`];
    return new OperationComparison(former, next, place).compare(was, is);
  });
}

type Direction = 'input' | 'output';

/** A schema with its references and parts put together. */
interface Shape extends Omit<Schema, 'anyOf' | 'oneOf' | 'allOf' | '$ref'> {
  variants?: Schema[];
}

class OperationComparison {
  private readonly found: string[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly former: ReleasedContract,
    private readonly next: ReleasedContract,
    private readonly place: string,
  ) {}

  compare(was: ReleasedOperation, is: ReleasedOperation): string[] {
    if (was.name !== is.name) this.note('', `is called ${is.name}, not ${was.name}`);
    if (was.scope !== is.scope) this.note('', `needs the scope ${is.scope}, not ${was.scope}`);
    for (const one of was.parameters) {
      const same = is.parameters.find(({ name, in: where }) => name === one.name && where === one.in);
      if (!same) this.note(one.name, `is no parameter (${one.in}) any more`);
      else {
        if (same.required && !one.required) this.note(one.name, 'is required now');
        this.schemas(one.schema, same.schema, one.name, 'input');
      }
    }
    for (const { in: where, name, required } of is.parameters) {
      const isNew = !was.parameters.some((one) => one.name === name && one.in === where);
      if (isNew && required) this.note(name, `is a new parameter (${where}) that is required`);
    }
    this.bodies(was.body, is.body);
    for (const [status, content] of Object.entries(was.answers)) {
      const answered = is.answers[status];
      if (!answered) this.note('', `does not answer ${status} any more`);
      for (const [type, schema] of Object.entries(answered ? content : {})) {
        const same = answered?.[type];
        if (same) this.schemas(schema, same, `${status}`, 'output');
        else this.note('', `does not answer ${status} as ${type} any more`);
      }
    }
    return this.found;
  }

  private bodies(was: ReleasedOperation['body'], is: ReleasedOperation['body']): void {
    if (!is) {
      if (was) this.note('', 'takes no body any more');
      return;
    }
    if (is.required && !was?.required) this.note('', 'needs a body now');
    for (const [type, schema] of Object.entries(was?.content ?? {})) {
      const same = is.content[type];
      if (same) this.schemas(schema, same, 'body', 'input');
      else this.note('', `takes no ${type} any more`);
    }
  }

  private note(at: string, what: string): void {
    this.found.push(`${this.place}${at === '' ? '' : ` ${at}`}: ${what}`);
  }

  private schemas(before: Schema, after: Schema, at: string, direction: Direction): void {
    const was = shapeOf(before, this.former.schemas);
    const is = shapeOf(after, this.next.schemas);
    // Of each place where a type is used, not of the type.
    if (was.nullable && !is.nullable && direction === 'input') this.note(at, 'cannot be null any more');
    if (!was.nullable && is.nullable && direction === 'output') this.note(at, 'can be null now');
    // Types that hold themselves would never end.
    const names = [nameOf(before), nameOf(after)];
    if (names[0] !== undefined && names[1] !== undefined) {
      const pair = `${direction} ${names.join(' ')}`;
      if (this.seen.has(pair)) return;
      this.seen.add(pair);
    }
    if (was.variants || is.variants) {
      this.variants(was.variants ?? [before], is.variants ?? [after], at, direction);
      return;
    }
    if (was.type !== is.type || (was.format ?? '') !== (is.format ?? '')) {
      // A number holds every integer: who sends one may, who expects one gets what it can read.
      const [taken, given] = direction === 'input' ? [was, is] : [is, was];
      if (taken.type !== 'integer' || given.type !== 'number') {
        this.note(at, `is ${kindOf(is)}, not ${kindOf(was)}`);
        return;
      }
    }
    this.values(was, is, at, direction);
    if (direction === 'input') this.limits(was, is, at);
    this.fields(was, is, at, direction);
    if (was.type === 'object') this.otherFields(was, is, at, direction);
    if (was.items && is.items) this.schemas(was.items, is.items, `${at}[]`, direction);
  }

  private values(was: Shape, is: Shape, at: string, direction: Direction): void {
    const isNarrowed = !was.enum && is.enum && direction === 'input';
    if (isNarrowed) this.note(at, 'takes listed values alone now');
    const gone = (is.enum ? (was.enum ?? []) : []).filter(
      (value) => value !== null && !is.enum?.includes(value),
    );
    if (gone.length > 0)
      this.note(at, `has no ${gone.map((value) => JSON.stringify(value)).join(', ')} any more`);
  }

  private limits(was: Shape, is: Shape, at: string): void {
    for (const name of ['maxLength', 'maximum', 'maxItems'] as const) {
      const [before, after] = [was[name] ?? Infinity, is[name] ?? Infinity];
      if (after < before) this.note(at, `has a lower ${name}: ${after}`);
    }
    for (const name of ['minLength', 'minimum', 'minItems'] as const) {
      const [before, after] = [was[name] ?? -Infinity, is[name] ?? -Infinity];
      if (after > before && !(after === 0 && before === -Infinity && name !== 'minimum'))
        this.note(at, `has a higher ${name}: ${after}`);
    }
    if (is.pattern !== undefined && is.pattern !== was.pattern) this.note(at, 'has another pattern');
  }

  private fields(was: Shape, is: Shape, at: string, direction: Direction): void {
    const after = is.properties ?? {};
    for (const [name, schema] of Object.entries(was.properties ?? {})) {
      const same = after[name];
      const path = `${at}.${name}`;
      if (!same) {
        this.note(path, direction === 'input' ? 'is not taken any more' : 'is not answered any more');
        continue;
      }
      const wasRequired = was.required?.includes(name) ?? false;
      const isRequired = is.required?.includes(name) ?? false;
      if (direction === 'output' && wasRequired && !isRequired) this.note(path, 'may be missing now');
      if (direction === 'input' && !wasRequired && isRequired) this.note(path, 'is required now');
      this.schemas(schema, same, path, direction);
    }
    if (direction !== 'input') return;
    for (const name of is.required ?? []) {
      if (!(name in (was.properties ?? {}))) this.note(`${at}.${name}`, 'is new and required');
    }
  }

  /** Fields beyond those that are named. */
  private otherFields(was: Shape, is: Shape, at: string, direction: Direction): void {
    const [before, after] = [was, is].map(({ additionalProperties: other }) =>
      other === true || other === undefined ? {} : other,
    ) as [Schema | false, Schema | false];
    if (before === false) return;
    const isAnything = Object.keys(before).length === 0;
    // An answer that may have had anything else promised nothing.
    if (isAnything && (direction === 'output' || (after && Object.keys(after).length === 0))) return;
    if (after) this.schemas(before, after, `${at}.*`, direction);
    else this.note(at, `${direction === 'input' ? 'takes' : 'has'} no other fields any more`);
  }

  /** Alternatives are the same by the type that they name, else by their place. */
  private variants(was: readonly Schema[], is: readonly Schema[], at: string, direction: Direction): void {
    for (const [index, variant] of was.entries()) {
      const same = is.find(({ $ref }) => $ref !== undefined && $ref === variant.$ref) ?? is[index];
      if (same) this.schemas(variant, same, `${at}(${index + 1})`, direction);
      else if (direction === 'input') this.note(at, `has an alternative less`);
    }
  }
}

/** The type that a schema names, by itself or beside null; with all that stands beside it where more does. */
function nameOf(schema: Schema): string | undefined {
  const { $ref, allOf, anyOf, oneOf, nullable: _nullable, ...own } = schema;
  const parts = (allOf ?? anyOf ?? oneOf ?? []).filter((part) => !isNull(part));
  const [name, ...others] = [...($ref === undefined ? [] : [{ $ref }]), ...parts];
  const isAlone = others.length === 0 && Object.keys(own).length === 0;
  if (isAlone) return name?.$ref;
  return [name, ...others].some((part) => part?.$ref !== undefined) ? JSON.stringify(schema) : undefined;
}

/** `{nullable: true, enum: [null]}` is how null stands beside a reference. */
function isNull({ nullable, enum: values }: Schema): boolean {
  return nullable === true && values?.every((one) => one === null) === true;
}

const kindOf = ({ type = 'anything', format }: Shape): string => (format ? `${type} (${format})` : type);

function shapeOf(schema: Schema, known: Record<string, Schema>): Shape {
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  const target = $ref === undefined ? undefined : known[$ref.split('/').at(-1) ?? ''];
  const parts = [...(target ? [target] : []), ...(allOf ?? [])].map((part) => shapeOf(part, known));
  const merged: Shape = Object.assign({}, ...parts, own) as Shape;
  const all = [...parts, own];
  const properties = Object.assign({}, ...all.map((part) => part.properties ?? {})) as Record<string, Schema>;
  if (Object.keys(properties).length > 0) merged.properties = properties;
  const required = [...new Set(all.flatMap((part) => part.required ?? []))];
  if (required.length > 0) merged.required = required;
  const choices = anyOf ?? oneOf;
  if (!choices) return merged;
  const real = choices.filter((choice) => !isNull(choice));
  const isNullable = real.length < choices.length;
  const [only, ...others] = real;
  if (only && others.length === 0)
    return { ...shapeOf(only, known), ...merged, ...(isNullable ? { nullable: true } : {}) };
  return { ...merged, variants: real, ...(isNullable ? { nullable: true } : {}) };
}
