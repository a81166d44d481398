import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type { UserSearchQuery, UserSearchResult } from '../../identity/index.js';
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
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A message says something to somebody. */
export const chatMessageRules: BodyRules = (body) => [
  ...(body['recipient_id'] === undefined && body['recipient_email'] === undefined
    ? [{ field: 'recipient_id', code: 'required' } as const]
    : []),
  ...blankFaults(body, 'content'),
  ...emailFaults(body, 'recipient_email'),
];

@Route('chat')
@Tags('Chat')
@Security('bearer', ['user'])
export class ChatController extends ApiController {
  /** The caller's conversations, the one with the latest message first. */
  @Get('conversations')
  async listChatConversations(@Queries() query: ChatConversationQuery): Promise<ChatConversationPage> {
    return this.scope.services.chat.listConversations(this.scope.user, query);
  }

  /**
   * Deletes the conversation with a user for the caller alone. The other one keeps it; a new message begins it again, without
   * what was deleted. What both have deleted is gone.
   */
  @Delete('conversations/{id}')
  @SuccessResponse(204)
  @Response<'chat_partner_not_found'>(404, 'There is nobody whom the caller may write to')
  async deleteChatConversation(@Path() id: Id): Promise<void> {
    await this.scope.services.chat.deleteConversation(this.scope.user, id);
  }

  /** Marks what a user wrote to the caller as read. */
  @Post('conversations/{id}/read')
  @Response<'chat_partner_not_found'>(404, 'There is nobody whom the caller may write to')
  async markChatConversationAsRead(@Path() id: Id, @Body() input: ChatReadInput): Promise<ChatReadResult> {
    return this.scope.services.chat.markAsRead(this.scope.user, id, input);
  }

  /** What the caller and a user wrote to each other. Reading it marks nothing. */
  @Get('messages/{id}')
  @Response<'chat_partner_not_found'>(404, 'There is nobody whom the caller may write to')
  async listChatMessages(@Path() id: Id, @Queries() query: ChatMessageQuery): Promise<ChatMessagePage> {
    return this.scope.services.chat.listMessages(this.scope.user, id, query);
  }

  /** Writes to a user; their open sockets, and the caller's own, are told. */
  @Post('messages')
  @SuccessResponse(201)
  @checked(chatMessageRules)
  @Response<'chat_partner_not_found'>(404, 'There is nobody whom the caller may write to')
  @Response<'chat_partner_inactive'>(409, 'The recipient’s account was deactivated')
  @Response<'too_many_requests'>(429, 'Too many messages, or too many strangers')
  async sendChatMessage(@Body() input: ChatMessageInput): Promise<ChatMessageDto> {
    return this.scope.services.chat.sendMessage(this.scope.user, input);
  }

  /** Number of messages that the caller has not read. */
  @Get('unread-count')
  async countUnreadChatMessages(): Promise<UnreadChatMessages> {
    return this.scope.services.chat.countUnread(this.scope.user);
  }

  /** Finds users to write to; the same as `/users/search`. */
  @Get('users')
  @Response<'too_many_requests'>(429, 'Too many searches for whole addresses')
  async searchChatUsers(@Queries() query: UserSearchQuery): Promise<UserSearchResult> {
    return this.scope.services.userSearch.search(this.scope.user, query.q);
  }
}
