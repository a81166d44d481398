import { Get, Queries, Route, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { PageQuery } from '../../../platform/http/api-types.js';
import type { CountryList } from './country.dto.js';

@Route('countries')
@Tags('Countries')
export class CountryController extends ApiController {
  /** All countries, by name. */
  @Get()
  async listCountries(@Queries() query: PageQuery): Promise<CountryList> {
    return this.scope.services.countries.listCountries(this.scope.language, query);
  }
}
