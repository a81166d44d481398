import type {
  Amount,
  BulkAnswer,
  BulkRow,
  CountryCode,
  EmailAddress,
  ExportFormat,
  ExternalId,
  Id,
  ListQuery,
  Paged,
  PaymentDays,
  PostCode,
  RequiredLine,
  SummaryCurrency,
  Text,
} from '../../../platform/http/api-types.js';
import type { MessageDelivery } from '../../correspondence/index.js';
import type { FollowUp, MailOnHold, OrderAcceptance } from './automatic-mail.dto.js';
import type { RouteDto, RouteHint } from '../routes/route.dto.js';
import type { ClientOfferDto } from './client-offer.dto.js';
import type { ShownPrice } from './order-price.dto.js';
import type { AllowedAction, OrderStatusCode } from './order-status.dto.js';
import type {
  CargoFacts,
  CargoFactsInput,
  Day,
  OfferTerms,
  References,
  ReferencesInput,
  TimeWindows,
  TimeWindowsInput,
  Cargo,
  TransportAddresses,
} from './transport-facts.dto.js';

/** A transport request, quotation or order: one record in different statuses. */
export interface OrderDto extends References, OfferTerms {
  id: Id;
  /** What another program of the company calls it. */
  external_id: string | null;
  /** Whose link or whose hand made it. */
  user_id: number | null;
  /** Null when the client's record was deleted. */
  client_id: number | null;
  /** The client's name as it was when the request came. */
  client_name: string | null;
  /** Where the client is written to; while a claim is open, the address that the request says. */
  client_email: string;
  /** The client whom an unsigned request names, until the forwarder confirms or dismisses it; else null. */
  claimed_client_id: number | null;
  /** That client's name in the directory. */
  claimed_client_name: string | null;
  /** That client's address in the directory. */
  claimed_client_email: string | null;
  /** A request from a website, which neither a mailed link nor the forwarder has confirmed yet. */
  is_unconfirmed: boolean;
  /** The person who filled in the form on a website. */
  contact_name: string | null;
  /** The website on which the form stood, as its page told: nothing proves it. */
  request_site: string | null;
  status: OrderStatusCode;
  /** Stable name of the status. */
  status_key: string;
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  pickup_date: Date;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: Date;
  pallets_count: number;
  /** In kg. */
  weight: number;
  cargo_type: string;
  notes: string | null;
  /** Days until payment. */
  payment_days: number | null;
  /** What the client pays; frozen once the offer is sent. */
  price_for_client: number | null;
  currency_for_client: SummaryCurrency | null;
  /** A price for the client set by hand; used instead of the sum of the routes, in `currency_for_client` (PLN without one): in another currency the sum counts. */
  client_price: number | null;
  is_read: boolean;
  /** False while the client is asked to complete the data. */
  is_data_complete: boolean;
  /** The colleague who looks after the order; null when nobody was named. */
  assignee_id: number | null;
  assignee_name: string | null;
  /** The day in Europe/Warsaw on which the order comes back into the queue of work; null when it was never put off, or its status changed. */
  snoozed_until: Day | null;
  created_at: Date;
  updated_at: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** What became of the invoice that an order is waiting to be paid for. */
export interface InvoiceFate {
  /**
   * Where the invoice is, of an order whose invoice was sent and that is not paid yet: `handed_over` as soon as one of the mails that brought it
   * was, else where the latest of them is; reminders of its payment do not count. Only `handed_over` says that the client can have it. Null at
   * every other status, and where nobody has mailed the invoice as it stands.
   */
  invoice_delivery: MessageDelivery | null;
}

/** When an order is carried by the quotes that its client was offered: from the first loading to the last unloading. */
export interface AgreedDates {
  pickup_date: Date;
  delivery_date: Date;
}

/** An order in a list. */
export interface ListedOrder extends OrderDto, InvoiceFate {
  /** What the offer names; null before it is made, once it is turned down, and when the quotes name no dates: then those of the request hold. */
  agreed: AgreedDates | null;
  /** What it comes to for the client; null while that is not known. */
  shown_price: ShownPrice | null;
}

/** One page of orders. */
export interface OrderPage extends Paged<ListedOrder> {}

/** What the lists of orders accept. */
export interface OrderQuery extends ListQuery {
  /** Repeatable: only orders in one of these statuses. */
  status?: number[];
  /** Only orders that the caller looks after, or that nobody looks after. */
  assigned?: 'mine' | 'unassigned';
  /** Only the order that another program calls so. */
  external_id?: ExternalId;
}

/** Which orders are exported, and how: the filters of the list. */
export interface OrderExportQuery {
  /**
   * `csv` when left out: with semicolons and a byte order mark, decimals as the language of `Accept-Language` writes them. `ndjson` has an
   * order a line, as the list has it.
   */
  format?: ExportFormat;
  /**
   * Only orders that have this text; case and diacritics do not matter.
   * @maxLength 200
   */
  q?: string;
  /**
   * Field to sort by, as in the list, with `-` before it for descending; `id` when left out.
   * @maxLength 60
   */
  sort?: string;
  /** Repeatable: only orders in one of these statuses. */
  status?: number[];
  /** Only orders that the caller looks after, or that nobody looks after. */
  assigned?: 'mine' | 'unassigned';
  /** Only the order that another program calls so. */
  external_id?: ExternalId;
}

/**
 * An unsigned request says that it is a client's, which nothing proves: anybody may have sent it. Compare the addresses,
 * and ask the client over a way that you know.
 */
export interface ClientClaim {
  client_id: Id;
  /** The client's name in the directory. */
  client_name: string;
  /** The client's address in the directory. */
  directory_email: string | null;
  /** The address that the request says. */
  given_email: string;
  /** Whether both are the same, letter case aside. */
  is_same_email: boolean;
}

/** What the forwarder says of a claim. */
export interface ClientClaimAnswer {
  /** True when left out: the request is that client's. False: it is not, and stays without a client. */
  confirm?: boolean;
  /**
   * Where mails of the order go once it is confirmed: the address of the directory (when left out), or the one that the
   * request says. A client without an address takes the given one only when it is named here.
   */
  email?: 'directory' | 'given';
}

/** An order with its routes and with what can be done next. */
export interface OrderDetails extends OrderDto, CargoFacts, TimeWindows, InvoiceFate {
  /** Whose request it claims to be; null when a signed link, the client's own address or the forwarder has said it. */
  client_claim: ClientClaim | null;
  routes: RouteDto[];
  /** What looks wrong between the routes. */
  route_hints: RouteHint[];
  /** Statuses that `PUT /orders/{id}/status` accepts now. */
  allowed_statuses: number[];
  allowed_actions: AllowedAction[];
  /** An issued invoice is among its documents. */
  has_issued_invoice: boolean;
  /** How many documents are filed with it and its routes. */
  documents_count: number;
  /** How many files from outside wait to be confirmed as documents. */
  received_documents_count: number;
  /** The latest offer to the client; null before one was sent. */
  client_offer: ClientOfferDto | null;
  /**
   * The confirmation that the client gets, or got, by the order's being created. Null where the company sends none, and while the
   * client has not accepted.
   */
  order_acceptance: OrderAcceptance | null;
  /** The reminder of the latest offer. Null where the company sends none, and where none is due any more. */
  follow_up: FollowUp | null;
  /** What has not reached whoever has to answer: the client up to the offer, then the carriers of routes that wait. */
  mails_on_hold: MailOnHold[];
}

/** A request entered by the forwarder. */
export interface OrderInput
  extends TransportAddresses, Cargo, CargoFactsInput, TimeWindowsInput, ReferencesInput {
  external_id?: ExternalId | null;
  client_id?: Id | null;
  /** The client's own address when left out. */
  client_email?: EmailAddress;
  notes?: Text | null;
  /** The company's terms when left out. */
  payment_days?: PaymentDays | null;
  /** The last day, in Europe/Warsaw, on which the client will be able to accept the offer. */
  valid_until?: Day | null;
  /** The draft that the order was completed from: it is deleted with it. One that is gone answers 404, so that two people do not make two orders of it. */
  draft_id?: Id;
  /**
   * The version of the draft that was completed; another one answers 409.
   * @isInt
   * @minimum 1
   */
  draft_version?: number;
}

/** New requests, each entered or refused by itself. */
export interface OrderBulkInput {
  /**
   * @minItems 1
   * @maxItems 500
   */
  items: OrderInput[];
}

/** What became of a row. */
export interface OrderBulkRow extends BulkRow {
  /** The order; null when the row was refused. */
  record: OrderDetails | null;
}

/** What became of each row, in their sequence. */
export interface OrderBulkAnswer extends BulkAnswer {
  items: OrderBulkRow[];
}

/** Changes to an order; what is left out stays. */
export interface OrderUpdate extends CargoFactsInput, TimeWindowsInput, ReferencesInput {
  external_id?: ExternalId | null;
  client_id?: Id | null;
  client_email?: EmailAddress;
  pickup_street?: RequiredLine;
  pickup_city?: RequiredLine;
  pickup_post_code?: PostCode;
  pickup_country?: CountryCode;
  pickup_date?: Date;
  delivery_street?: RequiredLine;
  delivery_city?: RequiredLine;
  delivery_post_code?: PostCode;
  delivery_country?: CountryCode;
  delivery_date?: Date;
  /**
   * Number of pallets.
   * @isInt
   * @minimum 1
   * @maximum 100000
   */
  pallets_count?: number;
  /**
   * Weight in kg, with at most two decimals.
   * @isDouble
   * @minimum 0.1
   * @maximum 99999999
   * @extension {"x-decimals": 2}
   */
  weight?: number;
  cargo_type?: RequiredLine;
  notes?: Text | null;
  payment_days?: PaymentDays | null;
  /** The last day, in Europe/Warsaw, on which the client will be able to accept the offer. */
  valid_until?: Day | null;
  /** True when the forwarder has learned by other ways what the client was asked for. */
  is_data_complete?: boolean;
  /** Cannot be changed once the offer is sent. */
  price_for_client?: Amount | null;
  /** Cannot be changed once the offer is sent. */
  currency_for_client?: SummaryCurrency | null;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** An order after a step. */
export interface OrderStep extends OrderDetails {
  /** Whether a mail went into the outbox; null where the step, or the company, sends none. */
  email_sent: boolean | null;
}

/** When the copy of an order is to be loaded. */
export interface OrderCopyInput {
  /**
   * The other dates keep their distance to it. When left out, all dates move by whole weeks into the coming week, or
   * stay where they are when they lie there or later.
   */
  pickup_date?: Date;
}

/** Number of unread orders. */
export interface UnreadCount {
  unread_count: number;
}

/** Which orders to mark as read. */
export interface MarkAsReadInput {
  /**
   * All orders when left out.
   * @maxItems 1000
   */
  ids?: Id[];
}

/** How many orders were marked. */
export interface MarkAsReadAnswer {
  marked: number;
}
