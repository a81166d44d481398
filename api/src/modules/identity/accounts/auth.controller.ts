import { Body, Consumes, Get, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked } from '../../../platform/http/checks.js';
import type { LoginAnswer, LoginForm, Me, Registration } from './auth.dto.js';
import { registrationRules } from './auth.policy.js';
import type { PasskeyLogin, PasskeyOptions } from './passkey.dto.js';
import type { SecondFactorLogin } from './second-factor.dto.js';
import type { OpenedSession } from './session-opening.service.js';

@Route('auth')
@Tags('Accounts')
export class AuthController extends ApiController {
  /**
   * Opens a session. The same answer for an unknown address and a wrong password. Where the account has a second factor, the right password
   * is answered by 401 `second_factor_required` with a `factor_token` for `POST /auth/login/second-factor`.
   *
   * The answer sets the cookie `__Host-frakto_device` (over http `frakto_device`), by which a device is known again. It signs nobody in; whoever brings it is not locked out by
   * what others try.
   */
  @Post('login')
  @Consumes('application/x-www-form-urlencoded')
  @Response<'invalid_credentials' | 'second_factor_required'>(
    401,
    'Wrong address or password, or the second factor is to follow',
  )
  @Response<'too_many_requests'>(429, 'Too many tries')
  async login(@Body() form: LoginForm): Promise<LoginAnswer> {
    return this.answerSession(await this.scope.services.signIn.login(form, this.scope.client));
  }

  /** The second step of a sign-in: opens the session with a code of the authenticator app or a recovery code. */
  @Post('login/second-factor')
  @Response<'factor_token_invalid' | 'invalid_credentials' | 'wrong_code'>(
    401,
    'A wrong code, or a second step that is over: sign in again',
  )
  @Response<'too_many_requests'>(429, 'Too many tries')
  async loginWithSecondFactor(@Body() input: SecondFactorLogin): Promise<LoginAnswer> {
    return this.answerSession(await this.scope.services.signIn.completeLogin(input, this.scope.client));
  }

  /**
   * Makes a user and their company. How many is limited, but for administrators, whose token comes along. Where addresses are
   * confirmed, the person is mailed a link; until it is opened, calls work and mails of the company wait.
   */
  @Post('register')
  @SuccessResponse(201)
  @checked(registrationRules)
  @Response<'registration_closed'>(403, 'Registration is closed')
  @Response<'company_name_taken' | 'email_name_taken' | 'email_taken' | 'email_unconfirmed'>(
    409,
    'The address, the company name or the sending address is taken',
  )
  @Response<'too_many_requests'>(429, 'Too many registrations')
  async register(@Body() registration: Registration): Promise<Me> {
    const { services, principal, address } = this.scope;
    return services.registration.register(registration, {
      address,
      isAdmin: principal?.isAdmin ?? false,
      userId: principal?.userId,
    });
  }

  /** Who is signed in. */
  @Get('me')
  @Security('bearer', ['user'])
  async me(): Promise<Me> {
    return this.scope.services.users.getMe(this.scope.user.userId);
  }

  /** Ends the session: its token no longer works. */
  @Post('logout')
  @SuccessResponse(204)
  @Security('bearer', ['user'])
  async logout(): Promise<void> {
    await this.scope.services.sessions.end(this.scope.user);
  }

  /** Begins a sign-in with a passkey: what the browser is to be asked for. */
  @Post('login/passkey/options')
  @Response<'too_many_requests'>(429, 'Too many tries')
  async beginPasskeyLogin(): Promise<PasskeyOptions> {
    return this.scope.services.passkeySignIn.beginLogin(this.scope.client);
  }

  /** Opens a session with a passkey, which counts as both factors. */
  @Post('login/passkey')
  @Response<'invalid_credentials' | 'passkey_refused' | 'passkey_unknown'>(
    401,
    'An unknown passkey, or not an answer to what was asked',
  )
  @Response<'too_many_requests'>(429, 'Too many tries')
  async loginWithPasskey(@Body() input: PasskeyLogin): Promise<LoginAnswer> {
    return this.answerSession(await this.scope.services.passkeySignIn.login(input, this.scope.client));
  }

  private answerSession({ answer, setCookie }: OpenedSession): LoginAnswer {
    if (setCookie) this.setHeader('Set-Cookie', setCookie);
    return answer;
  }
}
