import type { OrderDetails, Route } from './queries/types';

/** How the page shows an order: as a request, for full editing, or for reading. */
export type OrderView = 'request' | 'editing' | 'reading';

/** Statuses by the names that the page's rules use; the numbers are the wire format. */
export const status = {
  created: 0,
  accepted: 1,
  sentToSubcontractors: 2,
  sentToClient: 3,
  acceptedByClient: 4,
  rejectedByClient: 5,
  orderCreated: 6,
  sentToContractor: 7,
  inProgress: 8,
  rejectedBySubcontractor: 9,
  podReceived: 10,
  invoiceCreated: 11,
  invoiceSent: 12,
  paid: 13,
} as const;

/** Statuses of a route. */
export const routeStatus = { fresh: 0, waiting: 1, accepted: 2, rejected: 3 } as const;

/** The view of a status code: 0, 1-2, 3 and above. */
export function orderViewOf(code: number): OrderView {
  if (code === status.created) return 'request';
  return code <= status.sentToSubcontractors ? 'editing' : 'reading';
}

/**
 * Whether the client of an order whose status says that the invoice was sent cannot have it: its mail was refused or came back, or was of an
 * invoice that another one took the place of. What was only kept, for want of a mail server, is handed over by other ways.
 */
export function isInvoiceUnsent({
  status: code,
  invoice_delivery: delivery,
}: Pick<OrderDetails, 'invoice_delivery'> & { status: number }): boolean {
  if (code !== status.invoiceSent) return false;
  return delivery === null || delivery === 'failed';
}

/** The order exists for carriers: from now on routes show the dates of the chosen quote. */
export function hasOrder(code: number): boolean {
  return code >= status.orderCreated;
}

/**
 * Routes that do not follow each other are warned of while something can be done about it: while the offer is made, and
 * again until the transport is over, since a carrier chosen after a refusal may come on other dates.
 */
export function warnsOfRoutes(code: number): boolean {
  return orderViewOf(code) === 'editing' || (hasOrder(code) && code <= status.rejectedBySubcontractor);
}

/** A quote of the route may be chosen: while the offer is made, and again after its carrier declined. */
export function canChooseQuote(orderStatus: number, statusOfRoute: number): boolean {
  if (orderViewOf(orderStatus) === 'editing') return true;
  return orderStatus === status.rejectedBySubcontractor && statusOfRoute === routeStatus.rejected;
}

/** A route whose order can go to its carrier now. */
export function isReadyToSend(route: Pick<Route, 'status' | 'chosen_offer'>): boolean {
  return route.status === routeStatus.fresh && route.chosen_offer !== null;
}
