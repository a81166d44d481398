import { Note } from '../components/note';
import { useT } from '../i18n/use-t';
import { useSendsMail } from '../mail-text/use-sends-mail';
import { PodsNote } from './documents/pods-note';
import { InvoiceNote } from './invoices/invoice-note';
import { useOrder } from './order-context';
import { routeStatus, status } from './order-view';
import type { Route } from './queries/types';
import { ValuationNote } from './quotes/valuation-note';
import { useLegName } from './use-leg-name';
import styles from './order-page.module.css';

/** While prices are collected, and from the carriers on: whose move is next, and what is waited for. The routes tell more of themselves. */
export function StageNote() {
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
  const legName = useLegName();
  const sends = useSendsMail();
  const legs = (wanted: Route['status']) =>
    order.routes
      .filter((route) => route.status === wanted)
      .map(legName)
      .join(', ');
  const refused = legs(routeStatus.rejected);
  const waiting = legs(routeStatus.waiting);
  const unsent = legs(routeStatus.fresh);
  return (
    <Note tone={refused ? 'bad' : waiting && !sends ? 'warn' : 'info'}>
      {[
        refused && t('orders.view.refused', { legs: refused }),
        waiting && t('orders.view.waiting', { legs: waiting }),
        waiting && !sends && t('orders.view.carrierStored'),
        unsent && t('orders.view.unsent', { legs: unsent }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Note>
  );
}
