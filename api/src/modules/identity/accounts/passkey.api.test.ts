import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { TestPasskey, type Deviation } from '../../../testing/authenticator.js';
import { aCollaborator, aCompany, type TestUser } from '../../../testing/people.js';
import { withSecondFactor } from '../../../testing/sign-in.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import type { LoginAnswer } from './auth.dto.js';
import type { PasskeyDto, PasskeyList, PasskeyOptions } from './passkey.dto.js';

const app = await testApp({ settings: { CORS_ORIGINS: 'https://other.example' } });
const owner = await aCompany(app);

const optionsFor = async ({ api }: TestUser) =>
  (await api.act<PasskeyOptions>('/auth/passkeys/options')).options;
const loginOptions = async () => (await app.api.act<PasskeyOptions>('/auth/login/passkey/options')).options;
const login = (credential: object) => app.api.post<LoginAnswer>('/auth/login/passkey', { credential });
const listOf = ({ api }: TestUser) => api.read<PasskeyList>('/auth/passkeys');

async function withPasskey(user: TestUser, name = 'Laptop'): Promise<TestPasskey> {
  const passkey = new TestPasskey(publicUrl);
  const credential = passkey.create(await optionsFor(user));
  await user.api.create<PasskeyDto>('/auth/passkeys', { name, credential });
  return passkey;
}

test('a passkey is added, signs in without password and code, is renamed and removed', async () => {
  const worker = await aCollaborator(app, owner);
  const passkey = await withPasskey(worker, '  Laptop ');
  const { items } = await listOf(worker);
  expect(items).toEqual([
    { id: expect.any(Number), name: 'Laptop', created_at: expect.any(String), last_used_at: null },
  ]);
  const id = items[0]?.id ?? 0;
  expect(await app.rows('select transports from passkeys where id = $1', [id])).toEqual([
    { transports: ['internal'] },
  ]);
  await withSecondFactor(app, worker);
  const { access_token } = taken(await login(passkey.answer(await loginOptions())), 200);
  expect(await app.api.as(access_token).read('/auth/me')).toMatchObject({ id: worker.id });
  expect((await listOf(worker)).items[0]?.last_used_at).not.toBeNull();
  expect(await worker.api.change(`/auth/passkeys/${id}`, { name: 'Phone' })).toMatchObject({ name: 'Phone' });
  expect(faultsIn(await worker.api.put(`/auth/passkeys/${id}`, { name: ' ' }))).toEqual({ name: 'required' });
  refused(await owner.api.delete(`/auth/passkeys/${id}`), 404, 'not_found');
  await worker.api.remove(`/auth/passkeys/${id}`);
  refused(await login(passkey.answer(await loginOptions())), 401, 'passkey_unknown');

  const mails = await app.rows<{ subject: string }>(
    `select subject from mail_outbox where to_address = $1 and subject like '%klucz dostępu' order by id`,
    [worker.email],
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['Dodano klucz dostępu', 'Usunięto klucz dostępu']);
  const audit = await app.rows<{ action: string }>(
    `select action from audit_log where actor_id = $1 and action like 'passkey.%' order by id`,
    [worker.id],
  );
  expect(audit.map(({ action }) => action)).toEqual(['passkey.added', 'passkey.removed']);
});

test('removing one takes the password when the sign-in is long ago, and ends the sessions that it opened', async () => {
  const worker = await aCollaborator(app, owner);
  const [lost, kept] = [await withPasskey(worker, 'Lost'), await withPasskey(worker, 'Kept')];
  const opened = async (passkey: TestPasskey) =>
    app.api.as(taken(await login(passkey.answer(await loginOptions())), 200).access_token);
  const [byLost, byKept] = [await opened(lost), await opened(kept)];
  const { items } = await listOf(worker);
  const path = `/auth/passkeys/${items.find(({ name }) => name === 'Lost')?.id ?? 0}`;
  await app.rows(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
    worker.id,
  ]);
  expect(faultsIn(await worker.api.send('DELETE', path))).toEqual({ password: 'required' });
  const wrong = await worker.api.send('DELETE', path, { password: 'wrong-password' });
  expect(faultsIn(wrong)).toEqual({ password: 'wrong_password' });
  taken(await byLost.get('/auth/me'), 200);
  taken(await worker.api.send('DELETE', path, { password: worker.password }), 204);
  refused(await byLost.get('/auth/me'), 401, 'unauthorized');
  taken(await byKept.get('/auth/me'), 200);
  taken(await worker.api.get('/auth/me'), 200);
  refused(await login(lost.answer(await loginOptions())), 401, 'passkey_unknown');
  // The session in which one removes the passkey that opened it goes on.
  const keptId = items.find(({ name }) => name === 'Kept')?.id ?? 0;
  taken(await byKept.send('DELETE', `/auth/passkeys/${keptId}`, { password: worker.password }), 204);
  taken(await byKept.get('/auth/me'), 200);
});

