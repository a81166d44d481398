import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import type { ListedInvoice } from './ksef-connection.js';
import type { KsefError } from './ksef-texts.js';

/** How long a turn is this process's without a word from it. */
const lockSeconds = 20;
/** How often a file is asked for that comes damaged, or that KSeF does not hand out. */
const mostDownloadTries = 100;

/** How often reading a file is tried that a thread comes to no result with. */
const mostReadTries = 6;

/** Files and readings of one turn. */
const mostOfTurn = 100;
const isWanted: Sql = sql`facts is null and not is_unreadable and (xml is not null or download_tries < ${mostDownloadTries})`;

/** A company's turn of fetching. */
export interface FetchTurn {
  company_id: number;
  lock_key: string;
  environment: KsefTarget;
  /** Before this nothing is listed anew. */
  query_at: Date | null;
  /** Everything before this is here, of this environment; null before its first list. */
  fetched_until: Date | null;
  fetch_failures: number;
  fetch_error: KsefError | null;
  /** When this turn was due. */
  fetch_at: Date | null;
  query_times: Date[];
  download_times: Date[];
}

/** A received invoice whose file is wanted, or that is to be read. */
export interface WantedInvoice {
  id: number;
  ksef_number: string;
  hash: string;
  has_file: boolean;
}

/** Takes the turn of a company that something is to be fetched for; null when there is none. Sending has no turn meanwhile. */
export async function takeFetchTurn(on: Queryable, now: Date): Promise<FetchTurn | null> {
  const { rows } = await sql<FetchTurn>`
    update ksef_queues t set locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds}), lock_key = gen_random_uuid()
    from ksef_settings k
    where k.company_id = t.company_id and t.company_id = (
      select q.company_id from ksef_queues q join ksef_settings s on s.company_id = q.company_id
      where s.environment <> 'off' and s.sealed_secret is not null and coalesce(q.fetch_at <= ${now}, true)
        and coalesce(q.paused_until <= ${now}, true) and coalesce(q.locked_until < clock_timestamp(), true)
      order by q.fetch_at nulls first, q.company_id limit 1 for no key update of q skip locked)
    returning t.company_id, t.lock_key, k.environment, t.query_at,
      (t.fetched_until ->> k.environment)::timestamptz as fetched_until, t.fetch_failures, t.fetch_error, t.fetch_at,
      t.query_times, t.download_times`.execute(on);
  return rows[0] ?? null;
}

const fetchedUntil = (environment: KsefTarget, until: Date): Sql =>
  sql`fetched_until || jsonb_build_object(${environment}::text, greatest((fetched_until ->> ${environment})::timestamptz, ${until}::timestamptz))`;

/** Says from when on an environment is listed, before its first list. */
export async function beginFetching(on: Queryable, turn: FetchTurn, from: Date): Promise<void> {
  await sql`
    update ksef_queues set fetched_until = ${fetchedUntil(turn.environment, from)}
    where company_id = ${turn.company_id} and lock_key = ${turn.lock_key}::uuid`.execute(on);
}

/** What is noted before KSeF is asked, so that no limit is passed however often a process dies. */
interface Asked {
  queryAt: Date | null;
  queryTimes: readonly Date[];
  downloadTimes: readonly Date[];
}

/** @returns false when another process has the turn */
export async function noteAsking(on: Queryable, turn: FetchTurn, asked: Asked): Promise<boolean> {
  const times = (all: readonly Date[]) => all.map((time) => time.toISOString());
  const { rows } = await sql`
    update ksef_queues set query_at = ${asked.queryAt}::timestamptz, query_times = ${times(asked.queryTimes)}::timestamptz[],
      download_times = ${times(asked.downloadTimes)}::timestamptz[]
    where company_id = ${turn.company_id} and lock_key = ${turn.lock_key}::uuid returning company_id`.execute(
    on,
  );
  return rows.length > 0;
}

/**
 * Keeps a page of the list, and up to when everything is here, in one transaction. What is here already stays as it is.
 * @returns false when another process has the turn
 */
