import Button from '@mui/material/Button';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useRetry } from './use-retry';
import styles from './requests.module.css';

interface FailedNoteProps {
  route: Route;
  /** How many mails could not be delivered. */
  count: number;
  onRetried: () => void;
}

/** That mails could not be delivered, and the way to send them again as long as prices are asked for. */
export function FailedNote({ route, count, onRetried }: FailedNoteProps) {
  const t = useT();
  const { view } = useOrder();
  const retry = useRetry(route.id, onRetried);
  if (count === 0) return null;
  return (
    <Note tone="bad" role="status">
      <div className={styles['failedNote']}>
        <span>{t('orders.requests.failedNote', { smart_count: count })}</span>
        {view === 'editing' && (
          <Button
            size="small"
            variant="outlined"
            loading={retry.isPending}
            startIcon={<Icon of={RotateCw} size={14} />}
            onClick={() => retry.mutate()}
          >
            {t('orders.requests.retry')}
          </Button>
        )}
      </div>
    </Note>
  );
}
