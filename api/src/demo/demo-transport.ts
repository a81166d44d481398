import type { DemoOrder } from './demo-order.js';
import { places, type Place } from './demo-places.js';

const hour = 3_600_000;
const day = 24 * hour;

/** The transport between two places of an order's way; the windows are those of the way's ends. */
export function demoTransport({ way, loading, windows }: DemoOrder, from: number, to: number) {
  const start = way[from];
  const end = way[to];
  if (!start || !end) throw new Error('A demo order without a way');
  const today = Math.floor(Date.now() / day) * day;
  const pickup = new Date(today + (loading + from * 2) * day + 7 * hour);
  const delivery = new Date(today + (loading + to * 2 + (way.length === 2 ? 2 : 0)) * day + 14 * hour);
  return {
    ...placeAs('pickup', start, pickup),
    ...placeAs('delivery', end, delivery),
    pickup_until: from === 0 ? windowEnd(pickup, windows?.[0]) : null,
    delivery_until: to === way.length - 1 ? windowEnd(delivery, windows?.[1]) : null,
  };
}

function windowEnd(date: Date, hours: number | undefined): Date | null {
  return hours === undefined ? null : new Date(date.getTime() + hours * hour);
}

function placeAs<End extends 'pickup' | 'delivery'>(end: End, place: Place, date: Date) {
  const [street, city, post_code, country] = places[place];
  return {
    [`${end}_street`]: street,
    [`${end}_city`]: city,
    [`${end}_post_code`]: post_code,
    [`${end}_country`]: country,
    [`${end}_date`]: date,
  } as Record<`${End}_street` | `${End}_city` | `${End}_post_code` | `${End}_country`, string> &
    Record<`${End}_date`, Date>;
}
