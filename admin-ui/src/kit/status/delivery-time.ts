import { orderStatusKeys, type OrderStatusKey } from './order-status';
import { daysBefore } from '../format/dates';

/** How near an order's delivery is, in Warsaw's calendar days. */
export type DeliveryTime =
  | { when: 'overdue' | 'later'; days: number }
  | { when: 'today' | 'tomorrow'; days: 0 | 1 };

/** How what is near stands out, by how near it is: one map for the queue, the board, the table and the order's head. */
export const nearTones = { overdue: 'bad', today: 'warn', tomorrow: 'fast' } as const;

/** Orders that nobody waits for: turned down, or brought. */
const settled: readonly OrderStatusKey[] = [
  'rejected_by_client',
  'pod_received',
  'invoice_created',
  'invoice_sent',
  'paid',
];

/** Orders that nobody has agreed to drive yet, and that may still be driven. */
const undriven: readonly OrderStatusKey[] = [
  'created',
  'accepted',
  'sent_to_subcontractors',
  'sent_to_client',
  'accepted_by_client',
  'order_created',
  'sent_to_contractor',
  'rejected_by_subcontractor',
];

/** That an order is to be loaded today or tomorrow and nobody has agreed to drive it; else null. */
export function pickupTimeOf(
  { status, pickup_date }: { status: number; pickup_date: string },
  now: Date = new Date(),
): 'today' | 'tomorrow' | null {
  const key = orderStatusKeys[status];
  if (!key || !undriven.includes(key)) return null;
  const days = -daysBefore(pickup_date, now);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : null;
}

/** Whether a day of an order presses: today, tomorrow, or over. */
export function isNear(
  order: { status: number; pickup_date: string; delivery_date: string },
  now: Date = new Date(),
): boolean {
  if (pickupTimeOf(order, now) !== null) return true;
  const time = deliveryTimeOf(order, now);
  return time !== null && time.when !== 'later';
}

/** How near the delivery of an order is; null when it no longer matters. */
export function deliveryTimeOf(
  { status, delivery_date }: { status: number; delivery_date: string },
  now: Date = new Date(),
): DeliveryTime | null {
  const key = orderStatusKeys[status];
  if (!key || settled.includes(key)) return null;
  const days = -daysBefore(delivery_date, now);
  if (days < 0) return { when: 'overdue', days: -days };
  if (days === 0) return { when: 'today', days: 0 };
  return days === 1 ? { when: 'tomorrow', days: 1 } : { when: 'later', days };
}
