import { WebFault, type WebAnswer, type WebFetch } from '../../../../platform/web-fetch/web-fetch.port.js';
import type { CrawlFault } from '../crawler.dto.js';
import { companyOfSite, type CompanyOfSite } from '../reading/company-of-site.js';
import { PageNotRead, PageTooHeavy, readInThread, type PageReading } from '../reading/page-workers.js';
import { SiteEvidence } from '../reading/site-evidence.js';
import robotsParser from 'robots-parser';
import { portOf } from '../../../../platform/web-fetch/address-guard.js';
import { setTimeout as pause } from 'node:timers/promises';
import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import type { PageLink } from '../reading/page-facts.js';

/** A page may not be read, or is not there. */
class VisitFault extends Error {
  override readonly name = 'VisitFault';

  constructor(
    readonly code: CrawlFault,
    /** The HTTP status, where that is the fault. */
    readonly status: number | null = null,
  ) {
    super(code);
  }
}

/** What a host asks of robots. */
interface RobotsRules {
  isAllowed(url: URL): boolean;
  /** Milliseconds between requests that it asks for. */
  pauseMs: number;
}

/** The package is a function to Node, and to the types a module that holds it. */
const parseRobots = robotsParser as unknown as (typeof robotsParser)['default'];

const maximumPauseMs = 10_000;
const maximumRedirectsOfRobots = 3;
/** Each rule is held against each sign of an address. */
const longestRobots = 100_000;
const everythingAllowed: RobotsRules = { isAllowed: () => true, pauseMs: 0 };

/**
 * Reads a host's robots.txt. One that is not there permits everything; one that the server fails to give permits nothing,
 * which is the server's failure and not its wish.
 * @param get asks for an address, once
 * @throws {WebFault} when the host cannot be reached at all
 * @throws {VisitFault} `http_status` when the server fails to give it
 */
async function readRobots(
  origin: URL,
  { robotName }: Pick<WebFetch, 'robotName'>,
  get: (url: URL) => Promise<WebAnswer>,
): Promise<RobotsRules> {
  let url = new URL('/robots.txt', origin);
  for (let hops = 0; hops <= maximumRedirectsOfRobots; hops++) {
    const answer = await get(url);
    if (answer.location) {
      url = answer.location;
      continue;
    }
    if (answer.status >= 500 || answer.status === 429) throw new VisitFault('http_status', answer.status);
    if (answer.status >= 300) return everythingAllowed;
    // A page in its place says that there is none.
    if (/^\s*</.test(answer.text)) return everythingAllowed;
    return rulesOf(new URL('/robots.txt', origin), answer.text.slice(0, longestRobots), robotName);
  }
  return everythingAllowed;
}

function rulesOf(address: URL, text: string, robotName: string): RobotsRules {
  const robots = parseRobots(address.href, text);
  const seconds = robots.getCrawlDelay(robotName) ?? 0;
  return {
    isAllowed: (url) => robots.isAllowed(url.href, robotName) ?? true,
    pauseMs: Number.isFinite(seconds) ? Math.min(maximumPauseMs, Math.max(0, seconds * 1_000)) : 0,
  };
}

/** What tells websites apart: the host, with its port where that is not the usual one. `www.` makes no difference. */
export function siteKey(url: URL): string {
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  const isUsual = url.port === '' || portOf(url) === 80 || portOf(url) === 443;
  return isUsual ? host : `${host}:${url.port}`;
}

/** An address without what makes no other page of it. */
export function pageKey(url: URL): string {
  const { pathname, search } = url;
  return `${siteKey(url)}${pathname.replace(/\/(index\.(html?|php))?$/i, '')}${search}`;
}

/** Lets one at a time ask a host, with a pause after each request. */
export class HostTurns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param pauseMs how long the host is left alone afterwards; the caller does not wait for that */
  async take<T>(host: string, pauseMs: () => number, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    const before = this.#last.get(host) ?? Promise.resolve();
    const asking = before.then(() => {
      signal.throwIfAborted();
      return ask();
    });
    const after = asking
      .catch(() => undefined)
      .then(() => pause(pauseMs(), undefined, { signal }))
      .catch(() => undefined);
    this.#last.set(host, after);
    return asking;
  }
}

/** What a page is likely to be good for: a frame is shown within another. */
type PagePurpose = 'contact' | 'frame' | 'about' | 'other';

/** Beginnings of words, of the address or of the link's text. */
const contact =
  /\b(?:kontakt|contact|contatt|impressum|imprint|anbieter|dane-(?:firmy|kontakt|teleadres)|skontaktuj|napisz|znajdz-nas|gdzie-(?:jestes|nas)|jak-(?:dojechac|trafic)|dojazd|lokalizacj|oddzial|siedzib|finn-oss|besok|avdelinger|hovedkontor|reach-us|get-in-touch|say-h(?:ello|i)|talk-to-us|write-to-us|find-us|visit-us|where-to-find|locations|ota-yhteytta|yhteystiedot|nous-(?:trouver|joindre)|dove-siamo|donde-estamos|mentions-legales|aviso-legal|note-legali|colofon)/;
const about =
  /\b(?:o-nas|o-firmie|firma|about|company|om-(?:oss|bedriften|os)|hvem-er-vi|ueber-uns|uber-uns|qui-sommes|chi-siamo|quienes-somos|over-ons|legal|rechtlich|regulamin|polityka-prywatnosci|privacy|personvern|datenschutz|integritet|rodo|terms|vilkar|salgsbetingelser|kjopsbetingelser|betingelser|warunki|agb|team|zespol|ansatte)/;

/** What a page is for, by its address and by what a link to it says. */
export function purposeOf({ href, text }: Pick<PageLink, 'href' | 'text'>): PagePurpose {
  const words = `${decoded(href)} ${text}`;
  const folded = foldDiacritics(words.slice(0, 500))
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/[/.?=&#-]+/g, '-');
  if (contact.test(folded)) return 'contact';
  return about.test(folded) ? 'about' : 'other';
}

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** How much is believed of what a page says, by what it is for. */
const bonusOf: Readonly<Record<PagePurpose, number>> = { contact: 2, frame: 1, about: 1, other: 0 };

const guesses: Readonly<Record<string, readonly string[]>> = {
  PL: ['/kontakt'],
  NO: ['/kontakt', '/kontakt-oss'],
  DE: ['/impressum', '/kontakt'],
  AT: ['/impressum', '/kontakt'],
  CZ: ['/kontakt'],
  SK: ['/kontakt'],
  SE: ['/kontakt'],
  DK: ['/kontakt'],
};

/** Where the page with contacts usually is, for sites whose links are made by scripts. */
function guessedPaths(country: string): readonly string[] {
  return guesses[country] ?? ['/contact', '/contact-us'];
}

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
