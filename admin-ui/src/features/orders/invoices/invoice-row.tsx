import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Download from 'lucide-react/icons/download';
import FilePen from 'lucide-react/icons/file-pen';
import Receipt from 'lucide-react/icons/receipt-text';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { Tag } from '../../../kit/components/tag';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import documentStyles from '../documents/documents.module.css';
import type { OrderDocument } from '../documents/document-groups';
import { useDownload } from '../documents/use-download';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import type { Invoice } from './invoice-queries';
import styles from './invoices.module.css';

interface InvoiceRowProps {
  invoice: Invoice;
  /** The day on which the order was paid. */
  paidOn: string | null;
  /** It says until when is to be paid, and not what the one before it said. */
  setsDueDay: boolean;
  /** Its file; missing for a moment after it was issued. */
  document: OrderDocument | undefined;
}

/** An issued invoice or a correction: opened by its number, with what became of it. */
export function InvoiceRow({ invoice, paidOn, setsDueDay, document }: InvoiceRowProps) {
  const t = useT();
  const format = useFormat();
  const { order, openDialog } = useOrder();
  const { number, kind, currency, sent_to, last_sent_at, last_delivery: delivery } = invoice;
  const isCorrection = kind === 'correction';
  const day = (date: string) => format.date(`${date}T12:00:00Z`);
  const canSend = isCorrection || order.status < status.paid;
  return (
    <li className={`${documentStyles['row']} ${styles['entry']}`}>
      <span className={documentStyles['glyph']} data-type="ISSUED_INVOICE">
        <Icon of={isCorrection ? FilePen : Receipt} size={18} />
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
              ? t(`invoices.delivery.${delivery}`, { email: sent_to, date: format.date(last_sent_at) })
              : t('invoices.notSent')}
          </span>
          {invoice.reminded_at && (
            <span>
              {t('invoices.reminded', {
                smart_count: invoice.reminders_sent,
                date: format.date(invoice.reminded_at),
              })}
            </span>
          )}
          {!isCorrection && paidOn && <span>{t('invoices.paidOn', { date: day(paidOn) })}</span>}
        </p>
      </div>
      <span className={styles['amount']}>
        <Money amount={invoice.gross_amount} currency={currency} signed={isCorrection} />
      </span>
      {canSend && (
        <Button
          size="small"
          aria-label={t(sent_to ? 'invoices.sendAgainOf' : 'invoices.sendOneOf', { number })}
          onClick={() => openDialog({ kind: 'send-invoice', invoiceId: invoice.id })}
        >
          {t(sent_to ? 'invoices.sendAgain' : 'invoices.sendOne')}
        </Button>
      )}
      {document && <DownloadButton document={document} />}
    </li>
  );
}

function DownloadButton({ document }: { document: OrderDocument }) {
  const t = useT();
  const { isRunning, download } = useDownload(document);
  const name = document.original_filename;
  return (
    <IconButton aria-label={t('documents.downloadOf', { name })} aria-busy={isRunning} onClick={download}>
      <Icon of={Download} />
    </IconButton>
  );
}
