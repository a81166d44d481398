import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { anOpenSocket } from '../../testing/chat.js';
import { clientFields } from '../../testing/directory.js';
import type { EmptyDatabase } from '../../testing/empty-database.js';
import { aCompany } from '../../testing/people.js';
import { startPrimary, startStandby, streams } from '../../testing/postgres-pair.js';
import { testApp } from '../../testing/test-app.js';
import type { ClientDto } from '../../modules/directory/clients/client.dto.js';
import { Database } from './database.js';
import { prepareDatabase } from './migrate.js';
import { PrimaryClient, withOneHost } from './primary-client.js';

const first = await startPrimary();
const prepared = await Database.open(first.url, 4);
await prepareDatabase(prepared);
await prepared.close();
const standby = await startStandby(first);
await streams(first);
await first.admin(`alter system set synchronous_standby_names = '*'`);
await first.admin('select pg_reload_conf()');
const url = withOneHost(first.url.replace(/@([^/]+)/, `@127.0.0.1:${standby.port},$1`));
const database: EmptyDatabase = {
  url,
  name: 'frakto',
  outside: (sql) => standby.admin(sql),
  drop: () => Promise.resolve(),
};
const app = await testApp({ database, jobs: 'real', rates: 'shipped' });
afterAll(async () => {
  await app.close();
  await standby.remove();
  await first.remove();
});

test('the primary is found among several, and a standby is refused', async () => {
  const client = new PrimaryClient({ connectionString: url });
  await client.connect();
  expect((await client.query('select pg_is_in_recovery() as is_standby')).rows).toEqual([
    { is_standby: false },
  ]);
  await client.end();
  await expect(new PrimaryClient({ connectionString: standby.url }).connect()).rejects.toThrow(
    /is a standby/,
  );
});

test('after a failover writes, notices and jobs go on by themselves, and nothing acknowledged is lost', async () => {
  const owner = await aCompany(app);
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let goesOn = true;
  const enter = async (): Promise<void> => {
    const name = `Client ${randomUUID()}`;
    const keyed = app.api.as(owner.token).with({ 'idempotency-key': name });
    for (;;) {
      const { status, body } = await keyed.post('/clients', clientFields({ name }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) return void acknowledged.push(name);
      // The new primary may still be at the former try, and wait for a standby of its own.
      const isUnderWay = (body as { code?: string }).code === 'idempotency_key_in_use';
      expect(status).toBe(isUnderWay ? 409 : 503);
      await pause(50);
    }
  };
  const person = async (): Promise<void> => {
    while (goesOn) await enter();
  };
  const people = [person(), person(), person(), person()];
  await pause(500);
  await first.kill();
  await standby.admin('select pg_promote()');
  // The new primary waits for a standby of its own otherwise.
  await standby.admin(`alter system set synchronous_standby_names = ''`);
  await standby.admin('select pg_reload_conf()');
  const before = acknowledged.length;
  while (acknowledged.length < before + 20) await pause(50);
  goesOn = false;
  await Promise.all(people);
  const names: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { items, total } = await app.api
      .as(owner.token)
      .read<{ items: ClientDto[]; total: number }>('/clients', { page, page_size: 100 });
    names.push(...items.map(({ name }) => name));
    more = names.length < total;
  }
  expect(names.toSorted()).toEqual(acknowledged.toSorted());
  // Notices: another window is told of what is written now.
  while (!app.container.notices.connected) await pause(50);
  const socket = await anOpenSocket(app, owner);
  socket.send({ type: 'follow' });
  await socket.next('following');
  await enter();
  expect((await socket.next('change')).kind).toBe('client');
  // Jobs.
  for (;;) {
    const isThere = await app.container.jobs.check().then(
      () => true,
      () => false,
    );
    if (isThere) break;
    await pause(100);
  }
});

test('no sequence is left out of the log: a standby that is promoted may not have it', async () => {
  const { rows } = await app.db.pools.reads.query(
    `select relname from pg_class where relkind = 'S' and relpersistence <> 'p'`,
  );
  expect(rows).toEqual([]);
});

test('a server that was made read-only without ending its connections is let go', async () => {
  const owner = await aCompany(app);
  const refused = await app.db.pools.units.connect();
  await refused.query('set default_transaction_read_only = on');
  await expect(refused.query('create table never (id int)')).rejects.toMatchObject({
    code: 'READ_ONLY_SERVER',
  });
  const { totalCount } = app.db.pools.units;
  refused.release();
  expect(app.db.pools.units.totalCount).toBe(totalCount - 1);
  await owner.api.create('/clients', clientFields());
});
