import { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import type { JobContext, JobDefinition, Jobs } from '../../../platform/jobs/jobs.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import {
  FileNotFoundError,
  type FileContent,
  type Storage,
  type StoredFile,
} from '../../../platform/storage/storage.port.js';
import { writeAudit } from '../../identity/index.js';
import { companyArchive } from './company-archive.js';
import type { CompanyExport } from './company-export.dto.js';

/** Name of the job that makes an export. */
export const companyExportJob = 'privacy.export-company';
/** Name of the job that removes exports after their day, and has those made that a dead process left. */
export const tidyExportsJob = 'privacy.tidy-exports';

const lockSeconds = 120;
/** Of progress, so that an export of a million rows does not write a million times. */
const writeEveryMs = 1_000;

const columns = sql`id, status, failure, done, total, size, sha256, created_at, finished_at, expires_at`;

interface CompanyExportServiceDeps {
  db: Database;
  storage: Storage;
  jobs: Jobs;
  limits: RateLimits;
  log: Logger;
}

/** The data of whole companies, for their owners to take along (GDPR art. 20; Data Act art. 25). */
export class CompanyExportService {
  constructor(private readonly deps: CompanyExportServiceDeps) {}

  /**
   * The latest export; null when there is none.
   * @throws {NotFound} when it is another company
   */
  async find(member: Member, companyId: number): Promise<CompanyExport | null> {
    if (member.companyId !== companyId) throw new NotFound();
    return findLatest(this.deps.db.reads, companyId);
  }

