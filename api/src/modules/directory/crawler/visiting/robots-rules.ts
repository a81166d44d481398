import robotsParser from 'robots-parser';
import type { WebAnswer, WebFetch } from '../../../../platform/web-fetch/web-fetch.port.js';
import { VisitFault } from './visit-fault.js';

/** What a host asks of robots. */
export interface RobotsRules {
  isAllowed(url: URL): boolean;
  /** Milliseconds between requests that it asks for. */
  pauseMs: number;
}

/** The package is a function to Node, and to the types a module that holds it. */
const parse = robotsParser as unknown as (typeof robotsParser)['default'];

const maximumPauseMs = 10_000;
const maximumRedirects = 3;
/** Each rule is held against each sign of an address. */
const maximumLength = 100_000;
const everything: RobotsRules = { isAllowed: () => true, pauseMs: 0 };

/**
 * Reads a host's robots.txt. One that is not there permits everything; one that the server fails to give permits nothing,
 * which is the server's failure and not its wish.
 * @param get asks for an address, once
 * @throws {WebFault} when the host cannot be reached at all
 * @throws {VisitFault} `http_status` when the server fails to give it
 */
export async function readRobots(
  origin: URL,
  { robotName }: Pick<WebFetch, 'robotName'>,
  get: (url: URL) => Promise<WebAnswer>,
): Promise<RobotsRules> {
  let url = new URL('/robots.txt', origin);
  for (let hops = 0; hops <= maximumRedirects; hops++) {
    const answer = await get(url);
    if (answer.location) {
      url = answer.location;
      continue;
    }
    if (answer.status >= 500 || answer.status === 429) throw new VisitFault('http_status', answer.status);
    if (answer.status >= 300) return everything;
    // A page in its place says that there is none.
    if (/^\s*</.test(answer.text)) return everything;
    return rulesOf(new URL('/robots.txt', origin), answer.text.slice(0, maximumLength), robotName);
  }
  return everything;
}

function rulesOf(address: URL, text: string, robotName: string): RobotsRules {
  const robots = parse(address.href, text);
  const seconds = robots.getCrawlDelay(robotName) ?? 0;
  return {
    isAllowed: (url) => robots.isAllowed(url.href, robotName) ?? true,
    pauseMs: Number.isFinite(seconds) ? Math.min(maximumPauseMs, Math.max(0, seconds * 1_000)) : 0,
  };
}
