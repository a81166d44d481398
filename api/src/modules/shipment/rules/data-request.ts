import type { Missing } from './order-actions.js';
import type { OrderStatus } from '../../../kernel/order/order-status.js';
import { isEditable } from '../../../kernel/order/order-phase.js';

/** What deciding on a request to complete an order's data needs to know. */
interface DataRequestFacts {
  readonly status: OrderStatus;
  /** The client's record: the form that they get is made out to it. */
  readonly clientId: number | null;
  readonly clientEmail: string | null;
}

/** Tells whether the client may still be asked for what is missing: until the offer is with them. */
function offersDataRequest(status: OrderStatus): boolean {
  return isEditable(status);
}

/** What is lacking before the client can be asked to complete the data; empty when nothing is. */
export function missingForDataRequest({ status, clientId, clientEmail }: DataRequestFacts): Missing[] {
  if (!offersDataRequest(status)) return [{ code: 'wrong_status' }];
  return [
    ...(clientId === null ? [{ code: 'client_missing' } as const] : []),
    ...(clientEmail ? [] : [{ code: 'client_email_missing' } as const]),
  ];
}

/** Asking the client for data among what the forwarder can do: an action while it is offered, none later. */
export function dataRequestActions(facts: DataRequestFacts) {
  if (!offersDataRequest(facts.status)) return [];
  const missing = missingForDataRequest(facts);
  return [{ action: 'request_data' as const, allowed: missing.length === 0, missing }];
}
