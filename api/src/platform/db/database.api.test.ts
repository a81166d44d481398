import { expect, test } from '@jest/globals';
import pg from 'pg';
import { Conflict } from '../http/errors.js';
import { refused, type Answer } from '../../testing/api-caller.js';
import { aClient } from '../../testing/directory.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);

test('of two units that lock each other out both are done: one of them a second time', async () => {
  const first = await aClient(owner);
  const second = await aClient(owner);
  let runs = 0;
  let arrived = 0;
  const change = (ids: number[]) =>
    app.db.acrossCompanies(async (unit) => {
      runs += 1;
      const [one, other] = ids;
      await unit.execute(`update clients set notes = coalesce(notes, '') || 'x' where id = ?`, [one]);
      arrived += 1;
      while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      await unit.execute(`update clients set notes = coalesce(notes, '') || 'x' where id = ?`, [other]);
    });
  await app.rows('update clients set notes = null where id = any($1)', [[first.id, second.id]]);
  await Promise.all([change([first.id, second.id]), change([second.id, first.id])]);
  expect(runs).toBe(3);
  const notes = await app.rows('select notes from clients where id = any($1)', [[first.id, second.id]]);
  expect(notes).toEqual([{ notes: 'xx' }, { notes: 'xx' }]);
});

test('a record that is gone by the time another names it is a conflict', async () => {
  const naming = app.db.acrossCompanies((unit) =>
    unit.execute(`insert into sessions (user_id, token_hash, expires_at) values (0, 'x', now())`),
  );
  await expect(naming).rejects.toThrow(new Conflict('changed_meanwhile'));
});

/** Changes a client that somebody else holds, and has the waiting statement ended in the meantime. */
async function changeEndedBy(ending: 'pg_cancel_backend' | 'pg_terminate_backend'): Promise<Answer> {
  const { id } = await aClient(owner);
  const holder = new pg.Client({ connectionString: app.database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from clients where id = $1 for update', [id]);
    const change = owner.api.put(`/clients-personal/${id}`, { name: 'Changed' });
    let isAnswered = false;
    const watched = change.finally(() => (isAnswered = true));
    for (let isEnded = false; !isEnded;) {
      const { rowCount } = await holder.query(
        `select ${ending}(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      isEnded = rowCount !== 0 || isAnswered;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return await watched;
  } finally {
    await holder.end();
  }
}

test('a statement that takes too long is a 503 that says so, and is logged', async () => {
  refused(await changeEndedBy('pg_cancel_backend'), 503, 'busy');
  expect(app.log.at(-2)).toMatchObject({ level: 50, msg: 'the database did not answer in time' });
});

test('a connection that the database ends is a 503, and the next request has another', async () => {
  refused(await changeEndedBy('pg_terminate_backend'), 503, 'not_ready');
  const { id } = await aClient(owner);
  expect((await owner.api.get(`/clients-personal/${id}`)).status).toBe(200);
});
