import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, Suspense, useId, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { EmptyState } from '../../../kit/components/empty-state';
import { ErrorState } from '../../../kit/components/error-state';
import { FoldedFilters } from '../../../kit/components/folded-filters';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '../../../kit/components/icon';
import { later } from '../../../kit/components/later';
import { PageHead } from '../../../kit/components/page-head';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { Tag } from '../../../kit/components/tag';
import { daysBefore, dayOf } from '../../../kit/format/dates';
import { useRowsAtOnce } from '../../../kit/components/use-rows-at-once';
import { useFormat } from '../../../kit/format/use-format';
import { useActs } from '../../../kit/acts';
import { useSendsMail } from '../../../kit/mail-text/use-mail-toast';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { AssignedFilter, AssigneeMenu, SnoozeMenu } from '../care/care-controls';
import { assignedQuery, useAssigned, type Assigned } from '../care/use-care';
import { ActivityFeed, useFeed } from '../feed/activity-feed';
import { HeadActions, useActivityView } from '../head-actions';
import { nearTones } from '../../../kit/status/delivery-time';
import { ShownPrice } from '../../orders/order-tags';
import { totalOf, useActivityCounts } from '../use-counts';
import { usePeek } from '../../../kit/records/use-peek';
import { ViewTabs } from '../views/view-tabs';
import { actPlace } from './act-place';
import { assignedOf, readQueueFilter, writeQueueFilter, type QueueFilter } from './queue-filter';
import { ColleagueFilter, KindFilter } from './queue-tools';
import styles from './queue.module.css';

type Entry = Schemas['WorkEntry'];
type Group = Schemas['WorkGroup'];

const firstSize = 8;
const wholeSize = 100;
const mostCounted = 1_000;

/** What waits for the company, and what happened lately beside it where there is room: the list of activities has that, too. */
export function QueueView() {
  const t = useT();
  const { filter, keep, show } = useQueueFilter();
  const assigned = assignedOf(filter);
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const queue = useQueue(filter);
  const peek = usePeek((row) => Number(row.dataset['order']) || null);
  const queryClient = useQueryClient();
  // Of the entries that are shown, also of those behind the first of a reason.
  const peeked = queryClient
    .getQueriesData<Schemas['WorkQueue']>({ queryKey: ['orders', 'queue'], type: 'active' })
    .flatMap(([, found]) => found?.groups ?? [])
    .flatMap(({ items }) => items)
    .find(({ order_id, message_id }) => order_id === peek.id && message_id === null);
  useActKey();
  return (
    <>
      <PageHead title={t('queue.title')} count={queue.data?.total} actions={<HeadActions />}>
        <ViewTabs list="queue" now={filter} allLabel={t('queue.views.allWork')} onOpen={show} />
        <div className={styles['tools']}>
          <FoldedFilters count={setFilters(filter)}>
            <AssignedFilter
              value={filter.assignee_id === undefined ? assigned : null}
              onChange={(next) => {
                keep(next);
                show({ ...withoutWhose(filter), ...assignedQuery(next) });
              }}
            />
            <ColleagueFilter
              value={filter.assignee_id ?? null}
              onChange={(id) => show({ ...withoutWhose(filter), ...(id !== null && { assignee_id: id }) })}
            />
            <KindFilter
              value={filter.kind ?? []}
              onChange={(kind) => show({ ...filter, kind: kind.length > 0 ? kind : undefined })}
            />
          </FoldedFilters>
        </div>
      </PageHead>
      <div className={styles['columns']}>
        <div className={styles['queue']} onKeyDown={peek.onKeyDown}>
          <Queue
            queue={queue}
            filter={filter}
            onShowAll={() => {
              keep('all');
              show({});
            }}
          />
        </div>
        {isWide && (
          <aside className={styles['aside']} aria-label={t('queue.latest')}>
            <h2 className={styles['asideTitle']}>
              {t('queue.latest')}
              <Link to={paths.activities}>{t('queue.allActivities')}</Link>
            </h2>
            <LatestActivities assigned={assigned} />
          </aside>
        )}
      </div>
      <Suspense>
        {peek.id !== null && (
          <OrderPeek
            id={peek.id}
            name={peeked?.client_name ?? peeked?.client_email ?? null}
            price={peeked?.price ?? null}
            isOverdue={peeked?.kind === 'overdue'}
            onClose={peek.close}
          />
        )}
      </Suspense>
    </>
  );
}

