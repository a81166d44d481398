import {
  WebFault,
  type WebAnswer,
  type WebFaultCode,
  type WebFetch,
  type WebMessage,
  type WebReceipt,
  type WebRequest,
  type WebSender,
} from './web-fetch.port.js';

/** What a made-up address answers: a page, a redirect, a bare status, or nothing for a reason. */
export type FakeAnswer =
  | string
  | { redirect: string; status?: number }
  | { status: number; text?: string }
  | { fault: WebFaultCode };

/** A web of pages that it is given: for tests. */
export class FakeWeb implements WebFetch, WebSender {
  readonly robotName = 'FraktoBot';
  readonly userAgent = 'FraktoBot/1.0 (+https://frakto.test)';
  /** Addresses that were asked for, in order. */
  readonly asked: string[] = [];

  constructor(readonly pages: Readonly<Record<string, FakeAnswer>>) {}

  /** Nobody has to wait between made-up pages. */
  isAllowed(): boolean {
    return true;
  }

  async get(url: URL, { signal }: WebRequest = {}): Promise<WebAnswer> {
    await Promise.resolve();
    signal?.throwIfAborted();
    this.asked.push(url.href);
    const hosts = new Set(Object.keys(this.pages).map((page) => new URL(page).host));
    if (!hosts.has(url.host)) throw new WebFault('host_not_found');
    const page = this.pages[url.href] ?? { status: 404 };
    const answer = { url, status: 200, location: null, contentType: 'text/html', text: '', isCut: false };
    if (typeof page === 'string') return { ...answer, text: page };
    if ('fault' in page) throw new WebFault(page.fault);
    if ('redirect' in page)
      return { ...answer, status: page.status ?? 302, location: new URL(page.redirect, url) };
    return { ...answer, ...page };
  }

  async post(url: URL, _message: WebMessage): Promise<WebReceipt> {
    const { status, text } = await this.get(url);
    return { status, text };
  }
}
