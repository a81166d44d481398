import Button from '@mui/material/Button';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { useDescribeFailure } from '../api/use-describe-failure';
import { useT } from '../i18n/use-t';
import { StateFrame } from './empty-state';
import { Icon } from './icon';

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
    <StateFrame role="alert">
      <Icon of={CloudAlert} size={24} />
      <h2>{title ?? t('common.failure.load')}</h2>
      <p>{text}</p>
      {code && (
        <p data-code className="num">
          {code}
        </p>
      )}
      <div data-actions>
        <Button variant="outlined" onClick={onRetry}>
          {t('common.action.retry')}
        </Button>
      </div>
    </StateFrame>
  );
}
