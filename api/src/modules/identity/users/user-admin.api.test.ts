import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { anOrder, requestFields } from '../../../testing/orders.js';
import { nextNumber } from '../../../testing/next-number.js';
import {
  aCollaborator,
  aCompany,
  aLoner,
  anAdministrator,
  signedIn,
  type TestUser,
} from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type { Me } from '../accounts/auth.dto.js';
import type { UserDto, UserPage } from './user.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const admin = await anAdministrator(app);
const read = (id: number) => admin.api.read<UserDto>(`/users/${id}`);
const change = (id: number, changes: object) => admin.api.change<UserDto>(`/users/${id}`, changes);
const loginStatus = async ({ email, password }: { email: string; password: string }) => {
  const form = app.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
  const fields = new URLSearchParams({ username: email, password }).toString();
  return (await form.send('POST', '/auth/login', fields)).status;
};

describe('the list', () => {
  test('is all users, searched by name and address, sorted as people do', async () => {
    const marked = `znak${nextNumber()}`;
    for (const name of ['Łucja', 'Lena', 'Ząb']) {
      await aLoner(app, { name: `${name} ${marked}`, email: `${marked}${nextNumber()}@a.example` });
    }
    const list = await admin.api.read<UserPage>('/users', { q: marked.toUpperCase() });
    expect(list.items.map(({ name }) => name.split(' ')[0])).toEqual(['Lena', 'Łucja', 'Ząb']);
    const found = await admin.api.read<UserPage>('/users', { q: `zab ${marked}` });
    expect(found.total).toBe(1);
    const byAddress = await admin.api.read<UserPage>('/users', { q: owner.email });
    expect(byAddress.items).toEqual([await read(owner.id)]);
    const paged = await admin.api.read<UserPage>('/users', { page_size: 2, page: 2, sort: '-creation_date' });
    expect(paged).toMatchObject({ page: 2, page_size: 2 });
    for (const sort of ['id', 'email', 'role', 'is_admin', 'is_active', 'last_login_date']) {
      await admin.api.read('/users', { sort });
    }
    expect(faultsIn(await admin.api.get('/users', { sort: 'password_hash' }))).toEqual({
      sort: 'unknown_sort_field',
    });
  });

  test('is searched by company, and narrowed by what keeps somebody from working', async () => {
    const busy = await aCompany(app);
    const [inactive, waiting, unconfirmed] = [
      await aCollaborator(app, busy),
      await aCollaborator(app, busy),
      await aCollaborator(app, busy),
    ];
    const all = [busy, inactive, waiting, unconfirmed].map(({ id }) => id);
    await app.rows(
      `update users set password_set_by_other = false, email_confirmed_at = now(), is_active = true where id = any($1)`,
      [all],
    );
    await app.rows('update users set is_active = false, password_set_by_other = true where id = $1', [
      inactive.id,
    ]);
    await app.rows('update users set password_set_by_other = true, email_confirmed_at = null where id = $1', [
      waiting.id,
    ]);
    await app.rows('update users set email_confirmed_at = null where id = $1', [unconfirmed.id]);
    const found = async (query: object) => {
      const { items, total } = await admin.api.read<UserPage>('/users', {
        q: busy.companyName.toUpperCase(),
        ...query,
      });
      expect(total).toBe(items.length);
      return items.map(({ id, state }) => ({ id, state }));
    };
    expect((await found({ sort: 'id' })).map(({ id }) => id)).toEqual(all.sort((a, b) => a - b));
    expect(await found({ state: 'active' })).toEqual([{ id: busy.id, state: 'active' }]);
    expect(await found({ state: 'inactive' })).toEqual([{ id: inactive.id, state: 'inactive' }]);
    expect(await found({ state: 'waiting' })).toEqual([{ id: waiting.id, state: 'waiting' }]);
    expect(await found({ state: 'unconfirmed' })).toEqual([{ id: unconfirmed.id, state: 'unconfirmed' }]);
  });

  test('tells of each what the screen shows, and nothing secret', async () => {
    expect(await read(owner.id)).toEqual({
      id: owner.id,
      has_second_factor: false,
      name: expect.any(String),
      email: owner.email,
      is_admin: false,
      role: 'user',
      is_active: true,
      state: 'active',
      default_language: 'en',
      company_name: owner.companyName,
      is_owner: true,
      creation_date: expect.any(String),
      last_login_date: null,
      version: 1,
    });
    expect(await read(admin.id)).toMatchObject({ role: 'administrator', company_name: null });
    expect(await loginStatus(owner)).toBe(200);
    expect(await read(owner.id)).toMatchObject({
      last_login_date: app.clock.now().toISOString(),
      version: 1,
    });
  });
});

