import type { UiLanguage } from '../../../kernel/text/language.js';
import type { InvoiceKind } from '../rules/invoice-number.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { LegalBasis, TaxCountry, VatCase } from '../rules/vat.js';

/** A label of the law and what it stands for. */
interface Fact {
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
  /** The law by which it bears no tax, null where none has to be named; absent from invoices of earlier days. */
  legal_basis?: LegalBasis | null;
}

/** A part of the way that one carrier drives. */
export interface InvoiceLeg {
  /** Where it begins, written as the transport's `pickup_place` is. */
  pickup_place: string;
  /** Where it ends. */
  delivery_place: string;
  /** Null where their record lacks what an invoice names a company by. */
  carrier: InvoiceParty | null;
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

/**
 * All that an invoice or a correction says but its number: a value, which what prints, keeps and sends invoices is made from.
 * Amounts are numbers with two decimals in `currency`; in `conversion` alone they are in the currency of the country's tax.
 */
export interface InvoiceDraft {
  kind: InvoiceKind;
  /** By whose law it is written; its language stands beside the buyer's. */
  country: TaxCountry;
  /** In which the buyer reads it. */
  language: UiLanguage;
  order_number: number;
  /** Days, `YYYY-MM-DD`. */
  issue_date: string;
  sale_date: string;
  due_date: string;
  /** The seller's town. */
  issue_place: string;
  /** Where the transport begins: street, post code and town, country; absent from invoices of earlier days. */
  pickup_place?: string;
  /** Where it ends, written the same way. */
  delivery_place: string;
  /**
   * Who drives which part, for the structured invoice alone. Absent where the client is not to learn it, as usual, and from invoices of
   * earlier days.
   */
  legs?: InvoiceLeg[];
  /** From the day of issue to the day that it is due; of a correction from the day of the invoice. */
  payment_days: number;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  account: InvoiceAccount;
  currency: Currency;
  /** One: an order is one service. */
  lines: InvoiceLine[];
  /** As all stands: of a correction after it. */
  sums: InvoiceSums;
  /**
   * Null where the invoice is in the currency of the seller's country, or no rate is known. Of a correction what it
   * changes, not what is due after it.
   */
  conversion: InvoiceConversion | null;
  /** The way crosses a border, which is why a rate of 0 holds. */
  is_international: boolean;
  client_reference: string | null;
  our_reference: string | null;
  /** Of a correction only. */
  corrects: Corrected | null;
}

/**
 * An issued invoice, as `invoices.content` (jsonb) keeps it: its draft with the number that it got. The database refuses to
 * change it, so that rows keep the shape of their day: what is optional in this file is absent from earlier ones.
 */
export interface InvoiceContent extends InvoiceDraft {
  number: string;
}
