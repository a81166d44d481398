import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { api } from '../api/client';
import { DateTime } from '../components/date-time';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import styles from './client-mail.module.css';

/** What the company and a client wrote to each other before, the latest first; each opens in a tab of its own. */
export function EarlierMessages({ clientId }: { clientId: number }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['messages', 'of-client', clientId],
    queryFn: ({ signal }) =>
      api.get('/messages', { params: { query: { client_id: clientId, page_size: 50 } }, signal }),
  });
  if (!data || data.total === 0) return null;
  return (
    <details className={styles['earlier']}>
      <summary>{t('letters.earlier', { count: data.total })}</summary>
      <ul>
        {data.items.map(({ id, message_type, subject, created_at }) => (
          <li key={id}>
            <span title={t(`activities.kind.${message_type === 'incoming' ? 'received' : 'sent'}`)}>
              <Icon of={message_type === 'incoming' ? Mail : Send} size={14} />
            </span>
            <a className="cut" href={paths.message(id)} target="_blank" rel="noopener">
              {subject || t('letters.noSubject')}
            </a>
            <DateTime value={created_at} as="date" />
          </li>
        ))}
      </ul>
    </details>
  );
}
