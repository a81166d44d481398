import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import {
  aCollaborator,
  aCompany,
  anAdministrator,
  signedIn,
  type TestUser,
} from '../../../testing/people.js';
import { factorToken, login, TestAuthenticator, withSecondFactor } from '../../../testing/sign-in.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { LoginAnswer } from './auth.dto.js';
import type { NewRecoveryCodes, NewSecondFactor, SecondFactorStatus } from './second-factor.dto.js';

const app = await testApp();
const owner = await aCompany(app);
let worker = await aCollaborator(app, owner);
beforeEach(async () => {
  worker = await aCollaborator(app, owner);
});

const statusOf = ({ api }: TestUser) => api.read<SecondFactorStatus>('/auth/second-factor');
const secondStep = (token: string, code: string, on: TestApp = app) =>
  on.api.post<LoginAnswer>('/auth/login/second-factor', { factor_token: token, code });
const auditOf = (userId: number) =>
  app.rows<{ action: string; after: Record<string, unknown> | null; company_id: number | null }>(
    `select action, after, company_id from audit_log
     where record_id = $1 and (action like 'session.%' or action like 'second_factor.%') order by id`,
    [userId],
  );
const mailsTo = async (email: string) => {
  const rows = await app.rows<{ subject: string }>(
    'select subject from mail_outbox where to_address = $1 order by id',
    [email],
  );
  return rows.map(({ subject }) => subject);
};

describe('turning it on', () => {
  test('takes the first code of the app; then signing in takes a code', async () => {
    const begun = await worker.api.act<NewSecondFactor>('/auth/second-factor');
    const uri = new URL(begun.otpauth_uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(worker.email);
    expect(uri.searchParams.get('issuer')).toBe('Frakto');
    expect(new Set(begun.recovery_codes).size).toBe(10);
    for (const code of begun.recovery_codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/);
    // Begun is not on.
    expect(await statusOf(worker)).toEqual({
      enabled: false,
      required: false,
      needed: false,
      recovery_codes_left: 0,
    });
    taken(await login(app, worker), 200);

    const authenticator = new TestAuthenticator(begun.otpauth_uri, app);
    const wrong = await worker.api.post('/auth/second-factor/confirm', { code: authenticator.wrongCode() });
    expect(faultsIn(wrong)).toEqual({ code: 'wrong_code' });
    taken(await worker.api.post('/auth/second-factor/confirm', { code: authenticator.code() }), 204);
    expect(await statusOf(worker)).toEqual({
      enabled: true,
      required: false,
      needed: false,
      recovery_codes_left: 10,
    });
    app.clock.advance(30);
    const answer = await login(app, worker);
    const problem = refused(answer, 401, 'second_factor_required');
    expect(problem).toMatchObject({ factor_token: expect.stringMatching(/^[\w-]{43}$/), expires_in: 300 });
    const opened = taken(await secondStep(problem.factor_token ?? '', authenticator.code()), 200);
    expect(await app.api.as(opened.access_token).read('/auth/me')).toMatchObject({ id: worker.id });
    const audit = await auditOf(worker.id);
    expect(audit.map(({ action }) => action)).toEqual([
      'session.opened',
      'second_factor.enabled',
      'session.opened',
    ]);
    expect(audit.at(-1)).toMatchObject({
      after: { method: 'second_factor' },
      company_id: owner.companyId,
    });
    expect(await mailsTo(worker.email)).toEqual(['Drugi składnik logowania jest włączony']);
  });

  test('nothing of secret and codes can be read in the database, or in the log', async () => {
    const { recoveryCodes } = await withSecondFactor(app, worker);
    const [row] = await app.rows<{ text: string }>(
      `select (select string_agg(f::text, '') from second_factors f) || (select string_agg(r::text, '') from recovery_codes r) as text`,
    );
    expect(row?.text).toContain('v1.');
    for (const code of recoveryCodes) expect(row?.text).not.toContain(code.replaceAll('-', ''));
    for (const code of recoveryCodes) expect(JSON.stringify(app.log)).not.toContain(code);
  });

  test('of a session that was opened long ago it takes the password', async () => {
    await app.rows(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      worker.id,
    ]);
    expect(faultsIn(await worker.api.post('/auth/second-factor'))).toEqual({ password: 'required' });
    const wrong = await worker.api.post('/auth/second-factor', { password: 'wrong-password' });
    expect(faultsIn(wrong)).toEqual({ password: 'wrong_password' });
    await worker.api.act('/auth/second-factor', { password: worker.password });
  });

  test('a second one is refused while one is on; one not begun cannot be confirmed', async () => {
    refused(
      await worker.api.post('/auth/second-factor/confirm', { code: '123456' }),
      409,
      'second_factor_not_begun',
    );
    const { authenticator } = await withSecondFactor(app, worker);
    refused(await worker.api.post('/auth/second-factor'), 409, 'second_factor_on');
    refused(
      await worker.api.post('/auth/second-factor/confirm', { code: authenticator.code() }),
      409,
      'second_factor_on',
    );
  });

  test('begun again, the former secret and codes are worth nothing', async () => {
    const first = await worker.api.act<NewSecondFactor>('/auth/second-factor');
    const second = await worker.api.act<NewSecondFactor>('/auth/second-factor');
    const old = new TestAuthenticator(first.otpauth_uri, app);
    expect(faultsIn(await worker.api.post('/auth/second-factor/confirm', { code: old.code() }))).toEqual({
      code: 'wrong_code',
    });
    const app2 = new TestAuthenticator(second.otpauth_uri, app);
    taken(await worker.api.post('/auth/second-factor/confirm', { code: app2.code() }), 204);
    refused(
      await secondStep(await factorToken(app, worker), first.recovery_codes[0] ?? ''),
      401,
      'wrong_code',
    );
  });
});

