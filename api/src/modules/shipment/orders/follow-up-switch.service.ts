import type { Database, Unit } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Member } from '../../../platform/http/principal.js';
import type { FollowUpInput } from './automatic-mail.dto.js';
import { ClientOffer } from './client-offer.entity.js';
import type { OrderRepository } from './order.repository.js';
import type { OrderService } from './order.service.js';
import type { OrderDetails } from './order.dto.js';

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
