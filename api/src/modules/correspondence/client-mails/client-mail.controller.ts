import { Body, Get, Path, Post, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules, type Fault, type UncheckedBody } from '../../../platform/http/checks.js';
import type { MessageDetails } from '../messages/message.dto.js';
import type {
  ClientMailingCounts,
  ClientMailingDetails,
  ClientMailingBegun,
  ClientMailingInput,
  ClientMailingPage,
  ClientMailingQuery,
  ClientMailingRetry,
  ClientMailPreview,
  ClientMailPreviewInput,
  SingleEmailInput,
} from './client-mail.dto.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A mailing: neither its subject nor its message is blank. */
export const clientMailingRules: BodyRules = (body) => [
  ...blankFaults(body, 'subject'),
  ...blankFaults(body, 'message'),
  ...repeatedLanguages(body),
];

/** A letter is in each language once. */
function repeatedLanguages({ translations }: UncheckedBody): Fault[] {
  if (!Array.isArray(translations)) return [];
  const languages = translations.map((one: unknown) => (one as UncheckedBody | null)?.['language']);
  return languages.flatMap((language, place) =>
    typeof language === 'string' && languages.indexOf(language) < place
      ? [{ field: `translations.${place}.language`, code: 'invalid_value' }]
      : [],
  );
}

/** A mail to one: to exactly one address. */
export const singleEmailRules: BodyRules = (body) => [
  ...clientMailingRules(body),
  ...blankFaults(body, 'recipient_email'),
  ...emailFaults(body, 'recipient_email'),
];

@Route('')
@Tags('Mails to clients')
@Security('bearer', ['member'])
export class ClientMailController extends ApiController {
  /** Writes a mail to one client: it goes into the outbox and leaves from the company's address; answers go to who sent it. */
  @Post('send-single-email')
  @checked(singleEmailRules)
  @Response<'missing_user_settings'>(400, 'The company has no sending address')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'key_used_otherwise' | 'letter_was_deleted'>(
    409,
    'The key has sent another letter, or one whose message was deleted',
  )
  @Response<'too_many_requests' | 'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'The company wrote too many mails within an hour',
  )
  async sendSingleEmail(@Body() input: SingleEmailInput): Promise<MessageDetails> {
    return this.scope.services.clientMails.sendSingle(this.scope.member, input, this.scope.language);
  }

  /** Shows a mail as a client would see it, with their name and a link that works. Sends nothing. */
  @Post('preview-email')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async previewEmail(@Body() input: ClientMailPreviewInput): Promise<ClientMailPreview> {
    return this.scope.services.clientMails.preview(this.scope.member, input, this.scope.language);
  }

  /**
   * Sends a letter to many clients: all of its mails go into the outbox at once and are delivered one by one, whatever becomes of the caller.
   * `GET /client-mailings/{id}/progress` tells how far that is. Clients without an address get none and are named (`skipped`).
   */
  @Post('send-email-to-clients')
  @checked(clientMailingRules)
  @Response<'clients_without_email' | 'clients_unsubscribed' | 'missing_user_settings'>(
    400,
    'None of the clients has an e-mail address, or all have unsubscribed; the detail names them',
  )
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'key_used_otherwise'>(409, 'The key has begun another mailing')
  @Response<'too_many_requests' | 'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'The company sent too many letters within an hour',
  )
  async sendEmailToClients(@Body() input: ClientMailingInput): Promise<ClientMailingBegun> {
    return this.scope.services.clientMailings.sendToMany(this.scope.member, input);
  }

  /** The letters that the company sent to many clients, the latest first. */
  @Get('client-mailings')
  async listClientMailings(@Queries() query: ClientMailingQuery): Promise<ClientMailingPage> {
    return this.scope.services.clientMailings.listMailings(this.scope.member, query);
  }

  /** A letter to many clients, whom it went to, and what became of each mail. */
  @Get('client-mailings/{id}')
  async getClientMailing(@Path() id: Id): Promise<ClientMailingDetails> {
    return this.scope.services.clientMailings.getMailing(this.scope.member, id);
  }

  /** How many of the mails stand how: small enough to be asked every second. */
  @Get('client-mailings/{id}/progress')
  async getClientMailingProgress(@Path() id: Id): Promise<ClientMailingCounts> {
    return this.scope.services.clientMailings.countMails(this.scope.member, id);
  }

  /** Writes to those again whose mail could not be delivered, in the same words. */
  @Post('client-mailings/{id}/retry')
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async retryClientMailing(@Path() id: Id): Promise<ClientMailingRetry> {
    return this.scope.services.clientMailings.retryFailed(this.scope.member, id);
  }
}
