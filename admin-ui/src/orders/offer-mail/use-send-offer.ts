import { api } from '../../api/client';
import { showToast } from '../../components/toast-store';
import { useT } from '../../i18n/use-t';
import type { OrderStep, OrderSummary } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import type { OfferLetter } from './use-offer-draft';
import { useMailToast } from '../../mail-text/use-mail-toast';

/** Sends the offer, whose message is HTML, at the price that the person sees; the server freezes price and rates. */
export function useSendOffer(orderId: number, summary: OrderSummary) {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: (letter: OfferLetter) =>
      api.post('/send-offers-to-client', {
        body: {
          quotation_id: orderId,
          recipient_email: letter.recipient_email,
          subject: letter.subject,
          message: letter.message,
          valid_until: letter.valid_until,
          price_for_client: summary.total,
          currency_for_client: summary.currency,
          accept_old_rate: letter.accept_old_rate ?? false,
        },
      }),
    done: (answer: OrderStep, letter) => {
      if (answer.email_sent === false) {
        showToast({ kind: 'failure', title: t('orders.offerDialog.sentNotMailed') });
      } else tellMailed(t('orders.offerDialog.sent', { email: letter.recipient_email }));
    },
  });
}
