import { RecordDialog } from '../../form/record-dialog';
import { useFreshDraft } from '../../mail-text/draft';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { useClientLanguage } from '../queries/use-client-language';
import { useOrderInvoices } from './invoice-queries';
import { SendInvoiceForm } from './send-invoice-form';

interface SendInvoiceDialogProps {
  /** The order's invoice when left out. */
  invoiceId?: number | undefined;
  onClose: () => void;
}

/** The dialog in which an invoice is mailed; it opens once its text is known. */
export function SendInvoiceDialog({ invoiceId, onClose }: SendInvoiceDialogProps) {
  const t = useT();
  const { order } = useOrder();
  const { draft, error: draftError, refetch } = useFreshDraft('invoice_sent', useClientLanguage(order));
  const { data: invoices, error } = useOrderInvoices(order);
  const invoice = invoices?.items.find(({ id, kind }) =>
    invoiceId === undefined ? kind === 'invoice' : id === invoiceId,
  );
  if (draft && invoice) return <SendInvoiceForm draft={draft} invoice={invoice} onClose={onClose} />;
  return (
    <RecordDialog
      title={t('invoices.send')}
      error={draftError ?? error}
      missing={invoices && !invoice ? { title: t('invoices.send'), text: t('invoices.none') } : undefined}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
