import { Body, Get, Put, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked, type UncheckedBody } from '../../../platform/http/checks.js';
import type {
  CompanySettings,
  CompanySettingsReadOnly,
  CompanySettingsUpdate,
} from './company-settings.dto.js';
import { companySettingsRules } from './company-settings.policy.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

/** Country and invoice data, which are checked together: of a change that names one of them, the other as it is stored. */
async function storedSettings(
  { services, member }: RequestScope,
  _id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  const { invoice_country, company_data } = await services.settings.getSettings(member);
  if ('company_data' in body) return { invoice_country };
  const isCountryNew = 'invoice_country' in body && body['invoice_country'] !== invoice_country;
  return isCountryNew ? { company_data } : null;
}

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
