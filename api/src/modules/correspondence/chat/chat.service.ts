import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { pageOf } from '../../../platform/http/pages.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type {
  ChatConversationPage,
  ChatConversationQuery,
  ChatMessageDto,
  ChatMessageInput,
  ChatMessagePage,
  ChatMessageQuery,
  ChatReadInput,
  ChatReadResult,
  UnreadChatMessages,
} from './chat.dto.js';
import {
  countUnread,
  findPartnerAcrossCompanies,
  listConversations,
  listMessages,
  type Partner,
  type ChatUser,
  announce,
  findByKey,
  forget,
  hide,
  lockConversation,
  noteRead,
  openConversation,
  storeMessage,
} from './chat.queries.js';

const conversationsAPage = 100;
const messagesAPage = 50;

/**
 * What users write to each other. Conversations are between people, not companies: colleagues and administrators know each
 * other, and whoever has written with somebody; anybody else answers like nobody, but to who knows their whole address.
 */
export class ChatService {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
  ) {}

  listConversations({ userId }: ChatUser, query: ChatConversationQuery): Promise<ChatConversationPage> {
    return listConversations(this.db.reads, userId, pageOf(query, conversationsAPage));
  }

  /** @throws {NotFound} `chat_partner_not_found` */
  async listMessages(chatUser: ChatUser, otherId: number, query: ChatMessageQuery): Promise<ChatMessagePage> {
    const partner = await this.getPartner(chatUser, otherId);
    const page = pageOf(query, messagesAPage);
    return listMessages(this.db.reads, chatUser.userId, partner.id, page, query.before_id ?? null);
  }

  async countUnread({ userId }: ChatUser): Promise<UnreadChatMessages> {
    return { unread_count: await countUnread(this.db.reads, userId) };
  }

  /**
   * Stores a message, then has every process tell its sockets. The same `client_key` again gives the message that is there.
   * @throws {NotFound} `chat_partner_not_found`: nobody whom the caller could write to
   * @throws {Conflict} `chat_partner_inactive`
   */
  async sendMessage(chatUser: ChatUser, input: ChatMessageInput): Promise<ChatMessageDto> {
    const { client_key: key = null } = input;
    const { userId: sender } = chatUser;
    if (input.recipient_id === sender)
      throw new InvalidInput([{ field: 'recipient_id', code: 'invalid_value' }]);
    await this.limits.consume('chat-message', String(sender));
    const { id: recipient, is_active } = await this.getRecipient(chatUser, input);
    if (!is_active) throw new Conflict('chat_partner_inactive');
    return this.db.acrossCompanies(async (unit) => {
      const on = connectionOf(unit);
      await openConversation(on, sender, recipient);
      const stored = await storeMessage(on, { sender, recipient, content: input.content.trim(), key });
      if (!stored) return this.getRepeated(await findByKey(on, sender, key ?? ''), recipient);
      await announce(on, { message: stored.id, sender, recipient });
      return stored;
    });
  }

  /** Keeps a message of the past, one after the other: it is not limited, and nobody is told. */
  async keepMessage(
    sender: number,
    recipient: number,
    content: string,
    writtenAt: Date,
  ): Promise<ChatMessageDto> {
    return this.db.acrossCompanies(async (unit) => {
      const on = connectionOf(unit);
      await openConversation(on, sender, recipient);
      const stored = await storeMessage(on, { sender, recipient, content, key: null, writtenAt });
      if (!stored) throw new Error('A message without a key is always stored');
      return stored;
    });
  }

  /**
   * Marks messages as read, and tells who wrote them.
   * @throws {NotFound} `chat_partner_not_found`
   */
  async markAsRead(
    chatUser: ChatUser,
    otherId: number,
    { up_to_id }: ChatReadInput,
  ): Promise<ChatReadResult> {
    await this.getPartner(chatUser, otherId);
    const { userId } = chatUser;
    return this.db.acrossCompanies(async (unit) => {
      const on = connectionOf(unit);
      const mine = (await lockConversation(on, userId, otherId)).find(({ user_id }) => user_id === userId);
      if (!mine) return { user_id: otherId, unread_count: 0 };
      const wanted = Math.min(up_to_id ?? mine.last_message_id, mine.last_message_id);
      const upTo = Math.max(wanted, mine.read_up_to_id);
      const unread_count = await noteRead(on, userId, otherId, upTo);
      if (upTo > mine.read_up_to_id) await announce(on, { reader: userId, other: otherId, upTo });
      return { user_id: otherId, unread_count };
    });
  }

  /**
   * Deletes a conversation for one of its people; for good what the other one has deleted too.
   * @throws {NotFound} `chat_partner_not_found`
   */
  async deleteConversation(chatUser: ChatUser, otherId: number): Promise<void> {
    await this.getPartner(chatUser, otherId);
    const { userId } = chatUser;
    await this.db.acrossCompanies(async (unit) => {
      const on = connectionOf(unit);
      const rows = await lockConversation(on, userId, otherId);
      const mine = rows.find(({ user_id }) => user_id === userId);
      const others = rows.find(({ user_id }) => user_id === otherId);
      if (!mine || !others) return;
      await hide(on, userId, otherId);
      const upTo = Math.min(mine.last_message_id, others.hidden_up_to_id);
      if (upTo > 0) await forget(on, userId, otherId, upTo);
    });
  }

  private async getPartner(chatUser: ChatUser, id: number): Promise<Partner> {
    const partner = await findPartnerAcrossCompanies(this.db.reads, chatUser, id);
    if (!partner?.is_known) throw new NotFound('chat_partner_not_found');
    return partner;
  }

  /**
   * The same for a message, which may also go to a stranger who was found, or whose address is known. Guesses are limited; whoever is
   * known is no guess.
   */
  private async getRecipient(chatUser: ChatUser, input: ChatMessageInput): Promise<Partner> {
    const { recipient_id, recipient_email } = input;
    const partner = await findPartnerAcrossCompanies(
      this.db.reads,
      chatUser,
      recipient_id ?? { email: recipient_email ?? '' },
    );
    if (partner?.is_known || (partner?.is_found && partner.is_active)) return partner;
    if (recipient_email === undefined) throw new NotFound('chat_partner_not_found');
    await this.limits.consume('find-user', String(chatUser.userId));
    // Whose account was deactivated is not found by address either.
    if (!partner?.is_active || emailKey(partner.email) !== emailKey(recipient_email))
      throw new NotFound('chat_partner_not_found');
    return partner;
  }

  /** The message that was stored under the same key; a key that names a message to somebody else is at fault. */
  private getRepeated(message: ChatMessageDto | null, recipient: number): ChatMessageDto {
    if (message?.recipient_id === recipient) return message;
    throw new InvalidInput([{ field: 'client_key', code: 'invalid_value' }]);
  }
}
