import type { Unit } from '../../../platform/db/database.js';
import type { Member } from '../../../platform/http/principal.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { SettingsService } from '../../identity/index.js';
import type { RouteService } from '../routes/route.service.js';
import type { Order, OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';

interface OrderStepEffectsDeps {
  orderRepository: OrderRepository;
  routes: RouteService;
  mails: OrderMailService;
  settings: SettingsService;
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
  async createOrder(unit: Unit, order: Order, member: Member): Promise<boolean | null> {
    const { send_order_acceptance } = await this.deps.settings.getReadOnlySettings(member);
    if (!send_order_acceptance) return null;
    const routes = await this.deps.routes.asQuotedInUnit(
      unit,
      await this.deps.routes.findInUnit(unit, order.id),
    );
    const to = await this.deps.mails.sendAcceptance(unit, order, routes, member).catch((error: unknown) => {
      if (error instanceof TooManyRequests) return null;
      throw error;
    });
    const event = to === null ? 'order_acceptance_failed' : 'order_acceptance_mailed';
    this.deps.orderRepository.record(unit, order, event, { userId: member.userId, reason: to });
    return to !== null;
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
