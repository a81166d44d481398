import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endsWhereItBegins, routeDefaults, type RouteWindows } from './route-defaults';
import type { TransportValues } from '../transport/transport-values';

function transport(from: string, to: string): TransportValues {
  return {
    pickup_street: `${from} 1`,
    pickup_city: from,
    pickup_post_code: `${from}-01`,
    pickup_country: 'PL',
    pickup_date: '2026-11-25T08:00:00.000Z',
    delivery_street: `${to} 2`,
    delivery_city: to,
    delivery_post_code: `${to}-02`,
    delivery_country: 'NO',
    delivery_date: '2026-11-27T08:00:00.000Z',
  };
}

const order: TransportValues & RouteWindows = {
  ...transport('Poznań', 'Bergen'),
  pickup_until: '2026-11-25T12:00:00.000Z',
  delivery_until: '2026-11-27T12:00:00.000Z',
};

describe('what a new route begins with', () => {
  it('is the order’s own way for the first one', () => {
    assert.deepEqual(routeDefaults(order, [], 30), { ...order, payment_terms: 30 });
  });

  it('goes on where the last route ends, with its country and date, to the order’s destination', () => {
    const next = routeDefaults(order, [transport('Poznań', 'Gdańsk')], null);
    assert.equal(next.pickup_city, 'Gdańsk');
    assert.equal(next.pickup_street, 'Gdańsk 2');
    assert.equal(next.pickup_country, 'NO');
    assert.equal(next.pickup_date, '2026-11-27T08:00:00.000Z');
    assert.equal(next.delivery_city, 'Bergen');
    assert.equal(next.pickup_until, null);
    assert.equal(next.delivery_until, order.delivery_until);
    assert.equal(next.payment_terms, null);
  });

  it('leads nowhere yet where the last route has reached the order’s destination', () => {
    const next = routeDefaults(order, [transport('Poznań', 'Bergen')], 14);
    assert.deepEqual([next.pickup_city, next.delivery_city, next.delivery_street], ['Bergen', '', '']);
    assert.deepEqual([next.delivery_date, next.delivery_until], [null, null]);
    assert.equal(next.delivery_country, 'NO');
    assert.equal(endsWhereItBegins(next), false);
  });
});

describe('a transport that ends where it begins', () => {
  const there = transport('Oslo', 'Bergen');
  const back = {
    ...there,
    pickup_street: 'BERGEN 2',
    pickup_city: 'bergen ',
    pickup_post_code: 'Bergen-02',
    pickup_country: 'NO',
  };

  it('is told by its addresses, however they are written', () => {
    assert.equal(endsWhereItBegins(back), true);
    assert.equal(endsWhereItBegins({ ...back, pickup_street: 'Bergen 3' }), false);
  });

  it('is none while nothing is typed', () => {
    const nowhere = { street: '', city: '', post_code: '', country: '' };
    const empty = Object.fromEntries(
      ['pickup', 'delivery'].flatMap((end) =>
        Object.entries(nowhere).map(([field, value]) => [`${end}_${field}`, value]),
      ),
    );
    assert.equal(endsWhereItBegins({ ...there, ...empty }), false);
  });
});
