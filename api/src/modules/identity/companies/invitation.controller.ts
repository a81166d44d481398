import { Get, Path, Post, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, PageQuery } from '../../../platform/http/api-types.js';
import type { Me } from '../accounts/auth.dto.js';
import type { InvitationList } from './company.dto.js';

@Route('invitations')
@Tags('Companies')
@Security('bearer', ['user'])
export class InvitationController extends ApiController {
  /** The companies that have invited the signed-in user. */
  @Get()
  async listInvitations(@Queries() query: PageQuery): Promise<InvitationList> {
    const { services, user, language } = this.scope;
    return services.invitationAnswers.listInvitations(user, query, language);
  }

  /** Makes the signed-in user a collaborator of the company; their other invitations are over. */
  @Post('{id}/accept')
  @Response<'administrator_without_company' | 'own_password_needed' | 'user_already_in_company'>(
    409,
    'The user has a company meanwhile',
  )
  async acceptInvitation(@Path() id: Id): Promise<Me> {
    return this.scope.services.invitationAnswers.accept(this.scope.user, id);
  }

  /** Turns an invitation down. */
  @Post('{id}/decline')
  @SuccessResponse(204)
  async declineInvitation(@Path() id: Id): Promise<void> {
    await this.scope.services.invitationAnswers.decline(this.scope.user, id);
  }
}
