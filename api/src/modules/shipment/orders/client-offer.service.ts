import type { Database, Unit } from '../../../platform/db/database.js';
import { allowedNext, OrderStatus } from '../../../kernel/order/order-status.js';
import { toNumber } from '../../../kernel/money/money.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { LostReason } from '../../../kernel/order/transport-facts.js';
import { hasPassed } from '../../../kernel/time/warsaw-time.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { ClientOffer } from './client-offer.entity.js';
import type { ClientOfferTerms } from './client-offer-terms.service.js';
import { notEditable, type OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';
import type { OrderService } from './order.service.js';
import type { OfferToClientInput } from './client-offer.dto.js';
import type { OrderStep } from './order.dto.js';
import type { Order } from './order.entity.js';

/** How a client answers an offer. */
export type ClientAnswer = 'accept' | 'reject';

/** Why a client answered so. */
export interface AnswerReason {
  /** In their own words. */
  reason: string | null;
  lost_reason?: LostReason | null;
}

interface ClientOfferServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  terms: ClientOfferTerms;
  mails: OrderMailService;
  clock: Clock;
}

/** Offers to clients: sending them with everything frozen, and the clients' answers. */
export class ClientOfferService {
  constructor(private readonly deps: ClientOfferServiceDeps) {}

  /**
   * Sends the offer: price, margins and rates are kept as they are now, the order goes to 3, the mail into the outbox.
   * The price is the one the forwarder names, or the sum of the routes.
   * @throws {InvalidInput} when the offer's last day has passed
   * @throws {Conflict} `step_not_possible`, naming what is missing; `rate_too_old` unless the caller accepts it
   */
  async sendToClient(member: Member, input: OfferToClientInput, language: UiLanguage): Promise<OrderStep> {
    const { companyId, userId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, input.quotation_id);
      const { price, currency, valid_until, kept, lines, routes } = await this.deps.terms.settle(
        unit,
        order,
        input,
        language,
      );
      order.price_for_client = toNumber(price);
      order.currency_for_client = currency;
      order.valid_until = valid_until;
      const told = Object.keys(kept).length === 0 ? {} : { facts: kept };
      this.deps.orderRepository.transition(unit, order, 'send_to_client', { userId, ...told });
      const mail = {
        recipient: input.recipient_email,
        subject: input.subject,
        message: input.message,
        price,
        valid_until,
        language: input.language ?? (await this.deps.mails.languageOfClient(order)),
      };
      const offer = unit.create(ClientOffer, {
        company_id: companyId,
        order_id: order.id,
        price: toNumber(price),
        currency,
        lines,
        valid_until,
        sent_by: userId,
        language: mail.language,
        created_at: this.deps.clock.now(),
      });
      await unit.flush();
      await this.deps.mails.sendOffer(unit, order, routes, offer.id, mail, member);
    });
    this.deps.mails.scheduleDelivery(true);
    return { ...(await this.deps.orders.getDetails(member, input.quotation_id, language)), email_sent: true };
  }

  /**
   * Records what the client answered, inside a unit of work that has locked the order. The same answer again changes
   * nothing.
   * @throws {Conflict} `answered_otherwise`, `no_longer_open`, or `offer_expired` when it is accepted after its last day
   */
  async answer(
    unit: Unit,
    order: Order,
    answer: ClientAnswer,
    { reason, lost_reason = null }: AnswerReason,
  ): Promise<void> {
    if (order.status < OrderStatus.SentToClient) throw notEditable(order.status, 'no_longer_open');
    if (order.status === OrderStatus.SentToClient) {
      if (answer === 'accept') this.accept(unit, order, reason);
      else this.reject(unit, order, { reason, lost_reason });
      await this.noteAnswer(unit, order.id, answer);
      return;
    }
    const earlier: ClientAnswer = order.status === OrderStatus.RejectedByClient ? 'reject' : 'accept';
    if (earlier !== answer) throw new Conflict('answered_otherwise', { answered: earlier });
  }

  private accept(unit: Unit, order: Order, reason: string | null): void {
    const { valid_until = null } = order;
    if (valid_until !== null && hasPassed(valid_until, this.deps.clock.now()))
      throw new Conflict('offer_expired', { allowed_statuses: allowedNext(order.status) });
    this.deps.orderRepository.transition(unit, order, 'client_accepts', { userId: null, reason });
  }

  private reject(unit: Unit, order: Order, { reason, lost_reason = null }: AnswerReason): void {
    const facts = lost_reason === null ? {} : { facts: { lost_reason } };
    this.deps.orderRepository.transition(unit, order, 'reject', { userId: null, reason, ...facts });
    unit.assign(order, { lost_reason, lost_note: reason });
  }

  private async noteAnswer(unit: Unit, orderId: number, answer: ClientAnswer): Promise<void> {
    const offer = await unit.findOne(ClientOffer, { order_id: orderId }, { orderBy: { id: 'desc' } });
    if (offer) unit.assign(offer, { answer, answered_at: new Date() });
  }
}
