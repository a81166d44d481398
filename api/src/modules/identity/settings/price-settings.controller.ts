import { Body, Get, Put, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { checked } from '../../../platform/http/checks.js';
import type { PriceSettings, PriceSettingsInput } from './price-settings.dto.js';
import { priceSettingsRules } from './price-settings.policy.js';

@Route('user-price-km')
@Tags('Settings')
export class PriceSettingsController extends ApiController {
  /** The company's price of a kilometre; null until it is set. */
  @Get()
  @Security('bearer', ['member'])
  async getPriceSettings(): Promise<PriceSettings> {
    return this.scope.services.priceSettings.getPrice(this.scope.member);
  }

  /** Sets the company's price of a kilometre. */
  @Put()
  @Security('bearer', ['owner'])
  @checked(priceSettingsRules)
  async updatePriceSettings(@Body() input: PriceSettingsInput): Promise<PriceSettings> {
    return this.scope.services.priceSettings.setPrice(this.scope.member, input);
  }
}
