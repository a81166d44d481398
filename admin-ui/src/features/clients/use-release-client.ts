import { useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { DirectoryClient } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { useRefreshLists } from '../../kit/directory/use-refresh';
import { useT } from '../../kit/i18n/use-t';

/**
 * Takes collected clients out of the collection. It asks nothing, since nothing is lost: the toast brings the client
 * back, with its note.
 */
export function useReleaseClient() {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState<number | null>(null);

  async function restore({ id, name, collection_notes: notes }: DirectoryClient): Promise<void> {
    try {
      await dataProvider.create('user-global-clients', { data: { client_id: id, notes } });
      toast.success(t('directory.collected.restored', { name }));
    } catch (error) {
      toast.failure(t('directory.collect.failed'), error);
    }
    refresh('client-directory', 'global-clients');
  }

  /** @returns whether it is out */
  async function release(client: DirectoryClient): Promise<boolean> {
    if (client.collection_id === null) return false;
    setBusy(client.id);
    let isOut = false;
    try {
      await dataProvider.delete('user-global-clients', { id: client.collection_id });
      isOut = true;
      toast.success(t('directory.collected.removed', { name: client.name }), {
        action: { label: t('common.action.undo'), run: () => void restore(client) },
      });
    } catch (error) {
      toast.failure(t('directory.collected.removeFailed'), error);
    }
    setBusy(null);
    refresh('client-directory', 'global-clients');
    return isOut;
  }

  return { release, busy };
}
