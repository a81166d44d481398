import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import {
  aCollaborator,
  aCompany,
  aLoner,
  anAdministrator,
  signedIn,
  type TestMember,
} from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { Me } from '../accounts/auth.dto.js';
import type { CompanyInvitation, CompanyUserWithRoleList, InvitationList } from './company.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const pathOf = ({ companyId }: TestMember) => `/companies/${companyId}`;
const invite = (by: TestMember, email: string) =>
  by.api.create<CompanyInvitation>(`${pathOf(by)}/users`, { email });
const peopleOf = (by: TestMember) => by.api.read<CompanyUserWithRoleList>(`${pathOf(by)}/users-with-roles`);

describe('an invitation', () => {
  test('makes nobody a member before they say yes; then it does, at once', async () => {
    const loner = await aLoner(app);
    const invitation = await invite(owner, loner.email.toUpperCase());
    expect(invitation).toMatchObject({ user_id: loner.id, email: loner.email });
    expect((await peopleOf(owner)).invitations).toContainEqual(invitation);
    refused(await loner.api.get('/clients'), 403, 'no_company');
    const { items } = await loner.api.read<InvitationList>('/invitations');
    expect(items).toEqual([
      {
        id: invitation.id,
        company_id: owner.companyId,
        company_name: owner.companyName,
        invited_by: expect.stringContaining('Owner'),
        created_at: invitation.created_at,
      },
    ]);
    const me = await loner.api.act<Me>(`/invitations/${invitation.id}/accept`);
    expect(me.user_companies).toEqual([
      { company_id: owner.companyId, company_name: owner.companyName, is_owner: false },
    ]);
    const client = await aClient(owner);
    expect(await loner.api.read(`/clients/${client.id}`)).toEqual(client);
    const { items: people, invitations } = await peopleOf(owner);
    expect(people.find(({ id }) => id === loner.id)).toMatchObject({ role: 'collaborator', is_owner: false });
    expect(invitations).not.toContainEqual(invitation);
  });

  test('that is accepted ends the user’s others; so does a company of one’s own', async () => {
    const rival = await aCompany(app);
    const loner = await aLoner(app);
    const [first, second] = [await invite(owner, loner.email), await invite(rival, loner.email)];
    await loner.api.act(`/invitations/${second.id}/accept`);
    refused(await loner.api.post(`/invitations/${first.id}/accept`), 404);
    expect((await peopleOf(owner)).invitations).not.toContainEqual(first);
    const founder = await aLoner(app);
    await invite(owner, founder.email);
    await founder.api.create('/companies', { name: 'Własna Firma', email_name: 'wlasna' });
    expect(await founder.api.read('/invitations')).toMatchObject({ items: [], total: 0 });
  });

  test('is turned down by the user, or taken back by the company, and can be made again', async () => {
    const loner = await aLoner(app);
    const first = await invite(owner, loner.email);
    taken(await loner.api.post(`/invitations/${first.id}/decline`), 204);
    refused(await loner.api.post(`/invitations/${first.id}/accept`), 404);
    const second = await invite(owner, loner.email);
    await owner.api.remove(`${pathOf(owner)}/invitations/${second.id}`);
    refused(await loner.api.post(`/invitations/${second.id}/accept`), 404);
    expect(await loner.api.read('/invitations')).toMatchObject({ total: 0 });
    await invite(owner, loner.email);
  });

  test('of another user or company is not there', async () => {
    const rival = await aCompany(app);
    const { id } = await invite(owner, (await aLoner(app)).email);
    const stranger = await aLoner(app);
    const before = await fingerprint(app);
    refused(await stranger.api.post(`/invitations/${id}/accept`), 404, 'not_found');
    refused(await stranger.api.post(`/invitations/${id}/decline`), 404, 'not_found');
    refused(await rival.api.delete(`${pathOf(rival)}/invitations/${id}`), 404, 'not_found');
    refused(await rival.api.delete(`${pathOf(owner)}/invitations/${id}`), 404, 'not_found');
    expect(await fingerprint(app)).toBe(before);
  });

  test('goes to users without a company only, and once', async () => {
    const loner = await aLoner(app);
    const worker = await aCollaborator(app, owner);
    const rival = await aCompany(app);
    const admin = await anAdministrator(app);
    await invite(owner, loner.email);
    const before = await fingerprint(app);
    const refusal = async (email: string, status: number, code: string) =>
      refused(await owner.api.post(`${pathOf(owner)}/users`, { email }), status, code);
    await refusal('nobody@nowhere.example', 404, 'user_not_found');
    await refusal(loner.email, 409, 'user_already_invited');
    for (const { email } of [worker, rival, owner, admin]) {
      await refusal(email, 409, 'user_already_in_company');
    }
    expect(await fingerprint(app)).toBe(before);
    expect(faultsIn(await owner.api.post(`${pathOf(owner)}/users`, { email: 'kari' }))).toEqual({
      email: 'invalid_email',
    });
  });

  test('is no use to somebody who has become an administrator', async () => {
    const admin = await anAdministrator(app);
    const loner = await aLoner(app);
    const { id } = await invite(owner, loner.email);
    await admin.api.change(`/users/${loner.id}`, { is_admin: true });
    const { api } = await signedIn(app, loner);
    refused(await api.post(`/invitations/${id}/accept`), 409, 'administrator_without_company');
  });
});

