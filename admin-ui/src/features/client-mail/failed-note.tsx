import Button from '@mui/material/Button';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { useT } from '../../kit/i18n/use-t';
import { useRetryMailing } from './use-mailing';
import styles from './client-mail.module.css';

/** How many could not be reached, and the way to send them their mail again. */
export function FailedNote({ id, count }: { id: number; count: number }) {
  const t = useT();
  const retry = useRetryMailing(id);
  return (
    <Note tone="bad" role="alert">
      <span className={styles['kept']}>
        {t('clientMail.progress.failed', { smart_count: count })}
        <Button
          size="small"
          variant="outlined"
          loading={retry.isPending}
          startIcon={<Icon of={RotateCw} size={14} />}
          onClick={() => retry.mutate()}
        >
          {t('clientMail.progress.retry')}
        </Button>
      </span>
    </Note>
  );
}
