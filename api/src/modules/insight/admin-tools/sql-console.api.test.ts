import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { aCompany, anAdministrator, type TestUser } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { SqlHistory, SqlResult } from './admin-tools.dto.js';

const off = await testApp();
const reading = await testApp({ settings: { ADMIN_SQL: 'read' } });
const writing = await testApp({ settings: { ADMIN_SQL: 'write' } });
let admin: TestUser;
let writer: TestUser;

beforeAll(async () => {
  admin = await anAdministrator(reading);
  writer = await anAdministrator(writing);
});

const run = (sql: string, as = admin) => as.api.act<SqlResult>('/tests/execute-sql', { sql });
const fail = async (sql: string, code = 'sql_failed', as = admin) =>
  refused(await as.api.post('/tests/execute-sql', { sql }), 400, code);
const latest = async (as = admin) => (await as.api.read<SqlHistory>('/tests/sql-history')).items[0];
const connections = async (app: TestApp) => {
  const rows = await app.rows<{ count: number }>(
    `select count(*) from pg_stat_activity where application_name = 'frakto-sql' and datname = current_database()`,
  );
  return rows[0]?.count;
};
async function hasNoConnection(app: TestApp): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await connections(app)) !== 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await connections(app)).toBe(0);
}

test('a statement is run once for a key', async () => {
  const api = writer.api.with({ 'idempotency-key': 'one statement' });
  const sql = 'select 4711 as of_one_key';
  const first = await api.post('/tests/execute-sql', { sql });
  taken(first, 200);
  const again = await api.post('/tests/execute-sql', { sql });
  expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
  expect(await writing.rows('select id from admin_actions where statement = $1', [sql])).toHaveLength(1);
});

describe('turned off', () => {
  test('nothing is run', async () => {
    const { api } = await anAdministrator(off);
    refused(await api.post('/tests/execute-sql', { sql: 'select 1' }), 403, 'sql_off');
    expect(await api.read('/tests')).toMatchObject({ sql_mode: 'off', cleanup_allowed: false });
    expect(await off.rows('select * from admin_actions')).toEqual([]);
  });
});

