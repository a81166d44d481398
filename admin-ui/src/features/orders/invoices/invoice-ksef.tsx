import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { KsefTag } from '../../money/ksef-tag';
import { useSaving } from '../documents/use-documents';
import { orderKeys } from '../queries/order-queries';
import type { Invoice } from './invoice-queries';

type State = NonNullable<Invoice['ksef']>;

/** Where an invoice is on its way to KSeF: its number, or what stands against it and the way to send it again; its files. */
export function InvoiceKsef({ invoice, ksef }: { invoice: Invoice; ksef: State }) {
  const t = useT();
  const { date } = useFormat();
  const { status, number, deadline, error } = ksef;
  return (
    <>
      <KsefTag status={status} number={number} />
      {status === 'offline' && deadline && (
        <span>{t('invoices.ksef.until', { date: date(`${deadline}T12:00:00Z`) })}</span>
      )}
      {error && <span>{error}</span>}
      {(status === 'refused' || status === 'offline') && <RetryButton invoice={invoice} />}
      <FileButton invoice={invoice} kind="xml" />
      {status === 'accepted' && <FileButton invoice={invoice} kind="upo" />}
    </>
  );
}

function RetryButton({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const { id: invoiceId, order_id: id, number } = invoice;
  const retry = useMutation({
    mutationFn: () =>
      api.post('/orders/{id}/invoices/{invoiceId}/ksef-retry', { params: { path: { id, invoiceId } } }),
    onError: (error) => toast.failure(t('invoices.ksef.retryFailed'), error),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.invoices(id) }),
  });
  return (
    <Button
      size="small"
      aria-label={t('invoices.ksef.retryOf', { number })}
      aria-busy={retry.isPending}
      onClick={() => !retry.isPending && retry.mutate()}
    >
      {t('invoices.ksef.retry')}
    </Button>
  );
}

function FileButton({ invoice, kind }: { invoice: Invoice; kind: 'xml' | 'upo' }) {
  const t = useT();
  const { id: invoiceId, order_id: id, number } = invoice;
  const plain = number.replaceAll('/', '-');
  const { isRunning, download } = useSaving(
    kind === 'xml' ? `${plain}.xml` : `UPO-${plain}.xml`,
    async () => {
      const { content } = await api.download(`/orders/{id}/invoices/{invoiceId}/${kind}`, {
        params: { path: { id, invoiceId } },
      });
      return new Blob([content], { type: 'application/xml' });
    },
  );
  return (
    <Button
      size="small"
      aria-label={t(`invoices.ksef.${kind}Of`, { number })}
      aria-busy={isRunning}
      onClick={download}
    >
      {kind.toUpperCase()}
    </Button>
  );
}
