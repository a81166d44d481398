import { Get, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { UnreadCounts } from './unread.dto.js';

@Route('unread-counts')
@Tags('Activities')
@Security('bearer', ['user'])
export class UnreadController extends ApiController {
  /** How many orders, messages and chat messages are unread, in one answer: what a menu shows beside its entries. */
  @Get()
  async countUnread(): Promise<UnreadCounts> {
    return this.scope.services.unread.countUnread(this.scope.user);
  }
}
