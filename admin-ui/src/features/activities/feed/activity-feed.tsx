import { useMe } from '../../../kit/api/session';
import Archive from 'lucide-react/icons/archive';
import Bell from 'lucide-react/icons/bell';
import Button from '@mui/material/Button';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { daysBefore } from '../../../kit/format/dates';
import { useRowsAtOnce } from '../../../kit/components/use-rows-at-once';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { byDay, keyOf, hasGap, mergeFeed } from './merge-feed';
import { awaitsData } from '../../orders/data-request/data-state';
import { NoActivities, NothingShown } from './empty-feed';
import styles from './feed.module.css';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import type { Activity, ActivityKind } from '../../../kit/api/types';
import { Tag } from '../../../kit/components/tag';
import { paths } from '../../../kit/paths';
import Package from 'lucide-react/icons/package';
import { OrderChip } from '../../../kit/status/order-chip';
import { ClaimTag } from '../../orders/order-tags';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../kit/components/date-time';
import { Icon } from '../../../kit/components/icon';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { activityKinds, type ActivityFilters } from './kind-filters';
import { assignedQuery, type Assigned } from '../care/use-care';

const pageSize = 100;

function readPart(kind: ActivityKind[], assigned: Assigned, cursor: string, signal: AbortSignal) {
  const query = { kind, page_size: pageSize, ...(cursor && { cursor }), ...assignedQuery(assigned) };
  return api.get('/activities', { params: { query }, signal });
}

/**
 * The activities of the chosen kinds, newest first, a hundred at a time. While the screen is open only the beginning is
 * read again: what was loaded further down stays where it is.
 */
