import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused, taken } from '../../../testing/api-caller.js';
import { aCollaborator, aCompany, anAdministrator, type TestUser } from '../../../testing/people.js';
import { cookieOf, login, userAgents } from '../../../testing/sign-in.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { LoginAnswer } from './auth.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const { firefox, edge } = userAgents;
/** One server serves many applications here. */
const small = { DATABASE_POOL: '4' };

const mailsTo = async (email: string) => {
  const rows = await app.rows<{ subject: string; text_body: string }>(
    'select subject, text_body from mail_outbox where to_address = $1 order by id',
    [email],
  );
  return rows;
};

describe('the cookie of a device', () => {
  test('is set by a sign-in, for scripts to neither read nor send elsewhere, and kept for a year', async () => {
    const answer = await login(app, owner, { userAgent: firefox });
    const [value, ...attributes] = String(answer.headers['set-cookie']).split('; ');
    expect(value).toMatch(/^__Host-frakto_device=[\w-]{24}\.[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure']);
    const plain = await testApp({
      database: app.database,
      settings: { PUBLIC_URL: 'http://127.0.0.1:3000', DATABASE_POOL: '4' },
    });
    const overHttp = String((await login(plain, owner)).headers['set-cookie']);
    expect(overHttp).toMatch(/^frakto_device=/);
    expect(overHttp).not.toContain('Secure');
    expect(cookieOf(await login(app, owner, { userAgent: firefox, cookie: cookieOf(answer) }))).toBe(value);
  });

  test('is not set by a refusal, nor where another website sent the request', async () => {
    expect(cookieOf(await login(app, { ...owner, password: 'wrong-password' }))).toBeNull();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await login(app, owner, { userAgent: firefox, headers });
    taken(answer, 200);
    expect(cookieOf(answer)).toBeNull();
  });

  test('signs nobody in, and the database keeps its hash alone', async () => {
    const cookie = cookieOf(await login(app, owner, { userAgent: firefox })) ?? '';
    refused(await app.api.with({ cookie }).get('/auth/me'), 401, 'unauthorized');
    const [row] = await app.rows<{ text: string }>(
      `select string_agg(d::text, '') || (select string_agg(s::text, '') from sessions s) as text from known_devices d`,
    );
    const id = cookie.split(/[=.]/)[1] ?? '';
    expect(id).toHaveLength(24);
    expect(row?.text).not.toContain(id);
    expect(row?.text).not.toContain(Buffer.from(id).toString('hex'));
  });

  test('of another secret, or changed, is none', async () => {
    const worker = await aCollaborator(app, owner);
    taken(await login(app, worker, { userAgent: firefox }), 200);
    const other = await testApp({ database: app.database, secret: 'x'.repeat(40), settings: small });
    const foreign = cookieOf(await login(other, worker, { userAgent: firefox })) ?? '';
    const own = cookieOf(await login(app, worker, { userAgent: firefox })) ?? '';
    for (const cookie of [
      foreign,
      own.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      '__Host-frakto_device=x',
    ]) {
      expect(cookieOf(await login(app, worker, { userAgent: firefox, cookie }))).not.toBe(cookie);
    }
    const rotated = await testApp({
      database: app.database,
      secret: 'y'.repeat(40),
      previousSecrets: ['x'.repeat(40)],
      settings: small,
    });
    const kept = cookieOf(await login(rotated, worker, { userAgent: firefox, cookie: foreign })) ?? '';
    expect(kept.split('.')[0]).toBe(foreign.split('.')[0]);
    expect(kept).not.toBe(foreign);
  });
});

describe('a new device', () => {
  test('is told by mail, with what helps to know it; a known one and the first one are not', async () => {
    const worker = await aCollaborator(app, owner);
    const first = cookieOf(await login(app, worker, { userAgent: firefox }));
    expect(await mailsTo(worker.email)).toEqual([]);
    taken(await login(app, worker, { userAgent: firefox, cookie: first }), 200);
    expect(await mailsTo(worker.email)).toEqual([]);
    taken(await login(app, worker, { userAgent: edge }), 200);
    const [mail, ...others] = await mailsTo(worker.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Logowanie z nowego urządzenia');
    expect(mail?.text_body).toContain('Edge, Windows');
    expect(mail?.text_body).toContain('127.0.0.1');
    expect(mail?.text_body).toMatch(/\d{2}:\d{2} (CET|CEST)/);
  });

  test('of one user is new for another', async () => {
    const [one, other] = [await aCollaborator(app, owner), await aCollaborator(app, owner)];
    const cookie = cookieOf(await login(app, one, { userAgent: firefox }));
    taken(await login(app, other, { userAgent: edge }), 200);
    taken(await login(app, other, { userAgent: firefox, cookie }), 200);
    expect(await mailsTo(other.email)).toHaveLength(1);
  });

  test('a program that keeps no cookies is new only once', async () => {
    const worker = await aCollaborator(app, owner);
    taken(await login(app, worker, { userAgent: firefox }), 200);
    for (let round = 0; round < 3; round += 1)
      taken(await login(app, worker, { userAgent: 'curl/8.5.0' }), 200);
    expect(await mailsTo(worker.email)).toHaveLength(1);
  });

  test('is forgotten after a year', async () => {
    const worker = await aCollaborator(app, owner);
    const cookie = cookieOf(await login(app, worker, { userAgent: firefox }));
    const of = () => app.rows('select from known_devices where user_id = $1', [worker.id]);
    expect(await of()).toHaveLength(1);
    await app.rows(`update known_devices set last_used_at = now() - interval '366 days' where user_id = $1`, [
      worker.id,
    ]);
    const { devices } = app.container.services;
    const client = { address: '', userAgent: firefox, cookies: cookie ?? '', isCrossSite: false };
    expect(await devices.findKnown(worker.email, client)).toBeNull();
    await devices.cleanUp();
    expect(await of()).toEqual([]);
  });
});

describe('lockout is not a weapon', () => {
  const settings = { TRUST_PROXY: 'on', RATE_LIMIT_FACTOR: '1', DATABASE_POOL: '4' };
  let strict: TestApp;
  beforeAll(async () => {
    strict = await testApp({ settings });
  });
  beforeEach(() => strict.rows('delete from limits.rate_limits').catch(() => []));
  const stranger = '203.0.113.66';
  const home = '198.51.100.7';
  const tryWrong = async (
    on: typeof app,
    { email }: TestUser,
    times: number,
    addressOf: (attempt: number) => string,
    cookie: string | null = null,
  ) => {
    const statuses = new Map<number, number>();
    for (let attempt = 0; attempt < times; attempt += 1) {
      const { status } = await login(
        on,
        { email, password: `guess ${attempt}` },
        { address: addressOf(attempt), cookie },
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };

  test('who tries wrong passwords shuts themselves out, not the right person elsewhere', async () => {
    for (const user of [await aCompany(strict), await anAdministrator(strict)]) {
      expect(await tryWrong(strict, user, 12, () => stranger)).toEqual({ 401: 10, 429: 2 });
      const answer = await login(strict, user, { address: stranger });
      const problem = refused(answer, 429, 'too_many_requests');
      expect(Number(answer.headers['retry-after'])).toBe(problem.retry_after);
      taken(await login(strict, user, { address: home }), 200);
      await strict.rows('delete from limits.rate_limits');
    }
  });

  test('with a known device the right person signs in from the very same network', async () => {
    const user = await aCompany(strict);
    const cookie = cookieOf(await login(strict, user, { address: stranger, userAgent: firefox }));
    // The whole network is shut out, as somebody has tried many accounts.
    for (let account = 0; account < 6; account += 1) {
      const email = `nobody${account}@nowhere.example`;
      await tryWrong(strict, { ...user, email }, 10, () => stranger);
    }
    await tryWrong(strict, user, 12, () => stranger);
    refused(await login(strict, user, { address: stranger }), 429);
    taken(await login(strict, user, { address: stranger, userAgent: firefox, cookie }), 200);
  });

  test('guesses from many networks are stopped; the known device of the account is not, that of another is', async () => {
    const strict = await testApp({ settings: { ...settings, RATE_LIMIT_FACTOR: '0.2' } });
    const user = await aCompany(strict);
    const other = await aCompany(strict);
    const cookie = cookieOf(await login(strict, user, { address: home, userAgent: firefox }));
    const others = cookieOf(await login(strict, other, { address: home, userAgent: firefox }));
    const networks = (attempt: number) => `203.0.${attempt}.1`;
    expect(await tryWrong(strict, user, 25, networks)).toEqual({ 401: 20, 429: 5 });
    refused(await login(strict, user, { address: '192.0.2.1' }), 429);
    refused(await login(strict, user, { address: '192.0.2.1', cookie: others }), 429);
    taken(await login(strict, user, { address: '192.0.2.1', userAgent: firefox, cookie }), 200);
  });

  test('a stolen cookie guesses no faster', async () => {
    const user = await aCompany(strict);
    const cookie = cookieOf(await login(strict, user, { address: home, userAgent: firefox }));
    const networks = (attempt: number) => `203.0.${attempt}.1`;
    expect(await tryWrong(strict, user, 14, networks, cookie)).toEqual({ 401: 10, 429: 4 });
  });

  test('a network of IPv6 is one, however many addresses it has', async () => {
    const user = await aCompany(strict);
    const addressOf = (attempt: number) => `2001:db8:1:2::${(attempt + 1).toString(16)}`;
    expect(await tryWrong(strict, user, 12, addressOf)).toEqual({ 401: 10, 429: 2 });
    taken(await login(strict, user, { address: '2001:db8:1:3::1' }), 200);
  });
});

test('sign-ins, and those that were refused, are in the audit log; over a limit once', async () => {
  const strict = await testApp({ settings: { ...small, RATE_LIMIT_FACTOR: '0.3' } });
  const user = await aCompany(strict);
  const { access_token } = taken(await login(strict, user, { userAgent: firefox }), 200);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await login(strict, { ...user, email: user.email.toUpperCase(), password: 'not-the-password' });
  }
  await login(strict, { email: 'nobody@nowhere.example', password: 'not-the-password' });
  taken(await strict.api.as(access_token).post<LoginAnswer>('/auth/logout'), 204);
  const rows = await strict.rows<{ action: string }>(
    `select action, actor_id, company_id, before, after, ip from audit_log where action like 'session.%' order by id`,
  );
  const ip = expect.stringMatching(/127\.0\.0\.1$/);
  const who = { company_id: user.companyId, ip };
  const refusal = (email: string, reason: string, company_id: number | null) => ({
    action: 'session.refused',
    actor_id: null,
    company_id,
    before: null,
    after: { email, reason },
    ip,
  });
  expect(rows).toEqual([
    {
      ...who,
      action: 'session.opened',
      actor_id: user.id,
      before: null,
      after: { device: 'Firefox, Linux', method: 'password' },
    },
    refusal(user.email, 'password', user.companyId),
    refusal(user.email, 'password', user.companyId),
    refusal(user.email, 'password', user.companyId),
    refusal(user.email, 'too_many_tries', user.companyId),
    refusal('nobody@nowhere.example', 'password', null),
    {
      ...who,
      action: 'session.ended',
      actor_id: user.id,
      before: { address: ip, device: 'Firefox, Linux' },
      after: null,
    },
  ]);
  const logged = strict.log.filter(({ msg }) => msg === 'sign-in refused');
  expect(logged).toHaveLength(5);
  expect(logged[0]).toMatchObject({ account: user.email, ip, reason: 'password' });
  expect(JSON.stringify(strict.log)).not.toContain('not-the-password');
});
