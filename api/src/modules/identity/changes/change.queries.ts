import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { ChangeDto } from './change.dto.js';

/** A company's changes are kept for so long, but for the newest one. */
const keptHours = 24;
/** So many of a company are kept at most. */
export const mostKept = 10_000;

/** Changes of one company, or of no company: 0. */
export interface ChangesOfCompany {
  /** The newest number; 0 while nothing has changed. */
  head: number;
  /** Whether the number that was asked for is kept, so that nothing is missing behind it. */
  isKnown: boolean;
  /** What came after it, the oldest first. */
  items: ChangeDto[];
}

const columns = sql`c.seq, c.kind, c.record_id as id, c.order_id, c.version, c.at`;

/**
 * @param companyId 0 for what belongs to no company
 * @param most so many changes are read
 */
export async function readChanges(
  on: Queryable,
  companyId: number,
  after: number,
  most: number,
): Promise<ChangesOfCompany> {
  const { rows } = await sql<
    Omit<ChangeDto, 'seq'> & { seq: number | null; head: number; is_known: boolean }
  >`
    with head as (
      select coalesce(max(seq), 0) as head, case when ${after}::bigint = 0 then count(*) = 0 else coalesce(bool_or(seq = ${after}::bigint), false) end as is_known
      from (select seq from changes where company_id = ${companyId} and seq = ${after}::bigint
            union all (select seq from changes where company_id = ${companyId} order by seq desc limit 1)) s)
    select h.head, h.is_known, ${columns} from head h left join lateral (
      select * from changes where company_id = ${companyId} and seq > ${after}::bigint order by seq limit ${most}) c on true
    order by c.seq`.execute(on);
  const [first] = rows;
  return {
    head: first?.head ?? 0,
    isKnown: first?.is_known ?? false,
    items: rows.flatMap(({ head: _head, is_known: _known, seq, ...row }) =>
      seq === null ? [] : [{ ...row, seq }],
    ),
  };
}

/** The number behind which a company's changes of the last seconds begin. */
export async function findSeqBefore(on: Queryable, companyId: number, seconds: number): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select coalesce(max(seq), 0) as seq from changes
    where company_id = ${companyId} and at <= now() - make_interval(secs => ${seconds})`.execute(on);
  return rows[0]?.seq ?? 0;
}

/** A change and whose it is. */
export interface CompanyChange extends Omit<ChangeDto, 'at'> {
  company_id: number;
}

/**
 * What changed in companies, each behind its own number; of one company at most so many.
 * @param companies ids, 0 for what belongs to none
 */
export async function findChangesAfter(
  on: Queryable,
  companies: readonly number[],
  seqs: readonly number[],
  most: number,
): Promise<CompanyChange[]> {
  const { rows } = await sql<CompanyChange>`
    select c.company_id, c.seq, c.kind, c.record_id as id, c.order_id, c.version
    from unnest(${companies}::int[], ${seqs}::bigint[]) s (company_id, seq)
    cross join lateral (
      select * from changes c where c.company_id = s.company_id and c.seq > s.seq order by c.seq limit ${most}) c
    order by c.seq`.execute(on);
  return rows;
}

/** Somebody who may be told of changes. */
export interface Reader {
  id: number;
  name: string;
  is_admin: boolean;
  company_id: number | null;
}

/** Those of some users who may use the product now, with their companies as they are now. */
export async function findReaders(on: Queryable, users: readonly number[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select id, name, is_admin, company_id from users where id = any(${users}::int[]) and is_active`.execute(
    on,
  );
  return rows;
}

/** Removes what is too old or too much; the newest change of a company stays, so that its number is known. */
export async function tidyChanges(on: Queryable): Promise<number> {
  const { rowCount } = await sql`
    with kept as materialized (
      select k.company_id, k.newest, (
        select seq from changes x where x.company_id = k.company_id order by seq desc offset ${mostKept} limit 1) as too_many
      from (select company_id, max(seq) as newest from changes group by company_id) k)
    delete from changes c using kept k
    where c.company_id = k.company_id and c.seq < k.newest
      and (c.seq <= k.too_many or c.at < now() - make_interval(hours => ${keptHours}))`.execute(on);
  return rowCount;
}
