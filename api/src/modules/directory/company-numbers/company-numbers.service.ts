import { doubtsAbout, isCompanyNumber } from '../../../kernel/contact/company-numbers.js';
import { findCountryByCode, findCountryById } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { phoneNumber } from '../../../kernel/contact/phone-number.js';
import { InvalidInput, NotFound, Unavailable } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { doubtText } from '../../../platform/http/problem-texts.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import type { CompanyRegistry } from '../../../platform/company-registry/company-registry.port.js';
import type {
  CompanyNumbersAnswer,
  CompanyNumbersInput,
  RegisteredCompanyDto,
  RegistryQuery,
} from './company-numbers.dto.js';

/** Numbers that identify companies: how they look, and what public registers know of them. */
export class CompanyNumbersService {
  constructor(
    private readonly registry: CompanyRegistry,
    private readonly limits: RateLimits,
    private readonly log: Logger,
  ) {}

  check({ country_id, ...numbers }: CompanyNumbersInput, language: UiLanguage): CompanyNumbersAnswer {
    const country = country_id ? (findCountryById(country_id)?.code ?? null) : null;
    return {
      warnings: doubtsAbout(numbers, country).map(({ field, code }) => ({
        field,
        code,
        message: doubtText(code, language),
      })),
      phone: numbers.phone ? phoneNumber(numbers.phone, country) : null,
    };
  }

  /**
   * @throws {InvalidInput} when the country has no register here, or the number is none of its numbers
   * @throws {NotFound} `company_not_registered`
   * @throws {Unavailable} `registry_unavailable`
   */
  async lookUp({ userId }: Principal, query: RegistryQuery): Promise<RegisteredCompanyDto> {
    await this.limits.consume('company-registry', String(userId));
    const country = findCountryById(query.country_id)?.code ?? '';
    if (!this.registry.countries.includes(country)) {
      throw new InvalidInput([
        { field: 'country_id', code: 'not_in_list', params: { values: this.registry.countries.join(', ') } },
      ]);
    }
    const number = query.number.replaceAll(/[^0-9]/g, '');
    if (!this.registry.isNumber(country, number) || !isCompanyNumber(number, country)) {
      throw new InvalidInput([{ field: 'number', code: 'invalid_format' }]);
    }
    const found = await this.registry.find(country, number).catch((error: unknown) => {
      this.log.warn({ err: error, country }, 'the register of companies did not answer');
      throw new Unavailable('registry_unavailable');
    });
    if (!found) throw new NotFound('company_not_registered');
    const { country: itsCountry, ...company } = found;
    return { ...company, country_id: findCountryByCode(itsCountry)?.id ?? query.country_id };
  }
}
