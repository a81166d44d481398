import { InvalidInput, BadRequest } from '../../../platform/http/errors.js';
import {
  faultsOf,
  withoutRepeats,
  type ModelCheck,
  faultsOfText,
} from '../../../platform/http/input-faults.js';
import type { ReadPage } from '../../../platform/http/pages-of-the-web.js';
import type {
  SubcontractorResponseInput,
  QuotationAcceptanceInput,
  QuotationAcceptanceReceipt,
  SubcontractorResponseReceipt,
} from './public-answers.dto.js';
import { notEditable } from '../orders/order.repository.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { OrdersByLink } from './orders-by-link.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { CarrierOrderService, PrintedOrder } from '../orders/carrier-order/carrier-order.service.js';
import type { LinkQuery } from './link.dto.js';
import { takesPrices } from '../rules/route-status.js';
import type { OfferService } from '../quotes/offer.service.js';
import type { PublicOfferInput, PublicOfferReceipt } from '../quotes/offer.dto.js';
import type { RouteService } from '../routes/route.service.js';
import type { SubcontractorService } from '../../directory/index.js';
import type { ClientOfferService } from '../orders/client-offer.service.js';
import type { SubcontractorAnswerService } from '../orders/subcontractor-order.service.js';
import type { OrderStepEffects } from '../orders/order-steps.service.js';
import { isSummaryCurrency } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';

/** Documents that the holders of links may have. */
export class PublicDocumentService {
  constructor(
    private readonly signer: LinkSigner,
    private readonly limits: RateLimits,
    private readonly carrierOrders: CarrierOrderService,
  ) {}

  /**
   * The order of a route, for the carrier to whom it was sent.
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   * @throws {Conflict} `no_longer_open` when the order is not the carrier's any more
   * @throws {Unavailable} `pdf_unavailable`
   */
  async printCarrierOrder(query: LinkQuery, address: string): Promise<PrintedOrder> {
    await this.limits.consume('public-document', address);
    const { order_id = 0, route_id = 0, subcontractor_id = 0, sig, exp } = query;
    const ids = { order_id, route_id, subcontractor_id };
    await this.signer.verify({ kind: 'subcontractor-order-view', ids, exp, sig });
    return this.carrierOrders.printForCarrier(ids);
  }
}

interface PublicQuoteServiceDeps {
  ordersByLink: OrdersByLink;
  limits: RateLimits;
  subcontractors: SubcontractorService;
  routes: RouteService;
  offers: OfferService;
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
        const routes = await this.deps.routes.findInUnit(unit, quotation_id);
        const route = routes.find(({ id }) => id === quotation_route_id);
        if (!route) throw new BadRequest('invalid_link');
        if (!takesPrices(order.status, route.status)) throw notEditable(order.status, 'no_longer_open');
        const offer = await this.deps.offers.takeFromCarrier(unit, order, route, {
          subcontractor,
          userId: user_id,
          given,
        });
        return offer.id;
      },
    );
    return { id, quotation_id, quotation_route_id, subcontractor_id, ...given };
  }
}

interface PublicAnswerServiceDeps {
  ordersByLink: OrdersByLink;
  limits: RateLimits;
  clientOffers: ClientOfferService;
  subcontractorAnswers: SubcontractorAnswerService;
  effects: OrderStepEffects;
}

/** How strangers answer offers and orders over links: every signature is checked before anything is looked at. */
export class PublicAnswerService {
  constructor(private readonly deps: PublicAnswerServiceDeps) {}

  /** The client accepts or rejects the offer. */
  async answerClientOffer(
    input: QuotationAcceptanceInput,
    address: string,
  ): Promise<QuotationAcceptanceReceipt> {
    await this.deps.limits.consume('public-answer', address);
    const { order_id = 0, action = 'accept', lost_reason, variant, sig, exp } = input;
    const reason = { reason: input.reason?.trim() || null, lost_reason: lost_reason ?? null, variant };
    const link = { kind: 'client-offer-selection', ids: { order_id }, exp, sig } as const;
    let confirmation: boolean | null = null;
    const receipt = await this.deps.ordersByLink.overLink(link, async (unit, order) => {
      const wasOpen = order.status === OrderStatus.SentToClient;
      await this.deps.clientOffers.answer(unit, order, action, reason);
      if (wasOpen && action === 'accept')
        confirmation = await this.deps.effects.followAcceptance(unit, order, null);
      const { status, price_for_client = null, currency_for_client: currency } = order;
      const currency_for_client = isSummaryCurrency(currency) ? currency : null;
      return { order_id, status, action, price_for_client, currency_for_client };
    });
    this.deps.effects.scheduleDelivery(confirmation);
    return receipt;
  }

  /** The subcontractor accepts or rejects the order of a route. */
  async answerSubcontractorOrder(
    orderId: number,
    input: SubcontractorResponseInput,
    address: string,
  ): Promise<SubcontractorResponseReceipt> {
    await this.deps.limits.consume('public-answer', address);
    const { action, subcontractor_id = 0, route_id = 0, reason, sig, exp, ...vehicle } = input;
    const ids = { order_id: orderId, route_id, subcontractor_id };
    const answer = {
      action,
      subcontractorId: subcontractor_id,
      routeId: route_id,
      reason: reason?.trim() || null,
      vehicle,
    };
    return this.deps.ordersByLink.overLink(
      { kind: 'subcontractor-order-view', ids, exp, sig },
      async (unit, order) => {
        const route = await this.deps.subcontractorAnswers.answer(unit, order, answer);
        return { order_id: orderId, route_id, status: order.status, route_status: route.status, action };
      },
    );
  }
}

/** An answer as the script of its page would send it to the API. */
export interface PageCall {
  orderId: number;
  body: object;
}

/** The type of the body, by page: that of the operation which takes the same answer as JSON. */
const models: Readonly<Record<ReadPage, string>> = {
  'client-offer-selection': 'QuotationAcceptanceInput',
  'subcontractor-order-view': 'SubcontractorResponseInput',
};

/**
 * Answers that come over the plain form of a page. They are what the operations `POST /public/quotation-acceptance` and
 * `POST /orders/{id}/subcontractor-response` take: held to the same types and limits, and given to the same service, which checks the
 * signature.
 */
export class FormAnswerService {
  constructor(
    private readonly answers: PublicAnswerService,
    private readonly modelFaults: ModelCheck,
  ) {}

  /** @throws {InvalidInput} with every field at fault */
  check(page: ReadPage, { body }: PageCall): void {
    const faults = [...faultsOfText(body, {}, {}), ...faultsOf(this.modelFaults(models[page], body), 'body')];
    if (faults.length > 0) throw new InvalidInput(withoutRepeats(faults));
  }

  /**
   * Records an answer.
   * @throws {InvalidInput}
   * @throws {BadRequest} `invalid_link` or `link_expired`
   * @throws {Conflict} when it was answered otherwise, or no longer can be
   */
  async answer(page: ReadPage, call: PageCall, address: string): Promise<void> {
    this.check(page, call);
    if (page === 'client-offer-selection') await this.answers.answerClientOffer(call.body, address);
    else
      await this.answers.answerSubcontractorOrder(
        call.orderId,
        call.body as SubcontractorResponseInput,
        address,
      );
  }
}
