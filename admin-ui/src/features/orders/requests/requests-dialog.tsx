import { wayOf } from '../../../kit/format/way';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, useRef } from 'react';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { usePriceRequests } from '../queries/order-queries';
import type {
  Route,
  PriceRequestCounts,
  PriceRequest,
  PriceRequestAnswer,
  LinkInput,
} from '../queries/types';
import { type SkippedMember, SkippedNote } from './skipped-note';
import { isHeldUp, useRequestProgress } from './progress-line';
import styles from './requests.module.css';
import { DeliveryBar } from '../../../kit/components/delivery-bar';
import { useFormat } from '../../../kit/format/use-format';
import { percentOf } from '../../../kit/format/format';
import { reachedOf, countsByGroup, type GroupCounts } from './request-counts';
import Check from 'lucide-react/icons/check';
import Archive from 'lucide-react/icons/archive';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Icon } from '../../../kit/components/icon';
import { useGroupsToAsk } from '../queries/group-queries';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Note } from '../../../kit/components/note';
import { api } from '../../../kit/api/client';
import { showToast } from '../../../kit/components/toast-store';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import IconButton from '@mui/material/IconButton';
import Link2Off from 'lucide-react/icons/link-2-off';
import { Tooltip } from '../../../kit/components/tooltip';
import { usePhone } from '../../../kit/components/use-phone';
import { CopyAllLinks } from './copy-all-links';
import { CopyLinkButton } from '../links/copy-link-button';
import { PassOnRequest } from '../links/pass-on-button';
import { RevokeLinkDialog } from '../confirm-dialogs';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import MailX from 'lucide-react/icons/mail-x';
import Reply from 'lucide-react/icons/reply';

/** Asks those again whose mail could not be delivered. */
function useRetry(routeId: number, onRetried: () => void) {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: () => api.post('/order-routes/{id}/price-requests/retry', { params: { path: { id: routeId } } }),
    failed: t('orders.requests.retryFailed'),
    done: ({ sent }: PriceRequestAnswer) => {
      if (sent > 0) tellMailed(t('orders.requests.retried', { smart_count: sent }));
      else {
        showToast({
          kind: 'info',
          title: t('orders.requests.retriedNone'),
          text: t('orders.requests.retriedNoneText'),
        });
      }
      onRetried();
    },
  });
}

interface FailedNoteProps {
  route: Route;
  /** How many mails could not be delivered. */
  count: number;
  onRetried: () => void;
}

/** That mails could not be delivered, and the way to send them again as long as prices are asked for. */
function FailedNote({ route, count, onRetried }: FailedNoteProps) {
  const t = useT();
  const { view } = useOrder();
  const retry = useRetry(route.id, onRetried);
  if (count === 0) return null;
  return (
    <Note tone="bad" role="status">
      <div className={styles['failedNote']}>
        <span>{t('orders.requests.failedNote', { smart_count: count })}</span>
        {view === 'editing' && (
          <Button
            size="small"
            variant="outlined"
            loading={retry.isPending}
            startIcon={<Icon of={RotateCw} size={14} />}
            onClick={() => retry.mutate()}
          >
            {t('orders.requests.retry')}
          </Button>
        )}
      </div>
    </Note>
  );
}

interface GroupProgressProps {
  routeId: number;
  requests: readonly PriceRequest[];
}

/** How far the request to each group is; nothing when no group was asked. */
function GroupProgress({ routeId, requests }: GroupProgressProps) {
  const t = useT();
  const groups = countsByGroup(requests);
  const known = useGroupsToAsk(routeId, '').data?.items ?? [];
  if (!groups.some(({ groupId }) => groupId !== null)) return null;
  const nameOf = (id: number | null) => {
    if (id === null) return t('orders.requests.alone');
    return known.find((group) => group.id === id)?.name ?? t('orders.requests.noGroup');
  };
  return (
    <ul className={styles['groups']} aria-label={t('orders.requests.groups')}>
      {groups.map((group) => (
        <GroupLine key={group.groupId ?? 0} name={nameOf(group.groupId)} {...group} />
      ))}
    </ul>
  );
}

function GroupLine({ name, counts }: GroupCounts & { name: string }) {
  const t = useT();
  const { number } = useFormat();
  const { waiting, stored, failed, total } = counts;
  const state = waiting > 0 ? 'waiting' : failed > 0 ? 'failed' : stored > 0 ? 'stored' : 'done';
  const icon = { waiting: LoaderCircle, failed: CircleAlert, stored: Archive, done: CircleCheck }[state];
  return (
    <li>
      <span className={`${styles['sign']} ${styles[state] ?? ''}`}>
        <Icon of={icon} size={18} />
      </span>
      <span className={`cut ${styles['name']}`} title={name}>
        {name}
      </span>
      <span className={styles['state']}>
        {t(`orders.requests.groupState.${state}`, { count: number(failed) })}
      </span>
      <span className="num">
        {t('orders.requests.groupOf', { sent: number(reachedOf(counts)), total: number(total) })}
      </span>
    </li>
  );
}

