import type { AllowedAction, OrderAction, OrderDetails } from '../queries/types';
import { dayOf } from '../../../kit/format/dates';
import { isInvoiceUnsent, isReadyToSend, routeStatus, status } from '../order-view';
import { isOfferOver } from '../../../kit/status/offer-over';

/** What the forwarder does that is no step of the order itself: ask, remind, hand in, write down. */
type OwnStep =
  | 'accept_and_ask'
  | 'ask'
  | 'send_only_quote'
  | 'compare'
  | 'remind_prices'
  | 'remind_client'
  | 'extend_offer'
  | 'remind_carrier'
  | 'copy_client_link'
  | 'copy_carrier_link'
  | 'carrier_answer'
  | 'confirm_files'
  | 'add_document'
  | 'add_pod'
  | 'mend_invoice'
  | 'download_invoice'
  | 'remind_payment';

/** What a button of the head does. */
export type HeadStep =
  | Exclude<
      OrderAction,
      | 'ask_subcontractors'
      | 'request_data'
      | 'pods_complete'
      | 'subcontractor_accepts'
      | 'subcontractor_rejects'
    >
  | OwnStep;

/** The buttons of a status. */
interface StepsOfStatus {
  /** The first that can be taken is the primary one; the first of all stands there, off, while none can. */
  primary: readonly HeadStep[];
  /** Stand beside it where they can be taken: the answer by hand, or the other way on. */
  beside?: readonly HeadStep[];
}

/** By status, what comes next. Where the next move is another's, the primary step reminds them of it. */
const stepsByStatus: Readonly<Record<number, StepsOfStatus>> = {
  0: { primary: ['accept'], beside: ['accept_and_ask'] },
  1: { primary: ['send_to_client', 'ask'] },
  2: {
    primary: ['send_to_client', 'send_only_quote', 'compare', 'ask'],
    beside: ['compare', 'remind_prices'],
  },
  3: { primary: ['remind_client', 'extend_offer'], beside: ['client_accepts', 'reject'] },
  4: { primary: ['create_order'], beside: ['reject'] },
  5: { primary: ['revise'] },
  6: { primary: ['send_to_subcontractor'] },
  7: { primary: ['send_to_subcontractor', 'confirm_files', 'remind_carrier'], beside: ['carrier_answer'] },
  8: {
    primary: ['send_to_subcontractor', 'confirm_files', 'remind_carrier', 'add_pod'],
    beside: ['carrier_answer', 'save_invoice'],
  },
  9: { primary: ['send_to_subcontractor', 'choose_again', 'remind_carrier'], beside: ['carrier_answer'] },
  10: { primary: ['save_invoice'] },
  11: { primary: ['mend_invoice', 'mail_invoice'], beside: ['mend_invoice'] },
  12: {
    primary: ['mend_invoice', 'mail_invoice', 'pay'],
    beside: ['pay', 'remind_payment', 'mend_invoice'],
  },
};

/** Where no mail leaves, or the one before did not arrive, their link, or the invoice, is handed over by other ways. */
const withoutMail: Partial<Record<HeadStep, HeadStep>> = {
  remind_client: 'copy_client_link',
  remind_carrier: 'copy_carrier_link',
  mail_invoice: 'download_invoice',
};

/** A button of the head: what it does, and what stands against it. */
export interface NextStep {
  step: HeadStep;
  missing: AllowedAction['missing'];
}

export interface NextSteps {
  primary: NextStep | null;
  beside: NextStep[];
  /** Takes the place of this one, since no mail leaves. */
  insteadOf: HeadStep | null;
}

/** What of an order tells its next steps. */
export type OrderOfSteps = Pick<
  OrderDetails,
  'allowed_actions' | 'valid_until' | 'received_documents_count' | 'invoice_delivery'
> & {
  mails_on_hold: readonly Pick<OrderDetails['mails_on_hold'][number], 'delivery' | 'route_id'>[];
  status: number;
  routes: readonly Pick<
    OrderDetails['routes'][number],
    'id' | 'status' | 'chosen_offer' | 'offers_count' | 'asked_count' | 'has_pod' | 'delivery_date'
  >[];
};

