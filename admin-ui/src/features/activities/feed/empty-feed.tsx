import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../../kit/components/empty-state';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { useActivityView } from '../head-actions';

// Of a new company only.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

/** Nothing has happened yet. @param isCompact beside the queue, which has the first steps and the button */
export function NoActivities({ isCompact = false }: { isCompact?: boolean }) {
  const t = useT();
  const { enterOrder } = useActivityView();
  return (
    <>
      <EmptyState title={t('activities.empty.title')} text={t('activities.empty.text')} picture="tray">
        {!isCompact && (
          <Button variant="contained" onClick={enterOrder}>
            <Icon of={Plus} />
            {t('activities.newOrder')}
          </Button>
        )}
      </EmptyState>
      {!isCompact && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
    </>
  );
}

/** What there is, the filters hide. */
export function NothingShown({ onShowAll }: { onShowAll: () => void }) {
  const t = useT();
  return (
    <EmptyState title={t('activities.filtered.title')} text={t('activities.filtered.text')} picture="glass">
      <Button variant="outlined" onClick={onShowAll}>
        {t('activities.filtered.all')}
      </Button>
    </EmptyState>
  );
}
