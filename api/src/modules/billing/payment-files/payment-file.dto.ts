import type { Currency, Id, PageQuery, Paged } from '../../../platform/http/api-types.js';
import type { Day } from '../../shipment/index.js';

/**
 * An account as people write it: 26 digits of a Polish one, or an IBAN.
 * @maxLength 50
 * @pattern ^[\x20-\x7e]*$
 */
export type WrittenAccount = string;

/** The account of an invoice that names none, as the carrier told it. */
export interface InvoiceAccountInput {
  carrier_invoice_id: Id;
  written_account: WrittenAccount;
}

/** In which files pay: transfers within Poland, or those of SEPA. */
export type PaymentCurrency = 'PLN' | 'EUR';

/** Which carriers' invoices are to be paid. */
export interface PaymentFilePreviewInput {
  /** What is invoiced in another one is left out. PLN when left out; EUR is paid from the company's account in euros. */
  currency?: PaymentCurrency;
  /**
   * @minItems 1
   * @maxItems 500
   */
  carrier_invoice_ids: Id[];
  /**
   * Accounts of invoices that name none; an account that came with the invoice is never replaced.
   * @maxItems 500
   */
  accounts?: InvoiceAccountInput[];
}

/** The same, to be written. */
export interface PaymentFileInput extends PaymentFilePreviewInput {
  /** Some of them are in another file already, which has been seen: they may be paid twice. */
  accept_repeated?: boolean;
}

/**
 * Why an invoice is not in the file: nothing of it is open; the carrier owes it, as a correction that lowers; the POD is awaited, so that it is
 * not due; it names no account, several of which none goes before the others, one with wrong check digits, or the company's own; it is to be paid abroad, in EUR outside of the European Economic Area; in another currency than the file; by split payment, but not in PLN, or
 * the seller's NIP or the tax is not known.
 */
export type NotInFileReason =
  | 'nothing_open'
  | 'to_get_back'
  | 'awaiting_pod'
  | 'no_account'
  | 'several_accounts'
  | 'account_wrong'
  | 'account_abroad'
  | 'account_own'
  | 'other_currency'
  | 'split_unknown';

/** A transfer of the file. */
export interface PaymentTransfer {
  carrier_invoice_id: Id;
  order_id: Id;
  invoice_number: string;
  subcontractor_name: string;
  amount: number;
  /** IBAN, without spaces. */
  creditor_account: string;
  /** A person typed the account: the invoice names none. */
  is_account_typed: boolean;
  /** The due day, or today where it has passed; on a free day the working day after it (art. 115 of the Civil Code). */
  execution_on: Day;
  transfer_title: string;
  /** Paid by split payment, which is compulsory for it. */
  is_split_payment: boolean;
  /** When it was put into a file before; null where it never was. */
  in_file_since: Date | null;
}

/** An invoice that is left out, with the reason. */
export interface LeftOutInvoice {
  carrier_invoice_id: Id;
  order_id: Id;
  invoice_number: string;
  subcontractor_name: string;
  amount: number;
  invoice_currency: Currency;
  left_out_reason: NotInFileReason;
  /** It names no account, so that one may be given in `accounts`. */
  is_account_typed: boolean;
}

/** What a file would have in it. */
export interface PaymentFilePreview {
  /** Of the company in the file's currency; null where its invoice data have none. */
  debtor_account: string | null;
  currency: Currency;
  total: number;
  transfers: PaymentTransfer[];
  left_out: LeftOutInvoice[];
}

/** A file with which a bank pays carriers' invoices. */
export interface PaymentFileDto {
  id: Id;
  created_at: Date;
  /** Null when their account is gone. */
  created_by_name: string | null;
  debtor_account: string;
  currency: Currency;
  total: number;
  transfer_count: number;
  /** The day on which the bank has paid, as somebody said it, or the day on which it was said; null before. */
  paid_on: Day | null;
}

/** The same with its transfers, and what was left out when it was written. */
export interface NewPaymentFile extends PaymentFileDto {
  left_out: LeftOutInvoice[];
}

/** A page of them, the latest first. */
export interface PaymentFilePage extends Paged<PaymentFileDto> {}

/** Which page, sorted by `id`, `created_at`, `total`, `currency` or `paid_on`. */
export interface PaymentFileQuery extends PageQuery {}

/** Says that the bank has paid what is in a file. */
export interface PaymentFilePaidInput {
  /** The day in Europe/Warsaw; the day of execution of each transfer, at the latest today, when left out. */
  paid_on?: Day | null;
}

/** What came of it. */
export interface PaymentFilePaid {
  /** As given, or today. */
  paid_on: Day;
  /** Invoices for which a payment was recorded. */
  recorded: number;
  /** Invoices of which nothing was open any more, or that were removed. */
  settled_before: number;
}
