import type { OrderDetails, SummaryCurrency } from '../queries/types';

/** The currency of a price that is set by hand: that of the order, złoty while it has none. */
export function priceCurrencyOf(order: Pick<OrderDetails, 'currency_for_client'>): SummaryCurrency {
  return order.currency_for_client ?? 'PLN';
}
