import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken, type Answer } from '../../../testing/api-caller.js';
import { mailbox } from '../../../testing/account-mails.js';
import { TestPasskey } from '../../../testing/authenticator.js';
import { aClient } from '../../../testing/directory.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCompany, aLoner, signedIn, type TestMember } from '../../../testing/people.js';
import { withSecondFactor } from '../../../testing/sign-in.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import type { CompanyInvitation, CompanyUserDto } from '../companies/company.dto.js';
import type { LoginAnswer, Me } from './auth.dto.js';
import type { PasskeyDto, PasskeyOptions } from './passkey.dto.js';

const app = await testApp();
const mails = await mailbox(app);
const employersPassword = 'bossknows1-lorry';
const ownPassword = 'Zielona-ciężarówka-9';

function login(email: string, password: string): Promise<Answer<LoginAnswer>> {
  const form = app.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
  return form.send('POST', '/auth/login', new URLSearchParams({ username: email, password }).toString());
}

const invite = (owner: TestMember, email: string) =>
  owner.api.create<CompanyInvitation>(`/companies/${owner.companyId}/users`, { email });

/** Jan, whose password his employer chose, and whom the employer let go. */
async function aFormerWorker(employer: TestMember): Promise<{ id: number; email: string }> {
  const email = `jan${nextNumber()}@worker.example`;
  const input = { name: 'Jan', email, password: employersPassword };
  const { id } = await employer.api.create<CompanyUserDto>(
    `/companies/${employer.companyId}/register-user`,
    input,
  );
  await employer.api.remove(`/companies/${employer.companyId}/users/${id}`);
  return { id, email };
}

describe('a former employer', () => {
  test('who chose a password does not get into the next company with it', async () => {
    const employer = await aCompany(app);
    const rival = await aCompany(app);
    const client = await aClient(rival);
    const jan = await aFormerWorker(employer);
    // The employer signs in as Jan, before Jan joins and after.
    const spy = await signedIn(app, { ...jan, password: employersPassword });
    const { id } = await invite(rival, jan.email);
    refused(await spy.api.post(`/invitations/${id}/accept`), 409, 'own_password_needed');
    refused(await spy.api.post('/companies', { name: 'Own one', email_name: 'own.one' }), 409);
    expect(await app.rows('select company_id from users where id = $1', [jan.id])).toEqual([
      { company_id: null },
    ]);
    // Changing the password in Jan's name is no way around it.
    taken(
      await spy.api.post('/auth/change-password', {
        current_password: employersPassword,
        new_password: 'another-of-the-boss',
      }),
      204,
    );
    refused(await spy.api.post(`/invitations/${id}/accept`), 409, 'own_password_needed');
    // The link of the rival's invitation is in Jan's mailbox, and in no company's messages.
    const messages = await rival.api.read<{ items: object[] }>('/messages');
    expect(JSON.stringify(messages)).not.toContain('token=');
    const { html } = await mails.latest(jan.email);
    expect(html).toContain('Hasło do Twojego konta');
    taken(await rival.api.delete(`/companies/${rival.companyId}/invitations/${id}`), 204);
    await invite(rival, jan.email);
    const token = await mails.token(jan.email);
    taken(await app.api.post('/auth/join', { token, password: ownPassword }), 204);
    refused(await spy.api.get('/auth/me'), 401);
    for (const password of [employersPassword, 'another-of-the-boss']) {
      refused(await login(jan.email, password), 401, 'invalid_credentials');
    }
    const { access_token } = taken(await login(jan.email, ownPassword), 200);
    const janHimself = app.api.as(access_token);
    expect(await janHimself.read(`/clients/${client.id}`)).toMatchObject({ id: client.id });
    expect(await janHimself.read<Me>('/auth/me')).toMatchObject({ password_set_by_other: false });
    refused(await app.api.post('/auth/join', { token, password: ownPassword }), 400, 'invalid_link');
  });

  test('has nothing left of what they got ready', async () => {
    const employer = await aCompany(app);
    const rival = await aCompany(app);
    const jan = await aFormerWorker(employer);
    const spy = await signedIn(app, { ...jan, password: employersPassword });
    await invite(rival, jan.email);
    const token = await mails.token(jan.email);
    // Neither a passkey nor a second factor of the former employer survives.
    const passkey = new TestPasskey(publicUrl);
    const { options } = await spy.api.act<PasskeyOptions>('/auth/passkeys/options');
    const credential = passkey.create(options);
    await spy.api.create<PasskeyDto>('/auth/passkeys', { name: 'Trap', credential });
    await withSecondFactor(app, { ...jan, api: spy.api, password: employersPassword, token: spy.token });
    taken(await app.api.post('/auth/join', { token, password: ownPassword }), 204);
    const { text } = await mails.latest(jan.email);
    expect(text).toContain('„Trap”');
    expect(text).toContain('drugi składnik został wyłączony');
    const wayIn = await app.api.act<PasskeyOptions>('/auth/login/passkey/options');
    refused(await app.api.post('/auth/login/passkey', { credential: passkey.answer(wayIn.options) }), 401);
    taken(await login(jan.email, ownPassword), 200);
  });
});

