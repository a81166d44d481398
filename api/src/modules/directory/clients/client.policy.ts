import { findCountryById } from '../../../kernel/contact/countries.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import {
  blankFaults,
  countryIdFaults,
  emailFaults,
  postCodeFaults,
  websiteFaults,
  storedPlace,
} from '../../../platform/http/field-rules.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

const filledLines = ['name', 'address', 'post_code'] as const;

/** A client: filled lines, a real e-mail address and website, a known country and a post code of that country. */
export const clientRules: BodyRules = (body) => [
  ...filledLines.flatMap((field) => blankFaults(body, field)),
  ...emailFaults(body, 'email'),
  ...websiteFaults(body, 'website'),
  ...countryIdFaults(body),
  ...clientPostCodeFaults(body),
];

/** The post code by the country that stands with it. */
export function clientPostCodeFaults(client: UncheckedBody): Fault[] {
  const { country_id } = client;
  const country = typeof country_id === 'number' ? findCountryById(country_id) : null;
  return postCodeFaults(client, 'post_code', country?.code ?? null);
}

/** What of a client stays as it is stored, where a change is checked. */
export function storedClientFields(
  { services, directoryKeeper: { companyId } }: RequestScope,
  id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  return storedPlace(body, () => services.clients.findClient(companyId, id));
}
