import { afterAll, expect, test } from '@jest/globals';
import { startRangeServer } from '../../../platform/breached-passwords/testing/range-server.js';
import { mailbox } from '../../../testing/account-mails.js';
import { faultsIn, taken, type Answer } from '../../../testing/api-caller.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCompany, aLoner, anAdministrator, aRegistration } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';

const leaked = 'skrzypce-wulkan-parasol';
const unknown = 'parasol-wulkan-skrzypce';
const service = await startRangeServer({ [leaked]: 12 });
afterAll(() => service.close());
const app = await testApp({ settings: { BREACHED_PASSWORDS_URL: service.url } });
const mails = await mailbox(app);
const owner = await aCompany(app);
const admin = await anAdministrator(app);
const anAddress = () => `person${nextNumber()}@forwarder.example`;

async function resetToken(): Promise<string> {
  const { email } = await aCompany(app);
  await app.api.post('/auth/forgot-password', { email });
  return mails.token(email);
}
async function joinToken(): Promise<string> {
  // Whose password somebody else set joins by a link, with one of their own.
  const { id, email } = await aLoner(app);
  await app.rows('update users set password_set_by_other = true where id = $1', [id]);
  await owner.api.create(`/companies/${owner.companyId}/users`, { email });
  return mails.token(email);
}

/** Everywhere that somebody chooses a password; each answers how it sets one. */
const places: [string, string, () => Promise<(password: string) => Promise<Answer>>][] = [
  [
    'a registration',
    'password',
    () => Promise.resolve((password) => app.api.post('/auth/register', aRegistration({ password }))),
  ],
  [
    'a link for a forgotten password',
    'password',
    async () => {
      const token = await resetToken();
      return (password) => app.api.post('/auth/reset-password', { token, password });
    },
  ],
  [
    'an invitation',
    'password',
    async () => {
      const token = await joinToken();
      return (password) => app.api.post('/auth/join', { token, password });
    },
  ],
  [
    'another password for oneself',
    'new_password',
    async () => {
      const { api, password: current_password } = await aCompany(app);
      return (new_password) => api.post('/auth/change-password', { current_password, new_password });
    },
  ],
  [
    'a password by an administrator',
    'new_password',
    async () => {
      const { id } = await aCompany(app);
      return (new_password) => admin.api.put(`/users/${id}/password`, { new_password });
    },
  ],
  [
    'a collaborator made by the owner',
    'password',
    async () => {
      const company = await aCompany(app);
      const person = { name: 'Nowa Osoba', email: anAddress() };
      return (password) =>
        company.api.post(`/companies/${company.companyId}/register-user`, { ...person, password });
    },
  ],
];

test.each(places)('%s takes no password that has leaked, and another one', async (_what, field, prepare) => {
  const set = await prepare();
  const before = await fingerprint(app);
  expect(faultsIn(await set(leaked))).toEqual({ [field]: 'password_breached' });
  expect(await fingerprint(app)).toBe(before);
  const { status } = await set(unknown);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(300);
});

test('the reader is told in their language', async () => {
  const english = app.api.with({ 'accept-language': 'en' });
  const { body } = await english.post<{ errors: { message: string }[] }>(
    '/auth/register',
    aRegistration({ password: leaked }),
  );
  expect(body.errors[0]?.message).toMatch(/^This password has leaked/);
});

test('a service that fails keeps nobody out', async () => {
  service.answerWith((response) => void response.writeHead(500).end());
  taken(await app.api.post('/auth/register', aRegistration({ password: leaked })), 201);
  service.answerWith(null);
  expect(app.log.some(({ msg }) => msg?.startsWith('breached passwords cannot be asked'))).toBe(true);
});

test('nobody is asked unless it is set', async () => {
  const quiet = await testApp();
  const asked = service.requests.length;
  taken(await quiet.api.post('/auth/register', aRegistration({ password: leaked })), 201);
  expect(service.requests).toHaveLength(asked);
});
