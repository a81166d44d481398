import { api } from '../../api/client';
import type { Schemas } from '../../api/types';
import { useToast } from '../../components/use-toast';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { rememberOwnQuote } from '../queries/own-quotes';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useQuoteName } from '../quotes/use-quote-name';

/** Enters the price of a contract subcontractor, and goes where it is compared. */
export function useContractQuote() {
  const t = useT();
  const toast = useToast();
  const format = useFormat();
  const nameOf = useQuoteName();
  const { goTo } = useOrder();
  return useOrderMutation({
    run: (body: Schemas['ContractQuoteInput']) => api.post('/subcontractor-offers', { body }),
    done: (quote) => {
      rememberOwnQuote(quote);
      toast.success(t('orders.contract.done', { name: nameOf(quote) }), {
        text: `${format.amount(quote.price)} ${quote.currency}`,
      });
      goTo({ tab: 'route', routeId: quote.quotation_route_id, part: 'quotes' });
    },
  });
}
