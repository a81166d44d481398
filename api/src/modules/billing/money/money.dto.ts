import type { Currency, ExportFormat, Id, ListQuery, Paged } from '../../../platform/http/api-types.js';
import type { Day, OrderStatusCode } from '../../shipment/index.js';

/** How long money has been due: not yet, or for so many days. */
export type MoneyAge = 'not_due' | 'days_1_7' | 'days_8_30' | 'days_31_60' | 'days_over_60';

/** Money that is open, by how long it has been due. */
export interface AgedSums {
  not_due: number;
  days_1_7: number;
  days_8_30: number;
  days_31_60: number;
  days_over_60: number;
  /** All of them, and what has no due day yet. */
  total: number;
  /** What falls due from today to the Sunday of this week. */
  this_week: number;
  /** Of carriers' invoices: what has no due day yet, since the POD is awaited. */
  no_due_day: number;
}

/** The same in one currency. */
export interface AgedCurrency extends AgedSums {
  currency: Currency;
  /** How many invoices are open. */
  count: number;
  /** What was paid too much and is to be returned; it is in none of the other sums. */
  to_return: number;
}

/** A rate by which sums were put together. */
export interface MoneyRate {
  currency: Currency;
  /** Units of the company's currency for one of this. */
  rate: string;
  date: Day;
  source: string;
}

/** What is open, by currency and in all. */
export interface MoneySummary {
  today: Day;
  currencies: AgedCurrency[];
  /** The currency in which the company declares its taxes. */
  home_currency: Currency;
  /** All currencies at the rates of the day; those of `missing_rates` are not in it. */
  home: AgedSums;
  rates: MoneyRate[];
  missing_rates: Currency[];
}

/** An invoice that is not settled, corrections and payments counted. */
export interface ReceivableDto {
  order_id: Id;
  order_status: OrderStatusCode;
  invoice_id: Id;
  number: string;
  client_id: Id | null;
  /** As the invoice names the buyer where the order has no client any more. */
  client_name: string | null;
  issue_date: Day;
  due_date: Day;
  currency: Currency;
  /** What the client owes in all. */
  amount_due: number;
  paid_amount: number;
  /** What is still to be paid; less than 0 when it is to be returned. */
  balance: number;
  /** Days since the due day; 0 or less while it has not passed. */
  overdue_days: number;
  reminders_sent: number;
  reminded_at: Date | null;
  /** The client does not have it: nobody mailed it, or its mails were refused or came back. It is sent before it can be reminded of. */
  is_unsent: boolean;
}

/** A page of invoices that are not settled. */
export interface ReceivablePage extends Paged<ReceivableDto> {}

/** Which of them. Sorted by `due_date`, `number`, `client_name`, `amount_due`, `balance` or `reminded_at`. */
export interface ReceivableQuery extends ListQuery {
  age?: MoneyAge;
  /** Only what falls due this week. */
  this_week?: boolean;
  /** Only what is overdue, whatever its age. */
  overdue?: boolean;
  /** Only what is to be returned. */
  to_return?: boolean;
  currency?: Currency;
  client_id?: Id;
}

/** Whose invoices are to be reminded of; each reminder goes to whom `GET /orders/{id}/invoice-mail` proposes. */
export interface RemindersInput {
  /**
   * Orders whose invoices are open.
   * @minItems 1
   * @maxItems 50
   */
  order_ids: Id[];
}

/** What became of one reminder. */
export interface ReminderResult {
  order_id: Id;
  sent: boolean;
  /** Why nothing was sent; null when it was. */
  code: string | null;
  /** The same in the language of `Accept-Language`. */
  message: string | null;
}

/** What became of them, in the sequence of the call. */
export interface ReminderResults {
  items: ReminderResult[];
}

/** What margins are put together by: the client, the pair of countries, the month of the sale. */
export type MarginGrouping = 'client' | 'lane' | 'month';

/** What was earned and spent, in the company's currency. */
export interface MarginSums {
  orders: number;
  /** What clients were invoiced net, corrections counted, at the rates of the invoices. */
  revenue: number;
  /** What carriers get net: what they invoiced, or what was agreed while they have not; at the rates of offer and invoice. */
  cost: number;
  /** Revenue less cost. */
  margin: number;
  /** The margin in percent of the cost, as with offers; null without cost. */
  margin_percent: number | null;
}

/** One client, lane or month. */
export interface MarginGroup extends MarginSums {
  /** The client's id, `PL-NO`, `2026-11`; empty where the order has no client any more. */
  key: string;
  /** The client's name, else the key. */
  label: string;
}

/** A page of groups with the totals of all, also of those that were not searched for. */
export interface MarginPage extends Paged<MarginGroup> {
  currency: Currency;
  totals: MarginSums;
  /** Invoiced orders that are in no sum, since a rate is missing for them. */
  orders_without_rate: number;
}

/** Which days: both counted. */
export interface MoneyPeriod {
  /** The first day of sale; the first of the month eleven months ago when left out. */
  from?: Day;
  /**
   * The last day of sale; the first of this month next year when left out, as an order can be invoiced before it is delivered, or as far as
   * the limit goes. At most 1,100 days after the first.
   */
  to?: Day;
}

/** How margins are put together; `q` searches the labels. Sorted by `label`, `orders`, `revenue`, `cost`, `margin` or `margin_percent`. */
export interface MarginQuery extends ListQuery, MoneyPeriod {
  by: MarginGrouping;
}

/** An order with what it earned. */
export interface MarginOrder {
  order_id: Id;
  number: string;
  client_name: string | null;
  sale_date: Day;
  from_country: string;
  to_country: string;
  /** Null, as what follows of it, where a rate is missing. */
  revenue: number | null;
  cost: number | null;
  margin: number | null;
  margin_percent: number | null;
}

/** A page of orders of a group. */
export interface MarginOrderPage extends Paged<MarginOrder> {
  currency: Currency;
}

/** The orders of one group, the least earning first unless sorted by `sale_date`, `revenue`, `cost`, `margin`. */
export interface MarginOrderQuery extends ListQuery, MoneyPeriod {
  by: MarginGrouping;
  /**
   * As the group has it.
   * @maxLength 20
   */
  key: string;
}

/** What the accountant gets. */
export type MoneyExportKind = 'invoices' | 'payments' | 'carrier-invoices';

/** Which days of it, and how it is written. */
export interface MoneyExportQuery {
  /** The first day of issue, or of payment. */
  from: Day;
  /** The last day, counted; at most 1,100 days after the first. */
  to: Day;
  /**
   * `csv` when left out: with semicolons and a byte order mark, decimals as the language of `Accept-Language` writes them. `ndjson` has a
   * row a line, with codes and numbers as the API has them.
   */
  format?: ExportFormat;
}
