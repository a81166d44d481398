import type { Id } from '../../../platform/http/api-types.js';

/** Whom to ask for a price. */
export interface PriceRequestInput {
  /**
   * Subcontractors of the company; one asked before for this route gets no second mail.
   * @minItems 1
   * @maxItems 1000
   */
  subcontractor_ids: Id[];
}

/** Asks every member of a group for the price of a route. */
export interface GroupPriceRequestInput {
  group_id: Id;
  quotation_route_id: Id;
  /**
   * For the members who read `language`.
   * @maxLength 200
   */
  subject: string;
  /**
   * HTML for the members who read `language`; sanitised. Details and link take the place of `[ORDER DETAILS]` and `{{order_link}}`, or
   * follow the text. When nothing stands in it, everybody gets the company's own text or the built-in one.
   * @maxLength 10000
   */
  message: string;
  /** Language of subject and message; Polish when left out. Members from elsewhere get the company's own text or the built-in one. */
  language?: PriceRequestLanguage;
}

/** Languages in which subcontractors are written to. */
export type PriceRequestLanguage = 'pl' | 'en' | 'no' | 'de' | 'fr' | 'es' | 'it';

/**
 * How it stands with a request for a price.
 *
 * - `waiting`: the mail is not delivered yet; also while it is tried again
 * - `sent`: the mail server has taken the mail; whether it arrived nobody tells
 * - `stored`: the mail was only kept, since no mail server was set; nobody has got it
 * - `failed`: the mail could not be delivered; they may be asked again
 * - `passed_on`: somebody has handed the link over in another way
 * - `answered`: there is a quote, whatever became of the mail
 */
export type PriceRequestState = 'waiting' | 'sent' | 'stored' | 'failed' | 'passed_on' | 'answered';

/** A subcontractor who was asked for a price. */
export interface PriceRequestDto {
  id: Id;
  quotation_route_id: Id;
  /** Null when the subcontractor was deleted. */
  subcontractor_id: number | null;
  subcontractor_name: string;
  /** Where the mail went. */
  subcontractor_email: string;
  /** The message that asked; null when it was deleted. */
  message_id: number | null;
  /** The group that was asked; null for one asked alone, or when the group was deleted. */
  group_id: number | null;
  asked_at: Date;
  /** When they were last reminded; null when they were not. */
  reminded_at: Date | null;
  state: PriceRequestState;
  /** `failed`: what the mail server said. */
  failure_reason: string | null;
  answered: boolean;
  /** The mail could not be delivered; they may be asked again. */
  mail_failed: boolean;
}

/** How many requests for the price of a route stand how; everyone who was asked is in one of the six. */
export interface PriceRequestCounts {
  total: number;
  waiting: number;
  sent: number;
  stored: number;
  failed: number;
  passed_on: number;
  answered: number;
}

/** Everyone who was asked for a price of a route. */
export interface PriceRequestList {
  items: PriceRequestDto[];
  total: number;
  counts: PriceRequestCounts;
}

/** What became of a request for prices. */
export interface PriceRequestAnswer {
  /** Mails that went into the outbox now. */
  sent: number;
  /** Subcontractors whom the request was about. */
  total: number;
  /** Those who got no mail, and why. */
  skipped: PriceRequestSkip[];
}

/** What became of a request to a group. */
export interface GroupPriceRequestAnswer {
  /** Mails that went into the outbox now. */
  emails_sent: number;
  /** Members of the group. */
  total: number;
  /** Members who got no mail, and why. */
  skipped: PriceRequestSkip[];
}

/** A subcontractor who got no mail. */
export interface PriceRequestSkip {
  subcontractor_id: number;
  /**
   * - `already_asked`: alone or with another group, and the mail did not fail
   * - `unsubscribed`: wants no mails of the company to many; may still be asked alone
   * - `reminded_today`: reminded within the last 24 hours
   * - `unconfirmed`: registered itself over the company’s website, and nobody has accepted it
   */
  reason: 'no_email' | 'already_asked' | 'not_found' | 'unsubscribed' | 'reminded_today' | 'unconfirmed';
}
