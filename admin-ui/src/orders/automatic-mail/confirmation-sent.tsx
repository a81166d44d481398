import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/types';
import { DateTime } from '../../components/date-time';
import { LabelledValue } from '../../components/labelled-value';
import { useT } from '../../i18n/use-t';
import { AutomaticMailStatus } from '../../messages/message-status';
import { paths } from '../../paths';
import styles from './automatic-mail.module.css';

/** That the order was confirmed to its client, when, and what became of the mail. */
export function ConfirmationSent({ mail }: { mail: Schemas['AutomaticMail'] }) {
  const t = useT();
  const time = <DateTime value={mail.sent_at} />;
  return (
    <LabelledValue label={t('orders.acceptance.label')}>
      <span className={styles['sent']}>
        {mail.message_id === null ? (
          time
        ) : (
          <Link to={paths.message(mail.message_id)} title={mail.to}>
            {time}
          </Link>
        )}
        <AutomaticMailStatus mail={mail} />
      </span>
    </LabelledValue>
  );
}
