import type { Currency, Id, MissingDto, SummaryCurrency } from '../../../platform/http/api-types.js';

/** A route's part of the summary. */
export interface SummaryLine {
  route_id: Id;
  pickup_city: string;
  delivery_city: string;
  /** Null while no quote is chosen. */
  offer_id: number | null;
  subcontractor_name: string | null;
  price: number | null;
  currency: Currency | null;
  profit_margin: number;
  margin_amount: number | null;
  price_with_margin: number | null;
  /** In the currency of the summary; null without a quote or without a rate. */
  converted: number | null;
}

/** A rate that the summary used. */
export interface SummaryRate {
  from: Currency;
  to: Currency;
  rate: string;
  /** Day of the publication, `YYYY-MM-DD`. */
  date: string;
  /** Who published it; `demo` for rates that the demo makes up. */
  source: string;
  table_no: string | null;
  /** Older than 5 working days: what is frozen by it takes `accept_old_rate`. */
  too_old: boolean;
}

/** What an order costs, earns and sums up to. */
export interface OrderSummary {
  currency: SummaryCurrency;
  lines: SummaryLine[];
  cost: number;
  margin: number;
  /** Margin on the cost, in percent; null without cost. */
  margin_percent: number | null;
  /** What the client is asked to pay, net: once there is an invoice, what it and its corrections come to. */
  total: number;
  /** What corrections of the invoice have changed of it; 0 without any. A correction that KSeF refused is none. */
  corrections: number;
  /** Currencies without a rate; their lines count as 0 and the offer cannot be sent. */
  missing_rates: Currency[];
  rates: SummaryRate[];
  /** True from *offer sent* on: price and currency no longer change. */
  frozen: boolean;
  can_send: boolean;
  /** Why the offer cannot be sent. */
  missing: MissingDto[];
}
