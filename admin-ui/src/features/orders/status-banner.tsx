import { wayOf } from '../../kit/format/way';
import { Suspense } from 'react';
import { later } from '../../kit/components/later';
import { Note } from '../../kit/components/note';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { useSendsMail } from '../../kit/mail-text/use-mail-toast';
import { carrierLink, CopyLinkButton } from './links/copy-link-button';
import { PassOnButton } from './links/pass-on-button';
import { awaitedUnloading, isPodInHead, isUnreached, nextStepsOf, unreachedRoute } from './head/next-steps';
import { useOrder } from './order-context';
import { status, routeStatus } from './order-view';
import { isOfferOver } from '../../kit/status/offer-over';
import { useOrderHistory } from './queries/order-queries';
import styles from './order-page.module.css';
import type { Route } from './queries/types';
import { useQuoteName } from './use-order-format';
import { AddDocumentButton, CheckPodButton, useWaitingPod } from './documents/document-list';
import { fateOfInvoice } from '../../kit/status/invoice-fate';
import { useOrderInvoices } from './invoices/invoice-queries';

/**
 * While prices are collected, and from the carriers on: what is waited for. What the status, the steps and the buttons of the head say
 * is not said again; the routes tell more of themselves.
 */
function StageNote() {
  const { order, place } = useOrder();
  // That the client has not got the invoice is told where invoices are, too.
  if (place.tab === 'documents' && order.status === status.invoiceSent)
    return (
      <div className={styles['banner']}>
        <InvoiceNote isOfTrouble />
      </div>
    );
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
    case status.invoiceCreated:
    case status.invoiceSent:
      return <InvoiceNote />;
    case status.paid:
      return (
        <>
          <InvoiceNote />
          <Suspense>
            <AwaitedInvoices />
          </Suspense>
        </>
      );
    default:
      return null;
  }
}

const PassInvoiceOn = later(async () => (await import('./invoices/pass-invoice-on')).PassInvoiceOn);
const AwaitedInvoices = later(async () => (await import('./invoices/carrier-invoices')).AwaitedInvoices);

/** Which routes were refused, which are waited for, and which nobody was sent yet. */
function CarriersNote() {
  const t = useT();
  const { order } = useOrder();
  const sends = useSendsMail();
  const nameOf = useQuoteName();
  const namesOf = (wanted: Route['status']) =>
    order.routes
      .filter((route) => route.status === wanted)
      .map(wayOf)
      .join(', ');
  const refused = order.routes.filter((route) => route.status === routeStatus.rejected);
  const refusalOf = ({ chosen_offer: quote, ...route }: Route): string => {
    const texts = {
      route: wayOf(route),
      name: quote ? nameOf(quote) : '',
      reason: quote?.refusal_reason ?? '',
    };
    if (!quote) return t('orders.view.refusedRoute', texts);
    // Of the only route the head says that it was refused.
    if (quote.refusal_reason && order.routes.length === 1) return t('orders.carrier.reasonOf', texts);
    return t(quote.refusal_reason ? 'orders.view.refusedWhy' : 'orders.view.refusedBy', texts);
  };
  const waiting = namesOf(routeStatus.waiting);
  const unsent = namesOf(routeStatus.fresh);
  return (
    <Note tone={refused.length > 0 ? 'bad' : 'info'}>
      {[
        ...refused.map(refusalOf),
        waiting && t('orders.view.waiting', { routes: waiting }),
        !sends && unreachedRoute(order) && t('orders.view.carrierStored'),
        unsent && t('orders.view.unsent', { routes: unsent }),
      ]
        .filter(Boolean)
        .join(' ')}
      <CarrierLinks sendsMail={sends} />
    </Note>
  );
}

/** The link of each carrier who is waited for and has not got it by mail, to be handed over by other ways. */
function CarrierLinks({ sendsMail }: { sendsMail: boolean }) {
  const t = useT();
  const { order } = useOrder();
  const waiting = order.routes.filter(
    (route) => route.status === routeStatus.waiting && (!sendsMail || isUnreached(order, route.id)),
  );
  // The head has the one that is next.
  const isInHead = nextStepsOf(order, {}, sendsMail).primary?.step === 'copy_carrier_link';
  // Where mail leaves, each mail that did not arrive is told by itself.
  const held = sendsMail
    ? []
    : order.mails_on_hold.filter((mail) => mail.route_id !== null && mail.delivery === 'stored');
  const copied = waiting.length === 1 && isInHead ? [] : waiting;
  if (copied.length + held.length === 0) return null;
  return (
    <div className={styles['ways']}>
      {copied.map((route) => {
        const link = carrierLink(order.id, route);
        const label = t('orders.carrier.copyLink');
        return (
          link && (
            <CopyLinkButton
              key={route.id}
              size="small"
              label={waiting.length > 1 ? `${label}: ${wayOf(route)}` : label}
              link={link}
            />
          )
        );
      })}
      {held.map((mail) => (
        <PassOnButton key={mail.message_id} mail={mail} namesRoute={held.length > 1} />
      ))}
    </div>
  );
}

const FollowUpNote = later(async () => (await import('./automatic-mails')).FollowUpNote);

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
  const [held] = order.mails_on_hold;
  const where = t(
    !held ? 'orders.view.readOnly' : sends ? 'orders.view.offerOnHold' : 'orders.view.offerStored',
  );
  const passOn = !sends && held?.delivery === 'stored' && (
    <div className={styles['ways']}>
      <PassOnButton mail={held} />
    </div>
  );
  if (validUntil === null)
    return (
      <Note>
        {where}
        {passOn}
        <FollowUp />
      </Note>
    );
  const date = format.shortDate(`${validUntil}T12:00:00Z`);
  // Its link leads nowhere any more: the head has the way to extend it.
  if (isOfferOver(validUntil)) return <Note tone="warn">{t('orders.validity.expired', { date })}</Note>;
  return (
    <Note>
      {where} {t('orders.validity.until', { date })}
      {passOn}
      <FollowUp />
    </Note>
  );
}

