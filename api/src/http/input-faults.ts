import type { FaultCode } from './api-types.js';
import type { Fault } from './checks.js';

/** What tsoa's validation reports: messages by path. */
export type ValidationFields = Record<string, { message?: string; value?: unknown }>;

interface MessageRule {
  pattern: RegExp;
  fault: (match: RegExpExecArray, value: unknown) => Pick<Fault, 'code' | 'params'>;
}

const rules: readonly MessageRule[] = [
  { pattern: /is required$/, fault: () => ({ code: 'required' }) },
  {
    pattern: /^minLength (\d+)/,
    fault: ([, min], value) => (value === '' ? { code: 'required' } : withLimit('too_short', min)),
  },
  { pattern: /^maxLength (\d+)/, fault: ([, max]) => withLimit('too_long', max) },
  { pattern: /^min (-?[\d.]+)/, fault: ([, min]) => withLimit('too_small', min) },
  { pattern: /^max (-?[\d.]+)/, fault: ([, max]) => withLimit('too_large', max) },
  { pattern: /^minItems (\d+)/, fault: ([, min]) => withLimit('too_few_items', min) },
  { pattern: /^maxItems (\d+)/, fault: ([, max]) => withLimit('too_many_items', max) },
  {
    pattern: /^Not match in/,
    fault: (_match, value) => ({ code: isBlank(value) ? 'required' : 'invalid_format' }),
  },
  // What a pattern says of itself, in `api-types.ts`.
  {
    pattern: /^invalid_email$/,
    fault: (_match, value) => ({ code: isBlank(value) ? 'required' : 'invalid_email' }),
  },
  { pattern: /^invalid integer/, fault: () => ({ code: 'not_an_integer' }) },
  { pattern: /^invalid float/, fault: () => ({ code: 'not_a_number' }) },
  { pattern: /^invalid ISO 8601/, fault: () => ({ code: 'not_a_date' }) },
  { pattern: /^invalid string/, fault: () => ({ code: 'not_a_text' }) },
  { pattern: /^invalid boolean/, fault: () => ({ code: 'not_a_boolean' }) },
  {
    pattern: /^should be one of the following; \[(.*)\]/,
    fault: ([, values]) => ({ code: 'not_in_list', params: { values: unquoted(values) } }),
  },
];

/** Faults of the body or the query in stable codes; a fault of the path means that nothing is there. */
export function faultsOf(fields: ValidationFields, parameter: string): Fault[] {
  return Object.entries(fields).flatMap(([path, { message, value }]) => {
    const field = placeOf(path, parameter);
    const excess = /^"(.*)" is an excess property/.exec(message ?? '')?.[1];
    if (excess !== undefined) return excess.split(',').map((name) => unknownField(field, name));
    return [{ field, ...classify(message ?? '', value) }];
  });
}

/** The path within the body or the query; tsoa writes `$` before the places of a list. */
function placeOf(path: string, parameter: string): string {
  const within =
    path === parameter ? '' : path.startsWith(`${parameter}.`) ? path.slice(parameter.length + 1) : path;
  return within.replaceAll(/\.\$(?=\d)/g, '.');
}

function unknownField(field: string, name: string): Fault {
  const isNamed = field === name || field.endsWith(`.${name}`) || field === '';
  return { field: field === '' ? name : isNamed ? field : `${field}.${name}`, code: 'unknown_field' };
}

function classify(message: string, value: unknown): Pick<Fault, 'code' | 'params'> {
  const union = /^Could not match the union against any of the items. Issues: (.*)$/s.exec(message)?.[1];
  if (union) return faultOfUnion(messagesOf(union), value);
  for (const { pattern, fault } of rules) {
    const match = pattern.exec(message);
    if (match) return fault(match, value);
  }
  return { code: 'invalid_value' };
}

/**
 * The alternatives of a union each give their reason. Values that one may choose from are alternatives too: they are
 * named together. Otherwise the first alternative is the one that is meant, null the last.
 */
function faultOfUnion(messages: readonly string[], value: unknown): Pick<Fault, 'code' | 'params'> {
  const faults = messages.map((message) => classify(message, value));
  const [first] = faults;
  if (first?.code !== 'not_in_list') return first ?? { code: 'invalid_value' };
  const named = faults.flatMap(({ code, params }) =>
    code === 'not_in_list' ? [String(params?.['values'])] : [],
  );
  // Null is how a field is cleared, not one of its values.
  const values = named.filter((name) => name !== 'null').join(', ');
  return { code: 'not_in_list', params: { values } };
}

function messagesOf(issues: string): string[] {
  try {
    const parsed = JSON.parse(issues) as ValidationFields[];
    return parsed.flatMap((fields) => Object.values(fields)[0]?.message ?? []);
  } catch {
    return [];
  }
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function withLimit(code: FaultCode, limit: string | undefined): Pick<Fault, 'code' | 'params'> {
  return { code, params: { limit: limit ?? '' } };
}

function unquoted(values: string | undefined): string {
  return (values ?? '').replaceAll("'", '').replaceAll(',', ', ');
}
