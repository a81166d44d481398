import {
  Body,
  Delete,
  Get,
  Path,
  Put,
  Queries,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Id, ListQuery, Problem } from '../../http/api-types.js';
import { checked } from '../../http/checks.js';
import { newPasswordRules } from '../auth/auth.policy.js';
import type { NewPasswordInput, UserDto, UserPage, UserUpdate } from './user.dto.js';
import { userRules } from './user.policy.js';

@Route('users')
@Tags('Users')
@Security('bearer', ['administrator'])
export class UserAdminController extends ApiController {
  /** All users. */
  @Get()
  async listUsers(@Queries() query: ListQuery): Promise<UserPage> {
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
  @Response<Problem>(409, 'The address is taken, it is one’s own flag, or somebody else changed it meanwhile')
  async updateUser(@Path() id: Id, @Body() input: UserUpdate): Promise<UserDto> {
    return this.scope.services.userAdmin.updateUser(this.scope.user, id, input);
  }

  /** Deletes a user, with a company of their own in which there is nobody else and no order. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<Problem>(409, 'Oneself, or the owner of a company with orders or other people')
  async deleteUser(@Path() id: Id): Promise<void> {
    await this.scope.services.userAdmin.deleteUser(this.scope.user, id);
  }

  /** Sets a user's password; all sessions of that user end. */
  @Put('{id}/password')
  @SuccessResponse(204)
  @checked(newPasswordRules)
  async setPassword(@Path() id: Id, @Body() input: NewPasswordInput): Promise<void> {
    await this.scope.services.users.setPassword(id, input.new_password);
  }
}
