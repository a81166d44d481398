import { findCountryById } from '../../domain/countries.js';
import type { BodyRules, Fault, StoredFields, UncheckedBody } from '../../http/checks.js';
import {
  blankFaults,
  countryIdFaults,
  emailFaults,
  postCodeFaults,
  storedPlace,
} from '../../http/field-rules.js';

/** A subcontractor: a name, a real e-mail address, a known country and a post code of that country. */
export const subcontractorRules: BodyRules = (body) => [
  ...blankFaults(body, 'name'),
  ...emailFaults(body, 'email'),
  ...countryIdFaults(body),
  ...subcontractorPostCodeFaults(body),
];

/** What of a subcontractor stays as it is stored, where a change is judged. */
export const storedSubcontractorFields: StoredFields = (
  { services, directoryKeeper: { companyId } },
  id,
  body,
) => storedPlace(body, () => services.subcontractors.findSubcontractor(companyId, id));

/** The post code by the country that stands with it. */
export function subcontractorPostCodeFaults(subcontractor: UncheckedBody): Fault[] {
  const { country_id } = subcontractor;
  const country = typeof country_id === 'number' ? findCountryById(country_id) : null;
  return postCodeFaults(subcontractor, 'post_code', country?.code ?? null);
}
