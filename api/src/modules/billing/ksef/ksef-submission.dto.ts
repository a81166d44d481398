import type { Currency, Id, PageQuery, Paged } from '../../../platform/http/api-types.js';
import type { Day } from '../../shipment/index.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import type { KsefOfflineMode } from './ksef-outage.dto.js';

/**
 * How far an invoice has come on its way to KSeF. `waiting`: not sent yet; a correction waits until what it corrects has its number. `sent`:
 * KSeF has taken it and checks it. `accepted`: it has its number. `refused`: by KSeF, or before it was sent. `offline`: KSeF could not be
 * reached, or did not let the company in, or an outage was announced; it is sent by itself once that works again, at the latest by `deadline`.
 * `exempt`: issued during a total outage, and so never sent.
 */
export type KsefStatus = 'waiting' | 'sent' | 'accepted' | 'refused' | 'offline' | 'exempt';

/** An invoice on its way to KSeF. */
export interface KsefState {
  status: KsefStatus;
  /** The Ministry's environment that it was issued for; its number is one of that alone. */
  environment: KsefTarget;
  /** The number that KSeF gave. */
  number: string | null;
  /** By which KSeF knows what it was sent. */
  reference: string | null;
  /** When KSeF gave the number. */
  acquired_at: Date | null;
  /** Under which rule it was issued without KSeF; null of one that was issued while it worked. */
  offline_mode: KsefOfflineMode | null;
  /**
   * KSeF refused the file that the invoice was issued with, and another one of the same content takes its place (a technical correction); the codes
   * of the page that the client has lead to it.
   */
  is_technical_correction: boolean;
  /**
   * The last day on which an invoice that was issued offline may be sent, `YYYY-MM-DD`; of a correction that waits for one, the day of what it
   * corrects.
   */
  deadline: string | null;
  /**
   * What keeps it from being sent: sending is `off`, the company's invoices go to another `environment` now (`ksef-retry` sends it there), or
   * the `original` that it corrects has no number yet. Null where nothing does.
   */
  held_back_by: 'off' | 'environment' | 'original' | null;
  /** It was refused since KSeF has another invoice under its number: it can be mended under the next one. */
  is_number_taken: boolean;
  /** Why it was refused, or what it waits for, in KSeF’s words or in the language of `Accept-Language`. */
  error: string | null;
}

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
  /** The last day on which it may be sent, of a correction that of what it corrects; null where none runs yet. */
  send_by: Day | null;
  /** Why it was not sent, or what it waits for, in KSeF’s words or in the language of `Accept-Language`. */
  unsent_reason: string | null;
}

/** A page of them: what has to be sent first is first. */
export interface UnsentInvoicePage extends Paged<UnsentInvoiceDto> {}

/** Which page, sorted by `send_by`, `issue_date`, `number`, `client_name` or `gross_amount`. */
export interface UnsentInvoiceQuery extends PageQuery {}
