import { Link } from 'react-router-dom';
import { Note } from '../../../kit/components/note';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { useOrder } from '../order-context';
import type { OrderDetails } from '../queries/types';
import styles from '../order-page.module.css';

/** What has not reached whoever has to answer: an order does not go on by itself then, whatever its status says. */
export function MailsOnHold() {
  const { order } = useOrder();
  return order.mails_on_hold.map((mail) => (
    <div key={mail.message_id} className={styles['banner']}>
      <HeldMail mail={mail} />
    </div>
  ));
}

function HeldMail({ mail }: { mail: OrderDetails['mails_on_hold'][number] }) {
  const t = useT();
  const isFailed = mail.delivery === 'failed';
  const reason = mail.failure_reason?.replace(/\.?$/, '.') ?? '';
  return (
    <Note tone={isFailed ? 'bad' : 'warn'}>
      {t(isFailed ? 'orders.held.failed' : 'orders.held.queued', { email: mail.to })}{' '}
      {mail.message_id === null ? (
        mail.subject
      ) : (
        <Link to={paths.message(mail.message_id)}>{mail.subject}</Link>
      )}
      {'. '}
      {reason && `${t('orders.held.reason', { reason })} `}
      {t(isFailed ? 'orders.held.todo' : 'orders.held.wait')}
    </Note>
  );
}
