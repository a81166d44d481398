import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** What the key of a limit is: a network address gets its own treatment. */
export type LimitedBy = 'address' | 'text';

/**
 * Makes a short name of fixed length of whatever a limit counts by, so that what people send cannot fill the table.
 * Letter case and spaces around do not make another key; addresses of one IPv6 network count as one.
 */
export function hashLimitKey(by: LimitedBy, key: string): string {
  const text = key.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256')
    .update(by === 'address' ? networkOf(text) : text)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Reduces an IPv6 address to its /64, which is what one customer usually gets: whoever has one has 2^64 addresses.
 * An IPv4 address in IPv6 clothes is that IPv4 address. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!ipaddr.IPv6.isValid(bare)) return address;
  const known = ipaddr.process(bare);
  return known instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`).toString()}/64`
    : known.toString();
}
