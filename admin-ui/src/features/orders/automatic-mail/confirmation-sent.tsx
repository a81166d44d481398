import { Link } from 'react-router-dom';
import type { Schemas } from '../../../kit/api/types';
import { DateTime } from '../../../kit/components/date-time';
import { LabelledValue } from '../../../kit/components/labelled-value';
import { useT } from '../../../kit/i18n/use-t';
import { AutomaticMailStatus } from '../../messages/message-status';
import { paths } from '../../../kit/paths';
import styles from './automatic-mail.module.css';

/** The confirmation of the order to its client: when it left, or was written when it has not, and what became of it. */
export function ConfirmationSent({ mail }: { mail: Schemas['AutomaticMail'] }) {
  const t = useT();
  const time = <DateTime value={mail.sent_at ?? mail.written_at} />;
  return (
    <LabelledValue label={t('orders.acceptance.label')}>
      <span className={styles['sent']}>
        {mail.sent_at === null && t('orders.acceptance.written')}
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
