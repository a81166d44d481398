import type { Currency, Id, Paged, ListQuery } from '../../../platform/http/api-types.js';
import type { Day } from '../../shipment/index.js';
import type { KsefStatus } from './ksef-submission.dto.js';

/**
 * What the Ministry announced (art. 106ne of the VAT Act). `unavailable`: KSeF is out of use for a while, such as for maintenance; invoices
 * are sent by the next working day after it (art. 106nh). `failure`: they are sent within seven working days after its end (art. 106nf).
 * `total`: announced in the mass media; invoices are issued outside KSeF and never sent (art. 106ng).
 */
export type KsefOutageKind = 'unavailable' | 'failure' | 'total';

/** An outage that the Ministry announced, as the company's owner entered it. */
export interface KsefOutageInput {
  kind: KsefOutageKind;
  begins_at: Date;
  /** Null as long as it lasts. */
  ends_at?: Date | null;
}

/** Such an outage. */
export interface KsefOutageDto {
  id: Id;
  kind: KsefOutageKind;
  begins_at: Date;
  /** Null as long as it lasts. */
  ends_at: Date | null;
  /** It lasts at this moment. */
  is_on: boolean;
  /** Null when their account is gone. */
  created_by_name: string | null;
}

/** The latest first. */
export interface KsefOutageList {
  items: KsefOutageDto[];
}

/** Under which rule an invoice was issued that KSeF did not have by then: `offline24` where nothing was announced (art. 106nda). */
export type KsefOfflineMode = 'offline24' | KsefOutageKind;

/** An invoice or a correction that KSeF does not have yet, or refused. */
export interface UnsentInvoiceDto {
  invoice_id: Id;
  order_id: Id;
  number: string;
  issue_date: Day;
  client_name: string;
  currency: Currency;
  gross_amount: number;
  ksef_status: KsefStatus;
  /** Null of one that was issued while KSeF worked. */
  offline_mode: KsefOfflineMode | null;
  /** The last day on which it may be sent; null where none runs yet. */
  send_by: Day | null;
  /** Why it was not sent, in KSeF’s words or in the language of `Accept-Language`. */
  unsent_reason: string | null;
}

/** A page of them: what has to be sent first is first. */
export interface UnsentInvoicePage extends Paged<UnsentInvoiceDto> {}

/** Which page. */
export interface UnsentInvoiceQuery extends Pick<ListQuery, 'page' | 'page_size'> {}
