import type { Database } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { Conflict, NotFound, InvalidInput } from '../../../platform/http/errors.js';
import { faultText } from '../../../platform/http/problem-texts.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { type ReceivedFile, maximumFileBytes } from '../../../platform/http/receive-file.js';
import type { Logger } from '../../../kernel/log.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { FileContent } from '../../../platform/storage/storage.port.js';
import type { StoredFileService } from '../../../platform/stored-files/stored-file.service.js';
import { keeperKey, type ImportRows, type ImportRow } from './import-rows.service.js';
import { columnsOf, suggestedMapping, importFields } from './columns.js';
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
import type { Table } from './parse-table.js';
import { readTable } from './read-table.js';
import type { Fault } from '../../../platform/http/checks.js';

/** @throws {InvalidInput} when a field or a column of the plan is not there, or named twice, or the name is lacking */
function refuseImpossible(
  { kind, columns }: Pick<Import, 'kind' | 'columns'>,
  { mapping }: ImportPlan,
): void {
  const fields = importFields[kind];
  const faults: Fault[] = mapping.flatMap(({ field, column }, index): Fault[] => {
    const isRepeated = mapping.findIndex((other) => other.field === field) < index;
    if (!fields.includes(field)) {
      return [
        { field: `mapping.${index}.field`, code: 'not_in_list', params: { values: fields.join(', ') } },
      ];
    }
    if (isRepeated) return [{ field: `mapping.${index}.field`, code: 'invalid_value' }];
    if (column < columns.length) return [];
    return [{ field: `mapping.${index}.column`, code: 'too_large', params: { limit: columns.length - 1 } }];
  });
  if (!mapping.some(({ field }) => field === 'name')) faults.push({ field: 'mapping', code: 'required' });
  if (faults.length > 0) throw new InvalidInput(faults);
}

/** Name of the job that enters the rows of an import. */
export const importJob = 'imports.enter';

/** Whose directory is imported into: a company's, or the global one when there is none. */
export interface ImportKeeper {
  companyId: number | null;
  userId: number;
}

const shownRows = 20;
const shownFaultyRows = 100;

interface ImportServiceDeps {
  db: Database;
  files: StoredFileService;
  jobs: Jobs;
  rows: ImportRows;
  limits: RateLimits;
  log: Logger;
}

/** Files of clients and subcontractors that are entered at once. */
export class ImportService {
  constructor(private readonly deps: ImportServiceDeps) {}

  listImports({ companyId }: ImportKeeper, query: ListQuery): Promise<ImportPage> {
    return listImports(this.deps.db.lists, companyId, query);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getImport({ companyId }: ImportKeeper, id: number): Promise<ImportDto> {
    const found = await findImport(this.deps.db.reads, companyId, id);
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
    await this.deps.limits.consume('import-upload', String(keeper.userId));
    const table = await readTable(file.buffer, language, {
      key: keeperKey(keeper.companyId),
      waits: 'person',
    });
    const stored = { file_name: nameOf(file), storage_key: createStorageKey(), language };
    return this.getImport(keeper, await this.store(keeper, kind, stored, table, file.buffer));
  }

  private store(
    keeper: ImportKeeper,
    kind: ImportKind,
    stored: Pick<Import, 'file_name' | 'storage_key' | 'language'>,
    table: Table,
    content: Buffer,
  ): Promise<number> {
    const contentType = 'application/octet-stream';
    return this.deps.files.storeFor(
      { key: stored.storage_key, content, contentType, maxBytes: maximumFileBytes },
      () => this.enter(keeper, kind, stored, table),
      (keys) => findImportedAcrossCompanies(this.deps.db.reads, keys),
    );
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
    const table = await this.deps.rows.tableOf(stored, 'person');
    const rows = await this.deps.rows.rowsOf({ ...keeper, kind: stored.kind, plan }, table);
    const { collected, duplicates } = await this.deps.rows.knownAmong(keeper.companyId, stored.kind, rows);
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
    const begun = await this.deps.db.inCompany(keeper.companyId, (unit) =>
      // The language in which the file was read stays: it also tells which letters it has.
      unit.nativeUpdate(Import, { id, status: 'uploaded' }, { status: 'running', plan }),
    );
    if (begun === 0) throw new Conflict('import_started');
    // Should this fail, the next regular look finds it.
    await this.enqueue(id).catch((error: unknown) =>
      this.deps.log.warn({ err: error, import_id: id }, 'an import waits for the next regular look'),
    );
    return this.getImport(keeper, id);
  }

  private enter(
    { companyId, userId }: ImportKeeper,
    kind: ImportKind,
    file: Pick<Import, 'file_name' | 'storage_key' | 'language'>,
    table: Table,
  ): Promise<number> {
    return this.deps.db.inCompany(companyId, async (unit) => {
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
    for (const id of await findAbandonedAcrossCompanies(this.deps.db.reads)) await this.enqueue(id);
    await deleteExpiredAcrossCompanies(this.deps.db.writes);
  }

  private enqueue(id: number): Promise<void> {
    return this.deps.jobs.enqueue(importJob, { import_id: id }, { uniqueKey: `${importJob} ${id}` });
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
      content: await this.deps.rows.openStored(rejected_key),
    };
  }

  private async findStored({ companyId }: ImportKeeper, id: number): Promise<Import> {
    const stored = await this.deps.db.inCompany(companyId, (unit) => unit.findOne(Import, { id }));
    if (!stored) throw new NotFound();
    return stored;
  }
}

function nameOf({ originalname }: ReceivedFile): string {
  // oxlint-disable-next-line no-control-regex
  return originalname.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(0, 200) || 'import';
}
