import { LockMode } from '@mikro-orm/core';
import { runFor } from '../../../kernel/caller.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { BadRequest } from '../../../platform/http/errors.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import { FileNotFoundError, type Storage } from '../../../platform/storage/storage.port.js';
import { withoutEntriesOfRows, writeAudit } from '../../identity/index.js';
import type { Directories } from './directories.js';
import { Import } from './import.entity.js';
import { claimAcrossCompanies, claimEnd, releaseAcrossCompanies } from './import.queries.js';
import type { ImportRows, ImportRow } from './import-rows.service.js';
import { importJob } from './import.service.js';
import type { Table } from './parse-table.js';
import { rejectedFile } from './rejected-file.js';

/** Rows of one transaction: what is lost when a process dies, and done again by the next. */
const chunk = 500;
const lockSeconds = 120;

/** What this process holds an import by: another that took it over meanwhile has set another instant. */
interface Claim {
  until: Date;
}

/** What the job works with. */
interface Entering {
  db: Database;
  storage: Storage;
  importRows: ImportRows;
  directories: Directories;
}

/**
 * Enters the rows of an import. How far it came is kept in the transaction of the rows, so that a job that is done
 * again after a crash goes on where the rows end.
 */
export function enterImport({
  db,
  storage,
  importRows,
  directories,
}: Entering): JobDefinition<{ import_id: number }> {
  return {
    name: importJob,
    concurrency: 2,
    lockSeconds,
    retry: { attempts: 5, seconds: [10, 60, 300] },
    async run({ import_id }, context) {
      const claim: Claim = { until: await claimEnd(db.reads, lockSeconds) };
      if (!(await claimAcrossCompanies(db.writes, import_id, claim.until))) return;
      const started = await db.acrossCompanies((unit) =>
        unit.findOneOrFail(Import, { id: import_id }, { filters: { company: false } }),
      );
      const { created_by: userId = null, company_id: companyId = null } = started;
      await runFor({ requestId: null, address: null, userId, companyId }, async () => {
        try {
          await enterAll({ db, storage, importRows, directories }, started, claim, context);
        } catch (error) {
          if (isLasting(error)) await giveUp(db, import_id, claim);
          await releaseAcrossCompanies(db.writes, import_id, claim.until);
          throw error;
        }
      });
    },
  };
}

async function enterAll(
  { db, storage, importRows, directories }: Entering,
  started: Import,
  claim: Claim,
  context: JobContext,
): Promise<void> {
  const companyId = started.company_id ?? null;
  const table = await importRows.tableOf(started, 'job');
  await context.touch();
  const rows = await importRows.rowsOf({ ...started, companyId }, table);
  // Of the rows that are still to come: those before were entered, and would be found as their own duplicates.
  const rest = rows.slice(started.processed);
  const { collected, duplicates } = await importRows.knownAmong(companyId, started.kind, rest);
  const skipped = started.plan.duplicates === 'add' ? collected : new Set([...collected, ...duplicates]);
  await context.touch();
  await enterRows({ db, directories }, started, rest, skipped, claim, context);
  if (context.signal.aborted) throw new Error('The import goes on later');
  await finish(db, storage, started, rows, table);
}

/** Whether another try would end in the same way: the file is gone, or the database does not take a row. */
function isLasting(error: unknown): boolean {
  if (error instanceof FileNotFoundError || error instanceof BadRequest) return true;
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23]\w{3}$/.test(state);
}

async function giveUp(db: Database, id: number, claim: Claim): Promise<void> {
  await db.acrossCompanies(async (unit) => {
    const given = await unit.nativeUpdate(
      Import,
      { id, status: 'running', claimed_until: claim.until },
      { status: 'failed', finished_at: new Date() },
      { filters: { company: false } },
    );
    if (given > 0) await noteEnd(unit, id, 'import.failed');
  });
}

/** One entry of the audit log for the whole import; those of its rows would be thousands. */
async function noteEnd(unit: Unit, id: number, action: 'import.entered' | 'import.failed'): Promise<void> {
  const ended = await unit.findOneOrFail(Import, { id }, { filters: { company: false } });
  const { kind, file_name, row_count, created, skipped, rejected } = ended;
  await writeAudit(connectionOf(unit), {
    action,
    record: 'import',
    recordId: id,
    companyId: ended.company_id ?? null,
    after: { kind, file_name, row_count, created, skipped, rejected },
  });
}

async function enterRows(
  { db, directories }: Pick<Entering, 'db' | 'directories'>,
  { id, kind, company_id, created_by, processed }: Import,
  rest: readonly ImportRow[],
  skipped: ReadonlySet<ImportRow>,
  claim: Claim,
  context: JobContext,
): Promise<void> {
  for (let start = 0; start < rest.length && !context.signal.aborted; start += chunk) {
    const part = rest.slice(start, start + chunk);
    const good = part.filter((row) => row.faults.length === 0 && !skipped.has(row));
    const faulty = part.filter(({ faults }) => faults.length > 0).length;
    let { until } = claim;
    await db.inCompany(company_id ?? null, async (unit) => {
      await withoutEntriesOfRows(connectionOf(unit));
      const stored = await unit.findOneOrFail(Import, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      // Another process took the job over meanwhile.
      if (stored.processed !== processed + start) throw new Error('Another process enters this import');
      const entering = { companyId: company_id ?? null, userId: created_by ?? null };
      await directories.enter(
        unit,
        kind,
        entering,
        good.map(({ input }) => input),
      );
      until = await claimEnd(connectionOf(unit), lockSeconds);
      stored.claimed_until = until;
      stored.processed += part.length;
      stored.created += good.length;
      stored.rejected += faulty;
      stored.skipped += part.length - good.length - faulty;
    });
    claim.until = until;
    await context.touch();
  }
}

async function finish(
  db: Database,
  storage: Storage,
  started: Import,
  rows: readonly ImportRow[],
  { head }: Table,
): Promise<void> {
  const { id, storage_key } = started;
  const refused = rows.filter(({ faults }) => faults.length > 0);
  const rejected_key = refused.length > 0 ? createStorageKey() : null;
  if (rejected_key) {
    const file = Buffer.from(await rejectedFile(started, head, refused));
    await storage.put(rejected_key, file, { contentType: 'text/csv', maxBytes: file.length });
  }
  const isDone = await db.acrossCompanies(async (unit) => {
    const done = await unit.nativeUpdate(
      Import,
      { id, status: 'running' },
      { status: 'done', rejected_key, finished_at: new Date() },
      { filters: { company: false } },
    );
    if (done > 0) await noteEnd(unit, id, 'import.entered');
    return done;
  });
  // What was sent has served; of two processes, one keeps its file of refused rows.
  await storage.delete(isDone > 0 ? storage_key : (rejected_key ?? storage_key));
}

/** Name of the job that looks after imports and their files. */
export const tidyImportsJob = 'imports.tidy-up';
