import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Note } from '../../kit/components/note';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';

/** More wait for nobody who looks after them. */
const mostNamed = 5;

/** What carriers said of themselves over the website. */
export function useRegistrations(query: Schemas['CarrierRegistrationQuery']) {
  return useQuery({
    queryKey: ['carrier-registrations', query],
    queryFn: ({ signal }) => api.get('/carrier-registrations', { params: { query }, signal }),
  });
}

/** Above the list of carriers: who registered over the website and waits to be checked. */
export function WaitingCarriers() {
  const t = useT();
  const { shortDate } = useFormat();
  const { data } = useRegistrations({ state: 'waiting', page_size: mostNamed });
  if (!data || data.total === 0) return null;
  return (
    <Note tone="warn">
      <Title>{t('partners.registrations.waiting', { smart_count: data.total })}</Title>
      <p>{t('partners.registrations.waitingText')}</p>
      <Names>
        {data.items.map(({ id, name, subcontractor_id: carrier, created_at: at }) => (
          <li key={id}>
            <Link to={paths.subcontractorPage(carrier)}>{name}</Link>, {shortDate(at)}
          </li>
        ))}
      </Names>
      {data.total > data.items.length && (
        <p>{t('partners.registrations.more', { count: data.total - data.items.length })}</p>
      )}
    </Note>
  );
}

export const Title = styled('p')({ font: '600 14px/20px var(--font)' });

const Names = styled('ul')({ margin: '4px 0 0', padding: 0, listStyle: 'none' });
