import type { Id, ListQuery, Paged, PaymentDays, RequiredLine } from '../../../platform/http/api-types.js';
import type { Day } from '../../shipment/index.js';

/**
 * What an invoice is beside the orders to carriers: as agreed; the same, of a seller whose tax number nobody has approved for the carrier yet,
 * so that number and account are to be checked; of another sum or currency; as agreed while the POD is awaited; come
 * before; of no order that it could be found by.
 */
export type ReceivedInvoiceMatch =
  | 'agreed'
  | 'seller_to_check'
  | 'differs'
  | 'documents_missing'
  | 'duplicate'
  | 'unknown';

/**
 * Why no order was found: the file is not here or cannot be read; KSeF lists it in a way that is not known, so
 * that only its number and its file are here; it names no order; the company has none of that number; it fits
 * several routes; the order is another carrier's; nobody has approved an invoice of this seller for the order's carrier yet, and the names
 * differ; the first invoice of this tax number for the carrier.
 */
export type ReceivedInvoiceReason =
  | 'not_read'
  | 'not_understood'
  | 'no_order_number'
  | 'order_not_found'
  | 'several_routes'
  | 'other_seller'
  | 'new_seller'
  | 'first_of_seller';

/** Whether somebody has decided on it. */
export type ReceivedInvoiceState = 'open' | 'approved' | 'rejected';

/** An invoice that KSeF has for the company as its buyer. */
export interface ReceivedInvoiceDto {
  id: Id;
  ksef_number: string;
  /** As the seller wrote it. */
  invoice_number: string;
  issue_date: Day;
  /** When KSeF stored it. */
  received_at: Date;
  seller_name: string;
  seller_nip: string;
  /** ISO 4217; it may be one that the product does not know. */
  invoice_currency: string;
  net_amount: number;
  gross_amount: number;
  state: ReceivedInvoiceState;
  match: ReceivedInvoiceMatch;
  reason: ReceivedInvoiceReason | null;
  /** How much the route's invoices with this one are above what was agreed; null in another currency, or without a route. */
  difference: number | null;
  /** The route that it is for, as it was found or assigned. */
  route_id: number | null;
  order_id: number | null;
  route: string | null;
  subcontractor_name: string | null;
  agreed_amount: number | null;
  agreed_currency: string | null;
  /** Somebody said for which route it is. */
  is_assigned: boolean;
  /** Whether the POD of the route is there. */
  has_pod: boolean;
  rejection_reason: string | null;
  /** Null when their account is gone, and before a decision. */
  decided_by_name: string | null;
  decided_at: Date | null;
}

/** How fetching from KSeF fares. */
export interface ReceivedInvoiceSync {
  /** Whether the company's invoices are fetched. */
  is_on: boolean;
  /** When the list was last read. */
  fetched_at: Date | null;
  /** When it is read next; null before the first time. */
  next_at: Date | null;
  /** Why the last try failed, in the language of `Accept-Language`. */
  error: string | null;
}

/** A page of them. */
export interface ReceivedInvoicePage extends Paged<ReceivedInvoiceDto> {
  sync: ReceivedInvoiceSync;
}

/**
 * Which of them, the latest first unless sorted by `received_at`, `issue_date`, `invoice_number`, `seller_name`, `net_amount` or `gross_amount`.
 * `q` searches the two numbers, the seller's name and NIP.
 */
export interface ReceivedInvoiceQuery extends ListQuery {
  /** Open ones when left out. */
  state?: ReceivedInvoiceState | 'all';
}

/** A line of such an invoice. */
export interface ReceivedInvoiceLine {
  line_text: string;
  quantity: string | null;
  unit: string | null;
  net: number | null;
  /** As FA(3) names it, for example `23` or `np I`. */
  rate: string | null;
}

/** What the invoice says. */
export interface ReceivedInvoiceContent {
  /** `VAT`, `KOR`, `ZAL` and the like. */
  kind: string;
  sale_date: Day | null;
  due_date: Day | null;
  vat_amount: number;
  buyer: string;
  /** Texts in which the number of an order may stand. */
  order_texts: string[];
  /** Numbers of invoices that it corrects. */
  corrects: string[];
  correction_reason: string | null;
  /** Account to pay to. */
  bank_account: string | null;
  /** Split payment is compulsory. */
  is_split_payment: boolean;
  /** The first 200. */
  lines: ReceivedInvoiceLine[];
  line_count: number;
}

/** The same with what it says; null while it is not here, or where it cannot be read. */
export interface ReceivedInvoiceDetails extends ReceivedInvoiceDto {
  content: ReceivedInvoiceContent | null;
}

/** Approves an invoice as its carrier's. */
export interface ReceivedInvoiceApproval {
  /** The route that was seen: another one answers 409. */
  route_id: Id;
  /**
   * Why another sum or currency than was agreed is accepted.
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  difference_reason?: string | null;
  /** With a reason: the difference that was seen, null in another currency. Where it is another one now, the answer is 409. */
  difference?: number | null;
  /** The route's terms, else the company's, else 30 days when left out. */
  payment_days?: PaymentDays | null;
}

/** Rejects an invoice. */
export interface ReceivedInvoiceRejection {
  /** Why. */
  reason: RequiredLine;
}

/** Says for which route an invoice is. */
export interface ReceivedInvoiceAssignment {
  /** Null takes it back. */
  route_id: Id | null;
}
