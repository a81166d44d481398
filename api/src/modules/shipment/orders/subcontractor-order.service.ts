import type { Database } from '../../../platform/db/database.js';
import { missingFor } from '../rules/order-actions.js';
import { allowedNext, OrderStatus } from '../../../kernel/order/order-status.js';
import { RouteStatus, statusAfterSending } from '../rules/route-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { factsOf, type RouteService } from '../routes/route.service.js';
import { missingDto } from './missing.js';
import { notEditable, type OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';
import type { OrderService } from './order.service.js';
import type { SubcontractorAnswerInput } from './order-status.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';
import type { SubcontractorAnswerService } from './subcontractor-answer.service.js';

interface SubcontractorOrderServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  routes: RouteService;
  mails: OrderMailService;
  subcontractorAnswers: SubcontractorAnswerService;
}

/** The order of a route to its subcontractor: sent, and answered by telephone or mail. */
export class SubcontractorOrderService {
  constructor(private readonly deps: SubcontractorOrderServiceDeps) {}

  /**
   * Sends a route's order to the subcontractor whose quote was chosen.
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async send(member: Member, id: number, routeId: number, language: UiLanguage): Promise<OrderStep> {
    const { companyId, userId } = member;
    const email_sent = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      const found = await this.deps.routes.findWithQuoteInUnit(unit, id, routeId);
      if (!found) throw new NotFound();
      const { route, offer, routes } = found;
      const facts = {
        status: order.status,
        clientEmail: null,
        routes: routes.map(factsOf),
        totalMinor: null,
        missingRates: [],
        hasIssuedInvoice: false,
      };
      const missing = missingFor(facts, 'send_to_subcontractor', routeId);
      // A quote whose subcontractor was deleted has nobody who could answer.
      if (offer && !offer.subcontractor_id) missing.push({ code: 'no_chosen_quote', routeIds: [routeId] });
      if (missing.length > 0 || !offer) {
        throw new Conflict('step_not_possible', {
          allowed_statuses: allowedNext(order.status),
          missing: missing.map((item) => missingDto(item, language)),
        });
      }
      route.status = RouteStatus.Waiting;
      const to = statusAfterSending(order.status, routes.map(factsOf)) ?? OrderStatus.SentToContractor;
      this.deps.orderRepository.transition(unit, order, 'send_to_subcontractor', {
        userId,
        reason: offer.subcontractor_name,
        to,
      });
      return this.deps.mails.sendOrderToSubcontractor(unit, order, route, offer, member);
    });
    this.deps.mails.scheduleDelivery(email_sent);
    return { ...(await this.deps.orders.getDetails(member, id, language)), email_sent };
  }

  /**
   * Records what the subcontractor of a route said to its order by telephone or mail.
   * @throws {Conflict} `answered_otherwise`, or `no_longer_open` when the route waits for no answer
   */
  async recordAnswer(
    member: Member,
    id: number,
    { route_id, action, reason }: SubcontractorAnswerInput,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      const found = await this.deps.routes.findWithQuoteInUnit(unit, id, route_id);
      if (!found) throw new NotFound();
      const { offer } = found;
      if (!offer?.subcontractor_id) throw notEditable(order.status, 'no_longer_open');
      await this.deps.subcontractorAnswers.answer(unit, order, {
        action,
        subcontractorId: offer.subcontractor_id,
        routeId: route_id,
        reason: reason?.trim() || null,
        recordedBy: member.userId,
      });
    });
    return this.deps.orders.getDetails(member, id, language);
  }
}
