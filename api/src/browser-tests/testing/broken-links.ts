import { signLink, type LinkPurpose } from '../../kernel/links/link-signing.js';
import type { OpenedLink } from '../../testing/links.js';
import { secret } from './server-process.js';

/** What the signature of each kind of link vouches for. */
const signedIds: Readonly<Record<LinkPurpose, readonly string[]>> = {
  'order-form': ['user_id', 'client_id', 'order_id'],
  'subcontractor-offer': ['user_id', 'subcontractor_id', 'order_id', 'route_id'],
  'client-offer-selection': ['order_id'],
  'subcontractor-order-view': ['order_id', 'route_id', 'subcontractor_id'],
};

/** The same link with parameters changed; one that is null is left out. */
export function changed(link: OpenedLink, changes: Readonly<Record<string, string | null>>): URL {
  const url = new URL(link.url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

/** The same link signed by somebody who does not know the secret. */
export function forged(link: OpenedLink): URL {
  return changed(link, { sig: [...link.sig].reverse().join('') });
}

/** The same link as the product made it a while ago: truly signed, and past its time. */
export function expired(link: OpenedLink, purpose: LinkPurpose): URL {
  const exp = Math.floor(Date.now() / 1000) - 60;
  const ids = Object.fromEntries(signedIds[purpose].map((name) => [name, link.id(name)]));
  return changed(link, { exp: String(exp), sig: signLink({ purpose, ids, version: 1, exp }, secret) });
}
