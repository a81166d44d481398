import type { Id, Line, ListQuery, Paged } from '../../../platform/http/api-types.js';

/** What webhooks can be told of. */
export type WebhookEventType =
  | 'order.created'
  | 'order.status_changed'
  | 'quote.received'
  | 'offer.answered'
  | 'route.answered'
  | 'document.added'
  | 'invoice.issued'
  | 'invoice.sent'
  | 'invoice.paid'
  | 'message.received';

/**
 * Where a webhook is told: an `https` address on the public internet.
 * @minLength 1
 * @maxLength 2000
 */
export type WebhookUrl = string;

/**
 * What it is told of.
 * @minItems 1 choose at least one
 * @maxItems 10
 */
export type WebhookEvents = WebhookEventType[];

/** A webhook that a company is to have. */
export interface WebhookInput {
  url: WebhookUrl;
  events: WebhookEvents;
  /** What it is for, in the company’s own words. */
  description?: Line | null;
  /** On unless it says otherwise. */
  is_active?: boolean;
}

/** What changes of a webhook; what is left out stays. */
export interface WebhookUpdate {
  url?: WebhookUrl;
  events?: WebhookEvents;
  description?: Line | null;
  /** Off: nothing is sent. What happens meanwhile is kept for 30 days, to be sent by `replay`. */
  is_active?: boolean;
}

/** A program that is told what happens in the company, by Standard Webhooks. */
export interface WebhookDto {
  id: Id;
  url: string;
  description: string | null;
  events: WebhookEventType[];
  is_active: boolean;
  /** Why the product turned it off: `gone` when it answered 410, `failing` after five days without a success. */
  off_reason: 'gone' | 'failing' | null;
  /** Since when every delivery failed; null when the last one arrived. */
  failing_since: Date | null;
  /** Until when deliveries are signed by the former secret too; null when only one secret holds. */
  former_secret_until: Date | null;
  /**
   * Deliveries that have not arrived yet.
   * @isInt
   */
  waiting: number;
  created_at: Date;
  updated_at: Date;
  /** Who made it; null when that user is gone. */
  created_by: Id | null;
  created_by_name: string | null;
}

/** A webhook that was just made. */
export interface NewWebhook extends WebhookDto {
  /** `whsec_` and the key of the signatures in base64. It is told this once: the database keeps it sealed. */
  secret: string;
}

/** Another secret of a webhook. */
export interface WebhookSecret {
  /** `whsec_` and the key of the signatures in base64. It is told this once. */
  secret: string;
  /** Until when deliveries are signed by the former secret too: 24 hours. */
  former_secret_until: Date;
}

/** The webhooks of a company, the latest first. */
export interface WebhookList extends Paged<WebhookDto> {}

/** How a delivery stands: `waiting` for its first or next try, `delivered`, or `failed` after the last one. */
export type WebhookDeliveryStatus = 'waiting' | 'delivered' | 'failed';

/** Why there was no answer. */
export type WebhookFault =
  | 'private_address'
  | 'port_not_allowed'
  | 'host_not_found'
  | 'unreachable'
  | 'bad_certificate'
  | 'timed_out'
  | 'bad_answer';

/** An event on its way to a webhook. */
export interface WebhookDelivery {
  id: Id;
  /** The header `webhook-id` of every try, and `id` in the body. */
  event_id: string;
  event: WebhookEventType | 'webhook.test';
  status: WebhookDeliveryStatus;
  /**
   * How often it was tried.
   * @isInt
   */
  tries: number;
  /**
   * The status that was answered last; null when nothing was.
   * @isInt
   */
  answer_status: number | null;
  /** How that answer begins: at most 2,000 bytes. */
  answer_body: string | null;
  /** Why the last try had no answer; null when it had one. */
  fault: WebhookFault | null;
  created_at: Date;
  last_try_at: Date | null;
  /**
   * How long the last try took, in milliseconds.
   * @isInt
   */
  duration_ms: number | null;
  /** When it is tried next; null when it is not. */
  next_try_at: Date | null;
  delivered_at: Date | null;
}

/** A delivery with what it says. */
export interface WebhookDeliveryDetails extends WebhookDelivery {
  /** The body as it is sent, byte for byte; null as long as it is still to be written. */
  body: string | null;
}

/** One page of a webhook’s deliveries, the newest first. They are kept for 30 days. */
export interface WebhookDeliveryPage extends Paged<WebhookDelivery> {}

/** Which deliveries to list. */
export interface WebhookDeliveryQuery extends Pick<ListQuery, 'page' | 'page_size' | 'sort'> {
  status?: WebhookDeliveryStatus;
}

/** From when on events are sent again. */
export interface WebhookReplayInput {
  /** Events since this instant; at most those of 30 days are kept. */
  from: Date;
  /** Events before this instant; all when left out. */
  to?: Date;
}

/** What is sent again. */
export interface WebhookReplay {
  /**
   * Events that the webhook has not got and will get now.
   * @isInt
   */
  count: number;
}
