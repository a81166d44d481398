import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { UiLanguage } from '../text/language.js';

/** What a link is for; a signature for one purpose is worthless for another. */
export const linkPurposes = [
  'order-form',
  'subcontractor-offer',
  'client-offer-selection',
  'subcontractor-order-view',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What a signature vouches for. */
export interface SignedLink {
  readonly purpose: LinkPurpose;
  /** The records that the link speaks of, by name (`order_id`); positive whole numbers. */
  readonly ids: Readonly<Record<string, number>>;
  /** The e-mail address that the link speaks for, where it vouches for one; letter case makes no difference. */
  readonly email?: string;
  /** The link version of the record: counting it up takes back every link made before. */
  readonly version: number;
  /** When the link ends, in Unix seconds. */
  readonly exp: number;
}

/** `expired` is said only of a link that was truly ours. */
export type LinkVerdict = 'ok' | 'invalid' | 'expired';

const signaturePattern = /^[A-Za-z0-9_-]{43}$/;
const idNamePattern = /^[a-z][a-z_]{0,39}$/;

/**
 * Signs a link.
 * @param secret the installation's secret, at least 16 characters
 * @returns 43 characters that need no escaping in a URL
 * @throws {RangeError} when a part is not of its kind, or the secret is too short
 */
export function signLink(link: SignedLink, secret: string): string {
  const text = canonicalText(link);
  if (text === null) throw new RangeError('A link is signed over positive whole numbers');
  return signatureOf(text, secret);
}

/**
 * Judges a link that somebody brought.
 * @param link what the link claims, with the version read from the record
 * @param signature whatever stood in its place, of any type or length
 * @param secrets the installation's secret, and former ones whose links still count until they expire
 */
export function verifyLink(
  link: SignedLink,
  signature: unknown,
  secrets: string | readonly string[],
  now: Date,
): LinkVerdict {
  const text = canonicalText(link);
  if (text === null || typeof signature !== 'string' || !signaturePattern.test(signature)) return 'invalid';
  // Compared as written, not as decoded: several writings would decode to the same bytes.
  const isOf = (secret: string): boolean =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(text, secret)));
  if (![secrets].flat().some(isOf)) return 'invalid';
  return now.getTime() >= link.exp * 1000 ? 'expired' : 'ok';
}

function signatureOf(text: string, secret: string): string {
  if (secret.length < 16) throw new RangeError('The secret for links is shorter than 16 characters');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/**
 * The signed text. Names are a fixed alphabet and values whole numbers, so no value can pose as another part,
 * and sorting makes it independent of the order in which the ids were put together.
 */
function canonicalText({ purpose, ids, email, version, exp }: SignedLink): string | null {
  const entries = Object.entries(ids).sort(([first], [second]) => (first < second ? -1 : 1));
  const sound =
    linkPurposes.includes(purpose) &&
    entries.length > 0 &&
    entries.every(([name, id]) => idNamePattern.test(name) && isPositive(id)) &&
    Number.isSafeInteger(version) &&
    version >= 0 &&
    isPositive(exp);
  if (!sound) return null;
  const lines = entries.map(([name, id]) => `id ${name}=${id}`);
  // An address may hold anything, its digest cannot.
  if (email !== undefined) lines.push(`email ${digestOf(email)}`);
  return ['frakto link 1', `purpose ${purpose}`, ...lines, `version ${version}`, `exp ${exp}`].join('\n');
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

function isPositive(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

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

/**
 * The address of a company's own order form. It needs no signature: it can only make requests, of people who say who they are.
 * Short, so that its code can be printed small.
 */
export function companyFormUrl(userId: number, language: UiLanguage, baseUrl: string): string {
  return `${baseUrl.replace(/\/$/, '')}/order/${language}?user_id=${userId}&client=new`;
}

/** Ids as parameters of an address. */
export function asText(ids: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
}

/** JSON in base64, as the pages read it. */
export function base64Json(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
}
