import { wayOf } from '../../../kit/format/way';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useId, useRef, useState, type RefObject, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { troubleOfInvoice } from '../../../kit/status/invoice-fate';
import { OrderChip } from '../../../kit/status/order-chip';
import { daysBefore } from '../../../kit/format/dates';
import { isNear, pickupTimeOf } from '../../../kit/status/delivery-time';
import { hasOfferExpired, isOfferOver } from '../../../kit/status/offer-over';
import { NextDayTag } from '../order-tags';
import { AssigneeMenu } from '../../activities/care/care-controls';
import { useOrder } from '../order-context';
import { PeopleHere } from '../presence/people-here';
import { useOrderHistory } from '../queries/order-queries';
import { HeadActions } from './head-actions';
import styles from './order-head.module.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { paths } from '../../../kit/paths';
import { useNeighbours } from '../neighbours';
import Calendar from 'lucide-react/icons/calendar';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import type { LucideIcon } from 'lucide-react';
import { useFormat } from '../../../kit/format/use-format';
import type { OrderDetails } from '../queries/types';
import { useOrderFormat } from '../use-order-format';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { showToast } from '../../../kit/components/toast-store';
import { Tag } from '../../../kit/components/tag';
import { useSendsMail } from '../../../kit/mail-text/use-mail-toast';
import { dataStateOf } from '../data-request/data-state';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { status } from '../order-view';
import { datesOf } from '../facts/contracted-dates';
import { dueStateOf } from '../invoices/invoice-state';
import { useOrderInvoices } from '../invoices/invoice-queries';
import { orderStatuses } from '../../../kit/status/order-status';
import { awaitedUnloading, isUnreached, unreachedRoute, waitOf } from './next-steps';
import { stepperOf, type StatusChangeEntry, type StepperStep } from './stepper-model';

/** The order in one line: from where to where, when, what, for whom, and what presses or is waited for. */
function OrderFacts({ order }: { order: OrderDetails }) {
  const t = useT();
  const format = useFormat();
  const { dateRange } = useOrderFormat();
  const dates = datesOf(order);
  const [open, setOpen] = useState(false);
  const id = useId();
  const cargo = [t('activities.pallets', { smart_count: order.pallets_count }), format.weight(order.weight)];
  return (
    <div id={id} className={styles['factsLine']} data-open={open || undefined}>
      <ul className={styles['facts']} aria-label={t('orders.factsLabel')}>
        <Fact icon={MapPin}>{wayOf(order)}</Fact>
        <Fact icon={Calendar}>{dateRange(dates.pickup, dates.delivery)}</Fact>
        <Fact icon={Package}>{cargo.join(', ')}</Fact>
        {order.client_email && (
          <Fact icon={Mail} isSpare>
            <a href={`mailto:${order.client_email}`}>{order.client_email}</a>
          </Fact>
        )}
        <li>
          <AssigneeMenu
            orderId={order.id}
            assigneeId={order.assignee_id}
            assigneeName={order.assignee_name}
            withName
          />
        </li>
      </ul>
      <ul className={styles['tags']} aria-label={t('orders.tagsLabel')}>
        <NearFact />
        <DataFlag />
        <WaitFact />
        <ValidityFact />
        <DueFact />
      </ul>
      <button
        type="button"
        className={styles['fold']}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('orders.factsLabel')}
        onClick={() => setOpen(!open)}
      >
        <Icon of={open ? ChevronUp : ChevronDown} />
      </button>
    </div>
  );
}

interface FactProps {
  icon: LucideIcon;
  /** It stands elsewhere on the page, too: it goes first where there is little room. */
  isSpare?: boolean;
  children: ReactNode;
}

function Fact({ icon, isSpare, children }: FactProps) {
  return (
    <li data-spare={isSpare}>
      <Icon of={icon} size={14} />
      <span className="cut">{children}</span>
    </li>
  );
}

