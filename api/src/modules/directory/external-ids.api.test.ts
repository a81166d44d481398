import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../testing/api-caller.js';
import { clientFields, subcontractorFields } from '../../testing/directory.js';
import { acceptRequest, anOrder, anOrderAt, requestFields, transportFields } from '../../testing/orders.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import { OrderStatus } from '../../kernel/order/order-status.js';
import type { RouteDto, RouteList } from '../shipment/routes/route.dto.js';

interface Own {
  id: number;
  external_id: string | null;
}

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const order = await anOrder(owner);
await acceptRequest(order, 1);
const others = await anOrder(rival);

const kinds = {
  clients: {
    fields: clientFields,
    lists: ['/clients', '/clients-personal', '/client-directory'],
    at: '/clients',
  },
  subcontractors: {
    fields: subcontractorFields,
    lists: ['/subcontractors', '/subcontractor-directory'],
    at: '/subcontractors',
  },
} as const;

describe.each(Object.entries(kinds))('%s', (_kind, { fields, lists, at }) => {
  test('have an id of another program, once in the company, by which lists find them', async () => {
    const made = await owner.api.create<Own>(at, fields({ external_id: 'ERP-17' }));
    expect(made.external_id).toBe('ERP-17');
    refused(await owner.api.post(at, fields({ external_id: 'ERP-17' })), 409, 'external_id_taken');
    const foreign = await rival.api.create<Own>(at, fields({ external_id: 'ERP-17' }));
    const other = await owner.api.create<Own>(at, fields());
    expect(other.external_id).toBeNull();
    for (const list of lists) {
      const { items, total } = await owner.api.read<{ items: Own[]; total: number }>(list, {
        external_id: 'ERP-17',
      });
      expect([items.map(({ id }) => id), total]).toEqual([[made.id], 1]);
    }
    refused(await owner.api.put(`${at}/${other.id}`, { external_id: 'ERP-17' }), 409, 'external_id_taken');
    expect(await owner.api.change<Own>(`${at}/${other.id}`, { external_id: 'ERP-18' })).toMatchObject({
      external_id: 'ERP-18',
    });
    expect(await owner.api.change<Own>(`${at}/${made.id}`, { external_id: null })).toMatchObject({
      external_id: null,
    });
    taken(await owner.api.put(`${at}/${other.id}`, { external_id: 'ERP-17' }), 200);
    expect((await rival.api.read<Own>(`${at}/${foreign.id}`)).external_id).toBe('ERP-17');
    for (const [wrong, code] of [
      ['', 'too_short'],
      ['x'.repeat(101), 'too_long'],
      [' a', 'invalid_format'],
    ] as const)
      expect(Object.keys(faultsIn(await owner.api.post(at, fields({ external_id: wrong }))))).toEqual(
        code ? ['external_id'] : [],
      );
  });
});

test('orders have one, also once they are sent', async () => {
  const body = { ...requestFields(), client_id: order.client.id, external_id: 'TMS-1' };
  const made = await owner.api.create<Own>('/quotations', body);
  expect(made.external_id).toBe('TMS-1');
  refused(await owner.api.post('/quotations', body), 409, 'external_id_taken');
  taken(await rival.api.post('/quotations', { ...body, client_id: others.client.id }), 201);
  for (const list of ['/orders', '/quotations']) {
    const { items } = await owner.api.read<{ items: Own[] }>(list, { external_id: 'TMS-1' });
    expect(items.map(({ id, external_id }) => [id, external_id])).toEqual([[made.id, 'TMS-1']]);
  }
  const late = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  refused(await owner.api.put(`/orders/${late.id}`, { external_id: 'TMS-1' }), 409, 'external_id_taken');
  expect(await owner.api.change<Own>(`/orders/${late.id}`, { external_id: 'TMS-2' })).toMatchObject({
    external_id: 'TMS-2',
  });
  const copy = await owner.api.create<Own>(`/orders/${made.id}/duplicate`, {});
  expect(copy.external_id).toBeNull();
});

test('routes have one, also once the order is sent', async () => {
  const body = { ...transportFields(), quotation_id: order.id, external_id: 'LEG-1' };
  const made = await owner.api.create<RouteDto>('/order-routes', body);
  expect(made.external_id).toBe('LEG-1');
  refused(await owner.api.post('/order-routes', body), 409, 'external_id_taken');
  const { items, total } = await owner.api.read<RouteList>(`/orders/${order.id}/order-routes`, {
    external_id: 'LEG-1',
  });
  expect([items.map(({ id }) => id), total]).toEqual([[made.id], 1]);
  const late = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  const [routeId] = late.routes;
  expect(
    await owner.api.change<RouteDto>(`/order-routes/${routeId}`, { external_id: 'LEG-2' }),
  ).toMatchObject({
    external_id: 'LEG-2',
  });
  refused(
    await owner.api.put(`/order-routes/${routeId}`, { external_id: 'LEG-1' }),
    409,
    'external_id_taken',
  );
});
