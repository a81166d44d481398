import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { anOrder, anOrderAt, requestFields, step } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { RouteList } from '../routes/route.dto.js';
import type { OrderDetails, OrderPage } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const facts = {
  ldm: 6.42,
  length_cm: 240,
  width_cm: 120,
  height_cm: 180,
  body_type: 'reefer',
  temperature_min: -22.5,
  temperature_max: -18,
  adr_un: '1263',
  adr_class: '3',
  incoterm: 'DAP',
  pickup_until: '2026-12-01T12:00:00.000Z',
  delivery_until: '2026-12-04T08:00:00.000Z',
  client_reference: 'PO-7781',
  our_reference: 'GD/11/26',
  valid_until: '2026-11-30',
};
const nothing = Object.fromEntries(Object.keys(facts).map((name) => [name, null]));

const details = (id: number) => owner.api.read<OrderDetails>(`/orders/${id}/details`);

describe('what may be known of a transport', () => {
  test('is nothing unless it is said', async () => {
    const { id } = await anOrder(owner);
    expect(await details(id)).toMatchObject({ ...nothing, lost_reason: null, lost_note: null });
  });

  test('is entered with the request or later, and cleared by null', async () => {
    const { id } = await anOrder(owner, facts);
    expect(await details(id)).toMatchObject(facts);
    expect(await owner.api.change(`/orders/${id}`, { notes: 'Ring first' })).toMatchObject(facts);
    expect(await owner.api.change(`/orders/${id}`, nothing)).toMatchObject(nothing);
    expect(await owner.api.change(`/orders/${id}`, facts)).toMatchObject(facts);
  });

  test('lists show the references, not what only the order page needs', async () => {
    const { id } = await anOrder(owner, facts);
    const { items } = await owner.api.read<OrderPage>('/orders', { page_size: 1 });
    expect(items[0]).toMatchObject({
      id,
      client_reference: 'PO-7781',
      our_reference: 'GD/11/26',
      valid_until: '2026-11-30',
    });
    expect(items[0]).not.toHaveProperty('ldm');
  });

  test('an order is found by what either party calls it', async () => {
    const forwarder = await aCompany(app);
    const { id } = await anOrder(forwarder, { client_reference: 'Żuraw 12', our_reference: 'GD/12/26' });
    await anOrder(forwarder);
    for (const q of ['zuraw', 'gd/12']) {
      const { items } = await forwarder.api.read<OrderPage>('/orders', { q });
      expect(items.map((order) => order.id)).toEqual([id]);
    }
  });

  test('the first route has the windows of the order', async () => {
    const order = await anOrder(owner, facts);
    const { routes } = await step(order, 1);
    expect(routes).toMatchObject([
      { pickup_until: facts.pickup_until, delivery_until: facts.delivery_until },
    ]);
  });

  test('a route has windows of its own', async () => {
    const order = await anOrderAt(app, owner, 1);
    const path = `/order-routes/${order.routes[0]}`;
    expect(await owner.api.change(path, { pickup_until: facts.pickup_until })).toMatchObject({
      pickup_until: facts.pickup_until,
      delivery_until: null,
    });
    expect(faultsIn(await owner.api.put(path, { pickup_date: '2026-12-01T12:00:01.000Z' }))).toEqual({
      pickup_until: 'until_before_date',
    });
    const { items } = await owner.api.read<RouteList>(`/orders/${order.id}/order-routes`);
    expect(items[0]).toMatchObject({ pickup_until: facts.pickup_until });
    expect(await details(order.id)).toMatchObject({ pickup_until: null });
  });

  test('references may be named as long as there is an order; nothing else beside them', async () => {
    const { id } = await anOrderAt(app, owner, 8);
    expect(await owner.api.change(`/orders/${id}`, { client_reference: 'PO-9' })).toMatchObject({
      client_reference: 'PO-9',
      status: 8,
    });
    refused(
      await owner.api.put(`/orders/${id}`, { client_reference: 'PO-9', ldm: 3 }),
      409,
      'order_not_editable',
    );
    refused(await owner.api.put(`/orders/${id}`, { valid_until: '2026-12-24' }), 409, 'order_not_editable');
    refused(
      await owner.api.put(`/orders/${id}`, { our_reference: 'X', version: 1 }),
      409,
      'changed_meanwhile',
    );
  });
});

const order = await anOrder(owner, facts);

describe('bad input', () => {
  test('all faults are told at once', async () => {
    const wrong = {
      ...requestFields(),
      client_email: 'client@client.example',
      ldm: 1.234,
      length_cm: 1.5,
      width_cm: 0,
      height_cm: '180',
      body_type: 'sledge',
      temperature_min: 5,
      temperature_max: 2,
      adr_un: '12',
      adr_class: '10',
      incoterm: 'DAT',
      pickup_until: '2026-12-01T07:59:59.000Z',
      delivery_until: 'tomorrow',
      client_reference: 'x'.repeat(61),
      valid_until: '30.11.2026',
      lost_reason: 'price',
    };
    expect(faultsIn(await owner.api.post('/quotations', wrong))).toEqual({
      ldm: 'too_many_decimals',
      length_cm: 'not_an_integer',
      width_cm: 'too_small',
      height_cm: 'not_an_integer',
      body_type: 'not_in_list',
      temperature_min: 'above_maximum',
      temperature_max: 'below_minimum',
      adr_un: 'invalid_format',
      adr_class: 'not_in_list',
      incoterm: 'not_in_list',
      pickup_until: 'until_before_date',
      delivery_until: 'not_a_date',
      client_reference: 'too_long',
      valid_until: 'invalid_format',
      lost_reason: 'unknown_field',
    });
  });

  refusesValues(
    [
      ['ldm', 0, 'too_small'],
      ['ldm', 100_000, 'too_large'],
      ['ldm', '6.4', 'not_a_number'],
      ['length_cm', 10_001, 'too_large'],
      ['temperature_min', -100.5, 'too_small'],
      ['temperature_min', -20.55, 'too_many_decimals'],
      ['temperature_max', 251, 'too_large'],
      ['adr_un', '0000', 'invalid_format'],
      ['adr_un', 1263, 'not_a_text'],
      ['our_reference', 'a\nb', 'invalid_format'],
      ['pickup_until', '2026-12-01', 'not_a_date'],
      ['pickup_until', '2101-01-01T00:00:00Z', 'year_out_of_range'],
      ['valid_until', '2026-02-30', 'not_a_date'],
    ],
    (field, value) => owner.api.put(`/orders/${order.id}`, { [field]: value }),
  );

  test('what does not fit what is stored is told of the field that is stored, too', async () => {
    const put = async (changes: object) => faultsIn(await owner.api.put(`/orders/${order.id}`, changes));
    expect(await put({ temperature_min: -10 })).toEqual({
      temperature_min: 'above_maximum',
      temperature_max: 'below_minimum',
    });
    expect(await put({ pickup_date: '2026-12-01T13:00:00.000Z' })).toEqual({
      pickup_until: 'until_before_date',
    });
    expect(await details(order.id)).toMatchObject(facts);
  });
});
