import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { StatsLine } from '../directory/stats-line';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';

/** How many global clients there are, and of what use they are for writing to. */
export function GlobalClientStats() {
  const t = useT();
  const { number } = useFormat();
  const { data } = useQuery({
    queryKey: ['admin-global-clients', 'stats'],
    queryFn: ({ signal }) => api.get('/client-database/stats', { signal }),
  });
  return (
    <StatsLine
      figures={
        data && [
          t('globalClients.stats.total', { count: number(data.total) }),
          t('globalClients.stats.withEmail', { count: number(data.with_email) }),
          t('globalClients.stats.withPhone', { count: number(data.with_phone) }),
          t('globalClients.stats.added', { count: number(data.added_in_30_days) }),
        ]
      }
    />
  );
}
