import type { EmailAddress, RequiredLine } from '../../../../platform/http/api-types.js';
import type {
  AdrClass,
  BodyType,
  Celsius,
  Centimetres,
  Incoterm,
  LoadingMetres,
  Reference,
  UnNumber,
} from '../transport-facts.dto.js';

/** A mail or another message that asks for a transport. */
export interface OrderTextInput {
  /**
   * As it was copied, in Polish, English, Norwegian or German.
   * @minLength 1
   * @maxLength 20000
   */
  text: string;
}

/** What was read of a request, named as in a new order; what was not found is left out. Nothing of it is stored. */
export interface OrderTextValues {
  /** The company that signed. */
  client_name?: RequiredLine;
  /** The address of whoever wrote. */
  client_email?: EmailAddress;
  /**
   * Their phone number as they write it.
   * @example "+47 22 12 34 56"
   */
  client_phone?: string;
  pickup_street?: string;
  pickup_city?: string;
  pickup_post_code?: string;
  pickup_country?: string;
  /**
   * @isDateTime
   * @example "2026-12-01T07:00:00.000Z"
   */
  pickup_date?: string;
  /**
   * @isDateTime
   * @example "2026-12-01T13:00:00.000Z"
   */
  pickup_until?: string;
  delivery_street?: string;
  delivery_city?: string;
  delivery_post_code?: string;
  delivery_country?: string;
  /**
   * @isDateTime
   * @example "2026-12-03T09:00:00.000Z"
   */
  delivery_date?: string;
  /**
   * @isDateTime
   * @example "2026-12-03T15:00:00.000Z"
   */
  delivery_until?: string;
  pallets_count?: number;
  /** In kg. */
  weight?: number;
  cargo_type?: string;
  ldm?: LoadingMetres;
  length_cm?: Centimetres;
  width_cm?: Centimetres;
  height_cm?: Centimetres;
  body_type?: BodyType;
  temperature_min?: Celsius;
  temperature_max?: Celsius;
  adr_un?: UnNumber;
  adr_class?: AdrClass;
  incoterm?: Incoterm;
  client_reference?: Reference;
  /** Days until payment. */
  payment_days?: number;
  /**
   * What the carrier has to know and an order has no field for, in the words of the mail: a tail lift, an exchange of pallets, ADR without
   * a class.
   * @example "tail lift needed; pallet exchange"
   */
  notes?: string;
}

/** A field that may be read out of a mail. */
export type OrderTextField =
  | 'client_name'
  | 'client_email'
  | 'client_phone'
  | 'pickup_street'
  | 'pickup_city'
  | 'pickup_post_code'
  | 'pickup_country'
  | 'pickup_date'
  | 'pickup_until'
  | 'delivery_street'
  | 'delivery_city'
  | 'delivery_post_code'
  | 'delivery_country'
  | 'delivery_date'
  | 'delivery_until'
  | 'pallets_count'
  | 'weight'
  | 'cargo_type'
  | 'ldm'
  | 'length_cm'
  | 'width_cm'
  | 'height_cm'
  | 'body_type'
  | 'temperature_min'
  | 'temperature_max'
  | 'adr_un'
  | 'adr_class'
  | 'incoterm'
  | 'client_reference'
  | 'payment_days'
  | 'notes';

/**
 * What of a field the text does not say: the `hour` of a day (8:00 in Warsaw is proposed), the `country` of a town whose name tells
 * it, which `end` of the transport is meant, or which `day`: whether the month comes first, or whose week "next Friday" is in.
 * `reading`: the words may as well mean something else, for example goods that nothing names as such, or one of two places of one end.
 */
export type OrderTextDoubt = 'hour' | 'country' | 'end' | 'day' | 'reading';

/** Where a field was read. */
export interface ReadPiece {
  /** @example "pallets_count" */
  field: OrderTextField;
  /**
   * The piece of the text, at most 200 characters of it.
   * @example "33 pallets"
   */
  text: string;
  /**
   * Where it begins in the text, in UTF-16 code units.
   * @example 27
   */
  start: number;
  /**
   * Where it ends.
   * @example 37
   */
  end: number;
  /** @example null */
  doubt: OrderTextDoubt | null;
}

/** What a text says of a transport. */
export interface OrderTextReading {
  values: OrderTextValues;
  /** One for each value, and for the notes one for each need that they tell. */
  pieces: ReadPiece[];
  /**
   * The text speaks of further loads: only the first was read.
   * @example false
   */
  more_loads: boolean;
}
