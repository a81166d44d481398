import type { Database } from '../../../platform/db/database.js';
import { allowedNext, manualEvent } from '../../../kernel/order/order-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { OrderRepository } from './order.repository.js';
import type { HistoryFacts } from './order-history.dto.js';
import type { OrderStepEffects } from './order-step-effects.service.js';
import type { OrderService } from './order.service.js';
import type { PaymentLedger } from './payments/payment-ledger.service.js';
import type { StatusChange } from './order-status.dto.js';
import type { OrderStep } from './order.dto.js';

interface OrderStepServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  payments: PaymentLedger;
  effects: OrderStepEffects;
}

/** The steps of an order that the forwarder decides on. */
export class OrderStepService {
  constructor(private readonly deps: OrderStepServiceDeps) {}

  /**
   * Takes a step that a person decides. Accepting makes the first route and mails the client a confirmation; creating the order
   * mails one where the company wants so.
   * @throws {Conflict} `status_not_allowed`, naming the statuses that can follow
   * @throws {InvalidInput} when the client cannot have paid on the day that is named
   */
  async changeStatus(
    member: Member,
    id: number,
    change: StatusChange,
    language: UiLanguage,
  ): Promise<OrderStep> {
    const { userId, companyId } = member;
    const email_sent = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      const event = manualEvent(order.status, change.status);
      if (event === null)
        throw new Conflict('status_not_allowed', { allowed_statuses: allowedNext(order.status) });
      const { reason = null, lost_reason = null } = change;
      const facts: HistoryFacts = {
        ...(lost_reason === null ? {} : { lost_reason }),
        ...(event === 'pay' ? await this.deps.payments.pay(unit, order, change, userId) : {}),
      };
      const cause = { userId, reason, ...(Object.keys(facts).length > 0 ? { facts } : {}) };
      this.deps.orderRepository.transition(unit, order, event, cause);
      if (event === 'reject') unit.assign(order, { lost_reason, lost_note: reason });
      if (event === 'revise') await this.deps.effects.revise(unit, order);
      if (event === 'create_order') return this.deps.effects.createOrder(unit, order, member);
      return event === 'accept' ? this.deps.effects.accept(unit, order, member) : null;
    });
    this.deps.effects.scheduleDelivery(email_sent);
    return { ...(await this.deps.orders.getDetails(member, id, language)), email_sent };
  }
}
