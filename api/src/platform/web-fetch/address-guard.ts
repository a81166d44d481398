import ipaddr from 'ipaddr.js';

/** Hosts with their ports, `intranet.example:8080`, in small letters. */
export type AllowedHosts = ReadonlySet<string>;

/** What websites listen on. Others belong to services that a request from inside could be meant to reach. */
const webPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);
/** What the library takes for public though it is set aside: for measurements, and for passing between the kinds. */
const reservedIpv4 = ['198.18.0.0/15', '192.88.99.0/24'].map((range) => ipaddr.IPv4.parseCIDR(range));
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Parts of the global range that are set aside for documents, and whatever else the library has no name for. */
const notForSites = ['2001:db8::/32', '3fff::/20', '2001::/23', '2002::/16'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/** The port that an address leads to. */
export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
}

/** An address's host with its port, as `CRAWLER_ALLOW_HOSTS` names it. */
export function hostWithPort(url: URL): string {
  return `${url.hostname.toLowerCase()}:${portOf(url)}`;
}

/** Whether websites are to be expected at the port of an address. */
export function isWebPort(url: URL): boolean {
  return webPorts.has(portOf(url));
}

/** The IP address that stands in a URL in place of a name; null when it has a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/**
 * Whether an IP address is one of the public internet's. Everything else is refused, not only what has a name: private,
 * loopback, link-local with the clouds' metadata, shared (CGNAT), multicast, documentation, and addresses of one kind
 * that carry one of the other.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !reservedIpv4.some((range) => parsed.match(range));
  return parsed.match(globalIpv6) && !notForSites.some((range) => parsed.match(range));
}
