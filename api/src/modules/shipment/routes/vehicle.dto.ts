import type { Line } from '../../../platform/http/api-types.js';

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
