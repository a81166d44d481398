import { DirectoryPage } from '../../../kit/directory/directory-page';
import { ListSearch } from '../../../kit/directory/list-search';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { NothingFound } from '../../../kit/records/nothing-found';
import { NoActivities } from '../feed/empty-feed';
import { HeadActions } from '../head-actions';
import ListFilter from 'lucide-react/icons/list-filter';
import { FoldedFilters } from '../../../kit/components/folded-filters';
import { ChoiceMenu } from '../../../kit/components/choice-menu';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../../kit/components/icon';
import { useFilters } from '../../../kit/directory/use-filters';
import { orderStatuses } from '../../../kit/status/order-status';
import { orderGroups, useOrderGroups } from '../../../kit/status/use-order-groups';
import { Suspense, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { AssignedFilter, AssigneeMark } from '../care/care-controls';
import { useAssigned, type Assigned } from '../care/use-care';
import { Sums, useOrderTotals } from '../order-totals';
import { viewFilterOf } from '../views/view-filter';
import { ViewTabs } from '../views/view-tabs';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Order, Schemas } from '../../../kit/api/types';
import { DateTime } from '../../../kit/components/date-time';
import { later } from '../../../kit/components/later';
import { usePeek } from '../../../kit/records/use-peek';
import { Tag } from '../../../kit/components/tag';
import styles from '../../../kit/directory/directory.module.css';
import { useIsEmpty } from '../../../kit/records/record-list';
import { RecordTable } from '../../../kit/records/record-table';
import { paths } from '../../../kit/paths';
import { OrderChip } from '../../../kit/status/order-chip';
import { carriedOn, ClaimTag, NextDayTag, OrderPrice } from '../../orders/order-tags';
import own from './quotation-table.module.css';

const all = 'all';

/** Orders of a stage, or of one status, alone. */
function StatusFilter() {
  const t = useT();
  const groups = useOrderGroups();
  const { filters, change } = useFilters();
  const choices = [
    { value: all, label: t('activities.table.statusAll'), codes: undefined },
    ...orderGroups.map((group) => ({
      value: group,
      label: t(`activities.filter.${group}`),
      codes: groups?.[group],
    })),
    ...orderStatuses.map(({ code, key }) => ({
      value: `status-${code}`,
      label: t(`status.full.${key}`),
      codes: [code],
    })),
  ];
  const { status } = filters;
  const chosen = Array.isArray(status) ? status.join() : undefined;
  const current = choices.find(({ codes }) => codes?.join() === chosen) ?? choices[0];
  return (
    <ChoiceMenu
      label={t('activities.table.statusFilter', { name: current?.label ?? '' })}
      icon={<Icon of={ListFilter} size={14} />}
      variant="outlined"
      value={current?.value ?? all}
      options={choices.map(({ value, label }) => ({ value, label }))}
      onChoose={(value) => change({ status: choices.find((one) => one.value === value)?.codes })}
    />
  );
}

/** Named lists of orders over the table, whose state is in the address. */
function OrderViewTabs() {
  const t = useT();
  const navigate = useNavigate();
  const list = useListContext();
  const open = (filter: Schemas['OrderViewFilter']) => {
    const { sort = '-created_at', ...others } = filter;
    const query = new URLSearchParams({
      filter: JSON.stringify(others),
      displayedFilters: '{}',
      sort: sort.replace('-', ''),
      order: sort.startsWith('-') ? 'DESC' : 'ASC',
      page: '1',
      perPage: String(list.perPage),
    });
    void navigate({ search: query.toString() });
  };
  return (
    <ViewTabs
      list="orders"
      now={viewFilterOf(list.filterValues as Record<string, unknown>, list.sort)}
      allLabel={t('queue.views.all')}
      onOpen={open}
    />
  );
}

/** All quotations and orders as a table, with a search. */
export function QuotationList() {
  const t = useT();
  return (
    <DirectoryPage
      title={t('activities.title')}
      resource="orders"
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<TableHeadActions />}
      tabs={<OrderViewTabs />}
      tools={
        <>
          <ListSearch label={t('activities.search')} placeholder={t('activities.searchPlaceholder')} />
          <TableFilters />
        </>
      }
      empty={<NoActivities />}
      nothing={<NothingFound />}
      withPageJump
    >
      <PeekingTable />
      <TotalsRow />
    </DirectoryPage>
  );
}

