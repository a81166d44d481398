import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCollaborator, aCompany, goodPassword } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { Me } from '../accounts/auth.dto.js';
import type { CompanyUserDto, CompanyUserList } from './company.dto.js';

const app = await testApp();
const owner = await aCompany(app, { email_name: 'baltyk' });
const path = `/companies/${owner.companyId}`;
const newcomer = (changes: object = {}) => ({
  name: 'Kari Nordmann',
  email: `kari${nextNumber()}@forwarder.example`,
  password: goodPassword,
  ...changes,
});

function login(email: string, password: string) {
  const form = app.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
  return form.send('POST', '/auth/login', new URLSearchParams({ username: email, password }).toString());
}

test('everybody of a company reads it', async () => {
  const colleague = await aCollaborator(app, owner);
  expect(await colleague.api.read('/user-company')).toEqual({
    id: owner.companyId,
    name: owner.companyName,
    user_id: owner.id,
    email_name: 'baltyk',
    sending_address: 'baltyk@mail.frakto.example',
    creation_date: expect.any(String),
    version: expect.any(Number),
  });
});

describe('colleagues', () => {
  test('are made by the owner and sign in with their password', async () => {
    const input = newcomer({ name: ' Kari Nordmann ', default_language: 'no' });
    const made = await owner.api.create<CompanyUserDto>(`${path}/register-user`, input);
    expect(made).toEqual({
      id: made.id,
      name: 'Kari Nordmann',
      email: input.email,
      is_owner: false,
      is_active: true,
    });
    const { access_token } = taken(await login(input.email, input.password), 200) as { access_token: string };
    expect(await app.api.as(access_token).read<Me>('/auth/me')).toMatchObject({
      default_language: 'no',
      is_admin: false,
      user_companies: [{ company_id: owner.companyId, is_owner: false }],
    });
  });

  test('are listed with the owner first, and those of no other company', async () => {
    const forwarder = await aCompany(app);
    const names = ['Zofia', 'Adam'];
    for (const name of names) {
      await forwarder.api.create(`/companies/${forwarder.companyId}/register-user`, newcomer({ name }));
    }
    const list = await forwarder.api.read<CompanyUserList>(`/companies/${forwarder.companyId}/users`);
    expect(list.total).toBe(3);
    expect(list.items.map(({ is_owner, name }) => (is_owner ? 'owner' : name))).toEqual([
      'owner',
      'Adam',
      'Zofia',
    ]);
  });

  test('whose address is taken anywhere are a conflict that leaves nothing behind', async () => {
    const rival = await aCompany(app);
    const before = await fingerprint(app);
    for (const email of [rival.email, owner.email.toUpperCase()]) {
      refused(await owner.api.post(`${path}/register-user`, newcomer({ email })), 409, 'email_taken');
    }
    expect(await fingerprint(app)).toBe(before);
  });

  test('are registered so many at once', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.05' } });
    const company = await aCompany(strict);
    const statuses: number[] = [];
    for (const email of [company.email, company.email, 'nowy@forwarder.example', 'nowa@forwarder.example']) {
      const path = `/companies/${company.companyId}/register-user`;
      statuses.push((await company.api.post(path, newcomer({ email }))).status);
    }
    expect(statuses).toEqual([409, 409, 201, 429]);
  });

  test('who are deactivated cannot sign in until they are activated', async () => {
    const worker = await aCollaborator(app, owner);
    const activate = (is_active: boolean) =>
      owner.api.act(`${path}/users/${worker.id}/activate`, { is_active });
    expect(await activate(false)).toMatchObject({ id: worker.id, is_active: false });
    refused(await login(worker.email, worker.password), 401, 'invalid_credentials');
    expect(await activate(true)).toMatchObject({ is_active: true });
    taken(await login(worker.email, worker.password), 200);
  });

  test('the owner stays active', async () => {
    const answer = await owner.api.post(`${path}/users/${owner.id}/activate`, { is_active: false });
    refused(answer, 409, 'owner_stays_active');
    await owner.api.read('/auth/me');
  });
});

describe('bad input', () => {
  test('all faults of a colleague are told at once', async () => {
    const answer = await owner.api.post(`${path}/register-user`, {
      name: 'K',
      email: 'kari',
      password: 'secret',
      default_language: 'sv',
      is_owner: true,
    });
    expect(faultsIn(answer)).toEqual({
      default_language: 'not_in_list',
      email: 'invalid_email',
      is_owner: 'unknown_field',
      name: 'too_short',
      password: 'password_too_common',
    });
  });

  test('a colleague without a password is none: null has them set their own', async () => {
    const { password: _password, ...nameless } = newcomer();
    const answer = await owner.api.post(`${path}/register-user`, nameless);
    expect(faultsIn(answer)).toEqual({ password: 'required' });
  });

  test('whether somebody works is a boolean', async () => {
    for (const is_active of ['true', 1, null, undefined]) {
      const answer = await owner.api.post(`${path}/users/${owner.id}/activate`, { is_active });
      expect(Object.keys(faultsIn(answer))).toEqual(['is_active']);
    }
  });

  refusesBadBodies({
    method: 'POST',
    path: () => `${path}/register-user`,
    caller: () => owner.api,
    body: () => newcomer(),
  });
});

test("one chooses one's own language, and nothing else of oneself", async () => {
  expect(await owner.api.change('/users/me', { default_language: 'no' })).toMatchObject({
    default_language: 'no',
  });
  expect(await owner.api.change('/users/me', {})).toMatchObject({ default_language: 'no' });
  expect(faultsIn(await owner.api.put('/users/me', { default_language: 'de', is_admin: true }))).toEqual({
    default_language: 'not_in_list',
    is_admin: 'unknown_field',
  });
});
