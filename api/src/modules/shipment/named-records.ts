import { ofCompanies, type NamesOf } from '../../platform/db/company-filter.js';
import { sql } from '../../platform/db/sql.js';

const orderName = sql`concat_ws(' ', '#' || o.id, coalesce(nullif(o.client_name, ''), o.client_email))`;
const routeName = sql`r.pickup_city || ' → ' || r.delivery_city`;

/** Of what belongs to an order and has no name of its own. */
const byOrder =
  (table: string): NamesOf =>
  (companies, ids) =>
    sql`
    select t.id, ${orderName} as name from ${sql.ref(table)} t join orders o on o.id = t.order_id
    where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`;

/** Of what belongs to a route and has no name of its own. */
const byRoute =
  (table: string): NamesOf =>
  (companies, ids) =>
    sql`
    select t.id, ${routeName} as name from ${sql.ref(table)} t join order_routes r on r.id = t.route_id
    where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`;

const byColumn =
  (table: string, column: string): NamesOf =>
  (companies, ids) =>
    sql`
    select t.id, ${sql.ref(`t.${column}`)} as name from ${sql.ref(table)} t
    where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`;

/** How people call the records of this module, by the kinds of the audit log: an order by its number and its client, a route by its cities. */
export const shipmentNames: Readonly<Record<string, NamesOf>> = {
  order: (companies, ids) => sql`
    select o.id, ${orderName} as name from orders o
    where o.id = any(${ids}::int[]) and ${ofCompanies(companies, 'o')}`,
  route: (companies, ids) => sql`
    select r.id, ${routeName} as name from order_routes r
    where r.id = any(${ids}::int[]) and ${ofCompanies(companies, 'r')}`,
  quote: byColumn('subcontractor_offers', 'subcontractor_name'),
  offer: byOrder('client_offers'),
  price_request: byColumn('price_requests', 'subcontractor_name'),
  group_price_request: byRoute('group_price_requests'),
  carrier_order: byRoute('carrier_orders'),
  cmr_note: byRoute('cmr_notes'),
  document: byColumn('documents', 'original_filename'),
  received_document: byColumn('received_documents', 'original_filename'),
  order_draft: byColumn('order_drafts', 'client_name'),
  load_publication: byRoute('load_publications'),
  payment: byOrder('payments'),
};
