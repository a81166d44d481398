import { sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import type { OrderStatus } from '../../../kernel/order/order-status.js';
import type { RouteStatus } from '../rules/route-status.js';
import type { TimeWindows } from '../../../kernel/order/time-windows.js';
import { asQuoted, type TimedEnds, type TransportEnds } from '../../../kernel/order/transport.js';
import type { Vehicle } from '../rules/vehicle.js';
import type { LinkLeg, LinkTransport } from './link.dto.js';

type TimedRoute = TransportEnds & Required<TimeWindows>;

/** Everything that the pages of links show, of one order and perhaps one route of it. */
export interface ViewRow
  extends Omit<LinkTransport, keyof LinkLeg | 'order_id' | 'route_id'>, TimedRoute, Vehicle {
  order_id: number;
  route_id: number | null;
  company_name: string;
  client_name: string | null;
  client_email: string;
  status: OrderStatus;
  valid_until: string | null;
  route_status: RouteStatus | null;
  price_for_client: number | null;
  currency_for_client: 'PLN' | 'EUR' | 'NOK' | null;
  chosen_subcontractor_id: number | null;
  chosen_offer_id: number | null;
  offer_id: number | null;
  offer_price: number | null;
  offer_currency: 'PLN' | 'EUR' | 'USD' | 'NOK' | null;
  offer_pickup_date: Date | null;
  offer_delivery_date: Date | null;
  offer_notes: string | null;
  route_payment_terms: number | null;
}

const cargoColumns = sql`o.pallets_count, o.weight, o.cargo_type, o.ldm, o.length_cm, o.width_cm, o.height_cm, o.body_type,
  o.temperature_min, o.temperature_max, o.adr_un, o.adr_class, o.incoterm`;

/** @param ids of the order, and of the route and the subcontractor where the link names them */
export async function findRow(reads: Reads, ids: Record<string, number>): Promise<ViewRow | null> {
  const { order_id, route_id = null, subcontractor_id = null } = ids;
  const part = (name: string) => sql`coalesce(r.${sql.ref(name)}, o.${sql.ref(name)}) as ${sql.ref(name)}`;
  const ends = ['street', 'city', 'post_code', 'country', 'date'].flatMap((name) => [
    part(`pickup_${name}`),
    part(`delivery_${name}`),
  ]);
  // A route without a window has none, whatever the order has.
  const until = (name: string) =>
    sql`case when r.id is null then o.${sql.ref(name)} else r.${sql.ref(name)} end as ${sql.ref(name)}`;
  const { rows } = await sql<ViewRow>`
    select o.id as order_id, r.id as route_id, c.name as company_name, o.client_name, o.client_email, o.status,
      r.status as route_status, ${sql.join([...ends, until('pickup_until'), until('delivery_until')])},
      ${cargoColumns}, o.client_reference, o.our_reference, o.valid_until, o.notes, o.payment_days,
      r.payment_terms as route_payment_terms, o.price_for_client, o.currency_for_client,
      chosen.subcontractor_id as chosen_subcontractor_id, r.chosen_offer_id, own.id as offer_id, own.price as offer_price,
      own.currency as offer_currency, own.pickup_date as offer_pickup_date, own.delivery_date as offer_delivery_date,
      own.notes as offer_notes, r.truck_plates, r.trailer_plates, r.driver_name, r.driver_phone
    from orders o join identity_companies c on c.id = o.company_id
    left join order_routes r on r.order_id = o.id and r.id = ${route_id}::int
    left join subcontractor_offers chosen on chosen.id = r.chosen_offer_id
    left join subcontractor_offers own on own.route_id = r.id and own.subcontractor_id = ${subcontractor_id}::int
    where o.id = ${order_id}::int and (${route_id}::int is null or r.id is not null)`.execute(reads);
  return rows[0] ?? null;
}

/** The routes in driving order, each at the times of its chosen quote or else at its own. */
export async function quotedRoutes(reads: Reads, orderId: number): Promise<TimedEnds[]> {
  const { rows } = await sql<TimedEnds & { quoted_pickup: Date | null; quoted_delivery: Date | null }>`
    select r.pickup_street, r.pickup_city, r.pickup_post_code, r.pickup_country, r.pickup_date, r.pickup_until,
      r.delivery_street, r.delivery_city, r.delivery_post_code, r.delivery_country, r.delivery_date, r.delivery_until,
      q.pickup_date as quoted_pickup, q.delivery_date as quoted_delivery
    from order_routes r left join subcontractor_offers q on q.id = r.chosen_offer_id
    where r.order_id = ${orderId}::int order by r.position, r.id`.execute(reads);
  return rows.map(({ quoted_pickup, quoted_delivery, ...route }) =>
    asQuoted(route, { pickup_date: quoted_pickup, delivery_date: quoted_delivery }),
  );
}
