import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import BellRing from 'lucide-react/icons/bell-ring';
import Coins from 'lucide-react/icons/coins';
import Link2 from 'lucide-react/icons/link-2';
import Megaphone from 'lucide-react/icons/megaphone';
import FileCheck from 'lucide-react/icons/file-check';
import FileClock from 'lucide-react/icons/file-clock';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import Receipt from 'lucide-react/icons/receipt-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Truck from 'lucide-react/icons/truck';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useT, type MessageKey, type Translate } from '../../../kit/i18n/use-t';
import { unsentStep } from './unsent-step';
import { useOrderHistory } from '../queries/order-queries';
import styles from './history-drawer.module.css';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../kit/components/date-time';
import { Money } from '../../../kit/components/money';
import { useUnfitWords } from '../use-unfit-words';
import { useFormat, type Format } from '../../../kit/format/use-format';
import { paths } from '../../../kit/paths';
import { orderStatuses } from '../../../kit/status/order-status';
import type { HistoryEntry } from '../queries/types';
import { typeLabels } from '../documents/document-groups';

export interface HistoryPanelProps {
  orderId: number;
  open: boolean;
  onClose: () => void;
}

/** What happened, newest first. */
function useEntries(orderId: number) {
  const history = useOrderHistory(orderId);
  const items = history.data?.items.toReversed() ?? [];
  const entries = items.map((entry, place) => ({ key: items.length - place, entry }));
  return { ...history, entries };
}

/** As many as fill the room beside the details. */
const latestShown = 6;

interface LatestHistoryProps {
  orderId: number;
  /** Opens all of it. */
  onAll: () => void;
}

/** Beside the details of an order: what happened last. */
export function LatestHistory({ orderId, onAll }: LatestHistoryProps) {
  const t = useT();
  const id = useId();
  const { entries } = useEntries(orderId);
  if (entries.length === 0) return null;
  return (
    <section className={styles['latest']} aria-labelledby={id}>
      <div className={styles['latestHead']}>
        <h2 id={id}>{t('orders.history.latest')}</h2>
        <Button size="small" onClick={onAll}>
          {t('orders.history.all')}
        </Button>
      </div>
      <ol className={styles['list']}>
        {entries.slice(0, latestShown).map(({ key, ...entry }) => (
          <HistoryItem key={key} {...entry} />
        ))}
      </ol>
    </section>
  );
}

/** The order's life, newest first: what happened, when, by whom and why. */
export function HistoryPanel({ orderId, open, onClose }: HistoryPanelProps) {
  const t = useT();
  const { data, error, isPending, refetch, entries } = useEntries(orderId);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('orders.history.title'),
          sx: { width: 400, maxWidth: '100%' },
        },
      }}
    >
      <div className={styles['head']}>
        <h2>{t('orders.history.title')}</h2>
        <IconButton aria-label={t('common.action.close')} onClick={onClose} autoFocus>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className={styles['body']}>
        {isPending && <SkeletonLines lines={6} />}
        {error && !data && (
          <ErrorState error={error} title={t('orders.history.failed')} onRetry={() => void refetch()} />
        )}
        {data && entries.length === 0 && <p>{t('orders.history.empty')}</p>}
        <ol className={styles['list']}>
          {entries.map(({ key, ...entry }) => (
            <HistoryItem key={key} {...entry} />
          ))}
        </ol>
      </div>
    </Drawer>
  );
}