export async function keepListed(
  on: Queryable,
  turn: FetchTurn,
  { invoices, until }: { invoices: readonly ListedInvoice[]; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update ksef_queues set fetched_until = ${fetchedUntil(turn.environment, until)}
    where company_id = ${turn.company_id} and lock_key = ${turn.lock_key}::uuid returning company_id`.execute(
    on,
  );
  if (rows.length === 0) return false;
  const given = invoices.map((one) => ({
    ksef_number: one.ksefNumber,
    received_at: one.storedAt.toISOString(),
    hash: one.hash,
    number: one.invoiceNumber,
    issue_date: one.issueDate,
    seller_nip: one.sellerNip,
    seller_name: one.sellerName,
    currency: one.currency,
    net: one.netAmount,
    gross: one.grossAmount,
    is_understood: one.isUnderstood,
  }));
  await sql`
    insert into received_invoices (company_id, environment, ksef_number, received_at, hash, number, issue_date, seller_nip,
      seller_name, currency, net, gross, is_understood)
    select ${turn.company_id}::int, ${turn.environment}, x.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as x (
      ksef_number text, received_at timestamptz, hash text, number text, issue_date date, seller_nip text, seller_name text,
      currency text, net numeric, gross numeric, is_understood boolean)
    on conflict (company_id, environment, ksef_number) do nothing`.execute(on);
  return true;
}

/** Received invoices without a file, or that were not read yet. */
export async function listWanted(
  on: Queryable,
  { company_id, environment }: FetchTurn,
  now: Date,
): Promise<WantedInvoice[]> {
  const { rows } = await sql<WantedInvoice>`
    select id, ksef_number, hash, xml is not null as has_file from received_invoices
    where company_id = ${company_id} and environment = ${environment} and ${isWanted} and coalesce(download_at <= ${now}, true)
    order by xml is null, id limit ${mostOfTurn}`.execute(on);
  return rows;
}

/** When something is wanted next; null when nothing is. */
export async function nextWantedAt(
  on: Queryable,
  { company_id, environment }: FetchTurn,
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(coalesce(download_at, ${now}::timestamptz)) as at from received_invoices
    where company_id = ${company_id} and environment = ${environment} and ${isWanted}`.execute(on);
  return rows[0]?.at ?? null;
}

const isOurs = ({ company_id, lock_key }: FetchTurn): Sql =>
  sql`exists (select from ksef_queues q where q.company_id = ${company_id} and q.lock_key = ${lock_key}::uuid)`;

/**
 * Keeps a file, or counts that there was none: it is asked for later, then later still.
 * @returns false when another process has the turn, or the company has no such invoice
 */
export async function keepFile(
  on: Queryable,
  turn: FetchTurn,
  { id, xml, now }: { id: number; xml: Buffer | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update received_invoices set xml = coalesce(xml, ${xml}::bytea), download_tries = download_tries + 1,
      download_at = case when ${xml}::bytea is null
        then ${now}::timestamptz + make_interval(secs => least(3600, 60 * 2 ^ least(download_tries, 10))) end
    where company_id = ${turn.company_id} and id = ${id} and ${isOurs(turn)} returning id`.execute(on);
  return rows.length > 0;
}

export async function findReceivedFile(on: Queryable, companyId: number, id: number): Promise<Buffer | null> {
  const { rows } = await sql<{
    xml: Buffer | null;
  }>`select xml from received_invoices where company_id = ${companyId} and id = ${id}`.execute(on);
  return rows[0]?.xml ?? null;
}

/**
 * Keeps what a file says; null where it cannot be read.
 * @returns false when another process has the turn, or the company has no such invoice
 */
export async function keepFacts(
  on: Queryable,
  turn: FetchTurn,
  { id, facts }: { id: number; facts: object | null },
): Promise<boolean> {
  const { rows } = await sql`
    update received_invoices set facts = ${facts && JSON.stringify(facts)}::jsonb, is_unreadable = ${facts === null}
    where company_id = ${turn.company_id} and id = ${id} and ${isOurs(turn)} returning id`.execute(on);
  return rows.length > 0;
}

/**
 * Has a file read later, then later still, and no more after some times.
 * @param isItself whether it counts: not where only no thread was free
 * @returns false when another process has the turn, or the company has no such invoice
 */
export async function keepReadFailure(
  on: Queryable,
  turn: FetchTurn,
  { id, isItself, now }: { id: number; isItself: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update received_invoices set read_tries = read_tries + ${isItself ? 1 : 0},
      is_unreadable = ${isItself} and read_tries + 1 >= ${mostReadTries},
      download_at = ${now}::timestamptz + make_interval(secs => least(3600, 60 * 4 ^ read_tries))
    where company_id = ${turn.company_id} and id = ${id} and ${isOurs(turn)} returning id`.execute(on);
  return rows.length > 0;
}

/** Ends a turn, and says when the next one is; no later than whoever changed the settings meanwhile wants it. */
export async function endFetchTurn(
  on: Queryable,
  { company_id, lock_key, fetch_at }: FetchTurn,
  next: {
    at: Date;
    pausedUntil: Date | null;
    failures: number;
    error: KsefError | null;
    fetchedAt: Date | null;
  },
): Promise<void> {
  await sql`
    update ksef_queues set locked_until = null, lock_key = null,
      fetch_at = case when fetch_at is distinct from ${fetch_at}::timestamptz then least(fetch_at, ${next.at}) else ${next.at} end,
      paused_until = coalesce(${next.pausedUntil}::timestamptz, paused_until), fetch_failures = ${next.failures},
      fetch_error = ${next.error && JSON.stringify(next.error)}::jsonb,
      fetched_at = coalesce(${next.fetchedAt}::timestamptz, fetched_at)
    where company_id = ${company_id} and lock_key = ${lock_key}::uuid`.execute(on);
}
