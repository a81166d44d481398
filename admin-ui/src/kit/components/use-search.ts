import { useQuery } from '@tanstack/react-query';
import { useSettled } from './use-settled';

interface SearchOptions<Found> {
  /** Names what is searched for the cache. */
  name: readonly (string | number)[];
  text: string;
  find: (text: string, signal: AbortSignal) => Promise<Found>;
  enabled: boolean;
}

interface Search<Found> {
  /** What was found for the text, once that is known. */
  found: Found | undefined;
  isSearching: boolean;
  isError: boolean;
}

/**
 * Asks the server what fits a text while it is typed. What fits another text, or is being asked for again, is not
 * offered: it would change under the pointer of whoever chooses from it.
 */
export function useSearch<Found>({ name, text, find, enabled }: SearchOptions<Found>): Search<Found> {
  const settled = useSettled(text);
  const { data, isFetching, isError } = useQuery({
    queryKey: [...name, settled],
    queryFn: ({ signal }) => find(settled, signal),
    enabled,
    // Nobody asked for other choices by coming back to the window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isSearching = enabled && (settled !== text || isFetching);
  return { found: enabled && !isSearching ? data : undefined, isSearching, isError: isError && !isSearching };
}
