import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Coins from 'lucide-react/icons/coins';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import documentStyles from '../documents/documents.module.css';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useOrderPayments, type Payment } from './invoice-queries';
import styles from './invoices.module.css';

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
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon of={Coins} size={14} />}
          onClick={() => openDialog({ kind: 'record-payment' })}
        >
          {t('invoices.payments.record')}
        </Button>
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
  const date = format.date(`${paid_on}T12:00:00Z`);
  return (
    <li className={`${documentStyles['row']} ${styles['entry']}`}>
      <span className={documentStyles['glyph']}>
        <Icon of={Coins} size={18} />
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
      <IconButton
        aria-label={t('invoices.payments.removeOf', { date, amount: `${format.amount(amount)} ${currency}` })}
        onClick={() => openDialog({ kind: 'remove-payment', payment })}
      >
        <Icon of={Trash} />
      </IconButton>
    </li>
  );
}
