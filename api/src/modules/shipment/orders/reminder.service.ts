import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { parseMoney, type Currency } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { hasPassed, isOverAYearAhead } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { RouteStatus } from '../rules/route-status.js';
import type { RouteService } from '../routes/route.service.js';
import { findOfferOnTable, isCarrierReminded } from './automatic-mail.queries.js';
import type { OfferReminderInput } from './client-offer.dto.js';
import { ClientOffer } from './client-offer.entity.js';
import type { Order } from './order.entity.js';
import type { OrderDetails } from './order.dto.js';
import type { OrderMailService } from './order-mail.service.js';
import { notEditable, stepNotPossible, type OrderRepository } from './order.repository.js';
import type { OrderService } from './order.service.js';

/** Whoever presses twice reminds once. */
const minuteBefore = (now: Date): Date => new Date(now.getTime() - 60_000);

interface ReminderServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  routes: RouteService;
  mails: OrderMailService;
  clock: Clock;
}

/** Reminds whom an order waits for, when somebody presses the button; what is sent by itself is the `FollowUpService`'s. */
export class ReminderService {
  constructor(private readonly deps: ReminderServiceDeps) {}

  /**
   * Reminds the client of the offer on the table, and extends it first when a new last day is named.
   * @throws {InvalidInput} at `valid_until`: `day_passed` before today, `day_too_far` after a year, `day_not_ahead` before the present last day
   * @throws {Conflict} `status_not_allowed`, `offer_expired`, or `step_not_possible` when there is no address
   */
  async remindClient(
    member: Member,
    id: number,
    { valid_until: lastDay }: OfferReminderInput,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const { companyId, userId } = member;
    if (lastDay !== undefined) this.requireDayAhead(lastDay);
    const isSent = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      if (order.status !== OrderStatus.SentToClient) throw notEditable(order.status, 'status_not_allowed');
      const now = this.deps.clock.now();
      const table = await findOfferOnTable(connectionOf(unit), companyId, id, minuteBefore(now));
      const offer = table && (await unit.findOneOrFail(ClientOffer, { id: table.id }));
      if (!table || !offer || offer.is_mail_erased || !(table.to_address ?? order.client_email)) {
        throw stepNotPossible(order.status, [{ code: 'client_email_missing' }], language);
      }
      const isExtended = lastDay !== undefined && lastDay !== offer.valid_until;
      if (isExtended && offer.valid_until && lastDay < offer.valid_until)
        throw new InvalidInput([{ field: 'valid_until', code: 'day_not_ahead' }]);
      if (isExtended) {
        order.valid_until = lastDay;
        unit.assign(offer, { valid_until: lastDay, reminded_at: null, expiry_told_at: null });
        this.deps.orderRepository.record(unit, order, 'offer_extended', {
          userId,
          facts: { valid_until: lastDay },
        });
      }
      if (offer.valid_until && hasPassed(offer.valid_until, now))
        throw notEditable(order.status, 'offer_expired');
      if (table.is_reminded && !isExtended) return false;
      offer.followed_up_at = now;
      const to = await this.deps.mails.sendFollowUp(
        unit,
        order,
        await this.routesAsQuoted(unit, order),
        {
          ...table,
          price: parseMoney(offer.price, offer.currency as Currency),
          variants: offer.variants ?? null,
          validUntil: offer.valid_until ?? null,
        },
        member,
        table.reminders,
      );
      this.deps.orderRepository.record(unit, order, 'followed_up', { userId, reason: to });
      return true;
    });
    this.deps.mails.scheduleDelivery(isSent);
    return this.deps.orders.getDetails(member, id, language);
  }

  /**
   * Reminds the carrier of a route that its order waits for their answer.
   * @throws {Conflict} `step_not_possible` when it does not, `carrier_without_email`
   */
  async remindCarrier(
    member: Member,
    id: number,
    routeId: number,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const { companyId, userId } = member;
    const isSent = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      const found = await this.deps.routes.findWithQuoteInUnit(unit, id, routeId);
      if (!found) throw new NotFound();
      const { route, offer } = found;
      if (!offer || route.status !== RouteStatus.Waiting)
        throw stepNotPossible(order.status, [{ code: 'route_not_waiting', routeIds: [routeId] }], language);
      const since = minuteBefore(this.deps.clock.now());
      if (await isCarrierReminded(connectionOf(unit), companyId, id, routeId, since)) return false;
      const reason = await this.deps.mails.sendOrderReminder(unit, { order, route, offer }, member);
      const { pickup_city, delivery_city } = route;
      const facts = { route_id: routeId, pickup_city, delivery_city };
      this.deps.orderRepository.record(unit, order, 'carrier_reminded', { userId, reason, facts });
      return true;
    });
    this.deps.mails.scheduleDelivery(isSent);
    return this.deps.orders.getDetails(member, id, language);
  }

  private requireDayAhead(day: string): void {
    const now = this.deps.clock.now();
    const fault = (code: 'day_passed' | 'day_too_far') => new InvalidInput([{ field: 'valid_until', code }]);
    if (hasPassed(day, now)) throw fault('day_passed');
    if (isOverAYearAhead(day, now)) throw fault('day_too_far');
  }

  private async routesAsQuoted(unit: Unit, { id }: Order) {
    return this.deps.routes.asQuotedInUnit(unit, await this.deps.routes.findInUnit(unit, id));
  }
}
