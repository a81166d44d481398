import type { PageQuery } from '../../../platform/http/api-types.js';
import { collatorOf, shortList } from '../../../platform/http/pages.js';
import { countries, languageOfCountry } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { postCodeRule } from '../../../kernel/contact/post-code.js';
import { zoneOfPlace } from '../../../kernel/time/time-zones.js';
import type { CountryDto, CountryList } from './country.dto.js';

/** The countries that the product knows: those of Europe. */
export class CountryService {
  private readonly lists = new Map<UiLanguage, CountryDto[]>();

  listCountries(language: UiLanguage, query: PageQuery): CountryList {
    const list = this.lists.get(language) ?? listIn(language);
    this.lists.set(language, list);
    return shortList(list, query, ['name', 'id', 'code'], language);
  }
}

function listIn(language: UiLanguage): CountryDto[] {
  const items = countries.map(({ id, code, names }) => {
    const { pattern, example } = postCodeRule(code);
    return {
      id,
      code,
      name: names[language],
      post_code_pattern: pattern,
      post_code_example: example || null,
      mail_language: languageOfCountry(code),
      time_zone: zoneOfPlace(code),
    };
  });
  const words = collatorOf(language);
  items.sort((first, second) => words.compare(first.name, second.name));
  return items;
}
