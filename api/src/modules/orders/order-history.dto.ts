import type { Currency, Id } from '../../http/api-types.js';
import type { DocumentTypeCode } from '../documents/document.dto.js';
import type { Day, LostReason } from './transport-facts.dto.js';

/** A price as it was at a time. */
export interface HistoryPrice {
  price: number;
  currency: Currency;
}

/** What is known of a change beside its reason. */
export interface HistoryFacts {
  /** The leg that it was about. */
  pickup_city?: string;
  delivery_city?: string;
  /** `ask_subcontractors`: the group that was asked, by its name. */
  group?: string;
  /** `offer_replaced`: the price that was replaced, and the one in its place. `contract_quote`: the price is `after`. */
  before?: HistoryPrice;
  after?: HistoryPrice;
  /** `reject`: what the order was lost for. */
  lost_reason?: LostReason;
  /** `duplicated`: the order that it was copied from. */
  source_order_id?: Id;
  /** `document_uploaded`, `document_deleted`: what the document is. */
  document_type?: DocumentTypeCode;
  /** `pay`: the day on which the client paid. */
  paid_on?: Day;
  /** `send_to_client`, `offer_expired`: the last day of the offer. */
  valid_until?: Day;
}

/** A change in an order's life. */
export interface HistoryEntry {
  from_status: number | null;
  to_status: number;
  event: string;
  /** Null where a link answered. */
  user_id: number | null;
  user_name: string | null;
  created_at: Date;
  /** In somebody's own words; `ask_subcontractors`: how many were asked; `offer_replaced`, `contract_quote`: whose price it is; `data_requested`: who was written to; `document_uploaded`, `document_deleted`: the name of the file. */
  reason: string | null;
  facts: HistoryFacts | null;
}

/** An order's life from its beginning. */
export interface OrderHistory {
  items: HistoryEntry[];
}