export function useFeed(filters: ActivityFilters, assigned: Assigned = 'all') {
  const queryClient = useQueryClient();
  const kinds = activityKinds.filter((kind) => filters[kind]);
  const isWanted = kinds.length > 0;
  const newestKey = ['orders', 'feed', kinds, assigned, 'newest'];
  const pages = useInfiniteQuery({
    queryKey: ['orders', 'feed', kinds, assigned, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const part = await readPart(kinds, assigned, pageParam, signal);
      if (pageParam === '') queryClient.setQueryData(newestKey, part);
      return part;
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const { refetch } = pages;
  const newest = useQuery({
    queryKey: newestKey,
    queryFn: ({ signal }) => readPart(kinds, assigned, '', signal),
    enabled: isWanted && pages.isSuccess && !pages.isPlaceholderData,
  });
  const loaded = pages.data?.pages;
  const activities = useMemo(() => mergeFeed(newest.data, loaded ?? []), [newest.data, loaded]);
  const isTorn = !pages.isPlaceholderData && hasGap(newest.data, loaded ?? []);
  useEffect(() => {
    if (isTorn) void refetch();
  }, [isTorn, refetch]);
  return {
    activities: isWanted ? activities : [],
    isPending: isWanted && pages.isPending,
    error: isWanted ? pages.error : null,
    refetch,
    hasMore: isWanted && pages.hasNextPage,
    loadMore: pages.fetchNextPage,
    isLoadingMore: pages.isFetchingNextPage,
  };
}

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
function ActivityRow({ to, icon, kind, isRead, at, who, what, status }: ActivityRowProps) {
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

type OrderOf = Activity & { order: NonNullable<Activity['order']> };

/** An order in the feed: who, from where to where, how much, its status and when it changed. */
function OrderActivity({ activity: { id, at, is_read, order } }: { activity: OrderOf }) {
  const t = useT();
  const { weight } = useFormat();
  const load = [
    order.pallets_count > 0 && t('activities.pallets', { smart_count: order.pallets_count }),
    order.weight > 0 && weight(order.weight),
  ];
  return (
    <ActivityRow
      to={paths.order(id)}
      icon={Package}
      kind={t('activities.kind.order')}
      isRead={is_read}
      at={at}
      who={order.client_name ?? (order.client_email || t('activities.noClient'))}
      what={
        <>
          <b>
            {order.pickup_city} → {order.delivery_city}
          </b>{' '}
          <span className="num">#{id}</span>
          {order.claimed_client_name !== null && (
            <span className={styles['mark']}>
              <ClaimTag order={order} />
            </span>
          )}
          <span className={styles['extra']}>
            {load.filter(Boolean).join(', ')}
            {awaitsData(order) && <Tag tone="warn">{t('activities.incomplete')}</Tag>}
          </span>
        </>
      }
      status={<OrderChip order={order} variant="quiet" />}
    />
  );
}

/** What a message is; what the product writes to the reader is a notice. */
const messageIcons = { received: Mail, sent: Send, kept: Archive, notice: Bell };

type MessageOf = Activity & { message: NonNullable<Activity['message']> };

/** A message in the feed: from or to whom, about what, and what became of it. */
function MessageActivity({ activity: { id, at, is_read, message } }: { activity: MessageOf }) {
  const t = useT();
  const me = useMe();
  const left = message.delivery === 'stored' ? 'kept' : 'sent';
  const written = message.party_email === me.email ? 'notice' : left;
  const kind = message.message_type === 'incoming' ? 'received' : written;
  const party = message.party_name ?? message.party_email;
  return (
    <ActivityRow
      to={paths.message(id)}
      icon={messageIcons[kind]}
      kind={t(`activities.kind.${kind}`)}
      isRead={is_read}
      at={at}
      who={
        kind === 'notice'
          ? 'Frakto'
          : message.others > 0
            ? t('activities.andOthers', { name: party, smart_count: message.others })
            : party
      }
      what={
        <>
          <b>{message.subject}</b>
          <span className={styles['excerpt']}> {message.excerpt}</span>
        </>
      }
      status={
        message.has_failed ? (
          <Tag tone="bad">{t('messages.status.failed')}</Tag>
        ) : message.sender_check === 'fail' ? (
          <Tag tone="bad" title={t('messages.forged.title')}>
            {t('messages.forged.short')}
          </Tag>
        ) : (
          kind !== 'notice' &&
          message.delivery && (
            <span className={styles['became']} data-delivery={message.delivery}>
              {message.delivery === 'stored' && <Icon of={Archive} size={14} />}
              {t(`messages.status.${message.delivery}`)}
            </span>
          )
        )
      }
    />
  );
}

interface ActivityFeedProps {
  feed: ReturnType<typeof useFeed>;
  /** How many there are of the kinds that are shown; undefined while it is not known. */
  total: number | undefined;
  /** No kind of activity is filtered away. */
  allShown: boolean;
  onShowAll: () => void;
  /** In a narrow column: two lines for each, and what one sent is one line a day until it is opened. */
  isCompact?: boolean;
}

/** The activities by day; older ones are loaded on demand. */
export function ActivityFeed({ feed, total, allShown, onShowAll, isCompact = false }: ActivityFeedProps) {
  const t = useT();
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
  if (activities.length === 0)
    return allShown ? <NoActivities isCompact={isCompact} /> : <NothingShown onShowAll={onShowAll} />;
  const shown = number(activities.length);
  return (
    <div className={styles['scroll']} data-compact={isCompact || undefined}>
      <Days activities={activities} isCompact={isCompact} />
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

function AnyActivity({ activity }: { activity: Activity }) {
  const { order, message } = activity;
  if (order) return <OrderActivity activity={{ ...activity, order }} />;
  return message && <MessageActivity activity={{ ...activity, message }} />;
}

/** What the company wrote on a day, as one line that opens. One that could not be delivered is never hidden. */
function SentOfDay({ activities }: { activities: readonly Activity[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const failed = activities.filter(({ message }) => message?.has_failed);
  const hidden = activities.length - failed.length;
  const shown = isOpen ? activities : failed;
  return (
    <>
      {hidden > 0 && (
        <button
          type="button"
          className={styles['sent']}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Send} size={14} />
          {t('queue.sent', { smart_count: hidden })}
        </button>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((activity) => (
            <AnyActivity key={keyOf(activity)} activity={activity} />
          ))}
        </ul>
      )}
    </>
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

function Days({ activities, isCompact }: { activities: readonly Activity[]; isCompact: boolean }) {
  const dayName = useDayName();
  let left = useRowsAtOnce();
  return byDay(activities).map(({ day, instant, activities: ofDay }) => {
    if (left <= 0) return null;
    const own = isCompact ? ofDay.filter(({ kind }) => kind !== 'sent') : ofDay;
    const shown = own.slice(0, left);
    left -= Math.max(own.length, 1);
    return (
      <section key={day} aria-label={dayName(instant)}>
        <h2 className={styles['day']}>
          {dayName(instant)}
          <span className="num">{ofDay.length}</span>
        </h2>
        <ul>
          {shown.map((activity) => (
            <AnyActivity key={keyOf(activity)} activity={activity} />
          ))}
        </ul>
        {isCompact && <SentOfDay activities={ofDay.filter(({ kind }) => kind === 'sent')} />}
      </section>
    );
  });
}
