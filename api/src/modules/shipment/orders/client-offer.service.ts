import type { Database, Unit } from '../../../platform/db/database.js';
import { allowedNext, OrderStatus } from '../../../kernel/order/order-status.js';
import {
  toNumber,
  isSummaryCurrency,
  parseMoney,
  type Money,
  type SummaryCurrency,
} from '../../../kernel/money/money.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { LostReason } from '../../../kernel/order/transport-facts.js';
import { hasPassed } from '../../../kernel/time/warsaw-time.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { ClientOffer, variantOf, type ClientAnswer, type StoredVariant } from './client-offer.entity.js';
import { notEditable, stepNotPossible, type OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';
import type { OrderService } from './order.service.js';
import type {
  OfferToClientInput,
  ClientOfferLine,
  OfferPreview,
  OfferPreviewInput,
  OfferVariantInput,
} from './client-offer.dto.js';
import type { OrderStep } from './order.dto.js';
import type { Order } from './order.entity.js';
import type { SummaryRate } from './order-summary.dto.js';
import { missingFor, type OrderFacts } from '../rules/order-actions.js';
import type { TimedEnds } from '../../../kernel/order/transport.js';
import type { CurrencyService } from '../currencies/currency.service.js';
import { factsOf, type Route, type RouteService } from '../routes/route.service.js';
import { handSetPrice, type OrderSummaryService, type ComputedSummary } from './order-summary.service.js';
import { inHistory, legsOf, type OfferVariants, type VariantQuotes } from './offer-variants.service.js';
import type { HistoryFacts } from './order-history.dto.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';

/** What an offer to a client says; frozen when it is sent. */
interface SettledOffer {
  price: Money;
  currency: ComputedSummary['currency'];
  /** The offer's last day; null when there is none. */
  valid_until: string | null;
  lines: ClientOfferLine[];
  /** In driving order, at the times that were quoted. */
  routes: TimedEnds[];
  /** What the client chooses from; null for an offer of one price. */
  variants: StoredVariant[] | null;
  /** What the history tells of it. */
  kept: HistoryFacts;
}

/** What one way of driving a transport costs the client. */
interface PricedWay {
  price: Money;
  currency: ComputedSummary['currency'];
  computed: ComputedSummary;
  /** By route; null where the chosen ones count. */
  quotes: VariantQuotes | null;
}

/** What an offer with variants is worked out from. */
interface VariantsAsked {
  variants: readonly OfferVariantInput[];
  currency_for_client?: SummaryCurrency | undefined;
  profit_margin?: number | null;
}

interface ClientOfferTermsDeps {
  summaries: OrderSummaryService;
  currencies: CurrencyService;
  routes: RouteService;
  variants: OfferVariants;
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
  async determine(
    unit: Unit,
    order: Order,
    input: OfferToClientInput,
    language: UiLanguage,
  ): Promise<SettledOffer> {
    const valid_until = this.lastDay(input, order);
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const { variants: asked } = input;
    const ways = asked
      ? await this.priceVariants(unit, order, routes, { ...input, variants: asked })
      : [await this.priceChosen(order, input)];
    for (const way of ways) {
      const facts: OrderFacts = {
        status: order.status,
        clientEmail: input.recipient_email,
        routes: routes.map((route) =>
          way.quotes
            ? { ...factsOf(route), chosenOfferId: way.quotes.get(route.id)?.id ?? null }
            : factsOf(route),
        ),
        totalMinor: way.price.minor,
        missingRates: way.computed.summary.missingRates,
        hasIssuedInvoice: false,
      };
      const missing = missingFor(facts, 'send_to_client');
      if (missing.length > 0) {
        throw stepNotPossible(order.status, missing, language);
      }
    }
    const [first] = ways as [PricedWay, ...PricedWay[]];
    const variants = asked ? storedVariants(asked, ways, routes) : null;
    const kept: HistoryFacts = {
      ...this.acceptedRate(ways, input),
      ...(valid_until === null ? {} : { valid_until }),
      ...(variants ? { variants: variants.map(inHistory) } : {}),
    };
    for (const row of first.computed.rows) {
      const route = routes.find(({ id }) => id === row.route_id);
      if (route)
        unit.assign(route, {
          profit_margin: row.margin,
          ...(row.offer_id && { chosen_offer_id: row.offer_id }),
        });
    }
    const quoted = await this.deps.routes.asQuotedInUnit(unit, routes);
    const { price, currency, computed } = first;
    return { price, currency, valid_until, lines: linesOf(computed), routes: quoted, variants, kept };
  }

  /**
   * Variants as they would be kept if they were sent now; nothing is changed, and nothing is looked for that is missing.
   * @throws {InvalidInput} {@link OfferVariants.quotesOf}
   */
  async previewVariants(
    unit: Unit,
    order: Order,
    routes: readonly Route[],
    asked: VariantsAsked,
  ): Promise<{ variants: StoredVariant[]; rates: SummaryRate[] }> {
    const ways = await this.priceVariants(unit, order, routes, asked);
    const rates = new Map(
      ways
        .flatMap(({ computed }) => [...computed.rates.values()])
        .filter(({ from, to }) => from !== to)
        .map((rate) => [`${rate.from} ${rate.to}`, rate]),
    );
    return {
      variants: storedVariants(asked.variants, ways, routes),
      rates: [...rates.values()].map((rate) => ({
        ...rate,
        too_old: this.deps.currencies.findTooOld([rate]) !== null,
      })),
    };
  }

  /** {@link OfferVariants.take} */
  takeVariant(unit: Unit, order: Order, number: number | undefined): Promise<HistoryFacts> {
    return this.deps.variants.take(unit, order, number);
  }

  /** {@link OfferVariants.isAnother} */
  isAnotherVariant(unit: Unit, order: Order, number: number | undefined): Promise<boolean> {
    return this.deps.variants.isAnother(unit, order, number);
  }

  /** {@link OfferVariants.noteAnswer} */
  noteAnswer(unit: Unit, order: Order, answer: ClientAnswer): Promise<void> {
    return this.deps.variants.noteAnswer(unit, order, answer);
  }

  private async priceChosen(order: Order, input: OfferToClientInput): Promise<PricedWay> {
    const currency = currencyOf(order, input);
    const computed = await this.deps.summaries.compute(order.company_id, order.id, currency, {
      margin: input.profit_margin ?? null,
    });
    return { price: priceOf(input, order, computed), currency, computed, quotes: null };
  }

  private async priceVariants(
    unit: Unit,
    order: Order,
    routes: readonly Route[],
    { variants, currency_for_client, profit_margin }: VariantsAsked,
  ): Promise<PricedWay[]> {
    const quotes = await this.deps.variants.quotesOf(unit, routes, variants);
    const ways: PricedWay[] = [];
    for (const [index, variant] of variants.entries()) {
      const currency = variant.currency_for_client ?? currencyOf(order, { currency_for_client });
      const computed = await this.deps.summaries.compute(order.company_id, order.id, currency, {
        margin: profit_margin ?? null,
        quoteIds: variant.quote_ids,
      });
      const { price_for_client: named } = variant;
      const price = named == null ? computed.summary.total : parseMoney(named, currency);
      ways.push({ price, currency, computed, quotes: quotes[index] ?? new Map() });
    }
    return ways;
  }

  /** The first rate of the prices that is too old, when the caller insists on it; for the history. */
  private acceptedRate(
    ways: readonly PricedWay[],
    { accept_old_rate = false }: OfferToClientInput,
  ): HistoryFacts {
    const old = this.deps.currencies.findTooOld(ways.flatMap(({ computed }) => [...computed.rates.values()]));
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

function currencyOf(
  order: Order,
  { currency_for_client: asked }: { currency_for_client?: SummaryCurrency | undefined },
): SummaryCurrency {
  return asked ?? (isSummaryCurrency(order.currency_for_client) ? order.currency_for_client : 'PLN');
}

function storedVariants(
  asked: readonly OfferVariantInput[],
  ways: readonly PricedWay[],
  routes: readonly Route[],
): StoredVariant[] {
  return ways.map(({ price, currency, computed, quotes }, index) => {
    const { kind = 'own', label } = asked[index] ?? {};
    return {
      number: index + 1,
      kind,
      label: kind === 'own' ? (label?.trim() ?? null) : null,
      price: toNumber(price),
      currency,
      legs: legsOf(routes, quotes ?? new Map()),
      lines: linesOf(computed),
    };
  });
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

/** What a client's answer comes with. */
interface AnswerReason {
  /** Of an offer in several variants, the number of the one that is accepted. */
  variant?: number | undefined;
  /** In their own words. */
  reason: string | null;
  lost_reason?: LostReason | null;
}

interface ClientOfferServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  terms: ClientOfferTerms;
  mails: OrderMailService;
  clock: Clock;
}

/** Offers to clients: sending them with everything frozen, and the clients' answers. */
export class ClientOfferService {
  constructor(private readonly deps: ClientOfferServiceDeps) {}

  /**
   * Sends the offer: price, margins and rates are kept as they are now, the order goes to 3, the mail into the outbox.
   * The price is the one the forwarder names, or the sum of the routes.
   * @throws {InvalidInput} when the offer's last day has passed
   * @throws {Conflict} `step_not_possible`, naming what is missing; `rate_too_old` unless the caller accepts it
   */
  async sendToClient(member: Member, input: OfferToClientInput, language: UiLanguage): Promise<OrderStep> {
    const { companyId, userId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, input.quotation_id);
      const { price, currency, valid_until, kept, lines, variants, routes } = await this.deps.terms.determine(
        unit,
        order,
        input,
        language,
      );
      order.price_for_client = toNumber(price);
      order.currency_for_client = currency;
      order.valid_until = valid_until;
      const told = Object.keys(kept).length === 0 ? {} : { facts: kept };
      this.deps.orderRepository.transition(unit, order, 'send_to_client', { userId, ...told });
      const mail = {
        recipient: input.recipient_email,
        subject: input.subject,
        message: input.message,
        price,
        variants,
        valid_until,
        language: input.language ?? (await this.deps.mails.languageOfClient(order)),
      };
      const offer = unit.create(ClientOffer, {
        company_id: companyId,
        order_id: order.id,
        price: toNumber(price),
        currency,
        lines,
        variants,
        valid_until,
        sent_by: userId,
        language: mail.language,
        created_at: this.deps.clock.now(),
      });
      await unit.flush();
      await this.deps.mails.sendOffer(unit, order, routes, offer.id, mail, member);
    });
    this.deps.mails.scheduleDelivery(true);
    return { ...(await this.deps.orders.getDetails(member, input.quotation_id, language)), email_sent: true };
  }

  /**
   * Records what the client answered, inside a unit of work that has locked the order. The same answer again changes
   * nothing.
   * @throws {InvalidInput} when an offer in several variants is accepted without saying which, or there is no such one
   * @throws {Conflict} `answered_otherwise`, `no_longer_open`, or `offer_expired` when it is accepted after its last day
   */
  async answer(
    unit: Unit,
    order: Order,
    answer: ClientAnswer,
    { reason, lost_reason = null, variant }: AnswerReason,
  ): Promise<void> {
    if (order.status < OrderStatus.SentToClient) throw notEditable(order.status, 'no_longer_open');
    if (order.status === OrderStatus.SentToClient) {
      if (answer === 'accept') await this.accept(unit, order, reason, variant);
      else this.reject(unit, order, { reason, lost_reason });
      await this.deps.terms.noteAnswer(unit, order, answer);
      return;
    }
    const earlier: ClientAnswer = order.status === OrderStatus.RejectedByClient ? 'reject' : 'accept';
    const isAnother = answer === 'accept' && (await this.deps.terms.isAnotherVariant(unit, order, variant));
    if (earlier !== answer || isAnother) throw new Conflict('answered_otherwise', { answered: earlier });
  }

  private async accept(
    unit: Unit,
    order: Order,
    reason: string | null,
    variant: number | undefined,
  ): Promise<void> {
    const { valid_until = null } = order;
    if (valid_until !== null && hasPassed(valid_until, this.deps.clock.now()))
      throw new Conflict('offer_expired', { allowed_statuses: allowedNext(order.status) });
    const facts = await this.deps.terms.takeVariant(unit, order, variant);
    const cause = { userId: null, reason, ...(facts.variant ? { facts } : {}) };
    this.deps.orderRepository.transition(unit, order, 'client_accepts', cause);
  }

  private reject(unit: Unit, order: Order, { reason, lost_reason = null }: AnswerReason): void {
    const facts = lost_reason === null ? {} : { facts: { lost_reason } };
    this.deps.orderRepository.transition(unit, order, 'reject', { userId: null, reason, ...facts });
    unit.assign(order, { lost_reason, lost_note: reason });
  }
}

interface OfferPreviewServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  terms: ClientOfferTerms;
  mails: OrderMailService;
  limits: RateLimits;
}

