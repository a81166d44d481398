import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { marginFor } from '../rules/margin.js';
import { missingFor, type Missing, type OrderFacts } from '../rules/order-actions.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import {
  isSummaryCurrency,
  parseMoney,
  type Currency,
  type Money,
  type SummaryCurrency,
  add,
  subtract,
  toNumber,
  zero,
} from '../../../kernel/money/money.js';
import { isPriceFrozen } from '../../../kernel/order/order-phase.js';
import { summarize, type RatesToSummary, type Summary } from '../rules/summary.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { CurrencyService, Rate } from '../currencies/currency.service.js';
import type { RouteDto } from '../routes/route.dto.js';
import { factsOf, type RouteService } from '../routes/route.service.js';
import type { SettingsService } from '../../identity/index.js';
import { missingDto } from '../../../platform/http/problem-texts.js';
import type { ClientOfferDto } from './client-offer.dto.js';
import type { InvoicesOfOrders } from './order.repository.js';
import type { OrderSummary, SummaryLine } from './order-summary.dto.js';
import {
  findClientOffer,
  findOrder,
  listSummaryRows,
  type OrderRecord,
  type SummaryRow,
} from './order.queries.js';
import { convert } from '../../../kernel/money/money-arithmetic.js';

/** A summary with all that it was computed from. */
export interface ComputedSummary {
  currency: SummaryCurrency;
  rows: (SummaryRow & { margin: number })[];
  summary: Summary;
  rates: ReadonlyMap<Currency, Rate>;
}

/**
 * A computed summary as it goes out; the total is the sum of the lines unless a price stands in its place.
 * @param corrections what of the price corrections of the invoice have changed
 * @param isOld whether a rate is too old to freeze the price by
 */
