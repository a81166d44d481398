import { useQuery } from '@tanstack/react-query';
import type { EmailTemplateType } from '@frakto/sdk/enums';
import { api } from '../../api/client';
import { plainTextOf } from '../../mail-text/plain-text';
import type { OrderDetails } from '../queries/types';
import { useClientLanguage } from '../queries/use-client-language';

/** What the form of the offer holds. */
export interface OfferLetter {
  recipient_email: string;
  subject: string;
  message: string;
  /** The last day on which it can be accepted, `YYYY-MM-DD`; null for no limit. */
  valid_until: string | null;
}

/** What the form of the offer begins with. */
export interface OfferDraft {
  letter: OfferLetter;
  /** The message is HTML, for the company's own text has looks of its own; else it is plain text. */
  isHtml: boolean;
}

const type: EmailTemplateType = 'offers_to_client';

/**
 * The first draft of an offer: the company's own text when it has one, else the built-in one in the client's language.
 * The server fills in its placeholders.
 */
export function useOfferDraft(order: OrderDetails) {
  const language = useClientLanguage(order);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['email-templates', 'current', type, language],
    queryFn: ({ signal }) =>
      api.get('/email-templates/current/{type}', {
        params: { path: { type }, query: { language: language ?? 'pl' } },
        signal,
      }),
    enabled: language !== null,
    // The owner may have changed the text a moment ago.
    staleTime: 0,
  });
  return { draft: data && isFetchedAfterMount ? draftOf(order, data) : null, error, refetch };
}

function draftOf(order: OrderDetails, { subject, body }: { subject: string; body: string }): OfferDraft {
  const plain = plainTextOf(body);
  return {
    letter: {
      recipient_email: order.client_email,
      subject: `${subject} #${order.id}: ${order.pickup_city} → ${order.delivery_city}`.slice(0, 200),
      message: plain ?? body,
      valid_until: order.valid_until,
    },
    isHtml: plain === null,
  };
}
