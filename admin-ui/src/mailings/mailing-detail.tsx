import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { FailedNote } from '../client-mail/failed-note';
import { DateTime } from '../components/date-time';
import { ErrorState } from '../components/error-state';
import { Icon } from '../components/icon';
import { LabelledValue, LabelledValues } from '../components/labelled-value';
import { useDocumentTitle } from '../components/page-head';
import { Note } from '../components/note';
import { SkeletonLines } from '../components/skeletons';
import { useT } from '../i18n/use-t';
import { LetterFrame } from '../messages/letter-frame';
import { NoMailServer } from '../mail-text/no-mail-server';
import { paths } from '../paths';
import { MailingBar } from './mailing-bar';
import { MailingRecipients } from './mailing-recipients';
import styles from './mailings.module.css';

const pollMs = 2_000;

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
      {left_out > 0 && <Note tone="info">{t('letters.progress.leftOut', { smart_count: left_out })}</Note>}
      <NoMailServer />
      <LetterFrame content={message} title={t('mailings.content')} />
      <MailingRecipients recipients={recipients} />
    </>
  );
}
