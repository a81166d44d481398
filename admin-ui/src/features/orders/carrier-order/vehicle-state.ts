import type { Schemas } from '../../../kit/api/types';
import { routeStatus, status } from '../order-view';
import type { Route } from '../queries/types';

export type Vehicle = Pick<
  Schemas['RouteDto'],
  'truck_plates' | 'trailer_plates' | 'driver_name' | 'driver_phone'
>;

/** The vehicle of a route, and nothing else of it. */
export function vehicleOf({ truck_plates, trailer_plates, driver_name, driver_phone }: Vehicle): Vehicle {
  return { truck_plates, trailer_plates, driver_name, driver_phone };
}

/** Anything of the vehicle and its driver is known. */
export function isVehicleTold({ truck_plates, trailer_plates, driver_name, driver_phone }: Vehicle): boolean {
  return Boolean(truck_plates ?? trailer_plates ?? driver_name ?? driver_phone);
}

/** Whether the carrier drives now and something is still missing: then asking for it makes sense. */
export function canAskForVehicle(orderStatus: number, route: Pick<Route, 'status'> & Vehicle): boolean {
  const isUnderWay = orderStatus > status.orderCreated && orderStatus < status.podReceived;
  const { truck_plates, driver_name, driver_phone } = route;
  const isKnown = Boolean(truck_plates && driver_name && driver_phone);
  return isUnderWay && route.status === routeStatus.accepted && !isKnown;
}
