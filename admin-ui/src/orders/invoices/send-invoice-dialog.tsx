import { RecordDialog } from '../../form/record-dialog';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useOrderInvoices } from './invoice-queries';
import { SendInvoiceForm } from './send-invoice-form';
import { useInvoiceDraft } from './use-invoice-draft';

interface SendInvoiceDialogProps {
  /** The order's invoice when left out. */
  invoiceId?: number | undefined;
  onClose: () => void;
}

/** The dialog in which an invoice is mailed, or its payment reminded of; it opens once its text is known. */
export function SendInvoiceDialog({ invoiceId, onClose }: SendInvoiceDialogProps) {
  const t = useT();
  const { order } = useOrder();
  const { data: invoices, error } = useOrderInvoices(order);
  const invoice = invoices?.items.find(({ id, kind }) =>
    invoiceId === undefined ? kind === 'invoice' : id === invoiceId,
  );
  const overdue = invoices?.overdue_days ?? null;
  const canRemind = invoice?.kind === 'invoice' && order.status === status.invoiceSent && overdue !== null;
  const again = useInvoiceDraft(order.id, invoice?.id ?? null, 'invoice');
  const reminder = useInvoiceDraft(order.id, canRemind ? invoice.id : null, 'reminder');
  if (invoice && again.draft && (!canRemind || reminder.draft))
    return (
      <SendInvoiceForm
        drafts={{ invoice: again.draft, ...(reminder.draft && { reminder: reminder.draft }) }}
        startsAs={canRemind && overdue > 0 ? 'reminder' : 'invoice'}
        invoice={invoice}
        onClose={onClose}
      />
    );
  return (
    <RecordDialog
      title={t('invoices.send')}
      error={again.error ?? reminder.error ?? error}
      missing={invoices && !invoice ? { title: t('invoices.send'), text: t('invoices.none') } : undefined}
      onRetry={() => {
        void again.refetch();
        if (canRemind) void reminder.refetch();
      }}
      onClose={onClose}
    />
  );
}
