import { describe, expect, jest, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { refused, type Query } from '../../../testing/api-caller.js';
import { anInvoicedOrder } from '../../../testing/invoices.js';
import { anOrder, anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderDetails } from '../../shipment/orders/order.dto.js';
import type { OrderWorkspace } from './order-workspace.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const read = <T>(path: string, query?: Query): Promise<T> => owner.api.read<T>(path, query);
const workspaceOf = ({ id }: Pick<TestOrder, 'id'>, query?: Query) =>
  read<OrderWorkspace>(`/orders/${id}/workspace`, query);

/** What the calls answer that the workspace takes the place of. */
async function partsOf(id: number, query?: Query): Promise<unknown> {
  const details = await read<OrderDetails>(`/orders/${id}/details`);
  const progress = details.routes.map(async ({ id: route_id }) => ({
    route_id,
    counts: await read(`/order-routes/${route_id}/price-requests/progress`),
  }));
  return {
    details,
    summary: await read(`/orders/${id}/summary`, query),
    history: await read(`/orders/${id}/history`),
    offers: await read('/subcontractor-offers', { order_id: id, page_size: 1000 }),
    price_requests: await Promise.all(progress),
    client: details.client_id === null ? null : await read(`/clients/${details.client_id}`),
    invoices: await read(`/orders/${id}/invoices`),
  };
}

/** How many statements the product sends to read an order’s workspace. */
async function statementsOf(order: TestOrder): Promise<number> {
  const execute = jest.spyOn(app.db.reads, 'query');
  try {
    await workspaceOf(order);
    return execute.mock.calls.length;
  } finally {
    execute.mockRestore();
  }
}

describe('an order’s workspace holds what the single calls answer', () => {
  test('of a request without routes, by hand and without a client of the directory', async () => {
    const { id } = await anOrder(owner, { client_id: null, client_email: 'kari@fjordfisk.example' });
    const workspace = await workspaceOf({ id });
    expect(workspace).toEqual(await partsOf(id));
    expect(workspace).toMatchObject({ client: null, price_requests: [], offers: { items: [] } });
  });

  test('of an order with several routes, their quotes and requests', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToSubcontractors, { routes: 3, spares: true });
    const workspace = await workspaceOf(order);
    expect(workspace).toEqual(await partsOf(order.id));
    expect(workspace.details.routes.map(({ id }) => id)).toEqual(order.routes);
    expect(workspace.offers.items).toHaveLength(6);
    expect(workspace.client?.id).toBe(order.client.id);
    expect(workspace.price_requests.map(({ counts }) => counts.total)).toEqual([1, 0, 0]);
  });

  test('with the summary in the currency that was asked for', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToSubcontractors, { spares: true });
    const workspace = await workspaceOf(order, { currency: 'EUR' });
    expect(workspace).toEqual(await partsOf(order.id, { currency: 'EUR' }));
    expect(workspace.summary.currency).toBe('EUR');
  });

  test('of an order that is invoiced and paid', async () => {
    const order = await anInvoicedOrder(app, owner);
    await app.rows('update orders set status = $2 where id = $1', [order.id, OrderStatus.InvoiceSent]);
    await owner.api.change(`/orders/${order.id}/status`, { status: OrderStatus.Paid });
    const workspace = await workspaceOf(order);
    expect(workspace).toEqual(await partsOf(order.id));
    expect(workspace.details.status).toBe(OrderStatus.Paid);
    expect(workspace.invoices.items).toHaveLength(1);
  });

  test('in the language that was asked for', async () => {
    const { id } = await anOrder(owner);
    const headers = { 'Accept-Language': 'no' };
    const [workspace, details] = await Promise.all(
      ['workspace', 'details'].map(async (part) =>
        (
          await fetch(`${app.url}/orders/${id}/${part}`, {
            headers: { ...headers, Authorization: `Bearer ${owner.token}` },
          })
        ).json(),
      ),
    );
    expect(workspace).toMatchObject({ details });
  });
});

describe('an order’s workspace', () => {
  test('is not there for another company, nor of an order that never was', async () => {
    const { id } = await anOrderAt(app, owner, OrderStatus.Accepted);
    const stranger = await aCompany(app);
    refused(await stranger.api.get(`/orders/${id}/workspace`), 404, 'not_found');
    refused(await owner.api.get('/orders/987654/workspace'), 404, 'not_found');
  });

  test('takes no more statements for many routes than for one', async () => {
    const short = await anOrderAt(app, owner, OrderStatus.SentToSubcontractors, { routes: 1, spares: true });
    const long = await anOrderAt(app, owner, OrderStatus.SentToSubcontractors, { routes: 4, spares: true });
    await workspaceOf(short);
    const ofShort = await statementsOf(short);
    expect(ofShort).toBeGreaterThan(5);
    expect(await statementsOf(long)).toBe(ofShort);
  });
});
