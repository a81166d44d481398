import type { Reads } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { paged, pageOf, sortOf } from '../../../platform/http/pages.js';
import type { ListedOrderDraft, OrderDraft, OrderDraftPage, OrderDraftQuery } from './order-draft.dto.js';

const columns = sql`d.id, d.title, d.user_id, p.name as user_name, d.client_name, d.created_at, d.updated_at, d.version`;

const sortFields = ['updated_at', 'created_at', 'title', 'client_name', 'id'] as const;

/** Drafts of a company, the one changed last first unless told otherwise; those without what is sorted by come last. */
export async function listDrafts(
  reads: Reads,
  companyId: number,
  query: OrderDraftQuery,
): Promise<OrderDraftPage> {
  const page = pageOf(query);
  const { field, descending } = sortOf(query.sort, sortFields, { field: 'updated_at', descending: true });
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const { rows } = await sql<{ total: number; items: ListedOrderDraft[] }>`
    select (select count(*)::int from order_drafts where company_id = ${companyId}) as total,
      (select coalesce(json_agg(to_json(shown)), '[]') from (
        select ${columns} from order_drafts d left join identity_people p on p.id = d.user_id
        where d.company_id = ${companyId}
        order by ${sql.ref(`d.${field}`)} ${direction} nulls last, d.id ${direction} limit ${page.size} offset ${(page.page - 1) * page.size}) shown) as items`.execute(
    reads,
  );
  const { total, items } = rows[0] ?? { total: 0, items: [] };
  return paged(items.map(dated), total, page);
}

/** A draft of the company; null when it has none of that id. */
export async function findDraft(reads: Reads, companyId: number, id: number): Promise<OrderDraft | null> {
  const { rows } = await sql<OrderDraft>`
    select ${columns}, d."values" from order_drafts d left join identity_people p on p.id = d.user_id
    where d.company_id = ${companyId} and d.id = ${id}`.execute(reads);
  return rows[0] ?? null;
}

/** JSON has texts for dates. */
function dated(draft: ListedOrderDraft): ListedOrderDraft {
  return { ...draft, created_at: new Date(draft.created_at), updated_at: new Date(draft.updated_at) };
}
