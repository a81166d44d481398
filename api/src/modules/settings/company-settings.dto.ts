import type { Line, PaymentDays, Percent, PostCode } from '../../http/api-types.js';

/** Whose rules invoices follow. */
export type InvoiceCountry = 'PL' | 'NO';

/** The company as it stands on invoices. */
export interface CompanyData {
  company_name?: Line;
  address?: Line;
  city?: Line;
  post_code?: PostCode;
  phone?: Line;
  email?: Line;
  website?: Line;
  /** Poland. */
  nip?: Line;
  /** Poland. */
  regon?: Line;
  /** Poland. */
  bank_name?: Line;
  /** Poland. */
  bank_account?: Line;
  /** Norway. */
  organization_number?: Line;
  /** Norway. */
  vat_number?: Line;
  /** Norway. */
  bank_account_no?: Line;
  /** Norway. */
  bank_swift_no?: Line;
  /** Norway. */
  bank_iban_no?: Line;
}

/** Settings of the company. */
export interface CompanySettings {
  /** Default margin in percent. */
  profit_margin: number | null;
  /** Default days until payment. */
  payment_terms_days: number | null;
  /** Local part of the sending address. */
  email_prefix: string;
  invoice_country: InvoiceCountry;
  company_data: CompanyData;
  updated_at: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** Changes to the settings; what is left out stays. */
export interface CompanySettingsUpdate {
  profit_margin?: Percent | null;
  payment_terms_days?: PaymentDays | null;
  /**
   * Lower-case letters, digits, dot, underscore; unique.
   * @minLength 2
   * @maxLength 64
   * @pattern ^[a-z0-9._]+$
   */
  email_prefix?: string;
  invoice_country?: InvoiceCountry;
  company_data?: CompanyData;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** What everyone in the company may read of its settings. */
export interface CompanySettingsReadOnly {
  email_name: string;
  company_name: string;
  profit_margin: number | null;
  payment_terms_days: number | null;
}

/** What a public form may read of a company's settings. */
export interface PublicCompanySettings {
  company_name: string;
  payment_terms_days: number | null;
}