describe('a statement that reads', () => {
  test('gives columns, types and rows, also with names that come twice', async () => {
    const result = await run(`select 1 as n, 'Łódź' as n, null as nothing;`);
    expect(result).toMatchObject({
      columns: ['n', 'n', 'nothing'],
      column_types: ['integer', 'text', 'text'],
      rows: [[1, 'Łódź', null]],
      row_count: 1,
      truncated: false,
      shortened: false,
      command: 'SELECT',
      mode: 'read',
    });
  });

  test.each([
    ['42::bigint', 42],
    ['9007199254740993::bigint', '9007199254740993'],
    ['12.50::numeric', 12.5],
    ['12345678901234567890.123::numeric', '12345678901234567890.123'],
    [`'NaN'::float8`, 'NaN'],
    ['0.25::float8', 0.25],
    ['true', true],
    [`'2026-11-20 10:30:00+01'::timestamptz`, '2026-11-20T09:30:00.000Z'],
    [`'infinity'::timestamptz`, 'infinity'],
    [`'2026-11-20'::date`, '2026-11-20'],
    [`'2026-11-20 10:30'::timestamp`, '2026-11-20 10:30:00'],
    [`'1 day 02:00'::interval`, '1 day 02:00:00'],
    [`'\\xdeadbeef'::bytea`, '\\xdeadbeef'],
    [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    [`array[1, null, 3]`, [1, null, 3]],
    [`array[9007199254740993, 2]::bigint[]`, ['9007199254740993', 2]],
    [`array['2026-11-20'::date]`, ['2026-11-20']],
    [`array['2026-11-20 10:30:00Z'::timestamptz]`, ['2026-11-20T10:30:00.000Z']],
    [
      `array[['a', 'b'], ['c', 'd']]`,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [`'127.0.0.1'::inet`, '127.0.0.1'],
  ])('%s', async (expression, value) => {
    expect((await run(`select ${expression}`)).rows).toEqual([[value]]);
  });

  test('gives 1,000 rows at most, and says that there are more', async () => {
    expect(await run('select generate_series(1, 1000)')).toMatchObject({ row_count: 1000, truncated: false });
    const many = await run('select generate_series(1, 1000000000)');
    expect(many).toMatchObject({ row_count: 1000, truncated: true, command: 'SELECT' });
    expect(many.rows).toHaveLength(1000);
  });

  test('cuts values that nobody reads to their end', async () => {
    const { rows, shortened } = await run(`select repeat('x', 50000)`);
    expect(shortened).toBe(true);
    expect(String(rows[0]?.[0])).toHaveLength(10_001);
  });

  test('gives nothing where there is nothing', async () => {
    expect(await run('select 1 as n where false')).toMatchObject({ columns: ['n'], rows: [], row_count: 0 });
    expect(await run('-- nothing at all')).toMatchObject({ columns: [], rows: [], row_count: 0 });
  });

  test('sees what is stored', async () => {
    const owner = await aCompany(reading);
    const { id, name } = await aClient(owner);
    expect((await run(`select name from clients where id = ${id}`)).rows).toEqual([[name]]);
  });
});

describe('a statement that is refused', () => {
  test('says why and where', async () => {
    const { reason, position, sql_state, detail } = await fail('select nonsense from users');
    expect({ reason, position, sql_state }).toEqual({
      reason: 'column "nonsense" does not exist',
      position: 8,
      sql_state: '42703',
    });
    expect(detail).toContain('column "nonsense" does not exist');
    expect(await latest()).toMatchObject({
      sql: 'select nonsense from users',
      user_email: admin.email,
      mode: 'read',
      row_count: null,
      error: 'column "nonsense" does not exist',
    });
  });

  test.each([
    ['a change', `update users set name = 'x'`],
    ['a change inside a query', `with gone as (delete from clients returning 1) select * from gone`],
    ['a table', 'create table mine (id int)'],
    ['two statements', 'select 1; select 2'],
    ['a change after a commit', `commit; delete from users`],
    ['a block that turns writing on', `do $$ begin set transaction read write; delete from clients; end $$`],
    ['a setting that turns writing on', `select set_config('transaction_read_only', 'off', false)`],
    ['a program of the machine', `copy (select 1) to program 'true'`],
    ['a file of the machine', `select pg_read_file('/etc/hostname')`],
    ['the passwords of roles', 'select * from pg_authid'],
    ['another role', 'set session authorization postgres'],
    ['what would be copied from it', 'copy countries from stdin'],
  ])('%s', async (_what, sql) => {
    const before = await reading.rows('select count(*) from clients');
    await fail(sql);
    expect(await reading.rows('select count(*) from clients')).toEqual(before);
  });

  test('when the transaction is ended by it, nothing is written after', async () => {
    await run('commit');
    await fail(`insert into installation values ('a', 'b')`);
    await run('set default_transaction_read_only = off');
    await fail(`insert into installation values ('a', 'b')`);
  });

  test('when it takes too long', async () => {
    const started = Date.now();
    await fail('select pg_sleep(30)', 'sql_timed_out');
    await fail(`select set_config('statement_timeout', '0', false), pg_sleep(30)`, 'sql_timed_out');
    // Each row is quick: only somebody who looks at the whole notices.
    await fail(
      `select case when n = 1 then set_config('statement_timeout', '0', false) end, pg_sleep(0.2) from generate_series(1, 900) n`,
      'sql_timed_out',
    );
    expect(Date.now() - started).toBeLessThan(25_000);
    expect(await latest()).toMatchObject({ error: 'sql_timed_out' });
    expect(await run('select 1')).toMatchObject({ rows: [[1]] });
  }, 40_000);

  test('when it does not let itself be stopped', async () => {
    const stubborn = `do $$ begin loop
      begin perform pg_sleep(60); exception when query_canceled then null; end;
    end loop; end $$`;
    await fail(stubborn, 'sql_timed_out');
    await hasNoConnection(reading);
  });

  test('when it gives too much', async () => {
    await fail(`select repeat('x', 1000000) from generate_series(1, 1000)`, 'sql_result_too_large');
  });

  test('without a statement', async () => {
    const post = (body: object) => admin.api.post('/tests/execute-sql', body);
    expect(faultsIn(await post({}))).toEqual({ sql: 'required' });
    expect(faultsIn(await post({ sql: '  ' }))).toEqual({ sql: 'required' });
    expect(faultsIn(await post({ sql: 5 }))).toEqual({ sql: 'not_a_text' });
    expect(faultsIn(await post({ sql: 'x'.repeat(20_001) }))).toEqual({ sql: 'too_long' });
  });
});

describe('where writing is permitted', () => {
  const otherCaller = `perform set_config('frakto.caller', '{"user_id": null, "ip": "192.0.2.66"}', true)`;

  test('rows are changed, and how many', async () => {
    const owner = await aCompany(writing);
    const { id } = await aClient(owner);
    expect(await run(`update clients set city = 'Gdynia' where id = ${id}`, writer)).toMatchObject({
      columns: [],
      rows: [],
      row_count: 1,
      command: 'UPDATE',
      mode: 'write',
    });
    expect(
      await run(`update clients set city = 'Sopot' where id = ${id} returning city`, writer),
    ).toMatchObject({
      columns: ['city'],
      rows: [['Sopot']],
    });
    expect(await writing.rows(`select city from clients where id = ${id}`)).toEqual([{ city: 'Sopot' }]);
  });

  test('a statement that fails changes nothing', async () => {
    await fail(
      `insert into countries values (9999, 'QQ', 'a', 'b', 'c'), (9999, 'QR', 'a', 'b', 'c')`,
      'sql_failed',
      writer,
    );
    expect(await writing.rows('select * from countries where id = 9999')).toEqual([]);
  });

  test('is told as done, although who ran it could not be forgotten, nor its outcome noted', async () => {
    const { id } = await aClient(await aCompany(writing));
    await writing.rows(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`);
    const tables = [
      ['audit_callers', 'delete'],
      ['admin_actions', 'update'],
    ] as const;
    for (const [table, statement] of tables)
      await writing.rows(
        `create trigger refused before ${statement} on ${table} for each row execute function refuse()`,
      );
    try {
      expect(await run(`update clients set city = 'Hel' where id = ${id}`, writer)).toMatchObject({
        row_count: 1,
      });
    } finally {
      for (const [table] of tables) await writing.rows(`drop trigger refused on ${table}`);
      await writing.rows('drop function refuse()');
    }
    expect(await writing.rows(`select city from clients where id = ${id}`)).toEqual([{ city: 'Hel' }]);
    const said = writing.log.map(({ msg }) => msg);
    expect(said).toContain('who ran a statement of the SQL console was not forgotten');
    expect(said).toContain('the outcome of a statement of the SQL console was not noted');
    await writing.rows('delete from audit_callers');
  });

  // What would have an entry say that somebody else did it, or nobody, or keep it out of the log.
  test.each([
    ['says who it is', (change: string) => `${otherCaller}; ${change}`],
    [
      'has entries made at once, by words put together',
      (change: string) => `${otherCaller}; execute 'set con' || 'straints all immediate'; ${change}`,
    ],
    [
      'has entries made at once, with a comment between',
      (change: string) => `${otherCaller}; set /* now */ constraints /**/ all immediate; ${change}`,
    ],
    [
      'turns entries of rows off',
      (change: string) => `perform set_config('frakto.audit', 'off', true); ${change}`,
    ],
    [
      'changes by a trigger of its own',
      (change: string) => `
        create temporary table lever (n integer);
        execute 'create function pg_temp.pull() returns trigger language plpgsql as ' || quote_literal('begin ${change}; return new; end');
        create trigger pulled before insert on lever for each row execute function pg_temp.pull();
        insert into lever values (1)`,
    ],
    [
      'puts a table of its own before the one that entries wait in',
      (change: string) => `
        create temporary table audit_pending (like public.audit_pending);
        create temporary table audit_callers (process_id integer, caller jsonb);
        insert into audit_callers values (pg_backend_pid(), '{"user_id": null}');
        ${otherCaller}; ${change}`,
    ],
  ])('a statement that %s is told as what its writer did', async (_what, around) => {
    const { id } = await aClient(await aCompany(writing));
    const change = `update public.clients set email = null where id = ${id}`;
    await run(`do $do$ begin ${around(change)}; end $do$`, writer);
    expect(
      await writing.rows(
        `select actor_id, ip like '%127.0.0.1' as is_own_address from audit_log where action = 'client.updated' and record_id = $1`,
        [id],
      ),
    ).toEqual([{ actor_id: writer.id, is_own_address: true }]);
    expect(await writing.rows('select process_id from audit_callers')).toEqual([]);
  });

  test('who did what stays as it was', async () => {
    const statement = 'select 1 as looked';
    await run(statement, writer);
    const [executed] = await writing.rows<{ after: object }>(
      `select after from audit_log where action = 'sql.executed' order by id desc limit 1`,
    );
    expect(executed?.after).toMatchObject({
      statement_length: statement.length,
      statement_sha256: createHash('sha256').update(statement).digest('hex'),
    });
    await fail('delete from admin_actions', 'sql_failed', writer);
    await fail('truncate admin_actions', 'sql_failed', writer);
    await fail(`update admin_actions set statement = 'select 1'`, 'sql_failed', writer);
    await fail(`copy (select 1) to program 'true'`, 'sql_failed', writer);
    expect(await latest(writer)).toMatchObject({ mode: 'write', user_email: writer.email });
  });
});

test('the statements that were run are listed, the latest first', async () => {
  await run('select 101');
  await run('select 102');
  const { items, total } = taken(
    await admin.api.get<SqlHistory>('/tests/sql-history', { q: 'SELECT 10', page_size: 2 }),
    200,
  );
  expect(total).toBeGreaterThanOrEqual(2);
  expect(items.map(({ sql, row_count }) => [sql, row_count])).toEqual([
    ['select 102', 1],
    ['select 101', 1],
  ]);
});

test('no connection is left behind', async () => {
  await run('select pg_advisory_lock(4711)');
  await run('listen sessions');
  await hasNoConnection(reading);
});
