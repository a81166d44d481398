import { describe, expect, test } from '@jest/globals';
import { mailbox } from '../../../testing/account-mails.js';
import { refused, taken } from '../../../testing/api-caller.js';
import { TestPasskey } from '../../../testing/authenticator.js';
import {
  aCollaborator,
  aCompany,
  aLoner,
  anAdministrator,
  signedIn,
  type TestMember,
} from '../../../testing/people.js';
import { withSecondFactor } from '../../../testing/sign-in.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import type { PasskeyOptions } from '../accounts/passkey.dto.js';
import type { UserDto } from '../users/user.dto.js';
import type {
  CompanyInvitation,
  CompanyUserDto,
  CompanyUserWithRole,
  CompanyUserWithRoleList,
} from './company.dto.js';

const ownPassword = 'Zielona-ciężarówka-9';
const dayMs = 86_400_000;
const app = await testApp({ settings: { REGISTRATION: 'invited' } });
const mails = await mailbox(app);
const admin = await anAdministrator(app);

/** A company where nobody registers alone. */
async function company(): Promise<TestMember> {
  const { api, ...owner } = await aCompany({ ...app, api: admin.api });
  await app.rows('update users set password_set_by_other = false where id = $1', [owner.id]);
  return { ...owner, api };
}

const owner = await company();
const path = `/companies/${owner.companyId}`;
const invite = (email: string) => owner.api.create<CompanyInvitation>(`${path}/users`, { email });
const people = (by = owner) => by.api.read<CompanyUserWithRoleList>(`${path}/users-with-roles`);
async function person(id: number, by = owner): Promise<CompanyUserWithRole | undefined> {
  return (await people(by)).items.find((one) => one.id === id);
}
const register = (email: string) =>
  owner.api.create<CompanyUserDto>(`${path}/register-user`, { name: 'Kari', email, password: null });
const days = (until: Date | string | null | undefined) =>
  (new Date(until ?? 0).getTime() - app.clock.now().getTime()) / dayMs;

describe('an invitation by link', () => {
  test('tells when its link ends, and works anew once it is mailed again', async () => {
    const email = 'nowy@forwarder.example';
    const made = await invite(email);
    expect(days(made.expires_at)).toBeCloseTo(7, 2);
    const first = await mails.token(email);
    app.clock.advance(8 * 86_400);
    refused(await app.api.post('/auth/link', { token: first }), 400, 'link_expired');
    const listed = (await people()).invitations.find(({ id }) => id === made.id);
    expect(listed).toEqual(made);
    const again = await owner.api.act<CompanyInvitation>(`${path}/invitations/${made.id}/resend`);
    expect(days(again.expires_at)).toBeCloseTo(7, 2);
    expect((await people()).invitations).toContainEqual(again);
    refused(await app.api.post('/auth/link', { token: first }), 400, 'invalid_link');
    const token = await mails.token(email);
    expect(await mails.subjects(email)).toHaveLength(2);
    taken(await app.api.post('/auth/join', { token, password: ownPassword, name: 'Nowy Człowiek' }), 204);
    refused(await owner.api.post(`${path}/invitations/${made.id}/resend`), 404);
  });

  test('whose link was forgotten long ago still tells that it has ended', async () => {
    const made = await invite('dawny@forwarder.example');
    await app.rows('delete from account_links where invitation_id = $1', [made.id]);
    await app.rows(
      `update company_invitations set created_at = created_at - interval '20 days' where id = $1`,
      [made.id],
    );
    const listed = (await people()).invitations.find(({ id }) => id === made.id);
    expect(Math.round(days(listed?.expires_at))).toBeLessThan(0);
  });

  test('that is withdrawn works no longer, and is mailed no more', async () => {
    const email = 'odwolany@forwarder.example';
    const made = await invite(email);
    const token = await mails.token(email);
    await owner.api.act(`${path}/invitations/${made.id}/resend`);
    await owner.api.remove(`${path}/invitations/${made.id}`);
    expect(await mails.subjects(email)).toHaveLength(1);
    refused(await app.api.post('/auth/join', { token, password: ownPassword, name: 'Nikt' }), 400);
    refused(await owner.api.post(`${path}/invitations/${made.id}/resend`), 404);
  });
});

test('an invitation to somebody with an account of their own never ends, and is mailed again too', async () => {
  const loner = await aLoner(app);
  const made = await invite(loner.email);
  expect(made.expires_at).toBeNull();
  await mails.latest(loner.email);
  await owner.api.act(`${path}/invitations/${made.id}/resend`);
  expect(await mails.subjects(loner.email)).toHaveLength(2);
});

test('another company’s invitations and people are mailed nothing', async () => {
  const rival = await company();
  const { id } = await invite((await aLoner(app)).email);
  const { id: userId } = await register('cudza@forwarder.example');
  const rivalPath = `/companies/${rival.companyId}`;
  refused(await rival.api.post(`${rivalPath}/invitations/${id}/resend`), 404);
  refused(await rival.api.post(`${path}/invitations/${id}/resend`), 404);
  refused(await rival.api.post(`${rivalPath}/users/${userId}/password-link`), 404);
});

