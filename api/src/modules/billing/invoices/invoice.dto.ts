import type { KsefTarget } from '../ksef/ksef-settings.dto.js';
import type { KsefState } from '../ksef/ksef-submission.dto.js';
import type {
  Currency,
  EmailAddress,
  Id,
  Line,
  MailLanguage,
  MissingDto,
  PaymentDays,
} from '../../../platform/http/api-types.js';
import type { MessageDelivery } from '../../correspondence/index.js';
import type { Day, SummaryRate } from '../../shipment/index.js';

/** A case without a rate, by its name in Polish law: `np` is not taxed in Poland, `oo` is taxed by the buyer. */
export type VatCase = 'np' | 'oo';

/** A rate that the invoice can have, with what comes of it. */
export interface VatRateDto {
  /** In percent; 0 for a case without a rate. */
  vat_rate: number;
  /** Null for a plain rate. */
  vat_case: VatCase | null;
  /** In the language of `Accept-Language`. */
  label: string;
  /** When it is the right one. */
  explanation: string;
  /** The one that counts where nothing else is said. */
  is_default: boolean;
  /** Usual for this buyer and this transport. */
  is_usual: boolean;
  /** Neither usual nor able to take the place of what is: issuing with it takes `accept_unusual_rate`. */
  is_unusual: boolean;
  vat_amount: number;
  gross_amount: number;
}

/** Something that deserves a look before an invoice is issued. */
export interface InvoiceWarning {
  /** Stable: `buyer_tax_number_missing`, `bank_account_missing`, `bank_account_other_currency`, `sale_date_ahead`, `rate_old`, `rate_missing`. */
  code: string;
  /** In the language of `Accept-Language`. */
  message: string;
}

/** What is asked of the rates beside the order. */
export interface VatRatesQuery {
  /** The warnings are then those of an invoice with this day of the sale. */
  sale_date?: Day;
}

/** What an invoice of an order can be made with. */
export interface VatRates {
  available_rates: VatRateDto[];
  /** Null where the order has no price yet. */
  net_amount: number | null;
  currency: Currency;
  /** The day on which the transport is, or was, delivered. */
  sale_date: Day;
  payment_days: number;
  /**
   * Names of the carriers that a structured invoice can name (`names_carrier`); without those whose records lack a tax number or an address,
   * and empty where the invoice follows another law than Poland’s.
   * @example ["Trans-Pol Jan Nowak"]
   */
  carriers: string[];
  /** Where KSeF gets it once it is issued; null where it does not. */
  ksef: KsefTarget | null;
  /** The exchange rate by which tax is declared; null in the country's own currency, or when none is known. */
  tax_rate: SummaryRate | null;
  /** What stands against issuing it; nothing when it can be issued. */
  missing: MissingDto[];
  warnings: InvoiceWarning[];
}

/** How an invoice is to be made. */
export interface InvoiceInput {
  /**
   * In percent, one of the available rates; 0 when left out.
   * @isDouble
   * @minimum 0
   * @maximum 100
   */
  vat_rate?: number;
  /** A case without a rate; `vat_rate` is 0 or left out with it. */
  vat_case?: VatCase | null;
  /** The day of the sale, up to 2050-01-01; that of the last delivery when left out. */
  sale_date?: Day;
  /** Days until payment, from the day of issue; those of the order when left out. */
  payment_days?: PaymentDays;
  /**
   * Names each carrier in the structured invoice (`Przewoznik`), so that the client learns who drives; corrections repeat it. Left out, or
   * where the carrier’s name, tax number or address is not known, none is named. The PDF never names one.
   */
  names_carrier?: boolean;
  /** Issues it although the exchange rate for its tax is older than 5 working days, which the history keeps. */
  accept_old_rate?: boolean;
  /** Issues it although the VAT rate is unusual for seller, buyer and route, which the history keeps. */
  accept_unusual_rate?: boolean;
}

/**
 * How an invoice that KSeF refused is made anew. Rate, day of the sale, days until payment and whether carriers are named stay as it had them where
 * they are left out; buyer, seller, price and transport are those of the records. `names_carrier` is of an invoice alone.
 */
