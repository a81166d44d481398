import type { UiLanguage } from '../../../kernel/text/language.js';
import type { InvoiceKind } from '../rules/invoice-number.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { TaxCountry, VatCase } from '../rules/vat.js';

/** A label of the law and what it stands for. */
export interface Fact {
  label: string;
  value: string;
}

/** Seller or buyer as the invoice names them. */
export interface InvoiceParty {
  name: string;
  /** The address, line by line. */
  address: string[];
  /** ISO code; null when it is not known. */
  country: string | null;
  /** Numbers in registers. */
  numbers: Fact[];
  phone: string | null;
  email: string | null;
}

/** Where the money is to go. */
export interface InvoiceAccount {
  bank: string | null;
  /** In the form of the country, for payments within it. */
  account: string | null;
  iban: string | null;
  swift: string | null;
}

/** Amounts as numbers with two decimals, at one rate or by one case. */
export interface InvoiceAmounts {
  vat_rate: number;
  vat_case: VatCase | null;
  net: number;
  vat: number;
  gross: number;
}

/** A service that is charged. */
export interface InvoiceLine extends InvoiceAmounts {
  /** The cities on the way, each with its country. */
  way: string;
  /** Days in Warsaw, `YYYY-MM-DD`. */
  pickup_day: string;
  delivery_day: string;
  pallets: number;
  /** In kg. */
  weight: number;
  cargo: string;
}

/** Sums for each rate and together. */
export interface InvoiceSums {
  rates: InvoiceAmounts[];
  net: number;
  vat: number;
  gross: number;
}

/** The sums in the currency of the seller's country, in which tax is declared. */
export interface InvoiceConversion {
  currency: Currency;
  /** Units of that currency for one of the invoice's. */
  rate: string;
  /** The day of the rate. */
  date: string;
  source: string;
  table_no: string | null;
  net: number;
  vat: number;
  gross: number;
}

/** What a correction says of the invoice that it corrects. */
export interface Corrected {
  number: string;
  issue_date: string;
  reason: string;
  /** As it was before: by the invoice, or by its latest correction. */
  lines: InvoiceLine[];
  sums: InvoiceSums;
  /** Days before, where the correction names others. */
  sale_date?: string;
  due_date?: string;
  /** The buyer before, where the correction names another. */
  buyer: InvoiceParty | null;
  /** What is due after it less what was due before. */
  difference: InvoiceSums;
  /** The client had paid by then, so that less due is money to be returned; corrections of earlier days do not say. */
  is_paid?: boolean;
  /** What the client had paid by then; absent where they had paid nothing. */
  paid?: number;
}

/** What stands on an invoice: kept when it is issued, and never changed. */
export interface InvoiceContent {
  kind: InvoiceKind;
  /** By whose law it is written. */
  country: TaxCountry;
  /** In which the buyer reads it. */
  language: UiLanguage;
  number: string;
  order_number: number;
  /** Days, `YYYY-MM-DD`. */
  issue_date: string;
  sale_date: string;
  due_date: string;
  /** The seller's town. */
  issue_place: string;
  /** Where the transport ends. */
  delivery_place: string;
  payment_days: number;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  account: InvoiceAccount;
  currency: Currency;
  lines: InvoiceLine[];
  sums: InvoiceSums;
  /** Null where the invoice is in the currency of the seller's country, or no rate is known. */
  conversion: InvoiceConversion | null;
  /** The way crosses a border, which is why a rate of 0 holds. */
  is_international: boolean;
  client_reference: string | null;
  our_reference: string | null;
  /** Of a correction only. */
  corrects: Corrected | null;
}