describe('moving it to another app', () => {
  const path = '/auth/second-factor';
  const move = (password = worker.password) =>
    worker.api.act<NewSecondFactor>(path, { replace: true, password });

  test('takes the password, and counts from the first code of the other app', async () => {
    const { authenticator: former, recoveryCodes } = await withSecondFactor(app, worker);
    expect(faultsIn(await worker.api.post(path, { replace: true }))).toEqual({ password: 'required' });
    const wrong = await worker.api.post(path, { replace: true, password: 'wrong-password' });
    expect(faultsIn(wrong)).toEqual({ password: 'wrong_password' });
    // Begun, it changes nothing.
    const begun = await move();
    const next = new TestAuthenticator(begun.otpauth_uri, app);
    refused(await secondStep(await factorToken(app, worker), next.code()), 401, 'wrong_code');
    taken(await secondStep(await factorToken(app, worker), former.code()), 200);
    taken(await secondStep(await factorToken(app, worker), recoveryCodes[0] ?? ''), 200);
    expect(faultsIn(await worker.api.post(`${path}/confirm`, { code: former.code() }))).toEqual({
      code: 'wrong_code',
    });
    taken(await worker.api.post(`${path}/confirm`, { code: next.code() }), 204);
    app.clock.advance(30);
    for (const code of [former.code(), recoveryCodes[1] ?? '']) {
      refused(await secondStep(await factorToken(app, worker), code), 401, 'wrong_code');
    }
    taken(await secondStep(await factorToken(app, worker), next.code()), 200);
    taken(await secondStep(await factorToken(app, worker), begun.recovery_codes[0] ?? ''), 200);
    expect(await statusOf(worker)).toMatchObject({ enabled: true, recovery_codes_left: 9 });
    expect((await auditOf(worker.id)).map(({ action }) => action)).toContain('second_factor.updated');
    expect(await mailsTo(worker.email)).toContain('Drugi składnik logowania przeniesiono do innej aplikacji');
    refused(await worker.api.post(`${path}/confirm`, { code: next.code() }), 409, 'second_factor_on');
  });

  test('waits half an hour for that code, and wants a second factor that is on', async () => {
    refused(
      await worker.api.post(path, { replace: true, password: worker.password }),
      409,
      'second_factor_not_begun',
    );
    const { authenticator } = await withSecondFactor(app, worker);
    const next = new TestAuthenticator((await move()).otpauth_uri, app);
    app.clock.advance(30 * 60);
    refused(await worker.api.post(`${path}/confirm`, { code: next.code() }), 409, 'second_factor_on');
    await app.container.services.secondFactorSetup.cleanUp();
    expect(await app.rows('select from second_factor_moves where user_id = $1', [worker.id])).toEqual([]);
    taken(await secondStep(await factorToken(app, worker), authenticator.code()), 200);
  });

  test('where the company asks for one leaves nobody without', async () => {
    const boss = await aCompany(app);
    await withSecondFactor(app, boss);
    await boss.api.change('/company-settings', { require_second_factor: true });
    const begun = await boss.api.act<NewSecondFactor>(path, { replace: true, password: boss.password });
    await boss.api.read('/clients');
    const next = new TestAuthenticator(begun.otpauth_uri, app);
    taken(await boss.api.post(`${path}/confirm`, { code: next.code() }), 204);
    await boss.api.read('/clients');
  });
});

