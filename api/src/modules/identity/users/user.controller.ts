import { Body, Get, Put, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Me } from '../accounts/auth.dto.js';
import type {
  EmailQuery,
  FoundUser,
  OwnSettingsInput,
  UserSearchQuery,
  UserSearchResult,
} from './user.dto.js';

@Route('users')
@Tags('Users')
export class UserController extends ApiController {
  /** Changes one's own settings. */
  @Put('me')
  @Security('bearer', ['user'])
  async updateOwnSettings(@Body() input: OwnSettingsInput): Promise<Me> {
    return this.scope.services.users.updateOwnSettings(this.scope.user.userId, input);
  }

  /** Finds active users: colleagues and administrators by a part of name or address, others by the whole address. */
  @Get('search')
  @Security('bearer', ['user'])
  @Response<'too_many_requests'>(429, 'Too many searches for whole addresses')
  async searchUsers(@Queries() query: UserSearchQuery): Promise<UserSearchResult> {
    return this.scope.services.userSearch.search(this.scope.user, query.q);
  }

  /** The user with an address, to be invited; 404 `user_not_found` when there is none. */
  @Get('find-by-email')
  @Security('bearer', ['owner'])
  @Response<'user_not_found'>(404, 'No account has the address')
  @Response<'too_many_requests'>(429, 'Too many searches')
  async findUserByEmail(@Queries() query: EmailQuery): Promise<FoundUser> {
    return this.scope.services.userSearch.getByEmail(this.scope.member, query.email);
  }
}
