import { isInValuation } from '../../../kernel/order/order-view.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { OfferService } from '../quotes/offer.service.js';
import type { PublicOfferInput, PublicOfferReceipt } from '../quotes/offer.dto.js';
import { notEditable, type OrderRepository } from '../orders/order.repository.js';
import { citiesOf } from '../../../kernel/order/transport.js';
import type { RouteService } from '../routes/route.service.js';
import type { SubcontractorService } from '../../directory/index.js';
import type { OrdersByLink } from './orders-by-link.service.js';

interface PublicQuoteServiceDeps {
  ordersByLink: OrdersByLink;
  limits: RateLimits;
  subcontractors: SubcontractorService;
  routes: RouteService;
  offers: OfferService;
  orderRepository: OrderRepository;
}

/** Prices that subcontractors send over links. */
export class PublicQuoteService {
  constructor(private readonly deps: PublicQuoteServiceDeps) {}

  /**
   * Takes a subcontractor's price; a further one replaces the earlier one as long as it is not chosen.
   * @throws {BadRequest} `invalid_link`
   * @throws {Conflict} `no_longer_open`
   */
  async submitSubcontractorOffer(input: PublicOfferInput, address: string): Promise<PublicOfferReceipt> {
    await this.deps.limits.consume('public-answer', address);
    const { user_id = 0, subcontractor_id = 0, quotation_id = 0, quotation_route_id = 0, sig, exp } = input;
    const ids = { user_id, subcontractor_id, order_id: quotation_id, route_id: quotation_route_id };
    const { price, currency, pickup_date, delivery_date } = input;
    const given = { price, currency, pickup_date, delivery_date, notes: input.notes?.trim() || null };
    const id = await this.deps.ordersByLink.overLink(
      { kind: 'subcontractor-offer', ids, exp, sig },
      async (unit, order) => {
        const { company_id } = order;
        const [subcontractor] = await this.deps.subcontractors.findSubcontractors(company_id, [
          subcontractor_id,
        ]);
        if (!subcontractor) throw new BadRequest('invalid_link');
        if (!isInValuation(order.status)) throw notEditable(order.status, 'no_longer_open');
        const routes = await this.deps.routes.findInUnit(unit, quotation_id);
        const route = routes.find(({ id }) => id === quotation_route_id);
        if (!route) throw new BadRequest('invalid_link');
        const parties = {
          company_id,
          order_id: quotation_id,
          route_id: quotation_route_id,
          subcontractor,
          user_id,
        };
        const { offer, replaced, isNew } = await this.deps.offers.take(unit, parties, given);
        // The forwarder counts with the price of a chosen quote; the same again is fine.
        if (replaced && offer.id === route.chosen_offer_id) throw notEditable(order.status, 'no_longer_open');
        if (replaced) {
          const facts = { ...citiesOf(route), ...replaced };
          this.deps.orderRepository.record(unit, order, 'offer_replaced', {
            userId: null,
            reason: subcontractor.name,
            facts,
          });
        }
        if (isNew || replaced) order.is_read = false;
        return offer.id;
      },
    );
    return { id, quotation_id, quotation_route_id, subcontractor_id, ...given };
  }
}
