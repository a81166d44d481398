import { OrderStatus } from './order-status.js';

/** The heading of the activity feed under which an order falls. */
type ActivityGroup = 'in_valuation' | 'offers' | 'in_progress' | 'finished';

/** The activity group of a status: 0-2, 3-5, 6-10, 11-13. */
export function activityGroup(status: OrderStatus): ActivityGroup {
  if (status < OrderStatus.SentToClient) return 'in_valuation';
  if (status < OrderStatus.OrderCreated) return 'offers';
  if (status < OrderStatus.InvoiceCreated) return 'in_progress';
  return 'finished';
}

/** The order and its routes may still be edited: until the offer is with the client. */
export function isEditable(status: OrderStatus): boolean {
  return status < OrderStatus.SentToClient;
}

/** The request has been accepted and its routes and quotes are being worked on. */
export function isInValuation(status: OrderStatus): boolean {
  return status === OrderStatus.Accepted || status === OrderStatus.SentToSubcontractors;
}

/** The price and currency for the client are what was offered, and can no longer be edited. */
export function isPriceFrozen(status: OrderStatus): boolean {
  return status >= OrderStatus.SentToClient;
}

/** The order has a documents tab. */
export function showsDocuments(status: OrderStatus): boolean {
  return status >= OrderStatus.OrderCreated;
}
