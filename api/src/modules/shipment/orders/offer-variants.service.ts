import type { Unit } from '../../../platform/db/database.js';
import { asQuoted } from '../../../kernel/order/transport.js';
import { Conflict, InvalidInput } from '../../../platform/http/errors.js';
import type { Fault } from '../../../platform/http/checks.js';
import type { Offer, OfferService } from '../quotes/offer.service.js';
import type { Route, RouteService } from '../routes/route.service.js';
import type { OfferVariantInput } from './client-offer.dto.js';
import { ClientOffer, type ClientAnswer, type StoredVariant } from './client-offer.entity.js';
import type { HistoryFacts, HistoryVariant } from './order-history.dto.js';
import type { Order } from './order.entity.js';

/** The quotes of a variant by their routes' ids. */
export type VariantQuotes = ReadonlyMap<number, Offer>;

/** The variants of an offer: which quotes each would take, and the one that the client takes. Orders are locked by then. */
export class OfferVariants {
  constructor(
    private readonly routes: RouteService,
    private readonly offers: OfferService,
  ) {}

  /**
   * The quotes of each variant, one for each route.
   * @throws {InvalidInput} when a variant names a quote that is not the order's, or not one for each of its routes
   * @throws {Conflict} `subcontractor_deleted` when nobody is left to drive at a quote
   */
  async quotesOf(
    unit: Unit,
    routes: readonly Route[],
    variants: readonly OfferVariantInput[],
  ): Promise<VariantQuotes[]> {
    const named = [...new Set(variants.flatMap(({ quote_ids }) => quote_ids))];
    const known = new Map((await this.offers.findManyInUnit(unit, named)).map((quote) => [quote.id, quote]));
    const ofOrder = new Set(routes.map(({ id }) => id));
    const faults: Fault[] = [];
    const found = variants.map(({ quote_ids }, index) => {
      const field = `variants.${index}.quote_ids`;
      const quotes = quote_ids.flatMap((id) => known.get(id) ?? []);
      const byRoute = new Map(quotes.map((quote) => [quote.route_id, quote]));
      if (quotes.length < quote_ids.length || quotes.some(({ route_id }) => !ofOrder.has(route_id)))
        faults.push({ field, code: 'unknown_record' });
      else if (byRoute.size !== routes.length || quotes.length !== routes.length)
        faults.push({ field, code: 'incomplete_list' });
      return byRoute;
    });
    if (faults.length > 0) throw new InvalidInput(faults);
    if ([...known.values()].some(({ subcontractor_id }) => !subcontractor_id))
      throw new Conflict('subcontractor_deleted');
    return found;
  }

  /**
   * Takes a variant of the offer on the table: its quotes are chosen, its price is the order's.
   * @param number of the variant; undefined when none was named
   * @returns what the history tells of it; nothing for an offer of one price
   * @throws {InvalidInput} `variant_required` when there are several and none is named; when there is no such variant
   */
  async take(unit: Unit, order: Order, number: number | undefined): Promise<HistoryFacts> {
    const offer = await this.onTable(unit, order.id);
    const variants = offer?.variants ?? [];
    if (!offer || variants.length === 0) {
      if (number === undefined) return {};
      throw new InvalidInput([{ field: 'variant', code: 'invalid_value' }]);
    }
    if (number === undefined) throw new InvalidInput([{ field: 'variant', code: 'variant_required' }]);
    const taken = variants.find((variant) => variant.number === number);
    if (!taken) {
      const values = variants.map((variant) => variant.number).join(', ');
      throw new InvalidInput([{ field: 'variant', code: 'not_in_list', params: { values } }]);
    }
    const { price, currency, lines } = taken;
    unit.assign(offer, { price, currency, lines, chosen_variant: number });
    unit.assign(order, { price_for_client: price, currency_for_client: currency });
    for (const route of await this.routes.findInUnit(unit, order.id)) {
      const line = lines.find(({ route_id }) => route_id === route.id);
      if (line) unit.assign(route, { chosen_offer_id: line.offer_id, profit_margin: line.profit_margin });
    }
    return { variant: inHistory(taken) };
  }

  /** Whether the variant that was taken of an order's offer is another one; false where none is named. */
  async isAnother(unit: Unit, order: Order, number: number | undefined): Promise<boolean> {
    if (number === undefined) return false;
    return (await this.onTable(unit, order.id))?.chosen_variant !== number;
  }

  /** Keeps with the offer on the table what the client answered, by link or otherwise. */
  async noteAnswer(unit: Unit, order: Order, answer: ClientAnswer): Promise<void> {
    const offer = await this.onTable(unit, order.id);
    if (offer) unit.assign(offer, { answer, answered_at: new Date() });
  }

  private onTable(unit: Unit, orderId: number): Promise<ClientOffer | null> {
    return unit.findOne(ClientOffer, { order_id: orderId }, { orderBy: { id: 'desc' } });
  }
}

/** A variant as the history names it. */
export function inHistory({ number, kind, label, price, currency }: StoredVariant): HistoryVariant {
  return { number, kind, label, price, currency };
}

/** Routes at the times of a variant's quotes, in driving order, as they are kept. */
export function legsOf(routes: readonly Route[], quotes: VariantQuotes): StoredVariant['legs'] {
  return routes.map((route) => {
    const { pickup_city, pickup_country, pickup_date, delivery_city, delivery_country, delivery_date } =
      asQuoted(route, quotes.get(route.id));
    return {
      pickup_city,
      pickup_country,
      delivery_city,
      delivery_country,
      pickup_date: pickup_date.toISOString(),
      delivery_date: delivery_date.toISOString(),
    };
  });
}
