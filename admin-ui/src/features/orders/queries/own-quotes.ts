import type { QuoteMark } from './quote-news';

const marks = new Set<string>();

const markOf = ({ id, updated_at: at }: QuoteMark) => `${id} ${at}`;

/** Notes a quote that was entered on this page: it is no news to whoever entered it. */
export function rememberOwnQuote(quote: QuoteMark): void {
  marks.add(markOf(quote));
}

/** Tells whether a quote, as it is now, was entered on this page. */
export function isOwnQuote(quote: QuoteMark): boolean {
  return marks.has(markOf(quote));
}