function summaryView(
  { currency, rows, summary, rates }: ComputedSummary,
  { price, corrections }: { price: Money | null; corrections: Money | null },
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
    corrections: corrections ? toNumber(corrections) : 0,
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

type PricedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'status'
  | 'client_email'
  | 'client_price'
  | 'price_for_client'
  | 'currency_for_client'
  | 'has_issued_invoice'
>;

type Rates = ReadonlyMap<Currency, Rate>;

interface OrderSummaryServiceDeps {
  db: Database;
  currencies: CurrencyService;
  settings: SettingsService;
  routes: RouteService;
  invoices: Pick<InvoicesOfOrders, 'total'>;
}

/** What orders cost, earn and sum up to. */
export class OrderSummaryService {
  constructor(private readonly deps: OrderSummaryServiceDeps) {}

  /**
   * The sum of an order's chosen quotes with their margins in a currency.
   * @param options.margin for routes without one of their own, before the company's
   * @param options.rates before today's
   * @param options.quoteIds in place of the chosen quotes
   */
  async compute(
    companyId: number,
    orderId: number,
    currency: SummaryCurrency,
    options: { margin?: number | null; rates?: Rates; quoteIds?: readonly number[] | null } = {},
  ): Promise<ComputedSummary> {
    const [found, settings] = await Promise.all([
      listSummaryRows(this.deps.db.reads, companyId, orderId, options.quoteIds ?? null),
      this.deps.settings.getReadOnlySettings({ companyId }),
    ]);
    const rows = found.map((row) => ({
      ...row,
      margin: marginFor({ route: row.route_margin, asked: options.margin, company: settings.profit_margin }),
    }));
    const chosen = rows.flatMap(({ route_id, price, currency: own, margin }) =>
      price === null
        ? []
        : [{ routeId: route_id, price: parseMoney(price, own as Currency), marginPercent: margin }],
    );
    const needed = [...new Set(chosen.map(({ price }) => price.currency))];
    // A carrier chosen after the offer can have a currency that the offer had not: today's rate counts for that.
    const rates = new Map([
      ...(await this.deps.currencies.findRates(needed, currency)),
      ...(options.rates ?? []),
    ]);
    return { currency, rows, summary: summarize(chosen, currency, plainRates(rates)), rates };
  }

  /** The facts by which the order's next steps are decided. */
  async factsOf(companyId: number, order: PricedOrder, routes: readonly RouteDto[]): Promise<OrderFacts> {
    const currency = currencyOf(order, undefined);
    return factsFrom(order, routes, await this.compute(companyId, order.id, currency));
  }

  /** What the order's invoice comes to with its corrections; null where there is none in the currency of the summary. */
  private async findInvoiced(
    companyId: number,
    orderId: number,
    currency: SummaryCurrency,
  ): Promise<{ net: Money; corrections: Money } | null> {
    const { rows } = await sql<{ currency: Currency | null; net: string; corrections: string }>`
      select currency, net, corrections from (${this.deps.invoices.total(companyId, orderId)}) invoiced`.execute(
      this.deps.db.reads,
    );
    const [found] = rows;
    if (found?.currency !== currency) return null;
    return { net: parseMoney(found.net, currency), corrections: parseMoney(found.corrections, currency) };
  }

  /** The summary as the order page shows it; in the frozen currency, by the frozen rates once the offer is sent. */
  async getSummary(
    { companyId }: Member,
    orderId: number,
    asked: SummaryCurrency | undefined,
    language: UiLanguage,
  ): Promise<OrderSummary> {
    const order = await findOrder(this.deps.db.reads, companyId, orderId);
    if (!order) throw new NotFound();
    const frozen = isPriceFrozen(order.status);
    const currency = currencyOf(order, asked);
    const [{ items: routes }, offer] = await Promise.all([
      this.deps.routes.listRoutes({ companyId }, orderId),
      findClientOffer(this.deps.db.reads, companyId, orderId),
    ]);
    const rates = frozen && offer ? ratesOf(offer) : undefined;
    const computed = await this.compute(companyId, orderId, currency, { rates });
    const missing: Missing[] = frozen
      ? [{ code: 'wrong_status' }]
      : missingFor(factsFrom(order, routes, computed), 'send_to_client');
    const invoiced = order.has_issued_invoice ? await this.findInvoiced(companyId, orderId, currency) : null;
    const price = frozen ? (invoiced?.net ?? frozenTotal(order, offer)) : handSetPrice(order, currency);
    return {
      // What is frozen stays as it is, however old its rates become.
      ...summaryView(
        computed,
        { price, corrections: invoiced?.corrections ?? null },
        (rate) => !frozen && this.deps.currencies.findTooOld([rate]) !== null,
      ),
      frozen,
      can_send: missing.length === 0,
      missing: missing.map((item) => missingDto(item, language)),
    };
  }
}

/** The price that the forwarder has set by hand instead of the sum. It holds in the order's own currency only. */
export function handSetPrice(
  order: Omit<PricedOrder, 'id' | 'client_email' | 'has_issued_invoice'>,
  currency: SummaryCurrency,
): Money | null {
  const price = order.client_price ?? order.price_for_client;
  return price === null || currency !== storedCurrency(order) ? null : parseMoney(price, currency);
}

function factsFrom(
  order: PricedOrder,
  routes: readonly RouteDto[],
  { currency, summary }: ComputedSummary,
): OrderFacts {
  const total = handSetPrice(order, currency) ?? summary.total;
  return {
    status: order.status,
    clientEmail: order.client_email || null,
    routes: routes.map((route) => factsOf({ ...route, chosen_offer_id: route.subcontractor_offer_id })),
    totalMinor: total.minor,
    missingRates: summary.missingRates,
    hasIssuedInvoice: order.has_issued_invoice,
  };
}

function frozenTotal(order: PricedOrder, offer: ClientOfferDto | null): Money | null {
  const price = order.price_for_client ?? offer?.price;
  return price === undefined ? null : parseMoney(price, storedCurrency(order));
}

/** The rates that an offer was made with. */
function ratesOf(offer: ClientOfferDto): Rates {
  const date = new Date(offer.sent_at).toISOString().slice(0, 10);
  return new Map(
    offer.lines.map(({ currency, rate }) => [
      currency,
      { from: currency, to: offer.currency, rate, date, source: 'offer', table_no: null },
    ]),
  );
}

function currencyOf(order: PricedOrder, asked: SummaryCurrency | undefined): SummaryCurrency {
  return isPriceFrozen(order.status) ? storedCurrency(order) : (asked ?? storedCurrency(order));
}

function storedCurrency({ currency_for_client }: Pick<PricedOrder, 'currency_for_client'>): SummaryCurrency {
  return isSummaryCurrency(currency_for_client) ? currency_for_client : 'PLN';
}

function plainRates(rates: ReadonlyMap<Currency, Rate>): RatesToSummary {
  return Object.fromEntries([...rates].map(([currency, { rate }]) => [currency, rate]));
}
