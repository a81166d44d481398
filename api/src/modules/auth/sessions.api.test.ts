import { describe, expect, test } from '@jest/globals';
import { refused, taken } from '../../testing/api-caller.js';
import {
  aCollaborator,
  aCompany,
  anAdministrator,
  goodPassword,
  signedIn,
  type TestMember,
} from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import type { LoginAnswer } from './auth.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);
const admin = await anAdministrator(app);

const statusOn = async (on: typeof app, token: string) => (await on.api.as(token).get('/auth/me')).status;

/** Waits until a token no longer works in any process; what one process changed, the others hear of in a moment. */
async function expectDead(token: string): Promise<void> {
  expect(await statusOn(app, token)).toBe(401);
  const deadline = Date.now() + 1_000;
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