/** Events that have words of their own; any other is told by the status that it led to. */
const eventKeys = {
  created: 'orders.history.event.created',
  duplicated: 'orders.history.event.duplicated',
  offer_expired: 'orders.history.event.offer_expired',
  offer_extended: 'orders.history.event.offer_extended',
  offer_notice_failed: 'orders.history.event.offer_notice_failed',
  followed_up: 'orders.history.event.followed_up',
  price_requests_reminded: 'orders.history.event.price_requests_reminded',
  load_published: 'orders.history.event.load_published',
  load_withdrawn: 'orders.history.event.load_withdrawn',
  carrier_reminded: 'orders.history.event.carrier_reminded',
  follow_up_failed: 'orders.history.event.follow_up_failed',
  follow_up_off: 'orders.history.event.follow_up_off',
  assigned: 'orders.history.event.assigned',
  unassigned: 'orders.history.event.unassigned',
  snoozed: 'orders.history.event.snoozed',
  woken: 'orders.history.event.woken',
  follow_up_on: 'orders.history.event.follow_up_on',
  order_acceptance_mailed: 'orders.history.event.order_acceptance_mailed',
  order_acceptance_failed: 'orders.history.event.order_acceptance_failed',
  completed: 'orders.history.event.completed',
  request_confirmed: 'orders.history.event.request_confirmed',
  client_confirmed: 'orders.history.event.client_confirmed',
  client_dismissed: 'orders.history.event.client_dismissed',
  contract_quote: 'orders.history.event.contract_quote',
  data_requested: 'orders.history.event.data_requested',
  mail_passed_on: 'orders.history.event.mail_passed_on',
  accept: 'orders.history.event.accept',
  ask_subcontractors: 'orders.history.event.ask_subcontractors',
  offer_replaced: 'orders.history.event.offer_replaced',
  send_to_client: 'orders.history.event.send_to_client',
  client_accepts: 'orders.history.event.client_accepts',
  reject: 'orders.history.event.reject',
  revise: 'orders.history.event.revise',
  create_order: 'orders.history.event.create_order',
  send_to_subcontractor: 'orders.history.event.send_to_subcontractor',
  unfit_carrier_accepted: 'orders.history.event.unfit_carrier_accepted',
  subcontractor_accepts: 'orders.history.event.subcontractor_accepts',
  subcontractor_rejects: 'orders.history.event.subcontractor_rejects',
  choose_again: 'orders.history.event.choose_again',
  route_split: 'orders.history.event.route_split',
  routes_joined: 'orders.history.event.routes_joined',
  vehicle_told: 'carrierOrder.history',
  pods_complete: 'orders.history.event.pods_complete',
  document_received: 'documents.history.received',
  document_refused: 'documents.history.refused',
  document_uploaded: 'documents.history.uploaded',
  document_deleted: 'documents.history.deleted',
  save_invoice: 'orders.history.event.save_invoice',
  mail_invoice: 'orders.history.event.mail_invoice',
  invoice_corrected: 'invoices.history.corrected',
  invoice_mended: 'invoices.history.mended',
  ksef_accepted: 'invoices.history.ksefAccepted',
  ksef_refused: 'invoices.history.ksefRefused',
  ksef_offline: 'invoices.history.ksefOffline',
  correction_mailed: 'invoices.history.correctionMailed',
  invoice_mailed_again: 'invoices.history.mailedAgain',
  invoice_passed_on: 'invoices.history.passedOn',
  // What sending an invoice again was called once.
  invoice_reminded: 'invoices.history.mailedAgain',
  payment_reminded: 'invoices.history.reminded',
  pay: 'orders.history.event.pay',
  payment_recorded: 'invoices.history.paymentRecorded',
  payment_removed: 'invoices.history.paymentRemoved',
  carrier_invoice_entered: 'carrierInvoices.history.carrier_invoice_entered',
  carrier_invoice_removed: 'carrierInvoices.history.carrier_invoice_removed',
  carrier_paid: 'carrierInvoices.history.carrier_paid',
  carrier_payment_removed: 'carrierInvoices.history.carrier_payment_removed',
} satisfies Record<string, MessageKey>;

/** The signs of events that leave the status as it is; of any other it is that of the status. */
const eventIcons: Readonly<Record<string, LucideIcon>> = {
  ask_subcontractors: Send,
  offer_replaced: RefreshCw,
  data_requested: Send,
  mail_passed_on: Link2,
  invoice_passed_on: FileText,
  followed_up: BellRing,
  price_requests_reminded: BellRing,
  load_published: Megaphone,
  load_withdrawn: Megaphone,
  carrier_reminded: BellRing,
  payment_reminded: BellRing,
  assigned: UserRound,
  unassigned: UserRound,
  snoozed: AlarmClock,
  woken: AlarmClock,
  vehicle_told: Truck,
  send_to_subcontractor: Send,
  document_received: FileText,
  document_refused: FileText,
  document_uploaded: FileText,
  document_deleted: FileText,
  invoice_corrected: FilePen,
  invoice_mended: FilePen,
  ksef_accepted: FileCheck,
  ksef_refused: FileX,
  ksef_offline: FileClock,
  payment_recorded: Coins,
  payment_removed: Coins,
  carrier_invoice_entered: Receipt,
  carrier_invoice_removed: Receipt,
  carrier_paid: Coins,
  carrier_payment_removed: Coins,
};

const hasWords = (event: string): event is keyof typeof eventKeys => Object.hasOwn(eventKeys, event);

function whatHappened(entry: HistoryEntry, t: Translate): string {
  const unsent = unsentStep(entry);
  if (unsent) return t(`orders.history.unsent.${unsent}`);
  // An order begins with a request over a link, or with somebody of the company.
  if (entry.event === 'created' && entry.user_id !== null) return t('orders.history.event.created_by_hand');
  const paid = entry.event === 'payment_recorded' ? (entry.facts?.payment?.price ?? 0) : 0;
  if (paid < 0) return t('invoices.history.refundRecorded');
  if (hasWords(entry.event)) return t(eventKeys[entry.event]);
  const look = orderStatuses[entry.to_status];
  return look ? t(`status.full.${look.key}`) : t('status.unknown', { code: entry.to_status });
}

