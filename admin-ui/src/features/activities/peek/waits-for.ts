import type { Schemas } from '../../../kit/api/types';
import { isUnreached, unreachedRoute } from '../../orders/head/next-steps';
import { isInvoiceUnsent, routeStatus, status } from '../../orders/order-view';
import { isOfferOver } from '../../../kit/status/offer-over';

/** Who has to do something so that an order goes on: the company, its client, its carriers; nobody once all is done. */
export type Waited = 'company' | 'client' | 'carriers' | 'nobody';

interface OrderOfWait extends Pick<Schemas['OrderDetails'], 'invoice_delivery'> {
  status: number;
  mails_on_hold: readonly Pick<Schemas['MailOnHold'], 'delivery' | 'route_id'>[];
  /** The last day of the offer; null when it has none. */
  valid_until: string | null;
  received_documents_count: number;
  is_data_complete: boolean;
  routes: readonly {
    id: number;
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
  // Nobody answers what they did not get.
  const isLost =
    code === status.sentToClient ? isUnreached(order, null) : unreachedRoute(order) !== undefined;
  if (isLost || isInvoiceUnsent(order)) return 'company';
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
