import { useFreshDraft, type Draft } from '../../../kit/mail-text/draft';
import type { OrderDetails } from '../queries/types';
import { useClientLanguage } from '../queries/use-client-language';

/** What the form of the offer holds. */
export interface OfferMail {
  recipient_email: string;
  subject: string;
  message: string;
  /** The last day on which it can be accepted, `YYYY-MM-DD`; null for no limit. */
  valid_until: string | null;
  /** An exchange rate behind the price is used although it is old. */
  accept_old_rate?: boolean;
}

/** What the form of the offer begins with. */
export interface OfferDraft extends Pick<Draft, 'isHtml'> {
  mail: OfferMail;
}

/** The first draft of an offer, in the client's language. */
export function useOfferDraft(order: OrderDetails) {
  const { draft, error, refetch } = useFreshDraft('offers_to_client', useClientLanguage(order));
  return { draft: draft && offerDraftOf(order, draft), error, refetch };
}

function offerDraftOf(order: OrderDetails, { subject, message, isHtml }: Draft): OfferDraft {
  return {
    mail: {
      recipient_email: order.client_email,
      subject: `${subject} #${order.id}: ${order.pickup_city} → ${order.delivery_city}`.slice(0, 200),
      message,
      valid_until: order.valid_until,
    },
    isHtml,
  };
}
