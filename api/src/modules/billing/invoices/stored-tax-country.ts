import type { UncheckedBody } from '../../../platform/http/checks.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

/** The country by whose law an order is invoiced: it tells which rates there are. */
export async function storedTaxCountry(
  { services, member }: RequestScope,
  id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  const saysHow = 'vat_rate' in body || 'vat_case' in body;
  return saysHow ? { invoice_country: await services.invoices.taxCountryOf(member, id) } : null;
}
