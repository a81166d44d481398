import { expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn } from '../../../testing/api-caller.js';
import { aClient, aSubcontractor } from '../../../testing/directory.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { TestRecordList } from './admin-tools.dto.js';

const app = await testApp();
const admin = await anAdministrator(app);
const owner = await aCompany(app);
const rival = await aCompany(app);
const find = async (query: Record<string, string | number>) =>
  (await admin.api.read<TestRecordList>('/tests/records', { user_id: owner.id, ...query })).items;

test('clients, subcontractors and orders of the user’s company are found, and of no other', async () => {
  const client = await aClient(owner, { name: 'Żółw Logistyka', city: 'Ełk' });
  const carrier = await aSubcontractor(owner, { name: 'Ærlig Frakt', city: 'Bodø' });
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  await aClient(rival, { name: 'Żółw Obcy' });
  expect(await find({ kind: 'client', q: 'zolw' })).toEqual([
    { id: client.id, name: 'Żółw Logistyka', detail: 'Ełk', status: null },
  ]);
  expect(await find({ kind: 'subcontractor', q: 'aerlig' })).toEqual([
    { id: carrier.id, name: 'Ærlig Frakt', detail: 'Bodø', status: null },
  ]);
  expect(await find({ kind: 'order' })).toEqual([
    {
      id: order.id,
      name: expect.stringContaining(' → ') as unknown,
      detail: order.client.name,
      status: OrderStatus.Accepted,
    },
  ]);
});

test('somebody without a company has none', async () => {
  const ask = (query: Record<string, string | number>) => admin.api.get('/tests/records', query);
  expect(faultsIn(await ask({ kind: 'client', user_id: admin.id }))).toEqual({ user_id: 'unknown_record' });
  expect(faultsIn(await ask({ kind: 'invoice', user_id: owner.id }))).toEqual({ kind: 'not_in_list' });
  expect(faultsIn(await ask({}))).toEqual({ kind: 'required', user_id: 'required' });
});
