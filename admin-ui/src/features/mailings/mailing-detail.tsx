import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { FailedNote } from '../client-mail/failed-note';
import { DateTime } from '../../kit/components/date-time';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { useDocumentTitle } from '../../kit/components/page-head';
import { Note } from '../../kit/components/note';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useT } from '../../kit/i18n/use-t';
import { MailFrame } from '../messages/mail-frame';
import { asHtml } from '../../kit/mail-text/plain-text';
import { paths } from '../../kit/paths';
import { MailingBar } from './mailing-bar';
import styles from './mailings.module.css';
import { Tag } from '../../kit/components/tag';

const tones = { waiting: 'warn', sent: 'good', stored: 'warn', failed: 'bad', left_out: 'plain' } as const;

interface MailingRecipientsProps {
  recipients: readonly Schemas['ClientMailingRecipientDto'][];
}

/** Whom an e-mail went to and what became of each; those it did not reach come first. */
function MailingRecipients({ recipients }: MailingRecipientsProps) {
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
              {client_id === null ? client_name : <Link to={paths.clientPage(client_id)}>{client_name}</Link>}
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

/** Whether mails still go out is told; this is for when it is not. */
const pollMs = 10_000;

/** One e-mail to many clients: who sent it and when, how far it is, what it says, what became of each mail. */
export function MailingDetail() {
  const t = useT();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useQuery({
    queryKey: ['client-mailings', 'page', id],
    queryFn: ({ signal }) => api.get('/client-mailings/{id}', { params: { path: { id } }, signal }),
    refetchInterval: ({ state }) => ((state.data?.counts.waiting ?? 0) > 0 ? pollMs : false),
    staleTime: 0,
  });
  useDocumentTitle(data?.subject ?? t('mailings.title'));
  return (
    <div className={styles['page']}>
      <Link to={paths.mailings} className={styles['back']}>
        <Icon of={ArrowLeft} size={14} />
        {t('mailings.back')}
      </Link>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonLines lines={10} />}
      {data && <Mailing mailing={data} />}
    </div>
  );
}

function Mailing({ mailing }: { mailing: Schemas['ClientMailingDetails'] }) {
  const t = useT();
  const { id, subject, counts, left_out, sent_by_name, sent_at, message, recipients } = mailing;
  return (
    <>
      <h1>{subject}</h1>
      <LabelledValues columns={3}>
        <LabelledValue label={t('mailings.sentBy')}>{sent_by_name ?? t('mailings.nobody')}</LabelledValue>
        <LabelledValue label={t('mailings.sentAt')}>
          <DateTime value={sent_at} />
        </LabelledValue>
        <LabelledValue label={t('mailings.to')}>
          {t('mailings.toCount', { smart_count: counts.total })}
        </LabelledValue>
      </LabelledValues>
      <MailingBar counts={counts} label={t('mailings.column.progress')} />
      {counts.failed > 0 && <FailedNote id={id} count={counts.failed} />}
      {left_out > 0 && <Note tone="info">{t('clientMail.progress.leftOut', { smart_count: left_out })}</Note>}
      <MailFrame content={asHtml(message)} title={t('mailings.content')} isOwn />
      <MailingRecipients recipients={recipients} />
    </>
  );
}
