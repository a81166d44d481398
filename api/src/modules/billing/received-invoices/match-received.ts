import { foldedName } from '../../../kernel/text/folded-name.js';
import { add, isCurrency, parseMoney, subtract, toNumber } from '../../../kernel/money/money.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { ReceivedFacts } from './received-facts.js';
import type { ReceivedInvoiceMatch, ReceivedInvoiceReason } from './received-invoice.dto.js';

/** Longest number of a carrier's invoice that is kept with it; the file has all of it. */
export const longestNumber = 60;

/** An ordered route that an invoice may be for. */
export interface OrderedRoute {
  route_id: number;
  order_id: number;
  /** Place among the routes of the order as the carrier was sent it, from 1. */
  leg: number;
  route: string;
  subcontractor_name: string;
  /**
   * Tax numbers of the carrier: the one in the directory, and those of sellers whose invoices people have approved for it. The latter are those that
   * are asked about; where there is neither, any one, so that the carrier counts as known.
   */
  seller_nips: readonly string[];
  /** Those that are asked about and whose invoices people have approved for it. */
  approved_nips: readonly string[];
  agreed: number | null;
  currency: Currency | null;
  /** Net sum of what was invoiced in the currency that was agreed. */
  invoiced: number;
  /** Numbers of its carrier's invoices that were entered or approved. */
  invoice_numbers: readonly string[];
  has_pod: boolean;
}

/** What came of holding an invoice against the routes. */
export interface MatchResult {
  match: ReceivedInvoiceMatch;
  reason: ReceivedInvoiceReason | null;
  route: OrderedRoute | null;
  /** How much the route's invoices with this one are above what was agreed; null in another currency, or without a route. */
  difference: number | null;
}

/** A number of an order with the place of a route, where one was written. */
interface OrderReference {
  order: number;
  leg: number | null;
}

/**
 * The number of our order as carriers write it: `17`, `17/2`, `nr 17`, `Zlecenie 17, odc. 2`. Texts with further numbers are another
 * numbering.
 */
export function orderReference(text: string): OrderReference | null {
  const match =
    /^[^\d]{0,40}(\d{1,9})(?: ?(?:[/-]|,? ?(?:odcinek|odc\.?|leg|etappe)(?: nr)?) ?(\d{1,3}))?[^\d]{0,40}$/i.exec(
      text.trim().replaceAll(/\s+/g, ' '),
    );
  if (!match) return null;
  const order = Number(match[1]);
  if (order < 1 || order > 2_147_483_647) return null;
  return { order, leg: match[2] === undefined ? null : Number(match[2]) };
}

/** The numbers of orders that an invoice names. */
export function ordersNamedIn({ order_texts }: Pick<ReceivedFacts, 'order_texts'>): OrderReference[] {
  return order_texts.flatMap((text) => orderReference(text) ?? []);
}

const legalForms = new Set(
  'sp z o o spzoo spolka ograniczona odpowiedzialnoscia s a sa sc c k j sk as asa gmbh ltd llc ab oy phu fhu ppuh'.split(
    ' ',
  ),
);

/** Whether two names are of one company, whatever the form of it is called. */
export function isSameCompany(first: string, second: string): boolean {
  const words = (name: string) =>
    new Set(
      foldedName(name)
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word && !legalForms.has(word)),
    );
  const [one, other] = [words(first), words(second)].toSorted((left, right) => left.size - right.size);
  if (!one || !other || one.size === 0) return false;
  const isWithin = [...one].every((word) => other.has(word));
  return isWithin && (one.size === other.size || one.size >= 2);
}

const sameNumber = (one: string, other: string): boolean =>
  one.replaceAll(/\s/g, '').toLowerCase() === other.replaceAll(/\s/g, '').toLowerCase();

interface ToMatch {
  facts: ReceivedFacts;
  routes: readonly OrderedRoute[];
  /** The seller sent another invoice of this number before that was not rejected. */
  hasTwin: boolean;
  /** A person said for which route it is. */
  assigned: OrderedRoute | null;
}

/**
 * Holds an invoice against the ordered routes: by the number of the order, the seller, the currency and the sum. What was found is a
 * proposal, which a person approves.
 */