export interface MendInput extends InvoiceInput {
  /**
   * Of a correction alone: why; as it was when left out.
   * @minLength 1
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
   */
  reason?: string;
  /**
   * Of a correction alone: the right net price; as it was when left out.
   * @isDouble
   * @minimum 0
   * @maximum 99999999999.99
   */
  net_amount?: number;
  /** Of a correction alone: the buyer as the client's record has it now; as it was when left out. */
  renew_buyer?: boolean;
  /** Takes back the corrections that were issued after it, and that neither KSeF nor the client has: what they correct was never issued. */
  withdraw_corrections?: boolean;
  /** Gives it the next number of its series, where KSeF has another invoice under its own (`is_number_taken`); it keeps its number when left out. */
  take_next_number?: boolean;
}

/** What a correction changes; what is left out stays as it was. */
export interface CorrectionInput {
  /**
   * Why, as it stands on the correction.
   * @minLength 1
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
   */
  reason: string;
  /**
   * The right net price; 0 cancels the invoice.
   * @isDouble
   * @minimum 0
   * @maximum 99999999999.99
   */
  net_amount?: number;
  /**
   * In percent, one of the available rates.
   * @isDouble
   * @minimum 0
   * @maximum 100
   */
  vat_rate?: number;
  /** A case without a rate; null for a plain rate. */
  vat_case?: VatCase | null;
  /** The buyer as the client's record has it now. */
  renew_buyer?: boolean;
  sale_date?: Day;
  payment_days?: PaymentDays;
  /** Issues it although the exchange rate for its tax is older than 5 working days, which the history keeps. */
  accept_old_rate?: boolean;
  /** Issues it although the VAT rate is unusual for seller, buyer and route, which the history keeps. */
  accept_unusual_rate?: boolean;
}

/** How an invoice would look. Nothing was kept, and no number used. */
export interface InvoicePreview {
  /** The PDF in base64. */
  pdf_base64: string;
  /** The number that it would get if it were issued now. */
  invoice_number: string;
  net_amount: number;
  vat_amount: number;
  gross_amount: number;
  currency: Currency;
  due_date: Day;
}

/** An issued invoice or correction. Of a correction the amounts are what it changes, less than 0 when less is due. */
export interface InvoiceDto {
  id: Id;
  order_id: Id;
  /** Its PDF. */
  document_id: Id;
  kind: 'invoice' | 'correction';
  /** The invoice that it corrects. */
  corrects_id: Id | null;
  number: Line;
  issue_date: Day;
  sale_date: Day;
  due_date: Day;
  currency: Currency;
  net_amount: number;
  vat_amount: number;
  gross_amount: number;
  /** As it stands after this invoice or correction. */
  vat_rate: number;
  vat_case: VatCase | null;
  buyer_name: string;
  /** Why it was corrected. */
  reason: string | null;
  /** When somebody first mailed it. */
  sent_at: Date | null;
  /** When the last of its mails, be it a reminder, left or was kept here; as long as that waits, or when it was refused, when it was written. */
  last_sent_at: Date | null;
  /** To whom it was last mailed. */
  sent_to: string | null;
  /** Where the last of its mails is; null before the first one. */
  last_delivery: MessageDelivery | null;
  /** How often the client was reminded of its payment. */
  reminders_sent: number;
  /** When they were last reminded. */
  reminded_at: Date | null;
  /** The subject that its mail has unless another is given, in the client's language. */
  mail_subject: string;
  /** Where it is on its way to KSeF; null where it is not sent there. */
  ksef: KsefState | null;
  created_at: Date;
}

/** An invoice that was just issued. */
export interface IssuedInvoice extends InvoiceDto {
  order_status: number;
}

/** An invoice or a correction that KSeF refused and that was mended: it was never issued, and another has its number. */
export interface RefusedInvoiceDto {
  /** The one that it had among invoices; its XML is still found by it. */
  id: Id;
  /** The invoice that stands in its place. */
  replaced_by_id: Id;
  number: Line;
  issue_date: Day;
  currency: Currency;
  /** Of a correction what it would have changed. */
  gross_amount: number;
  /** It is a correction that was taken back as what it was based on was mended; others were refused themselves. */
  is_withdrawn: boolean;
  /** Why it was refused or taken back, in KSeF’s words or in the language of `Accept-Language`. */
  error: string | null;
  /** It has a structured invoice; one that was refused before it was sent has none. */
  has_file: boolean;
  mended_at: Date;
}