/** The head of the order: whose it is and the next step, which stay in view, and how far it has come. */
export function OrderHead({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  const t = useT();
  const { order, place } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  const head = useRef<HTMLElement>(null);
  const name = order.client_name || order.client_email || t('activities.noClient');
  useHeadHeight(head);
  return (
    <>
      <div className={styles['way']}>
        <Link to="/activities" className={styles['back']}>
          <Icon of={ArrowLeft} size={14} />
          {t('orders.back')}
        </Link>
        <NeighbourLinks orderId={order.id} />
        <PeopleHere orderId={order.id} />
      </div>
      <header ref={head} className={styles['head']} data-tab={place.tab}>
        <div className={styles['top']}>
          <div className={styles['who']}>
            <h1 ref={title} tabIndex={-1} className={styles['title']}>
              <span title={name}>{name}</span>
              <span className={`num ${styles['number']}`}>#{order.id}</span>
              <OrderChip order={order} size="large" />
            </h1>
          </div>
          <OrderFacts order={order} />
          <HeadActions />
        </div>
      </header>
      <OrderStepper order={order} history={history?.items ?? []} />
    </>
  );
}

/** Where the order stands in the list that one came from, and the ways to those beside it. */
function NeighbourLinks({ orderId }: { orderId: number }) {
  const t = useT();
  const neighbours = useNeighbours(orderId);
  if (!neighbours) return null;
  const { previous, next, place, count } = neighbours;
  return (
    <span className={`num ${styles['neighbours']}`}>
      {previous !== undefined && (
        <Link to={paths.order(previous)} title={`${t('orders.neighbours.previous')} (K)`}>
          <Icon of={ChevronUp} size={14} label={t('orders.neighbours.previous')} />
        </Link>
      )}
      {t('orders.neighbours.place', { place, count })}
      {next !== undefined && (
        <Link to={paths.order(next)} title={`${t('orders.neighbours.next')} (J)`}>
          <Icon of={ChevronDown} size={14} label={t('orders.neighbours.next')} />
        </Link>
      )}
    </span>
  );
}

/** Tells the page how high the head is, so that what sticks below it knows where to stop. */
function useHeadHeight(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = head.current;
    const page = element?.parentElement;
    if (!element || !page) return undefined;
    const observer = new ResizeObserver(() => {
      const sticks = getComputedStyle(element).position === 'sticky';
      page.style.setProperty('--order-head', `${sticks ? element.offsetHeight : 0}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);
}

/** Among the facts of the head: whether the client's data are complete, or since when they are awaited. */
function DataFlag() {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  useTellOfData();
  const data = history && dataStateOf(order, history.items);
  if (!data) return null;
  const { state, since } = data;
  const time = since === null ? '' : format.dateTime(since);
  if (state === 'waiting')
    return (
      <li data-kept="">
        <Tag tone="warn" icon={Hourglass}>
          {t(since === null ? 'orders.dataRequest.waitingSome' : 'orders.dataRequest.waiting', { time })}
        </Tag>
      </li>
    );
  return (
    <li data-spare="">
      <Tag tone={state === 'completed' ? 'good' : 'plain'} icon={CircleCheck}>
        {t(state === 'completed' ? 'orders.dataRequest.completed' : 'orders.dataRequest.complete', { time })}
      </Tag>
    </li>
  );
}

/** Tells that the client has completed the data while the page was open. */
function useTellOfData(): void {
  const t = useT();
  const { order } = useOrder();
  const { is_data_complete: isComplete, is_read: isRead } = order;
  const was = useRef(isComplete);
  useEffect(() => {
    const isNews = !was.current && isComplete;
    was.current = isComplete;
    // What the forwarder enters is read; what the client sends is not.
    if (isNews && !isRead) showToast({ kind: 'info', title: t('orders.dataRequest.news') });
  }, [isComplete, isRead, t]);
}

const dayOfOrder = (order: OrderDetails) => {
  const { pickup, delivery } = datesOf(order);
  return { status: order.status, pickup_date: pickup, delivery_date: delivery };
};
const isDayNear = (order: OrderDetails): boolean => isNear(dayOfOrder(order));

/** Among the facts of the head: the day that presses, as in the lists. */
function NearFact() {
  const { order } = useOrder();
  if (!isDayNear(order)) return null;
  return (
    <li data-kept="">
      <NextDayTag order={{ agreed: null, ...dayOfOrder(order) }} />
    </li>
  );
}

/** In the head, while the next move is another's: whom the order waits for, and since when. */
function WaitFact() {
  const t = useT();
  const format = useFormat();
  const sendsMail = useSendsMail();
  const { order, place } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  const wait = history && waitOf(order, history.items);
  const unloading = awaitedUnloading(order);
  if (unloading)
    // The day that presses says the same, but for a pickup.
    return isDayNear(order) && pickupTimeOf(dayOfOrder(order)) === null ? null : (
      <li data-kept="">
        <Tag tone="line" icon={Hourglass}>
          {t('orders.wait.delivery', { time: format.dateTime(unloading) })}
        </Tag>
      </li>
    );
  if (!wait?.since) return null;
  // Nobody waits for the answer of whom the question has not reached.
  const isAsked =
    wait.for === 'client' ? !isUnreached(order, null) : wait.for === 'quotes' || !unreachedRoute(order);
  if (!isAsked) {
    // The note above the tab says it, with what can be done: of carriers, only beside the details where no mail leaves.
    const isTold = wait.for === 'client' || sendsMail || place.tab === 'details';
    return isTold ? null : (
      <li data-kept="">
        <Tag tone="warn">{t('orders.wait.unreached')}</Tag>
      </li>
    );
  }
  const since = t(`orders.wait.${wait.for}`, { time: format.dateTime(wait.since) });
  return (
    <li>
      <Tag tone="line" icon={Hourglass}>
        {wait.remindedAt
          ? `${since}; ${t('orders.wait.reminded', { time: format.dateTime(wait.remindedAt) })}`
          : since}
      </Tag>
    </li>
  );
}

/** In the head, in the last days of an offer: until when the client can accept it. */
function ValidityFact() {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { valid_until: day } = order;
  if (order.status !== status.sentToClient || day === null) return null;
  const noon = `${day}T12:00:00Z`;
  if (isOfferOver(day) || -daysBefore(noon) > 1) return null;
  return (
    <li data-kept="">
      <Tag tone="warn" icon={Clock}>
        {t('orders.validity.chip', { date: format.shortDate(noon) })}
      </Tag>
    </li>
  );
}

/** In the head, while a payment is awaited: how much, until when, or since when it is late. */
function DueFact() {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { data } = useOrderInvoices(order);
  const due = data && order.status === status.invoiceSent ? dueStateOf(data, format.shortDate) : null;
  if (!due) return null;
  const open = data?.balance && data.currency ? { amount: data.balance, currency: data.currency } : null;
  return (
    <li data-kept="">
      <Tag tone={due.isLate ? 'bad' : 'line'} icon={due.isLate ? TriangleAlert : Clock}>
        {open && `${format.amount(open.amount)}\u00a0${open.currency} · `}
        {t(due.key, due.values)}
      </Tag>
    </li>
  );
}

/** Why a step is not what it says. */
interface StepTrouble {
  /** What it is called then. */
  label: string;
  text: string;
  /** `past`: nothing is to be done about it any more. */
  tone: 'amiss' | 'failed' | 'past';
  /** Since when, as an ISO instant, where that is another day than the one on which the step was reached. */
  since?: string;
}

/** Steps that are not what they say, by their status: an offer that is over, an invoice that the client has not got. */
function useStepTroubles(order: OrderDetails): ReadonlyMap<number, StepTrouble> {
  const t = useT();
  const { data: invoices } = useOrderInvoices(order);
  const troubles = new Map<number, StepTrouble>();
  if (hasOfferExpired(order))
    troubles.set(status.sentToClient, {
      label: t('orders.stepper.expired'),
      text: t('status.offerExpired'),
      tone: 'amiss',
      since: `${order.valid_until ?? ''}T12:00:00Z`,
    });
  // Also once it is paid, when nobody waits to send it any more.
  const invoice_delivery =
    order.status === status.paid ? (invoices?.items[0]?.last_delivery ?? null) : order.invoice_delivery;
  const fate = troubleOfInvoice({ ...order, invoice_delivery });
  if (fate)
    troubles.set(status.invoiceSent, {
      label: t(`invoices.fate.step.${fate}`),
      text: t(`invoices.fate.${fate}`),
      tone: order.status === status.paid ? 'past' : fate === 'undelivered' ? 'failed' : 'amiss',
    });
  return troubles;
}

interface OrderStepperProps {
  order: OrderDetails;
  /** Changes of status, oldest first; without them the steps have no dates. */
  history: readonly StatusChangeEntry[];
}

/** How far the order has come: four phases with twelve steps, each with the date on which it was reached. */
function OrderStepper({ order, history }: OrderStepperProps) {
  const t = useT();
  const troubles = useStepTroubles(order);
  const phases = stepperOf(order.status, history);
  return (
    <>
      <PhoneStep steps={phases.flatMap(({ steps }) => steps)} trouble={troubles.get(order.status)} />
      <div className={styles['steps']} role="list" aria-label={t('orders.stepper.label')}>
        {phases.map((phase) => (
          <div key={phase.key} className={styles['phase']} role="listitem" data-state={phase.state}>
            <b>{t(`orders.stepper.phase.${phase.key}`)}</b>
            <ol>
              {phase.steps.map((step) => (
                <Step
                  key={step.status}
                  step={step}
                  trouble={step.date ? troubles.get(step.status) : undefined}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  );
}

/** On phones the stepper is one line: which step of how many, and since when. The list below it says it aloud. */
function PhoneStep({ steps, trouble }: { steps: readonly StepperStep[]; trouble: StepTrouble | undefined }) {
  const t = useT();
  const format = useFormat();
  const at = steps.findIndex(({ state }) => state === 'current');
  const step = steps[at];
  const look = step && orderStatuses[step.status];
  if (!step || !look) return null;
  return (
    <p
      className={styles['phoneStep']}
      data-step-line=""
      data-failed={step.failed || trouble?.tone === 'failed' || undefined}
      data-amiss={trouble?.tone}
      aria-hidden="true"
    >
      <b>
        {t('orders.stepper.place', {
          place: at + 1,
          count: steps.length,
          step: trouble?.label ?? t(`orders.stepper.step.${look.key}`),
        })}
      </b>
      {trouble?.since ? (
        <time dateTime={trouble.since}>{format.shortDate(trouble.since)}</time>
      ) : (
        step.date && <time dateTime={step.date}>{format.dateTime(step.date)}</time>
      )}
    </p>
  );
}

interface StepProps {
  step: StepperStep;
  trouble: StepTrouble | undefined;
}

function Step({ step, trouble }: StepProps) {
  const t = useT();
  const format = useFormat();
  const look = orderStatuses[step.status];
  if (!look) return null;
  const full = t(`status.full.${look.key}`);
  const date = trouble?.since ?? step.date;
  return (
    <li
      className={styles['step']}
      data-state={step.state}
      aria-current={step.state === 'current' ? 'step' : undefined}
      data-failed={step.failed || trouble?.tone === 'failed' || undefined}
      data-amiss={trouble?.tone}
      title={[full, step.date && format.fullDateTime(step.date), trouble?.text].filter(Boolean).join(', ')}
    >
      <span className="cut">{trouble?.label ?? t(`orders.stepper.step.${look.key}`)}</span>
      {date && (
        <time dateTime={date}>
          {format.shortDate(date)}
          {step.state === 'current' && date === step.date && (
            <span>{format.dateTime(date).slice(format.shortDate(date).length)}</span>
          )}
        </time>
      )}
    </li>
  );
}
