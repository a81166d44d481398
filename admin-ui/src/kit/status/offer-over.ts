import { dayOf } from '../format/dates';

/** Whether the last day of an offer is over: the client can no longer answer over the link. */
export function isOfferOver(validUntil: string | null): validUntil is string {
  return validUntil !== null && validUntil < dayOf(new Date());
}

/** An order as far as it tells of the offer that its client has; one that this browser remembers may not. */
interface Offered {
  status?: number | null | undefined;
  valid_until?: string | null;
}

const sentToClient = 3;

/** Whether an order waits for its client's answer to an offer that is over. */
export function hasOfferExpired({ status, valid_until = null }: Offered): boolean {
  return status === sentToClient && isOfferOver(valid_until);
}
