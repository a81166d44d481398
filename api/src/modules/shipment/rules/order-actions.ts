import {
  eventsFrom,
  nextStatus,
  type OrderEvent,
  type OrderStatus,
} from '../../../kernel/order/order-status.js';
import { type RouteFacts, RouteStatus } from './route-status.js';

/** Why something cannot be done yet. The codes are stable: interfaces translate them. */
type MissingCode =
  | 'wrong_status'
  | 'no_routes'
  | 'route_without_chosen_quote'
  | 'missing_rate'
  | 'total_zero'
  | 'client_email_missing'
  | 'client_missing'
  | 'route_not_found'
  | 'route_not_new'
  | 'no_chosen_quote'
  | 'route_not_waiting'
  | 'route_not_rejected'
  | 'pod_missing'
  | 'invoice_exists'
  | 'no_issued_invoice';

/** One thing that is lacking, with the routes or currencies that it is about. */
export interface Missing {
  readonly code: MissingCode;
  readonly routeIds?: readonly number[];
  readonly currencies?: readonly string[];
}

/** What deciding about an order needs to know of it. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly clientEmail: string | null;
  readonly routes: readonly RouteFacts[];
  /** The price for the client in minor units of its currency; null while nothing can be summed. */
  readonly totalMinor: number | null;
  /** Currencies of chosen quotes for which there is no rate to the summary currency. */
  readonly missingRates: readonly string[];
  readonly hasIssuedInvoice: boolean;
}

/** One thing that the forwarder could do, and what stands in its way. */
interface PossibleStep {
  readonly action: OrderEvent;
  readonly allowed: boolean;
  readonly missing: readonly Missing[];
}

/** Events that come from a carrier or follow from documents: nobody at the forwarder's presses a button for them. */
const notActions: ReadonlySet<OrderEvent> = new Set<OrderEvent>([
  'subcontractor_accepts',
  'subcontractor_rejects',
  'pods_complete',
]);

/**
 * What is lacking before an event may happen; empty when nothing is.
 * @param routeId for an event of one route (sending, answering, choosing again): that route. Without it the
 *   question is whether any route would do.
 */
export function missingFor(order: OrderFacts, event: OrderEvent, routeId?: number): Missing[] {
  if (nextStatus(order.status, event) === null) return [{ code: 'wrong_status' }];
  switch (event) {
    case 'ask_subcontractors':
      return missingRoutes(order);
    case 'send_to_client':
      return missingForOffer(order);
    case 'send_to_subcontractor':
      return missingForAnyRoute(order, missingToSend, routeId);
    case 'subcontractor_accepts':
    case 'subcontractor_rejects':
      return missingForAnyRoute(order, needsStatus(RouteStatus.Waiting, 'route_not_waiting'), routeId);
    case 'choose_again':
      return missingForAnyRoute(order, needsStatus(RouteStatus.Rejected, 'route_not_rejected'), routeId);
    case 'pods_complete':
      return [...missingRoutes(order), ...about('pod_missing', order.routes, (route) => !route.hasPod)];
    case 'save_invoice':
      return order.hasIssuedInvoice ? [{ code: 'invoice_exists' }] : [];
    case 'mail_invoice':
      return [
        ...(order.hasIssuedInvoice ? [] : [{ code: 'no_issued_invoice' } as const]),
        ...missingEmail(order),
      ];
    case 'accept':
    case 'client_accepts':
    case 'reject':
    case 'revise':
    case 'create_order':
    case 'pay':
      return [];
  }
}

/** What the forwarder could do now, each with what is still lacking: the source of an interface's buttons. */
export function allowedActions(order: OrderFacts): PossibleStep[] {
  return eventsFrom(order.status)
    .filter((event) => !notActions.has(event))
    .map((action) => {
      const missing = missingFor(order, action);
      return { action, allowed: missing.length === 0, missing };
    });
}

function missingForOffer(order: OrderFacts): Missing[] {
  const missing = [
    ...missingRoutes(order),
    ...about('route_without_chosen_quote', order.routes, (route) => route.chosenOfferId === null),
    ...missingEmail(order),
  ];
  if (order.missingRates.length > 0) missing.push({ code: 'missing_rate', currencies: order.missingRates });
  if (order.totalMinor === null || order.totalMinor <= 0) missing.push({ code: 'total_zero' });
  return missing;
}

function missingRoutes(order: OrderFacts): Missing[] {
  return order.routes.length === 0 ? [{ code: 'no_routes' }] : [];
}

function missingEmail(order: OrderFacts): Missing[] {
  return order.clientEmail ? [] : [{ code: 'client_email_missing' }];
}

function missingToSend(route: RouteFacts): MissingCode | null {
  if (route.status !== RouteStatus.New) return 'route_not_new';
  return route.chosenOfferId === null ? 'no_chosen_quote' : null;
}

function needsStatus(status: RouteStatus, code: MissingCode): (route: RouteFacts) => MissingCode | null {
  return (route) => (route.status === status ? null : code);
}

/** With a route: what that one lacks. Without: nothing if any route is fit, else what each lacks, by code. */
function missingForAnyRoute(
  order: OrderFacts,
  lacks: (route: RouteFacts) => MissingCode | null,
  routeId: number | undefined,
): Missing[] {
  const routes = routeId === undefined ? order.routes : order.routes.filter((route) => route.id === routeId);
  if (routes.length === 0) return [{ code: routeId === undefined ? 'no_routes' : 'route_not_found' }];
  const byCode = new Map<MissingCode, number[]>();
  for (const route of routes) {
    const code = lacks(route);
    if (code === null) return [];
    byCode.set(code, [...(byCode.get(code) ?? []), route.id]);
  }
  return [...byCode].map(([code, routeIds]) => ({ code, routeIds }));
}

function about(
  code: MissingCode,
  routes: readonly RouteFacts[],
  concerns: (route: RouteFacts) => boolean,
): Missing[] {
  const routeIds = routes.filter(concerns).map((route) => route.id);
  return routeIds.length === 0 ? [] : [{ code, routeIds }];
}
