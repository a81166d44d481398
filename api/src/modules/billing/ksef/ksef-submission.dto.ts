/**
 * How far an invoice has come on its way to KSeF. `waiting`: not sent yet; a correction waits until what it corrects has its number. `sent`:
 * KSeF has taken it and checks it. `accepted`: it has its number. `refused`: by KSeF, or before it was sent. `offline`: KSeF could not be
 * reached, or did not let the company in; it is sent by itself once that works again, at the latest by `deadline`.
 */
export type KsefStatus = 'waiting' | 'sent' | 'accepted' | 'refused' | 'offline';

/** An invoice on its way to KSeF. */
export interface KsefState {
  status: KsefStatus;
  /** The number that KSeF gave. */
  number: string | null;
  /** By which KSeF knows what it was sent. */
  reference: string | null;
  /** When KSeF gave the number. */
  acquired_at: Date | null;
  /** The last day on which an invoice that was issued offline may be sent, `YYYY-MM-DD`. */
  deadline: string | null;
  /** Why it was refused or could not be sent, in KSeF’s words or in the language of `Accept-Language`. */
  error: string | null;
}
