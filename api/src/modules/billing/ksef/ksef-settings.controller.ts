import { Body, Get, Put, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { KsefSettings, KsefSettingsInput } from './ksef-settings.dto.js';

@Route('company-settings')
@Tags('Settings')
@Security('bearer', ['owner'])
export class KsefSettingsController extends ApiController {
  /** Whether invoices by Polish law are sent to KSeF, and what is stored of the proof. The token or the key itself is never told. */
  @Get('ksef')
  async getKsefSettings(): Promise<KsefSettings> {
    return this.scope.services.ksefSettings.getSettings(this.scope.member);
  }

  /**
   * Changes where invoices are sent, and by what the company proves itself there. Invoices that are issued from then on are sent by
   * themselves; those that wait for the same environment are tried again at once. What waits for another one stays until it is sent again by
   * `ksef-retry`.
   */
  @Put('ksef')
  @Response<'ksef_polish_only'>(409, 'The company issues its invoices by another law than Poland’s')
  async updateKsefSettings(@Body() input: KsefSettingsInput): Promise<KsefSettings> {
    return this.scope.services.ksefSettings.updateSettings(this.scope.member, input);
  }
}
