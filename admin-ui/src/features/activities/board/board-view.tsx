import { useSearchParams, Link } from 'react-router-dom';
import { NothingMatches } from '../../../kit/records/nothing-found';
import { PageHead } from '../../../kit/components/page-head';
import { FoldedFilters } from '../../../kit/components/folded-filters';
import { SearchField } from '../../../kit/components/search-field';
import { useT } from '../../../kit/i18n/use-t';
import { type OrderGroup, useOrderGroups } from '../../../kit/status/use-order-groups';
import { HeadActions } from '../head-actions';
import { AssignedFilter, AssigneeMark } from '../care/care-controls';
import { NoActivities } from '../feed/empty-feed';
import { assignedQuery, useAssigned, type Assigned } from '../care/use-care';
import { sumsOf, useOrderTotals, type OrderTotals } from '../order-totals';
import styles from './board.module.css';
import Button from '@mui/material/Button';
import { useId, useMemo } from 'react';
import { ReachEnd } from '../../../kit/components/reach-end';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useFormat } from '../../../kit/format/use-format';
import { daysBefore } from '../../../kit/format/dates';
import { nearTones } from '../../../kit/status/delivery-time';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { awaitsData } from '../../orders/data-request/data-state';
import type { Order } from '../../../kit/api/types';
import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from '../../../kit/components/icon';
import { Tag } from '../../../kit/components/tag';
import { paths } from '../../../kit/paths';
import { OrderChip } from '../../../kit/status/order-chip';
import { carriedOn, ClaimTag, NextDayTag, OrderPrice } from '../../orders/order-tags';
import { orderStatusKeys } from '../../../kit/status/order-status';

/** The stages in the order in which an order passes through them. */
const stages = ['in_valuation', 'offers', 'in_progress', 'finished'] as const satisfies readonly OrderGroup[];

/** The orders in columns by how far they have come. */
export function BoardView() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [assigned, setAssigned] = useAssigned();
  const totals = useOrderTotals({ ...(q && { q }), ...assignedQuery(assigned) });
  const total = totals?.count;
  const isEmpty = total === 0 && q === '' && assigned === 'all';
  return (
    <>
      <PageHead title={t('activities.title')} count={total} actions={<HeadActions isEmpty={isEmpty} />}>
        {!isEmpty && (
          <div className={styles['tools']}>
            <SearchField
              label={t('activities.search')}
              placeholder={t('activities.searchPlaceholder')}
              value={q}
              onSearch={(text) => setParams(text ? { q: text } : {}, { replace: true })}
            />
            <FoldedFilters count={Number(assigned !== 'all')}>
              <AssignedFilter value={assigned} onChange={setAssigned} />
            </FoldedFilters>
            {totals?.home && totals.sums.some(({ currency }) => currency !== totals.home?.currency) && (
              <span className={styles['rates']}>{t('queue.sumsConverted')}</span>
            )}
          </div>
        )}
      </PageHead>
      {isEmpty ? (
        <NoActivities />
      ) : total === 0 ? (
        <NothingMatches
          query={q}
          isFiltered={assigned !== 'all'}
          onClear={() => {
            setParams({}, { replace: true });
            setAssigned('all');
          }}
        />
      ) : (
        <div className={styles['board']}>
          {stages.map((stage) => (
            <BoardColumn key={stage} stage={stage} q={q} assigned={assigned} totals={totals} />
          ))}
        </div>
      )}
    </>
  );
}