/** The route that a step is about, the first of several; undefined where there is none that it could be taken for. */
export function routeOfStep<Route extends OrderOfSteps['routes'][number]>(
  step: HeadStep,
  routes: readonly Route[],
): Route | undefined {
  const open = routes.filter((route) => route.chosen_offer === null);
  switch (step) {
    case 'ask':
      return open.find((route) => route.offers_count === 0) ?? open[0];
    case 'compare':
      return open.find((route) => route.offers_count > 0);
    case 'send_only_quote':
      // There is nothing to choose between: sending chooses it.
      return open.length === 1 && open[0]?.offers_count === 1 ? open[0] : undefined;
    case 'remind_prices':
      return open.find((route) => route.asked_count > route.offers_count);
    case 'remind_carrier':
    case 'copy_carrier_link':
    case 'carrier_answer':
      return routes.find((route) => route.status === routeStatus.waiting);
    case 'choose_again':
      return routes.find((route) => route.status === routeStatus.rejected);
    case 'add_pod':
      return unloadedFirst(
        routes.filter((route) => route.status === routeStatus.accepted && !route.has_pod),
      )[0];
    default:
      return undefined;
  }
}

/**
 * Whether what somebody is to answer does not reach them by itself any more: their mail was refused, came back, or was only kept.
 * @param routeId of the carrier's route; null for the client
 */
export function isUnreached(
  { mails_on_hold: mails }: Pick<OrderOfSteps, 'mails_on_hold'>,
  routeId: number | null,
): boolean {
  return mails.some(
    ({ delivery, route_id }) => route_id === routeId && (delivery === 'failed' || delivery === 'stored'),
  );
}

/** When a route is unloaded: as its carrier has said, else as is planned. */
const unloadingOf = ({ chosen_offer: quote, delivery_date }: OrderOfSteps['routes'][number]): string =>
  quote?.delivery_date ?? delivery_date;

function unloadedFirst<Route extends OrderOfSteps['routes'][number]>(routes: readonly Route[]): Route[] {
  return routes.toSorted((a, b) => Date.parse(unloadingOf(a)) - Date.parse(unloadingOf(b)));
}

/**
 * The unloading, as an ISO instant, that an order under way waits for: nothing else is to be done before its day, on which the POD can come.
 * Null where the next move is somebody's.
 */
export function awaitedUnloading(order: OrderOfSteps, now: Date = new Date()): string | null {
  if (order.status !== status.inProgress || order.received_documents_count > 0) return null;
  if (!order.routes.every((route) => route.status === routeStatus.accepted)) return null;
  const next = routeOfStep('add_pod', order.routes);
  return next && !isUnloaded(next, now) ? unloadingOf(next) : null;
}

/** The day of a route's unloading has come. */
const isUnloaded = (route: OrderOfSteps['routes'][number], now: Date): boolean =>
  dayOf(unloadingOf(route)) <= dayOf(now);

/** The first route whose order did not reach the carrier who is waited for. */
export function unreachedRoute<Route extends { id: number; status: number }>(
  order: Pick<OrderOfSteps, 'mails_on_hold'> & { routes: readonly Route[] },
): Route | undefined {
  return order.routes.find(({ id, status }) => status === routeStatus.waiting && isUnreached(order, id));
}

/** What of an order's invoice tells its next steps. */
interface InvoiceOfSteps {
  /** The last day to pay it is over. */
  isOverdue?: boolean;
  /** KSeF refused it: it is mended before it is sent or paid. */
  isToMend?: boolean;
  /** KSeF refused a correction of it, while it stands itself. */
  hasCorrectionToMend?: boolean;
}

/**
 * The buttons of an order's head.
 * @param sendsMail whether mail leaves the installation
 * @param now what has come by then is done first
 */
