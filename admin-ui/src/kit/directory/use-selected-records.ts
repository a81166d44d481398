import { useListContext, type RaRecord } from 'react-admin';
import { useRef } from 'react';

/**
 * The records that are selected. Selections reach over pages, but only the current page's records are at hand: the
 * others are remembered from when they were.
 */
export function useSelectedRecords<Kept extends RaRecord<number>>(): Kept[] {
  const { data = [], selectedIds } = useListContext<Kept>();
  const known = useRef(new Map<Kept['id'], Kept>());
  for (const record of data) known.current.set(record.id, record);
  return selectedIds.flatMap((id) => known.current.get(id) ?? []);
}
