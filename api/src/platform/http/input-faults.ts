import type { TsoaRoute } from '@tsoa/runtime';
import type { FaultCode } from './api-types.js';
import type { Fault } from './checks.js';
import { NotFound } from './errors.js';

/** What is wrong with a value, before its place is known. */
export type InputFault = Pick<Fault, 'code' | 'params'>;

/** What the check of types reports: faults by path. */
export type ValidationFields = Record<string, { value?: unknown; fault?: InputFault }>;

/** What is wrong with a body of one of the contract's types. */
export type ModelCheck = (model: string, body: unknown) => ValidationFields;

/** The keywords of a schema that are read here. */
interface Keywords {
  minLength?: { value: number };
  maxLength?: { value: number };
  /** `errorMsg` is what a pattern says of itself in `api-types.ts`: a code. */
  pattern?: { value: string; errorMsg?: string };
  minimum?: { value: number };
  maximum?: { value: number };
  minItems?: { value: number };
  maxItems?: { value: number };
}

/**
 * Which keyword of its schema a value does not keep: the first in the order in which they are checked.
 * @param value one that the schema refuses
 * @param isTyped whether it has a type of its own; in paths and queries everything is a text
 */
export function inputFault(schema: TsoaRoute.PropertySchema, value: unknown, isTyped: boolean): InputFault {
  if (value === undefined) return { code: 'required' };
  const keywords = (schema.validators ?? {}) as Keywords;
  switch (schema.dataType) {
    case 'string':
      return textFault(keywords, value);
    case 'integer':
    case 'long':
      return Number.isInteger(numberIn(value, isTyped))
        ? (limitFault(keywords, Number(value)) ?? { code: 'not_an_integer' })
        : { code: 'not_an_integer' };
    case 'float':
    case 'double':
      // What overflows, such as 1e400, is a number that is too large.
      return Number.isNaN(numberIn(value, isTyped))
        ? { code: 'not_a_number' }
        : (limitFault(keywords, Number(value)) ?? { code: 'not_a_number' });
    case 'boolean':
      return { code: 'not_a_boolean' };
    case 'date':
    case 'datetime':
      return { code: 'not_a_date' };
    case 'enum': {
      // Null is how a field is cleared, not one of its values.
      const values = (schema.enums ?? []).filter((one) => one !== null);
      return { code: 'not_in_list', params: { values: values.join(', ') } };
    }
    case 'array':
      return listFault(keywords, value);
    default:
      return { code: 'invalid_value' };
  }
}

function textFault({ minLength, maxLength, pattern }: Keywords, value: unknown): InputFault {
  if (typeof value !== 'string') return { code: 'not_a_text' };
  if (minLength && value.length < minLength.value) {
    return value === '' ? { code: 'required' } : withLimit('too_short', minLength.value);
  }
  if (maxLength && value.length > maxLength.value) return withLimit('too_long', maxLength.value);
  if (value.trim() === '') return { code: 'required' };
  return { code: (pattern?.errorMsg as FaultCode | undefined) ?? 'invalid_format' };
}

function numberIn(value: unknown, isTyped: boolean): number {
  if (typeof value === 'number') return value;
  return !isTyped && typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function limitFault({ minimum, maximum }: Keywords, number: number): InputFault | null {
  if (minimum && number < minimum.value) return withLimit('too_small', minimum.value);
  return maximum && number > maximum.value ? withLimit('too_large', maximum.value) : null;
}

function listFault({ minItems, maxItems }: Keywords, value: unknown): InputFault {
  const items = Array.isArray(value) ? value.length : null;
  if (items !== null && minItems && items < minItems.value) return withLimit('too_few_items', minItems.value);
  if (items !== null && maxItems && items > maxItems.value)
    return withLimit('too_many_items', maxItems.value);
  return { code: 'invalid_value' };
}

function withLimit(code: FaultCode, limit: number): InputFault {
  return { code, params: { limit: String(limit) } };
}

/** Faults of the body or the query by their fields. */
export function faultsOf(fields: ValidationFields, parameter: string): Fault[] {
  return Object.entries(fields).map(([path, { fault }]) => ({
    field: placeOf(path, parameter),
    ...(fault ?? { code: 'invalid_value' }),
  }));
}

/** The path within the body or the query; the check of types writes `$` before the places of a list. */
function placeOf(path: string, parameter: string): string {
  const within =
    path === parameter ? '' : path.startsWith(`${parameter}.`) ? path.slice(parameter.length + 1) : path;
  return within.replaceAll(/\.\$(?=\d)/g, '.');
}

/** Codes of a value that is not of its type: nothing more can be asked of it. */
const ofType: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'not_a_text',
  'not_a_number',
  'not_an_integer',
  'not_a_boolean',
  'not_a_date',
  'not_in_list',
  'invalid_value',
]);

/** Whether a value is not what its type says, as against one that breaks a limit of its type. */
export const isOfWrongType = ({ code }: Fault): boolean => ofType.has(code);

/** The first fault of each field. */
export function withoutRepeats(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ field }) => !seen.has(field) && seen.add(field));
}

/**
 * A body without the values that are of a wrong type, so that rules over several fields meet types alone that they know.
 * A list with such an entry goes whole.
 */
export function withoutFields<Body extends object>(body: Body, fields: readonly string[]): Body {
  const copy = structuredClone(body);
  for (const field of fields) {
    let holder: object = copy;
    const [first = '', ...rest] = field.split('.');
    let last = first;
    for (const next of rest) {
      const inner: unknown = Object.hasOwn(holder, last) ? holder[last as keyof typeof holder] : undefined;
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) break;
      [holder, last] = [inner, next];
    }
    Reflect.deleteProperty(holder, last);
  }
  return copy;
}

const maxDepth = 12;

/** Texts that no database field can hold: NUL characters and halves of surrogate pairs. */
export function faultsOfText(body: unknown, query: unknown, params: unknown): Fault[] {
  const faults: Fault[] = [];
  if (params && Object.values(params).some((value) => !isStorable(String(value)))) throw new NotFound();
  collect(body, '', 0, faults);
  collect(query, '', 0, faults);
  return faults;
}

/** Whether a fault says that lists and objects are nested deeper than any type. */
export const isTooDeep = ({ code }: Fault): boolean => code === 'invalid_value';

function collect(value: unknown, path: string, depth: number, faults: Fault[]): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) faults.push({ field: path, code: 'invalid_characters' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) {
    faults.push({ field: path, code: 'invalid_value' });
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    collect(part, path === '' ? key : `${path}.${key}`, depth + 1, faults);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
