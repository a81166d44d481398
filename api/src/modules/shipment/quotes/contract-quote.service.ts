import type { Database } from '../../../platform/db/database.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { citiesOf } from '../../../kernel/order/transport.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { notEditable, type OrderRepository } from '../orders/order.repository.js';
import { takesPrices } from '../rules/route-status.js';
import type { RouteService } from '../routes/route.service.js';
import type { SubcontractorService } from '../../directory/index.js';
import type { ContractQuoteInput, OfferDto } from './offer.dto.js';
import type { OfferService } from './offer.service.js';

interface ContractQuoteServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  offers: OfferService;
  subcontractors: SubcontractorService;
}

/** Prices of subcontractors with whom they are settled by contract: the forwarder enters them. */
export class ContractQuoteService {
  constructor(private readonly deps: ContractQuoteServiceDeps) {}

  /**
   * Enters the price; in place of the subcontractor's earlier one for the route, if there is one. The order goes to 2, but stays at 9.
   * The same once more changes nothing.
   * @throws {NotFound} when the route or the subcontractor is not there, or not the company's
   * @throws {InvalidInput} `no_contract_rates`
   * @throws {Conflict} `order_not_editable` where the route takes no prices, `chosen_offer_stays`, or `carrier_unconfirmed`
   */
  async enterContractQuote(member: Member, input: ContractQuoteInput): Promise<OfferDto> {
    const { companyId, userId } = member;
    const { subcontractor_id, quotation_route_id, notes, ...price } = input;
    const { quotation_id } = await this.deps.routes.getRoute(companyId, quotation_route_id);
    const subcontractor = await this.deps.subcontractors.getSubcontractor(member, subcontractor_id);
    if (subcontractor.is_unconfirmed) throw new Conflict('carrier_unconfirmed');
    if (subcontractor.rate_type !== 'Contract') {
      throw new InvalidInput([{ field: 'subcontractor_id', code: 'no_contract_rates' }]);
    }
    const id = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, quotation_id);
      const route = (await this.deps.routes.findInUnit(unit, order.id)).find(
        (one) => one.id === quotation_route_id,
      );
      if (!route) throw new NotFound();
      if (!takesPrices(order.status, route.status)) throw notEditable(order.status);
      const { offer, replaced, isNew } = await this.deps.offers.take(
        unit,
        {
          company_id: companyId,
          order_id: order.id,
          route_id: route.id,
          subcontractor,
          user_id: userId,
        },
        { ...price, notes: notes?.trim() || null },
      );
      // The forwarder counts with the price of a chosen quote.
      if (replaced && offer.id === route.chosen_offer_id)
        throw notEditable(order.status, 'chosen_offer_stays');
      if (isNew || replaced || order.status === OrderStatus.Accepted) {
        const after = { price: offer.price, currency: offer.currency };
        this.deps.orderRepository.recordPricing(unit, order, {
          as: 'contract_quote',
          userId,
          reason: subcontractor.name,
          facts: { ...citiesOf(route), after, ...replaced },
        });
      }
      return offer.id;
    });
    return this.deps.offers.getOffer(member, id);
  }
}
