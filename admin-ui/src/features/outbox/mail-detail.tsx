import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useGetOne } from 'react-admin';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { OutboxMailDetails } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { Note } from '../../kit/components/note';
import { useDocumentTitle } from '../../kit/components/page-head';
import { Segmented } from '../../kit/components/segmented';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { ArrivingMail } from '../../kit/mail-text/arriving-mail';
import styles from './mail-detail.module.css';
import { MailStatus } from './mail-status';
import Paperclip from 'lucide-react/icons/paperclip';
import { Tag } from '../../kit/components/tag';
import { fileSize } from '../../kit/format/file-size';
import { useFormat } from '../../kit/format/use-format';

/** The files that a mail carries, by their names; and why one is missing. */
function MailAttachments({ attachments }: Pick<OutboxMailDetails, 'attachments'>) {
  const t = useT();
  const format = useFormat();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles['attachments']} aria-label={t('mail.attachments')}>
      {attachments.map(({ filename, size, failure }) => (
        <li key={filename}>
          <Icon of={Paperclip} size={14} />
          <span>{filename}</span>
          {size !== null && <span className="num">{fileSize(size, format)}</span>}
          {size === null && failure === null && <span>{t('mail.attachmentLater')}</span>}
          {failure !== null && <Tag tone="warn">{t('mail.attachmentMissing', { reason: failure })}</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** One mail: who, when, what became of it, and its content as the recipient gets it. */
export function MailDetail() {
  const t = useT();
  const id = Number(useParams()['id']);
  // What the list left behind is no whole mail: it has no content.
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<OutboxMailDetails>(
    'mail-outbox',
    { id },
    { staleTime: 0 },
  );
  const mail = isFetchedAfterMount ? data : undefined;
  useDocumentTitle(mail?.subject ?? t('mail.title'));
  return (
    <div className={styles['page']}>
      <Link to={paths.mailOutbox} className={styles['back']}>
        <Icon of={ArrowLeft} size={14} />
        {t('mail.back')}
      </Link>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !mail && <SkeletonLines lines={10} />}
      {mail && <Mail mail={mail} />}
    </div>
  );
}

/** What the moment is that a mail is shown with. */
function momentOf(mail: OutboxMailDetails): MessageKey {
  if (mail.next_attempt_at) return 'mail.nextAttempt';
  return mail.status === 'captured' ? 'mail.kept' : 'mail.sent';
}

type View = 'html' | 'text' | 'headers';

function Mail({ mail }: { mail: OutboxMailDetails }) {
  const t = useT();
  const [view, setView] = useState<View>('html');
  return (
    <>
      <div className={styles['head']}>
        <h1>{mail.subject}</h1>
        <MailStatus status={mail.status} />
      </div>
      <LabelledValues columns={3}>
        <LabelledValue label={t('mail.to')}>{mail.to}</LabelledValue>
        <LabelledValue label={t('mail.from')}>{mail.from}</LabelledValue>
        <LabelledValue label={t('mail.replyTo')}>{mail.reply_to}</LabelledValue>
        <LabelledValue label={t('mail.company')}>{mail.company_name ?? t('mail.own')}</LabelledValue>
        <LabelledValue label={t('mail.created')}>
          <DateTime value={mail.created_at} />
        </LabelledValue>
        <LabelledValue label={t(momentOf(mail))}>
          <DateTime value={mail.next_attempt_at ?? mail.sent_at} />
          {`, ${t('mail.attempts', { smart_count: mail.attempts })}`}
        </LabelledValue>
      </LabelledValues>
      <MailAttachments attachments={mail.attachments} />
      {mail.last_error && (
        <Note tone={mail.status === 'failed' ? 'bad' : 'warn'} title={t('mail.lastError')}>
          {mail.last_error}
        </Note>
      )}
      <div>
        <Segmented
          label={t('mail.view.label')}
          value={view}
          options={(['html', 'text', 'headers'] as const).map((value) => ({
            value,
            label: t(`mail.view.${value}`),
          }))}
          onChange={setView}
        />
      </div>
      {view === 'html' && (
        <ArrivingMail html={mail.html} title={t('mail.preview')} className={styles['frame']} />
      )}
      {view === 'text' && (
        <pre className={styles['text']} tabIndex={0} aria-label={t('mail.preview')}>
          {mail.text}
        </pre>
      )}
      {view === 'headers' && (
        <pre className={styles['text']} tabIndex={0} aria-label={t('mail.view.headers')}>
          {mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}
        </pre>
      )}
    </>
  );
}