describe('changing', () => {
  test('changes what is given; with the new address one signs in', async () => {
    const user = await aLoner(app);
    const before = await read(user.id);
    const email = `nowy${nextNumber()}@forwarder.example`;
    const changed = await change(user.id, { name: ' Nowe Imię ', email, version: 1 });
    // Whoever has the new address is waited for: their password is the former person's.
    expect(changed).toEqual({ ...before, name: 'Nowe Imię', email, state: 'waiting', version: 2 });
    expect(await loginStatus(user)).toBe(401);
    expect(await loginStatus({ ...user, email })).toBe(200);
    refused(await user.api.get('/auth/me'), 401);
  });

  test('an address is told to the former one, as an administrator’s; one’s own as one’s own', async () => {
    const user = await aLoner(app);
    const self = await anAdministrator(app);
    const textTo = async (email: string) => {
      const [mail] = await app.rows<{ text_body: string }>(
        `select text_body from mail_outbox where to_address = $1 and subject = 'Twój adres e-mail został zmieniony'`,
        [email],
      );
      return mail?.text_body ?? '';
    };
    await change(user.id, { email: `nowy${nextNumber()}@forwarder.example` });
    expect(await textTo(user.email)).toMatch(/Administrator zmienił adres[^]*zapytaj administratora/);
    // Where the administrator sits is theirs.
    expect(await textTo(user.email)).not.toMatch(/Adres IP|Jeśli to nie Ty/);
    const email = `nowy${nextNumber()}@forwarder.example`;
    await self.api.change<UserDto>(`/users/${self.id}`, { email });
    expect(await textTo(self.email)).toMatch(/Adres IP: [^]*Jeśli to nie Ty/);
  });

  test('of nothing is no change', async () => {
    const before = await read(owner.id);
    expect(await change(owner.id, {})).toEqual(before);
  });

  test('who edited an older version is told; an address is one user’s', async () => {
    const user = await aLoner(app);
    await change(user.id, { name: 'Ktoś', version: 1 });
    refused(await admin.api.put(`/users/${user.id}`, { name: 'Inny', version: 1 }), 409, 'changed_meanwhile');
    const taken = await admin.api.put(`/users/${user.id}`, { email: owner.email.toUpperCase() });
    refused(taken, 409, 'email_taken');
    refused(await admin.api.put('/users/2000000000', { name: 'Nikt' }), 404);
  });

  refusesValues(
    [
      ['name', 'A', 'too_short'],
      ['name', ' B ', 'too_short'],
      ['name', null, 'not_a_text'],
      ['name', 'a\r\nb', 'invalid_format'],
      ['email', 'x', 'invalid_email'],
      ['email', 'a..b@c.example', 'invalid_email'],
      ['email', null, 'not_a_text'],
      ['is_admin', 'true', 'not_a_boolean'],
      ['is_admin', null, 'not_a_boolean'],
      ['password_hash', 'x', 'unknown_field'],
    ],
    (field, value) => admin.api.put(`/users/${owner.id}`, { [field]: value }),
  );
});

