import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, PageQuery } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import type { PasswordLinkAnswer } from '../accounts/account.dto.js';
import { collaboratorRules } from '../accounts/auth.policy.js';
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
  async listCompanyUsers(@Path() id: Id, @Queries() query: PageQuery): Promise<CompanyUserList> {
    const { services, member, language } = this.scope;
    return services.companyPeople.listUsers(member, id, query, language);
  }

  /** The people of a company with what they are in it, and the users who have been invited. */
  @Get('{id}/users-with-roles')
  @Security('bearer', ['member'])
  async listCompanyUsersWithRoles(
    @Path() id: Id,
    @Queries() query: PageQuery,
  ): Promise<CompanyUserWithRoleList> {
    const { services, member, language } = this.scope;
    return services.companyPeople.listUsersWithRoles(member, id, query, language);
  }

  /**
   * Invites an existing user who has no company; they decide. 404 `user_not_found` when there is no such user; where people register
   * by invitation alone, the address is mailed a link to make an account with.
   */
  @Post('{id}/users')
  @SuccessResponse(201)
  @checked(invitationRules)
  @Response<'user_not_found'>(404, 'No account has the address')
  @Response<'user_already_in_company' | 'user_already_invited'>(
    409,
    'The user has a company or was invited before',
  )
  @Response<'too_many_requests' | 'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many searches',
  )
  async inviteCompanyUser(@Path() id: Id, @Body() input: InvitationInput): Promise<CompanyInvitation> {
    return this.scope.services.invitations.invite(this.scope.member, id, input, this.scope.mailLanguage);
  }

  /** Takes an invitation back. */
  @Delete('{id}/invitations/{invitationId}')
  @SuccessResponse(204)
  async withdrawInvitation(@Path() id: Id, @Path() invitationId: Id): Promise<void> {
    await this.scope.services.invitations.withdraw(this.scope.member, id, invitationId);
  }

  /** Mails an invitation again, with a link that works anew where it has one. What was mailed before no longer works. */
  @Post('{id}/invitations/{invitationId}/resend')
  @Response<'too_many_requests' | 'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails',
  )
  async resendInvitation(@Path() id: Id, @Path() invitationId: Id): Promise<CompanyInvitation> {
    const { services, member, mailLanguage } = this.scope;
    return services.invitations.resend(member, id, invitationId, mailLanguage);
  }

  /** Makes a collaborator. With `null` for a password they are mailed a link by which they set their own, which nobody else knows. */
  @Post('{id}/register-user')
  @SuccessResponse(201)
  @checked(collaboratorRules)
  @Response<'email_taken'>(409, 'The address is taken')
  @Response<'too_many_requests' | 'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many colleagues at once',
  )
  async registerCompanyUser(@Path() id: Id, @Body() input: CompanyUserInput): Promise<CompanyUserDto> {
    return this.scope.services.companyPeople.registerUser(this.scope.member, id, input);
  }

  /**
   * Mails a collaborator whose state is `waiting` a link by which they set a password of their own. What was mailed before no longer works.
   * To withdraw such an account from the company, remove the user.
   */
  @Post('{id}/users/{userId}/password-link')
  @SuccessResponse(202)
  @Response<'password_is_own'>(409, 'They have a password of their own, or may not work')
  @Response<'too_many_requests' | 'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails',
  )
  async mailCompanyUserPasswordLink(@Path() id: Id, @Path() userId: Id): Promise<PasswordLinkAnswer> {
    return this.scope.services.companyPeople.mailPasswordLink(this.scope.member, id, userId);
  }

  /** Makes a collaborator a user without a company. Their sessions end at once; what they made stays. */
  @Delete('{id}/users/{userId}')
  @SuccessResponse(204)
  @Response<'owner_cannot_be_removed'>(409, 'The owner cannot be removed')
  async removeCompanyUser(@Path() id: Id, @Path() userId: Id): Promise<void> {
    await this.scope.services.companyPeople.removeUser(this.scope.member, id, userId);
  }

  /** Lets a collaborator work or not. Their sessions end at once. */
  @Post('{id}/users/{userId}/activate')
  @Response<'owner_stays_active'>(409, 'The owner stays active')
  async setCompanyUserActive(
    @Path() id: Id,
    @Path() userId: Id,
    @Body() input: ActivationInput,
  ): Promise<CompanyUserDto> {
    return this.scope.services.companyPeople.setActive(this.scope.member, id, userId, input.is_active);
  }
}
