import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken, type Answer } from '../../../testing/api-caller.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCollaborator, aCompany, goodPassword } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { LoginAnswer, Me } from './auth.dto.js';

const app = await testApp();
const owner = await aCompany(app);

function login(
  email: string,
  password: string,
  { on = app, headers = {} }: { on?: TestApp; headers?: Record<string, string> } = {},
): Promise<Answer<LoginAnswer>> {
  const form = on.api.with({ 'content-type': 'application/x-www-form-urlencoded', ...headers });
  const fields = new URLSearchParams({ grant_type: 'password', username: email, password });
  return form.send('POST', '/auth/login', fields.toString());
}

test('the right password opens a session', async () => {
  const before = await owner.api.read<Me>('/auth/me');
  app.clock.advance(60);
  const answer = taken(await login(owner.email, owner.password), 200);
  expect(answer).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'bearer',
    expires_in: 7 * 24 * 3600,
  });
  const me = await app.api.as(answer.access_token).read<Me>('/auth/me');
  expect(me).toEqual({ ...before, last_login_date: app.clock.now().toISOString() });
});

test('the address is taken in any letters, with blanks around it; the password as it is', async () => {
  taken(await login(`  ${owner.email.toUpperCase()} `, owner.password), 200);
  refused(await login(owner.email, owner.password.toUpperCase()), 401);
  refused(await login(owner.email, ` ${owner.password}`), 401);
});

test('only the hash of a token is in the database', async () => {
  const { access_token } = taken(await login(owner.email, owner.password), 200);
  const rows = await app.rows<{ text: string }>('select s::text as text from sessions s');
  for (const { text } of rows) {
    expect(text).not.toContain(access_token);
    expect(text).not.toContain(Buffer.from(access_token).toString('hex'));
  }
  expect(JSON.stringify(app.log)).not.toContain(access_token);
});

test('what is missing is named', async () => {
  const form = app.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
  expect(faultsIn(await form.send('POST', '/auth/login', ''))).toEqual({
    password: 'required',
    username: 'required',
  });
});

describe('who may not in', () => {
  const comparable = ({ status, body }: Answer<object>) => ({ status, ...body, request_id: null });

  test('an unknown address, a wrong password and a deactivated user get the same answer', async () => {
    const worker = await aCollaborator(app, owner);
    await owner.api.act(`/companies/${owner.companyId}/users/${worker.id}/activate`, { is_active: false });
    const wrong = await login(owner.email, 'wrong-password');
    refused(wrong, 401, 'invalid_credentials');
    for (const [email, password] of [
      ['nobody@nowhere.example', goodPassword],
      [worker.email, worker.password],
      ["' or 1=1 --", 'x'],
      ['a@b.example\u0001', 'x'],
    ] as const) {
      expect(comparable(await login(email, password))).toEqual(comparable(wrong));
    }
  });

  test('whoever names neither address nor password is told so', async () => {
    expect(faultsIn(await login('', ''))).toEqual({ username: 'required', password: 'required' });
  });

  test('an unknown address takes the work of a wrong password', async () => {
    // Measured as work, not as time: other programs of the machine do not count.
    const workOf = async (email: string): Promise<number> => {
      const before = process.cpuUsage();
      await login(email, 'wrong-password');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The least of several: what else the process does meanwhile only adds to it.
    let known = Infinity;
    let unknown = Infinity;
    for (let round = 0; round < 6; round += 1) {
      known = Math.min(known, await workOf(owner.email));
      unknown = Math.min(unknown, await workOf(`nobody${nextNumber()}@nowhere.example`));
    }
    expect(unknown / known).toBeGreaterThan(0.6);
    expect(unknown / known).toBeLessThan(1.7);
  });
});

describe('limits', () => {
  test('after so many wrong passwords not even the right one opens the account, in no process', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.3' } });
    const second = await testApp({ database: strict.database, settings: { RATE_LIMIT_FACTOR: '0.3' } });
    const victim = await aCompany(strict);
    const other = await aCompany(strict);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const on = attempt % 2 === 0 ? strict : second;
      statuses.push((await login(victim.email, 'wrong-password', { on })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    const answer = await login(victim.email.toUpperCase(), victim.password, { on: second });
    const problem = refused(answer, 429, 'too_many_requests');
    expect(Number(answer.headers['retry-after'])).toBe(problem.retry_after);
    expect(problem.retry_after).toBeGreaterThan(800);
    taken(await login(other.email, other.password, { on: strict }), 200);
  });

  test('attempts at the same moment cannot slip through', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.3' } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login('victim@forwarder.example', 'guess', { on: strict })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('right sign-ins use up neither the account nor the address', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.1' } });
    const { email, password } = await aCompany(strict);
    for (let attempt = 0; attempt < 7; attempt += 1) {
      taken(await login(email, password, { on: strict }), 200);
    }
  });

  test('an address that tries many accounts is stopped, whatever it says of itself', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.1' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
      statuses.push((await login(`nobody${attempt}@nowhere.example`, 'x', { on: strict, headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('behind a proxy the address is the one that the proxy saw', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: 'on' } });
    const statusFor = async (forwarded: string, attempt: number): Promise<number> => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await login(`nobody${attempt}@nowhere.example`, 'x', { on: strict, headers })).status;
    };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push(await statusFor(`203.0.113.${attempt}, 198.51.100.7`, attempt));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await statusFor('198.51.100.8', 6)).toBe(401);
  });
});
