import type { Database, Unit } from '../../../platform/db/database.js';
import { allowedNext, manualEvent, OrderStatus } from '../../../kernel/order/order-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { OrderRepository, Order } from './order.repository.js';
import type { HistoryFacts } from './order-history.dto.js';
import type { OrderService } from './order.service.js';
import type { PaymentLedger } from './payments/payment.service.js';
import type { StatusChange } from './order-status.dto.js';
import type { OrderStep } from './order.dto.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { SettingsService } from '../../identity/index.js';
import type { RouteService } from '../routes/route.service.js';
import type { OfferVariants } from './offer-variants.service.js';
import type { OrderMailService } from './order-mail.service.js';

/** On whose behalf mails go out; null when nobody of the company is known. */
interface OrderSender {
  companyId: number;
  userId: number | null;
}

interface OrderStepEffectsDeps {
  orderRepository: OrderRepository;
  routes: RouteService;
  mails: OrderMailService;
  settings: SettingsService;
  variants: OfferVariants;
  links: LinkSigner;
}

/** What a step of an order brings about beside its status: the first route, mails to the client, links that end. */
export class OrderStepEffects {
  constructor(private readonly deps: OrderStepEffectsDeps) {}

  /**
   * The request is accepted: it gets its first route, and the client a confirmation.
   * @returns whether there was an address to mail it to
   */
  async accept(unit: Unit, order: Order, member: Member): Promise<boolean> {
    await this.deps.routes.createFirstRoute(unit, order);
    return this.deps.mails.sendConfirmation(unit, order, member);
  }

  /**
   * Confirms the order to its client, where the company wants so. The order is created whether or not the outbox takes the mail.
   * @returns whether it did; null when the company sends none
   */
  async createOrder(unit: Unit, order: Order, sender: OrderSender): Promise<boolean | null> {
    const { send_order_acceptance } = await this.deps.settings.getReadOnlySettings(sender);
    if (!send_order_acceptance) return null;
    const routes = await this.deps.routes.asQuotedInUnit(
      unit,
      await this.deps.routes.findInUnit(unit, order.id),
    );
    const to = await this.deps.mails.sendAcceptance(unit, order, routes, sender).catch((error: unknown) => {
      if (error instanceof TooManyRequests) return null;
      throw error;
    });
    const event = to === null ? 'order_acceptance_failed' : 'order_acceptance_mailed';
    this.deps.orderRepository.record(unit, order, event, { userId: sender.userId, reason: to });
    return to !== null;
  }

  /** The client says yes to the forwarder. {@link OfferVariants.take} */
  async acceptOffer(unit: Unit, order: Order, variant: number | undefined): Promise<HistoryFacts> {
    const facts = await this.deps.variants.take(unit, order, variant);
    await this.deps.variants.noteAnswer(unit, order, 'accept');
    return facts;
  }

  /** The client says no to the forwarder; an order that is given up later had its answer. */
  async rejectOffer(unit: Unit, order: Order): Promise<void> {
    if (order.status === OrderStatus.SentToClient) await this.deps.variants.noteAnswer(unit, order, 'reject');
  }

  /**
   * The client has accepted: where the company wants so, the order is created with that, in the unit of work of the answer.
   * @param recordedBy who wrote the answer down; null when it came over the link
   * @returns what `createOrder` does; null when the company creates orders by hand
   */
  async followAcceptance(unit: Unit, order: Order, recordedBy: number | null): Promise<boolean | null> {
    const { company_id: companyId } = order;
    const { create_order_on_acceptance } = await this.deps.settings.getReadOnlySettings({ companyId });
    if (!create_order_on_acceptance) return null;
    const cause = { userId: recordedBy, facts: { by_acceptance: true } };
    this.deps.orderRepository.transition(unit, order, 'create_order', cause);
    // Answers to the confirmation go to whoever keeps the order.
    const sender = { companyId, userId: recordedBy ?? order.user_id ?? null };
    return this.createOrder(unit, order, sender);
  }

  /**
   * An offer that is revised is no longer on the table: its price and its last day are open again, links to it stop
   * working, and nothing was lost.
   */
  async revise(unit: Unit, order: Order): Promise<void> {
    unit.assign(order, { price_for_client: null, valid_until: null, lost_reason: null, lost_note: null });
    await this.deps.links.revoke(unit, order.company_id, 'client-offer-selection', { order_id: order.id });
  }

  /** Has the outbox delivered, after the commit of a step that sent something. */
  scheduleDelivery(wasQueued: boolean | null): void {
    this.deps.mails.scheduleDelivery(wasQueued);
  }
}

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
   * mails one where the company wants so, and the client's yes creates the order with it where the company wants that.
   * @throws {Conflict} `status_not_allowed`, naming the statuses that can follow
   * @throws {InvalidInput} when it is not said which variant of an offer the client takes; when the client cannot have paid on the day that is named
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
      if (event === 'reject') await this.deps.effects.rejectOffer(unit, order);
      const facts: HistoryFacts = {
        ...(lost_reason === null ? {} : { lost_reason }),
        ...(event === 'client_accepts'
          ? await this.deps.effects.acceptOffer(unit, order, change.variant)
          : {}),
        ...(event === 'pay' ? await this.deps.payments.pay(unit, order, change, userId) : {}),
      };
      const cause = { userId, reason, ...(Object.keys(facts).length > 0 ? { facts } : {}) };
      this.deps.orderRepository.transition(unit, order, event, cause);
      if (event === 'reject') unit.assign(order, { lost_reason, lost_note: reason });
      if (event === 'revise') await this.deps.effects.revise(unit, order);
      if (event === 'client_accepts') return this.deps.effects.followAcceptance(unit, order, userId);
      if (event === 'create_order') return this.deps.effects.createOrder(unit, order, member);
      return event === 'accept' ? this.deps.effects.accept(unit, order, member) : null;
    });
    this.deps.effects.scheduleDelivery(email_sent);
    return { ...(await this.deps.orders.getDetails(member, id, language)), email_sent };
  }
}