describe('administrators', () => {
  test('belong to no company while they are administrators, and return to theirs', async () => {
    const company = await aCompany(app);
    const member = await aCollaborator(app, company);
    const client = await aClient(company);
    const people = `/companies/${company.companyId}/users`;
    await change(member.id, { is_admin: true });
    // Who knew them as a collaborator is signed out.
    refused(await member.api.get('/auth/me'), 401);
    let worker = await signedIn(app, member);
    expect(await worker.api.read<Me>('/auth/me')).toMatchObject({ is_admin: true, user_companies: [] });
    refused(await worker.api.get(`/clients/${client.id}`), 403, 'no_company');
    await worker.api.read('/users');
    expect(await company.api.read(people)).toMatchObject({ total: 1 });
    for (const answer of [
      await company.api.post(`${people}/${worker.id}/activate`, { is_active: false }),
      await company.api.delete(`${people}/${worker.id}`),
    ]) {
      refused(answer, 404);
    }
    await change(worker.id, { is_admin: false });
    refused(await worker.api.get('/auth/me'), 401);
    worker = await signedIn(app, member);
    expect(await worker.api.read<Me>('/auth/me')).toMatchObject({
      is_admin: false,
      user_companies: [{ company_id: company.companyId, is_owner: false }],
    });
    expect(await worker.api.read(`/clients/${client.id}`)).toEqual(client);
    refused(await worker.api.get('/users'), 403, 'administrator_only');
  });

  test('an owner too', async () => {
    const company = await aCompany(app);
    await change(company.id, { is_admin: true });
    const { api } = await signedIn(app, company);
    refused(await api.put('/company-settings', { profit_margin: 1 }), 403, 'no_company');
    refused(await api.get('/user-company'), 404, 'user_has_no_company');
    await change(company.id, { is_admin: false });
    await (await signedIn(app, company)).api.change('/company-settings', { profit_margin: 1 });
  });

  test('receive nothing for the company meanwhile, and nobody joins it', async () => {
    const company = await aCompany(app);
    const loner = await aLoner(app);
    const asked = { email: loner.email };
    const { id } = await company.api.create<{ id: number }>(`/companies/${company.companyId}/users`, asked);
    const settings = `/public/company-settings/${company.id}`;
    await app.api.read(settings);
    await change(company.id, { is_admin: true });
    refused(await app.api.get(settings), 404, 'not_found');
    const request = { ...requestFields(), user_id: company.id, client_id: 1, client_email: 'a@b.example' };
    expect((await app.api.post('/public/quotation', request)).status).toBeGreaterThanOrEqual(400);
    expect(await app.rows('select from orders where company_id = $1', [company.companyId])).toEqual([]);
    refused(await loner.api.post(`/invitations/${id}/accept`), 404, 'not_found');
    expect(await loner.api.read<Me>('/auth/me')).toMatchObject({ user_companies: [] });
  });

  test('an owner not while others would be left without one', async () => {
    const company = await aCompany(app);
    const colleague = await aCollaborator(app, company);
    const answer = await admin.api.put(`/users/${company.id}`, { is_admin: true });
    expect(refused(answer, 409, 'owner_of_company')).toMatchObject({ company_name: company.companyName });
    await change(colleague.id, { is_admin: true });
    await change(colleague.id, { is_admin: false });
  });

  test('cannot take their own flag, nor delete themselves', async () => {
    const before = await fingerprint(app);
    refused(await admin.api.put(`/users/${admin.id}`, { is_admin: false }), 409, 'cannot_demote_self');
    refused(await admin.api.delete(`/users/${admin.id}`), 409, 'cannot_delete_self');
    expect(await fingerprint(app)).toBe(before);
    expect(await change(admin.id, { name: 'Administrator', is_admin: true })).toMatchObject({
      is_admin: true,
    });
  });

  test('who depose each other at the same moment: one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair: [TestUser, TestUser] = [await anAdministrator(app), await anAdministrator(app)];
      const answers = await Promise.all([
        pair[0].api.put(`/users/${pair[1].id}`, { is_admin: false }),
        pair[1].api.delete(`/users/${pair[0].id}`),
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      for (const { status } of answers) expect([200, 204, 401, 403]).toContain(status);
    }
  });
});

