import { OrderStatus } from '../../kernel/order/order-status.js';
import { sql, type Sql } from '../../platform/db/sql.js';

const { SentToClient, RejectedByClient } = sql.constants(OrderStatus);

/**
 * When an order `o` of `shipment_work_orders` or `shipment_orders` is carried by its offer, as a lateral row of `loads_at` and `unloads_at`:
 * nulls before the offer is made and once it is turned down.
 */
export const agreedDates: Sql = sql`(
  select min(a.loads_at) as loads_at, max(a.unloads_at) as unloads_at from shipment_work_routes a
  where a.order_id = o.id and o.status >= ${SentToClient} and o.status <> ${RejectedByClient})`;
