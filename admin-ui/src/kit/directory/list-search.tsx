import { useListContext } from 'react-admin';
import { SearchField } from '../components/search-field';
import { useFilters } from './use-filters';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** A button beside the field that searches at once: in words, or as the glass inside of the field. */
  button?: 'text' | 'icon';
  autoFocus?: boolean;
  /** Stands beside another search, which the key belongs to. */
  isSecond?: boolean;
}

/** The search of a react-admin list; the text is the `q` of its filters. */
export function ListSearch(props: ListSearchProps) {
  const { filters, change } = useFilters();
  const { refetch } = useListContext();
  const q = typeof filters['q'] === 'string' ? filters['q'] : '';
  return (
    <SearchField
      {...props}
      value={q}
      onSearch={(text) => {
        // The same again is a wish to see what is new.
        if (text === q) void refetch();
        else change({ q: text || undefined });
      }}
    />
  );
}