const OrderPeek = later(async () => (await import('../peek/order-peek')).OrderPeek);

/** How many of the filters are set. */
const setFilters = ({ kind, assigned, assignee_id: colleague }: QueueFilter): number =>
  Number(kind !== undefined) + Number(assigned !== undefined || colleague !== undefined);

const withoutWhose = ({ kind }: QueueFilter): QueueFilter => (kind ? { kind } : {});

/** What is shown, which the address says; whose entries it is at first, this device remembers. */
function useQueueFilter() {
  const [kept, keep] = useAssigned();
  const [params, setParams] = useSearchParams();
  return {
    filter: readQueueFilter(params, kept),
    keep,
    show: (next: QueueFilter) => setParams((query) => writeQueueFilter(query, next), { replace: true }),
  };
}

function useQueue(filter: QueueFilter) {
  return useQuery({
    queryKey: ['orders', 'queue', filter],
    queryFn: ({ signal }) =>
      api.get('/work-queue', {
        params: { query: { ...filter, page_size: firstSize } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The key of the next step, as on the order page: here it does the act of the entry that has the focus. */
function useActKey(): void {
  const t = useT();
  const navigate = useNavigate();
  const run = () => {
    const row = document.activeElement?.closest('li');
    const act = row?.querySelector<HTMLAnchorElement>('a[data-act]')?.getAttribute('href');
    if (act) void navigate(act);
  };
  useActs({
    heading: t('queue.title'),
    isOfScreen: true,
    acts: [{ id: 'queue-act', label: t('queue.doAct'), keys: ['.'], run }],
  });
}

/** The feed in a narrow column; mails that one wrote are one line a day until it is opened. */
function LatestActivities({ assigned }: { assigned: Assigned }) {
  const all = {
    received: true,
    sent: true,
    offers: true,
    in_valuation: true,
    in_progress: true,
    finished: true,
  };
  const feed = useFeed(all, assigned);
  const total = totalOf(useActivityCounts());
  return (
    <ActivityFeed
      feed={feed}
      total={assigned === 'all' ? total : undefined}
      allShown={assigned === 'all'}
      onShowAll={() => undefined}
      isCompact
    />
  );
}

interface QueueProps {
  queue: ReturnType<typeof useQueue>;
  filter: QueueFilter;
  onShowAll: () => void;
}

function Queue({ queue, filter, onShowAll }: QueueProps) {
  const t = useT();
  const { enterOrder } = useActivityView();
  const happened = totalOf(useActivityCounts());
  if (queue.isPending) return <SkeletonRows rows={12} />;
  if (!queue.data) return <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />;
  const { groups, total } = queue.data;
  const filled = groups.filter(({ count }) => count > 0);
  const isWhole = Object.keys(filter).length === 0;
  const isEmpty = total === 0 && (isWhole || filled.length === 0);
  const nothing = isEmpty && (
    <EmptyState
      title={t('queue.empty.title')}
      text={t(isWhole ? 'queue.empty.text' : 'queue.empty.filtered')}
      picture="tray"
    >
      {isWhole ? (
        <Button variant="contained" onClick={enterOrder}>
          <Icon of={Plus} />
          {t('activities.newOrder')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={onShowAll}>
          {t('activities.filtered.all')}
        </Button>
      )}
    </EmptyState>
  );
  // A company that has not begun has nothing done.
  const hasBegun = happened === undefined || happened > 0;
  return (
    <>
      {hasBegun && nothing}
      {isWhole && happened !== undefined && happened < fewActivities && (
        <Suspense>
          <FirstSteps instead={!hasBegun && nothing} />
        </Suspense>
      )}
      <Groups groups={filled} filter={filter} />
    </>
  );
}

function Groups({ groups, filter }: { groups: readonly Group[]; filter: QueueFilter }) {
  let left = useRowsAtOnce();
  return groups.map((group) => {
    const most = Math.max(0, left);
    left -= group.items.length;
    return <QueueGroup key={group.kind} group={group} filter={filter} most={most} />;
  });
}

/** Of which so little is known is new. */
const fewActivities = 20;

// Of a new company only.
const FirstSteps = lazy(async () => ({ default: (await import('../feed/first-steps')).FirstSteps }));

const foldedKey = 'queue-folded';

function readFolded(): Record<string, boolean> {
  try {
    return { snoozed: true, ...(JSON.parse(localStorage.getItem(foldedKey) ?? '{}') as object) };
  } catch {
    return { snoozed: true };
  }
}

/** Entries that wait for one reason, which can be folded; what was put off is at first. */
function QueueGroup({ group, filter, most }: { group: Group; filter: QueueFilter; most: number }) {
  const t = useT();
  const id = useId();
  const { number } = useFormat();
  const { kind, count } = group;
  const [isFolded, setFolded] = useState(() => readFolded()[kind] ?? false);
  const [isWhole, setWhole] = useState(false);
  const whole = useQuery({
    queryKey: ['orders', 'queue', filter, kind],
    queryFn: ({ signal }) =>
      api.get('/work-queue', {
        params: { query: { ...filter, kind: [kind], page_size: wholeSize } },
        signal,
      }),
    enabled: isWhole,
  });
  const items = (isWhole && whole.data?.groups[0]?.items) || group.items;
  const fold = () => {
    localStorage.setItem(foldedKey, JSON.stringify({ ...readFolded(), [kind]: !isFolded }));
    setFolded(!isFolded);
  };
  return (
    <section aria-labelledby={id}>
      <h2 className={styles['group']}>
        <button type="button" aria-expanded={!isFolded} onClick={fold}>
          <Icon of={isFolded ? ChevronRight : ChevronDown} size={14} />
          <span id={id}>{t(`queue.kind.${kind}`)}</span>
          <span className="num">{count >= mostCounted ? `${number(mostCounted)}+` : number(count)}</span>
        </button>
      </h2>
      {!isFolded && (
        <ul>
          {items.slice(0, most).map((entry) => (
            <QueueRow
              key={`${entry.kind} ${entry.order_id} ${entry.message_id} ${entry.draft_id}`}
              entry={entry}
            />
          ))}
        </ul>
      )}
      {!isFolded && count > items.length && !isWhole && (
        <div className={styles['more']}>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('queue.showAll', { smart_count: count })}
          </Button>
        </div>
      )}
      {!isFolded && isWhole && count > wholeSize && (
        <p className={styles['more']}>{t('queue.firstOnly', { shown: number(items.length) })}</p>
      )}
    </section>
  );
}

/** Whose, from where to where, since when or until when, what it comes to, whose it is, and the one act. */
function QueueRow({ entry: waiting }: { entry: Entry }) {
  const t = useT();
  const sendsMail = useSendsMail();
  // No reminder leaves without a mail server: the order tells what can be done instead.
  const entry: Entry = waiting.act === 'remind_payment' && !sendsMail ? { ...waiting, act: 'open' } : waiting;
  const { shortRange } = useFormat();
  const { order_id: orderId, message_id: messageId, draft_id: draftId, client_name, client_email } = entry;
  const name =
    client_name ?? (client_email || t(draftId === null ? 'activities.noClient' : 'queue.draft.untitled'));
  const what = t(`queue.act.${entry.act}`);
  const { search } = useLocation();
  // The form opens over the queue as it is shown.
  const act = draftId === null ? actPlace(entry) : withFilter(actPlace(entry), search);
  const to = draftId === null && messageId === null ? paths.order(orderId ?? 0) : act;
  return (
    <li className={styles['row']}>
      <Link
        data-row
        data-order={messageId === null ? (orderId ?? '') : ''}
        to={to}
        className={styles['what']}
      >
        <span className={styles['who']}>
          <b className="cut">{name}</b>
          {orderId !== null && <span className="num">#{orderId}</span>}
        </span>
        <span className={`${styles['lane']} cut`}>
          {draftId !== null &&
            entry.assignee_name !== null &&
            t('queue.draft.by', { name: entry.assignee_name })}
          {entry.subject ??
            (draftId === null && (
              <>
                {entry.pickup_city} → {entry.delivery_city}
                {entry.pickup_date && entry.delivery_date && (
                  <span className="num">{shortRange(entry.pickup_date, entry.delivery_date)}</span>
                )}
              </>
            ))}
        </span>
      </Link>
      <span className={styles['when']}>
        <When entry={entry} />
      </span>
      <span className={`${styles['price']} num`}>{entry.price && <ShownPrice price={entry.price} />}</span>
      <span className={styles['tools2']}>
        {orderId !== null && messageId === null && (
          <>
            <AssigneeMenu
              orderId={orderId}
              assigneeId={entry.assignee_id}
              assigneeName={entry.assignee_name}
            />
            <SnoozeMenu orderId={orderId} isSnoozed={entry.kind === 'snoozed'} />
          </>
        )}
      </span>
      <Button
        component={Link}
        to={act}
        size="small"
        variant={isUrgent(entry) ? 'tonal' : 'outlined'}
        data-act
        className={styles['act'] ?? ''}
        aria-label={`${what}: ${name}${orderId === null ? '' : ` #${orderId}`}`}
      >
        {what}
      </Button>
    </li>
  );
}

/** An address over the queue with the filter that another one has. */
function withFilter(address: string, search: string): string {
  const filter = search.replace(/^\?/, '');
  return filter === '' ? address : `${address}&${filter}`;
}

/** Nobody has agreed to drive what is to be loaded. */
const withoutCarrier = ['send_to_subcontractor', 'choose_again', 'remind_carrier', 'hand_over'] as const;

/** What is past, today or tomorrow, and nobody does yet. */
const isUrgent = ({ kind, act, due_at, due_on }: Entry): boolean =>
  due_at === null
    ? kind !== 'snoozed' && due_on !== null && due_on < dayOf(new Date())
    : withoutCarrier.some((one) => one === act);

/** When it is due, where there is a day or an hour; else since when it waits. */
function When({ entry: { kind, act, due_at, due_on, since } }: { entry: Entry }) {
  const t = useT();
  const { dateTime, shortDate, time, fullDateTime } = useFormat();
  if (due_at !== null) {
    const isToday = daysBefore(due_at) === 0;
    const lack = withoutCarrier.find((one) => one === act);
    return (
      <>
        <Tag tone={lack ? 'bad' : nearTones[isToday ? 'today' : 'tomorrow']} title={fullDateTime(due_at)}>
          {t(isToday ? 'queue.due.today' : 'queue.due.tomorrow', { time: time(due_at) })}
        </Tag>
        {lack && <span className={styles['lack']}>{t(`queue.lack.${lack}`)}</span>}
      </>
    );
  }
  if (due_on !== null) {
    const day = shortDate(`${due_on}T12:00:00Z`);
    const isPast = due_on < dayOf(new Date());
    const past = kind === 'overdue' ? 'overdue' : 'passed';
    if (kind === 'snoozed') return <Tag tone="plain">{t('queue.due.back', { day })}</Tag>;
    return <Tag tone={isPast ? 'bad' : 'warn'}>{t(`queue.due.${isPast ? past : 'until'}`, { day })}</Tag>;
  }
  const days = daysBefore(since);
  return (
    <>
      {kind === 'answers' && isAnswer(act) && (
        <span className={styles['answer']}>{t(`queue.answer.${act}`)}</span>
      )}
      <span className={styles['since']} title={dateTime(since)}>
        {days === 0 ? t('queue.since.today') : t('queue.since.days', { smart_count: days })}
      </span>
    </>
  );
}

const answerActs = ['compare', 'send_to_client', 'create_order', 'revise'] as const;

/** What came in differs among the answers, and so does what is to be done about it. */
const isAnswer = (act: Entry['act']): act is (typeof answerActs)[number] =>
  answerActs.some((one) => one === act);
