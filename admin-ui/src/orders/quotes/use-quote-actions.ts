import { api } from '../../api/client';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import type { Quote, Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useQuoteName } from './use-quote-name';

/** Choosing, deselecting and deleting the quotes of a route. */
export function useQuoteActions(route: Route) {
  const t = useT();
  const toast = useToast();
  const nameOf = useQuoteName();
  const select = (offerId: number | null) =>
    api.put('/order-routes/{id}/select-offer', {
      params: { path: { id: route.id } },
      body: { offer_id: offerId },
    });

  const choose = useOrderMutation({
    run: (quote: Quote) => select(quote.id),
    failed: t('orders.quotes.chooseFailed'),
    overtakes: true,
  });
  const deselect = useOrderMutation({
    run: () => select(null),
    failed: t('orders.deselect.failed'),
    done: () => toast.success(t('orders.deselect.done')),
  });
  const remove = useOrderMutation({
    run: (quote: Quote) => api.delete('/subcontractor-offers/{id}', { params: { path: { id: quote.id } } }),
    failed: t('orders.deleteQuote.failed'),
    done: (_answer, quote) => toast.success(t('orders.deleteQuote.done', { name: nameOf(quote) })),
  });
  return { choose, deselect, remove };
}
