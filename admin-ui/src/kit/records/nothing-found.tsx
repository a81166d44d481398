import Button from '@mui/material/Button';
import { EmptyState } from '../components/empty-state';
import { useFilters } from '../directory/use-filters';
import { textOf } from '../form/use-field';
import { useT } from '../i18n/use-t';

interface NothingFoundProps {
  /** What is not there, perhaps by what was searched for. */
  title: string | ((query: string) => string);
  text: string;
  /** On the button that shows everything again; “Clear” when left out. */
  clearLabel?: string;
}

/** In place of a list while nothing matches its search and filters. */
export function NothingFound({ title, text, clearLabel }: NothingFoundProps) {
  const t = useT();
  const { filters, clear } = useFilters();
  return (
    <EmptyState
      title={typeof title === 'string' ? title : title(textOf(filters['q']))}
      text={text}
      picture="glass"
    >
      <Button variant="outlined" onClick={clear}>
        {clearLabel ?? t('common.action.clear')}
      </Button>
    </EmptyState>
  );
}
