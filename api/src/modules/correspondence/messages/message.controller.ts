import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Produces,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Readable } from 'node:stream';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type {
  ConversationMessages,
  ConversationPage,
  ConversationQuery,
  MessageDetails,
  MessageInput,
  MessagePage,
  MessageQuery,
  MessageStats,
  MessageUpdate,
  UnreadMessages,
} from './message.dto.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A mail: both addresses are exactly one, nothing is blank. */
export const messageRules: BodyRules = (body) => [
  ...blankFaults(body, 'type'),
  ...blankFaults(body, 'subject'),
  ...blankFaults(body, 'content'),
  ...['from', 'to'].flatMap((field) => [...blankFaults(body, field), ...emailFaults(body, field)]),
];

@Route('messages')
@Tags('Messages')
@Security('bearer', ['member'])
export class MessageController extends ApiController {
  /** The company's messages, newest first. */
  @Get()
  async listMessages(@Queries() query: MessageQuery): Promise<MessagePage> {
    return this.scope.services.messages.listMessages(this.scope.member, query);
  }

  /** How many messages there are, by direction and status. */
  @Get('stats')
  async countMessages(): Promise<MessageStats> {
    return this.scope.services.messages.countMessages(this.scope.member);
  }

  /** Number of messages that came in, or could not be delivered, and that nobody has read. */
  @Get('unread-count')
  async countUnreadMessages(): Promise<UnreadMessages> {
    return this.scope.services.messages.countUnread(this.scope.member);
  }

  /** What the company and people outside wrote to each other, by conversation: of an order, of a client, or with an address. */
  @Get('conversations')
  async listConversations(@Queries() query: ConversationQuery): Promise<ConversationPage> {
    return this.scope.services.messages.listConversations(this.scope.member, query);
  }

  /** The conversation that a message is part of: what was written with the same address about the same order, or under the same subject. */
  @Get('{id}/conversation')
  async getConversation(@Path() id: Id): Promise<ConversationMessages> {
    return this.scope.services.messages.getConversation(this.scope.member, id);
  }

  /** A message with what it says. Reading it marks nothing. */
  @Get('{id}')
  async getMessage(@Path() id: Id): Promise<MessageDetails> {
    return this.scope.services.messages.getMessage(this.scope.member, id);
  }

  /** A file that came with a message, to be saved: nobody vouches for what is in it. */
  @Get('{id}/attachments/{attachmentId}')
  @Produces('application/octet-stream')
  @Response<'storage_unavailable'>(503, 'The file cannot be read now')
  async downloadMessageAttachment(@Path() id: Id, @Path() attachmentId: Id): Promise<Readable> {
    const { services, member } = this.scope;
    const { name, content } = await services.messageFiles.openFile(member, id, attachmentId);
    this.saveAs(name, 'application/octet-stream');
    return content;
  }

  /** Writes to somebody outside: the letter goes into the outbox and leaves from the company's address. */
  @Post()
  @SuccessResponse(201)
  @checked(messageRules)
  @Response<'client_without_email'>(400, 'The client has no e-mail address')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'too_many_requests' | 'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'The company wrote too many letters within an hour',
  )
  async createMessage(@Body() input: MessageInput): Promise<MessageDetails> {
    return this.scope.services.messages.sendMail(this.scope.member, input, this.scope.language);
  }

  /** Marks a message as read. */
  @Put('{id}')
  async updateMessage(@Path() id: Id, @Body() input: MessageUpdate): Promise<MessageDetails> {
    return this.scope.services.messages.updateMessage(this.scope.member, id, input);
  }

  /** Deletes a message. What was mailed stays in the administrators' outbox. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<'message_not_sent_yet'>(409, 'The mail still waits for its delivery')
  async deleteMessage(@Path() id: Id): Promise<void> {
    await this.scope.services.messages.deleteMessage(this.scope.member, id);
  }
}
