import Button from '@mui/material/Button';
import FilePen from 'lucide-react/icons/file-pen';
import { useId } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { useT } from '../../../kit/i18n/use-t';
import documentStyles from '../documents/documents.module.css';
import type { OrderDocument } from '../documents/document-groups';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { InvoiceRow } from './invoice-row';
import { useOrderInvoices } from './invoice-queries';
import styles from './invoices.module.css';

/** The invoice of the order with its corrections; nothing where none was issued. */
export function InvoiceList({ documents }: { documents: readonly OrderDocument[] }) {
  const t = useT();
  const id = useId();
  const { order, openDialog } = useOrder();
  const { data, error, refetch } = useOrderInvoices(order);
  if (error)
    return <ErrorState error={error} title={t('invoices.listFailed')} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={documentStyles['head']}>
        <h2 id={id}>{t('invoices.list')}</h2>
        {order.status >= status.invoiceCreated && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={FilePen} size={14} />}
            onClick={() => openDialog({ kind: 'correct-invoice' })}
          >
            {t('invoices.correctLabel')}
          </Button>
        )}
      </div>
      <ul className={documentStyles['list']} aria-label={t('invoices.list')}>
        {data.items.map((invoice, place) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            paidOn={data.paid_on}
            setsDueDay={invoice.due_date !== data.items[place - 1]?.due_date}
            document={documents.find((one) => one.id === invoice.document_id)}
          />
        ))}
      </ul>
      {/* Once something is paid, what is open or to be returned stands with the payments. */}
      {data.items.length > 1 && data.paid_amount === 0 && data.amount_due !== null && data.currency && (
        <p className={styles['balance']}>
          <span>{t('invoices.balance')}</span>
          <b>
            <Money amount={data.amount_due} currency={data.currency} />
          </b>
        </p>
      )}
    </section>
  );
}
