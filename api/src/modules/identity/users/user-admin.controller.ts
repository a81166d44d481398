import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import { newPasswordRules } from '../accounts/auth.policy.js';
import type { PasswordLinkAnswer } from '../accounts/account.dto.js';
import type { NewPasswordInput, UserDto, UserPage, UserQuery, UserUpdate } from './user.dto.js';
import { userRules } from './user.policy.js';

@Route('users')
@Tags('Users')
@Security('bearer', ['administrator'])
export class UserAdminController extends ApiController {
  /** All users; found by name, address or company. */
  @Get()
  async listUsers(@Queries() query: UserQuery): Promise<UserPage> {
    return this.scope.services.userAdmin.listUsers(query);
  }

  /** One user. */
  @Get('{id}')
  async getUser(@Path() id: Id): Promise<UserDto> {
    return this.scope.services.userAdmin.getUser(id);
  }

  /** Changes a user. Administrators cannot take their own flag. */
  @Put('{id}')
  @checked(userRules)
  @Response<'cannot_demote_self' | 'email_taken' | 'owner_of_company'>(
    409,
    'The address is taken, it is one’s own flag, or somebody else changed it meanwhile',
  )
  async updateUser(@Path() id: Id, @Body() input: UserUpdate): Promise<UserDto> {
    return this.scope.services.userAdmin.updateUser(this.scope.user, id, input);
  }

  /** Deletes a user, with a company of their own in which there is nobody else and no order. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<'cannot_delete_self' | 'owner_of_company'>(
    409,
    'Oneself, or the owner of a company with orders or other people',
  )
  async deleteUser(@Path() id: Id): Promise<void> {
    await this.scope.services.userAdmin.deleteUser(this.scope.user, id);
  }

  /** Sets a user's password; all sessions of that user end, and they are told by mail. The password counts as somebody else's. */
  @Put('{id}/password')
  @SuccessResponse(204)
  @checked(newPasswordRules)
  async setPassword(@Path() id: Id, @Body() input: NewPasswordInput): Promise<void> {
    await this.scope.services.userAdmin.setPassword(this.scope.user, id, input.new_password);
  }

  /**
   * Ends all sessions of a user; one's own are among them, with the one that asks. A mail tells them. Password, second factor and
   * passkeys stay, and so do the company's API keys: to keep somebody out, deactivate them.
   */
  @Delete('{id}/sessions')
  @SuccessResponse(204)
  async endSessionsOf(@Path() id: Id): Promise<void> {
    await this.scope.services.userAdmin.endSessions(this.scope.user, id);
  }

  /** Mails a user a link by which they set a password that nobody else knows. What they have goes on working until then. */
  @Post('{id}/password-link')
  @SuccessResponse(202)
  async mailPasswordLink(@Path() id: Id): Promise<PasswordLinkAnswer> {
    return this.scope.services.userAdmin.mailPasswordLink(this.scope.user, id);
  }
}