function TableHeadActions() {
  return <HeadActions isEmpty={useIsEmpty()} />;
}

/** By status and by whose they are. */
function TableFilters() {
  const { filters } = useFilters();
  return (
    <FoldedFilters
      count={Number(filters['status'] !== undefined) + Number(filters['assigned'] !== undefined)}
    >
      <StatusFilter />
      <TableAssignedFilter />
    </FoldedFilters>
  );
}

/** Whose orders the table shows: as the address says, or as it was when one was here last. */
function TableAssignedFilter() {
  const [kept, keep] = useAssigned();
  const { filters, change } = useFilters();
  const [params] = useSearchParams();
  const chosen = filters['assigned'];
  const current: Assigned = chosen === 'mine' || chosen === 'unassigned' ? chosen : 'all';
  const isFresh = useRef(!params.has('filter'));
  useEffect(() => {
    if (isFresh.current && kept !== 'all') change({ assigned: kept });
    isFresh.current = false;
    // When the table opens: later on the address counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <AssignedFilter
      value={current}
      onChange={(next) => {
        keep(next);
        change({ assigned: next === 'all' ? undefined : next });
      }}
    />
  );
}

/** What all orders that fit come to, on whatever page they are. */
function TotalsRow() {
  const t = useT();
  const { filters } = useFilters();
  const { q, status, assigned } = filters as {
    q?: string;
    status?: number[];
    assigned?: 'mine' | 'unassigned';
  };
  const totals = useOrderTotals({
    ...(q && { q }),
    ...(status && { status }),
    ...(assigned && { assigned }),
  });
  if (!totals || totals.sums.length === 0) return null;
  return (
    <p className={own['totals']} data-foot="">
      <span>{t('queue.total', { smart_count: totals.count })}</span>
      <Sums sums={totals.sums} />
    </p>
  );
}

/** The table, and beside it the order whose row has the focus, by Space. */
function PeekingTable() {
  const t = useT();
  const { data = [] } = useListContext<Order>();
  const peek = usePeek(
    (_row, place) => data[place]?.id ?? null,
    (id) => data.some((one) => one.id === id),
  );
  const order = data.find(({ id }) => id === peek.id);
  return (
    <div style={{ display: 'contents' }} onKeyDown={peek.onKeyDown}>
      <QuotationTable />
      <Suspense>
        {order && (
          <OrderPeek
            id={order.id}
            name={order.client_name ?? (order.client_email || t('activities.noClient'))}
            price={order.shown_price}
            onClose={peek.close}
          />
        )}
      </Suspense>
    </div>
  );
}

const OrderPeek = later(async () => (await import('../peek/order-peek')).OrderPeek);

/** The table: ID, client with the lane, status, whether the data are complete, delivery, price, date. */
function QuotationTable() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <RecordTable<Order>
      label={t('activities.table.caption')}
      onOpen={(id) => void navigate(paths.order(id))}
      columns={[
        {
          source: 'id',
          label: t('activities.table.column.id'),
          sortable: true,
          width: '64px',
          middlingWidth: '48px',
          narrowWidth: '46px',
          className: `${styles['notPhone']} num`,
          render: ({ id }) => <span className={styles['faint']}>#{id}</span>,
        },
        {
          source: 'client_name',
          label: t('activities.table.column.client'),
          sortable: true,
          width: '34%',
          middlingWidth: 'auto',
          narrowWidth: 'auto',
          phoneWidth: '100%',
          render: (order) => <ClientCell order={order} />,
        },
        {
          source: 'status',
          label: t('activities.table.column.status'),
          sortable: true,
          width: '168px',
          middlingWidth: '156px',
          narrowWidth: '152px',
          className: styles['notPhone'],
          render: (order) => (
            <span className={own['stage']}>
              <OrderChip order={order} variant="quiet" />
              {!order.is_data_complete && (
                <span className={own['narrowOnly']}>
                  <Completeness isComplete={false} />
                </span>
              )}
            </span>
          ),
        },
        {
          source: 'is_data_complete',
          label: t('activities.table.column.complete'),
          sortable: true,
          width: '108px',
          middlingWidth: '100px',
          className: own['fair'],
          render: ({ is_data_complete }) => <Completeness isComplete={is_data_complete} />,
        },
        {
          source: 'pickup_date',
          label: t('activities.table.column.pickup'),
          sortable: true,
          width: '140px',
          middlingWidth: '112px',
          narrowWidth: '80px',
          className: styles['notPhone'],
          render: (order) => (
            <span className={own['day']}>
              <DateTime value={carriedOn(order).pickup_date} as="short" />
              <NextDayTag order={order} of="pickup" />
            </span>
          ),
        },
        {
          source: 'delivery_date',
          label: t('activities.table.column.delivery'),
          sortable: true,
          width: '132px',
          middlingWidth: '112px',
          narrowWidth: '96px',
          className: styles['notPhone'],
          render: (order) => (
            <span className={own['day']}>
              <DateTime value={carriedOn(order).delivery_date} as="short" />
              <NextDayTag order={order} of="delivery" />
            </span>
          ),
        },
        {
          source: 'price_for_client',
          label: t('activities.table.column.price'),
          align: 'right',
          width: '152px',
          middlingWidth: '140px',
          narrowWidth: '148px',
          className: `${styles['notPhone']} num`,
          render: (order) => (
            <OrderPrice
              order={order}
              none={<span className={styles['faint']}>{t('activities.board.noPrice')}</span>}
            />
          ),
        },
        {
          source: 'assignee_name',
          label: t('queue.assignee.column'),
          width: '72px',
          middlingWidth: '64px',
          className: own['fair'],
          render: ({ assignee_name: name }) => name !== null && <AssigneeMark name={name} />,
        },
        {
          source: 'created_at',
          label: t('activities.table.column.date'),
          sortable: true,
          width: '112px',
          middlingWidth: '92px',
          className: `${styles['wide']} ${own['entered']}`,
          render: ({ created_at }) => (
            <DateTime value={created_at} as="short" className={styles['faint'] ?? ''} />
          ),
        },
      ]}
    />
  );
}

