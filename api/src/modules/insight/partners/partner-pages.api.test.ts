import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Problem } from '../../../platform/http/api-types.js';
import { taken, type Answer } from '../../../testing/api-caller.js';
import { aClient, aSubcontractor } from '../../../testing/directory.js';
import { aPdf, receivedFor, sendAsCarrier, uploadToRoute } from '../../../testing/documents.js';
import { enterSeller, latestInvoice, saveInvoice } from '../../../testing/invoices.js';
import {
  anOrder,
  anOrderAt,
  acceptRequest,
  aQuote,
  carrierLink,
  priceFields,
} from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type {
  CarrierPerformance,
  ClientMoney,
  MailThreadList,
  PartnerDocumentPage,
  PartnerOrderPage,
} from './partner.dto.js';

const start = '2026-11-20T09:30:00.000Z';
const problem = ({ status, body }: Answer<unknown>) => `${status} ${(body as Problem).code}`;

const app = await testApp();
app.clock.set(start);
const owner = await aCompany(app);
const rival = await aCompany(app);
await enterSeller(owner);

const client = (id: number, section: string) => `/client-directory/${id}/${section}`;
const carrier = (id: number, section: string) => `/subcontractor-directory/${id}/${section}`;

describe('a page', () => {
  test('is of a record in the company’s directory alone', async () => {
    const { id: clientId } = await aClient(owner);
    const { id: carrierId } = await aSubcontractor(owner);
    const colleague = await aCollaborator(app, owner);
    for (const section of ['orders', 'documents', 'mails', 'money', 'contacts']) {
      expect((await colleague.api.get(client(clientId, section))).status).toBe(200);
      expect(problem(await rival.api.get(client(clientId, section)))).toBe('404 not_found');
    }
    for (const section of [
      'orders',
      'documents',
      'mails',
      'performance',
      'lanes',
      'vehicles',
      'papers',
      'fitness',
    ]) {
      expect((await colleague.api.get(carrier(carrierId, section))).status).toBe(200);
      expect(problem(await rival.api.get(carrier(carrierId, section)))).toBe('404 not_found');
    }
  });

  test('refuses pages that there cannot be', async () => {
    const { id } = await aClient(owner);
    expect(problem(await owner.api.get(client(id, 'orders'), { page: 0 }))).toBe('422 validation_failed');
    expect(problem(await owner.api.get(client(id, 'orders'), { state: 'lost' }))).toBe(
      '422 validation_failed',
    );
  });
});

describe('orders of a client', () => {
  test('are open until they are paid or rejected, and counted behind the last page', async () => {
    const first = await anOrder(owner);
    const clientId = first.client.id;
    const second = await anOrder(owner, { client_id: clientId });
    const third = await anOrder(owner, { client_id: clientId });
    await app.rows('update orders set status = 13 where id = $1', [first.id]);
    await app.rows('update orders set status = 5 where id = $1', [second.id]);
    const open = await owner.api.read<PartnerOrderPage>(client(clientId, 'orders'), { state: 'open' });
    expect(open.items.map(({ id }) => id)).toEqual([third.id]);
    // Without routes: the dates that were asked for.
    const [asked] = await app.rows<{ pickup_date: Date; delivery_date: Date }>(
      'select pickup_date, delivery_date from orders where id = $1',
      [third.id],
    );
    expect(open.items).toMatchObject([
      {
        pickup_date: asked?.pickup_date.toISOString(),
        delivery_date: asked?.delivery_date.toISOString(),
      },
    ]);
    const finished = await owner.api.read<PartnerOrderPage>(client(clientId, 'orders'), {
      state: 'finished',
    });
    expect(finished.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    const behind = await owner.api.read<PartnerOrderPage>(client(clientId, 'orders'), { page: 9 });
    expect(behind).toMatchObject({ total: 3, items: [] });
  });
});

describe('money of a client', () => {
  test('is what their invoices come to, by currency', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const clientId = order.client.id;
    await saveInvoice(order);
    const { net_amount: net, gross_amount: gross, currency } = await latestInvoice(order);
    // Carried for 1,000 PLN.
    expect(currency).toBe('PLN');
    const money = () => owner.api.read<ClientMoney>(client(clientId, 'money'));
    expect(await money()).toEqual({
      currencies: [
        {
          currency: 'PLN',
          turnover: net,
          orders: 1,
          margin: Math.round((net - 1000) * 100) / 100,
          margin_orders: 1,
          open: gross,
          overdue: 0,
        },
      ],
      days_to_payment: null,
      paid_orders: 0,
      overdue_orders: 0,
      open_orders: 1,
    });
    app.clock.set('2027-03-01T12:00:00.000Z');
    expect(await money()).toMatchObject({ currencies: [{ open: gross, overdue: gross }], overdue_orders: 1 });
    // Paid in two parts, the last of them twelve days after the invoice.
    const issued = (await latestInvoice(order)).issue_date;
    for (const [days, share] of [
      [5, 0.25],
      [12, 0.75],
    ])
      await app.rows(
        `insert into payments (company_id, order_id, paid_on, amount, currency, method)
         values ($1, $2, $3::date + $4::int, $5, 'PLN', 'transfer')`,
        [owner.companyId, order.id, issued, days, (gross * (share ?? 0)).toFixed(2)],
      );
    expect(await money()).toMatchObject({
      currencies: [{ open: 0, overdue: 0 }],
      days_to_payment: 12,
      paid_orders: 1,
      overdue_orders: 0,
    });
    // A year later nothing of it is of the last twelve months.
    app.clock.set('2028-03-01T12:00:00.000Z');
    expect(await money()).toMatchObject({ currencies: [], days_to_payment: null, paid_orders: 0 });
    app.clock.set(start);
  });

  test('tells no margin of a carrier who is paid in another currency', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    await saveInvoice(order);
    await app.rows(`update subcontractor_offers set currency = 'EUR' where order_id = $1`, [order.id]);
    const { currencies } = await owner.api.read<ClientMoney>(client(order.client.id, 'money'));
    expect(currencies).toMatchObject([{ margin: null, margin_orders: 0, orders: 1 }]);
  });
});

