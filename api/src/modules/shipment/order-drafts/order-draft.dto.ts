import type { Id, Line, Paged, PageQuery, PostCode, Text } from '../../../platform/http/api-types.js';
import type { AdrClass, BodyType, Day, Incoterm, Reference } from '../orders/transport-facts.dto.js';

/**
 * A line as far as it was typed; an address, say, that is not whole yet.
 * @maxLength 254
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type DraftLine = string;

/**
 * A number as far as it was typed; whether an order can have it is asked when the order is made.
 * @isDouble
 * @minimum -1000000000000
 * @maximum 1000000000000
 */
export type DraftNumber = number;

/**
 * What is known of an order that somebody began to enter: the fields of `OrderInput`, each of which may be missing and need not be what an order can have
 * yet. Null and blank texts count as missing and are not kept. All of it is limited by its fields, to less than 64 kB.
 */
export interface OrderDraftValues {
  client_id?: Id | null;
  client_email?: DraftLine | null;
  pickup_street?: Line | null;
  pickup_city?: Line | null;
  pickup_post_code?: PostCode | null;
  pickup_country?: Line | null;
  pickup_date?: Date | null;
  pickup_until?: Date | null;
  delivery_street?: Line | null;
  delivery_city?: Line | null;
  delivery_post_code?: PostCode | null;
  delivery_country?: Line | null;
  delivery_date?: Date | null;
  delivery_until?: Date | null;
  pallets_count?: DraftNumber | null;
  /** In kg. */
  weight?: DraftNumber | null;
  cargo_type?: Line | null;
  ldm?: DraftNumber | null;
  length_cm?: DraftNumber | null;
  width_cm?: DraftNumber | null;
  height_cm?: DraftNumber | null;
  body_type?: BodyType | null;
  temperature_min?: DraftNumber | null;
  temperature_max?: DraftNumber | null;
  /** Number of dangerous goods by the UN's list. */
  adr_un?: Line | null;
  adr_class?: AdrClass | null;
  incoterm?: Incoterm | null;
  client_reference?: Reference | null;
  our_reference?: Reference | null;
  notes?: Text | null;
  payment_days?: DraftNumber | null;
  valid_until?: Day | null;
}

/** A draft in a list. */
export interface ListedOrderDraft {
  id: Id;
  /** Client and towns, as far as they are known; null while neither is. */
  title: string | null;
  /** Who began it; null when their account is gone. */
  user_id: number | null;
  user_name: string | null;
  /** The client's name as it was when the draft was saved. */
  client_name: string | null;
  created_at: Date;
  updated_at: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** An order that somebody began to enter. It is no order: it has no status, and no list of orders has it. */
export interface OrderDraft extends ListedOrderDraft {
  values: OrderDraftValues;
}

/** One page of drafts. */
export interface OrderDraftPage extends Paged<ListedOrderDraft> {}

/** Which page of the drafts is asked for, sorted by `updated_at`, `created_at`, `title`, `client_name` or `id`. */
export interface OrderDraftQuery extends Pick<PageQuery, 'sort'> {
  /**
   * Page, from 1.
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  page?: number;
  /**
   * Drafts a page, 20 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
}

/** A new draft. */
export interface OrderDraftInput {
  values: OrderDraftValues;
}

/** A draft as it is from now on. */
export interface OrderDraftUpdate {
  /** All that is known: fields that are left out are known no more. */
  values: OrderDraftValues;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}