test('whoever set somebody else’s password cannot move the account to a mailbox of theirs', async () => {
  const employer = await aCompany(app);
  const jan = await aFormerWorker(employer);
  const spy = await signedIn(app, { ...jan, password: employersPassword });
  const new_email = `trap${nextNumber()}@employer.example`;
  const move = () => spy.api.post('/auth/change-email', { password: employersPassword, new_email });
  refused(await move(), 409, 'own_password_needed');
  expect(await mails.subjects(new_email)).toEqual([]);
  // Nor by a link that was mailed before somebody else set the password.
  await app.rows('update users set password_set_by_other = false where id = $1', [jan.id]);
  taken(await move(), 202);
  await app.rows('update users set password_set_by_other = true where id = $1', [jan.id]);
  const token = await mails.token(new_email);
  refused(await spy.api.post('/auth/confirm-email', { token }), 409, 'own_password_needed');
  expect(await app.rows('select email from users where id = $1', [jan.id])).toEqual([{ email: jan.email }]);
});

test('an address that is moved to where its account is not signed in has a password that may be another’s', async () => {
  const [owner, other] = [await aLoner(app), await aLoner(app)];
  const moveBy = async (api: TestMember['api']) => {
    const new_email = `moved${nextNumber()}@forwarder.example`;
    taken(await owner.api.post('/auth/change-email', { password: owner.password, new_email }), 202);
    taken(await api.post('/auth/confirm-email', { token: await mails.token(new_email) }), 204);
    const { email, password_set_by_other } = await owner.api.read<Me>('/auth/me');
    expect(email).toBe(new_email);
    return password_set_by_other;
  };
  expect(await moveBy(owner.api)).toBe(false);
  expect(await moveBy(other.api)).toBe(true);
});

test('whoever moves their own address after a forgotten password, and shows the password with the link, is not doubted', async () => {
  const owner = await aLoner(app);
  taken(await app.api.post('/auth/forgot-password', { email: owner.email }), 202);
  const token = await mails.token(owner.email);
  taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
  const { api } = await signedIn(app, { ...owner, password: ownPassword });
  const new_email = `moved${nextNumber()}@forwarder.example`;
  taken(await api.post('/auth/change-email', { password: ownPassword, new_email }), 202);
  const link = { token: await mails.token(new_email) };
  expect(await app.api.act('/auth/link', link)).toMatchObject({ needs_password: true });
  const wrong = await app.api.post('/auth/confirm-email', { ...link, password: owner.password });
  expect(faultsIn(wrong)).toEqual({ password: 'wrong_password' });
  taken(await app.api.post('/auth/confirm-email', { ...link, password: ownPassword }), 204);
  expect(await api.read<Me>('/auth/me')).toMatchObject({ email: new_email, password_set_by_other: false });
  const changes = await app.rows<{ before: unknown }>(
    `select before, after from audit_log where record = 'user' and record_id = $1
     and after ? 'password_set_by_other'`,
    [owner.id],
  );
  expect(changes.filter(({ before }) => before)).toEqual([]);
});

