import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { mailbox } from '../../../testing/account-mails.js';
import { TestPasskey } from '../../../testing/authenticator.js';
import { anOrder } from '../../../testing/orders.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCompany, aLoner, anAdministrator, aRegistration, signedIn } from '../../../testing/people.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import type { OutboxPage } from '../../correspondence/outbox/mail-outbox.dto.js';
import type { CompanyInvitation, CompanyUserDto } from '../companies/company.dto.js';
import type { Me } from './auth.dto.js';
import type { PasskeyOptions } from './passkey.dto.js';

const ownPassword = 'Zielona-ciężarówka-9';

const confirming = await testApp({ settings: { REGISTRATION_CONFIRM: 'on' } });
const confirmingMails = await mailbox(confirming);
const confirmingAdmin = await anAdministrator(confirming);

describe('where new addresses are confirmed', () => {
  const app = confirming;
  const mails = confirmingMails;
  const admin = confirmingAdmin;
  const mail = (to: string) => ({ recipient_email: to, subject: 'Hi', message: 'Text', language: 'en' });
  const statusOf = async (to: string) => {
    await app.doJobs();
    const { items } = await admin.api.read<OutboxPage>('/mail-outbox', { q: to });
    return items.map(({ status }) => status);
  };
  const register = async () => {
    const input = aRegistration();
    const { id } = await app.api.create<Me>('/auth/register', input);
    return { ...(await signedIn(app, { id, email: input.email, password: input.password })), input };
  };

  test('the rule is told', async () => {
    expect(await app.api.read('/auth/registration')).toEqual({ registration: 'open', confirm: true });
  });

  test('calls work and mails wait until the link is opened, then leave', async () => {
    const owner = await register();
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({ email_confirmed: false });
    const to = `client${nextNumber()}@client.example`;
    await owner.api.act('/send-single-email', mail(to));
    expect(await statusOf(to)).toEqual(['waiting']);
    const [message] = (await owner.api.read<{ items: { waits_for_confirmation: boolean }[] }>('/messages'))
      .items;
    expect(message?.waits_for_confirmation).toBe(true);
    taken(await owner.api.post('/auth/confirm-email', { token: await mails.token(owner.email) }), 204);
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({ email_confirmed: true });
    expect(await statusOf(to)).toEqual(['captured']);
    const { items } = await owner.api.read<{ items: { waits_for_confirmation: boolean }[] }>('/messages');
    expect(items[0]?.waits_for_confirmation).toBe(false);
  });

  test('what was written while the link was opened leaves too', async () => {
    const owner = await register();
    const to = `client${nextNumber()}@client.example`;
    await owner.api.act('/send-single-email', mail(to));
    // As if the mail had been written by a transaction that did not see the confirmation.
    await app.rows('update users set email_confirmed_at = now() where id = $1', [owner.id]);
    expect(await statusOf(to)).toEqual(['captured']);
  });

  test('the mail is sent again on demand, five times an hour', async () => {
    const strict = await testApp({ settings: { REGISTRATION_CONFIRM: 'on', RATE_LIMIT_FACTOR: '1' } });
    const box = await mailbox(strict);
    const owner = await aCompany(strict);
    const first = await box.token(owner.email);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await owner.api.post('/auth/resend-confirmation')).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    refused(await strict.api.post('/auth/confirm-email', { token: first }), 400, 'invalid_link');
    taken(await strict.api.post('/auth/confirm-email', { token: await box.token(owner.email) }), 204);
  });

  test('an address that somebody else registered is taken back by registering: nothing of theirs is left', async () => {
    const squatter = await register();
    const { companyId } = { companyId: (await squatter.api.read<{ id: number }>('/user-company')).id };
    const spy = await squatter.api.create<CompanyUserDto>(`/companies/${companyId}/register-user`, {
      name: 'Spy',
      email: `spy${nextNumber()}@squatter.example`,
      password: ownPassword,
    });
    const spied = await signedIn(app, { id: spy.id, email: spy.email, password: ownPassword });
    const to = `victim${nextNumber()}@third.example`;
    await squatter.api.act('/send-single-email', mail(to));
    const again = await app.api.post('/auth/register', aRegistration({ email: squatter.email }));
    refused(again, 409, 'email_unconfirmed');
    const token = await mails.token(squatter.email);
    expect(await app.api.act('/auth/link', { token })).toMatchObject({
      is_unconfirmed: true,
      company_name: squatter.input.company_name,
    });
    taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
    for (const { api } of [squatter, spied]) refused(await api.get('/auth/me'), 401);
    const { api } = await signedIn(app, squatter);
    expect(await api.read<Me>('/auth/me')).toMatchObject({ email_confirmed: true, user_companies: [] });
    expect(await app.rows('select from companies where id = $1', [companyId])).toEqual([]);
    expect(await statusOf(to)).toEqual([]);
    // The names are free again.
    await api.create('/companies', {
      name: squatter.input.company_name,
      email_name: squatter.input.email_name,
    });
  });

  test('who registered, forgot the password and says so keeps the company', async () => {
    const owner = await register();
    const to = `client${nextNumber()}@client.example`;
    await owner.api.act('/send-single-email', mail(to));
    taken(await app.api.post('/auth/forgot-password', { email: owner.email }), 202);
    const token = await mails.token(owner.email);
    const input = { token, password: ownPassword, keep_company: true };
    taken(await app.api.post('/auth/reset-password', input), 204);
    const { api } = await signedIn(app, owner);
    expect((await api.read<Me>('/auth/me')).user_companies).toHaveLength(1);
    expect(await statusOf(to)).toEqual(['captured']);
  });

  test('whoever registered an address without confirming it joins another company by the link in its mailbox alone', async () => {
    const squatter = await register();
    const { id: companyId } = await squatter.api.read<{ id: number }>('/user-company');
    await squatter.api.remove(`/companies/${companyId}`);
    const rival = await aCompany(app);
    taken(await app.api.post('/auth/confirm-email', { token: await mails.token(rival.email) }), 204);
    const again = await signedIn(app, rival);
    const { id } = await again.api.create<CompanyInvitation>(`/companies/${rival.companyId}/users`, {
      email: squatter.email,
    });
    refused(await squatter.api.post(`/invitations/${id}/accept`), 409, 'own_password_needed');
    const token = await mails.token(squatter.email);
    taken(await app.api.post('/auth/join', { token, password: ownPassword }), 204);
    refused(await squatter.api.get('/auth/me'), 401);
    const { api } = await signedIn(app, squatter);
    expect((await api.read<Me>('/auth/me')).user_companies).toHaveLength(1);
  });

  test('an address that is confirmed by nobody who shows that the account is theirs stays guarded until its person takes it', async () => {
    const squatter = await register();
    const token = await mails.token(squatter.email);
    const passkey = new TestPasskey(publicUrl);
    const { options } = await squatter.api.act<PasskeyOptions>('/auth/passkeys/options');
    const credential = passkey.create(options);
    await squatter.api.create('/auth/passkeys', { name: 'Trap', credential });
    taken(await app.api.post('/auth/confirm-email', { token }), 204);
    // The link has shown who they are: the log names them, not somebody unknown.
    expect(
      await app.rows(`select distinct actor_id from audit_log where record = 'user' and record_id = $1`, [
        squatter.id,
      ]),
    ).toEqual([{ actor_id: squatter.id }]);
    expect(await squatter.api.read<Me>('/auth/me')).toMatchObject({
      email_confirmed: true,
      password_set_by_other: true,
    });
    taken(await app.api.post('/auth/forgot-password', { email: squatter.email }), 202);
    const link = await mails.token(squatter.email);
    taken(await app.api.post('/auth/reset-password', { token: link, password: ownPassword }), 204);
    refused(await squatter.api.get('/auth/me'), 401);
    expect(await app.rows('select from passkeys where user_id = $1', [squatter.id])).toEqual([]);
  });

  test('who confirms their address on another device shows by the password that it is theirs, and stays signed in', async () => {
    const owner = await register();
    const token = await mails.token(owner.email);
    const lookedAt = (api: typeof app.api) => api.act('/auth/link', { token });
    expect(await lookedAt(app.api)).toMatchObject({ purpose: 'registration', needs_password: true });
    expect(await lookedAt(owner.api)).toMatchObject({ needs_password: false });
    const wrong = await app.api.post('/auth/confirm-email', { token, password: 'not-the-password' });
    expect(faultsIn(wrong)).toEqual({ password: 'wrong_password' });
    const { password } = owner.input;
    taken(await app.api.post('/auth/confirm-email', { token, password }), 204);
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({
      email_confirmed: true,
      password_set_by_other: false,
    });
  });

  test('who confirms their address stays signed in, there and elsewhere', async () => {
    const owner = await register();
    const elsewhere = await signedIn(app, owner);
    taken(await owner.api.post('/auth/confirm-email', { token: await mails.token(owner.email) }), 204);
    await elsewhere.api.read('/auth/me');
    expect(await owner.api.read<Me>('/auth/me')).toMatchObject({
      email_confirmed: true,
      password_set_by_other: false,
    });
  });

  test('mails of somebody who registered another’s address never leave when its owner takes the account', async () => {
    const squatter = await register();
    const { id: companyId } = await squatter.api.read<{ id: number }>('/user-company');
    await anOrder({ ...squatter, companyId, companyName: squatter.input.company_name });
    const to = `victim${nextNumber()}@third.example`;
    const colleague = `spy${nextNumber()}@squatter.example`;
    await squatter.api.act('/send-single-email', mail(to));
    await squatter.api.create(`/companies/${companyId}/register-user`, {
      name: 'Spy',
      email: colleague,
      password: null,
    });
    taken(await app.api.post('/auth/forgot-password', { email: squatter.email }), 202);
    const token = await mails.token(squatter.email);
    taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
    expect(await app.rows('select owner_id from companies where id = $1', [companyId])).toEqual([
      { owner_id: null },
    ]);
    for (const address of [to, colleague]) expect(await statusOf(address)).toEqual([]);
  });

  test('what a company wrote whose owner is gone is deleted, not sent', async () => {
    const owner = await register();
    const to = `victim${nextNumber()}@third.example`;
    await owner.api.act('/send-single-email', mail(to));
    await app.rows('update companies set owner_id = null where owner_id = $1', [owner.id]);
    expect(await statusOf(to)).toEqual([]);
  });

  test('who has not confirmed their address founds another company all the same', async () => {
    const owner = await register();
    const { id } = await owner.api.read<{ id: number }>('/user-company');
    await owner.api.remove(`/companies/${id}`);
    const { company_name: name, email_name } = owner.input;
    await owner.api.create('/companies', { name, email_name });
  });

  test('a confirmed address answers 409 as ever', async () => {
    const owner = await register();
    await app.api.post('/auth/confirm-email', { token: await mails.token(owner.email) });
    const again = await app.api.post('/auth/register', aRegistration({ email: owner.email }));
    refused(again, 409, 'email_taken');
  });

  test('mails with links to a colleague wait as well', async () => {
    const owner = await register();
    const { id } = await owner.api.read<{ id: number }>('/user-company');
    const email = `kari${nextNumber()}@worker.example`;
    await owner.api.create(`/companies/${id}/register-user`, { name: 'Kari', email, password: null });
    expect(await statusOf(email)).toEqual(['waiting']);
  });

  test('whom an administrator registers is confirmed, and sets their own password by a link', async () => {
    const input = aRegistration({ password: null });
    expect(faultsIn(await app.api.post('/auth/register', input))).toEqual({ password: 'required' });
    const me = await admin.api.create<Me>('/auth/register', input);
    expect(me).toMatchObject({ email_confirmed: true });
    const token = await mails.token(input.email);
    taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
  });
});

