import { signLink, type LinkPurpose } from './link-signing.js';
import type { UiLanguage } from '../text/language.js';

/** Everything that a link is made of but its signature: what may be stored. */
export interface UnsignedLink {
  kind: LinkPurpose;
  /** The ids that the signature vouches for. */
  ids: Record<string, number>;
  /** The address that the signature vouches for, if any. */
  email?: string;
  /** Version of the record's links. */
  version: number;
  /** Unix seconds; null for a link without a signature, as mails of earlier versions hold them. */
  exp: number | null;
  language: UiLanguage;
  /** Query parameters that the page shows, in the order of the address. */
  params: Record<string, string>;
}

const paths: Record<LinkPurpose, (language: UiLanguage) => string> = {
  'order-form': () => '/forms/order.html',
  'subcontractor-offer': () => '/forms/subcontractor-offer.html',
  'client-offer-selection': (language) => `/client-offer-selection/${language}`,
  'subcontractor-order-view': (language) => `/subcontractor-order-view/${language}`,
};

/** Mail programs, servers and some browsers cut or refuse longer addresses. */
export const maxLength = 2_000;

/**
 * The address of a link, signed where it needs to be. What would make it too long to travel is left out: the pages
 * read the records behind the link anyway.
 * @param baseUrl where the product is reached; a path in it is kept
 */
export function urlOf(link: UnsignedLink, baseUrl: string, secret: string): string {
  const whole = addressOf(link, baseUrl, secret);
  if (whole.length <= maxLength) return whole;
  const { notes: _notes, order_data: _order, ...rest } = link.params;
  const shorter = addressOf({ ...link, params: rest }, baseUrl, secret);
  if (shorter.length <= maxLength) return shorter;
  const needed = Object.entries(link.params).filter(([name]) => /(_id|_email|^order_number)$/.test(name));
  return addressOf({ ...link, params: Object.fromEntries(needed) }, baseUrl, secret);
}

function addressOf(
  { kind, ids, email, version, exp, language, params }: UnsignedLink,
  baseUrl: string,
  secret: string,
): string {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${paths[kind](language)}`);
  for (const [name, value] of Object.entries(params)) if (value !== '') url.searchParams.set(name, value);
  if (kind === 'order-form' || kind === 'subcontractor-offer') url.searchParams.set('lang', language);
  if (exp !== null) {
    url.searchParams.set('exp', String(exp));
    url.searchParams.set(
      'sig',
      signLink({ purpose: kind, ids, ...(email === undefined ? {} : { email }), version, exp }, secret),
    );
  }
  return url.href;
}

/** Ids as parameters of an address. */
export function asText(ids: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
}

/** JSON in base64, as the pages read it. */
export function base64Json(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
}
