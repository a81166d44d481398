import type {
  Currency,
  Id,
  ListQuery,
  Paged,
  PaymentDays,
  RequiredLine,
} from '../../../platform/http/api-types.js';
import type { Day } from '../../shipment/index.js';
import type { MoneyAge } from '../money/money.dto.js';

/** A payment of a carrier's invoice, or with a minus what the carrier returned. */
export interface CarrierPaymentDto {
  id: Id;
  paid_on: Day;
  amount: number;
  note: string | null;
  /** Null when their account is gone. */
  created_by_name: string | null;
  created_at: Date;
}

/** What a carrier invoiced for a route. */
export interface CarrierInvoiceDto {
  id: Id;
  order_id: Id;
  route_id: Id;
  /** Where the route leads, for example `Gdańsk → Oslo`. */
  route: string;
  subcontractor_id: Id | null;
  subcontractor_name: string;
  number: string;
  issue_date: Day;
  /** When it came. */
  received_on: Day;
  /** When the first POD of the route came; null while it is awaited. */
  pod_on: Day | null;
  /** Days from the last document, invoice or POD, until it is due. */
  payment_days: PaymentDays;
  /** Null while the POD is awaited: the term has not begun. */
  due_date: Day | null;
  /** Days since the due day; 0 or less while it has not passed, null without one or when nothing is open. */
  overdue_days: number | null;
  currency: Currency;
  net_amount: number;
  vat_amount: number;
  gross_amount: number;
  /** The price that was agreed for the route; null where none was chosen. */
  agreed_amount: number | null;
  agreed_currency: Currency | null;
  /** How much the net sum of the route's invoices is above the agreed price when this came; null in another currency, or without one. */
  difference: number | null;
  /** Why it was accepted although it is not what was agreed. */
  difference_reason: string | null;
  note: string | null;
  paid_amount: number;
  /** What is still to be paid; less than 0 when too much was. */
  balance: number;
  created_by_name: string | null;
  created_at: Date;
}

/** The same with its payments. */
export interface CarrierInvoiceDetails extends CarrierInvoiceDto {
  payments: CarrierPaymentDto[];
}

/** What a carrier still gets in one currency, gross. */
export interface CarrierBalance {
  currency: Currency;
  open: number;
  /** Of that what was due before today. */
  overdue: number;
}

/** What invoices of a route come to in one currency. */
export interface RouteBalance {
  currency: Currency;
  /** Gross, still to be paid; 0 when all is. */
  open: number;
  /** When the first of what is open is due; null while the POD is awaited, and when all is paid. */
  due_date: Day | null;
}

/** A route of an order with what its carrier gets. */
export interface CarrierRoute {
  route_id: Id;
  route: string;
  subcontractor_name: string | null;
  agreed_amount: number | null;
  agreed_currency: Currency | null;
  /** Days that an invoice of the route begins with. */
  payment_days: PaymentDays;
  /** The net sum of its invoices in the agreed currency. */
  invoiced_amount: number;
}

/** What the carriers of an order invoiced. */
export interface OrderCarrierInvoices {
  items: CarrierInvoiceDetails[];
  routes: CarrierRoute[];
}

/** Enters what a carrier invoiced. The gross sum is net and VAT. */
export interface CarrierInvoiceInput {
  route_id: Id;
  /**
   * As the carrier wrote it.
   * @minLength 1
   * @maxLength 60
   * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
   */
  number: string;
  issue_date: Day;
  /** Today when left out. */
  received_on?: Day | null;
  /** The route's terms, else the company's, else 30 days when left out. */
  payment_days?: PaymentDays | null;
  currency: Currency;
  /**
   * Other than 0; less for a carrier's correction.
   * @isDouble
   * @minimum -99999999999.99
   * @maximum 99999999999.99
   */
  net_amount: number;
  /**
   * 0 when left out; with the sign of the net sum.
   * @isDouble
   * @minimum -99999999999.99
   * @maximum 99999999999.99
   */
  vat_amount?: number;
  /**
   * Why an invoice of another sum or currency than was agreed is accepted; without it that is refused.
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  difference_reason?: string | null;
  /** @maxLength 500 */
  note?: string | null;
}

/** Records a payment to a carrier, or with a minus what was returned. */
export interface CarrierPaymentInput {
  /**
   * In the currency of the invoice; all that is open when left out.
   * @isDouble
   * @minimum -99999999999.99
   * @maximum 99999999999.99
   */
  amount?: number | null;
  /** The day in Europe/Warsaw; today when left out. */
  paid_on?: Day | null;
  /** @maxLength 500 */
  note?: string | null;
}

/** Removes what was entered by mistake; the log keeps it. */
export interface CarrierInvoiceRemoval {
  /** Why. */
  reason: RequiredLine;
}

/** A page of what carriers invoiced. */
export interface CarrierInvoicePage extends Paged<CarrierInvoiceDto> {}

/** Which of them. Sorted by `due_date`, `number`, `subcontractor_name`, `balance`, `gross_amount` or `issue_date`. */
export interface CarrierInvoiceQuery extends ListQuery {
  /** What is open when left out. */
  state?: 'open' | 'overdue' | 'this_week' | 'awaiting_pod' | 'paid' | 'all';
  age?: MoneyAge;
  currency?: Currency;
  subcontractor_id?: Id;
}
