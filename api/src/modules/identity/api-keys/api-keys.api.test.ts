import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { anOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany, anAdministrator, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { AuditLogPage } from '../audit/audit-log.dto.js';
import type { OrderHistory } from '../../shipment/orders/order-history.dto.js';
import type { ApiKeyInput, ApiKeyList, NewApiKey } from './api-key.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);
const admin = await anAdministrator(app);

const newKey = (changes: Partial<Record<keyof ApiKeyInput, unknown>> = {}, by: TestMember = owner) =>
  by.api.create<NewApiKey>('/api-keys', { name: 'WMS', scopes: ['read'], ...changes });
const listed = async (id: number) =>
  (await owner.api.read<ApiKeyList>('/api-keys')).items.find((key) => key.id === id);

describe('a key', () => {
  test('is told once; the database keeps its hash, the list its beginning', async () => {
    const key = await newKey({ scopes: ['read', 'orders', 'read'] });
    expect(key.token).toMatch(/^fk_[A-Za-z0-9]{40}$/);
    expect(key).toMatchObject({
      name: 'WMS',
      scopes: ['read', 'orders'],
      prefix: key.token.slice(0, 11),
      created_by: owner.id,
      last_used_at: null,
      expires_at: null,
    });
    const { token, ...shown } = key;
    expect(await listed(key.id)).toEqual(shown);
    const [row] = await app.rows<{ text: string }>(
      `select k::text || (select string_agg(l::text, '') from audit_log l) as text from api_keys k where id = $1`,
      [key.id],
    );
    expect(row?.text).not.toContain(token.slice(11));
    expect(row?.text).not.toContain(Buffer.from(token).toString('hex'));
  });

  test('is limited in what is asked for it', async () => {
    const faults = async (changes: object) =>
      faultsIn(await owner.api.post('/api-keys', { name: 'WMS', scopes: ['read'], ...changes }));
    expect(await faults({ name: ' ' })).toEqual({ name: 'required' });
    expect(await faults({ scopes: [] })).toEqual({ scopes: 'too_few_items' });
    expect(await faults({ scopes: ['read', 'everything'] })).toEqual({ 'scopes.1': 'not_in_list' });
    expect(await faults({ expires_at: '2020-01-01T00:00:00.000Z' })).toEqual({ expires_at: 'time_passed' });
    expect(await faults({ expires_at: 'tomorrow' })).toEqual({ expires_at: 'not_a_date' });
  });

  test('reads and writes for its company, and tells how often it may', async () => {
    const key = await newKey({ scopes: ['read', 'directory'] });
    const program = app.api.as(key.token);
    const client = await aClient({ ...owner, api: program });
    await owner.api.read(`/clients/${client.id}`);
    const answer = await program.get(`/clients/${client.id}`);
    expect(answer.headers).toMatchObject({
      'ratelimit-policy': '"default";q=6000000;w=60',
      ratelimit: expect.stringMatching(/^"default";r=\d+;t=\d+$/) as unknown,
    });
    const foreign = await aClient(await aCompany(app));
    refused(await program.get(`/clients/${foreign.id}`), 404);
    const used = await listed(key.id);
    expect(used?.last_used_ip).toMatch(/127\.0\.0\.1$/);
    expect(Date.now() - Date.parse(String(used?.last_used_at))).toBeLessThan(60_000);
  });

  test('is refused without the scope, and wherever a person is asked for', async () => {
    const program = app.api.as((await newKey({ scopes: ['read', 'orders', 'documents'] })).token);
    const problem = refused(await program.post('/clients', { name: 'X' }), 403, 'scope_missing');
    expect(problem).toMatchObject({ scope: 'directory', detail: 'The API key lacks the scope directory.' });
    for (const path of ['/auth/me', '/api-keys', '/auth/sessions', '/users', '/public/installation'])
      refused(await program.get(path), 403, 'api_key_not_allowed');
    refused(await program.post('/api-keys', { name: 'X', scopes: ['read'] }), 403, 'api_key_not_allowed');
    refused(await program.post('/auth/logout'), 403, 'api_key_not_allowed');
    refused(await app.api.as(`fk_${'A'.repeat(40)}`).get('/clients'), 401, 'unauthorized');
  });

  test('is counted: one call too many is told when to come again', async () => {
    const strict = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.005' } });
    const program = strict.api.as((await newKey()).token);
    const left: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      const { status, headers } = await program.get('/clients');
      left.push([status, headers['ratelimit']?.replace(/t=\d+/, 't')]);
      expect(headers['ratelimit-policy']).toBe('"default";q=3;w=60');
    }
    expect(left).toEqual([2, 1, 0].map((rest) => [200, `"default";r=${rest};t`]));
    const { headers } = await program.get('/clients');
    refused(await program.get('/clients'), 429, 'too_many_requests');
    expect(headers['ratelimit']).toMatch(/^"default";r=0;t=[1-9]\d*$/);
  });
});

