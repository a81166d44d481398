import { beforeAll, describe, expect, test } from '@jest/globals';
import { faultsIn } from '../../../testing/api-caller.js';
import { anOrder, type TestOrder } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderPage } from './order.dto.js';

const app = await testApp();
let owner: TestMember;
let orders: TestOrder[];

/** Ten orders, the newest first; each third one is at 0, 5 and 12. Their numbers stand in no text. */
beforeAll(async () => {
  owner = await aCompany(app);
  orders = [];
  await app.rows(`select setval(pg_get_serial_sequence('orders', 'id'), 77770)`);
  for (let number = 0; number < 10; number += 1) {
    const order = await anOrder(owner, { delivery_city: number === 4 ? 'Ålesund' : 'Bergen' });
    await app.rows('update orders set status = $2, updated_at = $3 where id = $1', [
      order.id,
      [0, 5, 12][number % 3],
      new Date(Date.UTC(2026, 10, 20 - number)),
    ]);
    orders.unshift(order);
  }
});

type ListQuery = Record<string, string | number | number[]>;

const list = (query: ListQuery) => owner.api.read<OrderPage>('/quotations', query);
const idsOf = async (query: ListQuery) => (await list(query)).items.map(({ id }) => id);
const ids = (wanted: (order: TestOrder) => boolean = () => true) => orders.filter(wanted).map(({ id }) => id);

describe('quotations', () => {
  test('are found by their number, with or without its sign', async () => {
    const [order] = orders.slice(3);
    expect(await idsOf({ q: `${order?.id}` })).toEqual([order?.id]);
    expect(await idsOf({ q: `#${order?.id}` })).toEqual([order?.id]);
    expect(await idsOf({ q: ` # ${order?.id} ` })).toEqual([order?.id]);
    // Post codes begin so; numbers of orders do not.
    expect(await idsOf({ q: '80' })).toHaveLength(10);
    expect(await idsOf({ q: '#80' })).toEqual([]);
    expect(await idsOf({ q: '#9999999999' })).toEqual([]);
    const stranger = await aCompany(app);
    expect((await stranger.api.read<OrderPage>('/quotations', { q: `${order?.id}` })).total).toBe(0);
  });

  test('are found by client, address, city and e-mail', async () => {
    const [order] = orders.slice(5);
    expect(await idsOf({ q: 'alesund' })).toEqual([order?.id]);
    expect(await idsOf({ q: order?.client.email ?? '' })).toEqual([order?.id]);
    expect(await idsOf({ q: order?.client.name.toUpperCase() ?? '' })).toContain(order?.id);
    expect(await idsOf({ q: 'BRYGGEN 7' })).toHaveLength(10);
    expect(await idsOf({ q: 'alesund', status: [0, 12] })).toEqual([]);
  });

  test('of several statuses are paged as one list, with one total', async () => {
    const { rows } = {
      rows: await app.rows<{ id: number; status: number }>('select id, status from orders'),
    };
    const at = (statuses: number[]) => {
      const some = new Set(rows.filter(({ status }) => statuses.includes(status)).map(({ id }) => id));
      return ids(({ id }) => some.has(id));
    };
    expect(await idsOf({ status: [5] })).toEqual(at([5]));
    expect(await idsOf({ status: [12, 0, 12] })).toEqual(at([0, 12]));
    const page = await list({ status: [0, 12], page: 2, page_size: 3 });
    expect(page.items.map(({ id }) => id)).toEqual(at([0, 12]).slice(3, 6));
    expect(page).toMatchObject({ total: 7, total_pages: 3 });
    expect(await list({ status: [0, 12], page: 9 })).toMatchObject({ items: [], total: 7 });
    expect(await list({ status: [13] })).toMatchObject({ items: [], total: 0, total_pages: 0 });
  });

  test('are sorted by what is asked for', async () => {
    expect(await idsOf({})).toEqual(ids());
    expect(await idsOf({ sort: 'id' })).toEqual(ids().toReversed());
    expect(await idsOf({ sort: '-updated_at', status: [0, 5, 12] })).toEqual(ids().toReversed());
    expect((await idsOf({ sort: 'delivery_city' })).at(-1)).not.toBe(undefined);
    expect(faultsIn(await owner.api.get('/quotations', { sort: 'secret' }))).toEqual({
      sort: 'unknown_sort_field',
    });
    expect(faultsIn(await owner.api.get('/quotations', { status: [14] }))).toEqual({
      status: 'invalid_value',
    });
  });
});
