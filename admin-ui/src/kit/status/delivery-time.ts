import { orderStatusKeys, type OrderStatusKey } from './order-status';
import { daysBefore } from '../format/dates';

/** How near a day of an order is, in Warsaw's calendar days. */
export type DayTime =
  | { when: 'overdue'; days: number }
  | { when: 'later'; days: number }
  | { when: 'today' | 'tomorrow'; days: 0 | 1 };

/** Within so many days a pickup presses that nobody has agreed to drive. */
const pressingDays = 3;

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

/** How near the pickup of an order is; null once its day has passed, or when it does not matter. */
export function pickupTimeOf(
  { status, pickup_date }: { status: number; pickup_date: string },
  now: Date = new Date(),
): Exclude<DayTime, { when: 'overdue' }> | null {
  const time = timeUntil(pickup_date, status, now);
  return time === null || time.when === 'overdue' ? null : time;
}

/** Whether a pickup presses: it is today or in a few days, and nobody has agreed to drive it. */
export function isPickupPressing(
  order: { status: number; pickup_date: string },
  now: Date = new Date(),
): boolean {
  const key = orderStatusKeys[order.status];
  const time = pickupTimeOf(order, now);
  return key !== undefined && undriven.includes(key) && time !== null && time.days <= pressingDays;
}

/** Whether a day of an order presses: a pickup as above, and any pickup or delivery that is today, tomorrow, or over. */
export function isNear(
  order: { status: number; pickup_date: string; delivery_date: string },
  now: Date = new Date(),
): boolean {
  const time = pickupTimeOf(order, now) ?? deliveryTimeOf(order, now);
  return isPickupPressing(order, now) || (time !== null && time.when !== 'later');
}

/** How near the delivery of an order is; null when it no longer matters. */
export function deliveryTimeOf(
  { status, delivery_date }: { status: number; delivery_date: string },
  now: Date = new Date(),
): DayTime | null {
  return timeUntil(delivery_date, status, now);
}

function timeUntil(date: string, status: number, now: Date): DayTime | null {
  const key = orderStatusKeys[status];
  if (!key || settled.includes(key)) return null;
  const days = -daysBefore(date, now);
  if (days < 0) return { when: 'overdue', days: -days };
  if (days === 0) return { when: 'today', days: 0 };
  return days === 1 ? { when: 'tomorrow', days: 1 } : { when: 'later', days };
}
