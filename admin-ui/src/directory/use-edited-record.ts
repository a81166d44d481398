import { useDataProvider, useGetOne } from 'react-admin';
import { useState } from 'react';
import type { ResourceName } from '../api/resources';
import { problemOf } from '../api/use-describe-failure';
import type { DirectoryRecord } from './directory-kind';

/**
 * Reads the record that a dialog is about. The version of the list may be old by now: the dialog starts from the
 * newest one. Once it has started, a record that cannot be read again takes no form away.
 * @param id no number of a record is like one that nobody has
 */
export function useEditedRecord<Kept extends DirectoryRecord>(resource: ResourceName, id: number) {
  const dataProvider = useDataProvider();
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<Kept>(
    resource,
    { id },
    { staleTime: 0, enabled: isId },
  );
  const [first, setFirst] = useState<Kept | null>(null);
  const isStarted = first?.id === id;
  if (!isStarted && data?.id === id && !error && isFetchedAfterMount) setFirst(data);
  return {
    /** As it was when the dialog started; null before. */
    first: isStarted ? first : null,
    /** As it was read last; null before the dialog started. */
    record: isStarted ? (data ?? first) : null,
    error: isStarted ? null : error,
    isMissing: !isId || problemOf(error)?.status === 404,
    retry: () => void refetch(),
    /** Reads it as it is stored now. */
    loadNewest: async (): Promise<Kept> => (await dataProvider.getOne<Kept>(resource, { id })).data,
  };
}
