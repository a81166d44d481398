import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, ListQuery } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import type { CompanyDto, CompanyInput, CompanyPage, CompanyUpdate } from './company.dto.js';
import { companyRules } from './company.policy.js';

@Route('')
@Tags('Companies')
@Security('bearer', ['user'])
export class CompanyController extends ApiController {
  /** The company of the signed-in user; 404 when there is none. */
  @Get('user-company')
  @Response<'user_has_no_company'>(404, 'The user belongs to no company')
  async getUserCompany(): Promise<CompanyDto> {
    return this.scope.services.companies.getCompanyOf(this.scope.user);
  }

  /** One's own company; for administrators all companies. */
  @Get('companies')
  async listCompanies(@Queries() query: ListQuery): Promise<CompanyPage> {
    return this.scope.services.companies.listCompanies(this.scope.user, query);
  }

  /** Makes a company of which the signed-in user, who has none, becomes the owner. */
  @Post('companies')
  @SuccessResponse(201)
  @checked(companyRules)
  @Response<
    | 'administrator_without_company'
    | 'company_name_taken'
    | 'email_name_taken'
    | 'own_password_needed'
    | 'user_already_in_company'
  >(409, 'The name or the sending address is taken, or the user cannot have another company')
  @Response<'too_many_requests'>(429, 'Too many companies in a day')
  async createCompany(@Body() input: CompanyInput): Promise<CompanyDto> {
    return this.scope.services.companies.foundCompany(this.scope.user, input);
  }

  /** One's own company; for administrators any. */
  @Get('companies/{id}')
  async getCompany(@Path() id: Id): Promise<CompanyDto> {
    return this.scope.services.companies.getCompany(this.scope.user, id);
  }

  /** Changes the company's name and sending address. */
  @Put('companies/{id}')
  @Security('bearer', ['owner'])
  @checked(companyRules)
  @Response<'company_name_taken' | 'email_name_taken'>(
    409,
    'The name or the sending address is taken, or it was changed meanwhile',
  )
  async updateCompany(@Path() id: Id, @Body() input: CompanyUpdate): Promise<CompanyDto> {
    return this.scope.services.companies.updateCompany(this.scope.member, id, input);
  }

  /** Deletes a company without orders and all that is its own; its people stay users without a company. */
  @Delete('companies/{id}')
  @Security('bearer', ['owner-or-administrator'])
  @SuccessResponse(204)
  @Response<'company_has_orders'>(409, 'It has orders')
  async deleteCompany(@Path() id: Id): Promise<void> {
    await this.scope.services.companies.deleteCompany(this.scope.user, id);
  }
}
