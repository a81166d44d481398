import { orderStatusKeys, type OrderStatusKey } from '../../kit/status/order-status';
import { daysBefore } from '../../kit/format/dates';

/** How near an order's delivery is, in Warsaw's calendar days. */
export type DeliveryTime =
  | { when: 'overdue' | 'later'; days: number }
  | { when: 'today' | 'tomorrow'; days: 0 | 1 };

/** Orders that nobody waits for: turned down, or brought. */
const settled: readonly OrderStatusKey[] = [
  'rejected_by_client',
  'pod_received',
  'invoice_created',
  'invoice_sent',
  'paid',
];

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
