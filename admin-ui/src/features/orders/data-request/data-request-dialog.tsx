import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { DataRequestForm } from './data-request-form';
import { useClientLanguage } from '../queries/use-client-language';
import { useDataDraft } from './use-data-draft';

/** The dialog in which a client is asked to complete the data; it opens once its text is known. */
export function DataRequestDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const { draft, error, refetch } = useDataDraft(useClientLanguage(order));
  if (draft) return <DataRequestForm draft={draft} onClose={onClose} />;
  if (!error) return null;
  return (
    <RecordDialog
      title={t('orders.dataRequest.title')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
