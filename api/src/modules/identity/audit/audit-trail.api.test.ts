import { describe, expect, test } from '@jest/globals';
import { runFor } from '../../../kernel/caller.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { aClient, aGlobalClient, aGroup, aSubcontractor, clientFields } from '../../../testing/directory.js';
import { anOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany, anAdministrator, goodPassword } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { unauditedTables } from './audited-tables.js';
import { withoutEntriesOfRows, writeAudit } from './audit.service.js';

const app = await testApp();
const owner = await aCompany(app);

interface Entry {
  id: number;
  company_id: number | null;
  actor_id: number | null;
  actor_name: string | null;
  action: string;
  record: string | null;
  record_id: number | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  ip: string | null;
  request_id: string | null;
}

async function lastId(): Promise<number> {
  const [row] = await app.rows<{ id: number }>('select coalesce(max(id), 0) as id from audit_log');
  return row?.id ?? 0;
}

/** What was written to the log while something was done. */
async function entriesOf(work: () => Promise<unknown>): Promise<Entry[]> {
  const before = await lastId();
  await work();
  return app.rows<Entry>('select * from audit_log where id > $1 order by id', [before]);
}

describe('every table is decided on', () => {
  test('one is either audited or named with the reason why not', async () => {
    const tables = await app.rows<{ name: string; audited: boolean }>(
      `select c.relname as name, exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = c.oid and p.proname = 'audit_change') as audited
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    const undecided = tables.filter(({ name, audited }) => audited === name in unauditedTables);
    expect(undecided).toEqual([]);
    const names = new Set(tables.map(({ name }) => name));
    expect(Object.keys(unauditedTables).filter((name) => !names.has(name))).toEqual([]);
  });

  test('no column that the database computes gets into an entry', async () => {
    const computed = await app.rows<{ name: string }>(
      `select distinct a.attname as name from pg_attribute a
       join pg_trigger t on t.tgrelid = a.attrelid join pg_proc p on p.oid = t.tgfoid and p.proname = 'audit_change'
       where a.attgenerated <> ''`,
    );
    expect(computed.map(({ name }) => name).sort()).toEqual(['notes_text', 'open', 'search_text', 'title']);
  });
});

describe('an ordinary change', () => {
  test('tells who made it, from where, what was there before and what is there now', async () => {
    const client = await aClient(owner, { city: 'Łódź', notes: null });
    const [entry, ...others] = await entriesOf(() =>
      owner.api
        .with({ 'x-request-id': 'request-of-a-test' })
        .put(`/clients-personal/${client.id}`, { city: 'Gdańsk', notes: 'Płaci w terminie' }),
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      company_id: owner.companyId,
      actor_id: owner.id,
      actor_name: expect.stringMatching(/^Owner/),
      action: 'client.updated',
      record: 'client',
      record_id: client.id,
      before: { city: 'Łódź', notes: null },
      after: { city: 'Gdańsk', notes: 'Płaci w terminie' },
      ip: expect.stringMatching(/127\.0\.0\.1$/),
      request_id: 'request-of-a-test',
    });
  });

  test('of one row, entered without a transaction of its own, names its caller too', async () => {
    const fields = clientFields();
    const [entry, ...others] = await entriesOf(() => owner.api.create('/clients-personal', fields));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actor_id: owner.id, action: 'client.created', before: null });
    expect(entry?.after).toMatchObject({ name: fields.name, city: fields.city, company_id: owner.companyId });
    expect(Object.keys(entry?.after ?? {})).not.toContain('search_text');
    expect(Object.keys(entry?.after ?? {})).not.toContain('version');
  });

  test('a deletion keeps what was there', async () => {
    const client = await aClient(owner);
    const [entry] = await entriesOf(() => owner.api.delete(`/clients-personal/${client.id}`));
    expect(entry).toMatchObject({
      action: 'client.deleted',
      record_id: client.id,
      before: { name: client.name },
      after: null,
    });
  });

  test('of nested settings shows what of them changed', async () => {
    const company_data = { company_name: 'Bałtyk', phone: '+48 58 1', email: 'biuro@baltyk.example' };
    await app.rows('update company_settings set company_data = $1 where company_id = $2', [
      company_data,
      owner.companyId,
    ]);
    const [entry] = await entriesOf(() =>
      app.rows('update company_settings set company_data = $1 where company_id = $2', [
        { ...company_data, phone: '+48 58 2' },
        owner.companyId,
      ]),
    );
    expect(entry).toMatchObject({
      action: 'company_settings.updated',
      record_id: owner.companyId,
      actor_id: null,
      before: { company_data: { phone: '+48 58 1' } },
      after: { company_data: { phone: '+48 58 2' } },
    });
    expect(Object.keys(entry?.before ?? {})).toEqual(['company_data']);
    expect(entry?.before?.['company_data']).toEqual({ phone: '+48 58 1' });
  });

  test('that brings nothing new writes nothing', async () => {
    const { id } = await aClient(owner);
    const entries = await entriesOf(async () => {
      await app.rows(
        'update clients set name = name, version = version + 1, update_date = now() where id = $1',
        [id],
      );
      await app.rows('update users set last_login_at = now()');
    });
    expect(entries).toEqual([]);
  });

  test('by nobody of the product, in plain SQL, is seen as well', async () => {
    const { id } = await aClient(owner);
    const [entry] = await entriesOf(() =>
      app.rows(`update clients set email = 'x@y.example' where id = $1`, [id]),
    );
    expect(entry).toMatchObject({
      action: 'client.updated',
      company_id: owner.companyId,
      actor_id: null,
      request_id: null,
      after: { email: 'x@y.example' },
    });
  });

  test('that is rolled back leaves no entry', async () => {
    const { id } = await aClient(owner);
    const entries = await entriesOf(() =>
      app.db
        .acrossCompanies(async (unit) => {
          await unit.execute(`update clients set city = 'Nowhere' where id = ?`, [id]);
          await writeAudit(connectionOf(unit), { action: 'client.looked_at', companyId: owner.companyId });
          throw new Error('No');
        })
        .catch(() => undefined),
    );
    expect(entries).toEqual([]);
  });

  test('shows no secret and cuts long texts', async () => {
    const colleague = await aCollaborator(app, owner);
    const admin = await anAdministrator(app);
    const entries = await entriesOf(async () => {
      await admin.api.put(`/users/${colleague.id}/password`, { new_password: `${goodPassword}-nowe` });
      await app.rows('update clients set notes = $1 where id = $2', [
        'ą'.repeat(5000),
        (await aClient(owner)).id,
      ]);
    });
    // The owner reads that an administrator gave a colleague another password.
    expect(entries).toContainEqual(
      expect.objectContaining({
        company_id: owner.companyId,
        actor_id: admin.id,
        actor_name: 'Administrator',
        record: 'user',
        record_id: colleague.id,
        before: { password_hash: '…' },
        after: { password_hash: '…' },
      }),
    );
    expect(entries.at(-1)?.after?.['notes']).toBe(`${'ą'.repeat(2000)}… (5000)`);
  });

  test('of an order’s status says from which to which', async () => {
    const order = await anOrder(owner);
    const entries = await entriesOf(() => order.owner.api.put(`/orders/${order.id}/status`, { status: 1 }));
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'order.status_changed',
        record: 'order',
        record_id: order.id,
        before: expect.objectContaining({ status: 0 }),
        after: expect.objectContaining({ status: 1 }),
      }),
    );
  });

  test('of the company that somebody belongs to is one entry', async () => {
    const colleague = await aCollaborator(app, owner);
    const left = await entriesOf(() =>
      owner.api.delete(`/companies/${owner.companyId}/users/${colleague.id}`),
    );
    expect(left).toEqual([
      expect.objectContaining({
        action: 'user.left_company',
        company_id: owner.companyId,
        actor_id: owner.id,
        record: 'user',
        record_id: colleague.id,
        before: { company_id: owner.companyId },
        after: { company_id: null },
      }),
    ]);
    const joined = await entriesOf(() =>
      app.rows('update users set company_id = $1 where id = $2', [owner.companyId, colleague.id]),
    );
    expect(joined).toEqual([
      expect.objectContaining({ action: 'user.joined_company', company_id: owner.companyId, actor_id: null }),
    ]);
  });

  test('of what somebody signs in with, in plain SQL, is seen, and no secret of it', async () => {
    const [passkey] = await app.rows<{ id: number }>(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
       values ($1, 'slipped-in', 'the public key', 0, '{}', 'Left behind') returning id`,
      [owner.id],
    );
    const of = { company_id: owner.companyId, actor_id: null };
    const entries = await entriesOf(async () => {
      await app.rows(
        `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
         values ($1, 'slipped-in-too', 'the public key', 0, '{}', 'Mine')`,
        [owner.id],
      );
      await app.rows(`update passkeys set public_key = 'another key' where id = $1`, [passkey?.id]);
      await app.rows('update passkeys set counter = 7, last_used_at = now() where id = $1', [passkey?.id]);
      await app.rows('delete from passkeys where id = $1', [passkey?.id]);
    });
    expect(entries).toMatchObject([
      { ...of, action: 'passkey.added', record: 'passkey', after: { name: 'Mine', user_id: owner.id } },
      { ...of, action: 'passkey.updated', before: { public_key: '…' }, after: { public_key: '…' } },
      { ...of, action: 'passkey.removed', record_id: passkey?.id, before: { name: 'Left behind' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/slipped-in|public key|another key|\\x/);

    const factor = { ...of, record: 'user', record_id: owner.id };
    const told = await entriesOf(async () => {
      await app.rows(`insert into second_factors (user_id, sealed_secret) values ($1, 'sealed')`, [owner.id]);
      await app.rows('update second_factors set confirmed_at = now()');
      await app.rows('update second_factors set last_step = 5');
      await app.rows(`update second_factors set sealed_secret = 'of another app'`);
      await app.rows('delete from second_factors');
      await app.rows(
        `insert into second_factors (user_id, sealed_secret, confirmed_at) values ($1, 'sealed', now())`,
        [owner.id],
      );
    });
    expect(told).toMatchObject([
      { ...factor, action: 'second_factor.enabled' },
      { ...factor, action: 'second_factor.updated', after: { sealed_secret: '…' } },
      { ...factor, action: 'second_factor.disabled' },
      { ...factor, action: 'second_factor.enabled' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/of another app/);
  });

  test('of public links that are taken back is told each time', async () => {
    const takeBack = () =>
      app.rows(
        `insert into link_versions (kind, record, version, company_id) values ('order-form', 'x', 2, $1)
         on conflict (kind, record) do update set version = link_versions.version + 1`,
        [owner.companyId],
      );
    const actions = (await entriesOf(async () => [await takeBack(), await takeBack()])).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['link.created', 'link.updated']);
  });

  test('of a global record belongs to no company', async () => {
    const [entry] = (await entriesOf(() => aGlobalClient(app))).filter(({ record }) => record === 'client');
    expect(entry).toMatchObject({ action: 'client.created', company_id: null });
  });

  test('by a job that acts for somebody names them', async () => {
    const { id } = await aClient(owner);
    const caller = { requestId: null, address: null, userId: owner.id, companyId: owner.companyId };
    const [entry] = await entriesOf(() =>
      runFor(caller, () =>
        app.db.inCompany(owner.companyId, (unit) =>
          unit.execute(`update clients set city = 'Elbląg' where id = ?`, [id]),
        ),
      ),
    );
    expect(entry).toMatchObject({ actor_id: owner.id, request_id: null, ip: null });
  });
});

describe('what one action does to many rows', () => {
  test('a deletion takes along what hangs on it without an entry for each', async () => {
    const group = await aGroup(owner);
    for (const one of [await aSubcontractor(owner), await aSubcontractor(owner)]) {
      await app.rows(
        'insert into subcontractor_group_members (company_id, group_id, subcontractor_id) values ($1, $2, $3)',
        [owner.companyId, group.id, one.id],
      );
    }
    const entries = await entriesOf(() => owner.api.delete(`/subcontractor-groups/${group.id}`));
    expect(entries.map(({ action }) => action)).toEqual(['group.deleted']);
  });

  test('a company that is deleted is one entry, beside those of its people', async () => {
    const gone = await aCompany(app);
    await aClient(gone);
    const entries = await entriesOf(() => gone.api.delete(`/companies/${gone.companyId}`));
    expect(entries.map(({ action, company_id }) => [action, company_id])).toEqual([
      ['user.left_company', gone.companyId],
      ['company.deleted', gone.companyId],
    ]);
  });

  test('rows that are told by one entry are kept out until the transaction ends', async () => {
    const entries = await entriesOf(async () => {
      await app.db.inCompany(owner.companyId, async (unit) => {
        await withoutEntriesOfRows(connectionOf(unit));
        await unit.execute('update clients set city = ? where company_id = ?', ['Sopot', owner.companyId]);
        await writeAudit(connectionOf(unit), {
          action: 'clients.moved',
          companyId: owner.companyId,
          after: { count: 2 },
        });
      });
      await aClient(owner);
    });
    expect(entries.map(({ action }) => action)).toEqual(['clients.moved', 'client.created']);
  });

  test('an emptied table is an entry', async () => {
    const entries = await entriesOf(() => app.rows('truncate price_settings'));
    expect(entries.map(({ action }) => action)).toEqual(['price_settings.all_deleted']);
  });

  test('thousands of rows in one transaction are written in the time of their number', async () => {
    // Each entry looks up its predecessor: by versions of one row this would be a million steps.
    const before = await lastId();
    await app.rows(
      `insert into clients (company_id, name) select $1, 'Zakład ' || n from generate_series(1, 3000) n`,
      [owner.companyId],
    );
    const [count] = await app.rows<{ count: number; positions: number }>(
      'select count(*) as count, max(position) - min(position) + 1 as positions from audit_log where id > $1',
      [before],
    );
    expect(count).toEqual({ count: 3000, positions: 3000 });
    const [head] = await app.rows<{ is_noted: boolean }>(
      `select l.position = c.position and l.hash = c.hash as is_noted
       from audit_chains c, lateral (select position, hash from audit_log where company_id = c.chain order by position desc limit 1) l
       where c.chain = $1`,
      [owner.companyId],
    );
    expect(head).toEqual({ is_noted: true });
  });
});

describe('the log', () => {
  test.each([
    `update audit_log set actor_name = 'Somebody else'`,
    'delete from audit_log',
    'truncate audit_log',
    'delete from audit_checkpoints',
    `update audit_checkpoints set signature = 'another'`,
    `update audit_checkpoints set chain = 7, position = position + 1`,
    `update audit_checkpoints set position = position + 1, created_at = now() - interval '1 day'`,
    'truncate audit_checkpoints',
  ])('refuses %s', async (statement) => {
    await app.rows(
      `insert into audit_checkpoints (chain, position, hash, signature) values (0, (select count(*) from audit_checkpoints), '', 'test')`,
    );
    await expect(app.rows(statement)).rejects.toThrow('stay as they were written');
  });

  test('keeps chains of their own for companies, in one transaction too', async () => {
    const other = await aCompany(app);
    const mine = await aClient(owner);
    const theirs = await aClient(other);
    await app.rows(`update clients set city = 'Hel' where id = any($1)`, [[mine.id, theirs.id]]);
    const broken = await app.rows(
      `select id from (
         select id, position, previous_hash,
           lag(hash) over chain as before, row_number() over chain as place
         from audit_log window chain as (partition by coalesce(company_id, 0) order by id)) entries
       where position <> place or previous_hash <> coalesce(before, decode(repeat('00', 32), 'hex'))`,
    );
    expect(broken).toEqual([]);
    const heads = await app.rows(
      `select c.chain from audit_chains c where not exists (
         select from audit_log l where coalesce(l.company_id, 0) = c.chain and l.position = c.position and l.hash = c.hash)`,
    );
    expect(heads).toEqual([]);
  });

  test('is written by transactions that end at once in two companies in opposite order', async () => {
    const other = await aCompany(app);
    const [a, b, c, d] = [
      await aClient(owner),
      await aClient(other),
      await aClient(owner),
      await aClient(other),
    ];
    const change = (ids: (number | undefined)[]) =>
      app.db.acrossCompanies(async (unit) => {
        for (const id of ids) await unit.execute(`update clients set city = 'Ustka' where id = ?`, [id]);
      });
    const before = await lastId();
    await Promise.all([change([a.id, b.id]), change([d.id, c.id])]);
    expect(await lastId()).toBeGreaterThanOrEqual(before + 4);
  });

  test('is written by many at once in one company', async () => {
    const one = await aCompany(app);
    await Promise.all(Array.from({ length: 30 }, () => aClient(one)));
    const [row] = await app.rows<{ count: number; last: number }>(
      `select count(*) as count, (select position from audit_chains where chain = $1) as last from audit_log where company_id = $1`,
      [one.companyId],
    );
    expect(row?.count).toBe(row?.last);
  });

  test('takes what a call on the pool writes', async () => {
    const [entry] = await entriesOf(() =>
      writeAudit(app.db.notes, {
        action: 'session.refused',
        companyId: owner.companyId,
        actorId: owner.id,
        after: { email: owner.email, password: 'slipped in' },
      }),
    );
    expect(entry).toMatchObject({
      actor_id: owner.id,
      before: null,
      after: { email: owner.email, password: '…' },
    });
    expect(await app.rows('select id from audit_pending')).toEqual([]);
  });

  test('leaves nothing of a caller to whoever gets the connection next', async () => {
    const { rows } = await sql<{
      caller: string | null;
    }>`select current_setting('frakto.caller', true) as caller`.execute(app.db.writes);
    expect(rows[0]?.caller ?? '').toBe('');
  });
});
