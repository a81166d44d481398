import type { components } from './generated/schema.js';

type Schemas = components['schemas'];

/** What every event says. */
interface EventOf<Type extends string, Data> {
  /** The same for each repeat, and for every webhook that gets the event: who has seen it lets it be. */
  id: string;
  type: Type;
  /** When it happened, in ISO 8601. */
  created_at: string;
  company_id: number;
  /** Ids, what changed, and the object as its GET answers it; null where it is gone by now. */
  data: Data;
}

interface OfOrder {
  order_id: number;
  order: Schemas['OrderDetails'] | null;
}

interface OfInvoice {
  order_id: number;
  invoice_id: number;
  invoice: Schemas['InvoiceDto'] | null;
}

/** What a webhook is told, by `type`. */
export type WebhookEvent =
  | EventOf<'order.created', OfOrder>
  | EventOf<
      'order.status_changed',
      OfOrder & { from_status: Schemas['OrderStatusCode']; to_status: Schemas['OrderStatusCode'] }
    >
  | EventOf<
      'quote.received',
      { order_id: number; route_id: number; quote_id: number; quote: Schemas['OfferDto'] | null }
    >
  | EventOf<'offer.answered', OfOrder & { offer_id: number; answer: 'accept' | 'reject' }>
  | EventOf<
      'route.answered',
      { order_id: number; route_id: number; answer: 'accept' | 'reject'; route: Schemas['RouteDto'] | null }
    >
  | EventOf<
      'document.added',
      {
        order_id: number;
        route_id: number | null;
        document_id: number;
        document: Schemas['DocumentDto'] | null;
      }
    >
  | EventOf<'invoice.issued' | 'invoice.sent' | 'invoice.paid', OfInvoice>
  | EventOf<
      'message.received',
      { order_id: number | null; message_id: number; message: Schemas['MessageDetails'] | null }
    >
  | EventOf<'webhook.test', { webhook_id: number }>;

/** Why a call is not taken for a webhook of Frakto. */
export type WebhookRefusal =
  /** A header is missing, or is none of Standard Webhooks. */
  | 'headers_missing'
  /** It was signed too long ago, or ahead of time: it may be one that somebody sends again. */
  | 'timestamp_out_of_tolerance'
  /** None of the signatures is made with one of the secrets: the body was altered, or somebody else sends it. */
  | 'signature_wrong'
  /** The signature is right, and what it signs is no event. */
  | 'body_invalid';

/** A call that is not to be acted on: answer 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';

  constructor(readonly code: WebhookRefusal) {
    super(`The webhook is refused: ${code}`);
  }
}

/** Headers as `fetch` or Node hands them over. */
type HeadersOfCall = Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;

interface WebhookCall {
  /** `whsec_…`; several while one takes the place of the other. */
  secret: string | readonly string[];
  headers: HeadersOfCall;
  /** The body as it came, before anything has read it: each byte counts. */
  body: string | Uint8Array;
  /** How old or ahead of time a call may be, in seconds; 300 when left out. */
  toleranceSeconds?: number;
  /**
   * Told where the server's data were, if the call says so: with `frakto.notePosition`, what `frakto` reads from then on has at least what
   * the event tells of, also from a replica.
   */
  notePosition?: (position: string) => void;
}

const usualTolerance = 300;
/** Positions compare as texts; `none` is one that is not known now. */
const positionPattern = /^(?:[\dA-F]{16}|none)$/;

/**
 * Checks a call of a webhook by Standard Webhooks, in Node and in browsers alike.
 * @returns the event
 * @throws {WebhookError} when it is altered, replayed or not signed
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  toleranceSeconds = usualTolerance,
  notePosition,
}: WebhookCall): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!id || !timestamp || !/^\d{1,12}$/.test(timestamp) || !signatures)
    throw new WebhookError('headers_missing');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= toleranceSeconds)) throw new WebhookError('timestamp_out_of_tolerance');
  const encoder = new TextEncoder();
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const content = concat(encoder.encode(`${id}.${timestamp}.`), bytes);
  if (!(await isSigned(typeof secret === 'string' ? [secret] : secret, signatures, content)))
    throw new WebhookError('signature_wrong');
  const event = eventOf(new TextDecoder().decode(bytes));
  const position = headerOf(headers, 'frakto-position');
  if (position !== null && positionPattern.test(position)) notePosition?.(position);
  return event;
}

/** Whether one of the signatures is made with one of the secrets; WebCrypto compares in constant time. */
async function isSigned(
  secrets: readonly string[],
  signatures: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const given = signatures
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => fromBase64(signature.slice('v1,'.length)));
  for (const secret of secrets) {
    const bytes = fromBase64(secret.replace(/^whsec_/, ''));
    if (!bytes || bytes.length === 0) throw new TypeError('A secret is whsec_ and base64');
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
    for (const signature of given)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, content))) return true;
  }
  return false;
}

function headerOf(headers: HeadersOfCall, name: string): string | null {
  if (isHeaders(headers)) return headers.get(name);
  const key = Object.keys(headers).find((one) => one.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}

function isHeaders(headers: HeadersOfCall): headers is Pick<Headers, 'get'> {
  return typeof headers['get'] === 'function';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

function eventOf(text: string): WebhookEvent {
  let event: unknown;
  try {
    event = JSON.parse(text);
  } catch {
    throw new WebhookError('body_invalid');
  }
  const isEvent = typeof event === 'object' && event !== null && 'type' in event && 'data' in event;
  if (!isEvent) throw new WebhookError('body_invalid');
  return event as WebhookEvent;
}