/** What the product does when its time has come, without anybody. */
const byItself: ReadonlySet<string> = new Set([
  'offer_expired',
  'offer_notice_failed',
  'ksef_accepted',
  'ksef_refused',
  'ksef_offline',
  'followed_up',
  'follow_up_failed',
]);

function byWhom(entry: HistoryEntry, t: Translate): string {
  if (entry.api_key_id !== null) return t('orders.history.byKey', { name: entry.api_key_name ?? '' });
  if (byItself.has(entry.event) && entry.user_id === null) return t('orders.history.byItself');
  if (entry.user_name !== null) return t('orders.history.by', { name: entry.user_name });
  return t(entry.user_id === null ? 'orders.history.byLink' : 'orders.history.bySystem');
}

/** The reason in somebody's own words, or how many were asked. */
function why({ event, reason }: HistoryEntry, t: Translate): string | null {
  if (!reason) return null;
  const isCount = event === 'ask_subcontractors' || event === 'price_requests_reminded';
  const asked = isCount ? Number(reason) : NaN;
  return Number.isInteger(asked) ? t('orders.history.asked', { smart_count: asked }) : reason;
}

/** What the history adds to an event: the route, the reason, and which price came, perhaps in place of which. */
function more(
  entry: HistoryEntry,
  t: Translate,
  { shortDate, amount }: Format,
  unfitWords: ReturnType<typeof useUnfitWords>,
): ReactNode {
  const { variant, variants = variant ? [variant] : [] } = entry.facts ?? {};
  const inWords = ({ kind, label, price, currency }: (typeof variants)[number]) =>
    `${kind === 'own' ? (label ?? '') : t(`orders.variants.kinds.${kind}`)} ${amount(price)} ${currency}`;
  const { pickup_city: from, delivery_city: to, before, after, lost_reason: lost } = entry.facts ?? {};
  const { source_order_id: source, valid_until: day, document_type: type, paid_on: paid } = entry.facts ?? {};
  const { old_rate: old, unusual_vat_rate: unusual, payment, unfit_papers: unfit } = entry.facts ?? {};
  const text = [
    ...variants.map(inWords),
    from && to && `${from} → ${to}`,
    unfit && unfitWords(unfit),
    day && t('orders.facts.until', { time: shortDate(`${day}T12:00:00Z`) }),
    paid &&
      t(payment && payment.price < 0 ? 'invoices.history.refunded' : 'invoices.history.paid', {
        date: shortDate(`${paid}T12:00:00Z`),
      }),
    old &&
      t('orders.oldRates.history', {
        pair: `${old.from}/${old.to}`,
        rate: old.rate,
        date: shortDate(`${old.date}T12:00:00Z`),
      }),
    unusual && t('invoices.history.unusual', { label: unusual.vat_case ?? `${unusual.vat_rate}%` }),
    type && t(typeLabels[type]),
    lost && t(`orders.lost.reason.${lost}`),
    entry.facts?.by_acceptance && t('orders.history.byAcceptance'),
    entry.facts?.ksef_environment && t(`invoices.ksef.environment.${entry.facts.ksef_environment}`),
    why(entry, t),
  ]
    .filter(Boolean)
    .join(', ');
  if (source) return <Link to={paths.order(source)}>{t('orders.copy.from', { number: source })}</Link>;
  if (payment)
    return (
      <>
        <Money amount={payment.price} currency={payment.currency} />
        {text && `, ${text}`}
      </>
    );
  if (!after) return text;
  return (
    <>
      {`${text}: `}
      {before && (
        <>
          <Money amount={before.price} currency={before.currency} /> →{' '}
        </>
      )}
      <Money amount={after.price} currency={after.currency} />
    </>
  );
}

/** One change of status. */
function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const t = useT();
  const look = orderStatuses[entry.to_status];
  const text = more(entry, t, useFormat(), useUnfitWords());
  const own = entry.from_status === entry.to_status ? eventIcons[entry.event] : undefined;
  const icon = own ?? look?.icon;
  return (
    <li>
      <span
        className={styles['disc']}
        style={own ? undefined : { background: look?.tint, color: look?.mark }}
      >
        {icon && <Icon of={icon} size={14} />}
      </span>
      <div>
        <p className={styles['what']}>{whatHappened(entry, t)}</p>
        <p className={styles['meta']}>
          <DateTime value={entry.created_at} />
          {`, ${byWhom(entry, t)}`}
        </p>
        {text && <p className={styles['reason']}>{text}</p>}
      </div>
    </li>
  );
}
