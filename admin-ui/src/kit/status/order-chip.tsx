import type { ComponentProps } from 'react';
import { useT } from '../i18n/use-t';
import { troubleOfInvoice, type Invoiced } from './invoice-fate';
import { StatusChip } from './status-chip';

type OrderChipProps = Pick<ComponentProps<typeof StatusChip>, 'variant' | 'size'> & { order: Invoiced };

/** How far an order is. One whose client has not got the invoice that was sent says so, wherever it stands. */
export function OrderChip({ order, ...look }: OrderChipProps) {
  const t = useT();
  const trouble = troubleOfInvoice(order);
  return (
    <StatusChip
      status={order.status}
      {...look}
      {...(trouble && { text: t(`status.invoice.${trouble}`), tone: trouble === 'stored' ? 'plain' : 'bad' })}
    />
  );
}
