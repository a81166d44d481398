import { Link } from 'react-router-dom';
import type { Schemas } from '../api/types';
import { Tag } from '../components/tag';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import styles from './mailings.module.css';

const tones = { waiting: 'warn', sent: 'good', stored: 'warn', failed: 'bad', left_out: 'plain' } as const;

interface MailingRecipientsProps {
  recipients: readonly Schemas['ClientMailingRecipientDto'][];
}

/** Whom an e-mail went to and what became of each; those it did not reach come first. */
export function MailingRecipients({ recipients }: MailingRecipientsProps) {
  const t = useT();
  return (
    <table className={styles['recipients']} aria-label={t('mailings.recipients')}>
      <thead>
        <tr>
          <th>{t('mailings.recipient.client')}</th>
          <th>{t('mailings.recipient.email')}</th>
          <th>{t('mailings.recipient.state')}</th>
        </tr>
      </thead>
      <tbody>
        {recipients.map(({ client_id, client_name, client_email, message_id, state, failure_reason }) => (
          <tr key={`${String(client_id)} ${String(message_id)} ${client_email}`}>
            <td>
              {client_id === null ? client_name : <Link to={paths.client(client_id)}>{client_name}</Link>}
            </td>
            <td>
              {message_id === null ? (
                client_email
              ) : (
                <Link to={paths.message(message_id)}>{client_email}</Link>
              )}
            </td>
            <td>
              <Tag tone={tones[state]}>{t(`mailings.state.${state}`)}</Tag>
              {failure_reason && <small>{failure_reason}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
