import Button from '@mui/material/Button';
import { EmptyState } from '../components/empty-state';
import { useFilters } from '../directory/use-filters';
import { textOf } from '../form/text-of';
import { useT } from '../i18n/use-t';

/** In place of the table while nothing matches the search. */
export function NothingFound({ words }: { words: 'globalClients' | 'globalSubcontractors' }) {
  const t = useT();
  const { filters, clear } = useFilters();
  return (
    <EmptyState
      title={t(`${words}.nothing.title`, { query: textOf(filters['q']) })}
      text={t(`${words}.nothing.text`)}
    >
      <Button variant="outlined" onClick={clear}>
        {t('common.action.clear')}
      </Button>
    </EmptyState>
  );
}
