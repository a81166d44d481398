import type { PagePurpose } from './rate-link.js';
import { pageKey } from './site-key.js';

/** A page that may be read. */
export interface WaitingPage {
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
export class PageQueue {
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
