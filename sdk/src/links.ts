import type { LinkKind, UiLanguage } from './generated/enums.js';

interface LinkOf<Kind extends string, Fields> {
  readonly kind: Kind;
  /** Of the page; null when the address does not say. */
  readonly language: UiLanguage | null;
  /** Null for a link without an end. */
  readonly expiresAt: Date | null;
  /** What the calls of its page take, as they take it. */
  readonly fields: Fields;
}

/** By which the server knows a link as its own. */
interface Proof {
  sig: string;
  /** Unix seconds. */
  exp: number;
}

/** The form for a request. One that completes a request has its `order_id` and a proof; the company's own form names no client. */
export type OrderFormLink = LinkOf<
  'order-form',
  { user_id: number; client_id?: number; client_email?: string; order_id?: number } & Partial<Proof>
>;

/** A carrier's link to price one route: `publicPages.submitSubcontractorOffer`. */
export type SubcontractorOfferLink = LinkOf<
  'subcontractor-offer',
  {
    user_id: number;
    subcontractor_id: number;
    /** The order. */
    quotation_id: number;
    /** The route. */
    quotation_route_id: number;
  } & Proof
>;

/** A client's link to an offer: `publicPages.answerClientOffer`. */
export type ClientOfferLink = LinkOf<'client-offer-selection', { order_id: number } & Proof>;

/** A carrier's link to an order: `publicPages.answerSubcontractorOrder`, with `orderId` in its path. */
export type SubcontractorOrderLink = LinkOf<
  'subcontractor-order-view',
  { subcontractor_id: number; route_id?: number } & Proof
> & { readonly orderId: number };

/** Nothing can be read from it; `openLink` follows it. */
export type ShortLink = LinkOf<'short', { code: string }>;

/** A link to one of the public pages. */
export type FraktoLink =
  | OrderFormLink
  | SubcontractorOfferLink
  | ClientOfferLink
  | SubcontractorOrderLink
  | ShortLink;

/** Why an address is not taken for a link. */
export type LinkRefusal =
  /** It is no address of a public page. */
  | 'not_a_link'
  /** It is one of another kind than was asked for. */
  | 'other_kind'
  /** An id is missing, or is none. */
  | 'parameter_missing'
  /** It needs a signature and has none. */
  | 'signature_missing';

/** An address that cannot be read as a link. */
export class LinkError extends Error {
  override readonly name = 'LinkError';

  constructor(readonly code: LinkRefusal) {
    super(`The address cannot be read as a link: ${code}`);
  }
}

const byPath = /\/(order|subcontractor-offer|client-offer-selection|subcontractor-order-view)\/([^/]+)\/?$/;
const byFile = /\/forms\/(order|subcontractor-offer|client-offer-selection|subcontractor-order-view)\.html$/;
const shortPath = /\/l\/([\w-]{64})\/?$/;

/**
 * Reads the address of a public page: of `links.create`, of a mail, long or short. Whether its time is over or it was taken back,
 * the API says.
 * @param kind what it has to be; any when left out
 * @throws {LinkError} when it is none, or not of the kind
 */
export function parseLink<Kind extends FraktoLink['kind'] = FraktoLink['kind']>(
  address: string | URL,
  kind?: Kind,
): Extract<FraktoLink, { kind: Kind }> {
  const link = linkOf(urlOf(address));
  if (kind !== undefined && link.kind !== kind) throw new LinkError('other_kind');
  return link as Extract<FraktoLink, { kind: Kind }>;
}

