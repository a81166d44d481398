import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aGlobalSubcontractor, aSubcontractor } from '../../../testing/directory.js';
import { anOrderAt, aQuote, priceFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { OfferDto } from './offer.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/subcontractor-offers';

const contractor = () => aSubcontractor(owner, { rate_type: 'Contract' });
const fields = (order: TestOrder, subcontractor_id: number, changes: object = {}) => ({
  ...priceFields({ price: 2500.5, currency: 'NOK', notes: ' Jak zwykle ' }),
  subcontractor_id,
  quotation_route_id: order.routes[0],
  ...changes,
});
const historyOf = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items;

describe('the price of a contract subcontractor', () => {
  test('is a quote like any other, brings the order to 2, and is told in the history', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const carrier = await contractor();
    const offer = await owner.api.create<OfferDto>(path, fields(order, carrier.id));
    expect(offer).toMatchObject({
      user_id: owner.id,
      subcontractor_id: carrier.id,
      quotation_id: order.id,
      quotation_route_id: order.routes[0],
      price: 2500.5,
      currency: 'NOK',
      price_with_margin: 2750.55,
      pickup_date: priceFields().pickup_date,
      notes: 'Jak zwykle',
      is_chosen: false,
      subcontractor: { name: carrier.name, email: carrier.email },
    });
    expect(await owner.api.read(`${path}/${offer.id}`)).toEqual(offer);
    expect((await historyOf(order)).at(-1)).toMatchObject({
      from_status: 1,
      to_status: 2,
      event: 'contract_quote',
      user_id: owner.id,
      reason: carrier.name,
      facts: {
        pickup_city: 'Gdańsk',
        delivery_city: 'Bergen',
        after: { price: 2500.5, currency: 'NOK' },
      },
    });
    const choice = { offer_id: offer.id };
    await owner.api.change(`/order-routes/${order.routes[0]}/select-offer`, choice);
  });

  test('takes the place of their earlier one; the same again changes nothing', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToSubcontractors);
    const carrier = await contractor();
    const given = await aQuote(app, order, order.routes[0] ?? 0, carrier, { price: 2000, currency: 'EUR' });
    const offer = await owner.api.create<OfferDto>(path, fields(order, carrier.id));
    expect(offer).toMatchObject({ id: given.id, price: 2500.5 });
    const history = await historyOf(order);
    expect(history.at(-1)).toMatchObject({
      from_status: 2,
      to_status: 2,
      event: 'contract_quote',
      facts: { before: { price: 2000, currency: 'EUR' }, after: { price: 2500.5, currency: 'NOK' } },
    });
    expect(await owner.api.create(path, fields(order, carrier.id))).toEqual(offer);
    expect(await historyOf(order)).toEqual(history);
  });

  test('stays as it is once it is chosen', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const carrier = await contractor();
    const { id } = await owner.api.create<OfferDto>(path, fields(order, carrier.id));
    await owner.api.change(`/order-routes/${order.routes[0]}/select-offer`, { offer_id: id });
    const answer = await owner.api.post(path, fields(order, carrier.id, { price: 1 }));
    refused(answer, 409, 'chosen_offer_stays');
    await owner.api.create(path, fields(order, carrier.id));
  });

  test('may be one of the collected subcontractors', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const shared = await aGlobalSubcontractor(app, { rate_type: 'Contract' });
    refused(await owner.api.post(path, fields(order, shared.id)), 404, 'not_found');
    await owner.api.create('/user-global-subcontractors', { subcontractor_id: shared.id });
    await owner.api.create(path, fields(order, shared.id));
  });

  test.each([OrderStatus.SentToClient, OrderStatus.RejectedByClient, OrderStatus.OrderCreated])(
    'comes too late at %i',
    async (status) => {
      const order = await anOrderAt(app, owner, status);
      const answer = await owner.api.post(path, fields(order, (await contractor()).id));
      expect(refused(answer, 409, 'order_not_editable').allowed_statuses).toBeDefined();
    },
  );
});

test('one with prices of the day gives them over a link', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  const carrier = await aSubcontractor(owner, { rate_type: 'Spot' });
  const answer = await owner.api.post(path, fields(order, carrier.id));
  expect(faultsIn(answer)).toEqual({ subcontractor_id: 'no_contract_rates' });
  expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({ status: 1 });
});

test('a quote of another route, order or company is not chosen', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted, { routes: 2 });
  const { id } = await owner.api.create<OfferDto>(path, fields(order, (await contractor()).id));
  const other = await anOrderAt(app, owner, OrderStatus.Accepted);
  for (const route of [order.routes[1], other.routes[0]]) {
    const answer = await owner.api.put(`/order-routes/${route}/select-offer`, { offer_id: id });
    refused(answer, 404, 'offer_not_of_route');
  }
  const rival = await aCompany(app);
  const theirs = await anOrderAt(app, rival, OrderStatus.Accepted);
  const path2 = `/order-routes/${theirs.routes[0]}/select-offer`;
  refused(await rival.api.put(path2, { offer_id: id }), 404, 'not_found');
});

const open = await anOrderAt(app, owner, OrderStatus.Accepted);
const { id: openCarrier } = await contractor();

describe('rules of the price', () => {
  const body = () => fields(open, openCarrier);

  refusesValues(
    [
      ['price', 0, 'must_be_positive'],
      ['price', -0.01, 'must_be_positive'],
      ['price', 10.005, 'too_many_decimals'],
      ['price', 1e9, 'too_large'],
      ['price', '100', 'not_a_number'],
      ['currency', 'GBP', 'not_in_list'],
      ['pickup_date', '2026-12-01', 'not_a_date'],
      ['delivery_date', priceFields().pickup_date, 'delivery_not_after_pickup'],
      ['delivery_date', '2026-11-01T00:00:00Z', 'delivery_not_after_pickup'],
      ['delivery_date', '2200-01-01T00:00:00Z', 'year_out_of_range'],
      ['notes', 'x'.repeat(4_001), 'too_long'],
      ['quotation_id', 1, 'unknown_field'],
    ],
    (field, value) => owner.api.post(path, { ...body(), [field]: value }),
  );

  refusesBadBodies({ method: 'POST', path: () => path, caller: () => owner.api, body });
});
