import { sql } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { isInValuation } from '../../../kernel/order/order-view.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { OfferService } from '../quotes/offer.service.js';
import type { PublicOfferInput, PublicOfferReceipt } from '../quotes/offer.dto.js';
import type { ClientOfferService } from '../orders/client-offer.service.js';
import { notEditable, type Order, type OrderRepository } from '../orders/order.repository.js';
import type { PublicRequestService } from '../orders/public-request.service.js';
import type { SubcontractorAnswerService } from '../orders/subcontractor-answer.service.js';
import { isSummaryCurrency } from '../../../kernel/money/money.js';
import { citiesOf } from '../../../kernel/order/transport.js';
import type { RouteService } from '../routes/route.service.js';
import type { SubcontractorService } from '../../directory/index.js';
import type { LinkToken, LinkIds, LinkSigner } from '../../correspondence/index.js';
import type {
  PublicQuotationInput,
  PublicQuotationReceipt,
  QuotationAcceptanceInput,
  QuotationAcceptanceReceipt,
  SubcontractorResponseInput,
  SubcontractorResponseReceipt,
} from './public-answers.dto.js';

/** What strangers send over links: every signature is checked here before anything is looked at. */
export class PublicAnswerService {
  constructor(
    private readonly db: Database,
    private readonly signer: LinkSigner,
    private readonly limits: RateLimits,
    private readonly requests: PublicRequestService,
    private readonly clientOffers: ClientOfferService,
    private readonly subcontractorAnswers: SubcontractorAnswerService,
    private readonly offers: OfferService,
    private readonly routes: RouteService,
    private readonly orderRepository: OrderRepository,
    private readonly subcontractors: SubcontractorService,
  ) {}

  /**
   * Takes a new request, or the completion of one (which needs a signature). A new request without a signature, or over
   * a link whose time is over, only claims to be its client's.
   * @throws {BadRequest} `invalid_link`, also for a new request with a signature that is not ours
   */
  async submitQuotation(input: PublicQuotationInput, address: string): Promise<PublicQuotationReceipt> {
    await this.limits.consume('public-form', address);
    const { sig, exp, order_id, order_data, ...request } = input;
    const orderId = order_id ?? order_data?.order_id ?? null;
    const { user_id, client_id, client_email: email } = request;
    if (orderId === null) {
      const isSigned = sig !== undefined && exp !== undefined && !this.signer.hasExpired(exp);
      if (isSigned) {
        await this.signer.verify({ kind: 'order-form', ids: { user_id, client_id }, email, exp, sig });
      }
      return this.requests.create(request, isSigned);
    }
    const ids = { user_id, client_id, order_id: orderId };
    return this.overLink({ kind: 'order-form', ids, exp, sig }, (unit, order) =>
      this.requests.complete(unit, order, request),
    );
  }

  /**
   * Takes a subcontractor's price; a further one replaces the earlier one as long as it is not chosen.
   * @throws {BadRequest} `invalid_link`
   * @throws {Conflict} `no_longer_open`
   */
  async submitSubcontractorOffer(input: PublicOfferInput, address: string): Promise<PublicOfferReceipt> {
    await this.limits.consume('public-answer', address);
    const { user_id = 0, subcontractor_id = 0, quotation_id = 0, quotation_route_id = 0, sig, exp } = input;
    const ids = { user_id, subcontractor_id, order_id: quotation_id, route_id: quotation_route_id };
    const { price, currency, pickup_date, delivery_date } = input;
    const given = { price, currency, pickup_date, delivery_date, notes: input.notes?.trim() || null };
    const id = await this.overLink({ kind: 'subcontractor-offer', ids, exp, sig }, async (unit, order) => {
      const { company_id } = order;
      const [subcontractor] = await this.subcontractors.findSubcontractors(company_id, [subcontractor_id]);
      if (!subcontractor) throw new BadRequest('invalid_link');
      if (!isInValuation(order.status)) throw notEditable(order.status, 'no_longer_open');
      const routes = await this.routes.findInUnit(unit, quotation_id);
      const route = routes.find(({ id }) => id === quotation_route_id);
      if (!route) throw new BadRequest('invalid_link');
      const parties = {
        company_id,
        order_id: quotation_id,
        route_id: quotation_route_id,
        subcontractor,
        user_id,
      };
      const { offer, replaced, isNew } = await this.offers.take(unit, parties, given);
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
      return offer.id;
    });
    return { id, quotation_id, quotation_route_id, subcontractor_id, ...given };
  }

  /** The client accepts or rejects the offer. */
  async answerClientOffer(
    input: QuotationAcceptanceInput,
    address: string,
  ): Promise<QuotationAcceptanceReceipt> {
    await this.limits.consume('public-answer', address);
    const { order_id = 0, action = 'accept', lost_reason, sig, exp } = input;
    const reason = { reason: input.reason?.trim() || null, lost_reason: lost_reason ?? null };
    const link = { kind: 'client-offer-selection', ids: { order_id }, exp, sig } as const;
    return this.overLink(link, async (unit, order) => {
      await this.clientOffers.answer(unit, order, action, reason);
      const { status, price_for_client = null, currency_for_client: currency } = order;
      const currency_for_client = isSummaryCurrency(currency) ? currency : null;
      return { order_id, status, action, price_for_client, currency_for_client };
    });
  }

  /** The subcontractor accepts or rejects the order of a leg. */
  async answerSubcontractorOrder(
    orderId: number,
    input: SubcontractorResponseInput,
    address: string,
  ): Promise<SubcontractorResponseReceipt> {
    await this.limits.consume('public-answer', address);
    const { action, subcontractor_id = 0, route_id = 0, reason, sig, exp, ...vehicle } = input;
    const ids = { order_id: orderId, route_id, subcontractor_id };
    const answer = {
      action,
      subcontractorId: subcontractor_id,
      routeId: route_id,
      reason: reason?.trim() || null,
      vehicle,
    };
    return this.overLink({ kind: 'subcontractor-order-view', ids, exp, sig }, async (unit, order) => {
      const route = await this.subcontractorAnswers.answer(unit, order, answer);
      return { order_id: orderId, route_id, status: order.status, route_status: route.status, action };
    });
  }

  /**
   * Does what a link allows, with its order locked. The signature is checked under the lock, so that a link which is
   * being taken back does not answer any more; and once before, so that a stranger locks nothing.
   */
  private async overLink<T>(
    link: LinkToken<LinkIds & { order_id: number }>,
    work: (unit: Unit, order: Order) => Promise<T>,
  ): Promise<T> {
    await this.signer.verify(link);
    const { order_id } = link.ids;
    return this.db.inCompany(await this.companyOf(order_id), async (unit) => {
      const order = await this.orderRepository.lockIfThere(unit, order_id);
      if (!order) throw new BadRequest('invalid_link');
      await this.signer.verifyInUnit(unit, link);
      return work(unit, order);
    });
  }

  private async companyOf(orderId: number): Promise<number> {
    const { rows } = await sql<{ company_id: number }>`
      select company_id from orders where id = ${orderId}`.execute(this.db.reads);
    if (!rows[0]) throw new BadRequest('invalid_link');
    return rows[0].company_id;
  }
}
