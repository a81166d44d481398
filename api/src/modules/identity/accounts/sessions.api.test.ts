import { describe, expect, test } from '@jest/globals';
import { refused, taken } from '../../../testing/api-caller.js';
import {
  aCollaborator,
  aCompany,
  anAdministrator,
  goodPassword,
  signedIn,
  type TestMember,
} from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { LoginAnswer } from './auth.dto.js';
import type { SessionList } from './session.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);
const admin = await anAdministrator(app);

const statusOn = async (on: typeof app, token: string) => (await on.api.as(token).get('/auth/me')).status;

/** Waits until a token no longer works in any process; what one process changed, the others hear of in a moment. */
async function expectDead(token: string): Promise<void> {
  expect(await statusOn(app, token)).toBe(401);
  const deadline = Date.now() + 30_000;
  while ((await statusOn(second, token)) !== 401 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await statusOn(second, token)).toBe(401);
}

/** Somebody whose two sessions both processes remember. */
async function somebody(): Promise<{ worker: TestMember; tokens: string[] }> {
  const worker = await aCollaborator(app, owner);
  const tokens = [worker.token, (await signedIn(app, worker)).token];
  for (const token of tokens) {
    expect(await statusOn(app, token)).toBe(200);
    expect(await statusOn(second, token)).toBe(200);
  }
  return { worker, tokens };
}

const activate = (worker: TestMember, is_active: boolean) =>
  owner.api.act(`/companies/${owner.companyId}/users/${worker.id}/activate`, { is_active });

describe('a token dies in every process', () => {
  test('when its password is changed', async () => {
    const { worker, tokens } = await somebody();
    taken(await admin.api.put(`/users/${worker.id}/password`, { new_password: 'Nowe-tajne-haslo' }), 204);
    for (const token of tokens) await expectDead(token);
  });

  test('when an administrator ends all sessions of its user; the password goes on working', async () => {
    const { worker, tokens } = await somebody();
    const { tokens: others } = await somebody();
    taken(await admin.api.delete(`/users/${worker.id}/sessions`), 204);
    for (const token of tokens) await expectDead(token);
    for (const token of others) expect(await statusOn(app, token)).toBe(200);
    await signedIn(app, worker);
  });

  test('when its user is deactivated, and does not live again with the user', async () => {
    const { worker, tokens } = await somebody();
    await activate(worker, false);
    for (const token of tokens) await expectDead(token);
    await activate(worker, true);
    for (const token of tokens) await expectDead(token);
  });

  test('when it is logged out; other sessions of the user go on', async () => {
    const { worker, tokens } = await somebody();
    taken(await worker.api.post('/auth/logout'), 204);
    await expectDead(worker.token);
    expect(await statusOn(app, tokens[1] ?? '')).toBe(200);
    expect(await statusOn(second, tokens[1] ?? '')).toBe(200);
    refused(await worker.api.post('/auth/logout'), 401);
  });

  test('also when the notices between processes are cut off', async () => {
    const { worker, tokens } = await somebody();
    await app.database.outside(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [app.database.name],
    );
    await activate(worker, false);
    for (const token of tokens) await expectDead(token);
    // What was remembered before the cut must not come back with the connection.
    const listening = () =>
      app.rows(`select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`);
    while ((await listening()).length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const token of tokens) {
      expect(await statusOn(app, token)).toBe(401);
      expect(await statusOn(second, token)).toBe(401);
    }
  });
});

test('a session ends by itself', async () => {
  const hours = String(1.2 / 3600);
  const brief = await testApp({ database: app.database, settings: { SESSION_HOURS: hours } });
  const { token } = await signedIn(brief, owner);
  expect(await statusOn(brief, token)).toBe(200);
  expect(await statusOn(second, token)).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(await statusOn(brief, token)).toBe(401);
  expect(await statusOn(second, token)).toBe(401);
  const count = () => app.rows(`select id from sessions where expires_at < now()`);
  expect(await count()).toHaveLength(1);
  await app.container.services.sessions.cleanUp();
  expect(await count()).toHaveLength(0);
});

test('a sign-in with the old password while it is changed opens no lasting session', async () => {
  const form = app.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
  const worker = await aCollaborator(app, owner);
  let { password } = worker;
  for (let round = 0; round < 8; round += 1) {
    const old = new URLSearchParams({ username: worker.email, password }).toString();
    const next = `${goodPassword}-${round}`;
    const [login] = await Promise.all([
      form.send<LoginAnswer>('POST', '/auth/login', old),
      admin.api.put(`/users/${worker.id}/password`, { new_password: next }),
    ]);
    if (login.status === 200) expect(await statusOn(app, login.body.access_token)).toBe(401);
    password = next;
  }
});

