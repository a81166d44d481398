import type { Currency, Quote, Route } from '../queries/types';

/** What the form of a contract price holds; named as in the API. */
export interface ContractValues {
  subcontractor_id: number | null;
  quotation_route_id: number;
  price: number | null;
  currency: Currency;
  /** ISO instants. */
  pickup_date: string | null;
  delivery_date: string | null;
  notes: string;
}

/** What has to be there before anything can be sent, in the order in which a person fills it in. */
export type NeededField = 'subcontractor_id' | 'pickup_date' | 'delivery_date' | 'price';

const needed: readonly NeededField[] = ['subcontractor_id', 'pickup_date', 'delivery_date', 'price'];

/** The form at first: the route's own times, and the currency in which the order is summed up. */
export function contractDefaults(route: Route, currency: Currency): ContractValues {
  return {
    subcontractor_id: null,
    quotation_route_id: route.id,
    price: null,
    currency,
    pickup_date: route.pickup_date,
    delivery_date: route.delivery_date,
    notes: '',
  };
}

/** Which of what is needed has not been filled in. */
export function missingIn(values: Pick<ContractValues, NeededField>): NeededField[] {
  return needed.filter((field) => values[field] === null);
}

/** The dates stand the wrong way round, or at one moment. */
export function isDeliveredTooEarly({
  pickup_date: pickup,
  delivery_date: delivery,
}: Pick<ContractValues, 'pickup_date' | 'delivery_date'>): boolean {
  return pickup !== null && delivery !== null && Date.parse(delivery) <= Date.parse(pickup);
}

/** The margin that a route's quotes get, in percent; null while the company's is not known. */
export function marginOf(
  route: Pick<Route, 'profit_margin'>,
  ofCompany: number | null | undefined,
): { percent: number; isOwn: boolean } | null {
  if (route.profit_margin !== null) return { percent: route.profit_margin, isOwn: true };
  return ofCompany == null ? null : { percent: ofCompany, isOwn: false };
}

/** The quotes of a route by who gave them. */
export function quotesByCarrier(quotes: readonly Quote[]): ReadonlyMap<number, Quote> {
  return new Map(
    quotes.flatMap((quote) => (quote.subcontractor_id === null ? [] : [[quote.subcontractor_id, quote]])),
  );
}

/**
 * A price with its margin on top, as the API rounds it: to the cent, half of one away from zero.
 * @param price more than 0, with at most two decimals
 * @param percent 0 to 100, with at most one decimal
 */
export function priceWithMargin(price: number, percent: number): number {
  const cents = Math.round(price * 100);
  const thousandths = 1000 + Math.round(percent * 10);
  return Math.round((cents * thousandths) / 1000) / 100;
}
