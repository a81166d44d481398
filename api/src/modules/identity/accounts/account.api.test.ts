import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { faultsIn, refused, taken, type Answer } from '../../../testing/api-caller.js';
import { mailbox } from '../../../testing/account-mails.js';
import { TestPasskey } from '../../../testing/authenticator.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCollaborator, aCompany, anAdministrator, goodPassword, signedIn } from '../../../testing/people.js';
import { withSecondFactor } from '../../../testing/sign-in.js';
import { publicUrl, testApp, type TestApp } from '../../../testing/test-app.js';
import type { AccountLinkDto } from './account.dto.js';
import type { LoginAnswer, Me } from './auth.dto.js';
import type { PasskeyOptions } from './passkey.dto.js';

/** What all connections are asked, in sequence: connections take the method over when they are opened, so it is replaced before. */
const statements: string[] = [];
const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args;
  const { text } = statement as { text?: string };
  // The pulse asks by the clock, and uses of sessions are noted by it.
  const asked = typeof statement === 'string' ? statement : String(text);
  if (asked !== 'select 1' && !asked.includes('set last_used_at')) statements.push(asked);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

const app = await testApp();
const mails = await mailbox(app);
const newPassword = 'Zielona-ciężarówka-9';

function login(email: string, password: string, on: TestApp = app): Promise<Answer<LoginAnswer>> {
  const form = on.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
  return form.send('POST', '/auth/login', new URLSearchParams({ username: email, password }).toString());
}

const forgot = (email: string, on: TestApp = app) => on.api.post('/auth/forgot-password', { email });
const reset = (token: string, more: object = {}) =>
  app.api.post('/auth/reset-password', { token, password: newPassword, ...more });

async function actionsOf(userId: number): Promise<string[]> {
  const rows = await app.rows<{ action: string }>(
    `select action from audit_log where record = 'user' and record_id = $1
     and action like 'user.%' and action not in ('user.created', 'user.updated') order by id`,
    [userId],
  );
  return rows.map(({ action }) => action);
}