/** To how many of all the request got, or for how many it was only kept, as a sentence and a bar; what could not be delivered is its red part. */
function ProgressBar({ counts }: { counts: PriceRequestCounts }) {
  const t = useT();
  const { number } = useFormat();
  const { total, failed, stored, waiting } = counts;
  // What is only kept is done with, too: it waits for nothing.
  const reached = reachedOf(counts) + stored;
  const sentence =
    stored > 0
      ? t('orders.requests.storedOf', { stored: number(stored), total: number(total) })
      : t('orders.requests.sentTo', { sent: number(reached), total: number(total) });
  // A full bar would say that mails arrived which were only kept.
  const isShown = stored === 0 || waiting > 0 || failed > 0;
  return (
    <div className={styles['progress']}>
      <p className="num">
        <span>{sentence}</span>
        {isShown && <span>{`${String(percentOf(reached, total))}%`}</span>}
      </p>
      {isShown && (
        <DeliveryBar
          reached={reached}
          failed={failed}
          total={total}
          label={t('orders.requests.progress')}
          sentence={sentence}
        />
      )}
    </div>
  );
}

/** As many as need no scrolling. */
const few = 6;

interface RequestsDialogProps {
  route: Route;
  startsAt: RequestFilter;
  /** Who got no mail when groups were asked a moment ago. */
  skipped: readonly SkippedMember[];
  onClose: () => void;
}

