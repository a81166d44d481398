import type { InvoiceCountry } from '@frakto/sdk/enums';
import type { Schemas } from '../../../kit/api/types';
import type { MessageKey } from '../../../kit/i18n/use-t';
import type { Versioned } from '../use-settings-form';

type CompanyData = Schemas['CompanyData'];
export type InvoiceField = keyof CompanyData;

/** The fields of the form: the country, and the company as it stands on invoices. */
export type InvoiceValues = { invoice_country: InvoiceCountry } & Record<InvoiceField, string>;

const empty: Record<InvoiceField, string> = {
  company_name: '',
  address: '',
  city: '',
  post_code: '',
  phone: '',
  email: '',
  website: '',
  nip: '',
  regon: '',
  krs: '',
  register_court: '',
  share_capital: '',
  bank_name: '',
  bank_account: '',
  bank_swift: '',
  organization_number: '',
  vat_number: '',
  bank_account_no: '',
  bank_swift_no: '',
  bank_iban_no: '',
};

/** What the fields are called. */
export const invoiceLabels = Object.fromEntries(
  Object.keys(empty).map((field) => [field, `settings.invoice.field.${field}`]),
) as Record<InvoiceField, MessageKey>;

/** The number of a company in its country's register, by which it can be looked up. */
export const registerNumber = { PL: 'nip', NO: 'organization_number' } as const;

/** What an invoice of the country cannot do without; the API refuses data that lack it. */
export const neededFields: Readonly<Record<InvoiceCountry, readonly InvoiceField[]>> = {
  PL: ['company_name', 'nip', 'address', 'city', 'post_code', 'email'],
  NO: ['company_name', 'organization_number', 'address', 'city', 'post_code', 'email'],
};

/** Fields of a country under the names that the check of numbers has for them. */
export const checkedFields = {
  PL: {
    vat_number: 'nip',
    business_registration_number: 'regon',
    bank_account: 'bank_account',
    bic: 'bank_swift',
    phone: 'phone',
  },
  NO: {
    vat_number: 'vat_number',
    business_registration_number: 'organization_number',
    bank_account: 'bank_account_no',
    iban: 'bank_iban_no',
    bic: 'bank_swift_no',
    phone: 'phone',
  },
} as const satisfies Record<InvoiceCountry, Record<string, InvoiceField>>;

/** Fills the form. */
export function invoiceValues(settings: Schemas['CompanySettings']): Versioned<InvoiceValues> {
  const { invoice_country, company_data, version } = settings;
  return { values: { ...empty, ...company_data, invoice_country }, version };
}

/** A company's register entry under the names of the form. */
export function fromRegister(
  country: InvoiceCountry,
  found: Schemas['RegisteredCompanyDto'],
): Partial<Record<InvoiceField, string | null>> {
  const numbers =
    country === 'PL'
      ? { nip: found.vat_number, regon: found.business_registration_number }
      : { organization_number: found.business_registration_number, vat_number: found.vat_number };
  return {
    company_name: found.name,
    ...numbers,
    address: found.address,
    post_code: found.post_code,
    city: found.city,
    email: found.email,
    phone: found.phone,
    website: found.website,
  };
}
