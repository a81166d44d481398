import { Body, Get, Put, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Problem } from '../../http/api-types.js';
import { checked } from '../../http/checks.js';
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
    return this.scope.services.settings.getSettings(this.scope.member);
  }

  /** Changes the settings of the company. */
  @Put()
  @Security('bearer', ['owner'])
  @checked(companySettingsRules, storedSettings)
  @Response<Problem>(409, 'The sending address is taken, or somebody else changed the settings meanwhile')
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
