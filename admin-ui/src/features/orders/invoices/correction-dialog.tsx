import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { CorrectionForm } from './correction-form';
import { useOrderInvoices, useVatRates } from './invoice-queries';

/** The dialog in which an issued invoice is corrected. */
export function CorrectionDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const { rates, error: ratesError, refetch } = useVatRates(order.id);
  const { data: invoices, error } = useOrderInvoices(order);
  if (rates && invoices) return <CorrectionForm rates={rates} invoices={invoices} onClose={onClose} />;
  return (
    <RecordDialog
      title={t('invoices.correctLabel')}
      error={ratesError ?? error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
