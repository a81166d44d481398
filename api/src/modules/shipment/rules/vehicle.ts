import { keptPhone } from '../../../kernel/contact/phone-number.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { RouteStatus } from './route-status.js';

/** The vehicle of a route and who drives it. Null where nobody has told. */
export interface Vehicle {
  /** Number plates of the lorry or tractor. */
  truck_plates: string | null;
  trailer_plates: string | null;
  driver_name: string | null;
  driver_phone: string | null;
}

/** The vehicle of a record that has more than it. */
export function vehicleOf(record: { [Name in keyof Vehicle]?: string | null | undefined }): Vehicle {
  return {
    truck_plates: record.truck_plates ?? null,
    trailer_plates: record.trailer_plates ?? null,
    driver_name: record.driver_name ?? null,
    driver_phone: record.driver_phone ?? null,
  };
}

/** What somebody told of a vehicle: what is left out is not known to have changed. */
export type ToldVehicle = { [Name in keyof Vehicle]?: string | null | undefined };

/** Nothing is known of it. */
export const unknownVehicle: Vehicle = vehicleOf({});

/**
 * What is told of a vehicle, as it is kept: plates in capitals, the phone number as machines dial it, nothing where
 * only blanks stand.
 * @param countryId the carrier's, whose drivers write their numbers without its prefix
 */
export function keptVehicle(told: ToldVehicle, countryId: number | null): Partial<Vehicle> {
  const kept: Partial<Vehicle> = {};
  const { truck_plates, trailer_plates, driver_name, driver_phone } = told;
  if (truck_plates !== undefined) kept.truck_plates = plates(truck_plates);
  if (trailer_plates !== undefined) kept.trailer_plates = plates(trailer_plates);
  if (driver_name !== undefined) kept.driver_name = line(driver_name);
  const phone = driver_phone === undefined ? undefined : line(driver_phone);
  if (phone !== undefined) kept.driver_phone = phone === null ? null : keptPhone(phone, countryId);
  return kept;
}

/** Whether something that was told differs from what is known. */
export function isNews(told: Partial<Vehicle>, known: Vehicle): boolean {
  return (Object.keys(told) as (keyof Vehicle)[]).some((name) => told[name] !== known[name]);
}

/** Whether a loading place could be told who comes: by the plates of the truck and a driver who can be called. */
export function isComplete({ truck_plates, driver_name, driver_phone }: Vehicle): boolean {
  return truck_plates !== null && driver_name !== null && driver_phone !== null;
}

const underWay: readonly OrderStatus[] = [
  OrderStatus.SentToContractor,
  OrderStatus.InProgress,
  OrderStatus.RejectedBySubcontractor,
];

/** Whether the carrier of a route tells of the vehicle: once the order is accepted, and until the goods are delivered. */
export function isVehicleAwaited(status: OrderStatus, routeStatus: RouteStatus): boolean {
  return routeStatus === RouteStatus.Accepted && underWay.includes(status);
}

function line(text: string | null): string | null {
  return text?.trim().replaceAll(/\s+/g, ' ') || null;
}

function plates(text: string | null): string | null {
  return line(text)?.toUpperCase() ?? null;
}
