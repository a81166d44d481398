import type { Database } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import { faultText } from '../../../platform/http/problem-texts.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ReceivedFile } from '../../../platform/http/receive-file.js';
import { maximumFileBytes } from '../../../platform/http/receive-file.js';
import type { Logger } from '../../../kernel/log.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { FileContent, Storage } from '../../../platform/storage/storage.port.js';
import type { DiscardedFileService } from '../../../platform/stored-files/discarded-file.service.js';
import { columnsOf, suggestedMapping } from './columns.js';
import type { Directories, RowInput } from './directories.js';
import type {
  ImportDto,
  ImportKind,
  ImportPage,
  ImportPlan,
  ImportPreview,
  ImportPreviewRow,
} from './import.dto.js';
import { Import } from './import.entity.js';
import {
  deleteExpiredAcrossCompanies,
  findAbandonedAcrossCompanies,
  findImport,
  findImportedAcrossCompanies,
  listImports,
} from './import.queries.js';
import { refuseImpossible } from './import-plan.js';
import { importRow, keyOf, type ImportRow } from './import-row.js';
import { mapInSlices } from '../../../kernel/in-slices.js';
import type { Table } from './parse-table.js';
import { readTable } from './read-table.js';
import type { TableReader } from './table-workers.js';

/** Name of the job that enters the rows of an import. */
export const importJob = 'imports.enter';

/** Whose directory is imported into: a company's, or the global one when there is none. */
export interface ImportKeeper {
  companyId: number | null;
  userId: number;
}

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

const shownRows = 20;
const shownFaultyRows = 100;

