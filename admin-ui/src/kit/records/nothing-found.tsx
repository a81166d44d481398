import Button from '@mui/material/Button';
import { EmptyState } from '../components/empty-state';
import { countBesideSearch, useFilters } from '../directory/use-filters';
import { textOf } from '../form/use-field';
import { useT } from '../i18n/use-t';

interface NothingMatchesProps {
  /** What was searched for; empty where filters alone hide what there is. */
  query: string;
  isFiltered: boolean;
  /** What else may be done. */
  text?: string;
  /** Shows everything again. */
  onClear: () => void;
}

/** In place of what a search and filters hide. */
export function NothingMatches({ query, isFiltered, text, onClear }: NothingMatchesProps) {
  const t = useT();
  const what = query === '' ? 'filters' : isFiltered ? 'both' : 'query';
  return (
    <EmptyState
      title={query === '' ? t('common.nothing.toFilters') : t('common.nothing.toQuery', { query })}
      text={text ?? t(query === '' ? 'common.nothing.filtersText' : 'common.nothing.queryText')}
      picture="glass"
    >
      <Button variant="outlined" onClick={onClear}>
        {t(`common.nothing.clear.${what}`)}
      </Button>
    </EmptyState>
  );
}

/** The same in place of a list. */
export function NothingFound({ text }: { text?: string }) {
  const { filters, clear } = useFilters();
  return (
    <NothingMatches
      query={textOf(filters['q']).trim()}
      isFiltered={countBesideSearch(filters) > 0}
      onClear={clear}
      {...(text && { text })}
    />
  );
}
