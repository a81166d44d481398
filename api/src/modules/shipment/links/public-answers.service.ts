import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ClientOfferService } from '../orders/client-offer.service.js';
import type { OrdersByLink } from './orders-by-link.service.js';
import type { SubcontractorAnswerService } from '../orders/subcontractor-answer.service.js';
import { isSummaryCurrency } from '../../../kernel/money/money.js';
import type {
  QuotationAcceptanceInput,
  QuotationAcceptanceReceipt,
  SubcontractorResponseInput,
  SubcontractorResponseReceipt,
} from './public-answers.dto.js';

interface PublicAnswerServiceDeps {
  ordersByLink: OrdersByLink;
  limits: RateLimits;
  clientOffers: ClientOfferService;
  subcontractorAnswers: SubcontractorAnswerService;
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
    const { order_id = 0, action = 'accept', lost_reason, sig, exp } = input;
    const reason = { reason: input.reason?.trim() || null, lost_reason: lost_reason ?? null };
    const link = { kind: 'client-offer-selection', ids: { order_id }, exp, sig } as const;
    return this.deps.ordersByLink.overLink(link, async (unit, order) => {
      await this.deps.clientOffers.answer(unit, order, action, reason);
      const { status, price_for_client = null, currency_for_client: currency } = order;
      const currency_for_client = isSummaryCurrency(currency) ? currency : null;
      return { order_id, status, action, price_for_client, currency_for_client };
    });
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