test('a reset removes passkeys and devices, and keeps a second factor that is on', async () => {
  const loner = await aLoner(app);
  const passkey = new TestPasskey(publicUrl);
  const { options } = await loner.api.act<PasskeyOptions>('/auth/passkeys/options');
  await loner.api.create<PasskeyDto>('/auth/passkeys', { name: 'Left', credential: passkey.create(options) });
  await withSecondFactor(app, loner);
  const new_email = `moved${nextNumber()}@forwarder.example`;
  taken(await loner.api.post('/auth/change-email', { password: loner.password, new_email }), 202);
  taken(await app.api.post('/auth/forgot-password', { email: loner.email }), 202);
  const token = await mails.token(loner.email);
  expect(await app.api.act('/auth/link', { token })).toMatchObject({
    passkeys: ['Left'],
    pending_email: new_email,
  });
  taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
  const { text } = await mails.latest(loner.email);
  expect(text).toMatch(/[„“]Left”/);
  expect(text).toContain(new_email);
  const cancelled = await app.rows(
    `select before from audit_log where action = 'user.email_change_cancelled' and record_id = $1`,
    [loner.id],
  );
  expect(cancelled).toEqual([{ before: { email: new_email } }]);
  const wayIn = await app.api.act<PasskeyOptions>('/auth/login/passkey/options');
  const credential = passkey.answer(wayIn.options);
  refused(await app.api.post('/auth/login/passkey', { credential }), 401, 'passkey_unknown');
  const left = await app.rows(
    `select (select count(*)::int from passkeys where user_id = $1) as passkeys,
      (select count(*)::int from known_devices where user_id = $1) as devices,
      (select count(*)::int from factor_tokens where user_id = $1) as tokens,
      (select count(*)::int from second_factors where user_id = $1) as factors`,
    [loner.id],
  );
  expect(left).toEqual([{ passkeys: 0, devices: 0, tokens: 0, factors: 1 }]);
  refused(await login(loner.email, ownPassword), 401, 'second_factor_required');
});

test('a forgotten password makes an account its person’s: they accept as everybody does', async () => {
  const jan = await aFormerWorker(await aCompany(app));
  const rival = await aCompany(app);
  await app.api.post('/auth/forgot-password', { email: jan.email });
  const token = await mails.token(jan.email);
  taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
  const { id } = await invite(rival, jan.email);
  const { api } = await signedIn(app, { ...jan, password: ownPassword });
  await api.act(`/invitations/${id}/accept`);
});

test('who joins or is let go is signed out everywhere else', async () => {
  const rival = await aCompany(app);
  const loner = await aLoner(app);
  const elsewhere = await signedIn(app, loner);
  const { id } = await invite(rival, loner.email);
  await loner.api.act(`/invitations/${id}/accept`);
  refused(await elsewhere.api.get('/auth/me'), 401);
  await loner.api.read('/clients');
  const actions = await app.rows(
    `select action, company_id from audit_log where record = 'user' and record_id = $1 and action like 'user.%_company' order by id`,
    [loner.id],
  );
  expect(actions).toEqual([{ action: 'user.joined_company', company_id: rival.companyId }]);
});

test('an invitation that was taken back opens nothing', async () => {
  const jan = await aFormerWorker(await aCompany(app));
  const rival = await aCompany(app);
  const { id } = await invite(rival, jan.email);
  const token = await mails.token(jan.email);
  expect(await app.api.act('/auth/link', { token })).toMatchObject({
    purpose: 'join',
    company_name: rival.companyName,
    name: 'Jan',
  });
  await rival.api.remove(`/companies/${rival.companyId}/invitations/${id}`);
  refused(await app.api.post('/auth/join', { token, password: ownPassword }), 400, 'invalid_link');
});

test('a colleague without a password from the owner is mailed a link, and nobody else knows it', async () => {
  const owner = await aCompany(app);
  const email = `kari${nextNumber()}@worker.example`;
  const path = `/companies/${owner.companyId}/register-user`;
  const { id } = await owner.api.create<CompanyUserDto>(path, { name: 'Kari', email, password: null });
  const token = await mails.token(email);
  expect(await app.api.act('/auth/link', { token })).toMatchObject({
    purpose: 'set_password',
    name: 'Kari',
    company_name: owner.companyName,
    invited_by: (await owner.api.read<Me>('/auth/me')).name,
    is_first: true,
  });
  taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
  const { access_token } = taken(await login(email, ownPassword), 200);
  expect(await app.api.as(access_token).read<Me>('/auth/me')).toMatchObject({
    id,
    password_set_by_other: false,
    email_confirmed: true,
  });
  const weak = await owner.api.post(path, {
    name: 'Ola',
    email: 'ola@x.example',
    password: owner.companyName,
  });
  expect(faultsIn(weak)).toEqual({ password: 'password_too_weak' });
});
