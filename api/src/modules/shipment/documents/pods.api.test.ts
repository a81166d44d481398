import { describe, expect, test } from '@jest/globals';
import { taken } from '../../../testing/api-caller.js';
import { aDocument, documentsOf, uploadToOrder, uploadToRoute } from '../../../testing/documents.js';
import { answerAsCarrier, anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { OrderDetails } from '../orders/order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const details = ({ id }: TestOrder) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
const statusOf = async (order: TestOrder) => (await details(order)).status;
const events = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.map(({ event }) => event);

describe('proofs of delivery', () => {
  test('the one that was still missing moves the order on; nothing else does', async () => {
    const order = await anOrderAt(app, owner, 8, { routes: 2 });
    const [first = 0, second = 0] = order.routes;
    await aDocument(owner, first);
    await aDocument(owner, first);
    await aDocument(owner, second, 'SUBCONTRACTOR_INVOICE');
    taken(await uploadToOrder(owner, order.id), 201);
    expect(await statusOf(order)).toBe(8);
    expect((await details(order)).routes.map(({ has_pod }) => has_pod)).toEqual([true, false]);
    await aDocument(owner, second);
    expect(await statusOf(order)).toBe(10);
    expect((await events(order)).slice(-2)).toEqual(['document_uploaded', 'pods_complete']);
  });

  test.each([6, 7, 9] as const)('at %i one is kept and moves nothing', async (status) => {
    const order = await anOrderAt(app, owner, status);
    await aDocument(owner, order.routes[0] ?? 0);
    expect(await statusOf(order)).toBe(status);
    expect((await documentsOf(owner, order.id)).total).toBe(1);
  });

  test('those that came before the last carrier accepted count from then on', async () => {
    const order = await anOrderAt(app, owner, 7);
    await aDocument(owner, order.routes[0] ?? 0);
    await answerAsCarrier(app, order, 'accept');
    expect(await statusOf(order)).toBe(10);
    expect((await events(order)).slice(-2)).toEqual(['subcontractor_accepts', 'pods_complete']);
  });

  test('a carrier who accepts then tells the vehicle in the same answer', async () => {
    const order = await anOrderAt(app, owner, 7);
    await aDocument(owner, order.routes[0] ?? 0);
    await answerAsCarrier(app, order, 'accept', 0, { truck_plates: 'GD 12345' });
    expect(await details(order)).toMatchObject({ status: 10, routes: [{ truck_plates: 'GD 12345' }] });
  });

  test('two of two routes at once move it once', async () => {
    const order = await anOrderAt(app, owner, 8, { routes: 2 });
    const answers = await Promise.all(order.routes.map((route) => uploadToRoute(owner, route)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await statusOf(order)).toBe(10);
    expect((await events(order)).filter((event) => event === 'pods_complete')).toHaveLength(1);
  });

  test('deleting one before the invoice leaves the order where it is, and another takes its place', async () => {
    const order = await anOrderAt(app, owner, 8);
    const { id } = await aDocument(owner, order.routes[0] ?? 0);
    await owner.api.remove(`/documents/${id}`);
    expect(await statusOf(order)).toBe(10);
    expect((await details(order)).routes[0]?.has_pod).toBe(false);
    await aDocument(owner, order.routes[0] ?? 0);
    expect(await statusOf(order)).toBe(10);
  });

  test('deleting one twice at once answers the second that it is gone', async () => {
    const order = await anOrderAt(app, owner, 8);
    const { id } = await aDocument(owner, order.routes[0] ?? 0);
    const answers = await Promise.all([1, 2].map(() => owner.api.delete(`/documents/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});
