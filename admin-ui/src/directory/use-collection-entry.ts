import { useGetList, type RaRecord } from 'ra-core';
import type { ResourceName } from '../api/endpoints';

interface Entry extends RaRecord<number> {
  name: string;
  collection_id: number | null;
}

/**
 * A collected record as the directory has it, with its entry of the collection. The API finds records of a directory
 * by words only, so it is looked for by its name.
 */
export function useCollectionEntry<Kept extends Entry>(
  resource: ResourceName,
  record: { id: number; name: string },
) {
  const { data, isPending } = useGetList<Kept>(resource, {
    filter: { q: record.name, source_type: 'global' },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return { entry: data?.find(({ id }) => id === record.id), isPending };
}
