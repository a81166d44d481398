import { Get, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Conversion, ConversionQuery, CurrencyRatePage, CurrencyRateQuery } from './currency.dto.js';

@Route('')
@Tags('Currencies')
@Security('bearer', ['user'])
export class CurrencyController extends ApiController {
  /** Published rates, newest first. */
  @Get('currencies')
  async listCurrencyRates(@Queries() query: CurrencyRateQuery): Promise<CurrencyRatePage> {
    return this.scope.services.currencies.listRates(query);
  }

  /** Converts an amount by the last rate on or before a day. */
  @Get('convert-currency')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'rate_not_found'>(404, 'No rate')
  async convertCurrency(@Queries() query: ConversionQuery): Promise<Conversion> {
    return this.scope.services.currencies.convert(query);
  }
}
