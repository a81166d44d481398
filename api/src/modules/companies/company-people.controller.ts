import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Id, Problem } from '../../http/api-types.js';
import { checked } from '../../http/checks.js';
import { collaboratorRules } from '../auth/auth.policy.js';
import type {
  ActivationInput,
  CompanyInvitation,
  CompanyUserDto,
  CompanyUserInput,
  CompanyUserList,
  CompanyUserWithRoleList,
  InvitationInput,
} from './company.dto.js';
import { invitationRules } from './company.policy.js';

@Route('companies')
@Tags('Companies')
@Security('bearer', ['owner'])
export class CompanyPeopleController extends ApiController {
  /** The people of a company. */
  @Get('{id}/users')
  @Security('bearer', ['member'])
  async listCompanyUsers(@Path() id: Id): Promise<CompanyUserList> {
    return this.scope.services.companyPeople.listUsers(this.scope.member, id);
  }

  /** The people of a company with what they are in it, and the users who have been invited. */
  @Get('{id}/users-with-roles')
  @Security('bearer', ['member'])
  async listCompanyUsersWithRoles(@Path() id: Id): Promise<CompanyUserWithRoleList> {
    return this.scope.services.companyPeople.listUsersWithRoles(this.scope.member, id);
  }

  /** Invites an existing user who has no company; they decide. 404 `user_not_found` when there is no such user. */
  @Post('{id}/users')
  @SuccessResponse(201)
  @checked(invitationRules)
  @Response<Problem>(409, 'The user has a company or was invited before')
  @Response<Problem>(429, 'Too many searches')
  async inviteCompanyUser(@Path() id: Id, @Body() input: InvitationInput): Promise<CompanyInvitation> {
    return this.scope.services.invitations.invite(this.scope.member, id, input);
  }

  /** Takes an invitation back. */
  @Delete('{id}/invitations/{invitationId}')
  @SuccessResponse(204)
  async withdrawInvitation(@Path() id: Id, @Path() invitationId: Id): Promise<void> {
    await this.scope.services.invitations.withdraw(this.scope.member, id, invitationId);
  }

  /** Makes a collaborator. */
  @Post('{id}/register-user')
  @SuccessResponse(201)
  @checked(collaboratorRules)
  @Response<Problem>(409, 'The address is taken')
  @Response<Problem>(429, 'Too many colleagues at once')
  async registerCompanyUser(@Path() id: Id, @Body() input: CompanyUserInput): Promise<CompanyUserDto> {
    return this.scope.services.companyPeople.registerUser(this.scope.member, id, input);
  }

  /** Makes a collaborator a user without a company. Their sessions end at once; what they made stays. */
  @Delete('{id}/users/{userId}')
  @SuccessResponse(204)
  @Response<Problem>(409, 'The owner cannot be removed')
  async removeCompanyUser(@Path() id: Id, @Path() userId: Id): Promise<void> {
    await this.scope.services.companyPeople.removeUser(this.scope.member, id, userId);
  }

  /** Lets a collaborator work or not. Their sessions end at once. */
  @Post('{id}/users/{userId}/activate')
  @Response<Problem>(409, 'The owner stays active')
  async setCompanyUserActive(
    @Path() id: Id,
    @Path() userId: Id,
    @Body() input: ActivationInput,
  ): Promise<CompanyUserDto> {
    return this.scope.services.companyPeople.setActive(this.scope.member, id, userId, input.is_active);
  }
}
