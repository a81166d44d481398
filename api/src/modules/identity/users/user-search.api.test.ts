import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aCollaborator, aCompany, aLoner, anAdministrator, type TestUser } from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type { UserSearchResult } from './user.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const worker = await aCollaborator(app, owner);
const rival = await aCompany(app, { name: 'Świętosława Rywal', email: 'swieta@rival.example' });
const admin = await anAdministrator(app);

async function found(by: TestUser, q: string): Promise<number[]> {
  return (await by.api.read<UserSearchResult>('/users/search', { q })).items.map(({ id }) => id);
}

describe('the search for somebody to write to', () => {
  test('finds colleagues and administrators by any part of name and address, but not oneself', async () => {
    expect(await found(owner, 'ORKER')).toEqual([worker.id]);
    expect(await found(worker, owner.email.slice(2, 9))).toEqual([owner.id]);
    expect(await found(owner, 'administ')).toEqual([admin.id]);
    expect(await found(owner, owner.email)).toEqual([]);
    const { items } = await owner.api.read<UserSearchResult>('/users/search', { q: worker.email });
    expect(items).toEqual([
      { id: worker.id, name: expect.any(String), email: worker.email, is_online: false },
    ]);
  });

  test('finds people of other companies by their whole address alone', async () => {
    for (const q of ['swietoslawa', 'rywal', 'swieta@rival.exampl', 'rival.example', '@', '%', '_']) {
      expect(await found(owner, q)).not.toContain(rival.id);
    }
    expect(await found(owner, ` ${rival.email.toUpperCase()} `)).toEqual([rival.id]);
  });

  test('finds everybody for administrators, without regard to diacritics', async () => {
    expect(await found(admin, 'swietoslawa')).toEqual([rival.id]);
    expect(await found(admin, 'SWIETA@')).toEqual([rival.id]);
  });

  test('of somebody without a company does not find others without one', async () => {
    const [one, other] = [await aLoner(app), await aLoner(app)];
    expect(await found(one, 'loner')).toEqual([]);
    expect(await found(one, other.email)).toEqual([other.id]);
  });

  test('does not find who is deactivated; finds nobody when nothing is looked for', async () => {
    const idle = await aCollaborator(app, owner);
    await owner.api.act(`/companies/${owner.companyId}/users/${idle.id}/activate`, { is_active: false });
    expect(await found(owner, idle.email)).toEqual([]);
    expect(await found(admin, idle.email)).toEqual([]);
    expect(await found(owner, '  ')).toEqual([]);
    expect(await found(owner, '')).toEqual([]);
    expect(faultsIn(await owner.api.get('/users/search'))).toEqual({ q: 'required' });
  });

  test('finds 20 at most', async () => {
    for (let index = 0; index < 22; index += 1) await aLoner(app, { name: `Wielu ${index}` });
    expect(await found(admin, 'wielu')).toHaveLength(20);
  });

  test('for whole addresses is limited, and for nothing else', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.02' } });
    const { api } = await aCompany(strict);
    const statusOf = async (q: string) => (await api.get('/users/search', { q })).status;
    const statuses = [
      await statusOf('a@b.example'),
      await statusOf('c@b.example'),
      await statusOf('d@b.example'),
    ];
    expect(statuses).toEqual([200, 200, 429]);
    expect(await statusOf('worker')).toBe(200);
  });
});

describe('the search for somebody to invite', () => {
  const find = (email: string) => owner.api.get('/users/find-by-email', { email });

  test('tells whether they can be invited', async () => {
    const loner = await aLoner(app);
    const read = async (email: string) => (await find(email)).body;
    expect(await read(loner.email.toUpperCase())).toEqual({
      id: loner.id,
      name: expect.any(String),
      email: loner.email,
      is_available: true,
    });
    for (const { id, email } of [rival, worker, admin]) {
      expect(await read(email)).toMatchObject({ id, is_available: false });
    }
    refused(await find('nobody@nowhere.example'), 404, 'user_not_found');
  });

  refusesValues(
    [
      ['email', 'kari', 'invalid_email'],
      ['email', '', 'required'],
      ['email', 'a@b.example,c@d.example', 'invalid_email'],
    ],
    (name, value) => owner.api.get('/users/find-by-email', { [name]: String(value) }),
  );
});