/** Offers as clients would see them, before they are sent. */
export class OfferPreviewService {
  constructor(private readonly deps: OfferPreviewServiceDeps) {}

  /** @throws {NotFound} when there is no such order, or it is another company's */
  async preview(member: Member, input: OfferPreviewInput): Promise<OfferPreview> {
    await this.deps.limits.consume('mail-preview', String(member.userId));
    const { quotation_id, subject, message, price_for_client, currency_for_client, valid_until, language } =
      input;
    return this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.find(unit, quotation_id);
      if (!order) throw new NotFound();
      const own = await this.deps.routes.findInUnit(unit, order.id);
      const routes = await this.deps.routes.asQuotedInUnit(unit, own);
      const asked = input.variants && { variants: input.variants, currency_for_client };
      const priced = asked && (await this.deps.terms.previewVariants(unit, order, own, asked));
      const mail = {
        recipient: order.client_email,
        subject,
        message,
        price: parseMoney(price_for_client, currency_for_client),
        variants: priced?.variants ?? null,
        valid_until: valid_until === undefined ? (order.valid_until ?? null) : valid_until,
        language,
      };
      return {
        ...(await this.deps.mails.previewOffer(order, routes, mail, member)),
        variants: (priced?.variants ?? []).map(variantOf),
        rates: priced?.rates ?? [],
      };
    });
  }
}
