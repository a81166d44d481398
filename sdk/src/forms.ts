import * as z from 'zod/mini';
import type { FormFault, FormFaultCode } from './rules.js';

export * from './generated/forms.js';
export { formFaultCodes, isInstant, type FormFault, type FormFaultCode } from './rules.js';

/** What checking a form found out. */
export type FormCheck<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly FormFault[] };

/**
 * Checks what a form holds; names one fault for each field, the first that a person should mend. The value that
 * comes back has no fields but those of the schema.
 */
export function checkForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): FormCheck<z.output<Schema>> {
  const result = z.safeParse(schema, values, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  const faults = new Map<string, FormFault>();
  for (const issue of result.error.issues) {
    const fault = faultOf(issue);
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return { ok: false, faults: [...faults.values()] };
}

function faultOf(issue: z.core.$ZodIssue, path: readonly PropertyKey[] = issue.path): FormFault {
  const field = path.map(String).join('.');
  if (isBlank(issue.input) && issue.code !== 'custom') return { field, code: 'required' };
  switch (issue.code) {
    case 'invalid_type':
      return { field, code: typeFault(issue) };
    case 'too_small':
      return {
        field,
        code: sizeFault(issue.origin, 'too_short', 'too_few_items', 'too_small'),
        limit: Number(issue.minimum),
      };
    case 'too_big':
      return {
        field,
        code: sizeFault(issue.origin, 'too_long', 'too_many_items', 'too_large'),
        limit: Number(issue.maximum),
      };
    case 'not_multiple_of':
      return { field, code: 'too_many_decimals', limit: decimalsOf(issue.divisor) };
    case 'invalid_format':
      return { field, code: 'invalid_format' };
    case 'invalid_value':
      return { field, code: 'not_in_list' };
    case 'invalid_union': {
      // The first alternative is the real one; the others are ways to leave the field empty.
      const first = issue.errors[0]?.[0];
      return first === undefined
        ? { field, code: 'invalid_value' }
        : faultOf(first, [...path, ...first.path]);
    }
    case 'custom':
      return { field, code: issue.message };
    default:
      return { field, code: 'invalid_value' };
  }
}

/** Nothing was entered: no value, or a text of blanks. */
function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/** How many decimals a step of 1, 0.1, 0.01… leaves. */
function decimalsOf(step: number): number {
  return Math.max(0, Math.round(-Math.log10(step)));
}

function typeFault({ expected, input }: z.core.$ZodIssueInvalidType): FormFaultCode {
  switch (expected) {
    case 'int':
      return typeof input === 'number' ? 'not_an_integer' : 'not_a_number';
    case 'number':
      return 'not_a_number';
    case 'string':
      return 'not_a_text';
    case 'boolean':
      return 'not_a_boolean';
    default:
      return 'invalid_value';
  }
}

function sizeFault(
  origin: string,
  text: FormFaultCode,
  list: FormFaultCode,
  number: FormFaultCode,
): FormFaultCode {
  if (origin === 'string') return text;
  return origin === 'array' ? list : number;
}
