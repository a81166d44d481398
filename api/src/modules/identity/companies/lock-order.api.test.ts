import { describe, expect, test } from '@jest/globals';
import { mailbox } from '../../../testing/account-mails.js';
import { taken, type Answer } from '../../../testing/api-caller.js';
import { ownPool } from '../../../testing/own-pool.js';
import { aCompany, anAdministrator, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { PasswordHasher } from '../users/password-hash.js';
import type { CompanyInvitation } from './company.dto.js';

const newPassword = 'Zielona-ciężarówka-9';
const app = await testApp({ settings: { REGISTRATION_CONFIRM: 'on' } });
const mails = await mailbox(app);
const admin = await anAdministrator(app);
const outside = ownPool(app.database.url);

/** Waits until as many connections wait for locks as are expected to. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const [row] = await app.rows<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((row?.count ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Does some work while somebody else has locked a company.
 * @param row what the work must not have locked while it waits
 */
async function whileCompanyIsLocked(
  companyId: number,
  row: string,
  ...works: (() => Promise<Answer<unknown>>)[]
): Promise<{ wasFree: boolean; statuses: number[] }> {
  const holder = await outside.connect();
  try {
    await holder.query('begin');
    await holder.query('select from companies where id = $1 for update', [companyId]);
    const answers: Promise<Answer<unknown>>[] = [];
    for (const work of works) {
      answers.push(work());
      await untilWaiting(answers.length);
    }
    const free = await app.rows(`${row} for update skip locked`);
    await holder.query('rollback');
    return {
      wasFree: free.length === 1,
      statuses: (await Promise.all(answers)).map(({ status }) => status),
    };
  } finally {
    holder.release();
  }
}

const rowOf = ({ id }: { id: number }) => `select from users where id = ${id}`;
async function resetOf(owner: TestMember): Promise<() => Promise<Answer<unknown>>> {
  taken(await app.api.post('/auth/forgot-password', { email: owner.email }), 202);
  const token = await mails.token(owner.email);
  return () => app.api.post('/auth/reset-password', { token, password: newPassword });
}

describe('who locks a company and its people locks the company first', () => {
  test('when a password is reset whose address was never confirmed', async () => {
    const owner = await aCompany(app);
    const result = await whileCompanyIsLocked(owner.companyId, rowOf(owner), await resetOf(owner));
    expect(result).toEqual({ wasFree: true, statuses: [204] });
  });

  test('when an administrator deletes a user, or makes them one', async () => {
    const [gone, promoted] = [await aCompany(app), await aCompany(app)];
    expect(
      await whileCompanyIsLocked(gone.companyId, rowOf(gone), () => admin.api.delete(`/users/${gone.id}`)),
    ).toEqual({ wasFree: true, statuses: [204] });
    expect(
      await whileCompanyIsLocked(promoted.companyId, rowOf(promoted), () =>
        admin.api.put(`/users/${promoted.id}`, { is_admin: true }),
      ),
    ).toEqual({ wasFree: true, statuses: [200] });
  });

  test('when an invitation is accepted by its link', async () => {
    const owner = await aCompany(app);
    const squatted = await aCompany(app);
    await app.rows('update users set company_id = null where id = $1', [squatted.id]);
    await app.rows('delete from companies where id = $1', [squatted.companyId]);
    await app.rows('update users set email_confirmed_at = now() where id = $1', [owner.id]);
    const path = `/companies/${owner.companyId}/users`;
    const { id } = await owner.api.create<CompanyInvitation>(path, { email: squatted.email });
    const token = await mails.token(squatted.email);
    const row = `select from company_invitations where id = ${id}`;
    const join = () => app.api.post('/auth/join', { token, password: newPassword });
    expect(await whileCompanyIsLocked(owner.companyId, row, join)).toEqual({
      wasFree: true,
      statuses: [204],
    });
  });

  test('so that a company can be deleted while its owner resets their password', async () => {
    const owner = await aCompany(app);
    const remove = () => owner.api.delete(`/companies/${owner.companyId}`);
    const reset = await resetOf(owner);
    expect(await whileCompanyIsLocked(owner.companyId, rowOf(owner), remove, reset)).toEqual({
      wasFree: true,
      statuses: [204, 204],
    });
  });
});

test('a sign-in that hashes anew writes nothing over a password that was changed meanwhile', async () => {
  const owner = await aCompany(app);
  const { users } = app.container.services;
  const outdated = await new PasswordHasher({ memory: 64, passes: 2 }).hash(owner.password);
  const hashNow = async () => {
    const [row] = await app.rows<{ hash: string }>('select password_hash as hash from users where id = $1', [
      owner.id,
    ]);
    return row?.hash;
  };
  await app.rows('update users set password_hash = $2 where id = $1', [owner.id, outdated]);
  const seen = { id: owner.id, password_hash: outdated, is_active: true };
  // Looked at, then changed, then hashed anew.
  const changed = await users.hashPassword(newPassword);
  await app.rows('update users set password_hash = $2 where id = $1', [owner.id, changed]);
  expect(await users.renewHash(seen, owner.password)).toBe(outdated);
  expect(await hashNow()).toBe(changed);
});
