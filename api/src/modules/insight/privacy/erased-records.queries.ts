import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { ErasedCounts, ErasedRecord } from './erasure.dto.js';
import type { Person } from './person.queries.js';

/** A row that is deleted, or that loses what tells of the person. */
export interface ErasedRow extends ErasedRecord {
  table: string;
  /** Set for texts in which only the address is replaced. */
  column: string | null;
  id: number;
}

/** Stands for a name that must not be empty. */
export const noName = '—';

/** Of rows by themselves what a reader knows them by, and the record whose screen shows them. */
type Found = Sql<Pick<ErasedRow, 'id' | 'name' | 'record' | 'record_id'>>;

const townsOf = sql`o.id || ': ' || o.pickup_city || ' – ' || o.delivery_city`;

/**
 * All that an erasure of the person changes. Reads only, and locks nothing.
 * @param causeOf the cause of the mail of an invitation
 */
export async function findErased(
  on: Queryable,
  person: Person,
  causeOf: (invitation: { id: number }) => string,
): Promise<ErasedRow[]> {
  const { companyId, addresses, clients, subcontractors, orders } = person;
  const isTheirs = (column: string) => sql`lower(${sql.ref(column)}) = any(${addresses}::text[])`;
  const isClient = sql`t.client_id = any(${clients}::int[])`;
  const isCarrier = sql`(t.subcontractor_id = any(${subcontractors}::int[]) or ${isTheirs('t.subcontractor_email')})`;
  const ofDirectory = (table: string, record: string, ids: readonly number[]): Found => sql`
    select id, name, ${record} as record, id as record_id from ${sql.ref(table)} where id = any(${ids}::int[])`;
  const collected = (table: string, entry: string, column: string): Found => sql`
    select t.id, e.name, null as record, null::int as record_id
    from ${sql.ref(table)} t join ${sql.ref(entry)} e on e.id = ${sql.ref(column)} and e.company_id is null
    where t.company_id = ${companyId} and ${isTheirs('e.email')}`;
  const ofQuote = (table: string): Found => sql`
    select t.id, t.subcontractor_name || ', ' || ${townsOf} as name, 'order' as record, o.id as record_id
    from ${sql.ref(table)} t join orders o on o.id = t.order_id
    where t.company_id = ${companyId} and ${isCarrier}`;

  const rows: ErasedRow[] = [];
  const find = async (kind: keyof ErasedCounts, table: string, statement: Found): Promise<void> => {
    const found = await sql<ErasedRow>`select * from (${statement}) f order by f.id`.execute(on);
    // One by one: a call takes only so many arguments.
    for (const row of found.rows) rows.push({ ...row, kind, table, column: null });
  };
  const isFound = (table: string): number[] => rows.filter((row) => row.table === table).map(({ id }) => id);

  await find('clients', 'clients', ofDirectory('clients', 'client', clients));
  await find(
    'subcontractors',
    'subcontractors',
    ofDirectory('subcontractors', 'subcontractor', subcontractors),
  );
  await find('collected', 'collected_clients', collected('collected_clients', 'clients', 't.client_id'));
  await find(
    'collected',
    'collected_subcontractors',
    collected('collected_subcontractors', 'subcontractors', 't.subcontractor_id'),
  );
  await find(
    'orders',
    'orders',
    sql`select o.id, ${townsOf} as name, 'order' as record, o.id as record_id from orders o
      where o.id = any(${orders}::int[])`,
  );
  await find('quotes', 'subcontractor_offers', ofQuote('subcontractor_offers'));
  await find('quotes', 'price_requests', ofQuote('price_requests'));
  await find(
    'carrier_orders',
    'carrier_orders',
    sql`select t.id, ${townsOf} as name, 'order' as record, o.id as record_id
      from carrier_orders t join order_routes r on r.id = t.route_id join orders o on o.id = r.order_id
      where t.company_id = ${companyId} and t.offer_id = any(${isFound('subcontractor_offers')}::int[])
        and t.content #>> '{carrier,name}' <> ${noName}`,
  );
  await find(
    'messages',
    'messages',
    sql`select t.id, t.subject as name, 'message' as record, t.id as record_id from messages t
      where t.company_id = ${companyId} and (${isTheirs('t.sender_email')} or ${isTheirs('t.recipient_email')} or ${isClient})`,
  );
  await find(
    'invitations',
    'company_invitations',
    sql`select t.id, coalesce(t.email, u.email) as name, null as record, null::int as record_id
      from company_invitations t left join users u on u.id = t.user_id
      where t.company_id = ${companyId} and (${isTheirs('t.email')} or ${isTheirs('u.email')})`,
  );
  const causes = isFound('company_invitations').map((id) => causeOf({ id }));
  const mails = (condition: Sql): Found => sql`
    select t.id, t.subject as name, null as record, null::int as record_id from mail_outbox t
    where ((t.company_id = ${companyId} or t.causing_company = ${companyId}) and ${isTheirs('t.to_address')} or t.cause = any(${causes}::text[])
      or t.message_id = any(${isFound('messages')}::int[])) and ${condition}`;
  await find('withdrawn_mails', 'mail_outbox', mails(sql`t.status = 'queued' and t.handed_over_at is null`));
  // The others of messages go with them, and are not told twice.
  await find(
    'sent_mails',
    'mail_outbox',
    mails(
      sql`(t.status <> 'queued' or t.handed_over_at is not null) and (t.message_id is null or t.message_id <> all(${isFound('messages')}::int[]))`,
    ),
  );
  await find(
    'sent_mails',
    'invoice_mails',
    sql`select t.id, i.number as name, 'order' as record, i.order_id as record_id
      from invoice_mails t join invoices i on i.id = t.invoice_id
      where t.company_id = ${companyId} and ${isTheirs('t.recipient')}`,
  );
  await find(
    'mailing_recipients',
    'client_mailing_recipients',
    sql`select t.id, m.subject as name, 'mailing' as record, m.id as record_id
      from client_mailing_recipients t join client_mailings m on m.id = t.mailing_id
      where t.company_id = ${companyId} and (${isTheirs('t.client_email')} or ${isClient})`,
  );
  await find(
    'texts',
    'order_history',
    sql`select t.id::float8 as id, ${townsOf} as name, 'order' as record, o.id as record_id
      from order_history t join orders o on o.id = t.order_id
      where t.company_id = ${companyId} and t.reason is not null
        and (t.order_id = any(${orders}::int[]) and t.event in ('reject', 'client_rejects', 'client_confirmed',
          'client_dismissed', 'data_requested')
        or t.reason in (select name from subcontractors where id = any(${subcontractors}::int[])))`,
  );
  for (const text of await findTexts(on, person, isFound)) rows.push(text);
  if (rows.length === 0) return [];
  // Files that may hold anybody, so they go only when the company has something of the person.
  await find(
    'imports',
    'imports',
    sql`select id, file_name as name, 'import' as record, id as record_id from imports
      where company_id = ${companyId} and status <> 'running' and (status = 'uploaded' or rejected_key is not null)`,
  );
  // One that is being made may have read the data already: its job finds that it is gone, and removes the file.
  await find(
    'exports',
    'company_exports',
    sql`select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as name, null as record, null::int as record_id
      from company_exports where company_id = ${companyId}`,
  );
  return rows;
}

