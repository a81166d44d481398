import type { ReactNode } from 'react';
import type { Order } from '../../kit/api/types';
import { Money } from '../../kit/components/money';

/** What the client pays: what was offered, or what somebody set by hand before; else what there is instead. */
export function OrderPrice({ order, none }: { order: Order; none: ReactNode }) {
  const price = order.price_for_client ?? order.client_price;
  if (price === null) return <>{none}</>;
  return <Money amount={price} currency={order.currency_for_client ?? 'PLN'} />;
}
