import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { KsefTag } from '../../money/ksef-tag';
import { useLacksOfflineCode } from '../../settings/ksef-settings';
import documentStyles from '../documents/documents.module.css';
import { useSaving } from '../documents/use-documents';
import { useOrder } from '../order-context';
import { useAskedAct } from '../steps/use-asked-act';
import { orderKeys } from '../queries/order-queries';
import type { Invoice, RefusedInvoice } from './invoice-queries';

type State = NonNullable<Invoice['ksef']>;

interface InvoiceKsefProps {
  invoice: Invoice;
  ksef: State;
  /** It was refused, and can be mended. */
  isToMend: boolean;
}

/** Where an invoice is on its way to KSeF: its number, or what stands against it and the way to send it again; its files. */
export function InvoiceKsef({ invoice, ksef, isToMend }: InvoiceKsefProps) {
  const t = useT();
  const { shortDate } = useFormat();
  const { status, environment, number, deadline, held_back_by: keeper, error } = ksef;
  const { offline_mode: mode, is_technical_correction: isTechnical } = ksef;
  const canRetry = status === 'refused' || keeper === 'environment' || (status === 'offline' && !keeper);
  const lacksCode = useLacksOfflineCode(status === 'offline');
  return (
    <>
      <KsefTag status={status} number={number} />
      {environment !== 'production' && <span>{t(`invoices.ksef.environment.${environment}`)}</span>}
      {(status === 'offline' || status === 'waiting') && deadline && (
        <span>{t('invoices.ksef.until', { date: shortDate(`${deadline}T12:00:00Z`) })}</span>
      )}
      {isTechnical && <span>{t('invoices.ksef.technical')}</span>}
      {error && <span>{error}</span>}
      {status === 'refused' && !isToMend && !ksef.is_number_taken && mode !== null && mode !== 'total' && (
        <span>{t('invoices.ksef.writtenAnew')}</span>
      )}
      {lacksCode && (
        <span>
          {t('invoices.ksef.noCode')}{' '}
          <Link to={paths.settings('ksef')} style={{ textDecoration: 'underline', whiteSpace: 'nowrap' }}>
            {t('invoices.ksef.toSettings')}
          </Link>
        </span>
      )}
      {isToMend && <MendButton invoice={invoice} />}
      {canRetry && <RetryButton invoice={invoice} isAgain={status === 'refused'} />}
      <FileButton invoice={invoice} kind="xml" />
      {status === 'accepted' && <FileButton invoice={invoice} kind="upo" />}
    </>
  );
}

/** Opens the dialog in which it is mended, at once where the address asks for that. */
function MendButton({ invoice: { id: invoiceId, number } }: { invoice: Invoice }) {
  const t = useT();
  const { openDialog } = useOrder();
  const [params] = useSearchParams();
  const open = () => openDialog({ kind: 'mend-invoice', invoiceId });
  // The queue of work asks for the one that there is to mend, the page of money for a certain one.
  const isMeant = (params.get('invoice') ?? String(invoiceId)) === String(invoiceId);
  useAskedAct(params.get('act') === 'mend_invoice' && isMeant, open);
  return (
    <Button size="small" variant="outlined" aria-label={t('invoices.ksef.mendOf', { number })} onClick={open}>
      {t('invoices.ksef.mend')}
    </Button>
  );
}

function RetryButton({ invoice, isAgain }: { invoice: Invoice; isAgain: boolean }) {
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
      aria-label={t(isAgain ? 'invoices.ksef.retryOf' : 'invoices.ksef.sendNowOf', { number })}
      aria-busy={retry.isPending}
      onClick={() => !retry.isPending && retry.mutate()}
    >
      {t(isAgain ? 'invoices.ksef.retry' : 'invoices.ksef.sendNow')}
    </Button>
  );
}

/** What KSeF refused before an invoice took its place, with the corrections of it: when, why, and the file that was sent. */
export function RefusedVersions({
  refused,
  invoice,
}: {
  refused: readonly RefusedInvoice[];
  invoice: Invoice;
}) {
  const t = useT();
  const format = useFormat();
  return refused.map(({ id, number, issue_date, is_withdrawn, error, has_file }) => {
    const date = format.shortDate(`${issue_date}T12:00:00Z`);
    return (
      <p key={id} className={documentStyles['meta']}>
        <span>
          {is_withdrawn
            ? t('invoices.ksef.withdrawn', { number, date })
            : t('invoices.ksef.refusedVersion', { number, date })}{' '}
          {error}
        </span>
        {has_file && (
          <FileButton
            invoice={{ id, order_id: invoice.order_id, number }}
            kind="xml"
            label={t('invoices.ksef.refusedXmlOf', { number, date })}
          />
        )}
      </p>
    );
  });
}

interface FileButtonProps {
  invoice: Pick<Invoice, 'id' | 'order_id' | 'number'>;
  kind: 'xml' | 'upo';
  label?: string;
}

function FileButton({ invoice, kind, label }: FileButtonProps) {
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
      aria-label={label ?? t(`invoices.ksef.${kind}Of`, { number })}
      aria-busy={isRunning}
      onClick={download}
    >
      {kind.toUpperCase()}
    </Button>
  );
}
