import type { CountryCode, Id, Line } from '../../../platform/http/api-types.js';
import type { AdrClass, BodyType } from '../orders/transport-facts.dto.js';

/**
 * How a publication stands: `waiting` to be published, `published`, `refused` by the exchange, `withdrawn`, or `failed` after too many
 * tries.
 */
export type LoadPublicationStatus = 'waiting' | 'published' | 'refused' | 'withdrawn' | 'failed';

/**
 * Why a publication ends: by hand, since another took its place (`replaced`), since a quote was chosen, the request ended, the route or its
 * order was deleted, the time of loading is `over`, it was ended on the exchange itself, or the company switched the exchange off.
 */
export type LoadEndReason =
  | 'by_hand'
  | 'replaced'
  | 'quote_chosen'
  | 'request_ended'
  | 'route_deleted'
  | 'over'
  | 'ended_there'
  | 'switched_off';

/**
 * What stands against a publication: the exchange cannot be reached, asks to wait, refuses it, wants the company's owner to sign in again,
 * or does not allow the account or the application to do it (`forbidden`); `gave_up` after too many tries; `left_there` where it may still
 * stand on the exchange, which the company's application is no longer let in to.
 */
export type LoadErrorCode =
  | 'unreachable'
  | 'paused'
  | 'refused'
  | 'sign_in'
  | 'forbidden'
  | 'gave_up'
  | 'left_there';

/** What went wrong last. */
export interface LoadError {
  code: LoadErrorCode;
  /** In the exchange's own words; null where it said none. */
  detail: string | null;
}

/** Currencies in which a load exchange names prices that quotes can have, too. */
export type LoadCurrency = 'EUR' | 'PLN';

/**
 * A price that is wished for, in whole units: exchanges know no smaller ones.
 * @isInt
 * @minimum 1
 * @maximum 1000000
 */
export type LoadPrice = number;

/**
 * What carriers are told besides.
 * @maxLength 250
 */
export type LoadRemarks = string;

/** What the forwarder decides on when a route is published. */
export interface LoadPublicationInput {
  /** The body that is asked for; the order's when left out. */
  body_type?: BodyType | null;
  /** The load takes a whole vehicle. */
  is_full_truck: boolean;
  price?: LoadPrice | null;
  /** Goes with a price. */
  currency?: LoadCurrency | null;
  /** Strangers read it. */
  remarks?: LoadRemarks | null;
}

/** One end of a published load: the town, and when. No street. */
export interface LoadEnd {
  country: CountryCode;
  post_code: string;
  city: string;
  from: Date;
  until: Date;
}

/** All that strangers are shown of a route: neither the client nor a street, a reference or a note. */
export interface LoadContent {
  pickup: LoadEnd;
  delivery: LoadEnd;
  cargo: Line;
  pallets: number;
  /** In tonnes, of 1000 kg. */
  weight: number;
  /** Loading metres; null where nobody said. */
  ldm: number | null;
  body_type: BodyType;
  is_full_truck: boolean;
  /** In °C. */
  temperature_min: number | null;
  temperature_max: number | null;
  adr_class: AdrClass | null;
  price: number | null;
  currency: LoadCurrency | null;
  /** Days until the carrier is paid. */
  payment_days: number | null;
  remarks: string | null;
}

/** How the publication of a route stands. */
export interface LoadPublicationState {
  id: Id;
  status: LoadPublicationStatus;
  /** It is being withdrawn: the exchange has not confirmed that yet. */
  is_ending: boolean;
  /** Null while nothing ends it. */
  end_reason: LoadEndReason | null;
  /** The route or the load has changed since: publish it again. */
  is_outdated: boolean;
  /** Null where nothing is wrong. */
  error: LoadError | null;
}

/** The publication of a route. */
export interface LoadPublicationDto extends LoadPublicationState {
  route_id: Id;
  /** What this product calls it on the exchange. */
  external_id: string;
  /** What the exchange calls it; null until it has it. */
  reference: string | null;
  load: LoadContent;
  /** Prices that carriers gave on the exchange, quotes or not. */
  offers_count: number;
  /** Those of them that are no quotes, since their currency is none of quotes. */
  foreign_offers_count: number;
  published_at: Date | null;
  created_at: Date;
}

/** The publications of a route, the latest first: of them at most one goes on. */
export interface LoadPublicationList {
  items: LoadPublicationDto[];
  total: number;
}
