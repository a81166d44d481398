import type { components } from '@frakto/sdk/schema';
import type { Answer, LinkQuery, LostReason } from '../api/public-api';
import type { ClientOfferLink } from '../lib/links';

/** What the record behind a link is asked with. */
export function offerQuery({ userId, orderId, signature }: ClientOfferLink): LinkQuery {
  return { user_id: userId, order_id: orderId, ...signature };
}

/** What is sent when a client answers. */
export function offerAnswer(
  link: ClientOfferLink,
  action: Answer,
  reason: string | null,
  lostReason: LostReason | null,
): components['schemas']['QuotationAcceptanceInput'] {
  return {
    order_id: link.orderId,
    action,
    ...(reason ? { reason } : {}),
    ...(lostReason ? { lost_reason: lostReason } : {}),
    ...link.signature,
  };
}
