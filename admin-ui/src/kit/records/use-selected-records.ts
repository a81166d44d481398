import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';

type Selected = ReadonlyMap<Identifier, RaRecord>;

/** What this user has selected, by its resource. */
const selections = new WeakMap<QueryClient, Map<string, Selected>>();

/**
 * The records that are selected. Selections reach over pages, but only the current page's records are at hand: the
 * others are remembered from when they were.
 */
export function useSelectedRecords<Kept extends RaRecord<number>>(): Kept[] {
  const client = useQueryClient();
  const { resource, data = [], selectedIds } = useListContext<Kept>();
  const ofUser = selections.get(client) ?? new Map<string, Selected>();
  selections.set(client, ofUser);
  const before = ofUser.get(resource);
  const shown = new Map<Identifier, RaRecord>(data.map((record) => [record.id, record]));
  const selected = new Map<Identifier, RaRecord>();
  for (const id of selectedIds) {
    const record = shown.get(id) ?? before?.get(id);
    if (record) selected.set(id, record);
  }
  ofUser.set(resource, selected);
  return [...selected.values()] as Kept[];
}
