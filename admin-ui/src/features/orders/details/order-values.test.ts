import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type OrderValues, changedFields, changesOf } from './order-values';

const values: OrderValues = {
  client_email: 'a@b.example',
  pickup_street: 'Portowa 3',
  pickup_city: 'Gdańsk',
  pickup_post_code: '80-001',
  pickup_country: 'PL',
  pickup_date: '2026-12-01T07:00:00.000Z',
  delivery_street: 'Bryggen 7',
  delivery_city: 'Bergen',
  delivery_post_code: '5003',
  delivery_country: 'NO',
  delivery_date: '2026-12-04T07:00:00.000Z',
  pallets_count: 12,
  weight: 8400.5,
  cargo_type: 'Meble',
  notes: '',
  payment_days: null,
  pickup_until: null,
  delivery_until: null,
  ldm: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  body_type: null,
  temperature_min: null,
  temperature_max: null,
  adr_un: null,
  adr_class: null,
  incoterm: null,
  client_reference: null,
  our_reference: null,
};

describe('changes of an order’s values', () => {
  it('are none between equals', () => {
    assert.deepEqual(changedFields(values, { ...values }), []);
  });

  it('name each field that differs, in the order of the form', () => {
    const after = { ...values, weight: 8400, pickup_date: null, cargo_type: 'Okna' };
    assert.deepEqual(changedFields(values, after), ['pickup_date', 'weight', 'cargo_type']);
  });

  it('take an emptied field and one that was never filled for the same', () => {
    const cleared = { ...values, notes: null as unknown as string, payment_days: '' as unknown as number };
    assert.deepEqual(changedFields(values, cleared), []);
    assert.deepEqual(changedFields(values, { ...values, cargo_type: '' }), ['cargo_type']);
    assert.deepEqual(changedFields(values, { ...values, payment_days: 0 }), ['payment_days']);
  });

  it('put over another version, leave what others changed', () => {
    const mine = { ...values, notes: 'Winda', payment_days: 14 };
    const newest = { ...values, cargo_type: 'Okna', payment_days: 30 };
    assert.deepEqual(
      { ...newest, ...changesOf(values, mine) },
      { ...values, cargo_type: 'Okna', notes: 'Winda', payment_days: 14 },
    );
  });
});
