import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

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
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped)
    return (
      groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':') + '::/64'
    );
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The eight numbers of a valid IPv6 address, in whatever notation it came. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const start = numbers(head);
  const end = numbers(tail);
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
