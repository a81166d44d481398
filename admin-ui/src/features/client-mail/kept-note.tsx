import Button from '@mui/material/Button';
import { Note } from '../../kit/components/note';
import { useT } from '../../kit/i18n/use-t';
import styles from './client-mail.module.css';

/** That the dialog goes on with what was typed before and not sent, and the way to begin anew. */
export function KeptNote({ onBeginAnew }: { onBeginAnew: () => void }) {
  const t = useT();
  return (
    <Note role="status">
      <span className={styles['kept']}>
        {t('clientMail.restored')}
        <Button size="small" variant="outlined" onClick={onBeginAnew}>
          {t('clientMail.beginAnew')}
        </Button>
      </span>
    </Note>
  );
}
