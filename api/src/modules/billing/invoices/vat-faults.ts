import { findVatTreatment, vatCases, vatTreatments, type TaxCountry, type VatCase } from '../rules/vat.js';
import type { Fault, UncheckedBody } from '../../../platform/http/checks.js';

/** A rate or case that invoices of a country do not have. */
export function treatmentFaults(country: TaxCountry, rate: number, vatCase: VatCase | null): Fault[] {
  if (findVatTreatment(country, rate, vatCase)) return [];
  const options = vatTreatments(country);
  const rates = options.filter((option) => option.vatCase === null).map((option) => option.rate);
  const isKnownCase = options.some((option) => option.vatCase === vatCase);
  const field = isKnownCase ? 'vat_rate' : 'vat_case';
  const values = isKnownCase
    ? (vatCase === null ? rates : [0]).join(', ')
    : options.flatMap((option) => option.vatCase ?? []).join(', ');
  return [{ field, code: values ? 'not_in_list' : 'invalid_value', params: { values } }];
}

/** The same of what was sent, once the country is known. */
export function vatFaults({
  invoice_country: country,
  vat_rate: rate = 0,
  vat_case = null,
}: UncheckedBody): Fault[] {
  if ((country !== 'PL' && country !== 'NO') || typeof rate !== 'number') return [];
  const vatCase = vatCases.find((one) => one === vat_case) ?? null;
  return vatCase === vat_case ? treatmentFaults(country, rate, vatCase) : [];
}
