import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { countries } from '../../kernel/contact/countries.js';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/empty-database.js';
import { ownPool } from '../../testing/own-pool.js';
import { signedIn, type TestMember } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import { createTestLog } from '../../testing/test-log.js';
import type { ClientPage } from '../../modules/directory/clients/client.dto.js';
import { Database } from './database.js';
import { makeIndexesOfLargeTables } from './indexes-of-large-tables.js';
import { migrate, migrationsList, prepareDatabase } from './migrate.js';

const names = migrationsList.map(({ name }) => name);
const databases: EmptyDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
});
async function emptyDatabase(): Promise<EmptyDatabase> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}
async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await Database.open(url, 4);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
async function rowsOf<T extends object>(url: string, statement: string): Promise<T[]> {
  const pool = ownPool(url);
  try {
    return (await pool.query<T>(statement)).rows;
  } finally {
    await pool.end();
  }
}
const schemaOf = (url: string) =>
  rowsOf(
    url,
    `select table_name, column_name, data_type, column_default, is_nullable, is_generated
     from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  );

test('an empty database gets the whole schema and the countries; a second time nothing happens', async () => {
  const { url } = await emptyDatabase();
  expect(await withDatabase(url, prepareDatabase)).toEqual(names);
  const schema = await schemaOf(url);
  expect(await withDatabase(url, prepareDatabase)).toEqual([]);
  expect(await schemaOf(url)).toEqual(schema);
  const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(url, 'select count(*) from countries');
  expect(count).toBe(countries.length);
});

test('processes that start together migrate once', async () => {
  const { url } = await emptyDatabase();
  const applied = await Promise.all([1, 2, 3, 4].map(() => withDatabase(url, prepareDatabase)));
  expect(applied.flat()).toEqual(names);
  expect(await rowsOf(url, 'select name from schema_migrations order by id')).toEqual(
    names.map((name) => ({ name })),
  );
});

test('what another tool keeps in the database stays as it is', async () => {
  const { url } = await emptyDatabase();
  await rowsOf(
    url,
    'create schema tool; create table tool.orders (id int); insert into tool.orders values (7)',
  );
  await withDatabase(url, prepareDatabase);
  expect(await rowsOf(url, 'select id from tool.orders')).toEqual([{ id: 7 }]);
});

test('a migration that fails leaves the schema that was there', async () => {
  const { url } = await emptyDatabase();
  await withDatabase(url, (db) => migrate(db.url, names[0]));
  const before = await schemaOf(url);
  await rowsOf(url, 'create table messages (id int)');
  await expect(withDatabase(url, prepareDatabase)).rejects.toThrow(/messages/);
  await rowsOf(url, 'drop table messages');
  expect(await schemaOf(url)).toEqual(before);
  expect(await withDatabase(url, prepareDatabase)).toEqual(names.slice(1));
});

test('of a migration that fails in the middle nothing stays, those before it are done and noted', async () => {
  const { url } = await emptyDatabase();
  const place = names.indexOf('0126-sequences-of-unlogged-tables');
  await migrate(url, names[place - 2]);
  await rowsOf(url, 'create sequence audit_pending_ids');
  await expect(migrate(url)).rejects.toThrow(/audit_pending_ids/);
  expect(await rowsOf(url, 'select name from schema_migrations order by id')).toEqual(
    names.slice(0, place).map((name) => ({ name })),
  );
  expect(await rowsOf(url, `select to_regclass('change_note_ids') as found`)).toEqual([{ found: null }]);
  await rowsOf(url, 'drop sequence audit_pending_ids');
  expect(await migrate(url)).toEqual(names.slice(place));
});

test('a migration makes way for those who wait behind it, and is done once it may', async () => {
  const { url } = await emptyDatabase();
  const name = '0126-sequences-of-unlogged-tables';
  await migrate(url, names[names.indexOf(name) - 1]);
  const writer = new pg.Client({ connectionString: url });
  const other = new pg.Client({ connectionString: url, lock_timeout: 5_000 });
  await Promise.all([writer.connect(), other.connect()]);
  try {
    await writer.query('begin; lock table audit_pending in row exclusive mode');
    const migrating = migrate(url, name);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'lock table%'`;
    while ((await rowsOf(url, waiting)).length === 0) await pause(20);
    // It has one table already and waits for the other.
    await other.query('select from change_notes');
    await writer.query('commit');
    expect(await migrating).toEqual([name]);
  } finally {
    await Promise.all([writer.end(), other.end()]);
  }
});

