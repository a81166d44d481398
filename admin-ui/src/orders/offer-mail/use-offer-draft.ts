import { useCountries } from '../../api/countries';
import type { OrderDetails } from '../queries/types';
import { useOrderClient } from '../queries/order-queries';
import { mailLanguageOf, offerTexts } from './offer-texts';

/** What the form of the offer begins with. */
export interface OfferDraft {
  recipient_email: string;
  subject: string;
  /** Plain text; see `messageHtml`. */
  message: string;
}

/** The first draft of an offer, in the client's language; null while that is not known yet. */
export function useOfferDraft(order: OrderDetails): OfferDraft | null {
  const { byId } = useCountries();
  const { data: client, isPending } = useOrderClient(order.client_id);
  if (isPending) return null;
  // Without the client's record, the transport's foreign end is the best guess.
  const guess = order.pickup_country === 'PL' ? 'PL' : order.delivery_country;
  const text = offerTexts[mailLanguageOf(byId(client?.country_id)?.code ?? guess)];
  return {
    recipient_email: order.client_email,
    subject: `${text.subject} #${order.id}: ${order.pickup_city} → ${order.delivery_city}`.slice(0, 200),
    message: text.paragraphs.join('\n\n'),
  };
}
