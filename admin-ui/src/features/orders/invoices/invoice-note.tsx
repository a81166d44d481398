import Button from '@mui/material/Button';
import { Note } from '../../../kit/components/note';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { dueStateOf } from './due-state';
import { useOrderInvoices } from './invoice-queries';
import { fateOfInvoice } from './invoice-fate';
import styles from './invoices.module.css';

/** From the invoice on: which one there is, where it is, and when it is to be paid. */
export function InvoiceNote() {
  const t = useT();
  const format = useFormat();
  const { order, openDialog } = useOrder();
  const { data } = useOrderInvoices(order);
  const number = data?.items[0]?.number;
  const amount =
    data?.amount_due != null && data.currency
      ? `${format.amount(data.amount_due)}\u00a0${data.currency}`
      : '';
  const due = data ? dueStateOf(data, format.date) : null;
  const dueText = due && t(due.key, due.values);
  const isPaid = order.status === status.paid;
  if (number === undefined) {
    const text = { [status.invoiceCreated]: 'invoiceCreated', [status.invoiceSent]: 'invoiceSent' } as const;
    const key = text[order.status as keyof typeof text];
    return <Note {...(isPaid && { tone: 'ok' })}>{t(`orders.view.${key ?? 'paid'}`)}</Note>;
  }
  if (isPaid) {
    const back = data?.balance != null && data.balance < 0 ? -data.balance : 0;
    const date = data?.paid_on ? format.date(`${data.paid_on}T12:00:00Z`) : '';
    const currency = data?.currency ?? '';
    if (data?.balance)
      return (
        <Note tone="warn">
          {t(back > 0 ? 'invoices.note.toReturn' : 'invoices.note.stillOpen', {
            number,
            amount: `${format.amount(Math.abs(data.balance))}\u00a0${currency}`,
          })}
        </Note>
      );
    return <Note tone="ok">{t('invoices.note.paid', { number, amount, date })}</Note>;
  }
  const isSent = order.status === status.invoiceSent;
  const sentKey = fateOfInvoice(data?.items[0]?.last_delivery ?? null);
  const isLost = isSent && sentKey !== 'sent';
  return (
    <Note {...(isLost && { tone: 'warn' })} {...(due?.isLate && { tone: 'bad' })}>
      <span className={styles['beside']}>
        {[t(`invoices.note.${isSent ? sentKey : 'created'}`, { number, amount }), dueText && `${dueText}.`]
          .filter(Boolean)
          .join(' ')}
        {isSent && due?.isLate && (
          <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'send-invoice' })}>
            {t('invoices.remind')}
          </Button>
        )}
      </span>
    </Note>
  );
}
