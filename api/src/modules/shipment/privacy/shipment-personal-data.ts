import { sql, type Queryable } from '../../../platform/db/sql.js';
import { isErasedMail } from '../../correspondence/index.js';
import {
  type ExportedData,
  type FreeText,
  noName,
  type Person,
  type PersonalData,
  type RowsFound,
  type RowsOfPerson,
} from '../../identity/index.js';

const townsOf = sql`o.id || ': ' || o.pickup_city || ' – ' || o.delivery_city`;

const ofOrder = { record: 'order', recordId: sql`t.order_id`, name: sql`t.order_id::text` } as const;
const orderOfRoute = sql`(select order_id from order_routes where id = t.route_id)`;
const ofRoute = { record: 'order', recordId: orderOfRoute, name: sql`${orderOfRoute}::text` } as const;
const towns = { record: 'order', name: sql`t.pickup_city || ' – ' || t.delivery_city` } as const;
const ofRegistration = { record: 'subcontractor', recordId: sql`t.subcontractor_id` } as const;
/** What people write of a load and of places, which stays with an order as evidence of the transport. */
const ofTransport = ['cargo_type', 'pickup_street', 'delivery_street', 'client_reference', 'our_reference'];
const fileName = { column: 'original_filename', isFileName: true, name: sql`t.original_filename` } as const;
const ofView = { table: 'order_views', recordId: sql`null::int` } as const;
const texts: readonly FreeText[] = [
  ...ofTransport.map((column): FreeText => ({ table: 'orders', column, ...towns })),
  { table: 'orders', column: 'contact_name', ...towns },
  { table: 'orders', column: 'notes', ...towns },
  { table: 'orders', column: 'lost_note', ...towns },
  { table: 'order_routes', column: 'pickup_street', ...ofOrder },
  { table: 'order_routes', column: 'delivery_street', ...ofOrder },
  // Of a file the reason is its name.
  { table: 'order_history', column: 'reason', isFileName: true, ...ofOrder },
  { table: 'documents', ...ofOrder, ...fileName },
  { table: 'received_documents', ...ofOrder, ...fileName },
  { table: 'carrier_papers', record: 'subcontractor', recordId: sql`t.subcontractor_id`, ...fileName },
  { table: 'carrier_registration_papers', recordId: sql`null::int`, ...fileName },
  { table: 'carrier_vehicles', column: 'notes', ...ofRegistration, name: sql`t.plates` },
  { table: 'payments', column: 'note', ...ofOrder },
  { table: 'payments', column: 'removal_reason', ...ofOrder },
  { table: 'subcontractor_offers', column: 'notes', ...ofOrder, name: sql`t.subcontractor_name` },
  { table: 'subcontractor_offers', column: 'refusal_reason', ...ofOrder, name: sql`t.subcontractor_name` },
  { table: 'group_price_requests', column: 'subject', ...ofOrder, name: sql`t.subject` },
  { table: 'group_price_requests', column: 'message', ...ofOrder, name: sql`t.subject` },
  { table: 'carrier_orders', column: 'content', isJson: true, ...ofRoute },
  { table: 'cmr_notes', column: 'boxes', isJson: true, ...ofRoute },
  { table: 'load_publications', column: 'load', isJson: true, ...ofOrder },
  { ...ofView, column: 'name' },
  { ...ofView, column: 'filter', isJson: true },
  { table: 'carrier_registrations', column: 'notes', ...ofRegistration },
  { table: 'carrier_registrations', column: 'contact_name', ...ofRegistration },
];

/** Whether a draft `d` is of an order of the person. */
const isOfPerson = ({ person: { addresses, clients } }: RowsOfPerson) =>
  sql`coalesce(lower(d."values" ->> 'client_email') = any(${addresses}::text[])
    or (d."values" ->> 'client_id')::int = any(${clients}::int[]), false)`;

