import Button from '@mui/material/Button';
import { ErrorState } from '../../components/error-state';
import { SkeletonRows } from '../../components/skeletons';
import { daysBefore } from '../../format/dates';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { byDay } from './days';
import { NoActivities, NothingShown } from './empty-feed';
import styles from './feed.module.css';
import { keyOf } from './merge-feed';
import { MessageActivity } from './message-activity';
import { OrderActivity } from './order-activity';
import type { useFeed } from './use-feed';

interface ActivityFeedProps {
  feed: ReturnType<typeof useFeed>;
  /** How many there are of the kinds that are shown; undefined while it is not known. */
  total: number | undefined;
  /** No kind of activity is filtered away. */
  allShown: boolean;
  onShowAll: () => void;
}

/** The activities by day; older ones are loaded on demand. */
export function ActivityFeed({ feed, total, allShown, onShowAll }: ActivityFeedProps) {
  const t = useT();
  const dayName = useDayName();
  const { number } = useFormat();
  const { activities } = feed;
  if (feed.isPending) {
    return (
      <div className={styles['scroll']}>
        <SkeletonRows rows={12} />
      </div>
    );
  }
  if (feed.error && activities.length === 0) {
    return <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />;
  }
  if (activities.length === 0) return allShown ? <NoActivities /> : <NothingShown onShowAll={onShowAll} />;
  const shown = number(activities.length);
  return (
    <div className={styles['scroll']}>
      {byDay(activities).map(({ day, instant, activities: ofDay }) => (
        <section key={day} aria-label={dayName(instant)}>
          <h2 className={styles['day']}>
            {dayName(instant)}
            <span className="num">{ofDay.length}</span>
          </h2>
          <ul>
            {ofDay.map((activity) => {
              const { order, message } = activity;
              if (order) return <OrderActivity key={keyOf(activity)} activity={{ ...activity, order }} />;
              return message && <MessageActivity key={keyOf(activity)} activity={{ ...activity, message }} />;
            })}
          </ul>
        </section>
      ))}
      {feed.hasMore && (
        <div className={styles['more']}>
          <span role="status">
            {total !== undefined && t('activities.shownOf', { shown, total: number(total) })}
          </span>
          <Button variant="outlined" loading={feed.isLoadingMore} onClick={() => void feed.loadMore()}>
            {t('activities.loadMore')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** “Today”, “Yesterday”, or the day with its weekday. */
function useDayName(): (instant: string) => string {
  const t = useT();
  const { day } = useFormat();
  return (instant) => {
    const ago = daysBefore(instant);
    if (ago === 0) return t('common.day.today');
    if (ago === 1) return t('common.day.yesterday');
    const name = day(instant);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}
