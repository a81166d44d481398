import { WebFault, type WebAnswer, type WebFetch } from '../../../../platform/web-fetch/web-fetch.port.js';
import type { CrawlFault } from '../crawler.dto.js';
import { companyOfSite, type CompanyOfSite } from '../reading/company-of-site.js';
import { PageNotRead, PageTooHeavy, readInThread, type PageReading } from '../reading/page-workers.js';
import { SiteEvidence } from '../reading/site-evidence.js';
import { bonusOf, guessedPaths, purposeOf, type PagePurpose } from './rate-link.js';
import { siteKey, pageKey } from './site-key.js';
import { VisitFault } from './visit-fault.js';
import type { HostTurns } from './host-turns.js';
import { readRobots, type RobotsRules } from './robots-rules.js';

const maximumRedirects = 5;
/** The longest address that is visited: rules of robots.txt are held against each sign of it. */
const longestAddress = 1_000;
/** How long a host is left alone between two requests when it asks for nothing else. */
const usualPauseMs = 400;

/** What a visit to a website needs. */
interface SiteReaderParts {
  web: WebFetch;
  turns: HostTurns;
  /** ISO code of the country that the website is taken to be of. */
  country: string;
  signal: AbortSignal;
}

/** Reads pages of one website as its robots.txt permits, one at a time. */
class SiteReader {
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

/** A page that may be read. */
interface WaitingPage {
  url: URL;
  /** Links away from the address that was given. */
  depth: number;
  purpose: PagePurpose;
}

const order: Readonly<Record<PagePurpose, number>> = { frame: 0, contact: 0, about: 1, other: 2 };
const maximumWaiting = 500;
/** Pages without a purpose of their own that are looked at while something is still wanting. */
const maximumOthers = 3;
const noPages =
  /\.(pdf|docx?|xlsx?|pptx?|zip|rar|7z|gz|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|avi|mov|css|js|xml|json|ics|vcf)$/i;

/** The pages of a website that are still to be read: those first that tell how to reach its company. */
class PageQueue {
  readonly #waiting: WaitingPage[] = [];
  readonly #seen = new Set<string>();
  #others = 0;
  hasSeenContact = false;