const closed = await testApp({ settings: { REGISTRATION: 'off' } });
const closedAdmin = await anAdministrator(closed);

describe('where nobody registers', () => {
  const app = closed;
  const admin = closedAdmin;

  test('administrators do', async () => {
    expect(await app.api.read('/auth/registration')).toEqual({ registration: 'off', confirm: false });
    refused(await app.api.post('/auth/register', aRegistration()), 403, 'registration_closed');
    await admin.api.create('/auth/register', aRegistration());
  });

  test('a stranger cannot be invited', async () => {
    const input = aRegistration();
    const me = await admin.api.create<Me>('/auth/register', input);
    const { api } = await signedIn(app, { ...input, id: me.id });
    const path = `/companies/${me.user_companies[0]?.company_id}/users`;
    refused(await api.post(path, { email: 'nobody@nowhere.example' }), 404, 'user_not_found');
  });
});

const inviting = await testApp({ settings: { REGISTRATION: 'invited' } });
const invitingMails = await mailbox(inviting);
const invitingAdmin = await anAdministrator(inviting);

describe('where people register by invitation', () => {
  const app = inviting;
  const mails = invitingMails;
  const admin = invitingAdmin;
  const anOwner = async () => {
    const input = aRegistration();
    const me = await admin.api.create<Me>('/auth/register', input);
    const companyId = me.user_companies[0]?.company_id ?? 0;
    return { ...(await signedIn(app, { ...input, id: me.id })), companyId };
  };

  test('an address without an account is mailed a link to make one and join', async () => {
    refused(await app.api.post('/auth/register', aRegistration()), 403, 'registration_closed');
    const owner = await anOwner();
    const email = `new${nextNumber()}@person.example`;
    const path = `/companies/${owner.companyId}`;
    const invitation = await owner.api
      .with({ 'accept-language': 'de-DE,de;q=0.9' })
      .create(`${path}/users`, { email });
    expect(invitation).toMatchObject({ user_id: null, name: null, email });
    refused(
      await owner.api.post(`${path}/users`, { email: email.toUpperCase() }),
      409,
      'user_already_invited',
    );
    expect((await mails.latest(email)).subject).toMatch(/^Einladung zu /);
    const token = await mails.token(email);
    const join = (more: object) => app.api.post('/auth/join', { token, password: ownPassword, ...more });
    expect(faultsIn(await join({}))).toEqual({ name: 'required' });
    expect(faultsIn(await join({ name: ' x ' }))).toEqual({ name: 'too_short' });
    taken(await join({ name: 'Nina Nowak' }), 204);
    const people = await owner.api.read(`${path}/users-with-roles`);
    expect(people).toMatchObject({ total: 2, invitations: [] });
    expect(JSON.stringify(people)).toContain('Nina Nowak');
  });

  test('of two joins by one link one account is made', async () => {
    const owner = await anOwner();
    const email = `new${nextNumber()}@person.example`;
    await owner.api.create(`/companies/${owner.companyId}/users`, { email });
    const token = await mails.token(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.api.post('/auth/join', { token, password: ownPassword, name: 'Nina' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  test('who has an account by now joins with it', async () => {
    const owner = await anOwner();
    const email = `new${nextNumber()}@person.example`;
    await owner.api.create(`/companies/${owner.companyId}/users`, { email });
    const token = await mails.token(email);
    const loner = await aLoner(app, { email });
    taken(await app.api.post('/auth/join', { token, password: ownPassword }), 204);
    const { api } = await signedIn(app, loner);
    expect(await api.read<Me>('/auth/me')).toMatchObject({
      id: loner.id,
      user_companies: [{ company_id: owner.companyId }],
    });
  });
});
