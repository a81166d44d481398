import type { components } from '@frakto/sdk/schema';
import type { LinkView } from '../api/public-api';
import type { Values } from '../ui/use-form';

/** The fields of the vehicle, in the sequence in which they are asked for. */
export const VEHICLE_FIELDS = ['truck_plates', 'trailer_plates', 'driver_name', 'driver_phone'] as const;
export type VehicleField = (typeof VEHICLE_FIELDS)[number];
export type VehicleValues = Values<VehicleField>;

/** The vehicle as it is told. */
export type VehicleInput = Pick<components['schemas']['SubcontractorResponseInput'], VehicleField>;

/** How long the texts of the fields may be. */
export const VEHICLE_LENGTHS: Readonly<Record<VehicleField, number>> = {
  truck_plates: 20,
  trailer_plates: 20,
  driver_name: 200,
  driver_phone: 40,
};

/** What is known already, as texts of the fields. */
export function knownVehicle(view: LinkView | null): Partial<VehicleValues> {
  const known = VEHICLE_FIELDS.map((field) => [field, view?.vehicle?.[field] ?? ''] as const);
  return Object.fromEntries(known);
}

/** Whether it is known who comes: the truck and who drives it. */
export function isVehicleKnown(vehicle: LinkView['vehicle']): boolean {
  return Boolean(vehicle?.truck_plates && vehicle.driver_name);
}

/** What is told with an acceptance: the fields that were filled. */
export function filledVehicle(values: VehicleValues): VehicleInput {
  return Object.fromEntries(VEHICLE_FIELDS.flatMap((field) => filled(field, values[field])));
}

/** What is told afterwards: every field, also that one is empty now. */
export function wholeVehicle(values: VehicleValues): VehicleInput {
  return Object.fromEntries(VEHICLE_FIELDS.map((field) => [field, values[field].trim() || null]));
}

function filled(field: VehicleField, text: string): [VehicleField, string][] {
  return text.trim() ? [[field, text.trim()]] : [];
}