describe('turning it off', () => {
  test('takes the password, is told by mail, and the password alone signs in again', async () => {
    await withSecondFactor(app, worker);
    const wrong = await worker.api.send('DELETE', '/auth/second-factor', { password: 'wrong-password' });
    expect(faultsIn(wrong)).toEqual({ password: 'wrong_password' });
    expect(faultsIn(await worker.api.send('DELETE', '/auth/second-factor', {}))).toEqual({
      password: 'required',
    });
    taken(await worker.api.send('DELETE', '/auth/second-factor', { password: worker.password }), 204);
    taken(await login(app, worker), 200);
    expect(await statusOf(worker)).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    const [left] = await app.rows('select from recovery_codes where user_id = $1', [worker.id]);
    expect(left).toBeUndefined();
    expect((await mailsTo(worker.email)).at(-1)).toBe('Drugi składnik logowania jest wyłączony');
    const actions = (await auditOf(worker.id)).map(({ action }) => action);
    expect(actions).toContain('second_factor.disabled');
    // There is nothing left to turn off, and nobody is told.
    const mails = (await mailsTo(worker.email)).length;
    taken(await worker.api.send('DELETE', '/auth/second-factor', { password: worker.password }), 204);
    expect(await mailsTo(worker.email)).toHaveLength(mails);
  });

  test('a session is no way to guess the password', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.3', DATABASE_POOL: '4' } });
    const user = await aCompany(strict);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const body = { password: `guess ${attempt}` };
      statuses.push((await user.api.send('DELETE', '/auth/second-factor', body)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
  });
});

describe('a code', () => {
  test('opens once, whoever sends it twice at the same moment', async () => {
    const { authenticator } = await withSecondFactor(app, worker);
    const tokens = [await factorToken(app, worker), await factorToken(app, worker)];
    const answers = await Promise.all(tokens.map((token) => secondStep(token, authenticator.code())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    refused(await secondStep(await factorToken(app, worker), authenticator.code()), 401, 'wrong_code');
    // Nor does the one before it, which was never used.
    refused(await secondStep(await factorToken(app, worker), authenticator.code(-1)), 401, 'wrong_code');
    app.clock.advance(30);
    taken(await secondStep(await factorToken(app, worker), authenticator.code()), 200);
  });

  test('counts a step before and after its time, and no longer', async () => {
    const { authenticator } = await withSecondFactor(app, worker);
    app.clock.advance(300);
    for (const [steps, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [1, 200],
    ] as const) {
      const answer = await secondStep(await factorToken(app, worker), authenticator.code(steps));
      expect([steps, answer.status]).toEqual([steps, status]);
    }
  });

  test('of another user opens nothing', async () => {
    await withSecondFactor(app, worker);
    const other = await aCollaborator(app, owner);
    const { authenticator, recoveryCodes } = await withSecondFactor(app, other);
    for (const code of [authenticator.code(), recoveryCodes[0] ?? '']) {
      refused(await secondStep(await factorToken(app, worker), code), 401, 'wrong_code');
    }
  });
});

describe('a recovery code', () => {
  test('opens once, however it is written, and is told by mail', async () => {
    const { recoveryCodes } = await withSecondFactor(app, worker);
    const [code = ''] = recoveryCodes;
    const written = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    taken(await secondStep(await factorToken(app, worker), written), 200);
    refused(await secondStep(await factorToken(app, worker), code), 401, 'wrong_code');
    expect(await statusOf(worker)).toMatchObject({ enabled: true, recovery_codes_left: 9 });
    expect(await mailsTo(worker.email)).toContain('Użyto kodu odzyskiwania');
    expect(await auditOf(worker.id)).toContainEqual({
      action: 'second_factor.recovery_code_used',
      after: { left: 9 },
      company_id: owner.companyId,
    });
  });

  test('of sixteen letters, as they were made before, still opens once', async () => {
    await withSecondFactor(app, worker);
    const code = 'h4m0-2k7z-xv9q-3tds';
    const hash = createHash('sha256').update(`recovery ${worker.id} ${code}`).digest();
    await app.rows('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [worker.id, hash]);
    refused(await secondStep(await factorToken(app, worker), 'h4m0-2k7z-xv9q-3tdx'), 401, 'wrong_code');
    taken(await secondStep(await factorToken(app, worker), 'H4MO 2K7Z XV9Q 3TDS'), 200);
    refused(await secondStep(await factorToken(app, worker), code), 401, 'wrong_code');
  });

  test('that is used on a new device is told by one mail that says both', async () => {
    const { authenticator, recoveryCodes } = await withSecondFactor(app, worker);
    // Of a first sign-in nobody is told.
    taken(await secondStep(await factorToken(app, worker), authenticator.code()), 200);
    const device = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const token = await factorToken(app, worker);
    const before = (await mailsTo(worker.email)).length;
    taken(
      await app.api.with(device).post('/auth/login/second-factor', {
        factor_token: token,
        code: recoveryCodes[0] ?? '',
      }),
      200,
    );
    expect((await mailsTo(worker.email)).slice(before)).toEqual([
      'Użyto kodu odzyskiwania na nowym urządzeniu',
    ]);
    const [mail] = await app.rows<{ text: string }>(
      'select o::text as text from mail_outbox o where to_address = $1 order by id desc limit 1',
      [worker.email],
    );
    expect(mail?.text).toContain('Firefox, Linux');
  });

  test('is replaced by new ones', async () => {
    const proof = { password: worker.password };
    refused(
      await worker.api.post('/auth/second-factor/recovery-codes', proof),
      409,
      'second_factor_not_begun',
    );
    const { recoveryCodes } = await withSecondFactor(app, worker);
    const path = '/auth/second-factor/recovery-codes';
    // A sign-in of a moment ago is not enough.
    expect(faultsIn(await worker.api.post(path))).toEqual({ password: 'required' });
    const { recovery_codes } = await worker.api.act<NewRecoveryCodes>(path, proof);
    expect(await mailsTo(worker.email)).toContain('Masz nowe kody odzyskiwania');
    expect((await auditOf(worker.id)).map(({ action }) => action)).toContain(
      'second_factor.recovery_codes_renewed',
    );
    refused(await secondStep(await factorToken(app, worker), recoveryCodes[0] ?? ''), 401, 'wrong_code');
    taken(await secondStep(await factorToken(app, worker), recovery_codes[0] ?? ''), 200);
  });
});

describe('the second step', () => {
  test('is over after five wrong codes, also for the right one, and when they come at once', async () => {
    const { authenticator } = await withSecondFactor(app, worker);
    const token = await factorToken(app, worker);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => secondStep(token, authenticator.wrongCode())),
    );
    const codes = answers.map(({ body }) => (body as unknown as { code: string }).code).sort();
    expect(codes).toEqual([
      ...Array<string>(3).fill('factor_token_invalid'),
      ...Array<string>(5).fill('wrong_code'),
    ]);
    refused(await secondStep(token, authenticator.code()), 401, 'factor_token_invalid');
    taken(await secondStep(await factorToken(app, worker), authenticator.code()), 200);
  });

  test('is over after five minutes, once it was taken, and when the password changes', async () => {
    const { authenticator } = await withSecondFactor(app, worker);
    const late = await factorToken(app, worker);
    await app.rows(`update factor_tokens set expires_at = expires_at - interval '5 minutes'`);
    refused(await secondStep(late, authenticator.code()), 401, 'factor_token_invalid');
    await app.container.services.signIn.cleanUp();
    expect(await app.rows('select from factor_tokens where expires_at < now()')).toEqual([]);

    const once = await factorToken(app, worker);
    taken(await secondStep(once, authenticator.code()), 200);
    app.clock.advance(30);
    refused(await secondStep(once, authenticator.code()), 401, 'factor_token_invalid');

    const former = await factorToken(app, worker);
    const admin = await anAdministrator(app);
    const new_password = 'Nowe-tajne-haslo';
    taken(await admin.api.put(`/users/${worker.id}/password`, { new_password }), 204);
    refused(await secondStep(former, authenticator.code()), 401, 'factor_token_invalid');
    refused(await secondStep('made-up', authenticator.code()), 401, 'factor_token_invalid');
  });

  test('its token opens nothing else', async () => {
    await withSecondFactor(app, worker);
    const token = await factorToken(app, worker);
    refused(await app.api.as(token).get('/auth/me'), 401, 'unauthorized');
  });

  test('a stranger with the password cannot lock out who comes with their own device', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.3', DATABASE_POOL: '4' } });
    const user = await aCompany(strict);
    const { authenticator } = await withSecondFactor(strict, user);
    const first = await login(strict, user);
    expect(first.headers['set-cookie']).toBeUndefined();
    const at = strict.api;
    const token = refused(first, 401, 'second_factor_required').factor_token ?? '';
    const opened = await at.post<LoginAnswer>('/auth/login/second-factor', {
      factor_token: token,
      code: authenticator.code(),
    });
    taken(opened, 200);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    // Six codes an hour: two guesses with each of four tokens.
    const codes: string[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const factor_token = await factorToken(strict, user);
      const answer = await secondStep(factor_token, authenticator.wrongCode(), strict);
      codes.push((answer.body as unknown as { code: string }).code);
    }
    expect(codes.slice(-2)).toEqual(['too_many_requests', 'too_many_requests']);
    strict.clock.advance(30);
    const mine = await factorToken(strict, user, { cookie });
    const code = authenticator.code();
    taken(await at.with({ cookie }).post('/auth/login/second-factor', { factor_token: mine, code }), 200);
  });
});

describe('where the company asks for one', () => {
  test('its people do nothing else until they have one; in every process, and at once', async () => {
    const second = await testApp({ database: app.database, settings: { DATABASE_POOL: '4' } });
    const boss = await aCompany(app);
    const member = await aCollaborator(app, boss);
    const onSecond = second.api.as(member.token);
    for (const api of [member.api, onSecond]) taken(await api.get('/clients'), 200);
    expect(await boss.api.read('/company-settings')).toMatchObject({ require_second_factor: false });
    expect(await boss.api.change('/company-settings', { require_second_factor: true })).toMatchObject({
      require_second_factor: true,
    });
    refused(await member.api.get('/clients'), 403, 'second_factor_needed');
    const deadline = Date.now() + 30_000;
    while ((await onSecond.get('/clients')).status === 200 && Date.now() < deadline);
    refused(await onSecond.get('/clients'), 403, 'second_factor_needed');
    refused(await boss.api.get('/company-settings'), 403, 'second_factor_needed');
    taken(await login(app, member), 200);
    for (const path of ['/auth/me', '/auth/sessions', '/user-company'])
      taken(await member.api.get(path), 200);
    expect(await statusOf(member)).toEqual({
      enabled: false,
      required: true,
      needed: true,
      recovery_codes_left: 0,
    });
    taken(await member.api.put('/users/me', { default_language: 'en' }), 200);

    await withSecondFactor(app, member);
    taken(await member.api.get('/clients'), 200);
    taken(await member.api.send('DELETE', '/auth/second-factor', { password: member.password }), 204);
    refused(await member.api.get('/clients'), 403, 'second_factor_needed');
    // Other companies are not concerned.
    taken(await owner.api.get('/clients'), 200);
  });

  test('what else is changed of the settings leaves it', async () => {
    const boss = await aCompany(app);
    await withSecondFactor(app, boss);
    await boss.api.change('/company-settings', { require_second_factor: true });
    await boss.api.change('/company-settings', { profit_margin: 12 });
    expect(await boss.api.read('/company-settings')).toMatchObject({ require_second_factor: true });
    await boss.api.change('/company-settings', { require_second_factor: false });
    expect(await statusOf(boss)).toMatchObject({ required: false });
  });

  test('administrators are asked by the setting of the installation', async () => {
    const settings = { ADMIN_SECOND_FACTOR: 'required', DATABASE_POOL: '4' };
    const strict = await testApp({ database: app.database, settings });
    const admin = await anAdministrator(app);
    taken(await admin.api.get('/users'), 200);
    const there = { ...admin, api: strict.api.as(admin.token) };
    refused(await there.api.get('/users'), 403, 'second_factor_needed');
    expect(await statusOf(there)).toMatchObject({ required: true });
    // A token that may do nothing yet does not lift the limits of everybody either.
    await withSecondFactor(strict, there);
    taken(await there.api.get('/users'), 200);
  });

  test('somebody who signed in with a passkey has both factors', async () => {
    const boss = await aCompany(app);
    await withSecondFactor(app, boss);
    const member = await aCollaborator(app, boss);
    await boss.api.change('/company-settings', { require_second_factor: true });
    refused(await member.api.get('/clients'), 403, 'second_factor_needed');
    const { sessions } = app.container.services;
    const token = await app.db.acrossCompanies((unit) =>
      Promise.resolve(sessions.open(unit, member.id, { address: null, device: null, method: 'passkey' })),
    );
    taken(await app.api.as(token).get('/clients'), 200);
  });
});

describe('for somebody who has lost phone and codes', () => {
  test('an administrator turns it off: the password signs in, all sessions end, and a mail tells', async () => {
    await withSecondFactor(app, worker);
    const admin = await anAdministrator(app);
    await admin.api.remove(`/users/${worker.id}/second-factor`);
    refused(await worker.api.get('/auth/me'), 401, 'unauthorized');
    taken(await login(app, worker), 200);
    expect(await mailsTo(worker.email)).toContain('Drugi składnik logowania jest wyłączony');
    const [entry] = await app.rows(
      `select actor_id, company_id from audit_log where action = 'second_factor.disabled' and record_id = $1`,
      [worker.id],
    );
    expect(entry).toEqual({ actor_id: admin.id, company_id: owner.companyId });
    refused(await owner.api.delete(`/users/${worker.id}/second-factor`), 403, 'administrator_only');
    refused(await admin.api.delete('/users/2000000000/second-factor'), 404, 'not_found');
    await admin.api.remove(`/users/${worker.id}/second-factor`);
  });

  test('their own an administrator turns off with the password alone', async () => {
    const admin = await anAdministrator(app);
    await withSecondFactor(app, admin);
    refused(await admin.api.delete(`/users/${admin.id}/second-factor`), 409, 'own_second_factor');
  });
});

test('deleting a user takes their second factor along', async () => {
  await withSecondFactor(app, worker);
  const admin = await anAdministrator(app);
  await admin.api.remove(`/users/${worker.id}`);
  expect(await app.rows('select from second_factors where user_id = $1', [worker.id])).toEqual([]);
  await signedIn(app, owner);
});
