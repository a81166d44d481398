import { Body, Delete, Get, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked } from '../../../platform/http/checks.js';
import type {
  AccountLinkDto,
  AccountLinkInput,
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  EmailChangeStatus,
  ForgotPasswordInput,
  JoinInput,
  RegistrationRule,
  ResetPasswordInput,
} from './account.dto.js';
import {
  changeEmailRules,
  changePasswordRules,
  forgotPasswordRules,
  joinRules,
  resetPasswordRules,
} from './auth.policy.js';

@Route('auth')
@Tags('Accounts')
export class AccountController extends ApiController {
  /** Who may register here, for the page on which people do. */
  @Get('registration')
  async getRegistrationRule(): Promise<RegistrationRule> {
    return Promise.resolve(this.scope.services.account.getRegistrationRule());
  }

  /** Mails a link by which the account’s person sets a new password. The same answer whether there is an account or not. */
  @Post('forgot-password')
  @SuccessResponse(202)
  @checked(forgotPasswordRules)
  @Response<'too_many_requests'>(429, 'Too many requests from one address')
  async forgotPassword(@Body() input: ForgotPasswordInput): Promise<void> {
    await this.scope.services.forgottenPasswords.forgetPassword(input.email, this.scope.address);
  }

  /** Sets a password by the link of a mail, which works once. All sessions end, and the user is told by mail. */
  @Post('reset-password')
  @SuccessResponse(204)
  @checked(resetPasswordRules)
  @Response<'invalid_link' | 'link_expired'>(400, 'The link does not work (any more)')
  @Response<'too_many_requests'>(429, 'Too many tries')
  async resetPassword(@Body() input: ResetPasswordInput): Promise<void> {
    await this.scope.services.passwords.resetPassword(input, this.scope.address);
  }

  /** Sets another password for oneself. All other sessions end, and one is told by mail. */
  @Post('change-password')
  @Security('bearer', ['user'])
  @SuccessResponse(204)
  @checked(changePasswordRules)
  @Response<'too_many_requests'>(429, 'Too many wrong passwords')
  async changePassword(@Body() input: ChangePasswordInput): Promise<void> {
    await this.scope.services.passwords.changePassword(this.scope.user, input);
  }

  /** Mails a link to a new address, and a notice to the present one, which counts until the link is opened. */
  @Post('change-email')
  @Security('bearer', ['user'])
  @SuccessResponse(202)
  @checked(changeEmailRules)
  @Response<'own_password_needed'>(409, 'Somebody else set the password')
  @Response<'too_many_requests'>(429, 'Too many tries')
  async changeEmail(@Body() input: ChangeEmailInput): Promise<void> {
    await this.scope.services.emailAddresses.changeEmail(this.scope.user, input);
  }

  /** The new address of oneself that waits for its link to be opened. */
  @Get('change-email')
  @Security('bearer', ['user'])
  async getEmailChange(): Promise<EmailChangeStatus> {
    return this.scope.services.emailAddresses.getEmailChange(this.scope.user);
  }

  /** Mails the link to the new address that waits once more; the former link ends. */
  @Post('change-email/resend')
  @Security('bearer', ['user'])
  @SuccessResponse(202)
  @Response<'not_found'>(404, 'No new address waits')
  @Response<'own_password_needed'>(409, 'Somebody else set the password')
  @Response<'too_many_requests'>(429, 'Too many mails')
  async resendEmailChange(): Promise<void> {
    await this.scope.services.emailAddresses.resendEmailChange(this.scope.user);
  }

  /** Ends the link to the new address that waits, if one does: the current address stays. */
  @Delete('change-email')
  @Security('bearer', ['user'])
  @SuccessResponse(204)
  async cancelEmailChange(): Promise<void> {
    await this.scope.services.emailAddresses.cancelEmailChange(this.scope.user);
  }

  /**
   * Confirms the address that a link was mailed to; sessions go on. With neither a token of the account nor its password, the password
   * counts as somebody else’s from then on, until the account’s person sets one by a link.
   */
  @Post('confirm-email')
  @SuccessResponse(204)
  @Response<'invalid_link' | 'link_expired'>(400, 'The link does not work (any more)')
  @Response<'email_taken' | 'own_password_needed'>(409, 'Somebody else has the address meanwhile')
  @Response<'too_many_requests'>(429, 'Too many tries')
  async confirmEmail(@Body() input: ConfirmEmailInput): Promise<void> {
    const { services, address, principal } = this.scope;
    await services.emailAddresses.confirmEmail(input, address, principal);
  }

  /** Mails the link that confirms one’s address once more; nothing when it is confirmed. */
  @Post('resend-confirmation')
  @Security('bearer', ['user'])
  @SuccessResponse(202)
  @Response<'too_many_requests'>(429, 'Too many mails')
  async resendConfirmation(): Promise<void> {
    await this.scope.services.emailAddresses.resendConfirmation(this.scope.user);
  }

  /** What a link of a mail is for. It goes on working: programs that look into mails open links. */
  @Post('link')
  @SuccessResponse(200)
  @Response<'invalid_link' | 'link_expired'>(400, 'The link does not work (any more)')
  @Response<'too_many_requests'>(429, 'Too many tries')
  async lookAtAccountLink(@Body() input: AccountLinkInput): Promise<AccountLinkDto> {
    const { services, address, principal } = this.scope;
    return services.accountLinks.lookAt(input.token, address, principal);
  }

  /**
   * Joins a company by the link of an invitation’s mail, with a password of one’s own. Makes the account where the address has none. All sessions
   * end.
   */
  @Post('join')
  @SuccessResponse(204)
  @checked(joinRules)
  @Response<'invalid_link' | 'link_expired'>(400, 'The link does not work (any more)')
  @Response<
    'administrator_without_company' | 'email_taken' | 'own_password_needed' | 'user_already_in_company'
  >(409, 'The user has a company meanwhile')
  @Response<'too_many_requests'>(429, 'Too many tries')
  async joinCompany(@Body() input: JoinInput): Promise<void> {
    await this.scope.services.invitationAnswers.join(input, this.scope);
  }
}
