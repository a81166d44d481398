import { Body, Delete, Get, Path, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import type {
  NewRecoveryCodes,
  NewSecondFactor,
  PasswordProof,
  SecondFactorBeginning,
  SecondFactorConfirmation,
  SecondFactorRequest,
  SecondFactorStatus,
} from './second-factor.dto.js';

@Route('auth/second-factor')
@Tags('Accounts')
@Security('bearer', ['user'])
export class SecondFactorController extends ApiController {
  /** Whether the signed-in user has a second factor, and whether they have to. */
  @Get()
  async getSecondFactor(): Promise<SecondFactorStatus> {
    return this.scope.services.secondFactors.getStatus(this.scope.user);
  }

  /**
   * Begins a second factor: a secret for an authenticator app, and recovery codes. Nothing changes until its first code confirms
   * it. Wants the password unless the session was opened within the last ten minutes. With `replace` it moves the one that is on to another
   * app, and always wants the password.
   */
  @Post()
  @Response<'second_factor_not_begun' | 'second_factor_on'>(
    409,
    'There is one already, or there is none to replace',
  )
  @Response<'too_many_requests'>(429, 'Too many calls')
  async beginSecondFactor(@Body() input: SecondFactorBeginning): Promise<NewSecondFactor> {
    return this.scope.services.secondFactorSetup.begin(this.scope.user, input);
  }

  /** Turns the second factor on that was begun, or moves it to the other app, with the first code of the app. A mail tells of it. */
  @Post('confirm')
  @SuccessResponse(204)
  @Response<'second_factor_not_begun' | 'second_factor_on'>(409, 'None was begun, or there is one already')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async confirmSecondFactor(@Body() input: SecondFactorConfirmation): Promise<void> {
    await this.scope.services.secondFactorSetup.confirm(this.scope.user, input);
  }

  /** Replaces the recovery codes. Wants the password unless the session was opened within the last ten minutes. */
  @Post('recovery-codes')
  @Response<'second_factor_not_begun'>(409, 'No second factor is on')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async renewRecoveryCodes(@Body() input: SecondFactorRequest): Promise<NewRecoveryCodes> {
    return this.scope.services.secondFactors.renewRecoveryCodes(this.scope.user, input);
  }

  /** Turns the second factor off, for whoever knows the password. A mail tells of it. */
  @Delete()
  @SuccessResponse(204)
  @Response<'too_many_requests'>(429, 'Too many calls')
  async turnOffSecondFactor(@Body() { password }: PasswordProof): Promise<void> {
    await this.scope.services.secondFactors.turnOff(this.scope.user, password);
  }
}

@Route('users')
@Tags('Users')
@Security('bearer', ['administrator'])
export class UserSecondFactorController extends ApiController {
  /**
   * Turns the second factor of a user off who has lost app and recovery codes. Their sessions end, and a mail tells them.
   */
  @Delete('{id}/second-factor')
  @SuccessResponse(204)
  @Response<'own_second_factor'>(409, 'One’s own is turned off with the password')
  async turnOffSecondFactorOf(@Path() id: Id): Promise<void> {
    await this.scope.services.secondFactors.turnOffOf(this.scope.user, id);
  }
}
