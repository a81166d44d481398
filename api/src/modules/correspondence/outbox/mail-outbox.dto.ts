import type { Id, ListQuery, Paged } from '../../../platform/http/api-types.js';

/** `waiting`: for the company's owner to confirm their address; `queued`: not yet tried or to be tried again; `sent`: taken by the mail server; `captured`: kept here since no mail server is set; `failed`: given up. */
export type OutboxStatus = 'waiting' | 'queued' | 'sent' | 'captured' | 'failed';

/** A mail in the outbox. */
export interface OutboxMail {
  id: Id;
  status: OutboxStatus;
  from: string;
  reply_to: string | null;
  to: string;
  subject: string;
  company_id: number | null;
  company_name: string | null;
  order_id: number | null;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  /** When the mail server took it, or it was kept; null before that. One that came back has been sent, too. */
  sent_at: Date | null;
  next_attempt_at: Date | null;
}

/** One page of the outbox. */
export interface OutboxPage extends Paged<OutboxMail> {}

/** What the outbox accepts. */
export interface OutboxQuery extends ListQuery {
  status?: OutboxStatus;
}

/** A header of a mail. */
export interface MailHeader {
  name: string;
  value: string;
}

/** A file that a mail carries. */
export interface OutboxAttachment {
  filename: string;
  /** Media type. */
  content_type: string;
  /** In bytes; null as long as it was not made. */
  size: number | null;
  /** Why it could not be made: the mail left, or will leave, without it. */
  failure: string | null;
}

/** A mail with all of its content and working links. */
export interface OutboxMailDetails extends OutboxMail {
  headers: MailHeader[];
  html: string;
  text: string;
  attachments: OutboxAttachment[];
}