/** The reminder of the offer; its code and texts come with the first order that has one. */
function FollowUp() {
  const { order } = useOrder();
  return <Suspense>{order.follow_up && <FollowUpNote />}</Suspense>;
}

/** In progress: which routes still lack their POD, each with the way to send it. */
function PodsNote() {
  const t = useT();
  const { order } = useOrder();
  const isOne = order.routes.length === 1;
  const missing = order.routes.filter((route) => !route.has_pod);
  const [first] = missing;
  const waiting = useWaitingPod(first?.id ?? 0);
  // Before the goods can be there nobody has a POD.
  if (awaitedUnloading(order) !== null)
    return <Note>{t(isOne ? 'orders.view.inProgressOne' : 'orders.view.inProgress')}</Note>;
  // The head's next step says all of the only one.
  if (!first || (isOne && isPodInHead(order, waiting !== null))) return null;
  return (
    <Note>
      <ul className={styles['missing']} aria-label={t('documents.missingPods')}>
        {missing.map((route) => (
          <PodItem key={route.id} route={route} isOnly={missing.length === 1} />
        ))}
      </ul>
    </Note>
  );
}

/**
 * A route without a POD: one that came and waits to be confirmed, or the way to send one.
 * @param isOnly no other route lacks one: the head may have its button
 */
function PodItem({ route, isOnly }: { route: Route; isOnly: boolean }) {
  const t = useT();
  const name = wayOf(route);
  const { order } = useOrder();
  const waiting = useWaitingPod(route.id);
  const isInHead = isOnly && isPodInHead(order, waiting !== null);
  if (waiting)
    return (
      <li>
        <span>{t('documents.podWaitingOf', { route: name })}</span>
        {!isInHead && <CheckPodButton received={waiting} name={name} />}
      </li>
    );
  return (
    <li>
      <span>{t('documents.missingPod', { route: name })}</span>
      {!isInHead && (
        <AddDocumentButton
          target={{ routeId: route.id, type: 'POD' }}
          label={t('documents.addPod')}
          name={t('documents.addPodOf', { route: name })}
        />
      )}
    </li>
  );
}

/** While prices are collected: which routes have no quote chosen yet. */
function ValuationNote() {
  const t = useT();
  const { order } = useOrder();
  const open = order.routes.filter((route) => route.chosen_offer === null);
  if (open.length === 0) return null;
  const isAsked = order.routes.some((route) => route.asked_count > 0 || route.offers_count > 0);
  return (
    <Note>
      {isAsked
        ? t('orders.view.notChosen', { routes: open.map(wayOf).join(', ') })
        : t('orders.view.nobodyAsked')}
    </Note>
  );
}

/**
 * From the invoice on: which one there is, and where it is. When it is to be paid, the head and the summary say.
 * @param isOfTrouble nothing is said of one that has reached the client
 */
function InvoiceNote({ isOfTrouble = false }: { isOfTrouble?: boolean }) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { data } = useOrderInvoices(order);
  const number = data?.items[0]?.number;
  const amount =
    data?.amount_due != null && data.currency
      ? `${format.amount(data.amount_due)}\u00a0${data.currency}`
      : '';
  const first = data?.items[0];
  // Corrections are documents of their own.
  const own = first ? `${format.amount(first.gross_amount)}\u00a0${data.currency ?? ''}` : '';
  const isPaid = order.status === status.paid;
  if (number === undefined) {
    if (isOfTrouble) return null;
    const text = { [status.invoiceCreated]: 'invoiceCreated', [status.invoiceSent]: 'invoiceSent' } as const;
    const key = text[order.status as keyof typeof text];
    return <Note {...(isPaid && { tone: 'ok' })}>{t(`orders.view.${key ?? 'paid'}`)}</Note>;
  }
  if (isPaid) {
    const back = data?.balance != null && data.balance < 0 ? -data.balance : 0;
    const date = data?.paid_on ? format.shortDate(`${data.paid_on}T12:00:00Z`) : '';
    const currency = data?.currency ?? '';
    if (data?.balance)
      return (
        <Note tone="warn">
          {t(back > 0 ? 'invoices.note.toReturn' : 'invoices.note.stillOpen', {
            number,
            amount: `${format.amount(Math.abs(data.balance))}\u00a0${currency}`,
          })}
        </Note>
      );
    return <Note tone="ok">{t('invoices.note.paid', { number, amount, date })}</Note>;
  }
  // What the client was mailed was refused by KSeF, and they do not have the one that was mended.
  const isUnmailed =
    data?.items[0]?.sent_at === null &&
    data.refused.some(({ replaced_by_id }) => replaced_by_id === data.items[0]?.id);
  const isAtSent = order.status === status.invoiceSent;
  const isSent = isAtSent && !isUnmailed;
  const sentKey = fateOfInvoice(order.invoice_delivery);
  const isLost = isAtSent && (isUnmailed || sentKey !== 'sent');
  if (isOfTrouble && !isLost) return null;
  return (
    // That it was only saved the chip and the step warn of: this says why, and what can be done.
    <Note tone={isSent && sentKey === 'undelivered' ? 'bad' : isLost && isUnmailed ? 'warn' : 'info'}>
      {t(`invoices.note.${isSent ? sentKey : 'created'}`, { number, amount: own })}
      <Suspense>{isLost && !isUnmailed && first && <PassInvoiceOn invoice={first} />}</Suspense>
    </Note>
  );
}