  /** Puts a page in unless it was there already. */
  add(page: WaitingPage): void {
    const key = pageKey(page.url);
    if (this.#seen.has(key) || this.#waiting.length >= maximumWaiting || noPages.test(page.url.pathname))
      return;
    this.#seen.add(key);
    this.#waiting.push(page);
    if (page.purpose === 'contact') this.hasSeenContact = true;
  }

  /** Knows of a page that a redirect led to. */
  seen(url: URL): void {
    this.#seen.add(pageKey(url));
  }

  /** @param isComplete all is known that is wanted: only pages with contacts are worth a look */
  next(isComplete: boolean): WaitingPage | undefined {
    const rank = ({ depth, purpose }: WaitingPage) => (depth === 0 ? -1 : order[purpose] * 10 + depth);
    this.#waiting.sort((one, other) => rank(one) - rank(other));
    const page = this.#waiting.shift();
    if (!page || page.depth === 0) return page;
    if (isComplete && page.purpose !== 'contact') return undefined;
    if (page.purpose === 'other' && ++this.#others > maximumOthers) return undefined;
    return page;
  }
}

/** How far a visit goes. */
export interface VisitLimits {
  pages: number;
  /** Links away from the address that was given. */
  depth: number;
  seconds: number;
}

const usualLimits: VisitLimits = { pages: 8, depth: 2, seconds: 90 };

/** What a visit brought. */
export interface SiteVisit {
  /** What tells the website from others; of the one that the address led to. */
  site: string;
  company: CompanyOfSite | null;
  pages: number;
  /** Different addresses that its pages name, for people to see what was read. */
  emails: number;
  addresses: number;
  /** Why there is no company. */
  fault: { code: CrawlFault; status: number | null } | null;
}

interface VisitRequest extends Omit<SiteReaderParts, 'signal'> {
  /** Addresses of one website. */
  starts: readonly URL[];
  /** Ends the visit: its error is thrown on. */
  signal: AbortSignal;
  limits?: Partial<VisitLimits>;
  /** Reads a page within bounds; in a thread when absent. */
  read?: typeof readInThread;
  /** Told of each page before it is read. */
  onPage?: (url: URL) => void;
}

/** Reads a website, the pages first that tell how to reach its company, until that is known or the limits are reached. */
export async function visitSite(request: VisitRequest): Promise<SiteVisit> {
  const limits = { ...usualLimits, ...request.limits };
  const timeout = AbortSignal.timeout(limits.seconds * 1_000);
  const visit = new Visit({ ...request, signal: AbortSignal.any([request.signal, timeout]) }, limits);
  try {
    await visit.run();
  } catch (error) {
    request.signal.throwIfAborted();
    // Of a slow site, what came until then.
    if (!timeout.aborted) throw error;
    visit.fault ??= { code: 'timed_out', status: null };
  }
  return visit.result();
}

class Visit {
  fault: SiteVisit['fault'] = null;
  readonly #reader: SiteReader;
  readonly #queue = new PageQueue();
  readonly #evidence = new SiteEvidence();
  /** The first page that was read: where the address led to. */
  #home: URL | null = null;
  #pages = 0;

  constructor(
    private readonly request: VisitRequest,
    private readonly limits: VisitLimits,
  ) {
    this.#reader = new SiteReader(request);
    for (const url of request.starts)
      this.#queue.add({ url, depth: 0, purpose: purposeOf({ href: url.pathname, text: '' }) });
  }

  async run(): Promise<void> {
    let isGuessed = false;
    while (this.#pages < this.limits.pages) {
      const next = this.#queue.next(this.#evidence.isComplete);
      if (next) await this.#visit(next.url, next.depth, next.purpose);
      else if (isGuessed || !this.#home || this.#evidence.isComplete || this.#queue.hasSeenContact) return;
      else {
        isGuessed = true;
        this.#guess(this.#home);
      }
    }
  }

  result(): SiteVisit {
    const { starts, country } = this.request;
    const home = this.#home ?? (starts[0] as URL);
    const site = siteKey(home);
    const company = this.#home ? companyOfSite(this.#evidence, site, home, country) : null;
    const nothing = { code: 'nothing_found' as const, status: null };
    return {
      site,
      company,
      pages: this.#pages,
      emails: this.#evidence.emails.length,
      addresses: this.#evidence.addresses.length,
      fault: company ? null : this.#home ? (this.#heavy ?? nothing) : (this.fault ?? nothing),
    };
  }

  /** Of a website that could be reached, the one fault that says more than that nothing was found. */
  get #heavy(): SiteVisit['fault'] {
    return this.fault?.code === 'page_too_heavy' ? this.fault : null;
  }

  async #visit(url: URL, depth: number, purpose: PagePurpose): Promise<void> {
    this.request.onPage?.(url);
    try {
      const isStart = depth === 0;
      const answer = await this.#reader.read(url, isStart || !this.#home ? null : siteKey(this.#home));
      if (!answer) return;
      this.#pages += 1;
      this.#queue.seen(answer.url);
      this.#home ??= answer.url;
      const context = this.#contextOf(answer.url, purpose);
      const page = await (this.request.read ?? readInThread)(
        { html: answer.text, context },
        this.request.signal,
      );
      // While it was read, the visit may have come to its end.
      this.request.signal.throwIfAborted();
      this.#evidence.add(page.evidence);
      if (depth < this.limits.depth) this.#addLinks(page, answer.url, depth + 1);
    } catch (error) {
      this.request.signal.throwIfAborted();
      if (error instanceof WebFault) this.fault ??= { code: error.code, status: null };
      else if (error instanceof PageTooHeavy) this.fault ??= { code: 'page_too_heavy', status: null };
      else if (error instanceof PageNotRead) this.fault ??= { code: 'bad_answer', status: null };
      else if (error instanceof VisitFault) this.fault ??= { code: error.code, status: error.status };
      else throw error;
    }
  }

  #contextOf(url: URL, purpose: PagePurpose) {
    const site = siteKey(this.#home ?? url).replace(/:\d+$/, '');
    return { url: url.href, bonus: bonusOf[purpose], country: this.request.country, site };
  }

  #addLinks(page: Pick<PageReading, 'base' | 'links'>, from: URL, depth: number): void {
    const base = page.base !== null && URL.canParse(page.base, from.href) ? new URL(page.base, from) : from;
    const site = siteKey(this.#home ?? from);
    for (const link of page.links) {
      if (link.href.length > longestAddress || !URL.canParse(link.href, base.href)) continue;
      const url = new URL(link.href, base);
      url.hash = '';
      if (!/^https?:$/.test(url.protocol) || url.username !== '' || siteKey(url) !== site) continue;
      const purpose = purposeOf({ href: url.pathname + url.search, text: link.text });
      // What is shown within a page is no further away than the page, and belongs to it.
      if (link.isFrame)
        this.#queue.add({ url, depth: depth - 1 || 1, purpose: purpose === 'other' ? 'frame' : purpose });
      else this.#queue.add({ url, depth, purpose });
    }
  }

  #guess(home: URL): void {
    for (const path of guessedPaths(this.request.country)) {
      this.#queue.add({ url: new URL(path, home), depth: this.limits.depth, purpose: 'contact' });
    }
  }
}