/** Indexes of large tables that are ready, with their definitions. */
const readyIndexes = (url: string) =>
  rowsOf<{ relname: string; definition: string }>(
    url,
    `select relname, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on oid = indexrelid
     where indisvalid and relname in ('audit_log_by_action', 'mail_outbox_of_causing_company') order by relname`,
  );
const namesOf = (rows: readonly { relname: string }[]) => rows.map(({ relname }) => relname);
const allReady = ['audit_log_by_action', 'mail_outbox_of_causing_company'];

/** Begins to make an index where somebody writes, and gives up. */
async function leaveHalfMade(url: string): Promise<void> {
  const other = new pg.Client({ connectionString: url, lock_timeout: 50 });
  await other.connect();
  const half = other.query('create index concurrently audit_log_by_action on audit_log (action)');
  await expect(half).rejects.toMatchObject({ code: '55P03' });
  await other.end();
}
const entry = (position: number) =>
  `insert into audit_log (action, position, previous_hash, hash) values ('order.created', ${position}, '', '')`;

test('large tables get their indexes while others write into them, half-made ones anew', async () => {
  const { url } = await emptyDatabase();
  await migrate(url);
  const { logger, lines } = createTestLog();
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  try {
    await writer.query(`begin; ${entry(1)}`);
    await leaveHalfMade(url);
    let isDone = false;
    const making = makeIndexesOfLargeTables(url, logger, new AbortController().signal).finally(
      () => (isDone = true),
    );
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!isDone && (await rowsOf(url, waiting)).length === 0) await pause(20);
    await rowsOf(url, `set lock_timeout = '10s'; ${entry(2)}`);
    await writer.query('commit');
    await making;
  } finally {
    await writer.end();
  }
  const made = await readyIndexes(url);
  expect(namesOf(made)).toEqual(allReady);
  expect(made[0]?.definition).toContain('text_pattern_ops');
  expect(lines).toEqual([]);
});

test('an index that cannot be made is told by its name and tried again; the product is at work meanwhile', async () => {
  const database = await emptyDatabase();
  const { url } = database;
  await migrate(url, '0051-payments');
  // Its name is taken.
  await rowsOf(url, 'create table audit_log_by_action ()');
  await withDatabase(url, prepareDatabase);
  const app = await testApp({ database, jobs: 'real' });
  await app.api.read('/health/ready');
  const failures = () => app.log.filter(({ index }) => index !== undefined);
  while (failures().length === 0) await pause(20);
  expect(failures()[0]).toMatchObject({
    level: 50,
    index: 'audit_log_by_action',
    err: { message: expect.stringContaining('already exists') as unknown },
    msg: 'an index could not be made; it is tried again',
  });
  // It keeps nobody from making the others.
  while ((await readyIndexes(url)).length === 0) await pause(20);
  expect(namesOf(await readyIndexes(url))).toEqual(['mail_outbox_of_causing_company']);
  await app.close();

  await rowsOf(url, 'drop table audit_log_by_action');
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  await writer.query(`begin; ${entry(1)}`);
  await leaveHalfMade(url);
  await writer.query('rollback');
  await writer.end();
  const later = await testApp({ database, jobs: 'real' });
  while ((await readyIndexes(url)).length < 2) await pause(20);
  expect(namesOf(await readyIndexes(url))).toEqual(allReady);
  await later.close();
});

test('an index that was made by an earlier version gets what it is set to now', async () => {
  const { url } = await emptyDatabase();
  await migrate(url);
  await rowsOf(url, 'create index orders_letters on orders using gin (letter_keys(search_text))');
  await makeIndexesOfLargeTables(url, createTestLog().logger, new AbortController().signal);
  expect(
    await rowsOf(
      url,
      `select relname, reloptions from pg_class where relname in ('clients_global_note_letters', 'messages_letters', 'orders_letters') order by 1`,
    ),
  ).toEqual(
    ['clients_global_note_letters', 'messages_letters', 'orders_letters'].map((relname) => ({
      relname,
      reloptions: ['gin_pending_list_limit=128'],
    })),
  );
});

