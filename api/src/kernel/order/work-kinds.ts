/**
 * Why an order waits for the company. `to_price`: a request to accept, or one that no carrier has priced yet; `answers`: prices to compare or to
 * offer, or the client has answered; `undelivered`: the mail to the client or to a carrier who has to answer was not sent, or did not arrive;
 * `to_carrier`: the order has to go to its carrier, who has refused it, or has not answered for a day; `expiring`: the offer ends within two days, or has ended; `loading`, `unloading`: today or tomorrow; `pod_missing`: unloaded on an
 * earlier day, and no file from the carrier waits; `to_invoice`, `invoice_to_send`, `overdue`: money; `mails`: a mail that nobody has read; `files`: files from a carrier that
 * nobody has accepted or refused; `drafts`: an order that somebody began to enter; `snoozed`: put off until a day.
 */
export type WorkKind =
  | 'loading'
  | 'unloading'
  | 'undelivered'
  | 'expiring'
  | 'overdue'
  | 'pod_missing'
  | 'to_carrier'
  | 'answers'
  | 'to_price'
  | 'files'
  | 'mails'
  | 'to_invoice'
  | 'invoice_to_send'
  | 'drafts'
  | 'snoozed';

/**
 * All reasons for which something waits for a company, the most urgent first: what has its hour today or tomorrow, what nobody can answer
 * since they did not get it, what is over its day or about to be, then what has a loading ahead, then what has time.
 */
export const workKinds = [
  'loading',
  'unloading',
  'undelivered',
  'expiring',
  'overdue',
  'pod_missing',
  'to_carrier',
  'answers',
  'to_price',
  'files',
  'mails',
  'to_invoice',
  'invoice_to_send',
  'drafts',
  'snoozed',
] as const satisfies readonly WorkKind[];
