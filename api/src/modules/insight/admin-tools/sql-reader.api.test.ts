import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { refused } from '../../../testing/api-caller.js';
import { anAdministrator, type TestUser } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { SqlResult } from './admin-tools.dto.js';
import { endConnection } from './sql/run-statement.js';
import { addressAs, sqlAddress } from './sql/sql-address.js';

/** What lets somebody in. */
const hiddenColumns = [
  'account_links.token_hash',
  'api_keys.token_hash',
  'calendar_links.token_hash',
  'factor_tokens.token_hash',
  'factor_tokens.password_mark_hash',
  'idempotency_keys.key_hash',
  'idempotency_keys.sealed_answer',
  'known_devices.device_hash',
  'ksef_refused_files.hash',
  'ksef_settings.sealed_secret',
  'ksef_settings.sealed_offline_certificate',
  'load_exchange_queues.sealed_tokens',
  'load_exchange_settings.sealed_secret',
  'mailing_refusals.address_hash',
  'passkey_challenges.challenge_hash',
  'received_invoices.hash',
  'recovery_codes.code_hash',
  'refused_invoices.hash',
  'second_factor_moves.sealed_secret',
  'second_factor_moves.code_hashes',
  'second_factors.sealed_secret',
  'sessions.token_hash',
  'structured_invoices.hash',
  'users.password_hash',
  'users.password_set_by_other',
  'webhooks.sealed_secret',
  'webhooks.sealed_former_secret',
  'webhooks.former_secret_until',
  'webhooks.secret_made_at',
];

const app = await testApp({ settings: { ADMIN_SQL: 'read' } });
const { name: database, url, outside } = app.database;
const secret = 'x'.repeat(40);
let admin: TestUser;
beforeAll(async () => {
  admin = await anAdministrator(app);
});

const run = (sql: string) => admin.api.act<SqlResult>('/tests/execute-sql', { sql });
const fail = async (sql: string) =>
  refused(await admin.api.post('/tests/execute-sql', { sql }), 400, 'sql_failed');
const asProduct = (sql: string) => app.rows<Record<string, unknown>>(sql);

describe('a statement that only reads', () => {
  test('is run by a role that signs in by itself and belongs to no other', async () => {
    const { rows } = await run('select current_user, session_user');
    expect(rows).toEqual([[`${database}_sql_read`, `${database}_sql_read`]]);
    const [role] = await asProduct(`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = '${database}_sql_read'`);
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      memberships: 0,
    });
  });

  const others = `(select pid from pg_stat_activity
    where datname = current_database() and usename <> session_user limit 1)`;
  test.each([
    ['end another’s connection', `select pg_terminate_backend(${others})`],
    ['cancel another’s statement', `select pg_cancel_backend(${others})`],
    ['lock a table', 'lock table clients'],
    ['lock a table for writing', 'lock table clients in row exclusive mode'],
    ['lock rows', 'select id from users for update'],
    ['read a file', `select pg_read_file('/etc/hostname')`],
    ['list a folder', `select pg_ls_dir('/')`],
    ['read passwords', 'select password_hash from users'],
    ['read passwords among all columns', 'select * from users'],
    ['guess passwords', `select id from users where password_hash like '$2%'`],
    ['read sessions', 'select token_hash from sessions'],
    ['read passwords as XML', `select query_to_xml('select password_hash from users', true, true, '')`],
    ['become the product', 'set role frakto'],
    ['sign in as the product', 'set session authorization frakto'],
    ['become the product for a moment', `select set_config('role', 'frakto', true), id from users`],
    [
      'give its role up and read passwords',
      `select set_config('role', 'none', true), (select password_hash from users limit 1)`,
    ],
    [
      'give its role up in a block',
      `do $$ begin reset role; set session authorization default; lock table clients; end $$`,
    ],
    [
      'give its role up and end another’s connection',
      `select set_config('role', 'none', true), pg_terminate_backend(${others})`,
    ],
    ['change its password', `alter role "${database}_sql_read" password 'x'`],
  ])('cannot %s', async (_what, sql) => {
    expect(await asProduct('select count(*)::int as count from users')).not.toEqual([{ count: 0 }]);
    await fail(sql);
  });

  test('reads all the rest, and is told which columns nobody reads', async () => {
    const { rows } = await run(`select id, email, is_admin from users where id = ${admin.id}`);
    expect(rows).toEqual([[admin.id, admin.email, true]]);
    expect((await run('select count(*) from sessions')).rows[0]).toEqual([expect.any(Number)]);
    const { hint } = await fail('select * from users');
    expect(hint).toBe(`Nobody reads ${hiddenColumns.join(', ')}: name the other columns.`);
    const hidden = await asProduct(`
      select c.relname || '.' || a.attname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
        and not has_column_privilege('${database}_sql_read', c.oid, a.attnum, 'select') order by 1`);
    expect(hidden.map(({ name }) => name).sort()).toEqual([...hiddenColumns].sort());
  });

  test('finds its role again after the next start, without what it was given meanwhile', async () => {
    await run('select 1');
    await asProduct(`grant select, delete on users to "${database}_sql_read"`);
    const next = await testApp({ database: app.database, settings: { ADMIN_SQL: 'read' } });
    const { api } = await anAdministrator(next);
    refused(await api.post('/tests/execute-sql', { sql: 'select password_hash from users' }), 400);
    expect(await api.act('/tests/execute-sql', { sql: 'select 1' })).toMatchObject({ rows: [[1]] });
    await next.close();
  });
});

describe('where the role cannot be made', () => {
  const plain = `plain_${randomBytes(6).toString('hex')}`;
  const pool = new pg.Pool({ connectionString: addressAs(url, plain, 'secret'), max: 1 });
  beforeAll(async () => {
    await outside(`create role ${plain} login password 'secret'`);
  });
  afterAll(async () => {
    await pool.end();
    await outside(`drop role ${plain}`);
  });

  test('nothing is run, and it is said who has to permit what', async () => {
    await expect(sqlAddress({ pool, url }, 'read', secret)).rejects.toMatchObject({
      code: 'sql_no_reader',
      details: { role: plain },
    });
  });

  test('nothing is run by one that may do more', async () => {
    const { units: own } = app.db.pools;
    await sqlAddress({ pool: own, url }, 'read', secret);
    await asProduct(`alter role "${database}_sql_read" createdb`);
    await expect(sqlAddress({ pool: own, url }, 'read', secret)).rejects.toMatchObject({
      code: 'sql_reader_too_powerful',
    });
    await asProduct(`alter role "${database}_sql_read" nocreatedb`);
    await sqlAddress({ pool: own, url }, 'read', secret);
  });
});

describe('ending a connection from outside', () => {
  test('is tried again when it fails', async () => {
    let tries = 0;
    await endConnection(url, 1, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('The database is busy')) : Promise.resolve();
    });
    expect(tries).toBe(2);
  });

  test('ends the one that runs on', async () => {
    const { url: reader } = await sqlAddress({ pool: app.db.pools.units, url: app.db.url }, 'read', secret);
    const client = new pg.Client({ connectionString: reader });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await endConnection(reader, rows[0]?.pid ?? 0);
    await ended;
  });
});
