import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { refused, taken } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { aLink, offerIds, type OpenedLink } from '../../../testing/links.js';
import { anOrderAt, aQuote, priceFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { OfferDto } from '../quotes/offer.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const { RejectedBySubcontractor } = OrderStatus;
const details = ({ id }: TestOrder) =>
  owner.api.read<{ status: number; price_for_client: number }>(`/orders/${id}/details`);
const eventsOf = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items;
const askFor = (order: TestOrder, index: number, carrier: { id: number }) =>
  owner.api.post(`/order-routes/${order.routes[index]}/price-requests`, { subcontractor_ids: [carrier.id] });
const enter = (order: TestOrder, index: number, carrier: { id: number }) =>
  owner.api.post<OfferDto>('/subcontractor-offers', {
    ...priceFields(),
    subcontractor_id: carrier.id,
    quotation_route_id: order.routes[index],
  });
const priceLink = (order: TestOrder, index: number, carrier: { id: number }) =>
  aLink(owner, {
    kind: 'subcontractor-offer',
    order_id: order.id,
    route_id: order.routes[index] ?? 0,
    subcontractor_id: carrier.id,
  });
const isOpen = async ({ url }: OpenedLink) => {
  const ids = ['user_id', 'order_id', 'route_id', 'subcontractor_id', 'sig', 'exp'];
  const query = [...url.searchParams].filter(([name]) => ids.includes(name));
  const path = '/public/links/subcontractor-offer';
  return (await app.api.read<{ open: boolean }>(path, Object.fromEntries(query))).open;
};
const contractor = () => aSubcontractor(owner, { rate_type: 'Contract' });

describe('once the carrier of a route has refused', () => {
  test('another is asked, answers over the link and is sent the order; the client’s price stays', async () => {
    const order = await anOrderAt(app, owner, RejectedBySubcontractor);
    const { price_for_client } = await details(order);
    const carrier = await aSubcontractor(owner);
    expect(taken(await askFor(order, 0, carrier), 201)).toMatchObject({ sent: 1, skipped: [] });
    expect((await eventsOf(order)).at(-1)).toMatchObject({
      from_status: 9,
      to_status: 9,
      event: 'ask_subcontractors',
    });
    taken(await owner.api.post(`/order-routes/${order.routes[0]}/price-requests/remind`), 200);
    expect(await isOpen(await priceLink(order, 0, carrier))).toBe(true);
    const { id } = await aQuote(app, order, order.routes[0] ?? 0, carrier, { price: 1900 });
    expect(await details(order)).toMatchObject({ status: RejectedBySubcontractor, price_for_client });
    await owner.api.change(`/order-routes/${order.routes[0]}/select-offer`, { offer_id: id });
    const sent = await owner.api.act(`/orders/${order.id}/send-subcontractor-acceptance`, {
      route_id: order.routes[0],
    });
    expect(sent).toMatchObject({ status: OrderStatus.SentToContractor, price_for_client });
  });

  test('the price of a contract subcontractor is entered, and the order stays at 9', async () => {
    const order = await anOrderAt(app, owner, RejectedBySubcontractor);
    const offer = taken(await enter(order, 0, await contractor()), 201);
    expect((await eventsOf(order)).at(-1)).toMatchObject({ to_status: 9, event: 'contract_quote' });
    await owner.api.change(`/order-routes/${order.routes[0]}/select-offer`, { offer_id: offer.id });
    expect(await details(order)).toMatchObject({ status: RejectedBySubcontractor });
  });

  test('whoever refused cannot change their price, and nothing else of the order is edited', async () => {
    const order = await anOrderAt(app, owner, RejectedBySubcontractor);
    const link = await priceLink(order, 0, order.carriers[0] ?? { id: 0 });
    expect(await isOpen(link)).toBe(false);
    const other = { ...offerIds(link), ...priceFields({ price: 1 }) };
    refused(await app.api.post('/public/subcontractor-offer', other), 409, 'no_longer_open');
    refused(await owner.api.put(`/orders/${order.id}`, { weight: 1 }), 409, 'order_not_editable');
    const route = `/order-routes/${order.routes[0]}`;
    refused(await owner.api.put(route, { payment_terms: 5 }), 409, 'route_not_editable');
    refused(await owner.api.delete(route), 409, 'route_not_editable');
  });
});

test('a route that waits for its carrier, is accepted, or is another’s already takes no prices', async () => {
  const order = await anOrderAt(app, owner, RejectedBySubcontractor, { routes: 2, spares: true });
  const rerouted = await anOrderAt(app, owner, RejectedBySubcontractor, { spares: true });
  const choice = { offer_id: rerouted.spares[0]?.offer };
  await owner.api.change(`/order-routes/${rerouted.routes[0]}/select-offer`, choice);
  const accepted = await anOrderAt(app, owner, OrderStatus.InProgress);
  for (const [one, index] of [
    [order, 1],
    [rerouted, 0],
    [accepted, 0],
  ] as const) {
    const carrier = await contractor();
    refused(await askFor(one, index, carrier), 409, 'status_not_allowed');
    refused(await enter(one, index, carrier), 409, 'order_not_editable');
    const link = await priceLink(one, index, carrier);
    expect(await isOpen(link)).toBe(false);
    const body = { ...offerIds(link), ...priceFields() };
    refused(await app.api.post('/public/subcontractor-offer', body), 409, 'no_longer_open');
  }
});