export function matchReceived({ facts, routes, hasTwin, assigned }: ToMatch): MatchResult {
  const unknown = (reason: ReceivedInvoiceReason): MatchResult => ({
    match: 'unknown',
    reason,
    route: null,
    difference: null,
  });
  const ofSeller = (route: OrderedRoute): boolean => route.seller_nips.includes(facts.seller_nip);
  const isEntered = (route: OrderedRoute): boolean =>
    route.invoice_numbers.some((number) => sameNumber(number, facts.number.slice(0, longestNumber)));
  if (assigned) {
    if (hasTwin || isEntered(assigned)) return { ...held(facts, assigned), match: 'duplicate' };
    return held(facts, assigned);
  }
  const entered = routes.find((route) => ofSeller(route) && isEntered(route));
  if (entered) return { ...held(facts, entered), match: 'duplicate' };
  const named = namedRoutes(facts, routes);
  const known = named.filter((route) => isOfSeller(facts, route));
  const repeated = known.find(isEntered);
  if (repeated) return { ...held(facts, repeated), match: 'duplicate' };
  if (hasTwin) return { ...unknown('order_not_found'), match: 'duplicate', reason: null };
  if (named.length > 0 && known.length === 0)
    return unknown(named.some(({ seller_nips }) => seller_nips.length > 0) ? 'other_seller' : 'new_seller');
  if (known.length > 0) {
    const route = chosenOf(facts, known);
    return route ? held(facts, route) : unknown('several_routes');
  }
  const corrected = routes.filter(
    (route) =>
      ofSeller(route) &&
      facts.corrects.some((number) => route.invoice_numbers.some((one) => sameNumber(one, number))),
  );
  if (corrected.length === 1 && corrected[0]) return held(facts, corrected[0]);
  if (ordersNamedIn(facts).length > 0) return unknown('order_not_found');
  const fitting = routes.filter((route) => ofSeller(route) && route.invoiced === 0 && fits(facts, route));
  if (fitting.length === 1 && fitting[0]) return held(facts, fitting[0]);
  return unknown(fitting.length > 1 ? 'several_routes' : 'no_order_number');
}

/** Routes of orders that the invoice names; of one with a leg that leg alone. */
function namedRoutes(facts: ReceivedFacts, routes: readonly OrderedRoute[]): OrderedRoute[] {
  for (const { order, leg } of ordersNamedIn(facts)) {
    const found = routes.filter((route) => route.order_id === order && (leg === null || route.leg === leg));
    if (found.length > 0) return found;
  }
  return [];
}

/** By the tax number where that is known, else by the name, which the first approval makes a number of. */
function isOfSeller({ seller_nip, seller_name }: ReceivedFacts, route: OrderedRoute): boolean {
  if (route.seller_nips.length > 0) return route.seller_nips.includes(seller_nip);
  return isSameCompany(seller_name, route.subcontractor_name);
}

function fits(facts: ReceivedFacts, route: OrderedRoute): boolean {
  const result = held(facts, route);
  return result.difference === 0;
}

/** The one of a carrier's several routes that an invoice is for; null where that cannot be told. */
function chosenOf(facts: ReceivedFacts, routes: readonly OrderedRoute[]): OrderedRoute | null {
  if (routes.length === 1) return routes[0] ?? null;
  const open = routes.filter(({ invoiced }) => invoiced === 0);
  const fitting = open.filter((route) => fits(facts, route));
  if (fitting.length === 1) return fitting[0] ?? null;
  return fitting.length === 0 && open.length === 1 ? (open[0] ?? null) : null;
}

function held(facts: ReceivedFacts, route: OrderedRoute): MatchResult {
  const { agreed, currency, invoiced, has_pod } = route;
  // A name is soon written, and so is a number in the directory: until a person has approved an invoice of it, nothing is as agreed.
  const reason = route.approved_nips.includes(facts.seller_nip) ? null : 'first_of_seller';
  if (agreed === null || currency === null || currency !== facts.currency || !isCurrency(facts.currency))
    return { match: 'differs', reason, route, difference: null };
  const sum = add(parseMoney(invoiced, currency), parseMoney(facts.net, currency));
  const difference = toNumber(subtract(sum, parseMoney(agreed, currency)));
  const match =
    difference !== 0 ? 'differs' : !has_pod ? 'documents_missing' : reason ? 'seller_to_check' : 'agreed';
  return { match, reason, route, difference };
}
