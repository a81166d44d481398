import { status } from '../order-view';
import type { OrderDetails } from '../queries/types';
import { untilBeside } from './time-window';

/** What the dates of an order are told by. */
export type DatedOrder = Pick<
  OrderDetails,
  'status' | 'pickup_date' | 'delivery_date' | 'pickup_until' | 'delivery_until'
> & {
  routes: readonly (Pick<OrderDetails['routes'][number], 'pickup_date' | 'delivery_date'> & {
    chosen_offer: { pickup_date: string | null; delivery_date: string | null } | null;
  })[];
};

/** When an order is carried, from its first loading to its last unloading. */
export interface OrderDates {
  pickup: string;
  delivery: string;
  /** Until when the places can be reached; null where nothing is known, or the dates lie outside. */
  pickupUntil: string | null;
  deliveryUntil: string | null;
  /** What the client had asked for, where that is something else. */
  requested: { pickup: string; delivery: string } | null;
}

/** The offer names the dates of the chosen quotes, and holds: it was made, and not turned down. */
const isOffered = (code: number) => code >= status.sentToClient && code !== status.rejectedByClient;

/**
 * The dates that hold for an order: those of the offer once the client has it, which are the dates of the chosen quotes; before that, those
 * of the request.
 */
export function datesOf(order: DatedOrder): OrderDates {
  const requested = { pickup: order.pickup_date, delivery: order.delivery_date };
  const windows = { pickupUntil: order.pickup_until, deliveryUntil: order.delivery_until };
  const hasQuotes = order.routes.some(
    ({ chosen_offer: quote }) => quote?.pickup_date ?? quote?.delivery_date,
  );
  if (!isOffered(order.status) || !hasQuotes) return { ...requested, ...windows, requested: null };
  const instants = (end: 'pickup_date' | 'delivery_date') =>
    order.routes.map((route) => Date.parse(route.chosen_offer?.[end] ?? route[end]));
  const pickup = new Date(Math.min(...instants('pickup_date'))).toISOString();
  const delivery = new Date(Math.max(...instants('delivery_date'))).toISOString();
  const isSame =
    Date.parse(requested.pickup) === Date.parse(pickup) &&
    Date.parse(requested.delivery) === Date.parse(delivery);
  return {
    pickup,
    delivery,
    pickupUntil: untilBeside(pickup, { from: requested.pickup, until: windows.pickupUntil }),
    deliveryUntil: untilBeside(delivery, { from: requested.delivery, until: windows.deliveryUntil }),
    requested: isSame ? null : requested,
  };
}
