import type { Id, ListQuery, Paged } from '../../../platform/http/api-types.js';

/**
 * - `too_many_parts`: it has more parts than any mail that a person wrote
 * - `headers_too_long`: its headers are longer than those of any such mail
 * - `timed_out`: reading it took too long
 * - `out_of_memory`: reading it needed too much memory
 * - `unreadable`: it is no mail, or broken
 * - `interrupted`: the process ended while it was read, twice
 * - `not_entered`: it was read, and its message could not be kept
 * - `gone`: it was to be tried again, and waits in the mailbox no longer
 */
export type SetAsideReason =
  | 'too_many_parts'
  | 'headers_too_long'
  | 'timed_out'
  | 'out_of_memory'
  | 'unreadable'
  | 'interrupted'
  | 'not_entered'
  | 'gone';

/** A mail that arrived and could not be entered; it stays in the mailbox, unread. */
export interface SetAsideMail {
  id: Id;
  /** The sender as the mail names it, name and address; nobody has checked it. */
  from: string;
  subject: string;
  /** In bytes. */
  size: number;
  /** When the mail server took it. */
  arrived_at: Date;
  reason: SetAsideReason;
  /** How often it was tried, before and after administrators had it tried again. */
  attempts: number;
  /** When it was tried last; null of mails that no version tried that notes it. */
  last_tried_at: Date | null;
  set_aside_at: Date;
}

/** One page of mails that were set aside. */
export interface SetAsideMailPage extends Paged<SetAsideMail> {}

/** What the list of mails that were set aside accepts. */
export interface SetAsideMailQuery extends ListQuery {
  reason?: SetAsideReason;
}
