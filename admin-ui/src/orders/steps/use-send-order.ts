import { api } from '../../api/client';
import { showToast } from '../../components/toast-store';
import { useT } from '../../i18n/use-t';
import { useQuoteName } from '../quotes/use-quote-name';
import type { OrderStep, Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from './use-tell-refusal';
import { useMailToast } from '../../mail-text/use-mail-toast';

/**
 * Sends the order of a route to the subcontractor whose quote was chosen.
 * @param onOvertaken called when the order has gone on meanwhile
 */
export function useSendOrder(orderId: number, onOvertaken: () => void) {
  const t = useT();
  const tellMailed = useMailToast();
  const nameOf = useQuoteName();
  const tellRefusal = useTellRefusal(onOvertaken);
  return useOrderMutation({
    run: (route: Route) =>
      api.post('/orders/{id}/send-subcontractor-acceptance', {
        params: { path: { id: orderId } },
        body: { route_id: route.id },
      }),
    onFailure: (error) => void tellRefusal(t('orders.sendOrder.failed'), error),
    done: (answer: OrderStep, route) => {
      const name = route.chosen_offer ? nameOf(route.chosen_offer) : t('orders.quotes.unknown');
      if (answer.email_sent === false) {
        showToast({ kind: 'failure', title: t('orders.sendOrder.doneNotMailed', { name }) });
      } else tellMailed(t('orders.sendOrder.done', { name }));
    },
  });
}
