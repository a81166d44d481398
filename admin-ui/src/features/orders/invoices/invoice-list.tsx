import Button from '@mui/material/Button';
import FilePen from 'lucide-react/icons/file-pen';
import { lazy, Suspense, useId } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { useT } from '../../../kit/i18n/use-t';
import documentStyles from '../documents/documents.module.css';
import type { OrderDocument } from '../documents/document-groups';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import {
  useOrderInvoices,
  type Invoice,
  useOrderPayments,
  type Payment,
  type RefusedInvoice,
} from './invoice-queries';
import { isToMend } from './invoice-state';
import styles from './invoices.module.css';
import IconButton from '@mui/material/IconButton';
import Receipt from 'lucide-react/icons/receipt-text';
import { Tag } from '../../../kit/components/tag';
import { useFormat } from '../../../kit/format/use-format';
import { troubleOfInvoice } from '../../../kit/status/invoice-fate';
import { DownloadButton } from '../documents/file-buttons';
import Coins from 'lucide-react/icons/coins';
import Trash from 'lucide-react/icons/trash-2';

// Few companies send invoices there; the page of the others does without.
const InvoiceKsef = lazy(async () => ({ default: (await import('./invoice-ksef')).InvoiceKsef }));
const RefusedVersions = lazy(async () => ({ default: (await import('./invoice-ksef')).RefusedVersions }));

