import { isDay } from '../../../kernel/time/warsaw-time.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import {
  blankFaults,
  decimalFaults,
  emailFaults,
  lineBreakFaults,
} from '../../../platform/http/field-rules.js';
import { findVatTreatment, vatCases, vatTreatments, type TaxCountry, type VatCase } from '../rules/vat.js';

/** The last day of a sale that a structured invoice can hold (`TDataT` of FA(3)). */
export const lastSale = '2050-01-01';

/** A day of the sale that no transport has. */
export function dayFaults(body: UncheckedBody, field: string): Fault[] {
  const value = body[field];
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
  if (!isDay(value)) return [{ field, code: 'not_a_date' }];
  return value >= '2000-01-01' && value <= lastSale ? [] : [{ field, code: 'year_out_of_range' }];
}

/** An invoice: a real day of the sale, a rate of the country. */
export const invoiceRules: BodyRules = (body) => [...dayFaults(body, 'sale_date'), ...vatFaults(body)];

/** A correction: a reason, a real day, an amount of money, a rate of the country. */
export const correctionRules: BodyRules = (body) => [
  ...blankFaults(body, 'reason'),
  ...decimalFaults(body, 'net_amount', 2),
  ...dayFaults(body, 'sale_date'),
  ...vatFaults(body),
];

/** An invoice that is mended: the rules of both. */
export const mendRules: BodyRules = (body) => [
  ...('reason' in body ? blankFaults(body, 'reason') : []),
  ...decimalFaults(body, 'net_amount', 2),
  ...invoiceRules(body),
];

/** An invoice's mail to look at: a subject of one line. */
export const invoiceMailPreviewRules: BodyRules = (body) => lineBreakFaults(body, 'subject');

/** An invoice's mail: one address, a subject of one line. */
export const invoiceMailRules: BodyRules = (body) => [
  ...emailFaults(body, 'recipient_email'),
  ...lineBreakFaults(body, 'subject'),
];

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
function vatFaults({
  invoice_country: country,
  vat_rate: rate = 0,
  vat_case = null,
}: UncheckedBody): Fault[] {
  if ((country !== 'PL' && country !== 'NO') || typeof rate !== 'number') return [];
  const vatCase = vatCases.find((one) => one === vat_case) ?? null;
  return vatCase === vat_case ? treatmentFaults(country, rate, vatCase) : [];
}
