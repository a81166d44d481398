import { useState } from 'react';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { showToast } from '../../../kit/components/toast-store';
import { useToast } from '../../../kit/components/use-toast';
import { useT, type Translate } from '../../../kit/i18n/use-t';
import { orderStatuses } from '../../../kit/status/order-status';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useReadOrder } from '../queries/order-queries';

/** What happened when an order is found at another status than expected. */
function whatHappened(code: number, t: Translate): string {
  switch (code) {
    case status.acceptedByClient:
      return t('orders.meanwhile.acceptedByClient');
    case status.rejectedByClient:
      return t('orders.meanwhile.rejectedByClient');
    case status.rejectedBySubcontractor:
      return t('orders.meanwhile.rejectedBySubcontractor');
    default: {
      const look = orderStatuses[code];
      return t('orders.meanwhile.other', {
        status: look ? t(`status.full.${look.key}`) : t('status.unknown', { code }),
      });
    }
  }
}

/**
 * Tells why a step was not taken: that the order has gone on since the step was offered, or what the API says.
 * @param onOvertaken called when the order has gone on: a dialog has nothing left to do then
 */
export function useTellRefusal(onOvertaken?: () => void): (title: string, error: unknown) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const readNewest = useReadOrder(order.id);
  // A dialog belongs to the status that it was opened at, a button to the one that it stands for now.
  const [openedAt] = useState(order.status);
  const offeredAt = onOvertaken ? openedAt : order.status;
  return async (title, error) => {
    const newest = problemOf(error)?.status === 409 ? await readNewest().catch(() => null) : null;
    if (newest === null || newest.status === offeredAt) {
      toast.failure(title, error);
      return;
    }
    showToast({ kind: 'failure', title: whatHappened(newest.status, t), text: title });
    onOvertaken?.();
  };
}
