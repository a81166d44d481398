import { OrderStatus } from '../kernel/order/order-status.js';
import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import type { PublicOfferReceipt } from '../modules/shipment/quotes/offer.dto.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import type { SubcontractorDto } from '../modules/directory/subcontractors/subcontractor.dto.js';
import { aClient, aSubcontractor } from './directory.js';
import { acceptance, aLink, carrierAnswer, offerIds } from './links.js';
import type { TestMember } from './people.js';
import type { TestApp } from './test-app.js';

/** What it takes to bring orders forward: callers, and the database for what no call does yet. */
export type OrderWorld = Pick<TestApp, 'api' | 'rows'>;

/** An order with all that was made on its way. */
export interface TestOrder {
  id: number;
  owner: TestMember;
  client: ClientDto;
  /** The routes' ids, in their sequence. */
  routes: number[];
  /** For each route who quoted; the first was chosen. */
  carriers: SubcontractorDto[];
  /** For each route the chosen quote's id. */
  offers: number[];
  /** Carriers whose quotes were not chosen, one for each route when they were wanted. */
  spares: { carrier: SubcontractorDto; offer: number }[];
}

/** A transport's fields that nothing stands against. */
export function transportFields(changes: object = {}) {
  return {
    pickup_street: 'ul. Portowa 3',
    pickup_city: 'Gdańsk',
    pickup_post_code: '80-001',
    pickup_country: 'PL',
    pickup_date: '2026-12-01T08:00:00.000Z',
    delivery_street: 'Bryggen 7',
    delivery_city: 'Bergen',
    delivery_post_code: '5003',
    delivery_country: 'NO',
    delivery_date: '2026-12-03T16:00:00.000Z',
    ...changes,
  };
}

/** A request's fields that nothing stands against. */
export function requestFields(changes: object = {}) {
  return { ...transportFields(), pallets_count: 12, weight: 8400.5, cargo_type: 'Meble', ...changes };
}

/** A price's fields that nothing stands against. */
export function priceFields(changes: object = {}) {
  return {
    price: 1000,
    currency: 'PLN',
    pickup_date: '2026-12-01T09:00:00.000Z',
    delivery_date: '2026-12-03T12:00:00.000Z',
    notes: null,
    ...changes,
  };
}

/** What an offer to the client is sent with. */
export function mailFields(order: TestOrder, changes: object = {}) {
  return {
    quotation_id: order.id,
    recipient_email: order.client.email,
    subject: 'Transport offer',
    message: '<p>Our offer: [OFFER DETAILS]</p>[OFFER ACCEPTANCE LINK]',
    ...changes,
  };
}

/** A request that was entered by hand. */
export async function anOrder(owner: TestMember, changes: object = {}): Promise<TestOrder> {
  const client = await aClient(owner);
  const { id } = await owner.api.create<OrderDetails>('/quotations', {
    ...requestFields(),
    client_id: client.id,
    ...changes,
  });
  return { id, owner, client, routes: [], carriers: [], offers: [], spares: [] };
}

/** Sets a status that a person decides. */
export function step(order: TestOrder, status: OrderStatus): Promise<OrderDetails> {
  return order.owner.api.change(`/orders/${order.id}/status`, { status });
}

/** Accepts a request and adds routes until there are as many as wanted. */
export async function acceptRequest(order: TestOrder, routes: number): Promise<void> {
  const accepted = await step(order, OrderStatus.Accepted);
  order.routes = accepted.routes.map(({ id }) => id);
  for (let index = order.routes.length; index < routes; index += 1) {
    const input = { ...transportFields(), quotation_id: order.id };
    order.routes.push((await order.owner.api.create<{ id: number }>('/order-routes', input)).id);
  }
}

/** A price that a carrier gives for a route over their link. */
export async function aQuote(
  app: OrderWorld,
  order: TestOrder,
  routeId: number,
  carrier: SubcontractorDto,
  price: object = {},
): Promise<PublicOfferReceipt> {
  const ids = { order_id: order.id, route_id: routeId, subcontractor_id: carrier.id };
  const link = await aLink(order.owner, { kind: 'subcontractor-offer', ...ids });
  return app.api.create('/public/subcontractor-offer', { ...offerIds(link), ...priceFields(price) });
}

/** Gets and chooses a quote for each route; with spares each gets another one that is not chosen. */
export async function chooseQuotes(app: OrderWorld, order: TestOrder, withSpares = false): Promise<void> {
  for (const route of order.routes) {
    const carrier = await aSubcontractor(order.owner);
    const offer = await aQuote(app, order, route, carrier);
    await order.owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: offer.id });
    order.carriers.push(carrier);
    order.offers.push(offer.id);
    if (!withSpares) continue;
    const spare = await aSubcontractor(order.owner);
    order.spares.push({
      carrier: spare,
      offer: (await aQuote(app, order, route, spare, { price: 1200 })).id,
    });
  }
}

