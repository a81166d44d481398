import type { Id, Line, MailLanguage } from '../../../platform/http/api-types.js';
import type { Day } from './transport-facts.dto.js';

/**
 * A mail that a step of an order sends; an offer and an invoice have previews of their own.
 *
 * - `data_request`: asks the client to complete the data
 * - `price_request`, `price_reminder`: ask carriers for the price of a route, or remind them of it
 * - `carrier_order`, `carrier_reminder`: bring the order of a route to its carrier, or remind them to answer it
 * - `vehicle_request`: asks the carrier of a route for the vehicle and the driver
 * - `client_reminder`: reminds the client of the offer
 */
export type OrderMailKind =
  | 'data_request'
  | 'price_request'
  | 'price_reminder'
  | 'carrier_order'
  | 'carrier_reminder'
  | 'vehicle_request'
  | 'client_reminder';

/** A mail of an order to look at before it is sent. */
export interface OrderMailPreviewInput {
  kind: OrderMailKind;
  /** The route that the mail is about; required for every mail to a carrier, but for a price request of an order that has none yet. */
  route_id?: Id;
  /** Whose mail about a price is shown; without it, that of anybody who reads `language`. */
  subcontractor_id?: Id;
  /** With `data_request`: the client's name when left out. */
  recipient_name?: Line | null;
  /**
   * As in the mail that is to be sent; of no effect on reminders and requests for a vehicle, which have words of their own.
   * @maxLength 200
   */
  subject?: string;
  /**
   * As in the mail that is to be sent. Of a price request: with a message it is the mail to a group.
   * @maxLength 20000
   */
  message?: string;
  /** In which subject and message are written; that of the reader's country when left out, for a price request Polish. */
  language?: MailLanguage;
  /** With `client_reminder`: the new last day of the offer. */
  valid_until?: Day;
}
