import { convert } from '../../../kernel/money/money-arithmetic.js';
import {
  add,
  subtract,
  toNumber,
  zero,
  type Currency,
  type Money,
  type SummaryCurrency,
} from '../../../kernel/money/money.js';
import type { Summary } from '../rules/summary.js';
import type { Rate } from '../currencies/currency.service.js';
import type { OrderSummary, SummaryLine } from './order-summary.dto.js';
import type { SummaryRow } from './order.queries.js';

/** A summary with all that it was computed from. */
export interface ComputedSummary {
  currency: SummaryCurrency;
  rows: (SummaryRow & { margin: number })[];
  summary: Summary;
  rates: ReadonlyMap<Currency, Rate>;
}

/**
 * A computed summary as it goes out; the total is the sum of the lines unless a price stands in its place.
 * @param isOld whether a rate is too old to freeze the price by
 */
export function summaryView(
  { currency, rows, summary, rates }: ComputedSummary,
  price: Money | null,
  isOld: (rate: Rate) => boolean,
): Omit<OrderSummary, 'frozen' | 'can_send' | 'missing'> {
  const byRoute = new Map(summary.lines.map((line) => [line.routeId, line]));
  const lines = rows.map((row): SummaryLine => {
    const line = byRoute.get(row.route_id);
    const { margin } = row;
    const base = {
      route_id: row.route_id,
      pickup_city: row.pickup_city,
      delivery_city: row.delivery_city,
      offer_id: row.offer_id,
      subcontractor_name: row.subcontractor_name,
      profit_margin: margin,
    };
    if (!line)
      return {
        ...base,
        price: null,
        currency: null,
        margin_amount: null,
        price_with_margin: null,
        converted: null,
      };
    return {
      ...base,
      price: toNumber(line.price),
      currency: line.price.currency,
      margin_amount: toNumber(subtract(line.priceWithMargin, line.price)),
      price_with_margin: toNumber(line.priceWithMargin),
      converted: line.converted && toNumber(line.converted),
    };
  });
  const cost = costIn(currency, summary, rates);
  const total = price ?? summary.total;
  const margin = subtract(total, cost);
  return {
    currency,
    lines,
    cost: toNumber(cost),
    margin: toNumber(margin),
    margin_percent: cost.minor === 0 ? null : Math.round((margin.minor / cost.minor) * 1000) / 10,
    total: toNumber(total),
    missing_rates: [...summary.missingRates],
    rates: [...rates.values()]
      .filter(({ from, to }) => from !== to)
      .map((rate) => ({ ...rate, too_old: isOld(rate) })),
  };
}

/** What the subcontractors get, in the currency of the summary; a line without a rate counts as 0. */
function costIn(currency: SummaryCurrency, summary: Summary, rates: ReadonlyMap<Currency, Rate>): Money {
  return summary.lines.reduce((cost, { price }) => {
    if (price.currency === currency) return add(cost, price);
    const rate = rates.get(price.currency);
    return rate ? add(cost, convert(price, currency, rate.rate)) : cost;
  }, zero(currency));
}