/** A text that people write freely, in which the address may stand. */
interface FreeText {
  table: string;
  column: string;
  name?: Sql;
  record?: ErasedRecord['record'];
  recordId?: Sql;
}
const ofItself = sql`t.id`;
const ofOrder = { record: 'order', recordId: sql`t.order_id`, name: sql`t.order_id::text` } as const;
const freeTexts: readonly FreeText[] = [
  { table: 'clients', column: 'notes', record: 'client' },
  { table: 'subcontractors', column: 'notes', record: 'subcontractor' },
  {
    table: 'collected_clients',
    column: 'notes',
    name: sql`(select name from clients where id = t.client_id)`,
    recordId: sql`null::int`,
  },
  { table: 'orders', column: 'notes', record: 'order', name: sql`t.pickup_city || ' – ' || t.delivery_city` },
  {
    table: 'orders',
    column: 'lost_note',
    record: 'order',
    name: sql`t.pickup_city || ' – ' || t.delivery_city`,
  },
  { table: 'order_history', column: 'reason', ...ofOrder },
  { table: 'payments', column: 'note', ...ofOrder },
  { table: 'payments', column: 'removal_reason', ...ofOrder },
  { table: 'subcontractor_offers', column: 'notes', ...ofOrder, name: sql`t.subcontractor_name` },
  { table: 'subcontractor_offers', column: 'refusal_reason', ...ofOrder, name: sql`t.subcontractor_name` },
  { table: 'group_price_requests', column: 'message', ...ofOrder, name: sql`t.subject` },
  { table: 'client_mailings', column: 'subject', record: 'mailing', name: sql`t.subject` },
  { table: 'client_mailings', column: 'message', record: 'mailing', name: sql`t.subject` },
  { table: 'subcontractor_groups', column: 'description', recordId: sql`null::int` },
  { table: 'messages', column: 'subject', record: 'message', name: sql`t.subject` },
  { table: 'messages', column: 'body', record: 'message', name: sql`t.subject` },
  { table: 'messages', column: 'excerpt', record: 'message', name: sql`t.subject` },
  // What a message says is kept once more as it was sent.
  { table: 'mail_outbox', column: 'subject', name: sql`t.subject`, recordId: sql`null::int` },
  { table: 'mail_outbox', column: 'html', name: sql`t.subject`, recordId: sql`null::int` },
  { table: 'mail_outbox', column: 'text_body', name: sql`t.subject`, recordId: sql`null::int` },
];

/** Of an address only itself: jan@firma.pl is not what stands in ajan@firma.pl or jan@firma.pl.example. */
export function patternOf({ addresses }: Person): string {
  const words = addresses.map((address) => address.replace(/[^\p{L}\p{N}@]/gu, '\\$&'));
  return `(?<![\\w.+-])(?:${words.join('|')})(?![\\w-]|\\.[\\w])`;
}

/** Texts of records that are not erased as a whole. */
async function findTexts(
  on: Queryable,
  person: Person,
  isFound: (table: string) => number[],
): Promise<ErasedRow[]> {
  const { companyId, addresses } = person;
  const pattern = patternOf(person);
  const texts: ErasedRow[] = [];
  for (const { table, column, name = sql`t.name`, record = null, recordId = ofItself } of freeTexts) {
    const text = sql.ref(`t.${column}`);
    const { rows } = await sql<Pick<ErasedRow, 'id' | 'name' | 'record_id'>>`
      select t.id::float8 as id, coalesce(${name}, '') as name, ${recordId} as record_id from ${sql.ref(table)} t
      where t.company_id = ${companyId} and t.id <> all(${isFound(table)}::int[])
        and exists (select from unnest(${addresses}::text[]) a where strpos(lower(${text}), a) > 0) and ${text} ~* ${pattern}
      order by t.id`.execute(on);
    for (const row of rows) texts.push({ ...row, kind: 'texts', table, column, record });
  }
  return texts;
}
