import { Suspense } from 'react';
import { later } from '../../kit/components/later';
import { Note } from '../../kit/components/note';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { useSendsMail } from '../../kit/mail-text/use-sends-mail';
import { useOrder } from './order-context';
import { status, routeStatus } from './order-view';
import { useOrderHistory } from './queries/order-queries';
import styles from './order-page.module.css';
import { PodsNote } from './documents/pods-note';
import { InvoiceNote } from './invoices/invoice-note';
import type { Route } from './queries/types';
import { ValuationNote } from './quotes/valuation-note';
import { useRouteName } from './use-route-name';

/** While prices are collected, and from the carriers on: whose move is next, and what is waited for. The routes tell more of themselves. */
function StageNote() {
  const { order, place } = useOrder();
  if (place.tab !== 'details') return null;
  const note = noteOf(order.status);
  return note && <div className={styles['banner']}>{note}</div>;
}

function noteOf(code: number) {
  switch (code) {
    case status.accepted:
    case status.sentToSubcontractors:
      return <ValuationNote />;
    case status.sentToContractor:
    case status.rejectedBySubcontractor:
      return <CarriersNote />;
    case status.inProgress:
      return <PodsNote />;
    case status.podReceived:
      return <PodReceivedNote />;
    case status.invoiceCreated:
    case status.invoiceSent:
    case status.paid:
      return <InvoiceNote />;
    default:
      return null;
  }
}

function PodReceivedNote() {
  const t = useT();
  return <Note>{t('orders.view.podReceived')}</Note>;
}

/** Which routes were refused, which are waited for, and which nobody was sent yet. */
function CarriersNote() {
  const t = useT();
  const { order } = useOrder();
  const routeName = useRouteName();
  const sends = useSendsMail();
  const namesOf = (wanted: Route['status']) =>
    order.routes
      .filter((route) => route.status === wanted)
      .map(routeName)
      .join(', ');
  const refused = namesOf(routeStatus.rejected);
  const waiting = namesOf(routeStatus.waiting);
  const unsent = namesOf(routeStatus.fresh);
  return (
    <Note tone={refused ? 'bad' : waiting && !sends ? 'warn' : 'info'}>
      {[
        refused && t('orders.view.refused', { routes: refused }),
        waiting && t('orders.view.waiting', { routes: waiting }),
        waiting && !sends && t('orders.view.carrierStored'),
        unsent && t('orders.view.unsent', { routes: unsent }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Note>
  );
}

const FollowUpNote = later(async () => (await import('./automatic-mail/follow-up-note')).FollowUpNote);

/** From the offer on: why nothing can be changed, and what comes next. */
export function StatusBanner() {
  const t = useT();
  const { order } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  const lost = order.lost_reason;
  const reason = history?.items.findLast((entry) => entry.to_status === status.rejectedByClient)?.reason;
  switch (order.status) {
    case status.sentToClient:
      return (
        <div className={styles['banner']}>
          <OfferNote validUntil={order.valid_until} />
        </div>
      );
    case status.acceptedByClient:
      return (
        <div className={styles['banner']}>
          <Note tone="ok">{t('orders.view.accepted')}</Note>
        </div>
      );
    case status.rejectedByClient:
      return (
        <div className={styles['banner']}>
          <Note tone="bad">
            {lost && <strong>{`${t(`orders.lost.reason.${lost}`)}. `}</strong>}
            {reason ? t('orders.view.rejectedWithReason', { reason }) : t('orders.view.rejected')}
          </Note>
        </div>
      );
    default:
      return <StageNote />;
  }
}

/** Until when the client can answer; that the day has passed is told as a warning, with what can still be done. */
function OfferNote({ validUntil }: { validUntil: string | null }) {
  const t = useT();
  const format = useFormat();
  const sends = useSendsMail();
  const { order } = useOrder();
  const isOnHold = order.mails_on_hold.length > 0;
  const where = t(
    isOnHold ? 'orders.view.offerOnHold' : sends ? 'orders.view.readOnly' : 'orders.view.offerStored',
  );
  const tone = sends ? 'info' : 'warn';
  if (validUntil === null)
    return (
      <Note tone={tone}>
        {where}
        <FollowUp />
      </Note>
    );
  const date = format.date(`${validUntil}T12:00:00Z`);
  if (validUntil < dayOf(new Date()))
    return <Note tone="warn">{t('orders.validity.expired', { date })}</Note>;
  return (
    <Note tone={tone}>
      {where} {t('orders.validity.until', { date })}
      <FollowUp />
    </Note>
  );
}

/** The reminder of the offer; its code and texts come with the first order that has one. */
function FollowUp() {
  const { order } = useOrder();
  return <Suspense>{order.follow_up && <FollowUpNote />}</Suspense>;
}
