import type { CountryCode, PostCode, RequiredLine } from '../../../platform/http/api-types.js';

// Facts of a transport that forwarders ask for beside addresses, pallets and weight. All of them may be missing.

/**
 * Length of a trailer's floor that the load takes, in metres (LDM), with two decimals.
 * @isDouble
 * @minimum 0.01
 * @maximum 99999.99
 * @extension {"x-decimals": 2}
 */
export type LoadingMetres = number;

/**
 * A measure of the largest piece, in cm.
 * @isInt
 * @minimum 1
 * @maximum 10000
 */
export type Centimetres = number;

/**
 * A temperature in °C, with one decimal.
 * @isDouble
 * @minimum -100
 * @maximum 250
 * @extension {"x-decimals": 1}
 */
export type Celsius = number;

/** Body of the vehicle that the load needs. */
export type BodyType =
  | 'curtain_side'
  | 'mega'
  | 'box'
  | 'reefer'
  | 'flatbed'
  | 'low_loader'
  | 'container'
  | 'tanker'
  | 'silo'
  | 'tipper'
  | 'walking_floor'
  | 'van'
  | 'tail_lift_van';

/**
 * Number of dangerous goods by the UN's list: four digits.
 * @pattern ^(?!0000)\d{4}$
 */
export type UnNumber = string;

/** Class or division of dangerous goods by ADR. */
export type AdrClass =
  | '1'
  | '1.1'
  | '1.2'
  | '1.3'
  | '1.4'
  | '1.5'
  | '1.6'
  | '2'
  | '2.1'
  | '2.2'
  | '2.3'
  | '3'
  | '4.1'
  | '4.2'
  | '4.3'
  | '5.1'
  | '5.2'
  | '6.1'
  | '6.2'
  | '7'
  | '8'
  | '9';

/** Incoterms 2020: who of seller and buyer bears cost and risk up to where. */
export type Incoterm = 'EXW' | 'FCA' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP' | 'FAS' | 'FOB' | 'CFR' | 'CIF';

/**
 * A number or a name by which somebody finds the transport in their own books.
 * @maxLength 60
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type Reference = string;

/**
 * A day of the calendar, `YYYY-MM-DD`.
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type Day = string;

/**
 * Why an offer came to nothing: `price` too high, `dates` did not suit, a `competitor` has it, the transport was
 * `cancelled`, we had `no_capacity`, `no_answer` came, or something `other`.
 */
export type LostReason =
  | 'price'
  | 'dates'
  | 'competitor'
  | 'cancelled'
  | 'no_capacity'
  | 'no_answer'
  | 'other';

/** What is known of a load beside its pallets, its weight and its kind. */
export interface CargoFacts {
  ldm: LoadingMetres | null;
  length_cm: Centimetres | null;
  width_cm: Centimetres | null;
  height_cm: Centimetres | null;
  body_type: BodyType | null;
  /** The load must not get colder. */
  temperature_min: Celsius | null;
  /** The load must not get warmer. */
  temperature_max: Celsius | null;
  adr_un: UnNumber | null;
  adr_class: AdrClass | null;
  incoterm: Incoterm | null;
}

/** The same as it is entered; what is left out stays, null clears. */
export interface CargoFactsInput {
  ldm?: LoadingMetres | null;
  length_cm?: Centimetres | null;
  width_cm?: Centimetres | null;
  height_cm?: Centimetres | null;
  body_type?: BodyType | null;
  /** The load must not get colder; not above `temperature_max`. */
  temperature_min?: Celsius | null;
  /** The load must not get warmer. */
  temperature_max?: Celsius | null;
  adr_un?: UnNumber | null;
  adr_class?: AdrClass | null;
  incoterm?: Incoterm | null;
}

/** Until when a load can be fetched and brought; the windows begin at the dates. */
export interface TimeWindows {
  pickup_until: Date | null;
  delivery_until: Date | null;
}

/** The same as it is entered; what is left out stays, null clears. */
export interface TimeWindowsInput {
  /** Not before `pickup_date`. */
  pickup_until?: Date | null;
  /** Not before `delivery_date`. */
  delivery_until?: Date | null;
}

/** What the client and the forwarder call the transport in their books. */
export interface References {
  client_reference: Reference | null;
  our_reference: Reference | null;
}

/** The same as it is entered; what is left out stays, null clears. */
export interface ReferencesInput {
  client_reference?: Reference | null;
  our_reference?: Reference | null;
}

/** How the offer to the client stands beside its price. */
export interface OfferTerms {
  /** The last day, in Europe/Warsaw, on which the client can accept the offer. */
  valid_until: Day | null;
  /** Set when the order was rejected and a reason was named. */
  lost_reason: LostReason | null;
  /** In somebody's own words. */
  lost_note: string | null;
}

/** Both ends of a transport and its dates. */
export interface TransportAddresses {
  pickup_street: RequiredLine;
  pickup_city: RequiredLine;
  pickup_post_code: PostCode;
  pickup_country: CountryCode;
  pickup_date: Date;
  delivery_street: RequiredLine;
  delivery_city: RequiredLine;
  delivery_post_code: PostCode;
  delivery_country: CountryCode;
  delivery_date: Date;
}

/** What is carried. */
export interface Cargo {
  /**
   * Number of pallets.
   * @isInt
   * @minimum 1
   * @maximum 100000
   */
  pallets_count: number;
  /**
   * Weight in kg, with at most two decimals.
   * @isDouble
   * @minimum 0.1
   * @maximum 99999999
   * @extension {"x-decimals": 2}
   */
  weight: number;
  cargo_type: RequiredLine;
}
