import { describe, expect, test } from '@jest/globals';
import { refused } from '../../../testing/api-caller.js';
import { aClient, aGlobalClient, aSubcontractor } from '../../../testing/directory.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { AuditLogPage } from './audit-log.dto.js';
import { writeAudit } from './audit.service.js';

const app = await testApp();
const owner = await aCompany(app);
const colleague = await aCollaborator(app, owner);
const rival = await aCompany(app);
const admin = await anAdministrator(app);
const client = await aClient(owner);
await colleague.api.put(`/clients-personal/${client.id}`, { city: 'Radom' });
await aSubcontractor(owner);
await aClient(rival);
await aGlobalClient(app);

const read = (query = {}, api = owner.api) => api.read<AuditLogPage>('/audit-log', query);
const actions = async (query = {}, api = owner.api) =>
  (await read(query, api)).items.map(({ action }) => action);

describe('who reads what', () => {
  test('an owner reads what concerns the company, newest first', async () => {
    const { items, total, page, page_size } = await read();
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'subcontractor.created',
        'client.updated',
        'client.created',
        'user.created',
        'company.created',
      ]),
    );
    expect(items[0]?.action).toBe('subcontractor.created');
    expect({ total, page, page_size }).toEqual({ total: items.length, page: 1, page_size: 20 });
    expect(new Set(items.map(({ company_id }) => company_id))).toEqual(new Set([owner.companyId]));
    expect(items[1]).toMatchObject({
      actor_id: colleague.id,
      actor_name: expect.stringMatching(/^Worker/),
      company_name: owner.companyName,
      action: 'client.updated',
      record: 'client',
      record_id: client.id,
      before: { city: 'Łódź' },
      after: { city: 'Radom' },
      api_key_id: null,
    });
  });

  test('an administrator reads everything', async () => {
    const { items } = await read({ page_size: 1000 }, admin.api);
    const companies = new Set(items.map(({ company_id }) => company_id));
    expect([...companies]).toEqual(expect.arrayContaining([owner.companyId, rival.companyId, null]));
  });

  test('a collaborator reads nothing', async () => {
    refused(await colleague.api.get('/audit-log'), 403, 'owner_only');
  });
});

describe('filters', () => {
  test('by the person', async () => {
    expect(await actions({ actor_id: colleague.id })).toEqual(['client.updated']);
  });

  test('by the company, for administrators', async () => {
    const { items } = await read({ company_id: rival.companyId, page_size: 1000 }, admin.api);
    expect(new Set(items.map(({ company_id }) => company_id))).toEqual(new Set([rival.companyId]));
    expect(await actions({ company_id: rival.companyId })).toEqual([]);
  });

  test('by an action, or by all that begin with it', async () => {
    expect(await actions({ action: 'client.updated' })).toEqual(['client.updated']);
    expect(await actions({ action: 'client.' })).toEqual(['client.updated', 'client.created']);
    expect(await actions({ action: 'client' })).toEqual([]);
    expect(await actions({ action: 'company.' })).not.toContain('company_settings.created');
    refused(await owner.api.get('/audit-log', { action: "x' or true" }), 422, 'validation_failed');
  });

  test('by the kind of record, and by the record', async () => {
    expect(await actions({ record: 'subcontractor' })).toEqual(['subcontractor.created']);
    expect(await actions({ record: 'client', record_id: client.id })).toEqual([
      'client.updated',
      'client.created',
    ]);
  });

  test('by days', async () => {
    const { items, total } = await read();
    const middle = items[2]?.created_at ?? new Date();
    const [later, earlier] = [await read({ from: String(middle) }), await read({ to: String(middle) })];
    expect(later.items.map(({ id }) => id)).toContain(items[0]?.id);
    expect(earlier.items.map(({ id }) => id)).not.toContain(items[0]?.id);
    expect(later.total + earlier.total).toBeGreaterThanOrEqual(total);
    refused(await owner.api.get('/audit-log', { from: 'yesterday' }), 422, 'validation_failed');
  });

  test('page by page, with the total where a page is empty', async () => {
    const { total, items } = await read();
    const second = await read({ page: 2, page_size: 2 });
    expect(second).toMatchObject({ page: 2, page_size: 2, total, total_pages: Math.ceil(total / 2) });
    expect(second.items.map(({ id }) => id)).toEqual(items.slice(2, 4).map(({ id }) => id));
    expect(await read({ page: 99 })).toMatchObject({ items: [], total });
  });
});

