import type { Database } from '../../../platform/db/database.js';
import { parseMoney } from '../../../kernel/money/money.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { RouteService } from '../routes/route.service.js';
import type { OfferPreview, OfferPreviewInput } from './client-offer.dto.js';
import type { OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';

/** Offers as clients would see them, before they are sent. */
export class OfferPreviewService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly routes: RouteService,
    private readonly mails: OrderMailService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws {NotFound} when there is no such order, or it is another company's */
  async preview(member: Member, input: OfferPreviewInput): Promise<OfferPreview> {
    await this.limits.consume('mail-preview', String(member.userId));
    const { quotation_id, subject, message, price_for_client, currency_for_client, valid_until, language } =
      input;
    return this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.find(unit, quotation_id);
      if (!order) throw new NotFound();
      const legs = await this.routes.asQuotedInUnit(unit, await this.routes.findInUnit(unit, order.id));
      const letter = {
        recipient: order.client_email,
        subject,
        message,
        price: parseMoney(price_for_client, currency_for_client),
        valid_until: valid_until === undefined ? (order.valid_until ?? null) : valid_until,
        language,
      };
      return this.mails.previewOffer(order, legs, letter, member);
    });
  }
}
