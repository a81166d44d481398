import type { UncheckedBody } from '../../../platform/http/checks.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

/** Country and invoice data, which are judged together: of a change that names one of them, the other as it is stored. */
export async function storedSettings(
  { services, member }: RequestScope,
  _id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  const { invoice_country, company_data } = await services.settings.getSettings(member);
  if ('company_data' in body) return { invoice_country };
  const isCountryNew = 'invoice_country' in body && body['invoice_country'] !== invoice_country;
  return isCountryNew ? { company_data } : null;
}
