import type { ActivityKind, Schemas } from '../../../kit/api/types';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { activityKinds, type ActivityFilters } from '../filters';
import styles from './feed.module.css';

interface KindFiltersProps {
  filters: ActivityFilters;
  /** Undefined while they are on their way. */
  counts: Schemas['ActivityCounts'] | undefined;
  onToggle: (kind: ActivityKind) => void;
}

/** A box for each kind of activity, with how many there are and a dot where some are unread. */
export function KindFilters({ filters, counts, onToggle }: KindFiltersProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className={styles['filters']} role="group" aria-label={t('activities.filters')}>
      {activityKinds.map((kind) => {
        const unread = counts?.unread[kind] ?? 0;
        return (
          <label key={kind} className={`${styles['filter']} ${filters[kind] ? '' : styles['off']}`}>
            <input type="checkbox" checked={filters[kind]} onChange={() => onToggle(kind)} />
            {t(`activities.filter.${kind}`)}
            <span className="num">{counts && number(counts.total[kind])}</span>
            {unread > 0 && (
              <span className={styles['new']} title={t('activities.unread', { smart_count: unread })}>
                <span className="visually-hidden">{t('activities.unread', { smart_count: unread })}</span>
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
