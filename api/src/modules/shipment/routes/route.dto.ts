import type {
  CountryCode,
  ExternalId,
  Id,
  PaymentDays,
  Percent,
  PostCode,
  RequiredLine,
  Line,
} from '../../../platform/http/api-types.js';
import type { LoadPublicationState } from '../load-exchange/load-publication.dto.js';
import type { OfferDto } from '../quotes/offer.dto.js';
import type { TimeWindows, TimeWindowsInput, TransportAddresses } from '../orders/transport-facts.dto.js';

/** 0 new, 1 waiting for the subcontractor, 2 accepted, 3 rejected. */
export type RouteStatusCode = 0 | 1 | 2 | 3;

/** One route of an order. */
export interface RouteDto extends TimeWindows, VehicleDto {
  id: Id;
  /** What another program of the company calls it. */
  external_id: string | null;
  quotation_id: Id;
  /** Place among the order's routes, from 1. */
  position: number;
  status: RouteStatusCode;
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  pickup_date: Date;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: Date;
  /** Days until the subcontractor is paid. */
  payment_terms: number | null;
  /** Margin in percent; null means the company's. */
  profit_margin: number | null;
  /** The chosen quote. */
  subcontractor_offer_id: number | null;
  chosen_offer: OfferDto | null;
  offers_count: number;
  /** How many subcontractors were asked for a price. */
  asked_count: number;
  /** How it stands on a load exchange: its latest publication; null where it was never published. */
  load_publication: LoadPublicationState | null;
  /** The company publishes loads, and the route is still to be priced. */
  can_be_published: boolean;
  /** When the carrier was last asked for the vehicle and the driver. */
  vehicle_asked_at: Date | null;
  /** The mail with the order left without its PDF, since none could be made then; the carrier can still fetch it over the link. */
  order_sent_without_file: boolean;
  /** A proof of delivery is filed. */
  has_pod: boolean;
  /** The carrier's invoice is filed. */
  has_carrier_invoice: boolean;
  created_at: Date;
  updated_at: Date;
}

/** Routes of an order in their sequence. */
export interface RouteList {
  items: RouteDto[];
  total: number;
  /** What looks wrong with the routes and between them; nothing of it is forbidden. */
  hints: RouteHint[];
}

/**
 * What looks wrong with a route at the times of the chosen quotes: by itself, it `takes_no_time`, since it ends at the instant at which it
 * begins, or `ends_before_start`; beside the one before it, it `starts_elsewhere` than that one ended (city or country), or
 * `starts_too_early`, before that one has ended.
 */
export interface RouteHint {
  code: 'takes_no_time' | 'ends_before_start' | 'starts_elsewhere' | 'starts_too_early';
  /** The route that it is about. */
  route_id: Id;
  /** The route before it; null where the route alone is at fault. */
  previous_route_id: Id | null;
}

/** The routes of an order in their new sequence. */
export interface RouteSequenceInput {
  /**
   * Every route of the order once.
   * @minItems 1
   * @maxItems 50
   */
  ids: Id[];
}

/** A new route. */
export interface RouteInput extends TransportAddresses, TimeWindowsInput {
  external_id?: ExternalId | null;
  quotation_id: Id;
  /** The company's terms when left out. */
  payment_terms?: PaymentDays | null;
  /** The company's margin when left out. */
  profit_margin?: Percent | null;
}

/** Changes to a route; what is left out stays. */
export interface RouteUpdate extends TimeWindowsInput, VehicleInput {
  /** May be told at any time. */
  external_id?: ExternalId | null;
  pickup_street?: RequiredLine;
  pickup_city?: RequiredLine;
  pickup_post_code?: PostCode;
  pickup_country?: CountryCode;
  pickup_date?: Date;
  delivery_street?: RequiredLine;
  delivery_city?: RequiredLine;
  delivery_post_code?: PostCode;
  delivery_country?: CountryCode;
  delivery_date?: Date;
  payment_terms?: PaymentDays | null;
  profit_margin?: Percent | null;
  /** Chooses a quote; null takes the choice back. */
  subcontractor_offer_id?: Id | null;
}

/** The quote to choose; null takes the choice back. */
export interface SelectOfferInput {
  offer_id: Id | null;
  /**
   * The quote that was chosen when the caller looked, null for none: another choice made meanwhile is then a conflict. When left out, only
   * one made while the call was under way is.
   */
  replaces?: Id | null;
}

/**
 * Number plates of a vehicle.
 * @maxLength 20
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type Plates = string;

/**
 * A phone number, kept as machines dial it where that can be told.
 * @maxLength 40
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type TypedPhone = string;

/** The vehicle of a route and who drives it; null where nobody has told. */
export interface VehicleDto {
  /** Number plates of the lorry or tractor. */
  truck_plates: string | null;
  trailer_plates: string | null;
  driver_name: string | null;
  driver_phone: string | null;
}

/** The same as it is told; what is left out stays, null takes back. */
export interface VehicleInput {
  /** Number plates of the lorry or tractor; kept in capitals. */
  truck_plates?: Plates | null;
  /** Kept in capitals. */
  trailer_plates?: Plates | null;
  driver_name?: Line | null;
  /** Kept as machines dial it; a number without a prefix is one of the carrier's country. */
  driver_phone?: TypedPhone | null;
}
