import { sql } from '../../../platform/db/sql.js';
import type { Reads, Unit } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { OfferDto, OfferPage, OfferQuery } from './offer.dto.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { priceWithMargin } from './margin-sql.js';

/** A quote as it goes out, selected from `subcontractor_offers t` with `offerJoins`. The margin is chosen as `marginFor` does. */
const offerColumns = sql`t.id, t.user_id, t.subcontractor_id, t.order_id as quotation_id,
  t.route_id as quotation_route_id, t.price, t.currency, t.pickup_date, t.delivery_date, t.notes,
  coalesce(route.profit_margin, settings.profit_margin, 0) as profit_margin,
  ${priceWithMargin('t', 'route', 'settings')} as price_with_margin,
  route.chosen_offer_id is not distinct from t.id as is_chosen,
  jsonb_build_object('name', t.subcontractor_name, 'email', t.subcontractor_email) as subcontractor,
  t.exchange_carrier, t.refused_at, t.refusal_reason, t.created_at, t.updated_at`;

const offerJoins = sql`join order_routes route on route.id = t.route_id
  left join identity_company_settings settings on settings.company_id = t.company_id`;

export const offerSorts = [
  'id',
  'price',
  'created_at',
  'updated_at',
  'pickup_date',
  'delivery_date',
] as const;

/** Quotes of the company, the latest first unless told otherwise. */
export function listOffers(reads: Reads, companyId: number, query: OfferQuery): Promise<OfferPage> {
  const sort = sortOf(query.sort, offerSorts, { field: 'created_at', descending: true });
  const ofOrder = query.order_id === undefined ? [] : [sql`t.order_id = ${query.order_id}`];
  return listPage<OfferDto>(
    reads,
    {
      table: 'subcontractor_offers',
      columns: offerColumns,
      joins: offerJoins,
      where: [sql`t.company_id = ${companyId}`, ...ofOrder],
      search: query.q,
      orderBy: byField(sort),
    },
    pageOf(query),
  );
}

/** All quotes of a route, by price as quoted; null when the company has no such route. */
export async function listOffersOfRoute(
  reads: Reads,
  companyId: number,
  routeId: number,
): Promise<OfferDto[] | null> {
  const found = await sql`
    select from order_routes where id = ${routeId} and company_id = ${companyId}`.execute(reads);
  if (found.rows.length === 0) return null;
  const { rows } = await sql<OfferDto>`
    select ${offerColumns} from subcontractor_offers t ${offerJoins}
    where t.company_id = ${companyId} and t.route_id = ${routeId} order by t.price, t.id`.execute(reads);
  return rows;
}

export async function countOffersOfOrder(
  reads: Reads,
  companyId: number,
  orderId: number,
): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from subcontractor_offers o where o.order_id = orders.id) as count
    from orders where id = ${orderId} and company_id = ${companyId}`.execute(reads);
  return rows[0]?.count ?? null;
}

export async function findOffer(reads: Reads, companyId: number, id: number): Promise<OfferDto | null> {
  const { rows } = await sql<OfferDto>`
    select ${offerColumns} from subcontractor_offers t ${offerJoins}
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** Those of the named quotes that are the company's. */
export async function findOffers(
  reads: Reads,
  companyId: number,
  ids: readonly number[],
): Promise<OfferDto[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OfferDto>`
    select ${offerColumns} from subcontractor_offers t ${offerJoins}
    where t.company_id = ${companyId} and t.id = any(${ids}::int[])`.execute(reads);
  return rows;
}

/**
 * Whether a quote of a subcontractor is chosen on an order that is not done with, in the unit of work that takes the
 * subcontractor away: until it ends, none is chosen.
 * @param companyId whose orders are looked at; null for everybody's
 */
export async function isAtWork(unit: Unit, companyId: number | null, id: number): Promise<boolean> {
  const ofOrders = companyId === null ? sql`true` : sql`o.company_id = ${companyId}`;
  const quoted = sql`o.subcontractor_id = ${id} and ${ofOrders}`;
  // Who chooses has locked the order; what they chose is seen by a statement that begins after the wait.
  await sql`
    select from orders t
    where t.id in (select o.order_id from subcontractor_offers o where ${quoted})
      and t.status < ${OrderStatus.PodReceived}
    order by t.id for share`.execute(connectionOf(unit));
  const { rows } = await sql`
    select 1 from subcontractor_offers o
    join order_routes r on r.chosen_offer_id = o.id join orders t on t.id = r.order_id
    where ${quoted} and t.status < ${OrderStatus.PodReceived}
    limit 1`.execute(connectionOf(unit));
  return rows.length > 0;
}
