import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useOrderInvoices } from './invoice-queries';
import { SendInvoiceForm } from './send-invoice-form';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { draftOf } from '../../../kit/mail-text/draft';
import type { InvoiceMailKind } from './invoice-mail-kind';

/**
 * The words with which an invoice's mail begins, read anew for each dialog.
 * @param invoiceId null while it is not known; nothing is read until then
 */
function useInvoiceDraft(orderId: number, invoiceId: number | null, kind: InvoiceMailKind) {
  const { data, error, refetch } = useQuery({
    queryKey: ['invoice-mail', orderId, invoiceId, kind],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/invoice-mail', {
        params: {
          path: { id: orderId },
          query: { kind, ...(invoiceId !== null && { invoice_id: invoiceId }) },
        },
        signal,
      }),
    enabled: invoiceId !== null,
    // The owner may have changed the text a moment ago, and days go by.
    staleTime: 0,
    gcTime: 0,
  });
  return { draft: data && draftOf(data), error, refetch };
}

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