/** How far the requests about a route are, and what became of each. It can be left: the sending goes on without it. */
export function RequestsDialog({ route, startsAt, skipped, onClose }: RequestsDialogProps) {
  const t = useT();
  const id = useId();
  const phone = usePhone();
  const { order } = useOrder();
  const routeName = wayOf(route);
  const [filter, setFilter] = useState(startsAt);
  const list = usePriceRequests(order.id, route.id);
  const { data: progress, dataUpdatedAt: askedAt } = useRequestProgress(order.id, route);
  const counts = progress ?? list.data?.counts;
  // A list that is narrowed to a few must not make the dialog jump.
  const height = counts && counts.total > few ? { height: 'min(840px, 100% - 48px)' } : {};
  const isSending = counts !== undefined && counts.waiting > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: phone ? {} : { maxWidth: 680, ...height } } }}
    >
      <DialogHeading id={`${id}-title`} onClose={onClose}>
        {t('orders.requests.title')} <span className={styles['route']}>{routeName}</span>
      </DialogHeading>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        {counts && <ProgressBar counts={counts} />}
        {progress && isHeldUp(progress, askedAt) && (
          <p className={styles['slow']}>{t('orders.requests.slow')}</p>
        )}
        <SkippedNote skipped={skipped} />
        {counts && <FailedNote route={route} count={counts.failed} onRetried={() => setFilter('all')} />}
        {list.error && !list.data && (
          <ErrorState
            error={list.error}
            title={t('orders.requests.loadFailed')}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <SkeletonRows rows={4} height={52} />}
        {list.data && counts && (
          <>
            <GroupProgress routeId={route.id} requests={list.data.items} />
            <RequestList
              orderId={order.id}
              requests={list.data.items}
              counts={counts}
              filter={filter}
              onFilter={setFilter}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <span className={styles['foot']}>{isSending && t('orders.requests.leave')}</span>
        <Button variant="contained" onClick={onClose}>
          {t(isSending ? 'orders.requests.goOn' : 'common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type RequestState = PriceRequest['state'];

/** The states in the sequence in which they are offered as filters. */
const requestStates = [
  'waiting',
  'sent',
  'stored',
  'failed',
  'passed_on',
  'answered',
] as const satisfies readonly RequestState[];

/** What the list is narrowed to. */
type RequestFilter = 'all' | RequestState;

/** The sign of each state, beside its word. */
const stateIcons: Readonly<Record<RequestState, LucideIcon>> = {
  waiting: Clock,
  sent: CircleCheck,
  stored: Archive,
  failed: MailX,
  passed_on: Check,
  answered: Reply,
};

/** Somebody who was asked: where the mail went, what became of it, and the link that they were sent. */
function RequestRow({ request, orderId }: { request: PriceRequest; orderId: number }) {
  const t = useT();
  const format = useFormat();
  const { subcontractor_id: id, subcontractor_name: name, subcontractor_email: email, state } = request;
  return (
    <li>
      <span className={`${styles['sign']} ${styles[state] ?? ''}`}>
        <Icon of={stateIcons[state]} size={16} />
      </span>
      <span className={styles['who']}>
        <span className={`cut ${styles['name']}`} title={name}>
          {name}
        </span>
        <span className={`cut ${styles['sub']}`} title={email}>
          {email}
        </span>
        {state === 'failed' && request.failure_reason && (
          <span className={styles['why']}>{request.failure_reason}</span>
        )}
      </span>
      <span className={styles['end']}>
        <span className={`${styles['word']} ${styles[state] ?? ''}`}>
          {t(`orders.requests.state.${state}`)}
        </span>
        <time className="num" dateTime={request.asked_at} title={format.fullDateTime(request.asked_at)}>
          {t('orders.quotes.asked', { time: format.dateTime(request.asked_at) })}
        </time>
      </span>
      {id !== null && (
        <PriceLink
          request={request}
          link={{
            kind: 'subcontractor-offer',
            order_id: orderId,
            route_id: request.quotation_route_id,
            subcontractor_id: id,
          }}
        />
      )}
    </li>
  );
}

/** The link for prices that somebody was sent: to say that it was handed over, to copy, and to take back. */
function PriceLink({ request, link }: { request: PriceRequest; link: LinkInput }) {
  const t = useT();
  const { view } = useOrder();
  const { subcontractor_name: name } = request;
  const [isRevoking, setRevoking] = useState(false);
  return (
    <span className={styles['links']}>
      {view === 'editing' && <PassOnRequest request={request} />}
      <CopyLinkButton iconOnly label={t('orders.quotes.copyLinkOf', { name })} link={link} />
      <Tooltip title={t('orders.revokeLink.actionOf', { name })} describeChild={false}>
        <IconButton size="small" onClick={() => setRevoking(true)}>
          <Icon of={Link2Off} size={14} />
        </IconButton>
      </Tooltip>
      {isRevoking && <RevokeLinkDialog link={link} name={name} onClose={() => setRevoking(false)} />}
    </span>
  );
}

const pageSize = 20;

interface RequestListProps {
  orderId: number;
  requests: readonly PriceRequest[];
  counts: PriceRequestCounts;
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
}

/** Everyone who was asked, with what became of it: narrowed to a state, twenty to a page. */
function RequestList({ orderId, requests, counts, filter, onFilter }: RequestListProps) {
  const t = useT();
  const { number } = useFormat();
  const [wanted, setWanted] = useState(1);
  const top = useRef<HTMLElement>(null);
  const shown = filter === 'all' ? requests : requests.filter(({ state }) => state === filter);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  // While mails go out, what is narrowed to those that wait grows shorter.
  const page = Math.min(wanted, pages);
  const from = (page - 1) * pageSize;
  const turnTo = (next: number) => {
    setWanted(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  // Those that narrow the list, and the one that is chosen.
  const narrowing = requestStates.filter(
    (state) => state === filter || (counts[state] > 0 && counts[state] < counts.total),
  );
  const options: RequestFilter[] = narrowing.length > 0 ? ['all', ...narrowing] : [];
  return (
    <section ref={top} className={styles['asked']} aria-label={t('orders.requests.list')}>
      {options.length > 0 && (
        <div className={styles['filters']} role="group" aria-label={t('orders.requests.filter')}>
          {options.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === filter}
              onClick={() => {
                onFilter(option);
                setWanted(1);
              }}
            >
              {t(`orders.requests.filters.${option}`)}{' '}
              <span className="num">{number(option === 'all' ? counts.total : counts[option])}</span>
            </button>
          ))}
        </div>
      )}
      <CopyAllLinks orderId={orderId} requests={shown} />
      {shown.length === 0 ? (
        <p className={styles['empty']}>{t('orders.requests.empty')}</p>
      ) : (
        <ul className={styles['rows']}>
          {shown.slice(from, from + pageSize).map((request) => (
            <RequestRow key={request.id} request={request} orderId={orderId} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={styles['pager']}>
          <span className="num" role="status">
            {t('common.list.shown', {
              from: number(from + 1),
              to: number(Math.min(from + pageSize, shown.length)),
              total: number(shown.length),
            })}
          </span>
          <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            {t('common.list.previous')}
          </Button>
          <Button size="small" variant="outlined" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            {t('common.list.next')}
          </Button>
        </div>
      )}
    </section>
  );
}