/** The invoices of an order, with what they come to. */
export interface OrderInvoices {
  /** The invoice, then its corrections, as they were issued. */
  items: InvoiceDto[];
  /** What KSeF refused of them and was mended since, with the corrections that were taken back; it counts nowhere. */
  refused: RefusedInvoiceDto[];
  /** What the client owes for the order, all corrections counted; null where no invoice was issued. */
  amount_due: number | null;
  /** What they paid, less what was returned. */
  paid_amount: number | null;
  /** What is still to be paid; less than 0 when it is to be returned. */
  balance: number | null;
  currency: Currency | null;
  due_date: Day | null;
  /** Days since the due day, as long as it is not paid; 0 or less while there is time. Null where nothing is due. */
  overdue_days: number | null;
  /** The invoice has an exchange rate for its tax, by which its corrections are converted too. */
  has_tax_rate: boolean;
  /** When it was recorded that the client paid. */
  paid_at: Date | null;
  /** The day on which they paid. */
  paid_on: Day | null;
}

/** What is mailed. */
export interface InvoiceMailSubject {
  /** The invoice or correction; the order's invoice when left out. */
  invoice_id?: Id;
  /** The invoice, the first time or once more; or a reminder of its payment, which brings it along. The invoice when left out. */
  kind?: 'invoice' | 'reminder';
}

/** Which words of an invoice's mail are wanted. */
export interface InvoiceMailQuery extends InvoiceMailSubject {
  /** The one of the client's country when left out. */
  language?: MailLanguage;
}

/** The words with which an invoice's mail begins. */
export interface InvoiceMailDraft {
  kind: 'invoice' | 'reminder' | 'correction';
  language: MailLanguage;
  /**
   * Whom the mail goes to unless `send-invoice` names somebody: whoever got the invoice before when that was not the client's own address, else
   * the client's first person who gets invoices, else the client's own address. Null where the client has none.
   */
  recipient_email: string | null;
  subject: string;
  /** HTML without anything that runs or loads, with the placeholders of `EmailTemplateDto` in it. */
  body: string;
  /** Bytes of the invoice's own file; 0 until it is made. */
  invoice_file_size: number;
  /** The PODs of the order, which the mail can bring along. */
  documents: InvoiceMailDocument[];
  /** How many bytes the files of a mail may have together. */
  max_file_bytes: number;
}

/** A POD that the mail of an invoice can bring along. */
export interface InvoiceMailDocument {
  id: Id;
  original_filename: string;
  /** In bytes. */
  file_size: number;
  /**
   * Whether to bring it unless somebody decides otherwise: with an invoice as the first mail of the client's
   * last one did, with the very first one always, as far as the files fit; not with a reminder or a correction.
   */
  is_proposed: boolean;
}

/** An invoice's mail to look at before it is sent; words may be missing while they are written. */
export interface InvoiceMailPreviewInput extends InvoiceMailSubject {
  /** The client's name when left out. */
  recipient_name?: Line | null;
  /**
   * The built-in one with the invoice's number when empty or left out.
   * @maxLength 200
   */
  subject?: string;
  /**
   * HTML; sanitised. When nothing stands in it: with an invoice the company's own text, or the built-in one in the client's
   * language; with a reminder number, amount, due day and how many days ago that was; with a correction its reason and what
   * it changes.
   * @maxLength 100000
   */
  message?: string;
  /** Of the mail's frame and of the built-in texts; the one of the client's country when left out. */
  language?: MailLanguage;
}

/** Mails an invoice to the client. */
export interface InvoiceMailInput extends InvoiceMailPreviewInput {
  /** As `GET /orders/{id}/invoice-mail` proposes when left out. */
  recipient_email?: EmailAddress;
  /**
   * PODs of the order that go along beside the invoice, which always does; none when left out. Others answer `unknown_record`; files that are too
   * large together 409 `mail_files_too_large`.
   * @maxItems 20
   */
  document_ids?: Id[];
}

/** An invoice's mail as the client would see it. */
export interface InvoiceMailPreview {
  /** Whom it goes to unless somebody else is named; null where the client has no address. */
  recipient_email: string | null;
  subject: string;
  /** A whole document that runs and loads nothing. */
  html: string;
  /** Placeholders that nobody knows; they stand in the mail as written. */
  unknown: string[];
}
