import { Body, Get, Post, Put, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  LoadExchangeSettings,
  LoadExchangeSettingsInput,
  LoadExchangeSignInInput,
} from './load-exchange-settings.dto.js';

@Route('company-settings')
@Tags('Settings')
@Security('bearer', ['owner'])
export class LoadExchangeSettingsController extends ApiController {
  /** Whether routes can be published on Trans.eu, and what is stored of the company's application there. Its secrets are never told. */
  @Get('load-exchange')
  async getLoadExchangeSettings(): Promise<LoadExchangeSettings> {
    return this.scope.services.loadExchangeSettings.getSettings(this.scope.member);
  }

  /**
   * Changes whether routes can be published on Trans.eu, and as which application. Switching it off withdraws what is published. Another
   * application has to be signed in with anew; none takes the place of one by which something is yet to be withdrawn.
   */
  @Put('load-exchange')
  @Response<'load_exchange_in_use'>(409, 'Something is still to be withdrawn by the application')
  async updateLoadExchangeSettings(@Body() input: LoadExchangeSettingsInput): Promise<LoadExchangeSettings> {
    return this.scope.services.loadExchangeSettings.updateSettings(this.scope.member, input);
  }

  /** Takes the code that Trans.eu gave the owner who signed in there: from then on the company is let in. */
  @Post('load-exchange/sign-in')
  @SuccessResponse(200)
  @Response<'load_exchange_off' | 'load_exchange_sign_in_failed'>(
    409,
    'The company has no application, or Trans.eu does not take the code',
  )
  @Response<'load_exchange_unavailable'>(503, 'Trans.eu cannot be reached')
  async signInAtLoadExchange(@Body() input: LoadExchangeSignInInput): Promise<LoadExchangeSettings> {
    return this.scope.services.loadExchangeSettings.signIn(this.scope.member, input);
  }
}
