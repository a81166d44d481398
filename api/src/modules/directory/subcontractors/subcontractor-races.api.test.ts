import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import { refused, type Answer } from '../../../testing/api-caller.js';
import { aGlobalSubcontractor, aGroup } from '../../../testing/directory.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);

/** Makes a call while another's work is done and not yet committed; the call waits for it, or is answered before. */
async function whileUnfinished(
  work: (other: PoolClient) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const other = await app.db.pools.units.connect();
  try {
    await other.query('begin');
    await work(other);
    let isAnswered = false;
    const answer = call().finally(() => (isAnswered = true));
    while (!isAnswered && !(await isSomebodyWaiting())) await setTimeout(10);
    await other.query('commit');
    return await answer;
  } finally {
    other.release();
  }
}

async function isSomebodyWaiting(): Promise<boolean> {
  const rows = await app.rows(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

test('one whose quote is being chosen stays', async () => {
  const order = await anOrderAt(app, owner, 1, { spares: true });
  const [spare] = order.spares;
  const [route] = order.routes;
  const answer = await whileUnfinished(
    async (other) => {
      await other.query('select from orders where id = $1 for update', [order.id]);
      await other.query('update order_routes set chosen_offer_id = $1 where id = $2', [spare?.offer, route]);
    },
    () => owner.api.delete(`/subcontractors-personal/${spare?.carrier.id}`),
  );
  refused(answer, 409, 'still_used');
});

test('a quote of one that was deleted cannot be chosen', async () => {
  const order = await anOrderAt(app, owner, 1, { spares: true });
  const [spare] = order.spares;
  await owner.api.remove(`/subcontractors-personal/${spare?.carrier.id}`);
  const choice = { offer_id: spare?.offer };
  const answer = await owner.api.put(`/order-routes/${order.routes[0]}/select-offer`, choice);
  refused(answer, 409, 'subcontractor_deleted');
  expect(await owner.api.read(`/subcontractor-offers/${spare?.offer}`)).toMatchObject({ is_chosen: false });
});

test('one that is put into a group after it began to leave the collection is in neither', async () => {
  const { id: subcontractor_id } = await aGlobalSubcontractor(app);
  const group = await aGroup(owner);
  await owner.api.create('/user-global-subcontractors', { subcontractor_id });
  const answer = await whileUnfinished(
    (other) =>
      other.query('delete from collected_subcontractors where subcontractor_id = $1', [subcontractor_id]),
    () => owner.api.post(`/subcontractor-groups/${group.id}/members`, { subcontractor_id }),
  );
  refused(answer, 404, 'not_found');
});

test('one that leaves the collection after it began to join a group is in neither', async () => {
  const { id: subcontractor_id } = await aGlobalSubcontractor(app);
  const group = await aGroup(owner);
  const entry = await owner.api.create<{ id: number }>('/user-global-subcontractors', { subcontractor_id });
  const answer = await whileUnfinished(
    async (other) => {
      await other.query('select from collected_subcontractors where id = $1 for key share', [entry.id]);
      await other.query(
        'insert into subcontractor_group_members (company_id, group_id, subcontractor_id) values ($1, $2, $3)',
        [owner.companyId, group.id, subcontractor_id],
      );
    },
    () => owner.api.delete(`/user-global-subcontractors/${entry.id}`),
  );
  expect(answer.status).toBe(204);
  expect(await owner.api.read(`/subcontractor-groups/${group.id}`)).toMatchObject({ member_count: 0 });
});
