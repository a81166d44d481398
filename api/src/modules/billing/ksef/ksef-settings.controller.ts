import { Body, Get, Post, Put, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { KsefSettings, KsefSettingsInput } from './ksef-settings.dto.js';
import type { KsefTrial } from './ksef-trial.dto.js';

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

  /**
   * Tries what is stored: signs in, opens a session as invoices need it, and sends a trial invoice of 1 PLN to an invented buyer, but in production,
   * where each is a real one. Each step says what came of it and what to do. Nothing is kept. It can take half a minute.
   */
  @Post('ksef/trial')
  @Response<'ksef_off'>(409, 'The company sends no invoices')
  @Response<'too_many_requests'>(429, 'Too many trials')
  @Response<'too_busy'>(503, 'Too many invoices are being checked')
  async tryKsef(): Promise<KsefTrial> {
    return this.scope.services.ksefTrials.run(this.scope.member, this.scope.language);
  }
}
