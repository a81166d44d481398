import type {
  EmailAddress,
  Id,
  Line,
  ListQuery,
  MailLanguage,
  Paged,
  RequiredLine,
} from '../../../platform/http/api-types.js';
import type { MessageType } from '../messages/message.dto.js';

/**
 * HTML, or plain text with line breaks; sanitised. May hold `{{name}}` (of the recipient), `{{company}}` and `{{order_link}}` (the form
 * in which that client asks for a quote).
 * @minLength 1
 * @maxLength 20000
 */
export type ClientMailText = string;

/**
 * Names a letter, so that one whose answer got lost is not sent twice. Chosen by the caller, for example a UUID.
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type LetterKey = string;

/** A mail to one client, or to somebody there. */
export interface SingleEmailInput {
  recipient_email: EmailAddress;
  /** What stands for `{{name}}`; the client's name when empty. */
  recipient_name?: Line | null;
  /** May hold `{{name}}` and `{{company}}`. */
  subject: RequiredLine;
  message: ClientMailText;
  /** One of the company's own clients or of its collection. Without one there is no `{{order_link}}`. */
  client_id?: Id | null;
  /** Of the mail's frame and of the form that its link opens; the one of the client's country when left out. */
  language?: MailLanguage;
  /** The message that it answers: it goes into the same conversation, and to the same order. */
  answers?: Id | null;
  /** What it is kept as among the messages; `quote_request` when left out. */
  type?: MessageType;
  /** The same one again sends nothing and answers with the message that it sent; with other words it is a 409. */
  key?: LetterKey;
}

/** A letter in a further language. */
export interface ClientMailTranslation {
  language: MailLanguage;
  /** May hold `{{name}}` and `{{company}}`. */
  subject: RequiredLine;
  message: ClientMailText;
}

/** The same letter to many clients, each with a name and a link of their own. */
export interface ClientMailingInput {
  /**
   * The company's own clients or those of its collection; each has to have an e-mail address. One named twice gets one mail.
   * @minItems 1
   * @maxItems 1000
   */
  client_ids: Id[];
  /** May hold `{{name}}` and `{{company}}`. */
  subject: RequiredLine;
  message: ClientMailText;
  /** Language of subject and message, for the mail's frame and the form that its link opens; the one of each client's country when left out. */
  language?: MailLanguage;
  /**
   * The letter in further languages: a client whose country reads one of them gets it in that language, everybody else in the words above.
   * @maxItems 6
   */
  translations?: ClientMailTranslation[];
  /** What the mails are kept as among the messages; `quote_request` when left out. */
  type?: MessageType;
  /**
   * The same one again sends nothing and answers with the mailing that it began; with other words or other clients it is a
   * 409.
   */
  key?: LetterKey;
}

/** A mail to look at before it is sent. */
export interface ClientMailPreviewInput {
  subject: Line;
  /**
   * As in the mail that is to be sent.
   * @maxLength 20000
   */
  message: string;
  /** Whom it is shown as written to; without one there is no `{{order_link}}`. */
  client_id?: Id | null;
  /** What stands for `{{name}}`; the client's name when empty. */
  recipient_name?: Line | null;
  language?: MailLanguage;
}

/** A mail as its recipient would see it. */
export interface ClientMailPreview {
  subject: string;
  /** A whole document that runs and loads nothing; its links work. */
  html: string;
  /** Placeholders that nobody knows; they stand in the mail as written. */
  unknown: string[];
}

/**
 * How it stands with one of the mails.
 *
 * - `waiting`: not delivered yet; also while it is tried again
 * - `sent`: the mail server has taken it; whether it arrived nobody tells
 * - `stored`: it was only kept, since no mail server was set; nobody has got it
 * - `failed`: it could not be delivered; it may be sent again
 * - `left_out`: none was written, since the client has unsubscribed
 */
export type ClientMailState = 'waiting' | 'sent' | 'stored' | 'failed' | 'left_out';

/** How many mails of a mailing stand how; each is in one of the four. Clients who were left out have none. */
export interface ClientMailingCounts {
  total: number;
  waiting: number;
  sent: number;
  stored: number;
  failed: number;
}

/** A letter that was sent to many clients. */
export interface ClientMailingDto {
  id: Id;
  type: string;
  subject: string;
  language: MailLanguage | null;
  /** Who sent it; null when the user was deleted. */
  sent_by: number | null;
  /** Their name. */
  sent_by_name: string | null;
  /** When they sent it; its mails go out one by one, see `counts`. */
  sent_at: Date;
  counts: ClientMailingCounts;
  /** How many of the clients got none, since they have unsubscribed. */
  left_out: number;
}

/** A mailing that was begun. */
export interface ClientMailingBegun extends ClientMailingDto {
  /** Those of the clients who have no address, and got none. */
  skipped: ClientMailingSkip[];
}

/** One page of mailings. */
export interface ClientMailingPage extends Paged<ClientMailingDto> {}

/** What the list of mailings accepts. */
export interface ClientMailingQuery extends ListQuery {
  /** Only those of which a mail still waits or has failed. */
  is_open?: boolean;
}

/** A client to whom a letter was sent. */
export interface ClientMailingRecipientDto {
  /** Null when the client was deleted. */
  client_id: number | null;
  client_name: string;
  /** Where the mail went. */
  client_email: string;
  /** Null when the message was deleted. */
  message_id: number | null;
  state: ClientMailState;
  /** `failed`: what the mail server said. */
  failure_reason: string | null;
}

/** A letter that was sent to many clients, with its words and whom it went to. */
export interface ClientMailingDetails extends ClientMailingDto {
  /** HTML with its placeholders, sanitised. */
  message: string;
  /** The same in further languages, as their readers got it. */
  translations: ClientMailTranslation[];
  /** Failed ones first, then by name. */
  recipients: ClientMailingRecipientDto[];
}

/** What became of a second try. */
export interface ClientMailingRetry {
  /** Mails that went into the outbox now. */
  sent: number;
  /** Mails that had failed. */
  total: number;
  /** Those who got no mail again, and why. */
  skipped: ClientMailingSkip[];
}

/** A client who got no mail. */
export interface ClientMailingSkip {
  client_name: string;
  /** `not_found`: deleted, or no longer in the company's collection; `unsubscribed`: they want no more letters to many. */
  reason: 'no_email' | 'not_found' | 'unsubscribed';
}
