import { WebFault, type WebAnswer, type WebFetch } from '../../../../platform/web-fetch/web-fetch.port.js';
import type { HostTurns } from './host-turns.js';
import { readRobots, type RobotsRules } from './robots-rules.js';
import { siteKey } from './site-key.js';
import { VisitFault } from './visit-fault.js';

const maximumRedirects = 5;
/** The longest address that is visited: rules of robots.txt are held against each sign of it. */
export const longestAddress = 1_000;
/** How long a host is left alone between two requests when it asks for nothing else. */
const usualPauseMs = 400;

/** What a visit to a website needs. */
export interface SiteReaderParts {
  web: WebFetch;
  turns: HostTurns;
  /** ISO code of the country that the website is taken to be of. */
  country: string;
  signal: AbortSignal;
}

/** Reads pages of one website as its robots.txt permits, one at a time. */
export class SiteReader {
  readonly #robots = new Map<string, Promise<RobotsRules>>();
  readonly #pauses = new Map<string, number>();

  constructor(private readonly parts: SiteReaderParts) {}

  /**
   * Reads a page.
   * @param staysAt the website that redirects must not leave; null when they may lead anywhere on the web
   * @returns null when a redirect leads elsewhere
   * @throws {WebFault} when it cannot be read
   * @throws {VisitFault} when it may not be read, or is not there
   */
  async read(url: URL, staysAt: string | null): Promise<WebAnswer | null> {
    let target = url;
    for (let hops = 0; hops <= maximumRedirects; hops++) {
      if (target.href.length > longestAddress) throw new VisitFault('bad_answer');
      const robots = await this.#robotsOf(target);
      if (!robots.isAllowed(target)) throw new VisitFault('refused_by_robots');
      const answer = await this.#ask(target);
      if (answer.status >= 400) throw new VisitFault('http_status', answer.status);
      if (!answer.location) return answer;
      if (staysAt !== null && siteKey(answer.location) !== staysAt) return null;
      target = answer.location;
    }
    throw new VisitFault('too_many_redirects');
  }

  #robotsOf(url: URL): Promise<RobotsRules> {
    const known = this.#robots.get(url.origin);
    if (known) return known;
    const reading = readRobots(url, this.parts.web, (address) => this.#ask(address)).then((rules) => {
      this.#pauses.set(url.host, rules.pauseMs);
      return rules;
    });
    // A robots.txt that cannot be understood is none; a host that cannot be reached is told of.
    const rules = reading.catch((error: unknown) => {
      if (error instanceof WebFault && error.code === 'not_a_page')
        return { isAllowed: () => true, pauseMs: 0 };
      throw error;
    });
    this.#robots.set(url.origin, rules);
    return rules;
  }

  #ask(url: URL): Promise<WebAnswer> {
    const { web, turns, signal, country } = this.parts;
    // Hosts of one's own need no consideration but what they ask for.
    const usual = web.isAllowed(url) ? 0 : usualPauseMs;
    const pauseMs = () => Math.max(usual, this.#pauses.get(url.host) ?? 0);
    return turns.take(url.host, pauseMs, signal, () => web.get(url, { signal, country }));
  }
}
