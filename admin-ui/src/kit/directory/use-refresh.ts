import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ResourceName } from '../api/resources';

/** Has everything of these resources asked for again: lists, single records and figures. */
export function useRefresh(): (...resources: readonly ResourceName[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...resources) => {
      for (const resource of resources) void client.invalidateQueries({ queryKey: [resource] });
    },
    [client],
  );
}

/** The same after a record is gone: a dialog that still shows it must not ask for what is no longer there. */
export function useRefreshLists(): (...resources: readonly ResourceName[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...resources) => {
      for (const resource of resources) {
        void client.invalidateQueries({
          queryKey: [resource],
          predicate: ({ queryKey: [, call] }) => call !== 'getOne',
        });
        void client.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' });
      }
    },
    [client],
  );
}
