import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../api/client';
import { StatsLine } from '../directory/stats-line';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';

/** How many clients the directory has, and of which kind; and the way to what was sent to them. */
export function ClientStats() {
  const t = useT();
  const { number } = useFormat();
  // Under the resource's own key: what changes the list changes the figures.
  const { data } = useQuery({
    queryKey: ['client-directory', 'stats'],
    queryFn: ({ signal }) => api.get('/client-directory/stats', { signal }),
  });
  return (
    <StatsLine
      figures={
        data && [
          t('directory.stats.total', { count: number(data.total) }),
          t('directory.stats.personal', { count: number(data.personal) }),
          t('directory.stats.global', { count: number(data.global) }),
          t('directory.stats.withEmail', { count: number(data.with_email) }),
        ]
      }
    >
      <Link to={paths.mailings}>{t('letters.sentOnes')}</Link>
    </StatsLine>
  );
}
