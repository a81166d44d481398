import { shortList } from '../../../platform/http/pages.js';
import { Delete, Get, Path, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id, PageQuery } from '../../../platform/http/api-types.js';
import type { SessionList } from './session.dto.js';

@Route('auth/sessions')
@Tags('Accounts')
@Security('bearer', ['user'])
export class SessionController extends ApiController {
  /** Where the signed-in user is signed in. */
  @Get()
  async listSessions(@Queries() query: PageQuery): Promise<SessionList> {
    const items = await this.scope.services.sessions.listOf(this.scope.user);
    return shortList(items, query, ['id', 'device', 'created_at', 'last_used_at'], this.scope.language);
  }

  /** Signs the user out everywhere else: all sessions end but the one that asks. */
  @Delete()
  @SuccessResponse(204)
  async endOtherSessions(): Promise<void> {
    await this.scope.services.sessions.endOthers(this.scope.user);
  }

  /** Ends a session of the signed-in user, in all processes; it may be the one that asks. */
  @Delete('{id}')
  @SuccessResponse(204)
  async endSession(@Path() id: Id): Promise<void> {
    await this.scope.services.sessions.endOne(this.scope.user, id);
  }
}
