import type { FaultCode } from './generated/enums.js';

export * from './generated/rules.js';

/**
 * What the check of a form can find by itself: a part of the API's {@link FaultCode}. The API words its own findings
 * itself, in the reader's language.
 */
export const formFaultCodes = [
  'required',
  'not_a_text',
  'not_a_number',
  'not_an_integer',
  'not_a_boolean',
  'not_a_date',
  'not_in_list',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_many_decimals',
  'too_few_items',
  'too_many_items',
  'invalid_format',
  'invalid_value',
] as const satisfies readonly FaultCode[];
export type FormFaultCode = (typeof formFaultCodes)[number];

/** A fault of one field of a form, ready to be put into words. */
export interface FormFault {
  /** Path of the field, its parts joined by dots, as the API writes it. */
  readonly field: string;
  /** One of {@link FormFaultCode}, or the message of a rule that the form added itself. */
  readonly code: FormFaultCode | (string & {});
  /** The limit that was passed, where there is one; for decimals, how many there may be. */
  readonly limit?: number;
}

/** What a field may hold, in the words of the contract; an `instant` is a text with the format `date-time`. */
export interface FieldRule {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'instant';
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Whether the minimum itself is too small. */
  readonly exclusiveMinimum?: boolean;
  /** How many decimals a number may have. */
  readonly decimals?: number;
}

/** The limits of a body by field; fields that hold objects or lists are not in it. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/**
 * Checks what a form holds against a table of limits; names one fault for each field. It finds what `checkForm` finds with the schema
 * of the same body, for a fraction of the bytes.
 */
export function checkFields(
  rules: FieldRules,
  values: Readonly<Record<string, unknown>>,
): readonly FormFault[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const fault = faultOf(rule, values[field]);
    return fault ? [{ field, ...fault }] : [];
  });
}

type FieldFault = Omit<FormFault, 'field'>;

function faultOf(rule: FieldRule, value: unknown): FieldFault | null {
  if (value === undefined && !rule.required) return null;
  if (value === null && rule.nullable) return null;
  if (value === undefined || value === null) return { code: 'required' };
  const fault = typeof value === 'number' ? numberFault(rule, value) : otherFault(rule, value);
  // Nothing but blanks was entered; of a date, that is told as what it is.
  const isBlank = typeof value === 'string' && value.trim() === '' && fault?.code !== 'not_a_date';
  return fault && isBlank ? { code: 'required' } : fault;
}

const typeFaults: Readonly<Record<FieldRule['type'], FormFaultCode>> = {
  string: 'not_a_text',
  instant: 'not_a_text',
  number: 'not_a_number',
  integer: 'not_a_number',
  boolean: 'not_a_boolean',
};

function numberFault(rule: FieldRule, value: number): FieldFault | null {
  const { type, minimum, maximum, exclusiveMinimum, decimals } = rule;
  if (rule.enum) return rule.enum.includes(value) ? null : { code: 'not_in_list' };
  if ((type !== 'number' && type !== 'integer') || !Number.isFinite(value)) return { code: typeFaults[type] };
  if (type === 'integer' && !Number.isInteger(value)) return { code: 'not_an_integer' };
  if (minimum !== undefined && (exclusiveMinimum ? value <= minimum : value < minimum))
    return { code: 'too_small', limit: minimum };
  if (maximum !== undefined && value > maximum) return { code: 'too_large', limit: maximum };
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value)
    return { code: 'too_many_decimals', limit: decimals };
  return null;
}

function otherFault(rule: FieldRule, value: unknown): FieldFault | null {
  const { type, minLength = 0, maxLength = Infinity, pattern } = rule;
  if (rule.enum) return rule.enum.includes(value) ? null : { code: 'not_in_list' };
  if (type === 'boolean' && typeof value === 'boolean') return null;
  if ((type !== 'string' && type !== 'instant') || typeof value !== 'string')
    return { code: typeFaults[type] };
  if (type === 'instant') return isInstant(value) ? null : { code: 'not_a_date' };
  if (value.length < minLength) return { code: 'too_short', limit: minLength };
  if (value.length > maxLength) return { code: 'too_long', limit: maxLength };
  return pattern && !pattern.test(value) ? { code: 'invalid_format' } : null;
}

const instantPattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Tells whether a text is an ISO 8601 instant with its offset, on a day that exists. */
export function isInstant(text: string): boolean {
  const day = instantPattern.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // Engines read the 30th of February as a day in March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
