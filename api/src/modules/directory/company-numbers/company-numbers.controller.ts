import { Body, Get, Post, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  CompanyNumbersAnswer,
  CompanyNumbersInput,
  RegisteredCompanyDto,
  RegistryQuery,
} from './company-numbers.dto.js';

@Route('')
@Tags('Company numbers')
@Security('bearer', ['user'])
export class CompanyNumbersController extends ApiController {
  /** Looks at numbers of a company as they are typed. Nothing is refused: a real company's may differ from the rules. */
  @Post('checks/company-numbers')
  @SuccessResponse(200)
  async checkCompanyNumbers(@Body() input: CompanyNumbersInput): Promise<CompanyNumbersAnswer> {
    return this.scope.services.companyNumbers.check(input, this.scope.language);
  }

  /** Looks a company up in the public register of its country. */
  @Get('company-registry')
  @Response<'company_not_registered'>(404, 'The register has no such company')
  @Response<'too_many_requests'>(429, 'Too many questions')
  @Response<'registry_unavailable'>(503, 'The register cannot be reached')
  async findRegisteredCompany(@Queries() query: RegistryQuery): Promise<RegisteredCompanyDto> {
    return this.scope.services.companyNumbers.lookUp(this.scope.user, query);
  }
}