/** Files of clients and subcontractors that are entered at once. */
export class ImportService {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly files: DiscardedFileService,
    private readonly jobs: Jobs,
    private readonly directories: Directories,
    private readonly limits: RateLimits,
    private readonly log: Logger,
  ) {}

  listImports({ companyId }: ImportKeeper, query: ListQuery): Promise<ImportPage> {
    return listImports(this.db.reads, companyId, query);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getImport({ companyId }: ImportKeeper, id: number): Promise<ImportDto> {
    const found = await findImport(this.db.reads, companyId, id);
    if (!found) throw new NotFound();
    return found;
  }

  /**
   * Takes a file in and looks at its columns. Nothing is entered yet.
   * @throws {BadRequest} `unreadable_table`, `empty_table`, `too_many_rows`, `too_much_text`, `table_too_slow`
   * @throws {TooManyRequests} also when several files of the company are being read
   */
  async upload(
    keeper: ImportKeeper,
    kind: ImportKind,
    file: ReceivedFile,
    language: UiLanguage,
  ): Promise<ImportDto> {
    await this.limits.consume('import-upload', String(keeper.userId));
    const table = await readTable(file.buffer, language, {
      key: keeperKey(keeper.companyId),
      waits: 'person',
    });
    const stored = { file_name: nameOf(file), storage_key: createStorageKey(), language };
    return this.getImport(keeper, await this.store(keeper, kind, stored, table, file.buffer));
  }

  private async store(
    keeper: ImportKeeper,
    kind: ImportKind,
    stored: Pick<Import, 'file_name' | 'storage_key' | 'language'>,
    table: Table,
    content: Buffer,
  ): Promise<number> {
    const { storage_key: key } = stored;
    try {
      await this.storage.put(key, content, {
        contentType: 'application/octet-stream',
        maxBytes: maximumFileBytes,
      });
      return await this.enter(keeper, kind, stored, table);
    } catch (error) {
      // The company may be gone by now, or only the answer of the storage or of the database.
      await this.files.discardUnnamed([key], (keys) => findImportedAcrossCompanies(this.db.reads, keys));
      throw error;
    }
  }

  /**
   * Shows what an import would do.
   * @throws {Conflict} `import_started` when it runs or ran already
   */
  async preview(
    keeper: ImportKeeper,
    id: number,
    plan: ImportPlan,
    language: UiLanguage,
  ): Promise<ImportPreview> {
    const stored = await this.findStored(keeper, id);
    // Its file may be gone, and nothing can be changed any more.
    if (stored.status !== 'uploaded') throw new Conflict('import_started');
    refuseImpossible(stored, plan);
    const table = await this.tableOf(stored, 'person');
    const rows = await this.rowsOf({ ...keeper, kind: stored.kind, plan }, table);
    const { collected, duplicates } = await this.knownAmong(keeper.companyId, stored.kind, rows);
    const shown = (row: ImportRow): ImportPreviewRow => ({
      line: row.line,
      values: row.texts,
      faults: row.faults.map(({ field, code, params }) => ({
        field,
        code,
        message: faultText(code, params ?? {}, language),
      })),
      is_duplicate: duplicates.has(row),
      is_collected: collected.has(row),
    });
    const faulty = rows.filter(({ faults }) => faults.length > 0);
    return {
      row_count: rows.length,
      valid: rows.length - faulty.length,
      faulty: faulty.length,
      duplicates: duplicates.size,
      collected: collected.size,
      rows: rows.slice(0, shownRows).map(shown),
      faulty_rows: faulty.slice(0, shownFaultyRows).map(shown),
    };
  }

  /**
   * Has the rows entered by a job.
   * @throws {Conflict} `import_started` when it runs or ran already
   */
  async start(keeper: ImportKeeper, id: number, plan: ImportPlan): Promise<ImportDto> {
    refuseImpossible(await this.findStored(keeper, id), plan);
    const begun = await this.db.inCompany(keeper.companyId, (unit) =>
      // The language in which the file was read stays: it also tells which letters it has.
      unit.nativeUpdate(Import, { id, status: 'uploaded' }, { status: 'running', plan }),
    );
    if (begun === 0) throw new Conflict('import_started');
    // Should this fail, the next regular look finds it.
    await this.enqueue(id).catch((error: unknown) =>
      this.log.warn({ err: error, import_id: id }, 'an import waits for the next regular look'),
    );
    return this.getImport(keeper, id);
  }

  private enter(
    { companyId, userId }: ImportKeeper,
    kind: ImportKind,
    file: Pick<Import, 'file_name' | 'storage_key' | 'language'>,
    table: Table,
  ): Promise<number> {
    return this.db.inCompany(companyId, async (unit) => {
      const made = unit.create(Import, {
        company_id: companyId,
        created_by: userId,
        kind,
        ...file,
        row_count: table.rows.length,
        columns: columnsOf(table),
        plan: { mapping: suggestedMapping(kind, table.head) },
      });
      await unit.flush();
      return made.id;
    });
  }

  /** Looks after what was left: imports that a dead process left running, and those that nobody needs any more. */
  async tidyUp(): Promise<void> {
    for (const id of await findAbandonedAcrossCompanies(this.db.reads)) await this.enqueue(id);
    await deleteExpiredAcrossCompanies(this.db.writes);
  }

  private enqueue(id: number): Promise<void> {
    return this.jobs.enqueue(importJob, { import_id: id }, { uniqueKey: `${importJob} ${id}` });
  }

  /**
   * The rows that were refused, as a file.
   * @throws {NotFound} when there are none, or not yet
   */
  async openRejected(keeper: ImportKeeper, id: number): Promise<{ name: string; content: FileContent }> {
    const { rejected_key, file_name } = await this.findStored(keeper, id);
    if (!rejected_key) throw new NotFound();
    return {
      name: `${file_name.replace(/\.[^.]*$/, '')}-rejected.csv`,
      content: await this.storage.open(rejected_key),
    };
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

  private async findStored({ companyId }: ImportKeeper, id: number): Promise<Import> {
    const stored = await this.db.inCompany(companyId, (unit) => unit.findOne(Import, { id }));
    if (!stored) throw new NotFound();
    return stored;
  }
}

/** Whose files are read one after the other. */
function keeperKey(companyId: number | null): string {
  return companyId === null ? 'global' : `company ${companyId}`;
}

function nameOf({ originalname }: ReceivedFile): string {
  // oxlint-disable-next-line no-control-regex
  return originalname.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(0, 200) || 'import';
}
