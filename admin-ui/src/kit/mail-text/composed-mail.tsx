import { ErrorState } from '../components/error-state';
import { Note } from '../components/note';
import { SkeletonLines } from '../components/skeletons';
import { useT } from '../i18n/use-t';
import { ArrivingMail } from './arriving-mail';
import styles from './composed-mail.module.css';

interface ComposedMailProps {
  /** As the server composed it; undefined while it is on its way. */
  mail: { subject: string; html: string; unknown: string[] } | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** A mail before it is sent, as the client will see it; says which placeholders nobody fills. Its links lead nowhere yet. */
export function ComposedMail({ mail, error, onRetry }: ComposedMailProps) {
  const t = useT();
  if (error && !mail)
    return <ErrorState error={error} title={t('orders.offerDialog.previewFailed')} onRetry={onRetry} />;
  if (!mail) return <SkeletonLines lines={12} />;
  return (
    <>
      {mail.unknown.length > 0 && (
        <Note tone="warn">{t('orders.offerDialog.unknown', { names: mail.unknown.join(', ') })}</Note>
      )}
      <b className={styles['subject']}>{mail.subject}</b>
      <ArrivingMail html={mail.html} title={t('orders.offerDialog.preview')} hasLinks={false} />
    </>
  );
}
