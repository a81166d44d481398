import type { LinkDto, LinkInput } from '../modules/shipment/links/link.dto.js';
import type { TestMember } from './people.js';

/** What the page of a link reads from its address. */
export interface OpenedLink {
  url: URL;
  sig: string;
  /** Unix seconds. */
  exp: number;
  /** Any other parameter, as a number. */
  id(name: string): number;
}

/** Makes a link and opens it as its page does. */
export async function aLink(owner: TestMember, input: LinkInput): Promise<OpenedLink> {
  const { url } = await owner.api.create<LinkDto>('/links', input);
  return openLink(url);
}

/** Reads an address as its page does. */
export function openLink(address: string): OpenedLink {
  const url = new URL(address);
  return {
    url,
    sig: url.searchParams.get('sig') ?? '',
    exp: Number(url.searchParams.get('exp')),
    id: (name) => Number(url.searchParams.get(name)),
  };
}

/** The short link in a mail. */
export function shortLinkIn(text: string): string {
  const [address] = /https?:\/\/[^\s"<>]+\/l\/[\w-]{64}/.exec(text) ?? [];
  if (!address) throw new Error(`There is no short link in ${text}`);
  return address;
}

/** Follows a short link to the address of its page, as a browser does. */
export async function followLink(app: { url: string }, address: string): Promise<OpenedLink> {
  const answer = await fetch(`${app.url}${new URL(address).pathname}`, { redirect: 'manual' });
  return openLink(new URL(answer.headers.get('location') ?? '', address).href);
}

/** Reads the address of the short link in a mail as its page does. */
export async function openMail(app: { url: string }, text: string): Promise<OpenedLink> {
  return followLink(app, shortLinkIn(text));
}

/** The fields that an offer form sends beside the price. */
export function offerIds(link: OpenedLink) {
  return {
    user_id: link.id('user_id'),
    subcontractor_id: link.id('subcontractor_id'),
    quotation_id: link.id('order_id'),
    quotation_route_id: link.id('route_id'),
    sig: link.sig,
    exp: link.exp,
  };
}

/** The fields with which the client's page answers. */
export function acceptance(link: OpenedLink, changes: object = {}) {
  return { order_id: link.id('order_id'), sig: link.sig, exp: link.exp, ...changes };
}

/** The fields with which the subcontractor's page answers. */
export function carrierAnswer(link: OpenedLink, action: 'accept' | 'reject', changes: object = {}) {
  return {
    action,
    subcontractor_id: link.id('subcontractor_id'),
    route_id: link.id('route_id'),
    sig: link.sig,
    exp: link.exp,
    ...changes,
  };
}

/** The fields by which a form proves whose link it is. */
export function signatureOf({ sig, exp }: OpenedLink) {
  return { sig, exp };
}