describe('at a million entries', () => {
  test('a page reads no more rows than it shows, whoever asks and however', async () => {
    await app.rows('alter table audit_log disable trigger user');
    await app.rows(
      `insert into audit_log (company_id, actor_id, action, record, record_id, created_at, position, previous_hash, hash)
       select 100000 + n % 20, n % 200, (array['client.created', 'order.updated', 'quote.created'])[1 + n % 3],
         (array['client', 'order', 'quote'])[1 + n % 3], n, now() - make_interval(mins => 40000 - n), n, '', ''
       from generate_series(1, 40000) n`,
    );
    // Few of a kind, and long ago.
    await app.rows(
      `insert into audit_log (company_id, actor_id, action, record, record_id, created_at, position, previous_hash, hash)
       select 100001, n, 'rare.happened', 'rare', n, now() - make_interval(days => 400 + n), 100000 + n, '', ''
       from generate_series(1, 5) n`,
    );
    await app.rows('alter table audit_log enable trigger user');
    await app.rows('analyze audit_log');
    // What a page reads, by its plans: an index in the order of the list, and no sorting of all that fits.
    const plans = await Promise.all(
      [
        'company_id = 100001',
        'true',
        'actor_id = 7',
        `company_id = 100001 and action = 'order.updated'`,
        `company_id = 100001 and record = 'quote'`,
        `company_id = 100001 and created_at < now() - interval '10 days'`,
      ].map(async (condition) => {
        const rows = await app.rows<Record<'QUERY PLAN', string>>(
          `explain select id from audit_log t where ${condition} order by t.created_at desc, t.id desc limit 20`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      }),
    );
    for (const plan of plans) {
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });

  test('a rare action is looked up, not looked for among all entries', async () => {
    for (const condition of [
      `company_id = 100001 and action = 'rare.happened'`,
      `action = 'rare.happened'`,
      `company_id = 100001 and action ~>=~ 'rare.' and action ~<~ 'rare/'`,
    ]) {
      const rows = await app.rows<Record<'QUERY PLAN', string>>(
        `explain select id from audit_log t where ${condition} order by t.created_at desc, t.id desc limit 20`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*action/);
    }
  });

  test('no more than 10,000 are counted', async () => {
    expect(await read({}, admin.api)).toMatchObject({ total: 10_000 });
  });
});

describe('what is done without changing anything', () => {
  const last = async () => (await read({ page_size: 1 })).items[0];

  test('a directory that is exported', async () => {
    await owner.api.get('/exports/clients', { format: 'csv' });
    expect(await last()).toMatchObject({
      action: 'clients.exported',
      record: 'client',
      actor_id: owner.id,
      after: { count: 1, format: 'csv' },
    });
  });

  test('a bank account that is read, where there is one', async () => {
    await owner.api.get('/company-settings');
    expect(await last()).not.toMatchObject({ action: 'bank_data.read' });
    await app.rows(
      `update company_settings set company_data = company_data || '{"bank_account": "PL61109010140000071219812874"}' where company_id = $1`,
      [owner.companyId],
    );
    await owner.api.get('/company-settings');
    expect(await last()).toMatchObject({
      action: 'bank_data.read',
      record: 'company_settings',
      actor_id: owner.id,
    });
  });

  test('an entry of a request has its id and address', async () => {
    await owner.api.with({ 'x-request-id': 'export-of-a-test' }).get('/exports/subcontractors', {});
    expect(await last()).toMatchObject({
      request_id: 'export-of-a-test',
      ip: expect.stringContaining('127.0.0.1'),
    });
  });
});

test('lines of the log that a request writes carry its id', async () => {
  const { log } = app.container;
  const { runFor } = await import('../../../kernel/caller.js');
  runFor({ requestId: 'a-request-of-a-test', address: null, userId: null, companyId: null }, () =>
    log.info('inside'),
  );
  log.info('outside');
  expect(app.log.at(-2)).toMatchObject({ msg: 'inside', request_id: 'a-request-of-a-test' });
  expect(app.log.at(-1)).not.toHaveProperty('request_id');
});

test('what nobody of the product wrote has no actor', async () => {
  await writeAudit(app.db.notes, { action: 'session.refused', companyId: owner.companyId });
  expect((await read({ action: 'session.refused' })).items).toEqual([
    expect.objectContaining({ actor_id: null, actor_name: null, ip: null, request_id: null }),
  ]);
});

describe('who did what to whom', () => {
  const person = { name: 'Kari Nordmann', email: 'kari.of.log@person.example' };

  test('somebody invited and withdrawn is told so, by name', async () => {
    const host = await aCompany(app);
    const path = `/companies/${host.companyId}`;
    const { id } = await host.api.create<{ id: number }>(`${path}/register-user`, {
      ...person,
      password: null,
    });
    const [invited] = (await read({ action: 'user.invited' }, host.api)).items;
    expect(invited).toMatchObject({
      actor_id: host.id,
      record: 'user',
      record_id: id,
      after: person,
      names: { [`user/${id}`]: person.name },
    });
    await host.api.delete(`${path}/users/${id}`);
    const { items } = await read({ record: 'user', record_id: id }, host.api);
    const ofWithdrawal = items.filter(({ action }) =>
      ['user.invitation_withdrawn', 'user.left_company'].includes(action),
    );
    expect(ofWithdrawal).toHaveLength(2);
    expect(new Set(ofWithdrawal.map(({ request_id }) => request_id)).size).toBe(1);
    expect(ofWithdrawal.find(({ action }) => action === 'user.left_company')?.names).toEqual({
      [`user/${id}`]: person.name,
      [`company_id/${host.companyId}`]: host.companyName,
    });
  });

  test('somebody registered with a password is registered, and taken out of the company', async () => {
    const host = await aCompany(app);
    const member = await aCollaborator(app, host);
    await host.api.delete(`/companies/${host.companyId}/users/${member.id}`);
    const told = await actions({ record: 'user', record_id: member.id }, host.api);
    expect(told).toContain('user.left_company');
    expect(told).not.toContain('user.invitation_withdrawn');
  });

  test('records are told by what people call them: number and client, cities, carrier', async () => {
    const host = await aCompany(app);
    const order = await anOrderAt(app, host, OrderStatus.InProgress);
    const [route = 0] = order.routes;
    const [quote = 0] = order.offers;
    const namesOf = async (query: object) => (await read(query, host.api)).items[0]?.names ?? {};
    const called = `#${order.id} ${order.client.name}`;
    expect(await namesOf({ record: 'order', record_id: order.id })).toMatchObject({
      [`order/${order.id}`]: called,
    });
    expect(await namesOf({ record: 'route', record_id: route, action: 'route.created' })).toMatchObject({
      [`route/${route}`]: 'Gdańsk → Bergen',
      [`order_id/${order.id}`]: called,
    });
    const carrier = order.carriers[0]?.name;
    expect(await namesOf({ record: 'quote', record_id: quote })).toMatchObject({
      [`quote/${quote}`]: carrier,
      [`route_id/${route}`]: 'Gdańsk → Bergen',
    });
    // An administrator reads the same.
    const [seen] = (await read({ record: 'order', record_id: order.id }, admin.api)).items;
    expect(seen?.names).toMatchObject({ [`order/${order.id}`]: called });
  });

  test('names of another company’s directory are told to nobody', async () => {
    await writeAudit(app.db.notes, {
      action: 'order.updated',
      record: 'order',
      recordId: 999_999,
      companyId: rival.companyId,
      after: { client_id: client.id },
    });
    const [entry] = (await read({ action: 'order.updated' }, rival.api)).items;
    expect(entry?.after).toEqual({ client_id: client.id });
    expect(entry?.names).toEqual({});
    const [seen] = (await read({ action: 'order.updated', company_id: rival.companyId }, admin.api)).items;
    expect(Object.keys(seen?.names ?? {})).toEqual([`client_id/${client.id}`]);
  });
});
