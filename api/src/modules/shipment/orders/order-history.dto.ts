import type { Currency, Id } from '../../../platform/http/api-types.js';
import type { MessageDelivery } from '../../correspondence/index.js';
import type { UnfitPaper } from '../carriers/carrier.dto.js';
import type { DocumentTypeCode } from '../documents/document.dto.js';
import type { VariantKind } from './client-offer.dto.js';
import type { Day, LostReason } from './transport-facts.dto.js';

/** A price as it was at a time. */
export interface HistoryPrice {
  price: number;
  currency: Currency;
}

/** An exchange rate by which money was frozen although it was old. */
export interface HistoryRate {
  from: Currency;
  to: Currency;
  /** Units of `to` for one of `from`. */
  rate: string;
  date: Day;
  source: string;
}

/** A variant of an offer as the history names it. */
export interface HistoryVariant extends HistoryPrice {
  number: number;
  kind: VariantKind;
  /** In the forwarder's words; null unless `kind` is `own`. */
  label: string | null;
}

/** A VAT rate that an invoice was issued with although it is unusual. */
export interface HistoryVatRate {
  vat_rate: number;
  vat_case: 'np' | 'oo' | null;
}

/** What is known of a change beside its reason. */
export interface HistoryFacts {
  /** `create_order`: it followed the client’s yes by itself, as the company’s settings say. */
  by_acceptance?: boolean;
  /** `carrier_reminded`: the route whose carrier was written to. `subcontractor_accepts`, `subcontractor_rejects`: that was answered for. `price_requests_reminded`: the route that prices were asked for again. */
  route_id?: Id;
  /** The route that it was about. */
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
  /** `document_uploaded`, `document_deleted`, `document_received`, `document_refused`: what the document is. */
  document_type?: DocumentTypeCode;
  /** `pay`, `payment_recorded`, `payment_removed`: the day on which the client paid. */
  paid_on?: Day;
  /** The same: how much they paid; less than 0 when it was returned to them. Of `carrier_…`: what the carrier invoiced, or was paid. */
  payment?: HistoryPrice;
  /** `snoozed`: the day on which the order comes back into the queue of work. */
  snoozed_until?: Day;
  /** `send_to_client`: what the client can choose from, where there is more than one. */
  variants?: HistoryVariant[];
  /** `client_accepts`: what was chosen of it. */
  variant?: HistoryVariant;
  /** `send_to_client`, `offer_extended`, `offer_expired`: the last day of the offer. */
  valid_until?: Day;
  /** `send_to_client`, `save_invoice`, `invoice_corrected`: the rate that somebody accepted although it is old. */
  old_rate?: HistoryRate;
  /** `save_invoice`, `invoice_corrected`: the VAT rate that somebody accepted although it is unusual. */
  unusual_vat_rate?: HistoryVatRate;
  /** `ksef_accepted`, `ksef_refused`, `ksef_offline`: where it was sent for a trial. */
  ksef_environment?: 'test' | 'demo';
  /** `unfit_carrier_accepted`: the papers of the carrier that stood against the order. */
  unfit_papers?: UnfitPaper[];
}

/** A change in an order's life. */
export interface HistoryEntry {
  from_status: number | null;
  to_status: number;
  event: string;
  /** Null where a link answered, or a program called by a key. */
  user_id: number | null;
  user_name: string | null;
  /** The key of the company that a program called by; null otherwise. */
  api_key_id: number | null;
  /** What the key was called then; it stays when the key is gone. */
  api_key_name: string | null;
  created_at: Date;
  /** In somebody's own words; `ask_subcontractors`, `price_requests_reminded`: how many were asked; `offer_replaced`, `contract_quote`: whose price it is; `data_requested`, `followed_up`, `carrier_reminded`, `mail_passed_on`: who was written to; `assigned`, `unassigned`: who looks after the order, or did; `snoozed`: what is waited for; `document_uploaded`, `document_deleted`, `document_received`, `document_refused`: the name of the file; `ksef_accepted`: the invoice and the number that KSeF gave it; `ksef_refused`, `ksef_offline`, `invoice_passed_on`: the invoice. */
  reason: string | null;
  facts: HistoryFacts | null;
  /**
   * What became of the mails that this step wrote: `stored` when no mail server took any of them, so that they reached nobody. Of several,
   * one that left counts before those that did not; one that came back stays `failed`, also when its link was handed over. Null of a step that wrote none, or whose mails are gone.
   */
  delivery: MessageDelivery | null;
}

/** An order's life from its beginning. */
export interface OrderHistory {
  items: HistoryEntry[];
}
