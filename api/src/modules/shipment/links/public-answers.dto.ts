import type {
  CountryCode,
  EmailAddress,
  Id,
  Line,
  PaymentDays,
  RequiredLine,
  SummaryCurrency,
  Text,
} from '../../../platform/http/api-types.js';
import type { LostReason, Cargo, TransportAddresses } from '../orders/transport-facts.dto.js';
import type { OrderStatusCode, VariantNumber } from '../orders/order-status.dto.js';
import type { RouteStatusCode, VehicleInput } from '../routes/route.dto.js';

/** Names the request that a form completes. */
export interface CompletedOrder {
  order_id: Id;
}

/** A stranger's transport request, or the completion of one. */
export interface PublicQuotationInput extends TransportAddresses, Cargo {
  /**
   * Whose request it is. Without the signature of a link for this client and address it is a claim only. Left out over the company's
   * own form, by somebody who is nobody's client yet: `client_name` then says who asks.
   */
  client_id?: Id | null;
  /** Who asks where no client is named; else passed over. */
  client_name?: RequiredLine | null;
  /** Names the company through its user. */
  user_id: Id;
  client_email: EmailAddress;
  notes?: Text | null;
  /** Required unless the company has payment terms, which then count. */
  payment_days?: PaymentDays | null;
  /** The request to complete; needs `sig` and `exp`. */
  order_id?: Id | null;
  /** The same as `order_id`. */
  order_data?: CompletedOrder | null;
  /**
   * The signature of the link, which proves whose request it is.
   * @maxLength 200
   */
  sig?: string;
  /** Unix seconds; a new request over an expired link counts as unsigned. */
  exp?: number;
}

/** What the sender of a request gets back. */
export interface PublicQuotationReceipt {
  id: Id;
  status: OrderStatusCode;
  /** The client whom a signed link names; null for an unsigned request. */
  client_id: number | null;
  /** The client whom an unsigned request names, whether or not there is one; null for a signed one. */
  claimed_client_id: number | null;
  user_id: number | null;
  client_email: string;
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: CountryCode;
  pickup_date: Date;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: CountryCode;
  delivery_date: Date;
  pallets_count: number;
  weight: number;
  cargo_type: string;
  notes: string | null;
  payment_days: number | null;
  created_at: Date;
}

/** The client's answer to an offer. */
export interface QuotationAcceptanceInput {
  /** @maximum 2147483647 */
  order_id?: number;
  /** `accept` when left out. */
  action?: 'accept' | 'reject';
  /** With `accept`, of an offer in several variants: the number of the one that is taken. Passed over with `reject`. */
  variant?: VariantNumber;
  reason?: Line | null;
  /** With `reject`: what the offer fails for; `reason` is the note to it. */
  lost_reason?: LostReason | null;
  /** @maxLength 200 */
  sig?: string;
  /** Unix seconds. */
  exp?: number;
}

/** How an offer stands after the client's answer. */
export interface QuotationAcceptanceReceipt {
  order_id: Id;
  status: OrderStatusCode;
  action: 'accept' | 'reject';
  price_for_client: number | null;
  currency_for_client: SummaryCurrency | null;
}

/**
 * The subcontractor's answer to an order. With an acceptance the vehicle and the driver may be told, or corrected by
 * accepting again until the goods are delivered; with a rejection they are passed over.
 */
export interface SubcontractorResponseInput extends VehicleInput {
  action: 'accept' | 'reject';
  /** @maximum 2147483647 */
  subcontractor_id?: number;
  /** @maximum 2147483647 */
  route_id?: number;
  reason?: Line | null;
  /** @maxLength 200 */
  sig?: string;
  /** Unix seconds. */
  exp?: number;
}

/** How an order stands after the subcontractor's answer. */
export interface SubcontractorResponseReceipt {
  order_id: Id;
  route_id: Id;
  status: OrderStatusCode;
  route_status: RouteStatusCode;
  action: 'accept' | 'reject';
}
