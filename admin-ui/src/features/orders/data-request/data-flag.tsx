import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../kit/components/toast-store';
import { Tag } from '../../../kit/components/tag';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useOrderHistory } from '../queries/order-queries';
import { dataStateOf } from './data-state';

/** Among the facts of the head: whether the client's data are complete, or since when they are awaited. */
export function DataFlag() {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  useTellOfData();
  const data = history && dataStateOf(order, history.items);
  if (!data) return null;
  const { state, since } = data;
  const time = since === null ? '' : format.dateTime(since);
  if (state === 'waiting')
    return (
      <li>
        <Tag tone="warn" icon={Hourglass}>
          {t(since === null ? 'orders.dataRequest.waitingSome' : 'orders.dataRequest.waiting', { time })}
        </Tag>
      </li>
    );
  return (
    <li>
      <Tag tone={state === 'completed' ? 'good' : 'plain'} icon={CircleCheck}>
        {t(state === 'completed' ? 'orders.dataRequest.completed' : 'orders.dataRequest.complete', { time })}
      </Tag>
    </li>
  );
}

/** Tells that the client has completed the data while the page was open. */
function useTellOfData(): void {
  const t = useT();
  const { order } = useOrder();
  const { is_data_complete: isComplete, is_read: isRead } = order;
  const was = useRef(isComplete);
  useEffect(() => {
    const isNews = !was.current && isComplete;
    was.current = isComplete;
    // What the forwarder enters is read; what the client sends is not.
    if (isNews && !isRead) showToast({ kind: 'info', title: t('orders.dataRequest.news') });
  }, [isComplete, isRead, t]);
}
