import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Database } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Member } from '../../../platform/http/principal.js';
import type { MessageService } from '../../correspondence/index.js';
import type { RouteService } from '../routes/route.service.js';
import { findPriceRequestMail } from './automatic-mail.queries.js';
import type { OrderRepository } from './order.repository.js';
import type { OrderService } from './order.service.js';

const asksForPrices = (status: number): boolean =>
  status === OrderStatus.Accepted || status === OrderStatus.SentToSubcontractors;

interface MailsOnHoldServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  routes: RouteService;
  messages: MessageService;
}

/** Mails of orders that reached nobody. */
export class MailsOnHoldService {
  constructor(private readonly deps: MailsOnHoldServiceDeps) {}

  /**
   * Notes in the history that the link of a mail was handed over in another way: nobody is told of the mail any more. Once more changes
   * nothing.
   * @throws {NotFound} when the order is not there or not the company's
   * @throws {Conflict} `mail_not_on_hold`
   */
  async passOn({ companyId, userId }: Member, orderId: number, messageId: number): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const routes = await this.deps.routes.findInUnit(unit, orderId);
      const on = connectionOf(unit);
      const latest = await this.deps.orders.latestMails(on, companyId, order, routes);
      // While prices are asked for, carriers are waited for as well.
      const mail =
        latest.find(({ message_id }) => message_id === messageId) ??
        (asksForPrices(order.status) ? await findPriceRequestMail(on, companyId, orderId, messageId) : null);
      const isNew = await this.deps.messages.passOn(unit, companyId, mail);
      if (mail && isNew)
        this.deps.orderRepository.record(unit, order, 'mail_passed_on', { userId, reason: mail.to });
    });
  }
}