test.each([
  ['nothing', {}],
  ['another scheme', { authorization: 'Basic b3duZXI6cGFzcw==' }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a made-up token', { authorization: `Bearer ${'a'.repeat(43)}` }],
  ['a very long token', { authorization: `Bearer ${'a'.repeat(5_000)}` }],
  ['a token with something after it', { authorization: `Bearer ${owner.token} x` }],
  ['a cut token', { authorization: `Bearer ${owner.token.slice(0, -1)}` }],
])('%s in place of a token is a 401', async (_what, headers) => {
  const answer = await app.api.with(headers).get('/auth/me');
  refused(answer, 401, 'unauthorized');
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

describe('the list of sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
  const loggedIn = async ({ email, password }: TestMember, userAgent = firefox) => {
    const form = app.api.with({
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': userAgent,
    });
    const fields = new URLSearchParams({ username: email, password }).toString();
    const { access_token } = taken(await form.send<LoginAnswer>('POST', '/auth/login', fields), 200);
    return app.api.as(access_token);
  };
  const listOf = (api: typeof app.api) => api.read<SessionList>('/auth/sessions');

  test('tells device, address and use, and which one asks; nobody sees those of others', async () => {
    const worker = await aCollaborator(app, owner);
    const api = await loggedIn(worker);
    const { items, total } = await listOf(api);
    expect(total).toBe(2);
    expect(items[0]).toEqual({
      id: expect.any(Number),
      device: 'Firefox, Linux',
      address: expect.stringMatching(/127\.0\.0\.1$/),
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      is_current: true,
    });
    expect(items[1]).toMatchObject({ device: null, address: null, is_current: false });
    const others = await listOf(owner.api);
    expect(others.items.map(({ id }) => id)).not.toContain(items[0]?.id);
  });

  test('one of them is ended in every process; that of a colleague is not there', async () => {
    const { worker, tokens } = await somebody();
    const api = app.api.as(tokens[1] ?? '');
    const other = (await listOf(api)).items.find(({ is_current }) => !is_current);
    refused(await owner.api.delete(`/auth/sessions/${other?.id}`), 404, 'not_found');
    expect(await statusOn(app, worker.token)).toBe(200);
    await api.remove(`/auth/sessions/${other?.id}`);
    await expectDead(worker.token);
    expect(await statusOn(second, tokens[1] ?? '')).toBe(200);
    refused(await api.delete(`/auth/sessions/${other?.id}`), 404, 'not_found');
    const [row] = await app.rows(
      `select actor_id, record, record_id from audit_log where action = 'session.ended' order by id desc limit 1`,
    );
    expect(row).toEqual({ actor_id: worker.id, record: 'session', record_id: other?.id });
  });

  test('all others are ended at once, the one that asks stays', async () => {
    const { worker, tokens } = await somebody();
    const third = (await signedIn(app, worker)).token;
    await app.api.as(tokens[1] ?? '').remove('/auth/sessions');
    await expectDead(worker.token);
    await expectDead(third);
    expect(await statusOn(app, tokens[1] ?? '')).toBe(200);
    expect(await statusOn(second, tokens[1] ?? '')).toBe(200);
    expect((await listOf(app.api.as(tokens[1] ?? ''))).total).toBe(1);
    expect(await statusOn(app, owner.token)).toBe(200);
  });
});

describe('a session that is not used', () => {
  const lastUse = async (userId: number) => {
    const [row] = await app.rows<{ age: number }>(
      'select extract(epoch from now() - last_used_at)::float8 as age from sessions where user_id = $1',
      [userId],
    );
    return row?.age ?? Number.NaN;
  };
  const leftUnused = (userId: number, time: string) =>
    app.rows(`update sessions set last_used_at = now() - $2::interval where user_id = $1`, [userId, time]);

  test('ends after a day, also for the chat, and is cleaned up', async () => {
    const worker = await aCollaborator(app, owner);
    await leftUnused(worker.id, '23 hours 59 minutes');
    expect(await statusOn(app, worker.token)).toBe(200);
    const idle = await aCollaborator(app, owner);
    const [{ id = 0 } = {}] = (await idle.api.read<SessionList>('/auth/sessions')).items;
    app.container.services.sessions.forgetAll();
    await leftUnused(idle.id, '24 hours 1 minute');
    expect(await statusOn(app, idle.token)).toBe(401);
    expect(await app.container.services.sessions.findAlive([id])).toEqual(new Set());
    await app.container.services.sessions.cleanUp();
    expect(await app.rows('select id from sessions where id = $1', [id])).toEqual([]);
  });

  test('is one only when it is used; what is remembered of it keeps it no longer', async () => {
    const settings = { SESSION_IDLE_HOURS: String(1.2 / 3600) };
    const brief = await testApp({ database: app.database, settings });
    const worker = await aCollaborator(app, owner);
    const { token } = await signedIn(brief, worker);
    for (let use = 0; use < 8; use += 1) {
      expect(await statusOn(brief, token)).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(await statusOn(brief, token)).toBe(401);
  });

  test('its use is written once a minute at most, and not before the answer', async () => {
    const worker = await aCollaborator(app, owner);
    await leftUnused(worker.id, '2 hours');
    for (let use = 0; use < 5; use += 1) expect(await statusOn(app, worker.token)).toBe(200);
    const deadline = Date.now() + 60_000;
    while ((await lastUse(worker.id)) > 60 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await lastUse(worker.id)).toBeLessThan(60);
    await leftUnused(worker.id, '2 hours');
    for (let use = 0; use < 5; use += 1) expect(await statusOn(app, worker.token)).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await lastUse(worker.id)).toBeGreaterThan(7_000);
  });
});
