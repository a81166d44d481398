import { inOneLine } from '../../../kernel/text/one-line.js';
import type { FileContent, Storage } from '../../../platform/storage/storage.port.js';
import type { Directories, RowInput } from './directories.js';
import type { ImportKind, ImportPlan, ImportedTexts, ImportField } from './import.dto.js';
import type { Import } from './import.entity.js';
import { mapInSlices } from '../../../kernel/in-slices.js';
import type { Table } from './parse-table.js';
import { readTable } from './read-table.js';
import type { TableReader } from './table-workers.js';
import { countries } from '../../../kernel/contact/countries.js';
import type { Fault } from '../../../platform/http/checks.js';
import { foldDiacritics } from '../../../kernel/text/fold-diacritics.js';

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
type InputCheck = (input: RowInput) => Fault[];

const countryByName = new Map(
  countries.flatMap(({ id, code, names }) =>
    [code, ...Object.values(names)].map((name) => [foldDiacritics(name), id] as const),
  ),
);

/** Reads one row by the plan. Nothing is entered yet. */
function importRow(
  kind: ImportKind,
  plan: ImportPlan,
  cells: readonly string[],
  line: number,
  check: InputCheck,
): ImportRow {
  const texts: ImportedTexts = {};
  for (const { field, column } of plan.mapping) {
    const cell = cells[column] ?? '';
    texts[field] = field === 'notes' ? cell : inOneLine(cell);
  }
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
function keyOf({ name, post_code }: { name?: string | null; post_code?: string | null }): string {
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

/** Whose file of what is read by which plan. */
interface RowsPlan {
  companyId: number | null;
  kind: ImportKind;
  plan: ImportPlan;
}

/** Rows of an import whose company is there already. */
interface KnownRows {
  /** Global companies in the company's collection. */
  collected: ReadonlySet<ImportRow>;
  /** Others that the directory, or an earlier row, has. */
  duplicates: ReadonlySet<ImportRow>;
}

/** Reads the files of imports: their rows, what stands against each, and which are known already. */
export class ImportRows {
  constructor(
    private readonly storage: Storage,
    private readonly directories: Directories,
  ) {}

  /** A file that an import names, as it is stored. */
  openStored(key: string): Promise<FileContent> {
    return this.storage.open(key);
  }

  /** The rows of a file by a plan, each with what stands against it. */
  rowsOf({ companyId, kind, plan }: RowsPlan, { rows, lines }: Table): Promise<ImportRow[]> {
    const check = (input: RowInput) => this.directories.faultsOf(kind, companyId, input);
    return mapInSlices(rows, (cells, index) => importRow(kind, plan, cells, lines[index] ?? 0, check));
  }

  /** Reads a stored file. */
  async tableOf(
    { storage_key, language, company_id }: Pick<Import, 'storage_key' | 'language' | 'company_id'>,
    waits: TableReader['waits'],
  ): Promise<Table> {
    const parts: Buffer[] = [];
    for await (const part of await this.storage.open(storage_key)) parts.push(part as Buffer);
    return readTable(Buffer.concat(parts), language, { key: keeperKey(company_id ?? null), waits });
  }

  /** The enterable rows whose company is there already. */
  async knownAmong(
    companyId: number | null,
    kind: ImportKind,
    rows: readonly ImportRow[],
  ): Promise<KnownRows> {
    const enterable = rows.filter(({ faults }) => faults.length === 0);
    const names = enterable.map(({ texts }) => texts.name ?? '');
    const [own, global] = await Promise.all([
      this.directories.findNamed(kind, companyId, names),
      this.directories.findNamedCollected(kind, companyId, names),
    ]);
    const seen = new Set(own.map(keyOf));
    const inCollection = new Set(global.map(keyOf));
    const collected = new Set(enterable.filter(({ key }) => inCollection.has(key)));
    const others = enterable.filter((row) => !collected.has(row));
    return { collected, duplicates: new Set(others.filter(({ key }) => seen.has(key) || !seen.add(key))) };
  }
}

/** Whose files are read one after the other. */
export function keeperKey(companyId: number | null): string {
  return companyId === null ? 'global' : `company ${companyId}`;
}