describe('a forgotten password', () => {
  test('is set anew by the link of a mail: once, and everybody is signed out', async () => {
    const owner = await aCompany(app);
    taken(await forgot(` ${owner.email.toUpperCase()} `.trim()), 202);
    const token = await mails.token(owner.email);
    expect(await app.api.act<AccountLinkDto>('/auth/link', { token })).toMatchObject({
      purpose: 'reset',
      email: owner.email,
      is_unconfirmed: false,
    });
    taken(await reset(token), 204);
    refused(await owner.api.get('/auth/me'), 401);
    refused(await login(owner.email, owner.password), 401);
    taken(await login(owner.email, newPassword), 200);
    refused(await reset(token), 400, 'invalid_link');
    expect(await mails.subjects(owner.email)).toEqual(['Set a new password', 'Your password was changed']);
    expect(await actionsOf(owner.id)).toEqual([
      'user.registered',
      'user.password_reset_requested',
      'user.password_changed',
    ]);
  });

  test('a link works for 30 minutes, and until the next one', async () => {
    const owner = await aCompany(app);
    await forgot(owner.email);
    const first = await mails.token(owner.email);
    await forgot(owner.email);
    const second = await mails.token(owner.email);
    refused(await reset(first), 400, 'invalid_link');
    app.clock.advance(30 * 60 - 1);
    await app.api.act('/auth/link', { token: second });
    app.clock.advance(1);
    refused(await reset(second), 400, 'link_expired');
    taken(await login(owner.email, owner.password), 200);
  });

  test('of two uses of a link at once one counts', async () => {
    const owner = await aCompany(app);
    await forgot(owner.email);
    const token = await mails.token(owner.email);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => reset(token, { password: `${newPassword}-${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  test('a weak password leaves the link as it is', async () => {
    const owner = await aCompany(app);
    await forgot(owner.email);
    const token = await mails.token(owner.email);
    expect(faultsIn(await reset(token, { password: owner.companyName }))).toEqual({
      password: 'password_too_weak',
    });
    taken(await reset(token), 204);
  });

  test('an unknown address, a deactivated user and a known one get one answer by the same statements', async () => {
    const owner = await aCompany(app);
    const idle = await aCollaborator(app, owner);
    await owner.api.act(`/companies/${owner.companyId}/users/${idle.id}/activate`, { is_active: false });
    const seen: unknown[] = [];
    for (const email of [owner.email, 'nobody@nowhere.example', idle.email]) {
      statements.length = 0;
      const { status, text } = await forgot(email);
      // Of other processes' screens that are rung for meanwhile, this answer knows nothing.
      const own = statements.filter((statement) => !statement.includes('pg_notify'));
      seen.push({ status, text, statements: own });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect((seen[0] as { statements: string[] }).statements.length).toBeGreaterThan(0);
    expect(await mails.subjects(idle.email)).toEqual([]);
  });

  test('an account is mailed five links an hour, silently; an address may ask 20 times', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '1' } });
    const owner = await aCompany(strict);
    const box = await mailbox(strict);
    for (let round = 0; round < 7; round += 1) {
      taken(await forgot(owner.email, strict), 202);
      // Of those that wait, only the latest would leave.
      await strict.doJobs();
    }
    expect(await box.subjects(owner.email)).toHaveLength(5);
    for (let round = 0; round < 13; round += 1) taken(await forgot('nobody@nowhere.example', strict), 202);
    const answer = await forgot('somebody@nowhere.example', strict);
    refused(answer, 429, 'too_many_requests');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('changing one’s password', () => {
  const change = (current_password: string, new_password: string) => ({ current_password, new_password });

  test('ends all other sessions and tells by mail', async () => {
    const owner = await aCompany(app);
    const other = await signedIn(app, owner);
    taken(await owner.api.post('/auth/change-password', change(owner.password, newPassword)), 204);
    await owner.api.read('/auth/me');
    refused(await other.api.get('/auth/me'), 401);
    taken(await login(owner.email, newPassword), 200);
    refused(await login(owner.email, owner.password), 401);
    expect((await mails.latest(owner.email)).text).toContain('127.0.0.1');
    expect(await actionsOf(owner.id)).toContain('user.password_changed');
  });

  test('needs the present one: a fault of the field, and only so many tries', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.3' } });
    const owner = await aCompany(strict);
    const wrong = () => owner.api.post('/auth/change-password', change('not-the-password', newPassword));
    expect(faultsIn(await wrong())).toEqual({ current_password: 'wrong_password' });
    await wrong();
    await wrong();
    const right = await owner.api.post('/auth/change-password', change(owner.password, newPassword));
    refused(right, 429, 'too_many_requests');
    // One limit of all that asks for the password: another act is no further tries.
    const factor = await owner.api.send('DELETE', '/auth/second-factor', { password: owner.password });
    refused(factor, 429, 'too_many_requests');
    await owner.api.read('/auth/me');
  });

  test('takes no weak one, by what is known of the user', async () => {
    const owner = await aCompany(app, { company_name: `Przewozy Wielorybnik ${nextNumber()}` });
    for (const [password, code] of [
      ['123', 'too_short'],
      ['123456', 'password_too_common'],
      ['wielorybnik', 'password_too_weak'],
      [owner.email, 'password_too_weak'],
    ] as const) {
      const answer = await owner.api.post('/auth/change-password', change(owner.password, password));
      expect(faultsIn(answer)).toEqual({ new_password: code });
    }
  });

  test('ends the links for a forgotten password', async () => {
    const owner = await aCompany(app);
    await forgot(owner.email);
    const token = await mails.token(owner.email);
    taken(await owner.api.post('/auth/change-password', change(owner.password, newPassword)), 204);
    refused(await reset(token), 400, 'invalid_link');
  });

  test('twice at once with the same old password counts once', async () => {
    const owner = await aCompany(app);
    const answers = await Promise.all(
      [1, 2, 3].map((n) =>
        owner.api.post('/auth/change-password', change(owner.password, `${newPassword}-${n}`)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  });
});

describe('changing one’s address', () => {
  const aNewAddress = () => `moved${nextNumber()}@forwarder.example`;
  const ask = (owner: { api: TestApp['api']; password: string }, new_email: string) =>
    owner.api.post('/auth/change-email', { password: owner.password, new_email });

  test('counts once the link in the new mailbox is opened; the old mailbox is told twice', async () => {
    const owner = await aCompany(app);
    const email = aNewAddress();
    await forgot(owner.email);
    const resetToken = await mails.token(owner.email);
    taken(await ask(owner, email), 202);
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({ email: owner.email });
    taken(await login(owner.email, owner.password), 200);
    refused(await login(email, owner.password), 401);
    expect((await mails.latest(owner.email)).text).toContain(email);
    const token = await mails.token(email);
    taken(await app.api.post('/auth/confirm-email', { token }), 204);
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({ email });
    refused(await login(owner.email, owner.password), 401);
    taken(await login(email, owner.password), 200);
    refused(await app.api.post('/auth/confirm-email', { token }), 400, 'invalid_link');
    // A link to the former mailbox no longer opens the account.
    refused(await reset(resetToken), 400, 'invalid_link');
    expect((await mails.subjects(owner.email)).slice(-2)).toEqual([
      'Your e-mail address is to be changed',
      'Your e-mail address was changed',
    ]);
    expect((await actionsOf(owner.id)).slice(-2)).toEqual([
      'user.email_change_requested',
      'user.email_changed',
    ]);
  });

  test('waits where its user sees it, is mailed again, and is cancelled', async () => {
    const owner = await aCompany(app);
    const email = aNewAddress();
    expect(await owner.api.read('/auth/change-email')).toEqual({ pending: null });
    refused(await owner.api.post('/auth/change-email/resend'), 404);
    taken(await owner.api.delete('/auth/change-email'), 204);
    taken(await ask(owner, email), 202);
    expect(await owner.api.read('/auth/change-email')).toEqual({
      pending: { new_email: email, expires_at: expect.any(String) },
    });
    const first = await mails.token(email);
    taken(await owner.api.post('/auth/change-email/resend'), 202);
    const second = await mails.token(email);
    expect(second).not.toBe(first);
    refused(await app.api.post('/auth/confirm-email', { token: first }), 400, 'invalid_link');
    taken(await owner.api.delete('/auth/change-email'), 204);
    refused(await app.api.post('/auth/confirm-email', { token: second }), 400, 'invalid_link');
    expect(await owner.api.read('/auth/change-email')).toEqual({ pending: null });
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({ email: owner.email });
    expect((await actionsOf(owner.id)).slice(-2)).toEqual([
      'user.email_change_requested',
      'user.email_change_cancelled',
    ]);
  });

  test('needs the password, and another address', async () => {
    const owner = await aCompany(app);
    expect(faultsIn(await ask({ ...owner, password: 'not-the-password' }, aNewAddress()))).toEqual({
      password: 'wrong_password',
    });
    expect(faultsIn(await ask(owner, owner.email.toUpperCase()))).toEqual({ new_email: 'same_email' });
    expect(faultsIn(await ask(owner, 'nobody'))).toEqual({ new_email: 'invalid_email' });
  });

  test('an address that somebody else took meanwhile is refused, and nothing is lost', async () => {
    const owner = await aCompany(app);
    const email = aNewAddress();
    await ask(owner, email);
    const token = await mails.token(email);
    await aCompany(app, { email });
    refused(await app.api.post('/auth/confirm-email', { token }), 409, 'email_taken');
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({ email: owner.email });
  });
});

describe('an administrator', () => {
  test('who sets a password marks it, and its user is told', async () => {
    const admin = await anAdministrator(app);
    const owner = await aCompany(app);
    taken(await admin.api.put(`/users/${owner.id}/password`, { new_password: newPassword }), 204);
    const { api } = await signedIn(app, owner);
    expect(await api.read<Me>('/auth/me')).toMatchObject({ password_set_by_other: true });
    expect((await mails.latest(owner.email)).text).toContain('administrator');
    const weak = await admin.api.put(`/users/${owner.id}/password`, { new_password: owner.email });
    expect(faultsIn(weak)).toEqual({ new_password: 'password_too_weak' });
  });

  test('who sets a password ends passkeys, devices and links, and no second factor', async () => {
    const admin = await anAdministrator(app);
    const owner = await aCompany(app);
    const passkey = new TestPasskey(publicUrl);
    const { options } = await owner.api.act<PasskeyOptions>('/auth/passkeys/options');
    await owner.api.create('/auth/passkeys', { name: 'Left', credential: passkey.create(options) });
    await withSecondFactor(app, owner);
    await forgot(owner.email);
    const token = await mails.token(owner.email);
    await admin.api.put(`/users/${owner.id}/password`, { new_password: newPassword });
    refused(await reset(token), 400, 'invalid_link');
    const left = await app.rows(
      `select (select count(*)::int from passkeys where user_id = $1) as passkeys,
        (select count(*)::int from known_devices where user_id = $1) as devices,
        (select count(*)::int from second_factors where user_id = $1) as factors`,
      [owner.id],
    );
    expect(left).toEqual([{ passkeys: 0, devices: 0, factors: 1 }]);
  });

  test('mails a link by which the user sets their own', async () => {
    const admin = await anAdministrator(app);
    const owner = await aCompany(app);
    await admin.api.put(`/users/${owner.id}/password`, { new_password: goodPassword });
    expect(taken(await admin.api.post(`/users/${owner.id}/password-link`), 202)).toEqual({
      user_id: owner.id,
      email: owner.email,
    });
    taken(await reset(await mails.token(owner.email)), 204);
    const { api } = await signedIn(app, owner);
    expect(await api.read<Me>('/auth/me')).toMatchObject({ password_set_by_other: false });
  });

  test('who gives a user another address ends its links and tells the former mailbox', async () => {
    const admin = await anAdministrator(app);
    const owner = await aCompany(app);
    await forgot(owner.email);
    const token = await mails.token(owner.email);
    await admin.api.change(`/users/${owner.id}`, { email: `moved${nextNumber()}@forwarder.example` });
    refused(await reset(token), 400, 'invalid_link');
    expect((await mails.subjects(owner.email)).at(-1)).toBe('Your e-mail address was changed');
    refused(await owner.api.get('/auth/me'), 401);
    const { api } = await signedIn(app, owner);
    expect(await api.read<Me>('/auth/me')).toMatchObject({ password_set_by_other: true });
  });
});

describe('of mails with a link that still wait', () => {
  const newAddress = () => `newest${nextNumber()}@forwarder.example`;

  test('only the latest leaves, and its link works', async () => {
    const confirming = await testApp({ settings: { REGISTRATION_CONFIRM: 'on' } });
    const theirs = await mailbox(confirming);
    const admin = await anAdministrator(confirming);
    const owner = await aCompany(confirming);
    for (let round = 0; round < 3; round += 1) taken(await owner.api.post('/auth/resend-confirmation'), 202);
    expect(await theirs.subjects(owner.email)).toHaveLength(1);
    const page = async (email: string) =>
      (await confirming.api.act<AccountLinkDto>('/auth/link', { token: await theirs.token(email) })).purpose;
    expect(await page(owner.email)).toBe('registration');

    for (let round = 0; round < 2; round += 1)
      await confirming.container.services.forgottenPasswords.mailForgottenPassword({
        email: owner.email,
        caller: { requestId: 'r', address: '' },
      });
    expect(await theirs.subjects(owner.email)).toHaveLength(2);
    expect(await page(owner.email)).toBe('reset');

    for (let round = 0; round < 2; round += 1)
      taken(await admin.api.post(`/users/${owner.id}/password-link`), 202);
    expect(await theirs.subjects(owner.email)).toHaveLength(3);
    expect(await page(owner.email)).toBe('set_password');
    // One that has left stays in the outbox beside the next.
    taken(await admin.api.post(`/users/${owner.id}/password-link`), 202);
    expect(await theirs.subjects(owner.email)).toHaveLength(4);
    expect(await page(owner.email)).toBe('set_password');
  });

  test('to a new address only the latest leaves, and none of a change that was cancelled', async () => {
    const owner = await aCompany(app);
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    const ask = (new_email: string) =>
      owner.api.post('/auth/change-email', { password: owner.password, new_email });
    taken(await ask(first), 202);
    taken(await ask(second), 202);
    taken(await owner.api.post('/auth/change-email/resend'), 202);
    expect([await mails.subjects(first), (await mails.subjects(second)).length]).toEqual([[], 1]);
    taken(await ask(third), 202);
    taken(await owner.api.delete('/auth/change-email'), 204);
    expect(await mails.subjects(third)).toEqual([]);
    // Others' mails are nobody's but theirs.
    const other = await aCompany(app);
    taken(await ask(first), 202);
    const address = newAddress();
    taken(await other.api.post('/auth/change-email', { password: other.password, new_email: address }), 202);
    expect(await mails.subjects(first)).toHaveLength(1);
    expect(await mails.subjects(address)).toHaveLength(1);
  });

  test('with a link to a forgotten password none leaves once the password was changed', async () => {
    const owner = await aCompany(app);
    await app.container.services.forgottenPasswords.mailForgottenPassword({
      email: owner.email,
      caller: { requestId: 'r', address: '' },
    });
    const change = { current_password: owner.password, new_password: newPassword };
    taken(await owner.api.post('/auth/change-password', change), 204);
    expect(await mails.subjects(owner.email)).toEqual(['Your password was changed']);
  });
});

test('a link of a mail that leaves after the secret was changed works', async () => {
  const former = await testApp();
  const owner = await aCompany(former);
  const email = `late${nextNumber()}@worker.example`;
  // The mail waits: nothing does the jobs of this one.
  const path = `/companies/${owner.companyId}/register-user`;
  await owner.api.create(path, { name: 'Late', email, password: null });
  const previousSecrets = ['a secret for links that only tests know'];
  const later = await testApp({
    database: former.database,
    secret: 'another secret that only this test knows',
    previousSecrets,
  });
  // Has the outbox looked at.
  taken(await forgot(owner.email, later), 202);
  const token = await (await mailbox(later)).token(email);
  taken(await later.api.post('/auth/reset-password', { token, password: newPassword }), 204);
  taken(await login(email, newPassword, later), 200);
});
