import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { InvoiceForm } from './invoice-form';
import { useVatRates } from './invoice-queries';

/** The dialog in which an invoice is issued; it opens once its rates are known. */
export function InvoiceDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const { rates, error, refetch } = useVatRates(order.id);
  if (rates) return <InvoiceForm rates={rates} onClose={onClose} />;
  return (
    <RecordDialog
      title={error ? t('invoices.ratesFailed') : t('invoices.title')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