test('a process that stops does not wait for an index', async () => {
  const { url } = await emptyDatabase();
  await migrate(url);
  const { logger, lines } = createTestLog();
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  try {
    await writer.query(`begin; ${entry(1)}`);
    const stop = new AbortController();
    const making = makeIndexesOfLargeTables(url, logger, stop.signal).catch((error: unknown) => error);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rowsOf(url, waiting)).length === 0) await pause(20);
    stop.abort(new Error('stopped'));
    expect(await making).toMatchObject({ message: 'stopped' });
  } finally {
    await writer.end();
  }
  expect(lines).toEqual([]);
});

/** Rows as the first schema takes them. */
const earlierRows = `
  insert into companies (id, name, email_name) values (1, 'Bałtyk', 'baltyk'), (2, 'Fjord', 'fjord');
  insert into users (id, email, name, password_hash, company_id) values
    (1, 'ola@baltyk.example', 'Ola', 'x', 1), (2, 'kari@fjord.example', 'Kari', 'x', 2);
  update companies set owner_id = id;
  insert into company_settings (company_id, profit_margin, company_data) values (1, 12.5, '{"company_name": "Bałtyk"}'), (2, null, '{}');
  insert into clients (id, company_id, created_by, name, city, post_code, country_id)
    select 100 + n, 1 + n % 2, 1 + n % 2, 'Łódzkie Meble ' || n, 'Łódź', '90-001', 1 from generate_series(1, 50) n;
  insert into subcontractors (id, company_id, user_id, name, rate_type) values (5, 1, 1, 'Tromsø Frakt', 'Contract');
  insert into exchange_rates values ('2026-11-20', 'EUR', 'PLN', 4.3, 'NBP', '225/A');`;

test('a database of the first schema keeps its rows, and the product works on them', async () => {
  const database = await emptyDatabase();
  const { url } = database;
  await withDatabase(url, async (db) => {
    await migrate(db.url, names[0]);
    await rowsOf(
      url,
      `insert into countries (id, code, name_pl, name_en, name_no) values (1, 'PL', 'a', 'b', 'c')`,
    );
  });
  await rowsOf(url, earlierRows);
  const tables = ['companies', 'users', 'company_settings', 'clients', 'subcontractors', 'exchange_rates'];
  const read = () =>
    Promise.all(tables.map((table) => rowsOf<object>(url, `select * from ${table} order by 1, 2`)));
  const before = await read();
  expect(await withDatabase(url, prepareDatabase)).toEqual(names.slice(1));
  // Later migrations may add columns; what was there is there.
  expect(await read()).toEqual(before.map((rows) => rows.map((row) => expect.objectContaining(row))));

  const app = await testApp({ database });
  const user = await signedIn(app, { id: 1, email: 'ola@baltyk.example', password: '' });
  const owner: TestMember = { ...user, companyId: 1, companyName: 'Bałtyk' };
  const list = await owner.api.read<ClientPage>('/clients', { q: 'lodzkie', page_size: 50 });
  expect(list.total).toBe(25);
  expect(await owner.api.read('/subcontractors/5')).toMatchObject({
    name: 'Tromsø Frakt',
    rate_type: 'Contract',
  });
  expect(await owner.api.read('/company-settings')).toMatchObject({ profit_margin: 12.5 });
  const made = await owner.api.create<{ id: number }>('/quotations', {
    client_id: list.items[0]?.id,
    client_email: 'jan@klient.example',
    pickup_street: 'a',
    pickup_city: 'b',
    pickup_post_code: '90-001',
    pickup_country: 'PL',
    pickup_date: '2026-12-01T08:00:00.000Z',
    delivery_street: 'c',
    delivery_city: 'd',
    delivery_post_code: '5003',
    delivery_country: 'NO',
    delivery_date: '2026-12-02T08:00:00.000Z',
    pallets_count: 1,
    weight: 1,
    cargo_type: 'Meble',
  });
  await owner.api.change(`/orders/${made.id}/status`, { status: 1 });
});
