/** What tells one state of a quote from another. */
interface QuoteMark {
  id: number;
  /** Moves when a carrier gives another price. */
  updated_at: string;
}

export interface QuoteNews<Quote extends QuoteMark> {
  /** Given, or given another price, since the quotes were seen before. */
  fresh: readonly Quote[];
  /** Whether anything differs, also by what is gone. */
  differs: boolean;
}

/** Compares the quotes of an order with those that were seen before. */
export function newsIn<Quote extends QuoteMark>(
  before: readonly QuoteMark[],
  now: readonly Quote[],
): QuoteNews<Quote> {
  const seen = new Map(before.map(({ id, updated_at: at }) => [id, at]));
  const fresh = now.filter(({ id, updated_at: at }) => seen.get(id) !== at);
  return { fresh, differs: fresh.length > 0 || now.length !== before.length };
}

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
