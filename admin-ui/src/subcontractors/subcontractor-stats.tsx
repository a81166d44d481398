import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { StatsLine } from '../directory/stats-line';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';

/** How many subcontractors the directory has, and of which kind. */
export function SubcontractorStats() {
  const t = useT();
  const { number } = useFormat();
  const { data } = useQuery({
    queryKey: ['subcontractors', 'stats'],
    queryFn: ({ signal }) => api.get('/subcontractor-directory/stats', { signal }),
  });
  return (
    <StatsLine
      figures={
        data && [
          t('directory.stats.total', { count: number(data.total) }),
          t('directory.stats.personal', { count: number(data.personal) }),
          t('directory.stats.global', { count: number(data.global) }),
          t('subcontractors.stats.spot', { count: number(data.spot) }),
          t('subcontractors.stats.contract', { count: number(data.contract) }),
          t('directory.stats.withEmail', { count: number(data.with_email) }),
        ]
      }
    />
  );
}
