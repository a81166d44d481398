import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { anAdministrator, aRegistration } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { Me } from './auth.dto.js';

const app = await testApp();
const register = (changes: object = {}) => app.api.post<Me>('/auth/register', aRegistration(changes));

test('a registration makes a user who owns a company, and the company its settings', async () => {
  const input = aRegistration({
    name: '  Åse Nowak-Łęcka ',
    company_name: ' Żuraw & Sønn ',
    email_name: 'zuraw_1',
  });
  const me = await app.api.create<Me>('/auth/register', input);
  expect(me).toMatchObject({
    name: 'Åse Nowak-Łęcka',
    email: input.email,
    is_admin: false,
    is_active: true,
    default_language: 'en',
    last_login_date: null,
    user_companies: [{ company_name: 'Żuraw & Sønn', is_owner: true }],
  });
  const [settings] = await app.rows('select * from company_settings where company_id = $1', [
    me.user_companies[0]?.company_id,
  ]);
  expect(settings).toMatchObject({ profit_margin: 10, payment_terms_days: 30, invoice_country: 'PL' });
});

test('the language is Polish when left out; the password may be repeated', async () => {
  const { default_language: _language, ...input } = aRegistration({
    confirmPassword: aRegistration().password,
  });
  expect(await app.api.create<Me>('/auth/register', input)).toMatchObject({ default_language: 'pl' });
});

test('the password is kept as a hash with a salt of its own', async () => {
  const me = await app.api.create<Me>('/auth/register', aRegistration());
  const other = await app.api.create<Me>('/auth/register', aRegistration());
  const rows = await app.rows<{ password_hash: string }>(
    'select password_hash from users where id = any($1)',
    [[me.id, other.id]],
  );
  expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(2);
  for (const { password_hash } of rows)
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

describe('what is taken', () => {
  const taken = aRegistration();

  test.each([
    ['the e-mail', { email: taken.email }, 'email_taken'],
    ['the e-mail in other letters', { email: taken.email.toUpperCase() }, 'email_taken'],
    ['the company', { company_name: taken.company_name }, 'company_name_taken'],
    [
      'the company in other letters',
      { company_name: ` ${taken.company_name.toLowerCase()} ` },
      'company_name_taken',
    ],
    ['the sending address', { email_name: taken.email_name }, 'email_name_taken'],
  ])('%s: a conflict that leaves nothing behind', async (_what, changes, code) => {
    await app.api.post('/auth/register', taken);
    const before = await fingerprint(app);
    refused(await register(changes), 409, code);
    expect(await fingerprint(app)).toBe(before);
  });

  test('of the same registration many times at once one is taken', async () => {
    const input = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.api.post('/auth/register', input)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(11).fill(409)]);
    const [counts] = await app.rows(
      `select (select count(*) from users where email = $1)::int as users,
        (select count(*) from companies where name = $2)::int as companies`,
      [input.email, input.company_name],
    );
    expect(counts).toEqual({ users: 1, companies: 1 });
  });
});

describe('what is refused', () => {
  test('an empty registration names every field that is needed', async () => {
    expect(faultsIn(await app.api.post('/auth/register', {}))).toEqual({
      company_name: 'required',
      email: 'required',
      email_name: 'required',
      name: 'required',
      password: 'required',
    });
  });

  test('all faults are told at once, each with a text', async () => {
    const answer = await register({
      email: 'nobody',
      name: 'A',
      company_name: ' B ',
      email_name: 'Upper Case',
      password: '12345',
      confirmPassword: '54321',
      default_language: 'de',
    });
    expect(faultsIn(answer)).toEqual({
      company_name: 'too_short',
      confirmPassword: 'passwords_differ',
      default_language: 'not_in_list',
      email: 'invalid_email',
      email_name: 'invalid_format',
      name: 'too_short',
      password: 'too_short',
    });
  });

  refusesValues(
    [
      ['email', 'a@b.example,c@d.example', 'invalid_email'],
      ['email', 'a@b.example\r\nBcc: c@d.example', 'invalid_email'],
      ['email', 'Name <a@b.example>', 'invalid_email'],
      ['email', 'a@@b.example', 'invalid_email'],
      ['email', 'a..b@c.example', 'invalid_email'],
      ['email', `${'a'.repeat(250)}@b.example`, 'too_long'],
      ['name', 'A\r\nB', 'invalid_format'],
      ['name', 'Ola\u0000Nordmann', 'invalid_characters'],
      ['company_name', 'x'.repeat(201), 'too_long'],
      ['email_name', 'a', 'too_short'],
      ['email_name', '.dots', 'invalid_email'],
      ['email_name', 'dots.', 'invalid_email'],
      ['email_name', 'two..dots', 'invalid_email'],
      ['email_name', 'żuraw', 'invalid_format'],
      ['password', 'password', 'password_too_common'],
      ['password', '123456', 'password_too_common'],
      ['password', 'QWERTY', 'password_too_common'],
      ['password', 123456, 'not_a_text'],
      ['is_admin', true, 'unknown_field'],
    ],
    (field, value) => register({ [field]: value }),
  );

  refusesBadBodies({
    method: 'POST',
    path: () => '/auth/register',
    caller: () => app.api,
    body: () => aRegistration(),
  });
});

test('from one address only so many registrations are taken', async () => {
  const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.3' } });
  const input = aRegistration();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    statuses.push((await strict.api.post('/auth/register', input)).status);
  }
  expect(statuses).toEqual([201, 409, 409, 429]);
  const { body } = await strict.api.post<{ code: string }>('/auth/register', aRegistration());
  expect(body.code).toBe('too_many_requests');
  const admin = await anAdministrator(strict);
  await admin.api.create('/auth/register', aRegistration());
  const { status } = await strict.api.as('no-token-of-anybody-here').post('/auth/register', aRegistration());
  expect(status).toBe(429);
});
