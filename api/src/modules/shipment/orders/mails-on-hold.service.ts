import type { Database } from '../../../platform/db/database.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { MessageService } from '../../correspondence/index.js';
import type { OrderRepository } from './order.repository.js';

/** Mails of orders that reached nobody. */
export class MailsOnHoldService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly messages: MessageService,
  ) {}

  /**
   * Notes in the history that the link of a mail was handed over in another way: nobody is told of the mail any more.
   * @throws {NotFound} when the order is not there or not the company's
   * @throws {Conflict} `mail_not_on_hold`
   */
  async passOn({ companyId, userId }: Member, orderId: number, id: number): Promise<void> {
    await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, orderId);
      const mail = await this.messages.passOn(unit, { companyId, orderId, id });
      if (!mail) throw new Conflict('mail_not_on_hold');
      this.orderRepository.record(unit, order, 'mail_passed_on', { userId, reason: mail.recipient_email });
    });
  }
}
