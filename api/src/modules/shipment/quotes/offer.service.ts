import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { isInValuation } from '../../../kernel/order/order-phase.js';
import { citiesOf } from '../../../kernel/order/transport.js';
import type { PageQuery } from '../../../platform/http/api-types.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import { shortList } from '../../../platform/http/pages.js';
import type { Member } from '../../../platform/http/principal.js';
import { notEditable, type Order, type OrderRepository } from '../orders/order.repository.js';
import type { Route } from '../routes/route.entity.js';
import type { OfferCount, OfferDto, OfferPage, OfferQuery } from './offer.dto.js';
import { Offer } from './offer.entity.js';
import {
  countOffersOfOrder,
  findOffer,
  findOffers,
  listOffers,
  listOffersOfRoute,
  offerSorts,
} from './offer.queries.js';

export type { Offer };

/** A price as a subcontractor gives it. */
type GivenPrice = Pick<Offer, 'price' | 'currency'> & {
  pickup_date: Date;
  delivery_date: Date;
  notes: string | null;
  /** What a load exchange calls the carrier, where the price came from there. */
  exchange_carrier?: string | null;
};

/** For what and by whom a price is given. */
interface OfferParties {
  company_id: number;
  order_id: number;
  route_id: number;
  subcontractor: { id: number; name: string; email: string | null };
  user_id: number | null;
}

/** A price that a carrier named themselves. */
interface CarrierPrice {
  subcontractor: OfferParties['subcontractor'];
  /** Whose link it answered; null where there was none. */
  userId: number | null;
  given: GivenPrice;
}

type NamedPrice = Pick<Offer, 'price' | 'currency'>;

/** A price and the one that came in its place. */
interface ReplacedPrice {
  before: NamedPrice;
  after: NamedPrice;
}