describe('the work of a carrier', () => {
  test('is figured from requests, quotes, answers and proofs of delivery', async () => {
    const forwarder = await aCompany(app);
    const fast = await aSubcontractor(forwarder);
    const other = await aSubcontractor(forwarder);
    const orders = [];
    for (const _ of [1, 2, 3]) {
      const order = await anOrder(forwarder);
      await acceptRequest(order, 1);
      await forwarder.api.create(`/order-routes/${order.routes[0]}/price-requests`, {
        subcontractor_ids: [fast.id],
      });
      orders.push(order);
    }
    // Two of three are answered, after 2 and 6 hours; the other carrier asks for 1,000 each time.
    const prices = [900, 1000];
    for (const [index, order] of orders.slice(0, 2).entries()) {
      const route = order.routes[0] ?? 0;
      const quote = await aQuote(app, order, route, fast, { price: prices[index] });
      await app.rows(
        `update subcontractor_offers set created_at = (select asked_at from price_requests where route_id = $2) + $3::interval
         where id = $1`,
        [quote.id, route, index === 0 ? '2 hours' : '6 hours'],
      );
      await aQuote(app, order, route, other, priceFields({ price: 1000 }));
    }
    const figures = () => forwarder.api.read<CarrierPerformance>(carrier(fast.id, 'performance'));
    expect(await figures()).toEqual({
      asked: 3,
      answered: 2,
      median_response_hours: 4,
      orders_sent: 0,
      refused: 0,
      driven: 0,
      with_pod: 0,
      median_pod_days: null,
      open_orders: 0,
      balances: [],
    });
    expect(await forwarder.api.read(carrier(fast.id, 'lanes'))).toEqual({
      items: [
        {
          pickup_country: 'PL',
          delivery_country: 'NO',
          currency: 'PLN',
          quotes: 2,
          median: 950,
          market_median: 1000,
          market_quotes: 4,
          difference: -5,
        },
      ],
    });
    expect((await rival.api.get(carrier(fast.id, 'performance'))).status).toBe(404);
  });

  test('counts what was refused, driven and proved', async () => {
    const forwarder = await aCompany(app);
    const order = await anOrderAt(app, forwarder, OrderStatus.InProgress);
    const [driver] = order.carriers;
    const path = carrier(driver?.id ?? 0, 'performance');
    expect(await forwarder.api.read(path)).toMatchObject({
      orders_sent: 1,
      refused: 0,
      driven: 1,
      with_pod: 0,
    });
    const sent = async () =>
      (await forwarder.api.read<PartnerOrderPage>(carrier(driver?.id ?? 0, 'orders'))).items[0];
    taken(await sendAsCarrier(app, await carrierLink(order)), 201);
    expect(await sent()).toMatchObject({ has_pod: false, file_waits: true });
    for (const { id } of await receivedFor(forwarder, order.id))
      taken(await forwarder.api.post(`/received-documents/${id}/refuse`, {}), 204);
    expect(await sent()).toMatchObject({ has_pod: false, file_waits: false });
    await uploadToRoute(forwarder, order.routes[0] ?? 0, aPdf, 'POD');
    // Three days after the agreed day of delivery, 3 December.
    await app.rows(`update documents set created_at = '2026-12-06T10:00:00Z' where order_id = $1`, [
      order.id,
    ]);
    expect(await forwarder.api.read(path)).toMatchObject({ with_pod: 1, median_pod_days: 3, open_orders: 1 });
    const documents = await forwarder.api.read<PartnerDocumentPage>(carrier(driver?.id ?? 0, 'documents'));
    expect(documents.items).toMatchObject([{ document_type: 'POD', order_id: order.id }]);
    const driven = await forwarder.api.read<PartnerOrderPage>(carrier(driver?.id ?? 0, 'orders'));
    expect(driven.items).toMatchObject([
      {
        id: order.id,
        answer: 'accepted',
        price: 1000,
        currency: 'PLN',
        has_pod: true,
        file_waits: false,
        carrier_balances: [],
      },
    ]);

    const declined = await anOrderAt(app, forwarder, OrderStatus.RejectedBySubcontractor);
    expect(await forwarder.api.read(carrier(declined.carriers[0]?.id ?? 0, 'performance'))).toMatchObject({
      orders_sent: 1,
      refused: 1,
      driven: 0,
    });
  });
});