/** How a short link is followed. */
export interface OpenLinkOptions<Kind> {
  /** What it has to be; any when left out. */
  readonly kind?: Kind | undefined;
  /** Instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a link, a short one by following it; opening changes nothing. A page in a browser can follow those of its own address alone.
 * @throws {LinkError} when it leads to no public page, or not to one of the kind
 */
export async function openLink<Kind extends LinkKind = LinkKind>(
  address: string | URL,
  { kind, fetch = globalThis.fetch, signal }: OpenLinkOptions<Kind> = {},
): Promise<Extract<FraktoLink, { kind: Kind }>> {
  const url = urlOf(address);
  if (!shortPath.test(url.pathname)) return parseLink(url, kind);
  const init = signal === undefined ? {} : { signal };
  const answer = await fetch(url, { ...init, redirect: 'manual' });
  const target = answer.headers.get('location');
  if (target !== null) return parseLink(new URL(target, url), kind);
  // Browsers tell nothing of a redirection but where it ended.
  const page = answer.type === 'opaqueredirect' ? await fetch(url, init) : answer;
  void page.body?.cancel().catch(() => {});
  return parseLink(page.url, kind);
}

function urlOf(address: string | URL): URL {
  try {
    return new URL(address);
  } catch {
    throw new LinkError('not_a_link');
  }
}

function linkOf(url: URL): FraktoLink {
  const { pathname, searchParams: query } = url;
  const code = shortPath.exec(pathname)?.[1];
  if (code !== undefined) return { kind: 'short', language: null, expiresAt: null, fields: { code } };
  const [, page, step] = byPath.exec(pathname) ?? byFile.exec(pathname) ?? [];
  if (page === undefined) throw new LinkError('not_a_link');
  const proof = proofOf(query);
  const language = languageOf(query.get('lang') ?? step);
  const expiresAt = proof === null ? null : new Date(proof.exp * 1000);
  const order = { language, expiresAt };
  if (page === 'order') return { kind: 'order-form', ...order, fields: orderFormFields(query, proof) };
  const orderId = needed(query.get('order_id'));
  if (page === 'subcontractor-offer') {
    const ids = {
      user_id: needed(query.get('user_id')),
      subcontractor_id: needed(query.get('subcontractor_id')),
      quotation_id: orderId,
      quotation_route_id: needed(query.get('route_id')),
    };
    return { kind: page, ...order, fields: { ...ids, ...signed(proof) } };
  }
  if (page === 'client-offer-selection')
    return { kind: page, ...order, fields: { order_id: orderId, ...signed(proof) } };
  // The last part of older links' path is the carrier.
  const subcontractor_id = needed(query.get('subcontractor_id') ?? step);
  const route = idOf(query.get('route_id'));
  const ids = { subcontractor_id, ...(route === null ? {} : { route_id: route }) };
  return { kind: 'subcontractor-order-view', ...order, orderId, fields: { ...ids, ...signed(proof) } };
}

function orderFormFields(query: URLSearchParams, proof: Proof | null): OrderFormLink['fields'] {
  const user_id = needed(query.get('user_id'));
  const client = query.get('client_id');
  const order = query.get('order_id');
  // An unescaped plus of a tagged address arrives as a space.
  const email = (query.get('client_email') ?? '').trim().replaceAll(' ', '+');
  if (client === null && query.get('client') !== 'new') throw new LinkError('parameter_missing');
  return {
    user_id,
    ...(client === null ? {} : { client_id: needed(client) }),
    ...(email === '' ? {} : { client_email: email }),
    ...(order === null ? {} : { order_id: needed(order), ...signed(proof) }),
    ...proof,
  };
}

function proofOf(query: URLSearchParams): Proof | null {
  const sig = query.get('sig')?.trim() ?? '';
  const exp = query.get('exp')?.trim() ?? '';
  return sig !== '' && /^\d{1,12}$/.test(exp) ? { sig, exp: Number(exp) } : null;
}

function signed(proof: Proof | null): Proof {
  if (proof === null) throw new LinkError('signature_missing');
  return proof;
}

function idOf(text: string | null | undefined): number | null {
  return text != null && /^[1-9]\d{0,9}$/.test(text.trim()) ? Number(text) : null;
}

function needed(text: string | null | undefined): number {
  const id = idOf(text);
  if (id === null) throw new LinkError('parameter_missing');
  return id;
}

function languageOf(word: string | null | undefined): UiLanguage | null {
  return word === 'pl' || word === 'en' || word === 'no' ? word : null;
}
