import type { Logger } from '../../kernel/log.js';

const quietMs = 60 * 60 * 1000;

const headers = ['x-forwarded-for', 'forwarded'] as const;

/**
 * Looks whether requests come over a proxy that is not trusted: then all people share the proxy's address, and one of them
 * uses up what the others may try. Told once an hour at most.
 * @returns what is called with the headers of each request
 */
export function warnOfProxy(
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): (of: Readonly<Record<string, unknown>>, address: string) => void {
  let quietUntil = -Infinity;
  return (of, address) => {
    const header = headers.find((name) => of[name] !== undefined);
    if (header === undefined || now() < quietUntil) return;
    quietUntil = now() + quietMs;
    log.warn(
      { header, ip: address },
      'a request came with the address of another client, as proxies send it, and TRUST_PROXY is off: all people behind the ' +
        'proxy count as one, for limits and in the log. Set TRUST_PROXY=on if the proxy is yours and sets that header',
    );
  };
}
