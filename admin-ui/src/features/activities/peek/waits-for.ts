import { isOfferOver, routeStatus, status } from '../../orders/order-view';

/** Who has to do something so that an order goes on: the company, its client, its carriers; nobody once all is done. */
export type Waited = 'company' | 'client' | 'carriers' | 'nobody';

interface OrderOfWait {
  status: number;
  /** The last day of the offer; null when it has none. */
  valid_until: string | null;
  received_documents_count: number;
  is_data_complete: boolean;
  routes: readonly {
    status: number;
    offers_count: number;
    asked_count: number;
    chosen_offer: object | null;
  }[];
}

/** Whose move is next. */
export function waitsFor(order: OrderOfWait): Waited {
  const { status: code, routes } = order;
  if (code === status.paid) return 'nobody';
  if (code === status.sentToClient && isOfferOver(order.valid_until)) return 'company';
  if (code >= status.sentToContractor && code < status.podReceived && order.received_documents_count > 0)
    return 'company';
  if (code === status.sentToClient || code === status.invoiceSent) return 'client';
  if (code <= status.accepted && !order.is_data_complete) return 'client';
  if (code === status.sentToSubcontractors) {
    const open = routes.filter((route) => route.chosen_offer === null);
    const areAsked = open.every((route) => route.asked_count > 0 && route.offers_count === 0);
    return open.length > 0 && areAsked ? 'carriers' : 'company';
  }
  if (code === status.sentToContractor || code === status.inProgress) {
    const areSent = routes.every(
      (route) => route.status === routeStatus.waiting || route.status === routeStatus.accepted,
    );
    return areSent ? 'carriers' : 'company';
  }
  return 'company';
}