/** An order on the board: whose, from where to where, when, how near the delivery is, its status and price. */
function BoardCard({ order, overdueSince }: { order: Order; overdueSince: string | undefined }) {
  const t = useT();
  const { shortRange } = useFormat();
  const dates = carriedOn(order);
  return (
    <li>
      <Link data-row to={paths.order(order.id)} className={styles['card']}>
        <span className={styles['line']}>
          {!order.is_read && (
            <span className={styles['dot']} role="img" aria-label={t('common.state.unread')} />
          )}
          <b className="cut">{order.client_name ?? (order.client_email || t('activities.noClient'))}</b>
          <span className={`${styles['end']} num`}>#{order.id}</span>
          {order.assignee_name !== null && <AssigneeMark name={order.assignee_name} />}
        </span>
        <span className={styles['line']}>
          <Icon of={MapPin} size={14} />
          <span className="cut">
            {order.pickup_city} → {order.delivery_city}
          </span>
          <span className={styles['end']}>
            {order.claimed_client_name !== null ? (
              <ClaimTag order={order} />
            ) : (
              awaitsData(order) && <Tag tone="warn">{t('activities.incomplete')}</Tag>
            )}
          </span>
        </span>
        <span className={`${styles['line']} ${styles['dates']}`}>
          <Icon of={Calendar} size={14} />
          <span className="num">{shortRange(dates.pickup_date, dates.delivery_date)}</span>
          <span className={styles['end']}>
            {overdueSince ? <OverdueTag since={overdueSince} /> : <NextDayTag order={order} isShort />}
          </span>
        </span>
        <span className={`${styles['line']} ${styles['foot']}`}>
          <OrderChip order={order} />
          <span className={styles['price']}>
            <OrderPrice
              order={order}
              none={<span className={styles['none']}>{t('activities.board.noPrice')}</span>}
            />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** That the client has not paid in time, and for how long. */
function OverdueTag({ since }: { since: string }) {
  const t = useT();
  const { shortDate } = useFormat();
  const day = `${since}T12:00:00Z`;
  return (
    <Tag tone={nearTones.overdue} title={t('queue.due.overdue', { day: shortDate(day) })}>
      {t('activities.paymentLate', { smart_count: Math.max(1, daysBefore(day)) })}
    </Tag>
  );
}

/** The last days to pay of what is overdue, by order; the work queue knows them. */
function useOverdue(): ReadonlyMap<number, string> {
  const { data } = useQuery({
    queryKey: ['orders', 'queue', 'overdue-on-board'],
    queryFn: ({ signal }) =>
      api.get('/work-queue', { params: { query: { kind: ['overdue'], page_size: 100 } }, signal }),
  });
  return useMemo(() => {
    const entries = data?.groups.flatMap(({ items }) => items) ?? [];
    return new Map(
      entries.flatMap(({ kind, order_id: id, due_on: day }) =>
        kind === 'overdue' && id !== null && day !== null ? [[id, day] as const] : [],
      ),
    );
  }, [data]);
}

const pageSize = 30;

/** The orders of a stage that fit a search, the latest change first, some at a time. */
function useStage(group: OrderGroup, q: string, assigned: Assigned) {
  const status = useOrderGroups()?.[group];
  const stage = useInfiniteQuery({
    queryKey: ['orders', 'stage', group, q, assigned],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        page: pageParam,
        page_size: pageSize,
        sort: '-updated_at',
        ...(q && { q }),
        ...assignedQuery(assigned),
      };
      return api.get('/quotations', { params: { query: { ...query, status: status ?? [] } }, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.total_pages ? last.page + 1 : undefined),
    enabled: status !== undefined,
    placeholderData: keepPreviousData,
  });
  const pages = stage.data?.pages;
  const orders = useMemo(() => unique(pages?.flatMap(({ items }) => items) ?? []), [pages]);
  return { ...stage, orders, total: pages?.at(-1)?.total };
}

/** An order that changed between two pages is on both. */
function unique(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** What a stage comes to in the company's own currency; by which amounts, is told on hover. Without a rate the amounts stand there themselves. */
function ColumnSum({ sums, home }: Pick<OrderTotals, 'sums' | 'home'>) {
  const t = useT();
  const { number } = useFormat();
  const rounded = ({ amount, currency }: OrderTotals['sums'][number]) =>
    `${number(Math.round(amount))} ${currency}`;
  const parts = sums.map(rounded).join(' + ');
  const isConverted = home !== null && sums.some(({ currency }) => currency !== home.currency);
  return (
    <span
      className={`${styles['sums']} cut num`}
      title={isConverted ? `${parts}. ${t('queue.sumsConverted')}` : t('queue.sums')}
    >
      {isConverted && (
        <span className={styles['about']} aria-hidden>
          {'≈\u00a0'}
        </span>
      )}
      {isConverted ? rounded(home) : parts}
      {isConverted && <span className="visually-hidden">{` (${parts})`}</span>}
    </span>
  );
}

/** The orders of one stage; more are loaded as the end comes near. */
interface BoardColumnProps {
  stage: OrderGroup;
  q: string;
  assigned: Assigned;
  totals: OrderTotals | undefined;
}

function BoardColumn({ stage, q, assigned, totals }: BoardColumnProps) {
  const t = useT();
  const id = useId();
  const { number } = useFormat();
  const overdue = useOverdue();
  const { orders, total, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useStage(stage, q, assigned);
  const statuses = useOrderGroups()?.[stage];
  // What the client has turned down brings nothing any more.
  const counted = statuses?.filter((one) => orderStatusKeys[one] !== 'rejected_by_client');
  const sums = counted && totals && sumsOf(totals, counted);
  return (
    <section className={styles['column']} aria-labelledby={id}>
      <h2 id={id}>
        <span className={styles['stage']}>
          {t(`activities.stage.${stage}`)}
          <span className="num">{total !== undefined && number(total)}</span>
        </span>
        {sums && <ColumnSum {...sums} />}
      </h2>
      <div className={styles['cards']}>
        {isPending && !error && <SkeletonLines lines={8} />}
        {error && orders.length === 0 && (
          <div className={styles['hint']} role="alert">
            {t('activities.board.failed')}
            <Button size="small" variant="outlined" onClick={() => void refetch()}>
              {t('common.action.retry')}
            </Button>
          </div>
        )}
        {total === 0 && (
          <p className={styles['hint']}>
            {t(q ? 'activities.board.nothingFound' : 'activities.board.nothing')}
          </p>
        )}
        <ul>
          {orders.map((order) => (
            <BoardCard key={order.id} order={order} overdueSince={overdue.get(order.id)} />
          ))}
        </ul>
        {hasNextPage && (
          <>
            <ReachEnd key={orders.length} onReach={() => void fetchNextPage()} />
            <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('activities.board.loadMore')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
