import { findCountryById } from '../../../kernel/contact/countries.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import {
  blankFaults,
  countryIdFaults,
  emailFaults,
  postCodeFaults,
  storedPlace,
} from '../../../platform/http/field-rules.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

/** A subcontractor: a name, a real e-mail address, a known country and a post code of that country. */
export const subcontractorRules: BodyRules = (body) => [
  ...blankFaults(body, 'name'),
  ...emailFaults(body, 'email'),
  ...countryIdFaults(body),
  ...subcontractorPostCodeFaults(body),
];

/** The post code by the country that stands with it. */
export function subcontractorPostCodeFaults(subcontractor: UncheckedBody): Fault[] {
  const { country_id } = subcontractor;
  const country = typeof country_id === 'number' ? findCountryById(country_id) : null;
  return postCodeFaults(subcontractor, 'post_code', country?.code ?? null);
}

/** What of a subcontractor stays as it is stored, where a change is checked. */
export function storedSubcontractorFields(
  { services, directoryKeeper: { companyId } }: RequestScope,
  id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  return storedPlace(body, () => services.subcontractors.findSubcontractor(companyId, id));
}
