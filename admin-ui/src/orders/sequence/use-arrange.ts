import { useState } from 'react';
import { api } from '../../api/client';
import { useT } from '../../i18n/use-t';
import type { OrderDetails } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';

/** Puts the routes into another sequence; the new one is shown at once. */
export function useArrange(order: OrderDetails) {
  const t = useT();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const put = useOrderMutation({
    run: (ids: readonly number[]) =>
      api.put('/orders/{id}/order-routes/sequence', {
        params: { path: { id: order.id } },
        body: { ids: [...ids] },
      }),
    failed: t('orders.sequence.failed'),
    overtakes: true,
  });
  return {
    /** The sequence that is being saved; null when the order's own holds. */
    wanted,
    arrange: (ids: readonly number[]) => {
      setWanted(ids);
      put.mutate(ids, { onSettled: () => setWanted((now) => (now === ids ? null : now)) });
    },
  };
}