/** Orders of the person as a client, and what they were as a carrier; documents stay as evidence. */
export const shipmentPersonalData: PersonalData = {
  formerAddresses: ({ companyId, clients, subcontractors }) => sql`
    select lower(client_email), true from orders
    where company_id = ${companyId} and client_id = any(${clients}::int[])
    union select lower(subcontractor_email), false from subcontractor_offers
    where company_id = ${companyId} and subcontractor_id = any(${subcontractors}::int[])
    union select lower(subcontractor_email), false from price_requests
    where company_id = ${companyId} and subcontractor_id = any(${subcontractors}::int[])`,
  isOfOthers: ({ companyId, clients, subcontractors }) => [
    sql`exists (select from orders where company_id = ${companyId}
      and lower(client_email) = former and client_id <> all(${clients}::int[]))`,
    sql`exists (select from subcontractor_offers where company_id = ${companyId}
      and lower(subcontractor_email) = former and subcontractor_id <> all(${subcontractors}::int[]))`,
  ],
  async find(found) {
    const { companyId, subcontractors, orders } = found.person;
    const isCarrier = sql`(t.subcontractor_id = any(${subcontractors}::int[]) or ${found.isTheirs('t.subcontractor_email')})`;
    const ofQuote = (table: string): RowsFound => sql`
      select t.id, t.subcontractor_name || ', ' || ${townsOf} as name, 'order' as record, o.id as record_id
      from ${sql.ref(table)} t join orders o on o.id = t.order_id
      where t.company_id = ${companyId} and ${isCarrier}`;
    await found.find(
      'orders',
      'orders',
      sql`select o.id, ${townsOf} as name, 'order' as record, o.id as record_id from orders o
        where o.id = any(${orders}::int[])`,
    );
    await found.find(
      'drafts',
      'order_drafts',
      sql`select d.id, coalesce(d.title, '') as name, null::text as record, null::int as record_id from order_drafts d
        where d.company_id = ${companyId} and (${isOfPerson(found)} or exists (
          select from jsonb_each_text(d."values") v where ${found.standsIn(sql`v.value`)}))`,
    );
    await found.find('quotes', 'subcontractor_offers', ofQuote('subcontractor_offers'));
    await found.find('quotes', 'price_requests', ofQuote('price_requests'));
    await found.find(
      'carrier_orders',
      'carrier_orders',
      sql`select t.id, ${townsOf} as name, 'order' as record, o.id as record_id
        from carrier_orders t join order_routes r on r.id = t.route_id join orders o on o.id = r.order_id
        where t.company_id = ${companyId} and t.offer_id = any(${found.idsIn('subcontractor_offers')}::int[])
          and t.content #>> '{carrier,name}' <> ${noName}`,
    );
    await found.find(
      'texts',
      'order_history',
      sql`select t.id::float8 as id, ${townsOf} as name, 'order' as record, o.id as record_id
        from order_history t join orders o on o.id = t.order_id
        where t.company_id = ${companyId} and t.reason is not null
          and (t.order_id = any(${orders}::int[]) and t.event in ('reject', 'client_rejects', 'client_confirmed',
            'client_dismissed', 'data_requested', 'mail_passed_on')
          or t.reason in (select name from directory_subcontractors where id = any(${subcontractors}::int[])))`,
    );
    await found.find(
      'texts',
      'load_publications',
      sql`select t.id, ${townsOf} as name, 'order' as record, o.id as record_id
        from load_publications t join orders o on o.id = t.order_id
        where t.company_id = ${companyId} and o.id = any(${orders}::int[]) and t.load ->> 'remarks' is not null`,
    );
    await found.find(
      'contacts',
      'carrier_registrations',
      sql`select t.id, t.contact_name || ', ' || t.name as name, 'subcontractor' as record, t.subcontractor_id as record_id
        from carrier_registrations t
        where t.company_id = ${companyId} and (${found.isTheirs('t.email')} or t.subcontractor_id = any(${subcontractors}::int[]))`,
    );
    await found.findTexts(texts);
  },
  async erase(found) {
    const { on, person } = found;
    const { companyId } = person;
    const quotes = found.idsIn('subcontractor_offers');
    // Why nobody is reminded of an offer is to be told truly. The mails are there until their own module erases them.
    await sql`
      update client_offers f set is_mail_erased = true from correspondence_mails m
      where f.company_id = ${companyId} and m.cause = 'client offer ' || f.id
        and ${isErasedMail(found)}`.execute(on);
    await sql`
      update order_routes set driver_name = null, driver_phone = null, truck_plates = null, trailer_plates = null
      where company_id = ${companyId} and chosen_offer_id = any(${quotes}::int[])`.execute(on);
    await sql`
      update received_documents set sender = ${noName}
      where company_id = ${companyId} and source = 'link'
        and route_id in (select id from order_routes where chosen_offer_id = any(${quotes}::int[]))`.execute(
      on,
    );
    await sql`
      update cmr_notes set boxes = boxes - 'carrier' - 'successive_carriers'
      where company_id = ${companyId}
        and route_id in (select id from order_routes where chosen_offer_id = any(${quotes}::int[]))`.execute(
      on,
    );
    await sql`
      update carrier_orders set content = ${found.without('content', { isJson: true })} || jsonb_build_object('notes', null, 'carrier', jsonb_build_object(
        'name', ${noName}::text, 'address', '[]'::jsonb, 'numbers', '[]'::jsonb, 'phone', null, 'email', null))
      where id = any(${found.idsIn('carrier_orders')}::int[])`.execute(on);
    await sql`
      update subcontractor_offers set subcontractor_name = ${noName}, subcontractor_email = null, notes = null,
        exchange_carrier = null, refusal_reason = null
      where id = any(${quotes}::int[])`.execute(on);
    await sql`
      update price_requests set subcontractor_name = ${noName}, subcontractor_email = ''
      where id = any(${found.idsIn('price_requests')}::int[])`.execute(on);
    await sql`
      update order_history set reason = null where id = any(${found.idsIn('order_history')}::bigint[])`.execute(
      on,
    );
    await sql`
      update orders set client_id = null, client_name = null, client_email = '', contact_name = null, notes = null, lost_note = null,
        ${sql.join(
          ofTransport.map((column) => sql`${sql.ref(column)} = ${found.without(column)}`),
          ', ',
        )},
        version = version + 1, updated_at = now()
      where id = any(${found.idsIn('orders')}::int[])`.execute(on);
    await sql`
      update order_drafts d set client_name = case when ${isOfPerson(found)} then null else client_name end,
        "values" = (
          select coalesce(jsonb_object_agg(v.key, v.value), '{}') from jsonb_each(d."values") v
          where not ${found.standsIn(sql`(v.value #>> '{}')`)}
            and not (${isOfPerson(found)}
              and v.key in ('client_id', 'client_email', 'client_reference', 'our_reference', 'notes'))),
        version = version + 1, updated_at = now()
      where id = any(${found.idsIn('order_drafts')}::int[])`.execute(on);
    await found.remove('carrier_registrations');
    // What was told of the order of a client in words of one's own.
    await sql`
      update load_publications set load = jsonb_set(${found.without('load', { isJson: true })}, '{remarks}', 'null')
      where id = any(${found.idsIn('load_publications')}::int[])`.execute(on);
    await found.eraseTexts(texts);
  },
};

/** Orders of which the person is the client. */
export async function findOrdersOf(
  on: Queryable,
  { companyId, addresses, clients }: Omit<Person, 'orders'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where company_id = ${companyId}
      and (lower(client_email) = any(${addresses}::text[]) or client_id = any(${clients}::int[])) order by id`.execute(
    on,
  );
  return rows.map(({ id }) => id);
}

/** Locks every order that is going to change when the person's data are erased, in the sequence of their ids. */
export async function lockOrdersOf(
  on: Queryable,
  { companyId, addresses, clients, subcontractors }: Omit<Person, 'orders'>,
): Promise<void> {
  await sql`
    select id from orders where company_id = ${companyId} and (
      lower(client_email) = any(${addresses}::text[]) or client_id = any(${clients}::int[])
      or claimed_client_id = any(${clients}::int[])
      or id in (select order_id from subcontractor_offers where company_id = ${companyId}
        and (lower(subcontractor_email) = any(${addresses}::text[]) or subcontractor_id = any(${subcontractors}::int[])))
      or id in (select order_id from correspondence_messages where company_id = ${companyId} and order_id is not null
        and (lower(sender_email) = any(${addresses}::text[]) or lower(recipient_email) = any(${addresses}::text[])
          or client_id = any(${clients}::int[]))))
    order by id for no key update`.execute(on);
}

export const shipmentExport: ExportedData = {
  tables: [
    { name: 'orders', table: 'orders' },
    { name: 'order-routes', table: 'order_routes' },
    { name: 'subcontractor-offers', table: 'subcontractor_offers' },
    { name: 'price-requests', table: 'price_requests' },
    { name: 'load-publications', table: 'load_publications' },
    { name: 'load-exchange-settings', table: 'load_exchange_settings' },
    { name: 'group-price-requests', table: 'group_price_requests' },
    { name: 'offers-to-clients', table: 'client_offers' },
    { name: 'order-history', table: 'order_history' },
    { name: 'carrier-orders', table: 'carrier_orders' },
    { name: 'documents', table: 'documents' },
    { name: 'received-documents', table: 'received_documents' },
    { name: 'cmr-notes', table: 'cmr_notes' },
    { name: 'payments', table: 'payments' },
    { name: 'order-views', table: 'order_views' },
    { name: 'order-drafts', table: 'order_drafts' },
    { name: 'embedded-forms', table: 'embedded_forms' },
    { name: 'carrier-registrations', table: 'carrier_registrations', without: ['nonce'] },
    { name: 'carrier-registration-papers', table: 'carrier_registration_papers' },
    { name: 'order-view-sequences', table: 'order_view_sequences' },
    { name: 'carrier-vehicles', table: 'carrier_vehicles' },
    { name: 'carrier-papers', table: 'carrier_papers', without: ['told_at_days'] },
  ],
  unexported: {
    load_exchange_queues: 'what lets the company in at the load exchange, and when it is tried next',
    order_counters: 'counts and sums up orders, which are exported themselves',
  },
  files: [
    {
      kind: 'documents',
      rows: (id) => sql`select id, order_id as folder, original_filename as name, storage_key as key
        from documents where company_id = ${id}`,
    },
    {
      kind: 'carrier-papers',
      rows: (id) => sql`select id, id as folder, original_filename as name, storage_key as key
        from carrier_papers where company_id = ${id} and storage_key is not null`,
    },
    {
      kind: 'carrier-registration-papers',
      rows: (id) => sql`select id, registration_id as folder, original_filename as name, storage_key as key
        from carrier_registration_papers where company_id = ${id} and storage_key is not null`,
    },
    {
      kind: 'received-documents',
      rows: (id) => sql`select id, order_id as folder, original_filename as name, storage_key as key
        from received_documents where company_id = ${id} and storage_key is not null`,
    },
  ],
};
