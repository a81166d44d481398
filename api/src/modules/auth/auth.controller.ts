import { Body, Consumes, Get, Post, Response, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Problem } from '../../http/api-types.js';
import { checked } from '../../http/checks.js';
import type { LoginAnswer, LoginForm, Me, Registration } from './auth.dto.js';
import { registrationRules } from './auth.policy.js';

@Route('auth')
@Tags('Accounts')
export class AuthController extends ApiController {
  /** Opens a session. The same answer for an unknown address and a wrong password. */
  @Post('login')
  @Consumes('application/x-www-form-urlencoded')
  @Response<Problem>(401, 'Wrong address or password')
  @Response<Problem>(429, 'Too many tries')
  async login(@Body() form: LoginForm): Promise<LoginAnswer> {
    return this.scope.services.auth.login(form, this.scope.address);
  }

  /** Makes a user and their company. How many is limited, but for administrators, whose token comes along. */
  @Post('register')
  @SuccessResponse(201)
  @checked(registrationRules)
  @Response<Problem>(409, 'The address, the company name or the sending address is taken')
  @Response<Problem>(429, 'Too many registrations')
  async register(@Body() registration: Registration): Promise<Me> {
    const { services, principal, address } = this.scope;
    return services.auth.register(registration, { address, isAdmin: principal?.isAdmin ?? false });
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
    await this.scope.services.auth.logout(this.scope.user);
  }
}
