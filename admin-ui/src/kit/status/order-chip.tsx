import type { ComponentProps } from 'react';
import { useT } from '../i18n/use-t';
import type { Schemas } from '../api/types';
import { hasOfferExpired } from './offer-over';
import { troubleOfInvoice, type Invoiced } from './invoice-fate';
import { StatusChip } from './status-chip';

type OrderChipProps = Pick<ComponentProps<typeof StatusChip>, 'variant' | 'size'> & {
  order: Invoiced & Partial<Pick<Schemas['ListedOrder'], 'valid_until'>>;
};

/** How far an order is. One whose client has not got the invoice that was sent, or whose offer has expired, says so wherever it stands. */
export function OrderChip({ order, ...look }: OrderChipProps) {
  const t = useT();
  const trouble = troubleOfInvoice(order);
  if (hasOfferExpired(order))
    return <StatusChip status={order.status} {...look} text={t('status.offerExpired')} tone="warn" />;
  return (
    <StatusChip
      status={order.status}
      {...look}
      {...(trouble && { text: t(`status.invoice.${trouble}`), tone: trouble === 'stored' ? 'warn' : 'bad' })}
    />
  );
}
