import { WebFault } from '../../../../platform/web-fetch/web-fetch.port.js';
import type { CrawlFault } from '../crawler.dto.js';
import { companyOfSite, type CompanyOfSite } from '../reading/company-of-site.js';
import { PageNotRead, PageTooHeavy, readInThread, type PageReading } from '../reading/page-workers.js';
import { SiteEvidence } from '../reading/site-evidence.js';
import { PageQueue } from './page-queue.js';
import { bonusOf, guessedPaths, purposeOf, type PagePurpose } from './rate-link.js';
import { siteKey } from './site-key.js';
import { longestAddress, SiteReader, type SiteReaderParts } from './site-reader.js';
import { VisitFault } from './visit-fault.js';

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
