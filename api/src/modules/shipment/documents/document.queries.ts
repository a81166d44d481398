import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { DocumentDto, DocumentQuery } from './document.dto.js';

/** A document as it is kept, with the status of its order. */
export type DocumentRow = Omit<DocumentDto, 'can_preview' | 'can_delete'> & { order_status: OrderStatus };

const columns = sql`t.id, t.order_id, t.route_id as order_routes_id, t.original_filename, t.mime_type, t.file_size,
  t.created_at as upload_date, t.document_type, u.name as uploaded_by, o.status as order_status,
  case when r.id is not null then
    json_build_object('description', r.pickup_city || ' → ' || r.delivery_city) end as route_info`;

const joins = sql`join orders o on o.id = t.order_id left join order_routes r on r.id = t.route_id
  left join identity_people u on u.id = t.created_by`;

const perPage = 100;

const sortColumns = {
  id: 'id',
  upload_date: 'created_at',
  original_filename: 'original_filename',
  document_type: 'document_type',
  file_size: 'file_size',
} as const;
const sortFields = Object.keys(sortColumns) as (keyof typeof sortColumns)[];

/** Documents of the company's order or route, the newest first unless told otherwise. */
export function listDocuments(
  reads: Reads,
  companyId: number,
  query: DocumentQuery,
): Promise<Paged<DocumentRow>> {
  const { order_id: order, order_routes_id: route, document_type: type } = query;
  const sort = sortOf(query.sort, sortFields, { field: 'id', descending: true });
  const where: Sql[] = [sql`t.company_id = ${companyId}`];
  if (order !== undefined) where.push(sql`t.order_id = ${order}`);
  if (route !== undefined) where.push(sql`t.route_id = ${route}`);
  if (type !== undefined) where.push(sql`t.document_type = ${type}`);
  return listPage<DocumentRow>(
    reads,
    { table: 'documents', columns, joins, where, orderBy: byField(sort, sortColumns[sort.field]) },
    pageOf(query, perPage),
  );
}

/** One document, and where its file is kept. */
export async function findDocument(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<{ document: DocumentRow; storageKey: string } | null> {
  const { rows } = await sql<DocumentRow & { storage_key: string }>`
    select ${columns}, t.storage_key from documents t ${joins}
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  const [row] = rows;
  if (!row) return null;
  const { storage_key: storageKey, ...document } = row;
  return { document, storageKey };
}

/** Whose a document is and where its file is kept, for a mail that brings it; null when it has gone. */
export async function findDocumentFileAcrossCompanies(
  reads: Reads,
  id: number,
): Promise<{ company_id: number; storage_key: string } | null> {
  const { rows } = await sql<{ company_id: number; storage_key: string }>`
    select company_id, storage_key from documents where id = ${id}`.execute(reads);
  return rows[0] ?? null;
}

/** Those of the storage's keys that documents name; keys are the product's own and nobody else's. */
export async function findFiledAcrossCompanies(reads: Reads, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from documents where storage_key = any(${keys}::text[])`.execute(reads);
  return new Set(rows.map(({ storage_key }) => storage_key));
}
