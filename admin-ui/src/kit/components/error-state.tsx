import Button from '@mui/material/Button';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { useDescribeFailure } from '../api/use-describe-failure';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';
import styles from './empty-state.module.css';

interface ErrorStateProps {
  error: unknown;
  /** Loads again. */
  onRetry: () => void;
  /** What failed; “the data could not be loaded” when left out. */
  title?: string | undefined;
}

/** In place of data that could not be loaded: what happened, its code, and a retry. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const t = useT();
  const { text, code } = useDescribeFailure()(error);
  return (
    <div className={styles['empty']} role="alert">
      <Icon of={CloudAlert} size={24} />
      <h2>{title ?? t('common.failure.load')}</h2>
      <p>{text}</p>
      {code && <p className={`${styles['code']} num`}>{code}</p>}
      <div className={styles['actions']}>
        <Button variant="outlined" onClick={onRetry}>
          {t('common.action.retry')}
        </Button>
      </div>
    </div>
  );
}
