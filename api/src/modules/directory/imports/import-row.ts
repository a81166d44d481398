import { countries } from '../../../kernel/contact/countries.js';
import type { Fault } from '../../../platform/http/checks.js';
import type { RowInput } from './directories.js';
import { foldDiacritics } from '../../../kernel/text/fold-diacritics.js';
import type { ImportedTexts, ImportField, ImportKind, ImportPlan } from './import.dto.js';

/** A row on its way into a directory. */
export interface ImportRow {
  /** Where it stands in the file, as a spreadsheet counts. */
  line: number;
  /** All its cells as the file has them. */
  cells: readonly string[];
  /** As the file has it. */
  texts: ImportedTexts;
  /** As a record is made of it. */
  input: RowInput;
  faults: Fault[];
  /** The same for rows of the same company. */
  key: string;
}

/** What stands against an input, by the rules of the call that makes such a record. */
export type InputCheck = (input: RowInput) => Fault[];

const countryByName = new Map(
  countries.flatMap(({ id, code, names }) =>
    [code, ...Object.values(names)].map((name) => [foldDiacritics(name), id] as const),
  ),
);

/** Reads one row by the plan. Nothing is entered yet. */
export function importRow(
  kind: ImportKind,
  plan: ImportPlan,
  cells: readonly string[],
  line: number,
  check: InputCheck,
): ImportRow {
  const texts: ImportedTexts = {};
  for (const { field, column } of plan.mapping) texts[field] = cells[column] ?? '';
  const { country = '', rate_type, ...plain } = texts;
  const country_id =
    country === '' ? (plan.default_country_id ?? null) : (countryByName.get(foldDiacritics(country)) ?? null);
  // What is empty is left out: the rules tell better what is lacking than what is nothing.
  const filled = Object.entries(plain).filter(([, text]) => text !== '');
  const input: RowInput = {
    ...Object.fromEntries(filled),
    ...(country_id === null ? {} : { country_id }),
    ...(kind === 'subcontractors' && rate_type !== undefined ? { rate_type: rateType(rate_type) } : {}),
  };
  const faults = check(input).map((fault) => inColumns(fault));
  if (country !== '' && country_id === null) {
    faults.unshift({ field: 'country', code: 'unknown_country' });
  }
  return { line, cells, texts, input, faults: once(faults), key: keyOf(texts) };
}

/** Two rows, or a row and a record, are of the same company when name and post code are the same. */
export function keyOf({ name, post_code }: { name?: string | null; post_code?: string | null }): string {
  return `${foldDiacritics(name ?? '')}|${(post_code ?? '').replaceAll(/\s/g, '').toLowerCase()}`;
}

function rateType(text: string): string {
  const written = foldDiacritics(text);
  if (['contract', 'kontrakt', 'kontraktowa', 'kontraktowy', 'umowa'].includes(written)) return 'Contract';
  return written === '' || written === 'spot' ? 'Spot' : text;
}

/** Faults are told at the columns that a file has: the country is one of them, its number is not. */
function inColumns(fault: Fault): Fault {
  return fault.field === 'country_id' ? { ...fault, field: 'country' satisfies ImportField } : fault;
}

function once(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);
}