/** Subcontractors' quotes. */
export class OfferService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
  ) {}

  listOffers({ companyId }: Member, query: OfferQuery): Promise<OfferPage> {
    return listOffers(this.db.lists, companyId, query);
  }

  /** @throws {NotFound} when the route is not there, or another company's */
  async listOffersOfRoute(
    { companyId }: Member,
    routeId: number,
    query: PageQuery,
    language: UiLanguage,
  ): Promise<OfferPage> {
    const offers = await listOffersOfRoute(this.db.reads, companyId, routeId);
    if (!offers) throw new NotFound();
    return shortList(offers, query, offerSorts, language);
  }

  async countOffersOfOrder({ companyId }: Member, orderId: number): Promise<OfferCount> {
    const count = await countOffersOfOrder(this.db.reads, companyId, orderId);
    if (count === null) throw new NotFound();
    return { count };
  }

  async getOffer({ companyId }: Member, id: number): Promise<OfferDto> {
    const offer = await findOffer(this.db.reads, companyId, id);
    if (!offer) throw new NotFound();
    return offer;
  }

  /** Those of the named quotes that are the company's. */
  findOffers(companyId: number, ids: readonly number[]): Promise<OfferDto[]> {
    return findOffers(this.db.reads, companyId, ids);
  }

  /** @throws {Conflict} when the quote is chosen, or the order is past comparing quotes */
  async deleteOffer(member: Member, id: number): Promise<void> {
    const { quotation_id } = await this.getOffer(member, id);
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, quotation_id);
      if (!isInValuation(order.status)) throw notEditable(order.status);
      const { is_chosen } = await this.getOffer(member, id);
      if (is_chosen) throw new Conflict('offer_chosen');
      await unit.nativeDelete(Offer, { id });
    });
  }

  /** A quote inside a unit of work that has locked its order. */
  findInUnit(unit: Unit, id: number): Promise<Offer | null> {
    return unit.findOne(Offer, { id });
  }

  /**
   * Keeps with a quote what its subcontractor answered to the order, inside a unit of work that has locked the order. The
   * quote counts as it was: its price has not changed.
   * @param refusal null when they accepted
   */
  async noteAnswer(
    unit: Unit,
    id: number,
    refusal: { at: Date; reason: string | null } | null,
  ): Promise<void> {
    await unit.nativeUpdate(
      Offer,
      { id },
      { refused_at: refusal?.at ?? null, refusal_reason: refusal?.reason ?? null },
    );
  }

  /** Whether a subcontractor refused the order of a route, which may be another's since. */
  async hasRefused(unit: Unit, routeId: number, subcontractorId: number): Promise<boolean> {
    const of = { route_id: routeId, subcontractor_id: subcontractorId, refused_at: { $ne: null } };
    return (await unit.count(Offer, of)) > 0;
  }

  /** Some quotes inside a unit of work that has locked their order. */
  findManyInUnit(unit: Unit, ids: readonly number[]): Promise<Offer[]> {
    return unit.find(Offer, { id: { $in: [...ids] } });
  }

  /** The quote that a subcontractor gave for a route, inside a unit of work that has locked the order. */
  findOfSubcontractor(unit: Unit, routeId: number, subcontractorId: number): Promise<Offer | null> {
    return unit.findOne(Offer, { route_id: routeId, subcontractor_id: subcontractorId });
  }

  /**
   * Takes the price that a carrier named themselves, over a link or on a load exchange, inside a unit of work that has locked the order: a
   * further one replaces the earlier one as long as it is not chosen, and the history tells of it.
   * @throws {Conflict} `no_longer_open`
   */
  async takeFromCarrier(
    unit: Unit,
    order: Order,
    route: Route,
    { subcontractor, userId, given }: CarrierPrice,
  ): Promise<Offer> {
    const { offer, replaced, isNew } = await this.take(
      unit,
      {
        company_id: order.company_id,
        order_id: order.id,
        route_id: route.id,
        subcontractor,
        user_id: userId,
      },
      given,
    );
    // The forwarder counts with the price of a chosen quote; the same again is fine.
    if (replaced && offer.id === route.chosen_offer_id) throw notEditable(order.status, 'no_longer_open');
    if (replaced) {
      const facts = { ...citiesOf(route), ...replaced };
      this.orderRepository.record(unit, order, 'offer_replaced', {
        userId: null,
        reason: subcontractor.name,
        facts,
      });
    }
    if (isNew || replaced) order.is_read = false;
    return offer;
  }

  /** Takes a price: a first one, or in place of the earlier one; then both are returned. */
  async take(
    unit: Unit,
    parties: OfferParties,
    given: GivenPrice,
  ): Promise<{ offer: Offer; replaced: ReplacedPrice | null; isNew: boolean }> {
    const { subcontractor, ...rest } = parties;
    const earlier = await this.findOfSubcontractor(unit, parties.route_id, subcontractor.id);
    if (!earlier) {
      const offer = unit.create(Offer, {
        ...rest,
        ...given,
        subcontractor_id: subcontractor.id,
        subcontractor_name: subcontractor.name,
        subcontractor_email: subcontractor.email,
      });
      await unit.flush();
      return { offer, replaced: null, isNew: true };
    }
    const before = priceOf(earlier);
    const after = priceOf(given);
    const isSame =
      before.price === after.price && before.currency === after.currency && sameTerms(earlier, given);
    if (!isSame) unit.assign(earlier, { exchange_carrier: null, ...given });
    return {
      offer: earlier,
      isNew: false,
      replaced: isSame ? null : { before, after },
    };
  }
}

function priceOf({ price, currency }: NamedPrice): NamedPrice {
  return { price, currency };
}

function sameTerms(offer: Offer, given: GivenPrice): boolean {
  return (
    offer.pickup_date?.getTime() === given.pickup_date.getTime() &&
    offer.delivery_date?.getTime() === given.delivery_date.getTime() &&
    (offer.notes ?? null) === given.notes
  );
}
