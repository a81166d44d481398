import { isInValuation } from '../../../kernel/order/order-phase.js';
import { nextStatus, OrderStatus } from '../../../kernel/order/order-status.js';

/** The statuses of a route, by name. The numbers are the wire format and are kept in the database. */
export const RouteStatus = {
  /** Nobody has been sent the order for this route. */
  New: 0,
  /** Sent to the carrier; no answer yet. */
  Waiting: 1,
  Accepted: 2,
  Rejected: 3,
} as const;
export type RouteStatus = (typeof RouteStatus)[keyof typeof RouteStatus];

/** What a carrier answers to an order that it was sent. */
export type CarrierAnswer = 'accept' | 'reject';

/** What deciding on a route needs to know of it. */
export interface RouteFacts {
  readonly id: number;
  readonly status: RouteStatus;
  /** The chosen quote, or null while none is chosen. */
  readonly chosenOfferId: number | null;
  /** A proof of delivery is attached. */
  readonly hasPod: boolean;
}

/** The carrier of the route has refused, and another quote can be chosen for it. */
export function isForAnother(order: OrderStatus, route: RouteStatus): boolean {
  return order === OrderStatus.RejectedBySubcontractor && route === RouteStatus.Rejected;
}

/** Prices of a route are asked for, taken and chosen from: in valuation, and once more where its carrier has refused. */
export function takesPrices(order: OrderStatus, route: RouteStatus): boolean {
  return isInValuation(order) || isForAnother(order, route);
}

/**
 * The order's status once a route has been sent to its carrier. It is 7, except that an order in which
 * another route is still declined stays at 9: only there can another quote be chosen for that route.
 * @param routesAfter all routes as they are after sending
 * @returns null when nothing may be sent in this status
 */
export function statusAfterSending(
  from: OrderStatus,
  routesAfter: readonly RouteFacts[],
): OrderStatus | null {
  const next = nextStatus(from, 'send_to_subcontractor');
  if (next === null || from !== OrderStatus.RejectedBySubcontractor) return next;
  return routesAfter.some((route) => route.status === RouteStatus.Rejected) ? from : next;
}

/**
 * The order's status once a carrier has answered for a route. An acceptance moves the order when it is the
 * last one outstanding; a second refusal at 9 leaves it there.
 * @param routesAfter all routes as they are after the answer
 * @returns null when no carrier's answer is awaited in this status
 */
export function statusAfterAnswer(
  from: OrderStatus,
  answer: CarrierAnswer,
  routesAfter: readonly RouteFacts[],
): OrderStatus | null {
  if (answer === 'accept') {
    const next = nextStatus(from, 'subcontractor_accepts');
    if (next === null) return null;
    return routesAfter.every((route) => route.status === RouteStatus.Accepted) ? next : from;
  }
  if (from === OrderStatus.RejectedBySubcontractor) return from;
  return nextStatus(from, 'subcontractor_rejects');
}
