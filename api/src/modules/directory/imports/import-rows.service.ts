import type { FileContent, Storage } from '../../../platform/storage/storage.port.js';
import type { Directories, RowInput } from './directories.js';
import type { ImportKind, ImportPlan } from './import.dto.js';
import type { Import } from './import.entity.js';
import { importRow, keyOf, type ImportRow } from './import-row.js';
import { mapInSlices } from '../../../kernel/in-slices.js';
import type { Table } from './parse-table.js';
import { readTable } from './read-table.js';
import type { TableReader } from './table-workers.js';

/** Whose file of what is read by which plan. */
export interface RowsPlan {
  companyId: number | null;
  kind: ImportKind;
  plan: ImportPlan;
}

/** Rows of an import whose company is there already. */
export interface KnownRows {
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
