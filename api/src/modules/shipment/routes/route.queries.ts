import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { leftWithoutFile } from '../../correspondence/index.js';
import { canBePublished, stateOfRoute } from '../load-exchange/load-publication.queries.js';
import type { RouteDto } from './route.dto.js';
import type { Lane, PastQuote } from './price-history.dto.js';

/** The latest order to the chosen carrier of route `r`. */
const sentOrder = sql`(
  select c.id from carrier_orders c
  where c.route_id = r.id and c.offer_id = r.chosen_offer_id order by c.id desc limit 1)`;

const selection = sql`
  select r.id, r.external_id, r.order_id as quotation_id, r.position, r.status,
    r.pickup_street, r.pickup_city, r.pickup_post_code, r.pickup_country, r.pickup_date,
    r.delivery_street, r.delivery_city, r.delivery_post_code, r.delivery_country, r.delivery_date,
    r.pickup_until, r.delivery_until, r.payment_terms, r.profit_margin, r.chosen_offer_id as subcontractor_offer_id,
    (select count(*)::int from subcontractor_offers o where o.route_id = r.id) as offers_count,
    (select count(*)::int from price_requests a where a.route_id = r.id) as asked_count,
    ${stateOfRoute} as load_publication, ${canBePublished} as can_be_published,
    r.truck_plates, r.trailer_plates, r.driver_name, r.driver_phone, r.vehicle_asked_at,
    ${leftWithoutFile('carrier-order', sentOrder)} as order_sent_without_file,
    exists (select from documents d where d.route_id = r.id and d.document_type = 'POD') as has_pod,
  exists (select from documents d where d.route_id = r.id and d.document_type = 'SUBCONTRACTOR_INVOICE')
    as has_carrier_invoice,
    r.created_at, r.updated_at
  from order_routes r`;

/** A route without its chosen quote, which is the quotes' affair. */
export type RouteRow = Omit<RouteDto, 'chosen_offer'>;

/** The routes of an order in their sequence. */
export async function listRoutes(reads: Reads, companyId: number, orderId: number): Promise<RouteRow[]> {
  return routesWhere(reads, sql`r.company_id = ${companyId} and r.order_id = ${orderId}`);
}

/** One route. */
export async function findRoute(reads: Reads, companyId: number, id: number): Promise<RouteRow | null> {
  const [route] = await routesWhere(reads, sql`r.company_id = ${companyId} and r.id = ${id}`);
  return route ?? null;
}

async function routesWhere(reads: Reads, condition: Sql): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`${selection} where ${condition} order by r.position, r.id`.execute(
    reads,
  );
  return rows;
}

/** Whether the company has an order. */
export async function hasOrder(reads: Reads, companyId: number, orderId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from orders where id = ${orderId} and company_id = ${companyId}`.execute(reads);
  return rows.length > 0;
}

const areaOf = (end: 'pickup' | 'delivery') => sql`upper(left(${sql.ref(`r.${end}_post_code`)}, 2))`;

/** The lane of a route; null when the company has no such route. */
export async function findLane(reads: Reads, companyId: number, routeId: number): Promise<Lane | null> {
  const { rows } = await sql<Lane>`
    select r.pickup_country, ${areaOf('pickup')} as pickup_area, r.delivery_country, ${areaOf('delivery')} as delivery_area
    from order_routes r where r.id = ${routeId} and r.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** Enough to judge a price by; older ones say little about today's. */
const latest = { routes: 100, quotes: 200 };

/**
 * The quotes of the latest routes on a lane that have any. The index holds a lane's routes in their sequence, so that only
 * as many are read as it takes; each has few quotes, found by their route.
 * @param except a route whose own quotes are left out
 */
export async function listPastQuotes(
  reads: Reads,
  companyId: number,
  lane: Lane,
  except: number,
): Promise<PastQuote[]> {
  const { rows } = await sql<PastQuote>`
    with route as materialized (
      select r.id, r.order_id, r.chosen_offer_id, r.pickup_city, r.delivery_city, r.pickup_date
      from order_routes r
      where r.company_id = ${companyId} and r.pickup_country = ${lane.pickup_country}
        and ${areaOf('pickup')} = ${lane.pickup_area} and r.delivery_country = ${lane.delivery_country}
        and ${areaOf('delivery')} = ${lane.delivery_area} and r.id <> ${except}
        and exists (select from subcontractor_offers q where q.route_id = r.id)
      order by r.id desc limit ${latest.routes})
    select q.id as offer_id, route.order_id as quotation_id, route.id as quotation_route_id, q.updated_at as quoted_at,
      q.subcontractor_id, q.subcontractor_name, q.price, q.currency, route.chosen_offer_id is not distinct from q.id as is_chosen,
      route.pickup_city, route.delivery_city, route.pickup_date, o.pallets_count, o.weight, o.ldm
    from route join subcontractor_offers q on q.route_id = route.id join orders o on o.id = route.order_id
    order by q.updated_at desc, q.id desc limit ${latest.quotes}`.execute(reads);
  return rows;
}
