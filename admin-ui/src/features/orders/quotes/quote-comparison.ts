import { routeStatus } from '../order-view';
import type { Quote, Route } from '../queries/types';

/** What comparing needs to know of a quote. */
export interface QuoteFacts {
  id: number;
  is_chosen: boolean;
  /** ISO instants; null when the carrier left them open. */
  pickup_date: string | null;
  delivery_date: string | null;
}

export interface ComparedQuote<Quote extends QuoteFacts> {
  quote: Quote;
  /** Place by price with margin, from 1, the same for the same price; null while it cannot be converted. */
  rank: number | null;
  /** Price with margin in the currency of the comparison; null without a rate, or before it is known. */
  comparable: number | null;
  /** There is no rate to the currency of the comparison. */
  hasNoRate: boolean;
  /** Dearer (positive) or cheaper (negative) than the measure; null for the measure itself or without a rate. */
  difference: number | null;
  /** The same for a bar from the centre: -1 to 1. */
  weight: number;
  isCheapest: boolean;
  /** Another quote is just as cheap. */
  sharesPrice: boolean;
  isFastest: boolean;
  /** Another quote is just as fast. */
  sharesTime: boolean;
}

/** A difference of this part of the measured price fills half of the bar. */
const fullBar = 0.15;

const cents = (amount: number) => Math.round(amount * 100);

/** From loading to delivery in minutes; null when a date is open or they stand the wrong way round. */
function duration(quote: QuoteFacts): number | null {
  if (quote.pickup_date === null || quote.delivery_date === null) return null;
  const length = Date.parse(quote.delivery_date) - Date.parse(quote.pickup_date);
  return length >= 0 ? Math.round(length / 60_000) : null;
}

/**
 * Whose figure is the lowest: several when they tie; none while fewer than two can be compared, or while all are the
 * same and nothing stands out.
 */
function lowest(figures: ReadonlyMap<number, number>): ReadonlySet<number> {
  const least = Math.min(...figures.values());
  const winners = [...figures].filter(([, figure]) => figure === least).map(([id]) => id);
  return new Set(winners.length < figures.size ? winners : []);
}

/** The figures that are known, by the id of their quote. */
function figuresOf(
  quotes: readonly QuoteFacts[],
  figure: (quote: QuoteFacts) => number | null,
): Map<number, number> {
  const known = new Map<number, number>();
  for (const quote of quotes) {
    const value = figure(quote);
    if (value !== null) known.set(quote.id, value);
  }
  return known;
}

/**
 * Ranks the quotes of one route: the chosen one first, then by price with margin. All are measured against the
 * chosen quote, or against the cheapest while none is chosen. Quotes that tie are *cheapest* or *fastest* together;
 * none is called cheapest while the price of another cannot be compared. Those that are out stand last, and are neither
 * ranked nor measured.
 * @param comparable prices with margin by quote id, all in one currency; null where there is no rate, absent
 *   while it is not known yet
 * @param isOut a quote that cannot be had any more
 */
export function compareQuotes<Quote extends QuoteFacts>(
  all: readonly Quote[],
  comparable: ReadonlyMap<number, number | null>,
  isOut: (quote: Quote) => boolean = () => false,
): ComparedQuote<Quote>[] {
  const quotes = all.filter((quote) => !isOut(quote));
  const prices = figuresOf(quotes, ({ id }) => {
    const price = comparable.get(id) ?? null;
    return price === null ? null : cents(price);
  });
  const priceOf = (quote: Quote) => prices.get(quote.id) ?? Infinity;
  const byPrice = all.toSorted((a, b) => {
    if (priceOf(a) === priceOf(b)) return a.id - b.id;
    return priceOf(a) < priceOf(b) ? -1 : 1;
  });
  const [first] = byPrice;
  const measure =
    quotes.find((quote) => quote.is_chosen) ?? (first && prices.has(first.id) ? first : undefined);
  const measured = measure && prices.get(measure.id);
  const cheapest = prices.size === quotes.length ? lowest(prices) : new Set<number>();
  const fastest = lowest(figuresOf(quotes, duration));

  const compared = byPrice.map((quote): ComparedQuote<Quote> => {
    const price = prices.get(quote.id);
    const difference =
      price === undefined || measured === undefined || quote === measure ? null : (price - measured) / 100;
    const weight = difference === null || !measured ? 0 : (difference * 100) / (measured * fullBar);
    const isCheapest = cheapest.has(quote.id);
    const isFastest = fastest.has(quote.id);
    return {
      quote,
      rank: price === undefined ? null : 1 + [...prices.values()].filter((other) => other < price).length,
      comparable: comparable.get(quote.id) ?? null,
      hasNoRate: comparable.get(quote.id) === null,
      difference,
      weight: Math.max(-1, Math.min(1, weight)),
      isCheapest,
      sharesPrice: isCheapest && cheapest.size > 1,
      isFastest,
      sharesTime: isFastest && fastest.size > 1,
    };
  });
  const place = ({ quote }: ComparedQuote<Quote>) => (isOut(quote) ? 2 : quote.is_chosen ? 0 : 1);
  return compared.sort((a, b) => place(a) - place(b));
}

type Delivery = Pick<Route, 'delivery_date' | 'delivery_until'>;

/** When a transport is to be delivered at the latest: the end of its window, or its delivery date where it has none. */
const latestOf = ({ delivery_until: until, delivery_date: date }: Delivery) => until ?? date;

/** By when a route's goods have to arrive: as planned for the route, and never later than the client asked. */
export function wantedBy(order: Delivery, route: Delivery): string {
  const [planned, asked] = [latestOf(route), latestOf(order)];
  return planned < asked ? planned : asked;
}

/** How long a transport takes, in whole hours beyond whole days; null when a date is open or unloading would come first. */
export function travelTime(quote: QuoteFacts): { days: number; hours: number } | null {
  const minutes = duration(quote);
  if (minutes === null) return null;
  const hours = Math.round(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Whether a quote's carrier refused the order, unless it was chosen again and their answer is awaited. */
export function isRefused(
  quote: Pick<Quote, 'is_chosen' | 'refused_at'>,
  route: Pick<Route, 'status'>,
): boolean {
  return quote.refused_at !== null && (!quote.is_chosen || route.status === routeStatus.rejected);
}
