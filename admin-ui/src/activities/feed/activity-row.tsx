import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DateTime } from '../../components/date-time';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import styles from './feed.module.css';

interface ActivityRowProps {
  to: string;
  icon: LucideIcon;
  /** What the icon says. */
  kind: string;
  isRead: boolean;
  at: string;
  who: string;
  what: ReactNode;
  status: ReactNode;
}

/** One line of the feed. */
export function ActivityRow({ to, icon, kind, isRead, at, who, what, status }: ActivityRowProps) {
  const t = useT();
  return (
    <li>
      <Link data-row to={to} className={`${styles['activity']} ${isRead ? '' : styles['unread']}`}>
        {isRead ? (
          <span />
        ) : (
          <span className={styles['dot']} role="img" aria-label={t('common.state.unread')} />
        )}
        <span className={styles['kind']}>
          <Icon of={icon} label={kind} />
        </span>
        <span className={`${styles['who']} cut`}>{who}</span>
        <span className={`${styles['what']} cut`}>{what}</span>
        <span className={styles['status']}>{status}</span>
        <DateTime value={at} as="time" className={styles['time'] ?? ''} />
      </Link>
    </li>
  );
}
