import { Body, Get, Put, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type { PriceSettings, PriceSettingsInput } from './company-settings.dto.js';
import { decimalFaults } from '../../../platform/http/field-rules.js';

/** A price: two decimals at most. */
export const priceSettingsRules: BodyRules = (body) => decimalFaults(body, 'price_per_km', 2);

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
