import { expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { RouteStatus } from './route-status.js';
import { isComplete, isNews, isVehicleAwaited, keptVehicle, unknownVehicle, vehicleOf } from './vehicle.js';

const norway = 21;

test('what is told is kept in one form', () => {
  const told = {
    truck_plates: ' gd  123ab ',
    trailer_plates: '  ',
    driver_name: ' Jan  Kowalski',
    driver_phone: '900 12 345',
  };
  expect(keptVehicle(told, norway)).toEqual({
    truck_plates: 'GD 123AB',
    trailer_plates: null,
    driver_name: 'Jan Kowalski',
    driver_phone: '+4790012345',
  });
});

test('a number of another country keeps its prefix; what is no number stays as it was typed', () => {
  expect(keptVehicle({ driver_phone: '+48 600 100 200' }, norway)).toEqual({ driver_phone: '+48600100200' });
  expect(keptVehicle({ driver_phone: 'biuro, wew. 12' }, null)).toEqual({ driver_phone: 'biuro, wew. 12' });
});

test('what is left out is not told; null takes back', () => {
  expect(keptVehicle({}, null)).toEqual({});
  expect(keptVehicle({ driver_name: null, driver_phone: null }, null)).toEqual({
    driver_name: null,
    driver_phone: null,
  });
});

test('news is what differs', () => {
  const known = vehicleOf({ truck_plates: 'GD 1', driver_name: 'Jan' });
  expect(isNews({}, known)).toBe(false);
  expect(isNews({ truck_plates: 'GD 1', trailer_plates: null }, known)).toBe(false);
  expect(isNews({ truck_plates: 'GD 2' }, known)).toBe(true);
  expect(isNews({ driver_name: null }, known)).toBe(true);
});

test('a trailer is not needed to know who comes; plates, name and phone are', () => {
  const whole = {
    truck_plates: 'GD 1',
    trailer_plates: null,
    driver_name: 'Jan',
    driver_phone: '+48600100200',
  };
  expect(isComplete(whole)).toBe(true);
  for (const name of ['truck_plates', 'driver_name', 'driver_phone'] as const) {
    expect(isComplete({ ...whole, [name]: null })).toBe(false);
  }
  expect(isComplete(unknownVehicle)).toBe(false);
});

test.each(Object.values(OrderStatus).map((status) => [status]))('at %i', (status) => {
  for (const routeStatus of Object.values(RouteStatus)) {
    const isAwaited = routeStatus === RouteStatus.Accepted && [7, 8, 9].includes(status);
    expect(isVehicleAwaited(status, routeStatus)).toBe(isAwaited);
  }
});
