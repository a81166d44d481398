import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { DirectoryClient } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { useRefreshLists } from '../../kit/directory/use-refresh';
import { useT } from '../../kit/i18n/use-t';

/** Says of clients who were made of requests from the website that they are real. */
export function useConfirmClient() {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const [busy, setBusy] = useState<number | null>(null);
  async function confirm({ id, name }: DirectoryClient): Promise<void> {
    setBusy(id);
    try {
      await api.post('/clients-personal/{id}/confirm', { params: { path: { id } } });
      toast.success(t('clients.unconfirmed.done', { name }));
    } catch (error) {
      toast.failure(t('clients.unconfirmed.failed'), error);
    }
    setBusy(null);
    refresh('client-directory');
  }
  return { confirm, busy };
}