/** Whose, and from where to where; on phones all of the row: with the price, the days and the status. */
function ClientCell({ order }: { order: Order }) {
  const t = useT();
  const { shortRange } = useFormat();
  const { pickup_date: from, delivery_date: to } = carriedOn(order);
  return (
    <>
      <span className={own['first']}>
        <Link
          data-row
          to={paths.order(order.id)}
          className={`${styles['primary']} ${order.is_read ? '' : own['unread']} cut`}
          onClick={(event) => event.stopPropagation()}
        >
          {!order.is_read && <span className={own['dot']} role="img" aria-label={t('common.state.unread')} />}
          {order.client_name ?? (order.client_email || t('activities.noClient'))}
        </Link>
        <span className={`num ${own['phoneOnly']} ${own['sum']}`}>
          <OrderPrice
            order={order}
            none={<span className={styles['faint']}>{t('activities.board.noPrice')}</span>}
          />
        </span>
      </span>
      <span className={own['second']}>
        <span className={`${styles['small']} cut`}>
          <span className={own['phoneOnly']}>#{order.id} · </span>
          {order.pickup_city} → {order.delivery_city}
        </span>
        <span className={own['phoneOnly']}>
          <OrderChip order={order} variant="quiet" />
        </span>
      </span>
      <span className={`${own['phoneOnly']} ${own['third']}`}>
        <span className="num">{shortRange(from, to)}</span>
        <NextDayTag order={order} />
        {!order.is_data_complete && <Completeness isComplete={false} />}
      </span>
      <ClaimTag order={order} />
    </>
  );
}

/** What lacks something stands out; that nothing does is a faint tick. */
function Completeness({ isComplete }: { isComplete: boolean }) {
  const t = useT();
  if (!isComplete) return <Tag tone="warn">{t('activities.incomplete')}</Tag>;
  return (
    <span className={styles['faint']}>
      <Icon of={Check} size={14} />
      <span className="visually-hidden">{t('activities.table.complete')}</span>
    </span>
  );
}
