import type { Database } from '../../../platform/db/database.js';
import { parseMoney } from '../../../kernel/money/money.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { RouteService } from '../routes/route.service.js';
import type { OfferPreview, OfferPreviewInput } from './client-offer.dto.js';
import type { OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';

interface OfferPreviewServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
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
      const routes = await this.deps.routes.asQuotedInUnit(
        unit,
        await this.deps.routes.findInUnit(unit, order.id),
      );
      const mail = {
        recipient: order.client_email,
        subject,
        message,
        price: parseMoney(price_for_client, currency_for_client),
        valid_until: valid_until === undefined ? (order.valid_until ?? null) : valid_until,
        language,
      };
      return this.deps.mails.previewOffer(order, routes, mail, member);
    });
  }
}