describe('a colleague without a password of their own', () => {
  test('is waiting until they set one by the link, which can be mailed again', async () => {
    const email = 'kari@forwarder.example';
    const { id } = await register(email);
    const waiting = await person(id);
    expect(waiting).toMatchObject({ state: 'waiting', last_login: null });
    expect(days(waiting?.link_expires_at)).toBeCloseTo(7, 2);
    const first = await mails.token(email);
    app.clock.advance(8 * 86_400);
    taken(await owner.api.post(`${path}/users/${id}/password-link`), 202);
    expect(days((await person(id))?.link_expires_at)).toBeCloseTo(7, 2);
    refused(await app.api.post('/auth/reset-password', { token: first, password: ownPassword }), 400);
    const token = await mails.token(email);
    taken(await app.api.post('/auth/reset-password', { token, password: ownPassword }), 204);
    expect(await person(id)).toMatchObject({ state: 'active', link_expires_at: null });
    refused(await owner.api.post(`${path}/users/${id}/password-link`), 409, 'password_is_own');
  });

  test('who is withdrawn has a link that opens nothing, and is mailed none that waits', async () => {
    const email = 'wycofana@forwarder.example';
    const { id } = await register(email);
    const token = await mails.token(email);
    taken(await app.api.post('/auth/link', { token }), 200);
    // One more, which is not delivered yet.
    taken(await owner.api.post(`${path}/users/${id}/password-link`), 202);
    await owner.api.remove(`${path}/users/${id}`);
    expect(await mails.subjects(email)).toHaveLength(1);
    refused(await app.api.post('/auth/link', { token }), 400, 'invalid_link');
    expect(await app.rows('select id from account_links where user_id = $1', [id])).toEqual([]);
    const waiting = await register('czeka@forwarder.example');
    const lasting = await mails.token('czeka@forwarder.example');
    await owner.api.remove(`${path}/users/${waiting.id}`);
    const look = { token: lasting };
    refused(await app.api.post('/auth/link', look), 400, 'invalid_link');
    refused(
      await app.api.post('/auth/reset-password', { ...look, password: ownPassword }),
      400,
      'invalid_link',
    );
    // Whoever it is takes the account as everybody does, by their mailbox.
    taken(await app.api.post('/auth/forgot-password', { email }), 202);
    taken(
      await app.api.post('/auth/reset-password', { token: await mails.token(email), password: ownPassword }),
      204,
    );
  });

  test('who is deleted by an administrator is mailed none that waits', async () => {
    const email = 'skasowana@forwarder.example';
    const { id } = await register(email);
    await admin.api.remove(`/users/${id}`);
    expect(await mails.subjects(email)).toEqual([]);
  });

  test('whose password the owner chose is waiting too; whom the owner deactivated is inactive', async () => {
    const worker = await aCollaborator(app, owner);
    expect(await person(worker.id)).toMatchObject({ state: 'waiting', link_expires_at: null });
    await owner.api.act(`${path}/users/${worker.id}/activate`, { is_active: false });
    expect(await person(worker.id)).toMatchObject({ state: 'inactive' });
    refused(await owner.api.post(`${path}/users/${worker.id}/password-link`), 409, 'password_is_own');
    expect(await person(owner.id)).toMatchObject({ state: 'active' });
  });
});

test('nobody is mailed the same more than five times an hour', async () => {
  const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '1', DATABASE_POOL: '4' } });
  const boss = await aCompany(strict);
  const base = `/companies/${boss.companyId}`;
  const { id } = await boss.api.create<CompanyInvitation>(`${base}/users`, {
    email: (await aLoner(strict)).email,
  });
  const kari = await boss.api.create<CompanyUserDto>(`${base}/register-user`, {
    name: 'Kari',
    email: 'kari@forwarder.example',
    password: null,
  });
  for (const again of [`${base}/invitations/${id}/resend`, `${base}/users/${kari.id}/password-link`]) {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await boss.api.post(again)).status);
    expect(statuses.map((status) => status < 300)).toEqual([true, true, true, true, true, false]);
    expect(statuses.at(-1)).toBe(429);
  }
});

test('whether somebody has a second factor is told to owner and administrators alone', async () => {
  const worker = await aCollaborator(app, owner);
  const told = async () => ({
    owner: (await person(worker.id))?.has_second_factor,
    colleague: (await person(worker.id, worker))?.has_second_factor,
    admin: (await admin.api.read<UserDto>(`/users/${worker.id}`)).has_second_factor,
  });
  expect(await told()).toEqual({ owner: false, colleague: null, admin: false });
  // Begun is not on.
  await worker.api.act('/auth/second-factor', { password: worker.password });
  expect(await told()).toEqual({ owner: false, colleague: null, admin: false });
  await withSecondFactor(app, worker);
  expect(await told()).toEqual({ owner: true, colleague: null, admin: true });
  await admin.api.remove(`/users/${worker.id}/second-factor`);
  expect((await person(worker.id))?.has_second_factor).toBe(false);
  // A passkey is both factors, as where the company asks for a second one.
  const passkey = new TestPasskey(publicUrl);
  const { api } = await signedIn(app, worker);
  const { options } = await api.act<PasskeyOptions>('/auth/passkeys/options');
  await api.create('/auth/passkeys', { name: 'Laptop', credential: passkey.create(options) });
  expect((await person(worker.id))?.has_second_factor).toBe(true);
});