export function nextStepsOf(
  order: OrderOfSteps,
  { isOverdue = false, isToMend = false, hasCorrectionToMend = false }: InvoiceOfSteps = {},
  sendsMail = true,
  now: Date = new Date(),
): NextSteps {
  const { primary: ofStatus = [], beside = [] } = stepsByStatus[order.status] ?? {};
  const primary = isToMend ? ofStatus : ofStatus.filter((step) => step !== 'mend_invoice');
  const missingOf = (step: HeadStep) => order.allowed_actions.find(({ action }) => action === step)?.missing;
  const isPossible = (step: HeadStep): boolean => {
    switch (step) {
      case 'accept_and_ask':
        // Several routes are planned before anybody is asked.
        return order.routes.length < 2 && missingOf('accept')?.length === 0;
      case 'remind_client':
      case 'copy_client_link':
        return !isOfferOver(order.valid_until);
      case 'extend_offer':
        return isOfferOver(order.valid_until);
      case 'confirm_files':
        return order.received_documents_count > 0;
      case 'mend_invoice':
        return isToMend || hasCorrectionToMend;
      case 'remind_payment':
        return isOverdue && !isToMend && !isInvoiceUnsent(order) && sendsMail;
      case 'mail_invoice':
        // The client does not have what the status calls sent, or has it by other ways: what was only kept can go now.
        return order.status === status.invoiceSent
          ? isInvoiceUnsent(order) || order.invoice_delivery === 'stored'
          : missingOf(step)?.length === 0;
      case 'pay':
        // Whoever is to get the invoice first may have paid all the same; not what KSeF refused.
        return missingOf(step)?.length === 0 && !isToMend;
      case 'ask':
      case 'compare':
      case 'send_only_quote':
      case 'remind_prices':
      case 'remind_carrier':
      case 'copy_carrier_link':
      case 'carrier_answer':
      case 'add_pod':
        return routeOfStep(step, order.routes) !== undefined;
      default:
        return missingOf(step)?.length === 0;
    }
  };
  const known = (step: HeadStep): NextStep => ({ step, missing: missingOf(step) ?? [] });
  const possible = primary.find(isPossible);
  const first = primary[0];
  // A POD is what comes next only once the goods can be there; until then other documents come, and one that is early.
  const planned =
    awaitedUnloading(order, now) !== null
      ? 'add_document'
      : (possible ?? (first && missingOf(first) ? first : undefined));
  const isLost =
    planned === 'remind_client'
      ? isUnreached(order, null)
      : planned === 'remind_carrier' && unreachedRoute(order) !== undefined;
  // The first mail of an invoice takes the order on, also where it is only kept.
  const isFirstMail = order.status === status.invoiceCreated;
  const instead = planned && !isFirstMail && (!sendsMail || isLost) ? withoutMail[planned] : undefined;
  const shown = instead ?? planned;
  // Where mail leaves, the same can be sent once more.
  const again = instead && sendsMail && planned ? [planned] : [];
  return {
    insteadOf: (again.length === 0 && instead && planned) || null,
    primary: shown ? known(shown) : null,
    beside: [...again, ...beside.filter((step) => step !== shown && isPossible(step))].map(known),
  };
}

/**
 * Whether a button of the head does what is next for the only POD that an order lacks: files it, or opens what came.
 * @param hasCome it waits to be confirmed; of several files that wait, the head does not tell which is opened
 */
export function isPodInHead(order: OrderOfSteps, hasCome: boolean, now?: Date): boolean {
  if (hasCome && order.received_documents_count !== 1) return false;
  const { primary, beside } = nextStepsOf(order, {}, true, now);
  return [primary, ...beside].some((next) => next?.step === (hasCome ? 'confirm_files' : 'add_pod'));
}

/** Whom an order waits for. */
export interface Wait {
  for: 'quotes' | 'client' | 'carrier';
  /** Since when, as an ISO instant; null when the history does not say. */
  since: string | null;
  /** When they were last reminded. */
  remindedAt: string | null;
}

/** A change in the history, as far as it tells of waiting. */
interface WaitEntry {
  event: string;
  created_at: string;
}

const waits = {
  quotes: { begins: 'ask_subcontractors', reminder: 'price_requests_reminded' },
  client: { begins: 'send_to_client', reminder: 'followed_up' },
  carrier: { begins: 'send_to_subcontractor', reminder: 'carrier_reminded' },
} as const;

/** Whom the order waits for, and since when; null where the next move is the forwarder's. */
export function waitOf(order: OrderOfSteps, history: readonly WaitEntry[]): Wait | null {
  const whom = waitsFor(order);
  if (whom === null) return null;
  const { begins, reminder } = waits[whom];
  const since = history.findLast(({ event }) => event === begins)?.created_at ?? null;
  const reminded = history.findLast(({ event }) => event === reminder)?.created_at ?? null;
  return { for: whom, since, remindedAt: reminded && since && reminded > since ? reminded : null };
}

function waitsFor({ status, routes, valid_until }: OrderOfSteps): Wait['for'] | null {
  if (status === 2) return routes.every((route) => route.offers_count === 0) ? 'quotes' : null;
  if (status === 3) return isOfferOver(valid_until) ? null : 'client';
  if (status < 7 || status > 9) return null;
  // One that nobody was sent yet is not waited for.
  const isWaiting = routes.some((route) => route.status === routeStatus.waiting);
  return isWaiting && !routes.some((route) => isReadyToSend(route)) ? 'carrier' : null;
}
