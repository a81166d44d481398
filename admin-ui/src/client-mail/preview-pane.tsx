import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { ErrorState } from '../components/error-state';
import { SkeletonLines } from '../components/skeletons';
import { useSettled } from '../components/use-settled';
import { useT } from '../i18n/use-t';
import { ArrivingMail } from '../mail-text/arriving-mail';
import type { Recipient } from './recipient';
import type { Outgoing } from './use-outgoing';
import styles from './client-mail.module.css';

interface PreviewPaneProps {
  outgoing: Outgoing;
  recipient: Recipient | undefined;
}

/** The mail as it arrives at one of the recipients: composed by the server, with a name and a link that works. */
export function PreviewPane({ outgoing: { words, language }, recipient }: PreviewPaneProps) {
  const t = useT();
  const client_id = recipient?.clientId ?? null;
  const recipient_name = recipient?.name ?? null;
  const body = useSettled(JSON.stringify({ ...words, language, client_id, recipient_name }), 400);
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-preview', body],
    queryFn: ({ signal }) =>
      api.post('/preview-email', {
        body: JSON.parse(body) as { subject: string; message: string },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (error && !data) {
    return <ErrorState error={error} title={t('letters.previewFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines lines={10} />;
  return (
    <>
      <p className={styles['line']}>
        <span>{t('letters.previewFor', { name: recipient?.name || (recipient?.email ?? '') })}</span>
        <b>{data.subject}</b>
      </p>
      {data.unknown.length > 0 && (
        <p className={styles['unknown']} role="status">
          {t('letters.unknown', { names: data.unknown.join(', ') })}
        </p>
      )}
      <ArrivingMail html={data.html} title={t('letters.preview')} />
    </>
  );
}
