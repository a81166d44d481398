import { isEmailAddress } from '../../../kernel/contact/email-address.js';
import { isKrsNumber } from '../../../kernel/contact/register-facts.js';
import { isPostCode, postCodeRule } from '../../../kernel/contact/post-code.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { decimalFaults, websiteFaults } from '../../../platform/http/field-rules.js';
import { isMisplacedDot } from '../accounts/auth.policy.js';

const neededForInvoices: Readonly<Record<string, readonly string[]>> = {
  PL: ['company_name', 'nip', 'address', 'city', 'post_code', 'email'],
  NO: ['company_name', 'organization_number', 'address', 'city', 'post_code', 'email'],
};

/** What is lacking or wrong in the invoice data of a country. */
export function companyDataFaults(country: string, data: UncheckedBody): Fault[] {
  const faults: Fault[] = (neededForInvoices[country] ?? [])
    .filter((field) => typeof data[field] !== 'string' || data[field].trim() === '')
    .map((field) => ({ field: `company_data.${field}`, code: 'required' }));
  const { email, post_code, krs } = data;
  if (typeof krs === 'string' && krs.trim() !== '' && !isKrsNumber(krs)) {
    faults.push({ field: 'company_data.krs', code: 'invalid_krs' });
  }
  if (typeof email === 'string' && email.trim() !== '' && !isEmailAddress(email.trim())) {
    faults.push({ field: 'company_data.email', code: 'invalid_email' });
  }
  if (typeof post_code === 'string' && post_code.trim() !== '' && !isPostCode(country, post_code.trim())) {
    const { example } = postCodeRule(country);
    faults.push({
      field: 'company_data.post_code',
      code: 'invalid_post_code',
      params: { example: example ?? '' },
    });
  }
  return faults;
}

/** Settings: a margin in steps of 0.1; invoice data complete for the country that is named with them. */
export const companySettingsRules: BodyRules = (body) => {
  const faults = decimalFaults(body, 'profit_margin', 1);
  const { invoice_country, company_data, email_prefix } = body;
  if (typeof email_prefix === 'string' && isMisplacedDot(email_prefix)) {
    faults.push({ field: 'email_prefix', code: 'invalid_email' });
  }
  if (typeof company_data !== 'object' || company_data === null) return faults;
  const data = company_data as UncheckedBody;
  if (typeof invoice_country === 'string') faults.push(...companyDataFaults(invoice_country, data));
  const ofWebsite = websiteFaults(data, 'website');
  return [...faults, ...ofWebsite.map((fault) => ({ ...fault, field: `company_data.${fault.field}` }))];
};
