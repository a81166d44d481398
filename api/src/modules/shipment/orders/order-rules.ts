import { manualEvent, orderStatuses, type OrderStatus } from '../../../kernel/order/order-status.js';

/** The statuses that a person may set from a status by `PUT /orders/{id}/status`. */
export function manualNext(from: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((to) => manualEvent(from, to) !== null);
}
