import { DiscardedFileService } from '../../../platform/stored-files/discarded-file.service.js';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { seedDemo } from '../../../demo/seed-demo.js';
import { systemClock } from '../../../platform/clock/clock.port.js';
import { MemoryStorage } from '../../../platform/storage/memory-storage.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient, aGlobalClient } from '../../../testing/directory.js';
import { anImport } from '../../../testing/imports.js';
import { aCompany, anAdministrator, goodPassword } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { CleanupResult } from './admin-tools.dto.js';
import { inSequence, keptTables } from './admin-tools.queries.js';

const storage = new MemoryStorage();
const app = await testApp({ settings: { ADMIN_CLEANUP: 'on' }, storage, clock: systemClock });
const path = '/tests/cleanup-database';
const consent = { confirm: 'DELETE ALL DATA' };

/** Rows of every table, as the catalogue knows them, but for answers to keys that calls bring. */
async function counts({ rows }: TestApp): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname <> 'idempotency_keys'`,
  );
  const found = await rows<{ name: string; count: number }>(
    tables.map(({ name }) => `select '${name}' as name, count(*) from "${name}"`).join(' union all '),
  );
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
}

beforeAll(async () => {
  expect(await seedDemo(app.container)).toBe(true);
});

describe('is refused', () => {
  test('where it is turned off', async () => {
    const off = await testApp();
    const { api } = await anAdministrator(off);
    refused(await api.post(path, consent), 403, 'cleanup_off');
  });

  test.each([[{}], [{ confirm: 'delete all data' }], [{ confirm: '' }], [{ confirm: true }]])(
    'with %j',
    async (body) => {
      const { api } = await anAdministrator(app);
      const before = await counts(app);
      expect(Object.keys(faultsIn(await api.post(path, body)))).toEqual(['confirm']);
      expect(await counts(app)).toEqual(before);
    },
  );
});

test('is done once for a key, whose answer stays', async () => {
  const keyed = await testApp({ settings: { ADMIN_CLEANUP: 'on' }, storage: new MemoryStorage() });
  const owner = await aCompany(keyed);
  const { api } = await anAdministrator(keyed);
  const clean = (key: string) => api.with({ 'idempotency-key': key }).post<CleanupResult>(path, consent);
  await owner.api.with({ 'idempotency-key': 'before' }).post('/clients', {});
  const first = await clean('one');
  taken(first, 200);
  const next = await aCompany(keyed);
  const again = await clean('one');
  expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
  expect(await keyed.rows('select id from companies')).toEqual([{ id: next.companyId }]);
  expect((await clean('two')).body.by_table).toMatchObject({ companies: 1, idempotency_keys: 1 });
  expect(await keyed.rows('select id from idempotency_keys')).toHaveLength(1);
});

test('deletes all but administrators, reference data and what was done', async () => {
  const owner = await aCompany(app);
  await aClient(owner);
  await aGlobalClient(app);
  await anImport(owner);
  const admin = await anAdministrator(app);
  const former = await anAdministrator(app);
  await app.rows('update users set company_id = $1 where id = $2', [owner.companyId, former.id]);
  await app.rows(
    `create table later_things (id int primary key, order_id int references orders (id), company_id int references companies (id))`,
  );
  await app.rows(
    `insert into later_things select o.id, o.id, o.company_id from orders o order by id limit 3`,
  );
  const before = await counts(app);
  expect(before['orders']).toBeGreaterThan(20);
  const files = storage.files.size;
  expect(files).toBeGreaterThan(0);

  const result = await admin.api.reading('pl').act<CleanupResult>(path, consent);
  expect(result.success).toBe(true);
  expect(result.message).toBe('Baza danych została wyczyszczona. Konta administratorów zostały.');
  const administrators = await app.rows<{ count: number }>('select count(*) from users where is_admin');
  const kept = administrators[0]?.count ?? 0;
  expect(result.deleted_counts).toEqual({
    orders: before['orders'],
    messages: before['messages'],
    templates: before['email_templates'],
    settings: (before['company_settings'] ?? 0) + (before['price_settings'] ?? 0),
    offers: before['subcontractor_offers'],
    subcontractors: before['subcontractors'],
    clients: before['clients'],
    companies: before['companies'],
    users: (before['users'] ?? 0) - kept,
    users_company_updated: 1,
  });
  expect(result.by_table['later_things']).toBe(3);

  const after = await counts(app);
  // A table of a later version is emptied, or is named among those that stay.
  for (const [name, count] of Object.entries(after)) {
    if (name === 'users') expect(count).toBe(kept);
    else if (name === 'sessions') expect(count).toBeGreaterThan(0);
    else if (!keptTables.has(name)) expect([name, count]).toEqual([name, 0]);
  }
  for (const name of ['countries', 'exchange_rates', 'schema_migrations', 'global_directories']) {
    expect([name, after[name]]).toEqual([name, before[name]]);
  }
  const audit = await app.rows(`select user_email, counts from admin_actions where action = 'cleanup'`);
  expect(audit).toEqual([
    { user_email: admin.email, counts: { deleted_counts: result.deleted_counts, by_table: result.by_table } },
  ]);

  // Whoever is gone is so at once, administrators stay signed in, jobs go on, and the files go.
  refused(await owner.api.get('/orders'), 401, 'unauthorized');
  expect(await admin.api.read('/users')).toMatchObject({ total: kept });
  refused(
    await app.api
      .with({ 'content-type': 'application/x-www-form-urlencoded' })
      .send('POST', '/auth/login', `username=${owner.email}&password=${goodPassword}`),
    401,
  );
  const { db, storage: stored, log } = app.container;
  await new DiscardedFileService(db, stored, log).removeAll({
    touch: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  await app.doJobs();
  expect(storage.files.size).toBe(0);
  expect(app.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);

  // The product works on: people register, and a second clean-up finds their records alone.
  const next = await aCompany(app);
  await aClient(next);
  const second = taken(await admin.api.post<CleanupResult>(path, consent), 200);
  expect(second.deleted_counts).toMatchObject({
    clients: 1,
    companies: 1,
    users: 1,
    users_company_updated: 0,
  });
});

describe('the sequence of tables', () => {
  test('begins with those that name others', () => {
    const references = [
      { child: 'routes', parent: 'orders', binding: true },
      { child: 'orders', parent: 'companies', binding: false },
      { child: 'companies', parent: 'users', binding: false },
      { child: 'users', parent: 'companies', binding: false },
    ];
    const sequence = inSequence(['companies', 'routes', 'orders', 'users'], references);
    expect(sequence.indexOf('routes')).toBeLessThan(sequence.indexOf('orders'));
    expect(sequence.indexOf('orders')).toBeLessThan(sequence.indexOf('companies'));
  });

  test('does not hide that there is none', () => {
    const binding = true;
    expect(() =>
      inSequence(
        ['a', 'b'],
        [
          { child: 'a', parent: 'b', binding },
          { child: 'b', parent: 'a', binding },
        ],
      ),
    ).toThrow('cannot be emptied: a, b');
  });
});
