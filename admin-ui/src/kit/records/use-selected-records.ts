import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useListContext, type RaRecord } from 'react-admin';

/** The records that lists have shown to this user. */
const shown = new WeakMap<QueryClient, Map<string, RaRecord>>();

/**
 * The records that are selected. Selections reach over pages, but only the current page's records are at hand: the
 * others are remembered from when they were.
 */
export function useSelectedRecords<Kept extends RaRecord<number>>(): Kept[] {
  const client = useQueryClient();
  const { resource, data = [], selectedIds } = useListContext<Kept>();
  const known = shown.get(client) ?? new Map<string, RaRecord>();
  shown.set(client, known);
  for (const record of data) known.set(`${resource} ${record.id}`, record);
  return selectedIds.flatMap((id) => (known.get(`${resource} ${id}`) as Kept | undefined) ?? []);
}
