import type { Unit } from '../../../platform/db/database.js';
import { nextStatus } from '../../../kernel/order/order-status.js';
import type { Order, OrderRepository } from '../orders/order.repository.js';

const event = 'pods_complete';

/** Proofs of delivery: an order in progress moves on once each of its routes has one. */
export class PodService {
  constructor(private readonly orderRepository: OrderRepository) {}

  /**
   * Lets an order move on when nothing is lacking, inside a unit of work that has locked it. PODs may have come before
   * the last carrier accepted, so that is asked after either.
   * @param userId who did what completed it; null where a link answered
   */
  async markReceivedIfComplete(unit: Unit, order: Order, userId: number | null): Promise<void> {
    if (nextStatus(order.status, event) === null) return;
    await unit.flush();
    const [routes] = await unit.execute<{ total: number; proved: number }[]>(
      `select count(*)::int as total, count(*) filter (where exists (
         select from documents d where d.route_id = r.id and d.document_type = 'POD'))::int as proved
       from order_routes r where r.order_id = ?`,
      [order.id],
    );
    if (!routes || routes.total === 0 || routes.proved < routes.total) return;
    this.orderRepository.transition(unit, order, event, { userId });
  }
}
