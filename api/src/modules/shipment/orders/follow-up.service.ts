import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { parseMoney, type Currency } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { type Hours, isWithin } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { RouteService } from '../routes/route.service.js';
import {
  dueFollowUpsAcrossCompanies,
  findDueFollowUp,
  followUpDay,
  type FollowUpDay,
  type OpenOffer,
} from './automatic-mail.queries.js';
import { ClientOffer } from './client-offer.entity.js';
import type { FailedOfferMails } from './failed-offer-mails.service.js';
import { findSender } from './offer-expiry.queries.js';
import type { Order, OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Member } from '../../../platform/http/principal.js';
import type { FollowUpInput } from './automatic-mail.dto.js';
import type { OrderService } from './order.service.js';
import type { OrderDetails } from './order.dto.js';

/** So many offers are looked up at once. */
const offersAtOnce = 200;

interface FollowUpServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  mails: OrderMailService;
  failures: FailedOfferMails;
  clock: Clock;
}

/**
 * Reminds clients of offers that they have not answered, once for each offer, where their company wants so. What tells the forwarder
 * that an offer's last day comes or has passed (`OfferExpiryService`) goes on beside it: the one is written to the client and says that
 * there is an offer, the other to the forwarder, who may want to call. Neither waits for the other, and an offer whose last day
 * is over gets no reminder.
 */
export class FollowUpService {
  constructor(
    private readonly deps: FollowUpServiceDeps,
    /** When reminders may leave. */
    private readonly hours: Hours,
  ) {}

  /**
   * Sends the reminders that are due. One that fails keeps no other from going; it is tried again after a pause, unless it failed for good.
   * @returns how many were sent
   */
  async send(): Promise<number> {
    const now = this.deps.clock.now();
    // Also what is late, by an outage or because the company wants it sooner, waits for the day.
    if (!isWithin(this.hours, now)) return 0;
    const day = followUpDay(now);
    let sent = 0;
    for (let after = 0, isMore = true; isMore;) {
      const due = await dueFollowUpsAcrossCompanies(this.deps.db.reads, day, after, offersAtOnce);
      for (const offer of due) if (await this.sendOne(offer, day)) sent += 1;
      after = due.at(-1)?.id ?? after;
      isMore = due.length === offersAtOnce;
    }
    this.deps.mails.scheduleDelivery(sent > 0);
    return sent;
  }

  private async sendOne(
    due: Pick<OpenOffer, 'id' | 'company_id' | 'order_id'>,
    day: FollowUpDay,
  ): Promise<boolean> {
    const { id, company_id, order_id } = due;
    try {
      return await this.deps.db.inCompany(company_id, async (unit) => {
        const order = await this.deps.orderRepository.lockIfThere(unit, order_id);
        if (order?.status !== OrderStatus.SentToClient) return false;
        // Another process was faster, or the client was.
        const offer = await findDueFollowUp(connectionOf(unit), id, day);
        if (!offer) return false;
        await this.remind(unit, order, offer);
        return true;
      });
    } catch (error) {
      // What the outbox does not take is as if it had never been written: the offer counts as not reminded of.
      await this.deps.failures.note(due, 'follow_up', error, { event: 'follow_up_failed' });
      return false;
    }
  }

  private async remind(unit: Unit, order: Order, { id, ...sent }: OpenOffer): Promise<void> {
    const offer = await unit.findOneOrFail(ClientOffer, { id });
    // In the transaction that writes the mail: either both are there, or neither is.
    offer.followed_up_at = this.deps.clock.now();
    const sender = await findSender(connectionOf(unit), order.company_id, sent.sent_by);
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const to = await this.deps.mails.sendFollowUp(
      unit,
      order,
      await this.deps.routes.asQuotedInUnit(unit, routes),
      {
        ...sent,
        id,
        price: parseMoney(offer.price, offer.currency as Currency),
        variants: offer.variants ?? null,
        validUntil: offer.valid_until ?? null,
      },
      { companyId: order.company_id, userId: sender?.id ?? null },
    );
    this.deps.orderRepository.record(unit, order, 'followed_up', { userId: null, reason: to });
  }
}

/** Says of single orders whether their clients are reminded of offers. */
export class FollowUpSwitchService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly orders: OrderService,
  ) {}

  /** Switches the reminders of an order's offers off, or on again. The same again changes nothing. */
  async setFollowUp(
    member: Member,
    id: number,
    { enabled }: FollowUpInput,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const { companyId, userId } = member;
    await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, id);
      const isTriedAnew = enabled && (await this.forgetFailure(unit, order.id));
      if (order.follow_up_off === !enabled && !isTriedAnew) return;
      order.follow_up_off = !enabled;
      this.orderRepository.record(unit, order, enabled ? 'follow_up_on' : 'follow_up_off', { userId });
    });
    return this.orders.getDetails(member, id, language);
  }

  /** @returns whether the reminder of the order's latest offer had failed for good */
  private async forgetFailure(unit: Unit, orderId: number): Promise<boolean> {
    const offer = await unit.findOne(ClientOffer, { order_id: orderId }, { orderBy: { id: 'desc' } });
    if (offer?.mail_troubles.follow_up?.next_try_at !== null) return false;
    const { follow_up: _failure, ...others } = offer.mail_troubles;
    offer.mail_troubles = others;
    return true;
  }
}
