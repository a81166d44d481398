import { describe, expect, test } from '@jest/globals';
import { refused } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { acceptRequest, anOrder, aQuote, transportFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { PriceHistory } from './price-history.dto.js';

const app = await testApp();

/** An order with a route and its quotes; the first is chosen. */
async function quoted(owner: TestMember, ends: object, prices: readonly object[]): Promise<TestOrder> {
  const order = await anOrder(owner, ends);
  await acceptRequest(order, 1);
  for (const price of prices) {
    const carrier = await aSubcontractor(owner);
    order.carriers.push(carrier);
    order.offers.push((await aQuote(app, order, order.routes[0] ?? 0, carrier, price)).id);
  }
  if (order.offers[0])
    await owner.api.change(`/order-routes/${order.routes[0]}/select-offer`, { offer_id: order.offers[0] });
  return order;
}
const historyOf = ({ owner, routes }: TestOrder) =>
  owner.api.read<PriceHistory>(`/order-routes/${routes[0]}/price-history`);

describe('earlier prices of a lane', () => {
  test('are those of the company’s other routes between the same areas, the latest first, by currency', async () => {
    const owner = await aCompany(app);
    const rival = await aCompany(app);
    const there = { pickup_post_code: '80-999', pickup_city: 'Sopot', delivery_post_code: '5099', ldm: 6.4 };
    const first = await quoted(owner, there, [{ price: 1000, currency: 'EUR' }, { price: 5000 }]);
    const second = await quoted(owner, {}, [
      { price: 1101.11, currency: 'EUR' },
      { price: 900, currency: 'EUR' },
      { price: 1300, currency: 'EUR' },
    ]);
    for (const elsewhere of [
      { pickup_post_code: '81-001' },
      { delivery_post_code: '5103' },
      { pickup_country: 'SE', pickup_post_code: '801 00' },
    ])
      await quoted(owner, elsewhere, [{ price: 1 }]);
    await quoted(rival, {}, [{ price: 2 }]);

    const order = await quoted(owner, {}, [{ price: 3 }]);
    const history = await historyOf(order);
    expect(history.lane).toEqual({
      pickup_country: 'PL',
      pickup_area: '80',
      delivery_country: 'NO',
      delivery_area: '50',
    });
    expect(history.items.map(({ offer_id, is_chosen }) => [offer_id, is_chosen])).toEqual([
      [second.offers[2], false],
      [second.offers[1], false],
      [second.offers[0], true],
      [first.offers[1], false],
      [first.offers[0], true],
    ]);
    expect(history.total).toBe(5);
    expect(history.items[4]).toMatchObject({
      quotation_id: first.id,
      quotation_route_id: first.routes[0],
      subcontractor_id: first.carriers[0]?.id,
      subcontractor_name: first.carriers[0]?.name,
      price: 1000,
      currency: 'EUR',
      pickup_city: 'Sopot',
      delivery_city: 'Bergen',
      pallets_count: 12,
      weight: 8400.5,
      ldm: 6.4,
    });
    expect(history.levels).toEqual([
      { currency: 'EUR', count: 4, lowest: 900, median: 1050.56, highest: 1300, chosen_median: 1050.56 },
      { currency: 'PLN', count: 1, lowest: 5000, median: 5000, highest: 5000, chosen_median: null },
    ]);
  });

  test('are none on a lane that nobody drove', async () => {
    const owner = await aCompany(app);
    const order = await quoted(owner, { delivery_country: 'GB', delivery_post_code: 'sw1a 1aa' }, []);
    expect(await historyOf(order)).toMatchObject({
      items: [],
      total: 0,
      levels: [],
      lane: { delivery_area: 'SW' },
    });
  });

  test('are of another company’s route as of none at all', async () => {
    const owner = await aCompany(app);
    const order = await quoted(await aCompany(app), {}, []);
    refused(await owner.api.get(`/order-routes/${order.routes[0]}/price-history`), 404, 'not_found');
    refused(await owner.api.get('/order-routes/2147483647/price-history'), 404, 'not_found');
  });
});

describe('of very many routes', () => {
  test('the latest are found on the index of lanes, and no more of them are read than shown', async () => {
    const owner = await aCompany(app);
    const order = await quoted(owner, {}, []);
    const { pickup_date, delivery_date } = transportFields();
    await app.rows(
      `with route as (
         insert into order_routes (company_id, order_id, position, pickup_street, pickup_city, pickup_post_code,
           pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date)
         select $1, $2, n, 's', 'c', case when n % 4 = 0 then '80-001' else '30-001' end, 'PL', $3, 's', 'c', '5003', 'NO', $4
         from generate_series(1, 20000) n returning id)
       insert into subcontractor_offers (company_id, order_id, route_id, subcontractor_name, price, currency)
       select $1, $2, id, 'Carrier', 100 + id % 7, 'EUR' from route, generate_series(1, 3)`,
      [owner.companyId, order.id, pickup_date, delivery_date],
    );
    await app.rows('analyze order_routes');
    await app.rows('analyze subcontractor_offers');
    const history = await historyOf(order);
    expect(history.total).toBe(200);
    expect(history.levels).toMatchObject([{ currency: 'EUR', count: 200 }]);

    const plan = await app.rows<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off) select r.id from order_routes r
       where r.company_id = ${owner.companyId} and r.pickup_country = 'PL' and upper(left(r.pickup_post_code, 2)) = '80'
         and r.delivery_country = 'NO' and upper(left(r.delivery_post_code, 2)) = '50' and r.id <> ${order.routes[0]}
         and exists (select from subcontractor_offers q where q.route_id = r.id)
       order by r.id desc limit 100`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan using order_routes_by_lane on order_routes r \(actual rows=100/);
    expect(text).not.toMatch(/Seq Scan|Sort/);
  });
});
