import type { Currency } from '../../../platform/http/api-types.js';
import type { OrderStatusCode } from './order-status.dto.js';

/** What an order comes to for the client, as far as is known. */
export interface ShownPrice {
  amount: number;
  currency: Currency;
  /**
   * `client`: what the client was offered, or a price set by hand; `sum`: the sum of the chosen quotes with their margins; `from`: the same with
   * the cheapest quote where none is chosen yet; `open`: what is still to be paid of an invoice.
   */
  kind: 'client' | 'sum' | 'from' | 'open';
}

/** An amount of money. */
export interface CurrencySum {
  amount: number;
  currency: Currency;
}

/** What some orders come to. */
export interface OrderSum {
  count: number;
  /** By currency, the company’s own first. Orders without a price count for nothing. */
  sums: CurrencySum[];
  /** All of it in the company’s own currency, by the rates of today; null when one is missing. */
  home: CurrencySum | null;
}

/** What the orders of a status come to. */
export interface StatusTotal extends OrderSum {
  status: OrderStatusCode;
}

/** What orders come to. */
export interface OrderTotals extends OrderSum {
  /** Of each status that an order has. */
  statuses: StatusTotal[];
}

/** Which orders are summed up: as lists of orders accept it. */
export interface OrderTotalsQuery {
  /** @maxLength 200 */
  q?: string;
  /** Repeatable: only orders in one of these statuses. */
  status?: number[];
  /** Only what the caller looks after, or what nobody looks after. */
  assigned?: 'mine' | 'unassigned';
}
