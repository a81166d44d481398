import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { ListQuery, Paged } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { CrawledAddress, FoundCompany } from './crawler.dto.js';
import type { StoredCrawlStatus } from './crawl.entity.js';

const pageSize = 1_000;

/** The latest look through websites, with what came of its addresses. */
export interface CrawlRow {
  id: number;
  status: StoredCrawlStatus;
  country_id: number;
  current_url: string | null;
  started_by: string | null;
  started_at: Date;
  finished_at: Date | null;
  is_claimed: boolean;
  total_urls: number;
  scanned_urls: number;
  failed_urls: number;
  found_companies: number;
  found_emails: number;
  found_addresses: number;
}

/** The latest look; null when there never was one. */
export async function findLatestCrawl(reads: Reads): Promise<CrawlRow | null> {
  const { rows } = await sql<CrawlRow>`
    select c.id, c.status, c.country_id, c.current_url, u.name as started_by, c.created_at as started_at,
      c.finished_at, c.claimed_until is not null as is_claimed, a.*
    from (select * from crawls order by id desc limit 1) c
    left join identity_people u on u.id = c.started_by
    cross join lateral (
      select count(*)::int as total_urls,
        count(*) filter (where status <> 'waiting')::int as scanned_urls,
        count(*) filter (where status = 'failed')::int as failed_urls,
        count(distinct site_key) filter (where has_company)::int as found_companies,
        coalesce(sum(emails), 0)::int as found_emails,
        coalesce(sum(addresses), 0)::int as found_addresses
      from crawl_addresses where crawl_id = c.id
    ) a`.execute(reads);
  return rows[0] ?? null;
}

/** The addresses of the latest look, in their order. */
export function listAddresses(
  reads: Reads,
  query: ListQuery,
): Promise<Paged<Omit<CrawledAddress, 'message'>>> {
  return listPage(
    reads,
    {
      table: 'crawl_addresses',
      columns: sql`t.id, t.url, t.status, t.fault, t.http_status, t.pages`,
      where: [sql`t.crawl_id = (select max(id) from crawls)`, ...holdingText(query.q, sql`t.url`)],
      orderBy: byField(sortOf(query.sort, ['id', 'url'] as const, { field: 'id', descending: false })),
    },
    pageOf(query, pageSize),
  );
}

const foundColumns = sql`t.id as temp_id, t.name, t.address, t.city, t.post_code, t.country_id, t.email, t.phone, t.url,
  t.notes, t.vat_number, t.business_registration_number, t.score, t.origins`;

/** The found companies, those found last first. */
export function listFound(
  reads: Reads,
  query: ListQuery,
): Promise<Paged<Omit<FoundCompany, 'known_client'>>> {
  const sort = sortOf(query.sort, ['id', 'name', 'score'] as const, { field: 'id', descending: true });
  const searched = sql`concat_ws(' ', t.name, t.city, t.email, t.phone, t.url)`;
  return listPage(
    reads,
    {
      table: 'crawled_companies',
      columns: foundColumns,
      where: holdingText(query.q, searched),
      orderBy: byField(sort),
    },
    pageOf(query, pageSize),
  );
}

function holdingText(q: string | undefined, text: Sql): Sql[] {
  const wanted = q?.trim() ?? '';
  return wanted === '' ? [] : [sql`strpos(fold(${text}), (select fold(${wanted}))) > 0`];
}

/** Looks that run and that no process works on: the one that did has died, or the queue never heard of them. */
export async function findAbandonedCrawls(reads: Reads): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from crawls
    where status = 'running' and (claimed_until is null or claimed_until < now())`.execute(reads);
  return rows.map(({ id }) => id);
}

/** One process's work on a look. Another may have it once the process was silent for too long; it then writes nothing more. */
export interface CrawlClaim {
  crawlId: number;
  /** Chosen anew each time that a process takes a look up. */
  owner: string;
}

const held = ({ crawlId, owner }: CrawlClaim) =>
  sql`id = ${crawlId} and status = 'running' and claimed_by = ${owner}`;

/** Lets one process at a time work on a look. @returns its country; null when another works on it, or it runs no longer */
export async function claimCrawl(
  on: Queryable,
  { crawlId, owner }: CrawlClaim,
  seconds: number,
): Promise<number | null> {
  const { rows } = await sql<{ country_id: number }>`
    update crawls set claimed_by = ${owner}, claimed_until = now() + make_interval(secs => ${seconds})
    where id = ${crawlId} and status = 'running' and (claimed_until is null or claimed_until < now())
    returning country_id`.execute(on);
  return rows[0]?.country_id ?? null;
}

/** Says that the work on a look goes on. @returns false when it was stopped, is gone, or is another's by now */
export async function keepCrawl(on: Queryable, claim: CrawlClaim, seconds: number): Promise<boolean> {
  const { rowCount } = await sql`
    update crawls set claimed_until = now() + make_interval(secs => ${seconds}) where ${held(claim)}`.execute(
    on,
  );
  return rowCount > 0;
}

/** Whether a look still runs, and is still this process's. */
export async function isHeld(reads: Reads, claim: CrawlClaim): Promise<boolean> {
  const { rows } = await sql`select from crawls where ${held(claim)}`.execute(reads);
  return rows.length > 0;
}

/** Lets others have a look that this process could not finish. */
export async function releaseCrawl(on: Queryable, claim: CrawlClaim): Promise<void> {
  await sql`update crawls set claimed_by = null, claimed_until = null where ${held(claim)}`.execute(on);
}

/** Notes which page is being read. */
export async function noteCurrentUrl(on: Queryable, claim: CrawlClaim, url: string): Promise<void> {
  await sql`update crawls set current_url = ${url.slice(0, 2_000)} where ${held(claim)}`.execute(on);
}

/** The addresses that are still to be visited, by website. */
export async function findWaitingSites(
  reads: Reads,
  id: number,
): Promise<{ site_key: string; urls: string[] }[]> {
  const { rows } = await sql<{ site_key: string; urls: string[] }>`
    select site_key, array_agg(url order by id) as urls from crawl_addresses
    where crawl_id = ${id} and status = 'waiting' group by site_key order by min(id)`.execute(reads);
  return rows;
}
