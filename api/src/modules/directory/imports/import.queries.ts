import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql, type Sql, type Queryable } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { ImportDto, ImportPage, ImportSummary } from './import.dto.js';

const summaryColumns = sql`t.id, t.kind, t.file_name, t.status, t.row_count, t.processed, t.created, t.skipped, t.rejected, t.created_at, t.finished_at`;
const columns = sql`${summaryColumns}, t.columns, t.plan -> 'mapping' as mapping`;

/** Imports into a directory, the newest first. */
export function listImports(reads: Reads, companyId: number | null, query: ListQuery): Promise<ImportPage> {
  const sort = sortOf(query.sort, ['id', 'created_at'] as const, { field: 'id', descending: true });
  return listPage<ImportSummary>(
    reads,
    {
      table: 'imports',
      columns: summaryColumns,
      where: [ofCompany(companyId), ...named(query.q)],
      orderBy: byField(sort),
    },
    pageOf(query),
  );
}

function named(q: string | undefined): Sql[] {
  const text = q?.trim() ?? '';
  return text === '' ? [] : [sql`strpos(fold(t.file_name), (select fold(${text}))) > 0`];
}

/** One import into a directory. */
export async function findImport(
  reads: Reads,
  companyId: number | null,
  id: number,
): Promise<ImportDto | null> {
  const { rows } = await sql<ImportDto>`
    select ${columns} from imports t where t.id = ${id} and ${ofCompany(companyId)}`.execute(reads);
  return rows[0] ?? null;
}

/** Those of the storage's keys that imports name; keys are the product's own and nobody else's. */
export async function findImportedAcrossCompanies(
  reads: Reads,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from imports where storage_key = any(${keys}::text[])`.execute(reads);
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/** Running imports that no process works on: the one that did has died, or the queue never heard of them. */
export async function findAbandonedAcrossCompanies(reads: Reads): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from imports
    where status = 'running' and (claimed_until is null or claimed_until < now()) order by id limit 100`.execute(
    reads,
  );
  return rows.map(({ id }) => id);
}

/** Deletes imports that nobody needs any more, and so their files: those never started within a day, all after a month. */
export async function deleteExpiredAcrossCompanies(on: Queryable): Promise<void> {
  await sql`
    delete from imports where id in (
      select id from imports
      where (status = 'uploaded' and created_at < now() - interval '1 day')
        or (status <> 'running' and created_at < now() - interval '30 days')
      order by id limit 100
    )`.execute(on);
}

/** When a claim ends that begins now, by the database's clock, in whole milliseconds: processes' own clocks may differ. */
export async function claimEnd(on: Queryable, seconds: number): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(on);
  return new Date(Number(rows[0]?.ms) + seconds * 1000);
}

/**
 * Lets one process at a time work on an import.
 * @param until when others may have it; in whole milliseconds it also names whose claim it is
 * @returns false when another process works on it
 */
export async function claimAcrossCompanies(on: Queryable, id: number, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update imports set claimed_until = ${until}
    where id = ${id} and status = 'running' and (claimed_until is null or claimed_until < now())
    returning id`.execute(on);
  return rows.length > 0;
}

/** Lets others have an import that this process could not finish, unless another has it already. */
export async function releaseAcrossCompanies(on: Queryable, id: number, until: Date): Promise<void> {
  await sql`update imports set claimed_until = null where id = ${id} and claimed_until = ${until}`.execute(
    on,
  );
}
