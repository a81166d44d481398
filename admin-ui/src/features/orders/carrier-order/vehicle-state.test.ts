import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canAskForVehicle, isVehicleTold } from './vehicle-state';

const unknown = { truck_plates: null, trailer_plates: null, driver_name: null, driver_phone: null };
const known = { ...unknown, truck_plates: 'GD 1', driver_name: 'Jan', driver_phone: '+48600100200' };

test('a carrier who has accepted is asked for what is missing until the goods are delivered', () => {
  const statuses = Array.from({ length: 14 }, (_none, code) => code);
  assert.deepEqual(
    statuses.filter((code) => canAskForVehicle(code, { ...unknown, status: 2 })),
    [7, 8, 9],
  );
  for (const status of [0, 1, 3] as const) assert.equal(canAskForVehicle(8, { ...unknown, status }), false);
});

test('a trailer may be missing, nothing else', () => {
  assert.equal(canAskForVehicle(8, { ...known, status: 2 }), false);
  for (const name of ['truck_plates', 'driver_name', 'driver_phone'] as const) {
    assert.equal(canAskForVehicle(8, { ...known, [name]: null, status: 2 }), true);
  }
});

test('a vehicle is told of as soon as anything of it is', () => {
  assert.equal(isVehicleTold(unknown), false);
  for (const name of Object.keys(unknown)) assert.equal(isVehicleTold({ ...unknown, [name]: 'x' }), true);
});
