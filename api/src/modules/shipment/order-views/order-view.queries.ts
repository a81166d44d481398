import type { Reads } from '../../../platform/db/database.js';
import { holding } from '../../../platform/db/search-text.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { assigneeOf, ofAssignee } from '../orders/order-price.queries.js';
import type { OrderView, OrderViewFilter, ViewedList } from './order-view.dto.js';

/** Whoever asks. */
export interface Reader {
  companyId: number;
  userId: number;
}

/** More than so many orders of a view are not counted. */
const mostCounted = 1_000;

type ViewRow = Omit<OrderView, 'count'>;

/** Views `v` that a reader may see. */
const seenBy = ({ companyId, userId }: Reader): Sql =>
  sql`v.company_id = ${companyId} and (v.is_shared or v.owner_id = ${userId})`;

/** Views that a reader sees, in their sequence: those of a list, or one of them alone. */
export async function listViews(
  on: Queryable,
  reader: Reader,
  of: { list: ViewedList } | { id: number },
): Promise<ViewRow[]> {
  const { companyId, userId } = reader;
  const { rows } = await sql<ViewRow>`
    select v.id, v.name, v.list, v.filter, v.is_shared, v.owner_id is not distinct from ${userId}::int as is_own, p.name as owner_name, v.created_at
    from order_views v left join identity_people p on p.id = v.owner_id
    where ${seenBy(reader)} and ${'id' in of ? sql`v.id = ${of.id}` : sql`v.list = ${of.list}`}
    order by array_position(
      (select s.view_ids from order_view_sequences s where s.user_id = ${userId} and s.company_id = ${companyId}), v.id), v.id`.execute(
    on,
  );
  return rows;
}

/** How many orders each of some filters has for a reader, in their sequence. */
export async function countOrders(
  reads: Reads,
  { companyId, userId }: Reader,
  filters: readonly OrderViewFilter[],
): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map((filter) => {
    const assignee = assigneeOf(filter.assigned, userId);
    const conditions = [
      sql`t.company_id = ${companyId}`,
      ...(filter.status?.length ? [sql`t.status = any(${filter.status}::smallint[])`] : []),
      ...(assignee === null ? [] : [ofAssignee(assignee)]),
      ...holding(filter.q, { isNumbered: true }),
    ];
    return sql`(select count(*)::int from (select from orders t where ${sql.join(conditions, ' and ')} limit ${mostCounted}) found)`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(
    reads,
  );
  return rows[0]?.counts ?? [];
}

export async function countOwnViews(on: Queryable, { companyId, userId }: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_views where company_id = ${companyId} and owner_id = ${userId}`.execute(
    on,
  );
  return rows[0]?.count ?? 0;
}

/** Whoever adds a view waits for whoever of the same person is adding one. */
export async function lockViewsOf(on: Queryable, { userId }: Reader): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('order views'), ${userId}::int)`.execute(on);
}

interface ViewValues {
  name: string;
  list: ViewedList;
  filter: OrderViewFilter;
  is_shared: boolean;
}

export async function insertView(
  on: Queryable,
  { companyId, userId }: Reader,
  { name, list, filter, is_shared }: ViewValues,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into order_views (company_id, owner_id, name, list, filter, is_shared)
    values (${companyId}, ${userId}, ${name}, ${list}, ${JSON.stringify(filter)}::jsonb, ${is_shared}) returning id`.execute(
    on,
  );
  const [row] = rows;
  if (!row) throw new Error('A view was not kept');
  return row.id;
}

/** @returns whether there is such a view for the reader */
export async function changeView(
  on: Queryable,
  reader: Reader,
  id: number,
  { name, filter, is_shared }: Partial<Omit<ViewValues, 'list'>>,
): Promise<boolean> {
  const { rowCount } = await sql`
    update order_views v set name = coalesce(${name ?? null}, v.name),
      filter = coalesce(${filter ? JSON.stringify(filter) : null}::jsonb, v.filter),
      is_shared = coalesce(${is_shared ?? null}::boolean, v.is_shared), updated_at = now()
    where v.id = ${id} and ${seenBy(reader)}`.execute(on);
  return rowCount > 0;
}

/** @returns whether there was such a view for the reader */
export async function removeView(on: Queryable, reader: Reader, id: number): Promise<boolean> {
  const { rowCount } = await sql`delete from order_views v where v.id = ${id} and ${seenBy(reader)}`.execute(
    on,
  );
  return rowCount > 0;
}

/** Keeps those of the named views that the reader sees, as their sequence; that of other views stays as it was, behind them. */
export async function keepSequence(on: Queryable, reader: Reader, ids: readonly number[]): Promise<void> {
  const { companyId, userId } = reader;
  await sql`
    insert into order_view_sequences (user_id, company_id, view_ids)
    select ${userId}, ${companyId}, coalesce((
      select array_agg(named.id order by named.place)
      from unnest(${ids}::int[] || array(
        select former.id from order_view_sequences s, unnest(s.view_ids) with ordinality former(id, place)
        where s.user_id = ${userId} and s.company_id = ${companyId} and former.id <> all(${ids}::int[])
        order by former.place)) with ordinality named(id, place)
      join order_views v on v.id = named.id and ${seenBy(reader)}), '{}')
    on conflict (user_id) do update set company_id = excluded.company_id, view_ids = excluded.view_ids`.execute(
    on,
  );
}