/** The invoice of the order with its corrections; nothing where none was issued. */
export function InvoiceList({ documents }: { documents: readonly OrderDocument[] }) {
  const t = useT();
  const id = useId();
  const { order, place, openDialog } = useOrder();
  const { data, error, refetch } = useOrderInvoices(order);
  if (error)
    return <ErrorState error={error} title={t('invoices.listFailed')} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={documentStyles['head']}>
        <h2 id={id}>{t('invoices.list')}</h2>
        {/* What was never issued is mended, not corrected. */}
        {order.status >= status.invoiceCreated && !data.items.some((one) => isToMend(one, data.items)) && (
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
        {data.items.map((invoice, index) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            isFresh={place.tab === 'documents' && place.invoice === invoice.id}
            paidOn={data.paid_on}
            setsDueDay={invoice.due_date !== data.items[index - 1]?.due_date}
            document={documents.find((one) => one.id === invoice.document_id)}
            toMend={isToMend(invoice, data.items)}
            isHeld={data.items.some((one) => one.id <= invoice.id && isToMend(one, data.items))}
            refused={data.refused.filter((one) => one.replaced_by_id === invoice.id)}
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

interface InvoiceRowProps {
  invoice: Invoice;
  /** It was issued a moment ago. */
  isFresh: boolean;
  /** The day on which the order was paid. */
  paidOn: string | null;
  /** It says until when is to be paid, and not what the one before it said. */
  setsDueDay: boolean;
  /** Its file; missing for a moment after it was issued. */
  document: OrderDocument | undefined;
  /** KSeF refused it, and it can be mended. */
  toMend: boolean;
  /** It, or what it corrects, is to be mended first. */
  isHeld: boolean;
  /** What KSeF refused under its number before. */
  refused: readonly RefusedInvoice[];
}

/** An issued invoice or a correction: opened by its number, with what became of it. */
function InvoiceRow({
  invoice,
  isFresh,
  paidOn,
  setsDueDay,
  document,
  toMend,
  isHeld,
  refused,
}: InvoiceRowProps) {
  const t = useT();
  const format = useFormat();
  const { order, openDialog } = useOrder();
  const { number, kind, currency, sent_to, last_sent_at, last_delivery: delivery } = invoice;
  const isCorrection = kind === 'correction';
  const day = (date: string) => format.shortDate(`${date}T12:00:00Z`);
  const isWithClient =
    sent_to !== null && troubleOfInvoice({ ...order, invoice_delivery: delivery }) === null;
  const canSend = !isHeld && (isCorrection || order.status < status.paid);
  return (
    <li className={`${documentStyles['row']} ${styles['entry']}`} data-fresh={isFresh}>
      <span className={documentStyles['glyph']} data-type="ISSUED_INVOICE">
        <Icon of={isCorrection ? FilePen : Receipt} />
      </span>
      <div className={documentStyles['what']}>
        <button
          type="button"
          className={`num ${documentStyles['name']}`}
          aria-haspopup="dialog"
          aria-label={t('invoices.open', { number })}
          disabled={!document}
          onClick={() => document && openDialog({ kind: 'preview-document', document })}
        >
          {number}
        </button>
        <p className={documentStyles['meta']}>
          {isCorrection && <Tag>{t('invoices.correction')}</Tag>}
          {invoice.reason && <span>{invoice.reason}</span>}
          <span>{t('invoices.issued', { date: day(invoice.issue_date) })}</span>
          {setsDueDay && <span>{t('invoices.dueOn', { date: day(invoice.due_date) })}</span>}
          <span>
            {sent_to && last_sent_at && delivery
              ? t(`invoices.delivery.${delivery}`, { email: sent_to, date: format.shortDate(last_sent_at) })
              : t('invoices.notSent')}
          </span>
          {invoice.reminded_at && (
            <span>
              {t('invoices.reminded', {
                smart_count: invoice.reminders_sent,
                date: format.shortDate(invoice.reminded_at),
              })}
            </span>
          )}
          {invoice.ksef && (
            <Suspense fallback={null}>
              <InvoiceKsef invoice={invoice} ksef={invoice.ksef} isToMend={toMend} />
            </Suspense>
          )}
          {!isCorrection && paidOn && <span>{t('invoices.paidOn', { date: day(paidOn) })}</span>}
        </p>
        {refused.length > 0 && (
          <Suspense fallback={null}>
            <RefusedVersions refused={refused} invoice={invoice} />
          </Suspense>
        )}
      </div>
      <span className={styles['amount']}>
        <Money amount={invoice.gross_amount} currency={currency} signed={isCorrection} />
      </span>
      <span className={documentStyles['rowActs']}>
        {canSend && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t(isWithClient ? 'invoices.sendAgainOf' : 'invoices.sendOneOf', { number })}
            onClick={() => openDialog({ kind: 'send-invoice', invoiceId: invoice.id })}
          >
            {t(isWithClient ? 'invoices.sendAgain' : 'invoices.sendOne')}
          </Button>
        )}
        {document && <DownloadButton document={document} />}
      </span>
    </li>
  );
}

/** What was paid for an invoiced order, what is open, and where a payment is recorded. */
export function PaymentList() {
  const t = useT();
  const id = useId();
  const { order, openDialog } = useOrder();
  const { data, error, refetch } = useOrderPayments(order);
  if (error)
    return <ErrorState error={error} title={t('invoices.payments.failed')} onRetry={() => void refetch()} />;
  if (!data || data.balance === null || data.currency === null || order.status < status.invoiceCreated)
    return null;
  const { balance, currency, items } = data;
  return (
    <section aria-labelledby={id}>
      <div className={documentStyles['head']}>
        <h2 id={id}>{t('invoices.payments.title')}</h2>
        {balance !== 0 && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={Coins} size={14} />}
            onClick={() => openDialog({ kind: 'record-payment' })}
          >
            {t('invoices.payments.record')}
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <ul className={documentStyles['list']} aria-label={t('invoices.payments.title')}>
          {items.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <p className={styles['balance']}>
        <span>{t(balance < 0 ? 'invoices.payments.toReturn' : 'invoices.payments.open')}</span>
        <b>
          <Money amount={Math.abs(balance)} currency={currency} />
        </b>
      </p>
    </section>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useT();
  const format = useFormat();
  const { openDialog } = useOrder();
  const { amount, currency, method, note, paid_on, created_by_name: name } = payment;
  const date = format.shortDate(`${paid_on}T12:00:00Z`);
  return (
    <li className={`${documentStyles['row']} ${styles['entry']}`}>
      <span className={documentStyles['glyph']}>
        <Icon of={Coins} />
      </span>
      <div className={documentStyles['what']}>
        <span className={documentStyles['name']}>{date}</span>
        <p className={documentStyles['meta']}>
          {amount < 0 && <span>{t('invoices.payments.refund')}</span>}
          <span>{t(`invoices.payments.method.${method}`)}</span>
          {note && <span>{note}</span>}
          {name && <span>{t('invoices.payments.by', { name })}</span>}
        </p>
      </div>
      <span className={styles['amount']}>
        <Money amount={amount} currency={currency} signed={amount < 0} />
      </span>
      <span className={documentStyles['rowActs']}>
        <IconButton
          size="small"
          aria-label={t('invoices.payments.removeOf', {
            date,
            amount: `${format.amount(amount)} ${currency}`,
          })}
          onClick={() => openDialog({ kind: 'remove-payment', payment })}
        >
          <Icon of={Trash} />
        </IconButton>
      </span>
    </li>
  );
}