  /**
   * Has an export made; while one is being made, that one.
   * @throws {NotFound} when it is another company
   */
  async start(member: Member, companyId: number): Promise<CompanyExport> {
    const latest = await this.find(member, companyId);
    if (latest?.status === 'running') return latest;
    await this.deps.limits.consume('company-export', String(companyId));
    await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const { rowCount } = await sql`
        insert into company_exports (company_id, requested_by) values (${companyId}, ${member.userId})
        on conflict (company_id) where status = 'running' do nothing returning id`.execute(on);
      if (rowCount === 0) return;
      await writeAudit(on, { action: 'company.exported', record: 'company', recordId: companyId, companyId });
    });
    const started = await findLatest(this.deps.db.reads, companyId);
    if (!started) throw new NotFound();
    await this.deps.jobs.enqueue(companyExportJob, { export_id: started.id });
    return started;
  }

  /**
   * The file of the latest export; without one that is ready, how it stands: the first call has it made.
   * @throws {NotFound} when it is another company
   */
  async openOrStart(
    member: Member,
    companyId: number,
  ): Promise<{ file: FileContent; createdAt: Date } | { state: CompanyExport }> {
    const latest = await this.find(member, companyId);
    if (latest?.status !== 'ready') return { state: await this.start(member, companyId) };
    const { rows } = await sql<{ key: string }>`
      select storage_key as key from company_exports where id = ${latest.id}`.execute(this.deps.db.reads);
    try {
      const file = await this.deps.storage.open(rows[0]?.key ?? '');
      await writeAudit(this.deps.db.notes, {
        action: 'company.export_downloaded',
        record: 'company',
        recordId: companyId,
        companyId,
      });
      return { file, createdAt: latest.created_at };
    } catch (error) {
      if (!(error instanceof FileNotFoundError)) throw error;
      return { state: await this.start(member, companyId) };
    }
  }

  /** Makes an export. May run twice: of two processes one makes it, and after a crash it is made anew. */
  get job(): JobDefinition<{ export_id: number }> {
    return {
      name: companyExportJob,
      concurrency: 1,
      lockSeconds,
      retry: { attempts: 4, seconds: [10, 60, 300] },
      run: ({ export_id }, context) => this.make(export_id, context),
    };
  }

  /** Removes exports whose day is over, and has those made whose process died. */
  async tidyUp(): Promise<void> {
    await sql`delete from company_exports
      where expires_at < now() or (status = 'failed' and created_at < now() - interval '1 day')`.execute(
      this.deps.db.writes,
    );
    const { rows } = await sql<{ id: number }>`
      select id from company_exports where status = 'running'
        and coalesce(claimed_until, created_at + interval '1 minute') < now() limit 100`.execute(
      this.deps.db.reads,
    );
    for (const { id } of rows) {
      await this.deps.jobs.enqueue(companyExportJob, { export_id: id }, { uniqueKey: String(id) });
    }
  }

  private async make(id: number, context: JobContext): Promise<void> {
    const { rows } = await sql<{ company_id: number }>`
      update company_exports set claimed_until = now() + make_interval(secs => ${lockSeconds}), done = 0
      where id = ${id} and status = 'running' and (claimed_until is null or claimed_until < now())
      returning company_id`.execute(this.deps.db.writes);
    const companyId = rows[0]?.company_id;
    if (companyId === undefined) return;
    const key = createStorageKey();
    try {
      const archive = companyArchive(this.deps, companyId, this.progressOf(id, context));
      const stored = await this.deps.storage.put(key, Readable.from(archive), {
        contentType: 'application/zip',
        maxBytes: Number.MAX_SAFE_INTEGER,
      });
      const isNoted = await this.noteReady(id, key, stored).catch(async (error: unknown) => {
        // Nothing refers to the file, and the next try stores its own.
        await this.discard(key);
        throw error;
      });
      if (!isNoted) await this.deps.storage.delete(key);
      // One is kept: the earlier ones go with their files.
      else
        await sql`delete from company_exports where company_id = ${companyId} and id < ${id}`.execute(
          this.deps.db.writes,
        );
    } catch (error) {
      await this.giveBack(id);
      throw error;
    }
  }

  /** False when the export is no longer wanted. */
  private async noteReady(id: number, key: string, { size, sha256 }: StoredFile): Promise<boolean> {
    const { rowCount } = await sql`
      update company_exports set status = 'ready', storage_key = ${key}, size = ${size},
        sha256 = ${sha256}, done = total, finished_at = now(), expires_at = now() + interval '1 day'
      where id = ${id} and status = 'running'`.execute(this.deps.db.writes);
    return rowCount > 0;
  }

  private async discard(key: string): Promise<void> {
    await this.deps.storage
      .delete(key)
      .catch((fault: unknown) =>
        this.deps.log.error({ err: fault, key }, 'the file of an export that failed stays'),
      );
  }

  /** It is left to the next try; what has ended so for an hour has failed. */
  private async giveBack(id: number): Promise<void> {
    await sql`
      update company_exports set claimed_until = null,
        status = case when created_at < now() - interval '1 hour' then 'failed' else status end,
        failure = case when created_at < now() - interval '1 hour' then 'failed' end
      where id = ${id} and status = 'running'`
      .execute(this.deps.db.writes)
      .catch((fault: unknown) => this.deps.log.error({ err: fault }, 'an export that failed stays claimed'));
  }

  private progressOf(id: number, context: JobContext) {
    let next = 0;
    return async (done: number, total: number): Promise<void> => {
      if (context.signal.aborted) throw new Error('The export goes on later');
      if (Date.now() < next) return;
      next = Date.now() + writeEveryMs;
      await context.touch();
      await sql`
        update company_exports set done = ${done}, total = ${total},
          claimed_until = now() + make_interval(secs => ${lockSeconds})
        where id = ${id} and status = 'running'`.execute(this.deps.db.writes);
    };
  }
}

async function findLatest(on: Queryable, companyId: number): Promise<CompanyExport | null> {
  const { rows } = await sql<CompanyExport>`
    select ${columns} from company_exports
    where company_id = ${companyId} and (expires_at is null or expires_at > now())
    order by id desc limit 1`.execute(on);
  return rows[0] ?? null;
}
