import type { Order } from '../api/types';
import { dayOf } from '../format/dates';

/** The activities of one day. */
export interface Day {
  /** `2026-11-20`, in Warsaw. */
  day: string;
  /** The moment of the first one, to name the day by. */
  instant: string;
  orders: Order[];
}

/** Groups activities by Warsaw's calendar day; they come newest first and stay so. */
export function byDay(orders: readonly Order[]): Day[] {
  const days = new Map<string, Day>();
  for (const order of orders) {
    const key = dayOf(order.updated_at);
    const day = days.get(key);
    if (day) day.orders.push(order);
    else days.set(key, { day: key, instant: order.updated_at, orders: [order] });
  }
  return [...days.values()];
}