describe('a key ends', () => {
  const status = async (on: typeof app, token: string) => (await on.api.as(token).get('/clients')).status;
  /** Both processes remember keys; what one of them changed, the other hears of in a moment. */
  const expectDead = async (token: string): Promise<void> => {
    expect(await status(app, token)).toBe(401);
    // Sooner than what is remembered would be looked up anew by itself.
    const end = Date.now() + 10_000;
    while ((await status(second, token)) !== 401 && Date.now() < end) await pause(5);
    expect(await status(second, token)).toBe(401);
  };

  test('when it is revoked, at once in every process', async () => {
    const { id, token } = await newKey();
    expect([await status(app, token), await status(second, token)]).toEqual([200, 200]);
    const rival = await aCompany(app);
    refused(await rival.api.delete(`/api-keys/${id}`), 404);
    const collaborator = await aCollaborator(app, owner);
    refused(await collaborator.api.delete(`/api-keys/${id}`), 403, 'owner_only');
    await owner.api.remove(`/api-keys/${id}`);
    await expectDead(token);
    expect(await listed(id)).toBeUndefined();
    refused(await owner.api.delete(`/api-keys/${id}`), 404);
  });

  test('when its time has come', async () => {
    const { id, token } = await newKey({ expires_at: new Date(Date.now() + 60_000) });
    await app.rows(`update api_keys set expires_at = now() + interval '5 seconds' where id = $1`, [id]);
    // Remembered, yet not beyond its end.
    expect(await status(app, token)).toBe(200);
    await pause(5_100);
    refused(await app.api.as(token).get('/clients'), 401, 'api_key_expired');
    // What everybody may, it may like everybody.
    taken(await app.api.as(token).get('/countries'), 200);
    expect((await listed(id))?.prefix).toBe(token.slice(0, 11));
  });

  test('with its company; and rests while its owner’s account is off', async () => {
    const other = await aCompany(app);
    const { token } = await newKey({}, other);
    await app.rows('update users set is_active = false where id = $1', [other.id]);
    expect(await status(app, token)).toBe(401);
    await app.rows('update users set is_active = true where id = $1', [other.id]);
    expect([await status(app, token), await status(second, token)]).toEqual([200, 200]);
    // Whoever becomes an administrator has the rights of a company no more.
    await app.db.acrossCompanies(async (unit) => {
      await unit.execute('update users set is_admin = true where id = ?', [other.id]);
      await app.container.services.sessions.announce(unit, other.id);
    });
    app.container.services.sessions.forget(other.id);
    await expectDead(token);
    await app.rows('update users set is_admin = false where id = $1', [other.id]);
    expect([await status(app, token), await status(second, token)]).toEqual([200, 200]);
    taken(await other.api.delete(`/companies/${other.companyId}`), 204);
    await expectDead(token);
  });

  test('not with whoever made it', async () => {
    const { id, token } = await newKey();
    const leaver = await aCollaborator(app, owner);
    await app.rows('update api_keys set created_by = $1 where id = $2', [leaver.id, id]);
    expect(await listed(id)).toMatchObject({ created_by: leaver.id, created_by_name: expect.any(String) });
    taken(await admin.api.delete(`/users/${leaver.id}`), 204);
    expect(await status(app, token)).toBe(200);
    expect(await listed(id)).toMatchObject({ created_by: null, created_by_name: null });
  });

  test('and its owner is mailed a week before, once', async () => {
    const soon = await newKey({ name: 'Soon over', expires_at: new Date(Date.now() + 6 * 86_400_000) });
    await newKey({ name: 'Later', expires_at: new Date(Date.now() + 9 * 86_400_000) });
    const { apiKeys } = app.container.services;
    const told = await Promise.all([
      apiKeys.tellOfEndings(),
      second.container.services.apiKeys.tellOfEndings(),
    ]);
    expect(told.reduce((one, other) => one + other, 0)).toBe(1);
    expect(await apiKeys.tellOfEndings()).toBe(0);
    const mails = await app.rows<{ recipient_email: string; body: string }>(
      `select * from mail_outbox where subject = 'The API key “Soon over” expires soon'`,
    );
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails[0])).toContain(owner.email);
    expect(JSON.stringify(mails[0])).toContain(soon.prefix);
  });
});

test('the audit log and the history of an order name the key, not the owner', async () => {
  const key = await newKey({ name: 'Warehouse system', scopes: ['read', 'orders', 'directory'] });
  const program = app.api.as(key.token);
  const order = await anOrder({ ...owner, api: program });
  const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
  expect(items[0]).toMatchObject({
    user_id: null,
    user_name: null,
    api_key_id: key.id,
    api_key_name: 'Warehouse system',
  });
  const entries = async (query: object) =>
    (await owner.api.read<AuditLogPage>('/audit-log', { ...query })).items;
  const [created] = await entries({ record: 'order', action: 'order.created' });
  expect(created).toMatchObject({
    record_id: order.id,
    actor_id: null,
    api_key_id: key.id,
    actor_name: 'Warehouse system',
  });
  const [made] = await entries({ record: 'api_key', record_id: key.id });
  expect(made).toMatchObject({ action: 'api_key.created', actor_id: owner.id, api_key_id: null });
  expect(JSON.stringify(made)).not.toContain('token_hash');
  // What is written by hand, too.
  taken(await program.get('/exports/clients', { format: 'csv' }), 200);
  const [exported] = await entries({ action: 'clients.exported' });
  expect(exported).toMatchObject({ actor_id: null, api_key_id: key.id, actor_name: 'Warehouse system' });
  await owner.api.remove(`/api-keys/${key.id}`);
  expect((await owner.api.read<OrderHistory>(`/orders/${order.id}/history`)).items[0]).toMatchObject({
    api_key_name: 'Warehouse system',
  });
});

test('no key opens the socket of the chat', async () => {
  const { token } = await newKey({ scopes: ['read', 'messages'] });
  expect(await app.container.services.chatSockets.findPrincipal(token)).toBeNull();
});

test('a company has so many keys and no more', async () => {
  const other = await aCompany(app);
  await app.rows(
    `insert into api_keys (company_id, name, prefix, token_hash, scopes)
     select $1, 'K', 'fk_', sha256(('k' || i)::bytea), '{read}' from generate_series(1, 99) i`,
    [other.companyId],
  );
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => other.api.post('/api-keys', { name: 'K', scopes: ['read'] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});
