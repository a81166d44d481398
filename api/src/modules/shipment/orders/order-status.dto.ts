import type { AcceptedUnfitCarrier } from '../carriers/carrier.dto.js';
import type { Id, Line, MissingDto } from '../../../platform/http/api-types.js';
import type { Day, LostReason } from './transport-facts.dto.js';

/** Status of an order; see `GET /quotation-statuses`. */
export type OrderStatusCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** A step that an order can take; `request_data`, asking the client to complete the data, leaves the status as it is. */
export type OrderAction =
  | 'accept'
  | 'ask_subcontractors'
  | 'send_to_client'
  | 'client_accepts'
  | 'reject'
  | 'revise'
  | 'create_order'
  | 'send_to_subcontractor'
  | 'subcontractor_accepts'
  | 'subcontractor_rejects'
  | 'choose_again'
  | 'pods_complete'
  | 'save_invoice'
  | 'mail_invoice'
  | 'pay'
  | 'request_data';

/** Whether a step can be taken now, as far as the order itself tells. What seller and buyer lack for an invoice is told by `GET /orders/{id}/vat-rates`. */
export interface AllowedAction {
  action: OrderAction;
  allowed: boolean;
  /** Why not. */
  missing: MissingDto[];
}

/**
 * Counts the variants of an offer.
 * @isInt
 * @minimum 1
 * @maximum 3
 */
export type VariantNumber = number;

/** A status that a person decides. */
export interface StatusChange {
  status: OrderStatusCode;
  /** Why, kept in the history. */
  reason?: Line | null;
  /** With status 5: what the order was lost for; `reason` is the note to it. */
  lost_reason?: LostReason | null;
  /** With status 4, of an offer in several variants: the number of the one that the client takes. */
  variant?: VariantNumber;
  /** With status 13: the day in Europe/Warsaw on which the client paid, not before that of the invoice; today when left out. */
  paid_on?: Day | null;
}

/** A status with its label and what may follow. */
export interface StatusInfo {
  code: OrderStatusCode;
  key: string;
  /** In the language of `Accept-Language`. */
  label: string;
  allowed_next: number[];
  /** Which filter of the activities it belongs to. */
  activity: 'in_valuation' | 'offers' | 'in_progress' | 'finished';
}

/** All statuses. */
export interface StatusList {
  items: StatusInfo[];
}

/** What a subcontractor said to the order of a route by telephone or mail. */
export interface SubcontractorAnswerInput {
  route_id: Id;
  action: 'accept' | 'reject';
  /** Why, kept in the history. */
  reason?: Line | null;
}

/** Which route's order goes to its subcontractor. */
export interface SendToSubcontractorInput {
  route_id: Id;
  /** Sends the order although the carrier's papers stand against it; needed where the company's `carrier_check` is `block`. */
  accept_unfit_carrier?: AcceptedUnfitCarrier;
  /**
   * Of the mail; that of the company's own text, or of the built-in one, when left out or empty.
   * @maxLength 200
   */
  subject?: string;
  /**
   * HTML; sanitised. The details and the link take the place of `[ORDER DETAILS]` and `{{order_link}}`, or follow the text. When nothing
   * stands in it, the company's own text goes out, or the built-in one in the carrier's language.
   * @maxLength 20000
   */
  message?: string;
}
