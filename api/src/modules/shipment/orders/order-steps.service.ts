import type { Database, Unit } from '../../../platform/db/database.js';
import { missingFor } from '../rules/order-actions.js';
import { allowedNext, manualEvent, OrderStatus } from '../../../kernel/order/order-status.js';
import { RouteStatus, statusAfterSending } from '../rules/route-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { SettingsService } from '../../identity/index.js';
import type { OfferService } from '../quotes/offer.service.js';
import { factsOf, type RouteService } from '../routes/route.service.js';
import { missingDto } from './missing.js';
import { paymentDayFaults } from './payment-day.policy.js';
import { notEditable, type Order, type OrderRepository } from './order.repository.js';
import type { HistoryFacts } from './order-history.dto.js';
import type { OrderMailService } from './order-mail.service.js';
import type { OrderService } from './order.service.js';
import type { PaymentLedger } from './payments/payment-ledger.service.js';
import type { StatusChange, SubcontractorAnswerInput } from './order-status.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';
import type { SubcontractorAnswerService } from './subcontractor-answer.service.js';

/** Days, `YYYY-MM-DD`: that of the invoice, null where the product issued none, and today. */
interface PaymentDays {
  first_payment_day: string | null;
  last_payment_day: string;
}

/** The steps of an order that the forwarder takes. */
export class OrderStepService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly orders: OrderService,
    private readonly routes: RouteService,
    private readonly offers: OfferService,
    private readonly mails: OrderMailService,
    private readonly subcontractorAnswers: SubcontractorAnswerService,
    private readonly links: LinkSigner,
    private readonly payments: PaymentLedger,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a step that a person decides. Accepting makes the first leg and mails the client a confirmation; creating the order
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
    const email_sent = await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, id);
      const event = manualEvent(order.status, change.status);
      if (event === null)
        throw new Conflict('status_not_allowed', { allowed_statuses: allowedNext(order.status) });
      const { reason = null, lost_reason = null } = change;
      const facts: HistoryFacts = {
        ...(lost_reason === null ? {} : { lost_reason }),
        ...(event === 'pay' ? await this.pay(unit, order, change, userId) : {}),
      };
      const cause = { userId, reason, ...(Object.keys(facts).length > 0 ? { facts } : {}) };
      this.orderRepository.transition(unit, order, event, cause);
      if (event === 'reject') unit.assign(order, { lost_reason, lost_note: reason });
      if (event === 'revise') await this.revise(unit, order);
      if (event === 'create_order') return this.confirmOrder(unit, order, member);
      if (event !== 'accept') return null;
      await this.routes.createFirstRoute(unit, order);
      return this.mails.sendConfirmation(unit, order, member);
    });
    this.mails.scheduleDelivery(email_sent);
    return { ...(await this.orders.getDetails(member, id, language)), email_sent };
  }

  /**
   * Sends a leg's order to the subcontractor whose quote was chosen.
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async sendToSubcontractor(
    member: Member,
    id: number,
    routeId: number,
    language: UiLanguage,
  ): Promise<OrderStep> {
    const { companyId, userId } = member;
    const email_sent = await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, id);
      const routes = await this.routes.findInUnit(unit, id);
      const route = routes.find((candidate) => candidate.id === routeId);
      if (!route) throw new NotFound();
      const facts = {
        status: order.status,
        clientEmail: null,
        routes: routes.map(factsOf),
        totalMinor: null,
        missingRates: [],
        hasIssuedInvoice: false,
      };
      const missing = missingFor(facts, 'send_to_subcontractor', routeId);
      const offer = route.chosen_offer_id ? await this.offers.findInUnit(unit, route.chosen_offer_id) : null;
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
      this.orderRepository.transition(unit, order, 'send_to_subcontractor', {
        userId,
        reason: offer.subcontractor_name,
        to,
      });
      return this.mails.sendOrderToSubcontractor(unit, order, route, offer, member);
    });
    this.mails.scheduleDelivery(email_sent);
    return { ...(await this.orders.getDetails(member, id, language)), email_sent };
  }

  /**
   * Records what the subcontractor of a leg said to its order by telephone or mail.
   * @throws {Conflict} `answered_otherwise`, or `no_longer_open` when the leg waits for no answer
   */
  async recordSubcontractorAnswer(
    member: Member,
    id: number,
    { route_id, action, reason }: SubcontractorAnswerInput,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, id);
      const route = (await this.routes.findInUnit(unit, id)).find((candidate) => candidate.id === route_id);
      if (!route) throw new NotFound();
      const offer = route.chosen_offer_id ? await this.offers.findInUnit(unit, route.chosen_offer_id) : null;
      if (!offer?.subcontractor_id) throw notEditable(order.status, 'no_longer_open');
      await this.subcontractorAnswers.answer(unit, order, {
        action,
        subcontractorId: offer.subcontractor_id,
        routeId: route_id,
        reason: reason?.trim() || null,
        recordedBy: member.userId,
      });
    });
    return this.orders.getDetails(member, id, language);
  }

  /** Between which days the client of an order can have paid. */
  async findPaymentDays({ companyId }: Member, orderId: number): Promise<PaymentDays> {
    return this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.find(unit, orderId);
      return this.paymentDaysOf(unit, order?.id ?? 0);
    });
  }

  /**
   * Confirms the order to its client, where the company wants so. The order is created whether or not the outbox takes the mail.
   * @returns whether it did; null when the company sends none
   */
  private async confirmOrder(unit: Unit, order: Order, member: Member): Promise<boolean | null> {
    const { send_order_acceptance } = await this.settings.getReadOnlySettings(member);
    if (!send_order_acceptance) return null;
    const legs = await this.routes.asQuotedInUnit(unit, await this.routes.findInUnit(unit, order.id));
    const to = await this.mails.sendAcceptance(unit, order, legs, member).catch((error: unknown) => {
      if (error instanceof TooManyRequests) return null;
      throw error;
    });
    const event = to === null ? 'order_acceptance_failed' : 'order_acceptance_mailed';
    this.orderRepository.record(unit, order, event, { userId: member.userId, reason: to });
    return to !== null;
  }

  /** Whoever says that an order is paid has got all that was open. */
  private async pay(unit: Unit, order: Order, change: StatusChange, userId: number): Promise<HistoryFacts> {
    const paid_on = await this.paymentDay(unit, order.id, change);
    return { paid_on, ...(await this.payments.addRest(unit, order, paid_on, userId)) };
  }

  private async paymentDay(unit: Unit, orderId: number, { paid_on }: StatusChange): Promise<string> {
    const days = await this.paymentDaysOf(unit, orderId);
    if (paid_on == null) return days.last_payment_day;
    const faults = paymentDayFaults({ paid_on, ...days });
    if (faults.length > 0) throw new InvalidInput(faults);
    return paid_on;
  }

  private async paymentDaysOf(unit: Unit, orderId: number): Promise<PaymentDays> {
    return {
      first_payment_day: await this.orderRepository.findInvoiceDay(unit, orderId),
      last_payment_day: warsawDay(this.clock.now()),
    };
  }

  /**
   * An offer that is revised is no longer on the table: its price and its last day are open again, links to it stop
   * working, and nothing was lost.
   */
  private async revise(unit: Unit, order: Order): Promise<void> {
    unit.assign(order, { price_for_client: null, valid_until: null, lost_reason: null, lost_note: null });
    await this.links.revoke(unit, order.company_id, 'client-offer-selection', { order_id: order.id });
  }
}
