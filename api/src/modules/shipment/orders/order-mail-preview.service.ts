import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { parseMoney, type Currency } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Member } from '../../../platform/http/principal.js';
import type { SubcontractorService } from '../../directory/index.js';
import type { RouteService } from '../routes/route.service.js';
import { findOfferOnTable } from './automatic-mail.queries.js';
import type { MailPreview } from './client-offer.dto.js';
import { ClientOffer } from './client-offer.entity.js';
import type { OrderMailPreviewInput } from './order-mail-preview.dto.js';
import type { OrderMailService } from './order-mail.service.js';
import { notEditable, type Order, type OrderRepository } from './order.repository.js';
import type { PriceRequestMailService } from './price-request-mail.service.js';

interface OrderMailPreviewServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  subcontractors: SubcontractorService;
  limits: RateLimits;
}

/** The mails that an order's steps send as their readers would see them, before they are sent. */
export class OrderMailPreviewService {
  constructor(
    private readonly deps: OrderMailPreviewServiceDeps,
    private readonly mails: OrderMailService,
    private readonly priceMails: PriceRequestMailService,
  ) {}

  /**
   * Shows a mail; nothing is written, and its link leads nowhere.
   * @throws {NotFound} when the order, the route or the subcontractor is not there, or another company's
   * @throws {Conflict} `route_without_carrier`, `carrier_without_email`, or `status_not_allowed` when there is no offer to remind of
   */
  async preview(member: Member, orderId: number, input: OrderMailPreviewInput): Promise<MailPreview> {
    await this.deps.limits.consume('mail-preview', String(member.userId));
    return this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.find(unit, orderId);
      if (!order) throw new NotFound();
      const { kind, subject = '', message = '' } = input;
      switch (kind) {
        case 'data_request':
          return this.mails.previewDataRequest(
            order,
            {
              ...input,
              clientId: order.client_id ?? 0,
              recipient_email: order.client_email,
              subject,
              message,
              time: 0,
            },
            member,
          );
        case 'client_reminder':
          return this.previewFollowUp(unit, order, input, member);
        case 'price_request':
        case 'price_reminder':
          return this.previewPriceMail(unit, order, input, member);
        default:
          return this.previewCarrierMail(unit, order, { ...input, kind }, member);
      }
    });
  }

  private async previewCarrierMail(
    unit: Unit,
    order: Order,
    { kind, route_id = 0, subject = '', message = '' }: OrderMailPreviewInput,
    member: Member,
  ): Promise<MailPreview> {
    const found = await this.deps.routes.findWithQuoteInUnit(unit, order.id, route_id);
    if (!found) throw new NotFound();
    const { route, offer } = found;
    if (!offer) throw new Conflict('route_without_carrier');
    const chosen = { order, route, offer };
    return kind === 'carrier_order'
      ? this.mails.previewOrderToSubcontractor(chosen, { subject, message }, member)
      : this.mails.previewAskedCarrier(chosen, kind === 'vehicle_request' ? 'vehicle' : 'answer', member);
  }

  private async previewPriceMail(
    unit: Unit,
    order: Order,
    { kind, route_id, subcontractor_id: id, language = 'pl', subject = '', message }: OrderMailPreviewInput,
    member: Member,
  ): Promise<MailPreview> {
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const isPlanned = route_id === undefined && routes.length === 0;
    const route = isPlanned
      ? await this.deps.routes.planFirstRoute(unit, order)
      : routes.find((one) => one.id === route_id);
    const [subcontractor = null] = id
      ? await this.deps.subcontractors.findSubcontractors(member.companyId, [id])
      : [];
    if (!route || (id && !subcontractor)) throw new NotFound();
    const words = message === undefined ? null : { subject, message };
    const isReminder = kind === 'price_reminder';
    return this.priceMails.preview(
      { order, route },
      { subcontractor, language, isReminder, words: isReminder ? null : words },
      member,
    );
  }

  private async previewFollowUp(
    unit: Unit,
    order: Order,
    { valid_until: lastDay }: OrderMailPreviewInput,
    member: Member,
  ): Promise<MailPreview> {
    const on = connectionOf(unit);
    const table = await findOfferOnTable(on, member.companyId, order.id, new Date(0));
    const offer = table && (await unit.findOneOrFail(ClientOffer, { id: table.id }));
    if (!table || !offer || order.status !== OrderStatus.SentToClient)
      throw notEditable(order.status, 'status_not_allowed');
    const routes = await this.deps.routes.asQuotedInUnit(
      unit,
      await this.deps.routes.findInUnit(unit, order.id),
    );
    return this.mails.previewFollowUp(
      order,
      routes,
      {
        ...table,
        price: parseMoney(offer.price, offer.currency as Currency),
        variants: offer.variants ?? null,
        validUntil: lastDay ?? offer.valid_until ?? null,
      },
      member,
    );
  }
}
