import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { Icon } from '../components/icon';
import { TrayPicture } from '../components/pictures';
import { SkeletonRows } from '../components/skeletons';
import { daysBefore } from '../format/dates';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import styles from './activities.module.css';
import { byDay } from './days';
import { OrderActivity } from './order-activity';
import type { useFeed } from './use-feed';

interface ActivityFeedProps {
  feed: ReturnType<typeof useFeed>;
  /** No kind of activity is filtered away. */
  allShown: boolean;
  onShowAll: () => void;
}

/** The activities by day; older ones are loaded on demand. */
export function ActivityFeed({ feed, allShown, onShowAll }: ActivityFeedProps) {
  const t = useT();
  const dayName = useDayName();
  const { orders, total = 0 } = feed;
  if (feed.isPending) {
    return (
      <div className={styles['scroll']}>
        <SkeletonRows rows={12} />
      </div>
    );
  }
  if (feed.error && orders.length === 0) {
    return <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />;
  }
  if (orders.length === 0) return allShown ? <NoOrders /> : <NothingShown onShowAll={onShowAll} />;
  return (
    <div className={styles['scroll']}>
      {byDay(orders).map(({ day, instant, orders: ofDay }) => (
        <section key={day} aria-label={dayName(instant)}>
          <h2 className={styles['day']}>
            {dayName(instant)}
            <span className="num">{ofDay.length}</span>
          </h2>
          <ul>
            {ofDay.map((order) => (
              <OrderActivity key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
      {feed.hasMore && (
        <div className={styles['more']}>
          <span role="status">{t('activities.shownOf', { shown: orders.length, total })}</span>
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
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  };
}

function NoOrders() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('activities.empty.title')}
      text={t('activities.empty.text')}
      picture={<TrayPicture />}
    >
      <Button variant="contained" onClick={() => void navigate(paths.newOrder)}>
        <Icon of={Plus} />
        {t('activities.newOrder')}
      </Button>
    </EmptyState>
  );
}

function NothingShown({ onShowAll }: { onShowAll: () => void }) {
  const t = useT();
  return (
    <EmptyState title={t('activities.filtered.title')} text={t('activities.filtered.text')}>
      <Button variant="outlined" onClick={onShowAll}>
        {t('activities.filtered.all')}
      </Button>
    </EmptyState>
  );
}
