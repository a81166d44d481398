import { Delete, Get, Path, Post, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import type { SetAsideMail, SetAsideMailPage, SetAsideMailQuery } from './set-aside-mail.dto.js';

@Route('incoming-mail/set-aside')
@Tags('Mail')
@Security('bearer', ['administrator'])
export class SetAsideMailController extends ApiController {
  /** Mails that arrived and could not be entered, the latest first. */
  @Get()
  async listSetAsideMails(@Queries() query: SetAsideMailQuery): Promise<SetAsideMailPage> {
    return this.scope.services.setAsideMails.listMails(query);
  }

  /** Has a mail tried again at the next look into the mailbox. It is set aside anew should it fail again. */
  @Post('{id}/retry')
  @SuccessResponse(200)
  async retrySetAsideMail(@Path() id: Id): Promise<SetAsideMail> {
    return this.scope.services.setAsideMails.retry(id);
  }

  /** Drops a mail: it is marked as read in the mailbox and never tried again. */
  @Delete('{id}')
  async dropSetAsideMail(@Path() id: Id): Promise<void> {
    return this.scope.services.setAsideMails.drop(id);
  }
}
