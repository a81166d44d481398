import type {
  Line,
  PaymentDays,
  Percent,
  PostCode,
  Amount,
  Currency,
  PublicContact,
} from '../../../platform/http/api-types.js';

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
  /** Poland: number in the National Court Register, ten digits. */
  krs?: Line;
  /** Poland: the court that keeps the register. */
  register_court?: Line;
  /** Poland: the share capital with its currency, as a company limited by shares has to name it. */
  share_capital?: Line;
  /** Poland. */
  bank_name?: Line;
  /** Poland. */
  bank_account?: Line;
  /** Poland: BIC of the bank, which clients abroad are told. */
  bank_swift?: Line;
  /** IBAN of an account in euros, which invoices in euros name in place of the other one. */
  bank_account_eur?: Line;
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

/**
 * Terms of orders to carriers, one paragraph a line.
 * @maxLength 10000
 */
export type TermsText = string;

/** The company's own terms of orders to carriers, by the language of the carrier. */
export interface OwnOrderTerms {
  /** To carriers in Poland. Null: the built-in terms hold. */
  pl: TermsText | null;
  /** To carriers in Norway. Null: the built-in terms hold. */
  no: TermsText | null;
  /** To all others. Null: the built-in terms hold. */
  en: TermsText | null;
}

/** The same as they are entered: what is left out, or blank, is replaced by the built-in terms. */
export interface OwnOrderTermsInput {
  pl?: TermsText | null;
  no?: TermsText | null;
  en?: TermsText | null;
}

/** The terms that hold where a company has none of its own. */
export interface BuiltInOrderTerms {
  pl: string;
  no: string;
  en: string;
}

/**
 * Days without an answer.
 * @isInt
 * @minimum 1
 * @maximum 60
 */
export type FollowUpDays = number;

/**
 * What is done about the papers of carriers when an order is sent to one. `off`: nothing. `warn`: papers that have expired, or are demanded
 * and not there, are shown before the order is sent. `block`: the order is sent only when somebody says why.
 */
export type CarrierCheck = 'off' | 'warn' | 'block';

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
  order_terms: OwnOrderTerms;
  built_in_order_terms: BuiltInOrderTerms;
  /** Whether people of the company can do nothing until they have turned on a second factor, or signed in with a passkey. */
  require_second_factor: boolean;
  /** Whether the client is sent a confirmation, the text `order_acceptance`, when an order is created. */
  send_order_acceptance: boolean;
  /** Whether the client’s yes to an offer, over the link or recorded by hand, creates the order at once. */
  create_order_on_acceptance: boolean;
  /** After how many days without an answer to an offer the client is sent a reminder, the text `follow_up`. Null: none is sent. */
  follow_up_days: FollowUpDays | null;
  carrier_check: CarrierCheck;
  /** Whether a carrier needs an insurance and a licence on record; otherwise only papers that are there can have expired. */
  carrier_papers_required: boolean;
  updated_at: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** The company as it is to stand on invoices; null and an empty text clear a field. */
export interface CompanyDataInput {
  company_name?: Line | null;
  address?: Line | null;
  city?: Line | null;
  post_code?: PostCode | null;
  phone?: Line | null;
  email?: Line | null;
  website?: Line | null;
  /** Poland. */
  nip?: Line | null;
  /** Poland. */
  regon?: Line | null;
  /** Poland: number in the National Court Register, ten digits; else `invalid_krs`. */
  krs?: Line | null;
  /** Poland: the court that keeps the register. */
  register_court?: Line | null;
  /** Poland: the share capital with its currency, as a company limited by shares has to name it. */
  share_capital?: Line | null;
  /** Poland. */
  bank_name?: Line | null;
  /** Poland. */
  bank_account?: Line | null;
  /** Poland: BIC of the bank, which clients abroad are told. */
  bank_swift?: Line | null;
  /** IBAN of an account in euros, which invoices in euros name in place of the other one. */
  bank_account_eur?: Line | null;
  /** Norway. */
  organization_number?: Line | null;
  /** Norway. */
  vat_number?: Line | null;
  /** Norway. */
  bank_account_no?: Line | null;
  /** Norway. */
  bank_swift_no?: Line | null;
  /** Norway. */
  bank_iban_no?: Line | null;
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
  company_data?: CompanyDataInput;
  /** Replaced as a whole. */
  order_terms?: OwnOrderTermsInput;
  /** Whether people of the company need a second factor; it holds for sessions that are open, too. */
  require_second_factor?: boolean;
  /** Whether the client is sent a confirmation, the text `order_acceptance`, when an order is created. */
  send_order_acceptance?: boolean;
  /** Whether the client’s yes to an offer, over the link or recorded by hand, creates the order at once. */
  create_order_on_acceptance?: boolean;
  /**
   * After how many days without an answer to an offer the client is sent a reminder, the text `follow_up`; null for none. Offers
   * that have waited longer than that when reminders are turned on are not reminded of; when the number is lowered, they keep the day that they had.
   */
  follow_up_days?: FollowUpDays | null;
  carrier_check?: CarrierCheck;
  /** Whether a carrier needs an insurance and a licence on record. */
  carrier_papers_required?: boolean;
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
  /** Whether the client is sent a confirmation when an order is created. */
  send_order_acceptance: boolean;
  /** Whether the client’s yes to an offer, over the link or recorded by hand, creates the order at once. */
  create_order_on_acceptance: boolean;
  /** After how many days without an answer the client is reminded of an offer; null when that is not done. */
  follow_up_days: FollowUpDays | null;
  carrier_check: CarrierCheck;
  /** Whether a carrier needs an insurance and a licence on record. */
  carrier_papers_required: boolean;
}

/** What a public form may read of a company's settings. */
export interface PublicCompanySettings {
  company_name: string;
  payment_terms_days: number | null;
  /** Whom to ask; left out where the company has filled in neither a phone nor an address. */
  contact?: PublicContact;
}

/** What the company reckons a kilometre costs. */
export interface PriceSettings {
  /** Null until it is set. */
  price_per_km: Amount | null;
  currency: Currency;
  /** 0 until it is set, then counted up with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** The price of a kilometre. */
export interface PriceSettingsInput {
  price_per_km: Amount;
  currency: Currency;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 0
   */
  version?: number;
}
