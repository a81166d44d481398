import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { StatsLine } from '../directory/stats-line';
import { useT } from '../i18n/use-t';

/** How many groups there are, and how many are in them. */
export function GroupStats() {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['subcontractor-groups', 'stats'],
    queryFn: ({ signal }) => api.get('/subcontractor-groups/stats', { signal }),
  });
  return (
    <StatsLine
      figures={
        data && [
          t('groups.stats.groups', { smart_count: data.total }),
          t('groups.stats.members', { count: data.subcontractors }),
          t('groups.stats.empty', { count: data.empty }),
        ]
      }
    />
  );
}