describe('what a carrier gets', () => {
  test('is what they invoiced, once the proof of delivery is there with a day on which it is due', async () => {
    const forwarder = await aCompany(app);
    const order = await anOrderAt(app, forwarder, OrderStatus.InProgress);
    const [route = 0] = order.routes;
    const of = order.carriers[0]?.id ?? 0;
    await forwarder.api.create(`/orders/${order.id}/carrier-invoices`, {
      route_id: route,
      number: 'FV 1',
      issue_date: '2026-11-20',
      payment_days: 10,
      currency: 'PLN',
      net_amount: 1000,
      vat_amount: 230,
    });
    const first = async () => (await forwarder.api.read<PartnerOrderPage>(carrier(of, 'orders'))).items[0];
    const balances = async () =>
      (await forwarder.api.read<CarrierPerformance>(carrier(of, 'performance'))).balances;
    expect(await first()).toMatchObject({
      has_pod: false,
      carrier_balances: [{ currency: 'PLN', open: 1230, due_date: null }],
    });
    expect(await balances()).toEqual([{ currency: 'PLN', open: 1230, overdue: 0 }]);
    await uploadToRoute(forwarder, route, aPdf, 'POD');
    expect(await first()).toMatchObject({
      has_pod: true,
      carrier_balances: [{ due_date: expect.any(String) }],
    });
    app.clock.set('2028-01-10T12:00:00.000Z');
    expect(await balances()).toEqual([{ currency: 'PLN', open: 1230, overdue: 1230 }]);
    app.clock.set(start);
    const { items } = await forwarder.api.read<PartnerOrderPage>(client(order.client.id, 'orders'));
    expect(items).toMatchObject([{ has_pod: null, file_waits: null, carrier_balances: [] }]);
  });
});

describe('mails', () => {
  test('are threads with the record and its contacts', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    const { id, email } = order.client;
    const letter = (to: string, subject: string) =>
      owner.api.create('/messages', {
        type: 'letter',
        subject,
        from: owner.email,
        to,
        content: 'Dzień dobry',
      });
    await letter(email ?? '', 'Cennik 2027');
    await owner.api.create(client(id, 'contacts'), { name: 'Anna', email: `Anna.${email}` });
    await letter(`anna.${email}`, 'Re: Cennik 2027');
    await letter('stranger@elsewhere.example', 'Cennik 2027');
    const { items, is_cut } = await owner.api.read<MailThreadList>(client(id, 'mails'));
    expect(is_cut).toBe(false);
    expect(items.map(({ order_id, subject, mails }) => [order_id, subject, mails.length])).toEqual([
      [null, 'Cennik 2027', 2],
      // What came of the request, and the offer.
      [order.id, expect.any(String), 2],
    ]);
    const asked = await owner.api.read<MailThreadList>(carrier(order.carriers[0]?.id ?? 0, 'mails'));
    expect(asked.items).toEqual([]);
  });
});
