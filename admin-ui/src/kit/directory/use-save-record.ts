import { useCreate, useUpdate } from 'react-admin';
import { useCallback } from 'react';
import type { ResourceName } from '../api/resources';
import type { DirectoryRecord } from './directory-kind';
import { useRefresh } from './use-refresh';

const quietly = { returnPromise: true, onSuccess: () => undefined, onError: () => undefined } as const;

/**
 * Creates and changes records through react-admin, so that its lists follow. The caller tells of success and
 * failure. A change carries the version that was edited: another person's change in between is a conflict.
 * @throws {HttpError} with the API's problem in its body
 */
export function useSaveRecord<Kept extends DirectoryRecord>(resource: ResourceName) {
  const refresh = useRefresh();
  const [create] = useCreate<Kept>();
  const [update] = useUpdate<Kept>();
  const createRecord = useCallback(
    async (body: unknown) => {
      const record = (await create(resource, { data: body as Partial<Kept> }, quietly)) as Kept;
      // The figures above the list change with it.
      refresh(resource);
      return record;
    },
    [create, refresh, resource],
  );
  const updateRecord = useCallback(
    async (record: Kept, body: unknown) => {
      const data = { ...(body as Partial<Kept>), version: record.version };
      const params = { id: record.id, data, previousData: record };
      const saved = (await update(resource, params, { ...quietly, mutationMode: 'pessimistic' })) as Kept;
      refresh(resource);
      return saved;
    },
    [update, refresh, resource],
  );
  return { createRecord, updateRecord };
}