describe('deleting', () => {
  test('a collaborator keeps the company’s records', async () => {
    const company = await aCompany(app);
    const worker = await aCollaborator(app, company);
    const order = await anOrder(worker);
    await worker.api.change(`/orders/${order.id}/status`, { status: 1 });
    taken(await admin.api.delete(`/users/${worker.id}`), 204);
    refused(await worker.api.get('/auth/me'), 401);
    expect(await company.api.read(`/orders/${order.id}/details`)).toMatchObject({ user_id: null, status: 1 });
    expect(await company.api.read(`/clients/${order.client.id}`)).toMatchObject({ name: order.client.name });
    refused(await admin.api.get(`/users/${worker.id}`), 404);
    refused(await admin.api.delete(`/users/${worker.id}`), 404);
  });

  test('an owner who is alone takes the company without orders along', async () => {
    const company = await aCompany(app);
    await aClient(company);
    await admin.api.remove(`/users/${company.id}`);
    refused(await admin.api.get(`/companies/${company.companyId}`), 404);
    expect(await app.rows('select id from clients where company_id = $1', [company.companyId])).toEqual([]);
  });

  test('an owner is refused while the company has orders or other people, and it is named', async () => {
    const busy = await aCompany(app, { company_name: 'Zajęta Spółka' });
    await anOrder(busy);
    const full = await aCompany(app);
    const worker = await aCollaborator(app, full);
    const before = await fingerprint(app);
    const problem = refused(await admin.api.delete(`/users/${busy.id}`), 409, 'owner_of_company');
    expect(problem).toMatchObject({
      company_name: 'Zajęta Spółka',
      detail: expect.stringContaining('Zajęta Spółka'),
    });
    refused(await admin.api.delete(`/users/${full.id}`), 409, 'owner_of_company');
    expect(await fingerprint(app)).toBe(before);
    await full.api.remove(`/companies/${full.companyId}/users/${worker.id}`);
    await admin.api.remove(`/users/${full.id}`);
  });
});

test('a password set by an administrator ends the user’s sessions', async () => {
  const user = await aLoner(app);
  const set = (new_password: string) => admin.api.put(`/users/${user.id}/password`, { new_password });
  expect(faultsIn(await set('12345'))).toEqual({ new_password: 'too_short' });
  expect(faultsIn(await set('password'))).toEqual({ new_password: 'password_too_common' });
  await user.api.read('/auth/me');
  taken(await set('Nowe-tajne-haslo'), 204);
  refused(await user.api.get('/auth/me'), 401);
  expect(await loginStatus({ ...user, password: 'Nowe-tajne-haslo' })).toBe(200);
});

describe('ending all sessions', () => {
  const mailsTo = async (email: string) =>
    (
      await app.rows<{ subject: string }>('select subject from mail_outbox where to_address = $1', [email])
    ).map(({ subject }) => subject);

  test('is told to the person and to the audit log, once', async () => {
    const company = await aCompany(app);
    const worker = await aCollaborator(app, company);
    await signedIn(app, worker);
    taken(await admin.api.delete(`/users/${worker.id}/sessions`), 204);
    refused(await worker.api.get('/auth/me'), 401);
    // Nobody was signed in any more.
    taken(await admin.api.delete(`/users/${worker.id}/sessions`), 204);
    const told = (await mailsTo(worker.email)).filter((subject) => subject === 'Wylogowano Cię wszędzie');
    expect(told).toHaveLength(1);
    const entries = await app.rows(
      `select actor_id, company_id, after from audit_log
       where action = 'user.sessions_ended' and record_id = $1`,
      [worker.id],
    );
    expect(entries).toEqual([{ actor_id: admin.id, company_id: company.companyId, after: { sessions: 2 } }]);
    expect(await loginStatus(worker)).toBe(200);
  });

  test('of oneself ends the one that asks; of nobody it is not found', async () => {
    const other = await anAdministrator(app);
    refused(await other.api.delete('/users/2000000000/sessions'), 404, 'not_found');
    taken(await other.api.delete(`/users/${other.id}/sessions`), 204);
    refused(await other.api.get('/auth/me'), 401);
  });
});
