import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';

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
