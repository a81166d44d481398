import Button from '@mui/material/Button';
import { useT } from '../../i18n/use-t';
import { dropPending, type Pending } from '../outbox';
import styles from './thread.module.css';

interface PendingMessageProps {
  message: Pending;
  onResend: (message: Pending) => void;
}

/** A message on its way, or one that did not get there. */
export function PendingMessage({ message, onResend }: PendingMessageProps) {
  const t = useT();
  return (
    <>
      <p className={`${styles['message']} ${styles['own']} ${message.isFailed ? styles['failed'] : ''}`}>
        {message.content}
      </p>
      <span className={`${styles['at']} ${styles['ownAt']}`}>
        {t(message.isFailed ? 'chat.thread.failed' : 'chat.thread.sending')}
      </span>
      {message.isFailed && (
        <span className={styles['again']}>
          <Button size="small" onClick={() => dropPending(message.key)}>
            {t('chat.thread.discard')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onResend(message)}>
            {t('chat.thread.retry')}
          </Button>
        </span>
      )}
    </>
  );
}
