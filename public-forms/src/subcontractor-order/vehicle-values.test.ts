import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filledVehicle, knownVehicle, wholeVehicle } from './vehicle-values';

const typed = { truck_plates: ' GD 1 ', trailer_plates: ' ', driver_name: 'Jan', driver_phone: '' };

test('with an acceptance only what was filled is told', () => {
  assert.deepEqual(filledVehicle(typed), { truck_plates: 'GD 1', driver_name: 'Jan' });
});

test('afterwards an empty field takes back what stood in it', () => {
  assert.deepEqual(wholeVehicle(typed), {
    truck_plates: 'GD 1',
    trailer_plates: null,
    driver_name: 'Jan',
    driver_phone: null,
  });
});

test('nothing is known as long as the record has not come', () => {
  assert.deepEqual(knownVehicle(null), {
    truck_plates: '',
    trailer_plates: '',
    driver_name: '',
    driver_phone: '',
  });
});
