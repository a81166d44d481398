import type { Unit } from '../../../platform/db/database.js';
import { missingFor, type OrderFacts } from '../rules/order-actions.js';
import { allowedNext } from '../../../kernel/order/order-status.js';
import { isSummaryCurrency, parseMoney, toNumber, type Money } from '../../../kernel/money/money.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { TimedEnds } from '../../../kernel/order/transport.js';
import { hasPassed } from '../../../kernel/time/warsaw-time.js';
import { Conflict, InvalidInput } from '../../../platform/http/errors.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { CurrencyService } from '../currencies/currency.service.js';
import { factsOf, type RouteService } from '../routes/route.service.js';
import { missingDto } from './missing.js';
import { handSetPrice, type OrderSummaryService } from './order-summary.service.js';
import type { ComputedSummary } from './summary-view.js';
import type { ClientOfferLine, OfferToClientInput } from './client-offer.dto.js';
import type { HistoryFacts } from './order-history.dto.js';
import type { Order } from './order.entity.js';

/** What an offer to a client says; frozen when it is sent. */
interface SettledOffer {
  price: Money;
  currency: ComputedSummary['currency'];
  /** The offer's last day; null when there is none. */
  valid_until: string | null;
  lines: ClientOfferLine[];
  /** In driving order, at the times that were quoted. */
  routes: TimedEnds[];
  /** What the history tells of it. */
  kept: HistoryFacts;
}

interface ClientOfferTermsDeps {
  summaries: OrderSummaryService;
  currencies: CurrencyService;
  routes: RouteService;
  clock: Clock;
}

/** Works out what an offer to a client says: price, margins, rates and last day. */
export class ClientOfferTerms {
  constructor(private readonly deps: ClientOfferTermsDeps) {}

  /**
   * The terms of an offer that is about to be sent, inside a unit of work that has locked its order. The routes keep their margins.
   * @throws {InvalidInput} when the offer's last day has passed
   * @throws {Conflict} `step_not_possible`, naming what is missing; `rate_too_old` unless the caller accepts it
   */
  async settle(
    unit: Unit,
    order: Order,
    input: OfferToClientInput,
    language: UiLanguage,
  ): Promise<SettledOffer> {
    const valid_until = this.lastDay(input, order);
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const currency =
      input.currency_for_client ??
      (isSummaryCurrency(order.currency_for_client) ? order.currency_for_client : 'PLN');
    const computed = await this.deps.summaries.compute(order.company_id, order.id, currency, {
      margin: input.profit_margin ?? null,
    });
    const price = priceOf(input, order, computed);
    const facts: OrderFacts = {
      status: order.status,
      clientEmail: input.recipient_email,
      routes: routes.map(factsOf),
      totalMinor: price.minor,
      missingRates: computed.summary.missingRates,
      hasIssuedInvoice: false,
    };
    const missing = missingFor(facts, 'send_to_client');
    if (missing.length > 0) {
      throw new Conflict('step_not_possible', {
        allowed_statuses: allowedNext(order.status),
        missing: missing.map((item) => missingDto(item, language)),
      });
    }
    const kept: HistoryFacts = {
      ...this.acceptedRate(computed, input),
      ...(valid_until === null ? {} : { valid_until }),
    };
    const quoted = await this.deps.routes.asQuotedInUnit(unit, routes);
    for (const row of computed.rows) {
      const route = routes.find(({ id }) => id === row.route_id);
      if (route) route.profit_margin = row.margin;
    }
    return { price, currency, valid_until, lines: linesOf(computed), routes: quoted, kept };
  }

  /** The first rate of the price that is too old, when the caller insists on it; for the history. */
  private acceptedRate(
    { rates }: ComputedSummary,
    { accept_old_rate = false }: OfferToClientInput,
  ): HistoryFacts {
    const old = this.deps.currencies.findTooOld(rates.values());
    if (!old) return {};
    const { from, to, date, rate, source } = old;
    if (!accept_old_rate) throw new Conflict('rate_too_old', { from, to, date });
    return { old_rate: { from, to, rate, date, source } };
  }

  /** The offer's last day: the one named now, or the one that the order has. */
  private lastDay({ valid_until }: OfferToClientInput, order: Order): string | null {
    const day = valid_until === undefined ? (order.valid_until ?? null) : valid_until;
    if (day !== null && hasPassed(day, this.deps.clock.now()))
      throw new InvalidInput([{ field: 'valid_until', code: 'day_passed' }]);
    return day;
  }
}

/** The price that the forwarder names, one set by hand before, or the sum of the routes. */
function priceOf(
  { price_for_client }: OfferToClientInput,
  order: Order,
  { currency, summary }: ComputedSummary,
): Money {
  if (price_for_client != null) return parseMoney(price_for_client, currency);
  const { status, client_price = null, price_for_client: stored = null, currency_for_client = null } = order;
  const known = isSummaryCurrency(currency_for_client) ? currency_for_client : null;
  return (
    handSetPrice({ status, client_price, price_for_client: stored, currency_for_client: known }, currency) ??
    summary.total
  );
}

function linesOf({ summary, rows, rates }: ComputedSummary): ClientOfferLine[] {
  return summary.lines.flatMap((line) => {
    const row = rows.find(({ route_id }) => route_id === line.routeId);
    if (!row?.offer_id || !line.converted) return [];
    return {
      route_id: line.routeId,
      offer_id: row.offer_id,
      price: toNumber(line.price),
      currency: line.price.currency,
      profit_margin: row.margin,
      price_with_margin: toNumber(line.priceWithMargin),
      rate: rates.get(line.price.currency)?.rate ?? '1',
      converted: toNumber(line.converted),
    };
  });
}
