import { Body, Get, Put, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked } from '../../../platform/http/checks.js';
import type {
  CompanySettings,
  CompanySettingsReadOnly,
  CompanySettingsUpdate,
} from './company-settings.dto.js';
import { companySettingsRules } from './company-settings.policy.js';
import { storedSettings } from './stored-settings.js';

@Route('company-settings')
@Tags('Settings')
export class CompanySettingsController extends ApiController {
  /** The settings of the company. */
  @Get()
  @Security('bearer', ['owner'])
  async getCompanySettings(): Promise<CompanySettings> {
    return this.scope.services.settings.showSettings(this.scope.member);
  }

  /** Changes the settings of the company. */
  @Put()
  @Security('bearer', ['owner'])
  @checked(companySettingsRules, storedSettings)
  @Response<'email_name_taken'>(
    409,
    'The sending address is taken, or somebody else changed the settings meanwhile',
  )
  async updateCompanySettings(@Body() input: CompanySettingsUpdate): Promise<CompanySettings> {
    return this.scope.services.settings.updateSettings(this.scope.member, input);
  }

  /** What everyone in the company may read. */
  @Get('read-only')
  @Security('bearer', ['member'])
  async getReadOnlyCompanySettings(): Promise<CompanySettingsReadOnly> {
    return this.scope.services.settings.getReadOnlySettings(this.scope.member);
  }
}
