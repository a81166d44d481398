import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { HandedOverButton } from '../links/pass-on-button';
import { useOrder } from '../order-context';
import styles from '../order-page.module.css';
import { useOrderMutation } from '../queries/use-order-mutation';
import type { Invoice } from './invoice-queries';

/** Says that an invoice whose mail reached nobody was handed over in another way. */
export function PassInvoiceOn({ invoice: { id: invoiceId, number } }: { invoice: Invoice }) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const passOn = useOrderMutation({
    run: () =>
      api.post('/orders/{id}/invoices/{invoiceId}/passed-on', {
        params: { path: { id: order.id, invoiceId } },
      }),
    failed: t('invoices.passedOn.failed'),
    done: () => toast.success(t('invoices.passedOn.done', { number })),
  });
  return (
    <div className={styles['ways']}>
      <HandedOverButton
        label={t('invoices.passedOn.button')}
        isPending={passOn.isPending}
        onClick={() => passOn.mutate()}
      />
    </div>
  );
}