describe('adding one', () => {
  const deviations: [string, Deviation][] = [
    ['made at another website', { origin: 'https://frakto.test.evil.example' }],
    ['made at a website that may call the API', { origin: 'https://other.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['that did not verify its user', { isVerified: false }],
  ];
  test.each(deviations)('%s is refused', async (_what, deviation) => {
    const worker = await aCollaborator(app, owner);
    const credential = new TestPasskey(publicUrl).create(await optionsFor(worker), deviation);
    refused(await worker.api.post('/auth/passkeys', { name: 'Laptop', credential }), 400, 'passkey_refused');
    expect((await listOf(worker)).total).toBe(0);
  });

  test('with the challenge of somebody else, of a sign-in, one used before or one too old is refused', async () => {
    const worker = await aCollaborator(app, owner);
    const used = await optionsFor(worker);
    const first = new TestPasskey(publicUrl).create(used);
    taken(await worker.api.post('/auth/passkeys', { name: 'Laptop', credential: first }), 201);
    const old = await optionsFor(worker);
    await app.rows(`update passkey_challenges set expires_at = now() where user_id = $1`, [worker.id]);
    for (const options of [used, old, await optionsFor(owner), await loginOptions()]) {
      const credential = new TestPasskey(publicUrl).create(options);
      refused(
        await worker.api.post('/auth/passkeys', { name: 'Laptop', credential }),
        400,
        'passkey_refused',
      );
    }
    await app.container.services.passkeyChallenges.cleanUp();
    expect(await app.rows('select from passkey_challenges where user_id = $1', [worker.id])).toEqual([]);
  });

  test('takes the password when the sign-in is long ago; the same one is no second', async () => {
    const worker = await aCollaborator(app, owner);
    const passkey = await withPasskey(worker);
    const again = passkey.create(await optionsFor(worker));
    refused(
      await worker.api.post('/auth/passkeys', { name: 'Again', credential: again }),
      409,
      'passkey_known',
    );
    await app.rows(`update sessions set created_at = now() - interval '1 hour' where user_id = $1`, [
      worker.id,
    ]);
    expect(faultsIn(await worker.api.post('/auth/passkeys/options'))).toEqual({ password: 'required' });
    await worker.api.act('/auth/passkeys/options', { password: worker.password });
  });

  test('there are at most twenty', async () => {
    const worker = await aCollaborator(app, owner);
    const { options } = await worker.api.act<PasskeyOptions>('/auth/passkeys/options');
    await app.rows(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
       select $1, 'many-' || n, '', 0, '{}', 'Key' from generate_series(1, 20) n`,
      [worker.id],
    );
    const problem = refused(await worker.api.post('/auth/passkeys/options'), 409, 'too_many_passkeys');
    expect(problem.limit).toBe(20);
    // Nor by what was begun while there were fewer.
    const credential = new TestPasskey(publicUrl).create(options);
    refused(await worker.api.post('/auth/passkeys', { name: 'Late', credential }), 409, 'too_many_passkeys');
  });
});

describe('signing in', () => {
  test('a challenge works once, and not the one of a new passkey; a foreign website gets nothing', async () => {
    const worker = await aCollaborator(app, owner);
    const passkey = await withPasskey(worker);
    const options = await loginOptions();
    const answer = passkey.answer(options);
    taken(await login(answer), 200);
    refused(await login(answer), 401, 'passkey_refused');
    refused(await login(passkey.answer(options)), 401, 'passkey_refused');
    refused(await login(passkey.answer(await optionsFor(worker))), 401, 'passkey_refused');
    for (const deviation of [
      { origin: 'https://other.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { userHandle: 'AAAA' },
    ]) {
      refused(await login(passkey.answer(await loginOptions(), deviation)), 401, 'passkey_refused');
    }
    const unknown = new TestPasskey(publicUrl);
    refused(await login(unknown.answer(await loginOptions())), 401, 'passkey_unknown');
    taken(await login(passkey.answer(await loginOptions())), 200);
  });

  test('a copy of a passkey that has fallen behind is refused', async () => {
    const worker = await aCollaborator(app, owner);
    const passkey = await withPasskey(worker);
    const kept = await loginOptions();
    const early = passkey.answer(kept);
    taken(await login(passkey.answer(await loginOptions())), 200);
    refused(await login(early), 401, 'passkey_refused');
  });

  test('who was deactivated does not get in', async () => {
    const worker = await aCollaborator(app, owner);
    const passkey = await withPasskey(worker);
    await owner.api.act(`/companies/${owner.companyId}/users/${worker.id}/activate`, { is_active: false });
    refused(await login(passkey.answer(await loginOptions())), 401, 'passkey_refused');
  });

  test('where the company asks for a second factor, a passkey is enough', async () => {
    const boss = await aCompany(app);
    const member = await aCollaborator(app, boss);
    const passkey = await withPasskey(member);
    await boss.api.change('/company-settings', { require_second_factor: true });
    refused(await member.api.get('/clients'), 403, 'second_factor_needed');
    const { access_token } = taken(await login(passkey.answer(await loginOptions())), 200);
    taken(await app.api.as(access_token).get('/clients'), 200);
  });
});

test('on this machine, reached by its number, passkeys belong to localhost', async () => {
  const settings = { PUBLIC_URL: 'http://127.0.0.1:3000', DATABASE_POOL: '4' };
  const local = await testApp({ database: app.database, settings });
  const { options } = await local.api.act<PasskeyOptions>('/auth/login/passkey/options');
  expect(options['rpId']).toBe('localhost');
});
