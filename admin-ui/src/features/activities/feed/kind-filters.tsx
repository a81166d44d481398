import type { ActivityKind, Schemas } from '../../../kit/api/types';
import { useFormat } from '../../../kit/format/use-format';
import { useSendsMail } from '../../../kit/mail-text/use-mail-toast';
import { useT } from '../../../kit/i18n/use-t';
import styles from './feed.module.css';
import { useCallback, useState, type ReactNode } from 'react';

/** The kinds of activities, in the order of the filters. */
export const activityKinds = [
  'received',
  'sent',
  'offers',
  'in_valuation',
  'in_progress',
  'finished',
] as const satisfies readonly ActivityKind[];

/** Which kinds of activities are shown. */
export type ActivityFilters = Record<ActivityKind, boolean>;

const storageKey = 'activity-filters';

const everything = Object.fromEntries(activityKinds.map((kind) => [kind, true])) as ActivityFilters;

function stored(): ActivityFilters {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const known = Object.entries(Object(kept) as object).filter(
      ([kind, on]) => kind in everything && typeof on === 'boolean',
    );
    return { ...everything, ...(Object.fromEntries(known) as Partial<ActivityFilters>) };
  } catch {
    return everything;
  }
}

/** The filters of the activities, remembered on this device; all are on at first. */
export function useActivityFilters() {
  const [filters, setFilters] = useState(stored);
  const change = useCallback((next: ActivityFilters) => {
    localStorage.setItem(storageKey, JSON.stringify(next));
    setFilters(next);
  }, []);
  const toggle = (kind: ActivityKind) => change({ ...filters, [kind]: !filters[kind] });
  const showAll = () => change(everything);
  return { filters, toggle, showAll };
}

interface KindFiltersProps {
  filters: ActivityFilters;
  /** Undefined while they are on their way. */
  counts: Schemas['ActivityCounts'] | undefined;
  onToggle: (kind: ActivityKind) => void;
  /** Other filters, behind these. */
  children?: ReactNode;
}

/** A box for each kind of activity, with how many there are and a dot where some are unread. */
export function KindFilters({ filters, counts, onToggle, children }: KindFiltersProps) {
  const t = useT();
  const { number } = useFormat();
  const sends = useSendsMail();
  return (
    <div className={styles['filters']} role="group" aria-label={t('activities.filters')}>
      {activityKinds.map((kind) => {
        const unread = counts?.unread[kind] ?? 0;
        return (
          <label key={kind} className={`${styles['filter']} ${filters[kind] ? '' : styles['off']}`}>
            <input type="checkbox" checked={filters[kind]} onChange={() => onToggle(kind)} />
            {t(`activities.filter.${kind === 'sent' && !sends ? 'kept' : kind}`)}
            <span className="num">{counts && number(counts.total[kind])}</span>
            {unread > 0 && (
              <span className={styles['new']} title={t('activities.unread', { smart_count: unread })}>
                <span className="visually-hidden">{t('activities.unread', { smart_count: unread })}</span>
              </span>
            )}
          </label>
        );
      })}
      {children}
    </div>
  );
}
