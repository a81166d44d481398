import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Tag } from '../../../kit/components/tag';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { dueStateOf } from './due-state';
import { useOrderInvoices } from './invoice-queries';

/** In the head, while a payment is awaited: until when, or since when it is late. */
export function DueFact() {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { data } = useOrderInvoices(order);
  const due = data && order.status === status.invoiceSent ? dueStateOf(data, format.date) : null;
  if (!due) return null;
  return (
    <li>
      <Tag tone={due.isLate ? 'bad' : 'line'} icon={due.isLate ? TriangleAlert : Clock}>
        {t(due.key, due.values)}
      </Tag>
    </li>
  );
}
