import type { EmailAddress, Id } from '../../../platform/http/api-types.js';
import type { MessageDelivery } from '../../correspondence/index.js';
import type { Day } from './transport-facts.dto.js';

/** A mail that the product sent the client by itself. */
export interface AutomaticMail {
  /** The message that it is kept as; null when somebody has deleted that. */
  message_id: Id | null;
  to: EmailAddress;
  /** When it was written. */
  written_at: Date;
  /** When the mail server took it, or it was kept here for want of one; null as long as it waits, and when it was refused. */
  sent_at: Date | null;
  delivery: MessageDelivery;
  /** Why it could not be delivered. */
  failure_reason: string | null;
  /** Whether it waits until the owner of the company has confirmed their e-mail address. */
  waits_for_confirmation: boolean;
}

/**
 * A mail that an order waits for the answer to, and that has not reached its reader: refused or come back (`failed`), only kept for want of
 * a mail server (`stored`), or not taken by it yet after a try (`queued`, with what the server said as `failure_reason`).
 */
export interface MailOnHold extends AutomaticMail {
  subject: string;
  /** The route whose carrier it is to; null for the client. */
  route_id: Id | null;
}

/** The confirmation that the client gets when the order is created. */
export interface OrderAcceptance {
  /** Whom it goes to, or went to: where the offer was sent. */
  to: EmailAddress;
  /** Null until the order is created. */
  mail: AutomaticMail | null;
}

/**
 * Why no reminder of an offer goes to the client, although the company has them sent:
 *
 * - `switched_off`: somebody has switched it off for the order
 * - `client_wrote`: the client has answered the offer by mail
 * - `undeliverable`: the offer, or a later mail to the client, was refused or came back
 * - `erased`: the offer's mail and its address were erased with the data of a person
 * - `link_revoked`: the link of the offer was taken back
 * - `offer_expires`: the last day of the offer comes before that of the reminder
 * - `failed`: it could not be written, and is not tried again by itself; that it is switched on once more has it tried anew
 */
export type FollowUpHold =
  | 'switched_off'
  | 'client_wrote'
  | 'undeliverable'
  | 'erased'
  | 'link_revoked'
  | 'offer_expires'
  | 'failed';

/** The reminder that the client gets of an offer that they have not answered; one for each offer. */
export interface FollowUp {
  /** The day, in Europe/Warsaw, on which it is due, or tried again; null once it went. One that has passed: it goes with the next look. */
  day: Day | null;
  /** Why it does not go; null when it does, or did. */
  held: FollowUpHold | null;
  /** Null until it went. */
  mail: AutomaticMail | null;
}

/** Whether the client of an order is reminded of offers. */
export interface FollowUpInput {
  /** False: not for this order. True: as the company has it for all orders; one that failed is tried anew. */
  enabled: boolean;
}
