import { decodeBase64Json, isRecord } from './base64-json';
import { parseId } from './numbers';

/** What the server put under a link: made by it alone, sent back as it came. */
export interface Signature {
  sig: string;
  /** Unix seconds. */
  exp: number;
}

/** A link to the order form. The one on a website has no signature; one that completes a request needs it. */
export interface OrderFormLink {
  userId: number;
  /** Null for the company's own form, where whoever opens it says who they are, and for a request that is nobody's yet. */
  clientId: number | null;
  /** Empty where only the record tells it: then a request is completed. */
  clientEmail: string;
  orderId: number | null;
  signature: Signature | null;
}

/** A carrier's link to price one route. */
export interface SubcontractorOfferLink {
  userId: number;
  subcontractorId: number;
  orderId: number;
  routeId: number;
  signature: Signature;
}

/** A client's link to an offer. */
export interface ClientOfferLink {
  userId: number;
  orderId: number;
  orderNumber: string;
  /** Null where only the record tells: short links, and long ones without room. */
  orderData: Record<string, unknown> | null;
  offersData: unknown[];
  priceForClient: string | null;
  signature: Signature;
}

/** A carrier's link to an order. */
export interface SubcontractorOrderLink {
  subcontractorId: number;
  orderId: number;
  routeId: number | null;
  signature: Signature;
}

/**
 * Why an address is no usable link: a parameter is missing or no id, the packed data cannot be read, or there is
 * no signature where one is needed.
 */
export type LinkFault = 'missing' | 'unreadable' | 'unsigned';

/** A link as its page reads it, or what is wrong with it. */
export type LinkReading<L> = { link: L; fault: null } | { link: null; fault: LinkFault };

function good<L>(link: L): LinkReading<L> {
  return { link, fault: null };
}

function bad(fault: LinkFault): { link: null; fault: LinkFault } {
  return { link: null, fault };
}

function readSignature(query: URLSearchParams): Signature | null {
  const sig = query.get('sig')?.trim() ?? '';
  const exp = query.get('exp')?.trim() ?? '';
  return sig !== '' && sig.length <= 200 && /^\d{1,12}$/.test(exp) ? { sig, exp: Number(exp) } : null;
}

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/;

/** Reads the order form's link. */
export function readOrderFormLink(query: URLSearchParams): LinkReading<OrderFormLink> {
  const userId = parseId(query.get('user_id'));
  const clientId = parseId(query.get('client_id'));
  // An unescaped plus of a tagged address arrives as a space.
  const clientEmail = (query.get('client_email') ?? '').trim().replaceAll(' ', '+');
  const signature = readSignature(query);
  const orderId = parseId(query.get('order_id'));
  const completes = Boolean(query.get('order_id'));
  const isOfNobody = query.get('client') === 'new' && !query.has('client_id') && !completes;
  if (isOfNobody && userId !== null)
    return good({ userId, clientId: null, clientEmail: '', orderId: null, signature: null });
  // Of a request that is completed the address is on record.
  const isReachable = EMAIL.test(clientEmail) || (completes && signature !== null && clientEmail === '');
  // A request that is nobody's yet is completed without a client.
  const lacksClient = clientId === null && (!completes || query.has('client_id'));
  if (userId === null || lacksClient || !isReachable || (completes && orderId === null))
    return bad('missing');
  if (completes && signature === null) return bad('unsigned');
  return good({ userId, clientId, clientEmail, orderId, signature });
}

/** Reads the link of a price offer; a route 0 is no route. */
export function readSubcontractorOfferLink(query: URLSearchParams): LinkReading<SubcontractorOfferLink> {
  const userId = parseId(query.get('user_id'));
  const subcontractorId = parseId(query.get('subcontractor_id'));
  const orderId = parseId(query.get('order_id'));
  const routeId = parseId(query.get('route_id'));
  if (userId === null || subcontractorId === null || orderId === null || routeId === null)
    return bad('missing');
  const signature = readSignature(query);
  return signature ? good({ userId, subcontractorId, orderId, routeId, signature }) : bad('unsigned');
}

/** Reads the link of an offer to a client, with the order and the offers that are packed into it, if any. */
export function readClientOfferLink(query: URLSearchParams): LinkReading<ClientOfferLink> {
  const userId = parseId(query.get('user_id'));
  const orderId = parseId(query.get('order_id'));
  if (userId === null || orderId === null) return bad('missing');
  const packed = readPackedOffer(query);
  if (!packed) return bad('unreadable');
  const signature = readSignature(query);
  if (!signature) return bad('unsigned');
  return good({
    userId,
    orderId,
    orderNumber: query.get('order_number')?.trim() ?? String(orderId),
    ...packed,
    priceForClient: query.get('price_for_client'),
    signature,
  });
}

/** The order and the offers that are packed into an address, as far as they are; null when they cannot be read. */
export function readPackedOffer(
  query: URLSearchParams,
): Pick<ClientOfferLink, 'orderData' | 'offersData'> | null {
  const order = query.get('order_data');
  const orderData = order ? decodeBase64Json(order) : null;
  const offers = query.get('offers_data');
  const offersData = offers ? decodeBase64Json(offers) : [];
  if ((orderData === null ? order : !isRecord(orderData)) || !Array.isArray(offersData)) return null;
  return { orderData: isRecord(orderData) ? orderData : null, offersData };
}

/**
 * Reads a carrier's link to an order. The last part of the path is a language or, in older links, the carrier's id.
 */
export function readSubcontractorOrderLink(
  query: URLSearchParams,
  path: string,
): LinkReading<SubcontractorOrderLink> {
  const lastStep = path.split('/').filter(Boolean).at(-1);
  const subcontractorId = parseId(query.get('subcontractor_id') ?? lastStep);
  const orderId = parseId(query.get('order_id'));
  if (subcontractorId === null || orderId === null) return bad('missing');
  const signature = readSignature(query);
  if (!signature) return bad('unsigned');
  return good({ subcontractorId, orderId, routeId: parseId(query.get('route_id')), signature });
}

/**
 * Whether an address shows an order or an offer with made-up data, for people who try the page out: it names no order and
 * carries no signature.
 */
export function isSampleOrder(query: URLSearchParams): boolean {
  return query.get('sample') === '1' && !query.has('order_id') && !query.has('sig');
}

/**
 * Names a link in the browser's storage: the same link in another language, or sent again with a later expiry, is
 * the same; one that carries other prefilled values is another.
 */
export function linkKey(page: string, query: URLSearchParams): string {
  const parts = [...query.entries()]
    .filter(([name]) => name !== 'lang' && name !== 'sig' && name !== 'exp')
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  let hash = 5381;
  for (const char of parts.join('\n')) hash = ((hash << 5) + hash + (char.codePointAt(0) ?? 0)) >>> 0;
  return `frakto:${page}:${hash.toString(36)}`;
}
