import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import { api } from '../../../kit/api/client';
import { Icon } from '../../../kit/components/icon';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
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
      <Button
        size="small"
        variant="outlined"
        aria-busy={passOn.isPending}
        startIcon={<Icon of={Check} size={14} />}
        onClick={() => !passOn.isPending && passOn.mutate()}
      >
        {t('invoices.passedOn.button')}
      </Button>
    </div>
  );
}
