import type { Member, Principal } from '../../../platform/http/principal.js';
import type { ChatService, MessageService } from '../../correspondence/index.js';
import type { OrderService } from '../../shipment/index.js';
import type { UnreadCounts } from './unread.dto.js';

/** Counts what is unread, by the services of those who keep it. */
export class UnreadService {
  constructor(
    private readonly orders: OrderService,
    private readonly messages: MessageService,
    private readonly chat: ChatService,
  ) {}

  async countUnread(user: Principal): Promise<UnreadCounts> {
    const { companyId } = user;
    const [chat, ofCompany] = await Promise.all([
      this.chat.countUnread(user),
      companyId === null ? null : this.countOfCompany({ ...user, companyId }),
    ]);
    return { orders: null, messages: null, ...ofCompany, chat: chat.unread_count };
  }

  private async countOfCompany(member: Member): Promise<Pick<UnreadCounts, 'orders' | 'messages'>> {
    const [orders, messages] = await Promise.all([
      this.orders.countUnread(member),
      this.messages.countUnread(member),
    ]);
    return { orders: orders.unread_count, messages: messages.unread_count };
  }
}
