import type { Reads } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import type { Lane, PastQuote } from './price-history.dto.js';

const areaOf = (end: 'pickup' | 'delivery') => sql`upper(left(${sql.ref(`r.${end}_post_code`)}, 2))`;

/** The lane of a route; null when the company has no such route. */
export async function findLane(reads: Reads, companyId: number, routeId: number): Promise<Lane | null> {
  const { rows } = await sql<Lane>`
    select r.pickup_country, ${areaOf('pickup')} as pickup_area, r.delivery_country, ${areaOf('delivery')} as delivery_area
    from order_routes r where r.id = ${routeId} and r.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

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
  { routes, quotes }: { routes: number; quotes: number },
): Promise<PastQuote[]> {
  const { rows } = await sql<PastQuote>`
    with route as materialized (
      select r.id, r.order_id, r.chosen_offer_id, r.pickup_city, r.delivery_city, r.pickup_date
      from order_routes r
      where r.company_id = ${companyId} and r.pickup_country = ${lane.pickup_country}
        and ${areaOf('pickup')} = ${lane.pickup_area} and r.delivery_country = ${lane.delivery_country}
        and ${areaOf('delivery')} = ${lane.delivery_area} and r.id <> ${except}
        and exists (select from subcontractor_offers q where q.route_id = r.id)
      order by r.id desc limit ${routes})
    select q.id as offer_id, route.order_id as quotation_id, route.id as quotation_route_id, q.updated_at as quoted_at,
      q.subcontractor_id, q.subcontractor_name, q.price, q.currency, route.chosen_offer_id is not distinct from q.id as is_chosen,
      route.pickup_city, route.delivery_city, route.pickup_date, o.pallets_count, o.weight, o.ldm
    from route join subcontractor_offers q on q.route_id = route.id join orders o on o.id = route.order_id
    order by q.updated_at desc, q.id desc limit ${quotes}`.execute(reads);
  return rows;
}
