import type { Database, Unit } from '../../../platform/db/database.js';
import { missingForDataRequest } from '../rules/data-request.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { DataRequestInput } from './data-request.dto.js';
import { stepNotPossible, type Order, type OrderRepository } from './order.repository.js';
import { OrderHistoryEntry } from './order.entity.js';
import type { OrderMailService } from './order-mail.service.js';
import type { OrderService } from './order.service.js';
import type { OrderStep } from './order.dto.js';

/** What the history calls it. */
const event = 'data_requested';

interface DataRequestServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  mails: OrderMailService;
}

/** Asking clients to complete the data of their requests. */
export class DataRequestService {
  constructor(private readonly deps: DataRequestServiceDeps) {}

  /**
   * Mails the client a link to the form with what is known; the data count as incomplete until the form comes back. May
   * be done again, as a reminder.
   * @throws {NotFound} when the order is not there or not the company's, or the client is not the order's
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async requestData(member: Member, input: DataRequestInput, language: UiLanguage): Promise<OrderStep> {
    const { order_id, client_id, recipient_email } = input;
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, order_id);
      const clientId = order.client_id ?? null;
      if (client_id != null && client_id !== clientId) throw new NotFound();
      const facts = { status: order.status, clientId, clientEmail: recipient_email };
      const missing = missingForDataRequest(facts);
      if (clientId === null || missing.length > 0) {
        throw stepNotPossible(order.status, missing, language);
      }
      const mail = { ...input, clientId, time: await this.timesAsked(unit, order) };
      await this.deps.mails.sendDataRequest(unit, order, mail, member);
      order.is_data_complete = false;
      this.deps.orderRepository.record(unit, order, event, {
        userId: member.userId,
        reason: recipient_email,
      });
    });
    this.deps.mails.scheduleDelivery(true);
    return { ...(await this.deps.orders.getDetails(member, order_id, language)), email_sent: true };
  }

  /** Each time is a cause of its own for a mail. */
  private timesAsked(unit: Unit, { id }: Order): Promise<number> {
    return unit.count(OrderHistoryEntry, { order_id: id, event });
  }
}
