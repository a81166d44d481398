import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { problemOf } from '../../kit/api/use-describe-failure';
import { showToast } from '../../kit/components/toast-store';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import type { Import } from './choices';
import { refreshDirectories } from './use-import';

const pollMs = 1_000;
const watched = new Set<number>();

/**
 * Watches an import to its end, wherever the reader goes meanwhile. When it ends while another screen is shown, the
 * reader is told.
 */
export function useWatchImport(): (id: number) => void {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (id) => {
    void watch(client, id, (ended) => {
      refreshDirectories(client);
      if (window.location.pathname.startsWith(paths.import(id))) return;
      const { file_name: file, created, skipped, rejected } = ended;
      const counts = {
        created: format.number(created),
        skipped: format.number(skipped),
        rejected: format.number(rejected),
      };
      showToast({
        kind: ended.status === 'done' ? 'success' : 'failure',
        title: t(ended.status === 'done' ? 'imports.run.toast' : 'imports.run.toastFailed', { file }),
        text: t('imports.run.toastText', counts),
        action: { label: t('imports.run.open'), run: () => void navigate(paths.import(id)) },
      });
    });
  };
}

async function watch(client: QueryClient, id: number, onEnd: (ended: Import) => void): Promise<void> {
  if (watched.has(id)) return;
  watched.add(id);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    try {
      const imported = await client.fetchQuery({
        queryKey: ['import', id],
        queryFn: () => api.get('/imports/{id}', { params: { path: { id } } }),
        staleTime: pollMs / 2,
      });
      if (imported.status === 'running') continue;
      watched.delete(id);
      onEnd(imported);
      return;
    } catch (error) {
      // A network that is gone may come back; somebody who signed out is told nothing.
      if ((problemOf(error)?.status ?? 500) >= 500) continue;
      watched.delete(id);
      return;
    }
  }
}
