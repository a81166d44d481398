import type { Reads } from '../../../../platform/db/database.js';
import { sql, type Queryable } from '../../../../platform/db/sql.js';
import type { ReceivedDocumentDto } from './received-document.dto.js';

/** A file that waits, as it is kept. */
export type ReceivedRow = Omit<ReceivedDocumentDto, 'can_preview'>;

const columns = sql`t.id, t.order_id, t.source, t.message_id, t.sender, t.original_filename, t.mime_type, t.file_size,
  t.created_at as received_at, t.document_type, t.route_id as order_routes_id,
  case when r.id is not null then
    json_build_object('description', r.pickup_city || ' → ' || r.delivery_city) end as route_info`;

/** Files of the company's order that wait, the oldest first. */
export async function listReceived(reads: Reads, companyId: number, orderId: number): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select ${columns} from received_documents t left join order_routes r on r.id = t.route_id
    where t.company_id = ${companyId} and t.order_id = ${orderId} and t.state = 'waiting' order by t.id`.execute(
    reads,
  );
  return rows;
}

/** A file that came from outside, and where it is kept; the key is null once a document has it. */
export interface FoundReceived {
  id: number;
  order_id: number;
  state: 'waiting' | 'confirmed' | 'refused';
  source: 'link' | 'mail';
  original_filename: string;
  key: string | null;
}

export async function findReceived(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<FoundReceived | null> {
  const { rows } = await sql<FoundReceived>`
    select t.id, t.order_id, t.state, t.source, t.original_filename, coalesce(t.storage_key, f.storage_key) as key
    from received_documents t left join correspondence_files f on f.id = t.attachment_id and f.company_id = t.company_id
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** How many files over its carrier's link a route has: those that wait, and all that ever came. */
export async function countOverLink(
  on: Queryable,
  companyId: number,
  routeId: number,
): Promise<{ waiting: number; total: number }> {
  const { rows } = await sql<{ waiting: number; total: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*)::int as total from received_documents
    where company_id = ${companyId} and route_id = ${routeId} and source = 'link'`.execute(on);
  return rows[0] ?? { waiting: 0, total: 0 };
}

/** Those of the storage's keys that files which wait name; keys are the product's own and nobody else's. */
export async function findWaitingKeysAcrossCompanies(
  reads: Reads,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from received_documents where storage_key = any(${keys}::text[])`.execute(reads);
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/** A file that came with a mail of an order. */
export interface MailFileRow {
  id: number;
  route_id: number | null;
  subject: string;
  sender_name: string | null;
  sender_email: string;
  filename: string;
  size: number;
}

/** Files of a message that were kept and that nobody has looked at as documents yet. */
export async function listMailFiles(
  on: Queryable,
  companyId: number,
  messageId: number,
): Promise<MailFileRow[]> {
  const { rows } = await sql<MailFileRow>`
    select f.id, f.route_id, f.subject, f.sender_name, f.sender_email, f.filename, f.size
    from correspondence_files f
    where f.company_id = ${companyId} and f.message_id = ${messageId} and f.storage_key is not null
    order by f.id limit 20`.execute(on);
  return rows;
}

/** A route with what tells where files that come belong. */
export interface GuessRow {
  id: number;
  hasPod: boolean;
  isUnderWay: boolean;
  carrierEmail: string | null;
}

/** The routes of an order; empty when the order has no documents yet. */
export async function listRoutesToGuess(
  on: Queryable,
  companyId: number,
  orderId: number,
  firstStatus: number,
): Promise<GuessRow[] | null> {
  const { rows } = await sql<GuessRow & { id: number | null }>`
    select r.id, r.status = 2 as "isUnderWay", lower(q.subcontractor_email) as "carrierEmail",
      exists (select from documents d where d.route_id = r.id and d.document_type = 'POD')
        or exists (select from received_documents w
          where w.route_id = r.id and w.document_type = 'POD' and w.state = 'waiting') as "hasPod"
    from orders o left join order_routes r on r.order_id = o.id left join subcontractor_offers q on q.id = r.chosen_offer_id
    where o.id = ${orderId} and o.company_id = ${companyId} and o.status >= ${firstStatus}
    order by r.position, r.id`.execute(on);
  return rows.length === 0 ? null : rows.filter(({ id }) => id !== null);
}

/** Has a file of a mail wait with its order; once only, however often it is asked for. */
export async function enterMailFile(
  on: Queryable,
  companyId: number,
  file: {
    orderId: number;
    routeId: number | null;
    messageId: number;
    attachmentId: number;
    sender: string;
    type: string;
    name: string;
    mimeType: string;
    size: number;
  },
): Promise<void> {
  await sql`
    insert into received_documents (company_id, order_id, route_id, source, message_id, attachment_id, sender, document_type,
      original_filename, mime_type, file_size)
    values (${companyId}, ${file.orderId}, ${file.routeId}, 'mail', ${file.messageId}, ${file.attachmentId}, ${file.sender},
      ${file.type}, ${file.name}, ${file.mimeType}, ${file.size})
    on conflict (attachment_id) where attachment_id is not null do nothing`.execute(on);
}
