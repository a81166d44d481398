import Button from '@mui/material/Button';
import { useT } from '../../i18n/use-t';
import { useConnection } from '../connection/connection-store';
import styles from './chat-panel.module.css';

/** Says when nothing is told at once, and offers to connect again. */
export function ConnectionNote() {
  const t = useT();
  const { state, reconnect } = useConnection();
  const text =
    state === 'retrying' ? 'retrying' : state === 'lost' ? 'lost' : state === 'refused' ? 'tooMany' : null;
  return (
    <div role="status" className={text ? styles['note'] : undefined}>
      {text && <span>{t(`chat.connection.${text}`)}</span>}
      {(state === 'lost' || state === 'refused') && (
        <Button size="small" variant="outlined" onClick={reconnect}>
          {t('chat.connection.reconnect')}
        </Button>
      )}
    </div>
  );
}