describe('at the same moment', () => {
  const companyOf = async (id: number) => {
    const [row] = await app.rows<{ company_id: number | null }>(
      'select company_id from users where id = $1',
      [id],
    );
    return row?.company_id;
  };

  test('the same invitation many times makes one membership', async () => {
    const loner = await aLoner(app);
    const { id } = await invite(owner, loner.email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => loner.api.post(`/invitations/${id}/accept`)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    for (const status of statuses.slice(1)) expect([404, 409]).toContain(status);
    expect(await companyOf(loner.id)).toBe(owner.companyId);
  });

  test('invitations of several companies make one membership', async () => {
    const companies = [owner, await aCompany(app), await aCompany(app)];
    for (let round = 0; round < 4; round += 1) {
      const loner = await aLoner(app);
      const ids: number[] = [];
      for (const company of companies) ids.push((await invite(company, loner.email)).id);
      const answers = await Promise.all(ids.map((id) => loner.api.post<Me>(`/invitations/${id}/accept`)));
      const accepted = answers.filter(({ status }) => status === 200);
      expect(accepted).toHaveLength(1);
      expect(await companyOf(loner.id)).toBe(accepted[0]?.body.user_companies[0]?.company_id);
      expect(await loner.api.read('/invitations')).toMatchObject({ total: 0 });
    }
  });

  test('accepted and taken back: one of both happens', async () => {
    for (let round = 0; round < 6; round += 1) {
      const loner = await aLoner(app);
      const { id } = await invite(owner, loner.email);
      const [accepted, withdrawn] = await Promise.all([
        loner.api.post(`/invitations/${id}/accept`),
        owner.api.delete(`${pathOf(owner)}/invitations/${id}`),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual(
        accepted.status === 200 ? [200, 404] : [204, 404],
      );
      expect(await companyOf(loner.id)).toBe(accepted.status === 200 ? owner.companyId : null);
    }
  });
});

describe('removing a collaborator', () => {
  test('ends their sessions and leaves what they made; they can be invited again', async () => {
    const worker = await aCollaborator(app, owner);
    const client = await aClient(worker);
    await owner.api.remove(`${pathOf(owner)}/users/${worker.id}`);
    refused(await worker.api.get('/auth/me'), 401, 'unauthorized');
    expect(await owner.api.read(`/clients/${client.id}`)).toEqual(client);
    expect((await peopleOf(owner)).items.map(({ id }) => id)).not.toContain(worker.id);
    refused(await owner.api.delete(`${pathOf(owner)}/users/${worker.id}`), 404);
    await invite(owner, worker.email);
  });

  test('whom the company had deactivated lets them sign in again', async () => {
    const worker = await aCollaborator(app, owner);
    await owner.api.act(`${pathOf(owner)}/users/${worker.id}/activate`, { is_active: false });
    await owner.api.remove(`${pathOf(owner)}/users/${worker.id}`);
    const form = new URLSearchParams({ username: worker.email, password: worker.password }).toString();
    const caller = app.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
    taken(await caller.send('POST', '/auth/login', form), 200);
  });

  test('the owner cannot be removed', async () => {
    const answer = await owner.api.delete(`${pathOf(owner)}/users/${owner.id}`);
    refused(answer, 409, 'owner_cannot_be_removed');
  });
});

test('people with their roles: the owner first, with the last sign-in', async () => {
  const company = await aCompany(app);
  await aCollaborator(app, company);
  const { items, total } = await peopleOf(company);
  expect(total).toBe(2);
  expect(items.map(({ role, is_owner }) => [role, is_owner])).toEqual([
    ['owner', true],
    ['collaborator', false],
  ]);
  expect(items[0]).toMatchObject({ last_login: null, is_active: true });
});

test('look-ups of addresses are limited, invitations counted with them', async () => {
  const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.1' } });
  const company = await aCompany(strict);
  const find = () => company.api.get('/users/find-by-email', { email: 'nobody@nowhere.example' });
  const statuses = [(await find()).status, (await find()).status];
  const body = { email: 'nobody@nowhere.example' };
  statuses.push((await company.api.post(`${pathOf(company)}/users`, body)).status, (await find()).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
});
