import { Get, Path, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import type { OutboxMailDetails, OutboxPage, OutboxQuery } from './mail-outbox.dto.js';

@Route('mail-outbox')
@Tags('Mail')
@Security('bearer', ['administrator'])
export class MailOutboxController extends ApiController {
  /** Mails that were composed, newest first. */
  @Get()
  async listOutboxMails(@Queries() query: OutboxQuery): Promise<OutboxPage> {
    return this.scope.services.outbox.listMails(query);
  }

  /** One mail with its content and working links. */
  @Get('{id}')
  async getOutboxMail(@Path() id: Id): Promise<OutboxMailDetails> {
    return this.scope.services.outbox.getMail(id);
  }
}