/** Sends the offer to the client. */
export function sendOffer(order: TestOrder): Promise<OrderDetails> {
  return order.owner.api.act('/send-offers-to-client', mailFields(order));
}

/** The client answers over the link. */
export async function answerAsClient(
  app: OrderWorld,
  order: TestOrder,
  action: 'accept' | 'reject',
): Promise<void> {
  const link = await aLink(order.owner, { kind: 'client-offer-selection', order_id: order.id });
  await app.api.act('/public/quotation-acceptance', acceptance(link, { action }));
}

/** Sends the order of a route to its carrier. */
export function sendToCarrier(order: TestOrder, routeId: number): Promise<OrderDetails> {
  return order.owner.api.act(`/orders/${order.id}/send-subcontractor-acceptance`, { route_id: routeId });
}

/** The link with which the carrier of a route answers. */
export function carrierLink(order: TestOrder, index = 0) {
  return aLink(order.owner, {
    kind: 'subcontractor-order-view',
    order_id: order.id,
    route_id: order.routes[index] ?? 0,
    subcontractor_id: order.carriers[index]?.id ?? 0,
  });
}

/** The carrier of a route answers over the link. */
export async function answerAsCarrier(
  app: OrderWorld,
  order: TestOrder,
  action: 'accept' | 'reject',
  index = 0,
  vehicle: { truck_plates?: string } = {},
): Promise<void> {
  const link = await carrierLink(order, index);
  await app.api.act(`/orders/${order.id}/subcontractor-response`, {
    ...carrierAnswer(link, action),
    ...vehicle,
  });
}

/** What an order is made with. */
interface OrderOptions {
  /** Number of routes; one when left out. */
  routes?: number;
  /** Each route gets a second quote that is not chosen; at 1 and 2 it also gets the first, chosen one. */
  spares?: boolean;
}

/**
 * An order that has come as far as a status, by the steps that lead there. From 10 on it is set in the database, since
 * documents and invoices lead there.
 */
export async function anOrderAt(
  app: OrderWorld,
  owner: TestMember,
  status: OrderStatus,
  options: OrderOptions = {},
): Promise<TestOrder> {
  const order = await anOrder(owner);
  for (const goOn of wayTo(status, options)) await goOn(app, order);
  if (status >= OrderStatus.PodReceived) {
    await app.rows('update orders set status = $2 where id = $1', [order.id, status]);
  }
  return order;
}

type Stretch = (app: OrderWorld, order: TestOrder) => Promise<unknown>;

const offer: Stretch = (_app, order) => sendOffer(order);
const clientAccepts: Stretch = (app, order) => answerAsClient(app, order, 'accept');
const createOrder: Stretch = (_app, order) => step(order, OrderStatus.OrderCreated);
const sendAll: Stretch = async (_app, order) => {
  for (const route of order.routes) await sendToCarrier(order, route);
};
const carriersAccept: Stretch = async (app, order) => {
  for (const index of order.routes.keys()) await answerAsCarrier(app, order, 'accept', index);
};

function wayTo(status: OrderStatus, { routes = 1, spares = false }: OrderOptions): readonly Stretch[] {
  const accept: Stretch = (_app, order) => acceptRequest(order, routes);
  const choose: Stretch = (app, order) => chooseQuotes(app, order, spares);
  const toOffer = [accept, choose, offer];
  const toOrder = [...toOffer, clientAccepts, createOrder];
  switch (status) {
    case OrderStatus.Created:
      return [];
    case OrderStatus.Accepted:
      return spares ? [accept, choose] : [accept];
    case OrderStatus.SentToSubcontractors:
      return spares ? [accept, askSomebody, choose] : [accept, askSomebody];
    case OrderStatus.SentToClient:
      return toOffer;
    case OrderStatus.AcceptedByClient:
      return [...toOffer, clientAccepts];
    case OrderStatus.RejectedByClient:
      return [...toOffer, (app, order) => answerAsClient(app, order, 'reject')];
    case OrderStatus.OrderCreated:
      return toOrder;
    case OrderStatus.SentToContractor:
      return [...toOrder, sendAll];
    case OrderStatus.RejectedBySubcontractor:
      return [...toOrder, sendAll, (app, order) => answerAsCarrier(app, order, 'reject')];
    default:
      return [...toOrder, sendAll, carriersAccept];
  }
}

const askSomebody: Stretch = async (_app, order) => {
  const carrier = await aSubcontractor(order.owner);
  const body = { subcontractor_ids: [carrier.id] };
  await order.owner.api.create(`/order-routes/${order.routes[0]}/price-requests`, body);
};
