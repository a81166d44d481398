import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { runFor } from '../../../kernel/caller.js';
import { isUiLanguage, mailLanguages, type MailLanguage } from '../../../kernel/text/language.js';
import { testApp } from '../../../testing/test-app.js';
import type { OutboxMailDetails } from '../../correspondence/outbox/mail-outbox.dto.js';
import { anAdministrator } from '../../../testing/people.js';
import type { AccountMailFacts, AccountMailKind } from './account-mail-texts/account-mail-text.js';

const app = await testApp();
const admin = await anAdministrator(app);
const { accountMails } = app.container.services;

const samples: AccountMailFacts = {
  password_reset: { minutes: 30 },
  account_claim: { minutes: 30 },
  password_changed: {
    byAdministrator: true,
    passkeys: ['Laptop <b>', 'Telefon'],
    secondFactor: true,
    newEmail: 'ola.new@forwarder.example',
  },
  email_change: { hours: 24 },
  email_change_requested: { newEmail: 'ola.new@forwarder.example' },
  email_changed: { newEmail: 'ola.new@forwarder.example', byAdministrator: false },
  registration: { days: 7 },
  email_confirmed: {},
  set_password: { by: 'Kari Nordmann', company: 'Fjord & Fjell <b> Sp. z o.o.', days: 7 },
  join_company: { by: 'Kari Nordmann', company: 'Fjord & Fjell <b> Sp. z o.o.', days: 7 },
  join_as_new: { by: 'Kari Nordmann', company: 'Fjord & Fjell <b> Sp. z o.o.', days: 7 },
  new_device: { device: 'Firefox, Linux' },
  sessions_ended: {},
  second_factor_on: {},
  second_factor_replaced: {},
  second_factor_off: { byAdministrator: true },
  recovery_codes_renewed: {},
  recovery_code_used: { left: 3, isNewDevice: true, device: 'Firefox, Linux' },
  passkey_added: { name: 'Laptop <b>' },
  passkey_removed: { name: 'Laptop <b>' },
  api_key_ending: { name: 'WMS <b>', prefix: 'fk_Vq3nL8xT', time: '30 November 2026 at 10:00 CET' },
  ksef_deadline: { about: 'ahead', count: 12, numbers: ['FV/2026/11/1', 'FV/2026/11/2'], day: '2026-11-23' },
  ksef_certificate_ending: { isOffline: false, day: '2026-12-23' },
  webhook_off: { host: 'wms.example <b>', reason: 'failing', days: 5 },
};
const kinds = Object.keys(samples) as AccountMailKind[];
const withLink = new Set<AccountMailKind>([
  'password_reset',
  'account_claim',
  'email_change',
  'registration',
  'set_password',
  'join_company',
  'join_as_new',
]);

async function sent<Kind extends AccountMailKind>(
  kind: Kind,
  language: MailLanguage,
  facts: AccountMailFacts[Kind] = samples[kind],
): Promise<OutboxMailDetails> {
  const key = 'k'.repeat(22);
  await app.db.acrossCompanies((unit) =>
    accountMails.queue(
      unit,
      kind,
      { name: 'Ola {{company}} <b>', email: 'ola@forwarder.example', language },
      facts,
      withLink.has(kind)
        ? {
            link: { kind: 'account', page: 'reset-password', key },
            cause: `${kind} ${language} ${randomUUID()}`,
          }
        : null,
    ),
  );
  const [row] = await app.rows<{ id: number }>('select max(id) as id from mail_outbox');
  return admin.api.read<OutboxMailDetails>(`/mail-outbox/${row?.id}`);
}

test.each(mailLanguages)('every mail about an account is whole in %s', async (language) => {
  const subjects = new Set<string>();
  for (const kind of kinds) {
    const { subject, text, html } = await sent(kind, language);
    subjects.add(subject);
    expect(text).toContain('Ola');
    expect(html).not.toContain('<b>');
    expect(html).toContain(`lang="${language}"`);
    // A company's name may end with a full stop, and a sentence has one only.
    expect(text).not.toMatch(/\.\./);
    // The foot tells the installation, also of a mail without a button.
    expect(text.endsWith('-- \nFrakto\nhttps://frakto.test\n')).toBe(true);
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|frakto\.invalid/);
    const tokens = html.match(/\/reset-password\?token=[\w-]{43}/g) ?? [];
    // The button, the address below it, and that address in letters.
    expect(tokens).toHaveLength(withLink.has(kind) ? 3 : 0);
    expect(html.includes('class="bt"')).toBe(withLink.has(kind));
    expect((text.match(/\/reset-password\?token=/g) ?? []).length).toBe(withLink.has(kind) ? 1 : 0);
    const facts = Object.values(samples[kind]).flat() as unknown[];
    for (const fact of facts.filter((value) => typeof value === 'number'))
      expect(text).toContain(String(fact));
    // The page that a link opens has a language of its own; of the others' readers it speaks English.
    const page = isUiLanguage(language) ? language : 'en';
    expect(text.includes(`&lang=${page}`)).toBe(withLink.has(kind));
  }
  // The two invitations have one subject.
  expect(subjects.size).toBe(kinds.length - 1);
});

test('who is invited asked for nothing, and is told so by no invitation', async () => {
  for (const kind of ['join_company', 'join_as_new'] as const) {
    const { text } = await sent(kind, 'en');
    expect(text).not.toContain('If you did not ask for this');
    expect(text).toContain('If you do not want to join, do nothing');
  }
});

test('a mail tells when and from where, and what to do for whoever did not do it', async () => {
  const caller = { requestId: 'r', address: '192.0.2.7', userId: null, companyId: null };
  // An invitation tells who invites instead.
  const byOthers = new Set<AccountMailKind>(['set_password', 'join_company', 'join_as_new']);
  // The end of a key comes by itself, and nobody turned the webhook off.
  const byThemselves: AccountMailKind[] = [
    'api_key_ending',
    'webhook_off',
    'ksef_deadline',
    'ksef_certificate_ending',
  ];
  for (const kind of kinds.filter((one) => !byThemselves.includes(one))) {
    const facts = { ...samples[kind], ...('byAdministrator' in samples[kind] && { byAdministrator: false }) };
    const { text } = await runFor(caller, () => sent(kind, 'en', facts as never));
    expect(/^When: \d+ \w+ \d{4} at \d\d:\d\d CES?T$/m.test(text)).toBe(!byOthers.has(kind));
    // Nobody has proven yet that these two go to whoever asked.
    const isUnproven = kind === 'registration' || kind === 'email_change';
    const isToldFrom = !byOthers.has(kind) && kind !== 'sessions_ended' && !isUnproven;
    expect(/^IP address: 192\.0\.2\.7$/m.test(text)).toBe(isToldFrom);
    expect(text).toMatch(/^If (this was not you|you do not know why|you did not|you do not want)/m);
  }
});

test.each(['ahead', 'passed', 'outage'] as const)(
  'invoices that are not in KSeF are told in each language: %s',
  async (about) => {
    const texts = new Set<string>();
    for (const language of mailLanguages) {
      const { subject, text } = await sent('ksef_deadline', language, { ...samples.ksef_deadline, about });
      expect(subject).toContain('2026-11-23');
      expect(text).toContain('FV/2026/11/1, FV/2026/11/2…');
      texts.add(subject);
    }
    expect(texts.size).toBe(mailLanguages.length);
  },
);

test.each([true, false])(
  'the end of a certificate of KSeF is told in each language: offline %s',
  async (isOffline) => {
    const texts = new Set<string>();
    for (const language of mailLanguages) {
      const { subject, text } = await sent('ksef_certificate_ending', language, {
        isOffline,
        day: '2026-12-23',
      });
      expect(subject).toContain('2026-12-23');
      expect(text.includes('II')).toBe(isOffline);
      texts.add(subject);
    }
    expect(texts.size).toBe(mailLanguages.length);
  },
);

test('a total outage of KSeF that was announced is told in each language', async () => {
  const texts = new Set<string>();
  for (const language of mailLanguages) {
    const facts = { about: 'total', count: 0, numbers: [], day: '2026-11-23' } as const;
    const { subject, text } = await sent('ksef_deadline', language, facts);
    expect(subject).toContain('2026-11-23');
    expect(text).toContain('Latarnia');
    texts.add(subject);
  }
  expect(texts.size).toBe(mailLanguages.length);
});

test('a new password is told with what it took out of the account', async () => {
  const { text } = await sent('password_changed', 'en');
  expect(text).toContain('“Telefon”');
  expect(text).toContain('ola.new@forwarder.example has been cancelled');
  expect(text).toContain('the second factor was turned off');
});

test('of a second factor that is on, the reader is told whom to ask: a new password leaves it on', async () => {
  for (const kind of ['second_factor_on', 'second_factor_replaced', 'email_changed'] as const) {
    expect((await sent(kind, 'en')).text).toMatch(
      /write at once to the owner of your company or the administrator/,
    );
  }
  for (const kind of ['passkey_added', 'email_change_requested'] as const) {
    expect((await sent(kind, 'en')).text).toMatch(/Forgot password/);
  }
  expect((await sent('second_factor_off', 'en', { byAdministrator: false })).text).toMatch(/Forgot password/);
});

test('what an administrator did is told as theirs: nobody asks the reader whether it was them', async () => {
  const caller = { requestId: 'r', address: '192.0.2.7', userId: null, companyId: null };
  const told = (kind: AccountMailKind) => runFor(caller, () => sent(kind, 'en'));
  for (const kind of ['password_changed', 'second_factor_off', 'sessions_ended'] as const) {
    const { text } = await told(kind);
    expect(text).toContain('An administrator ');
    expect(text).toMatch(/ask your administrator/i);
    expect(text).not.toContain('If this was not you');
    // The address would be the administrator's.
    expect(text).not.toContain('192.0.2.7');
  }
  const moved = { newEmail: 'ola.new@forwarder.example', byAdministrator: true };
  const { text: ofMove } = await runFor(caller, () => sent('email_changed', 'en', moved));
  expect(ofMove).toContain('An administrator ');
  expect(ofMove).toMatch(/ask your administrator/i);
  expect(ofMove).not.toMatch(/If this was not you|192\.0\.2\.7/);
  const { text: added } = await told('passkey_added');
  expect(added).toMatch(/^IP address: 192\.0\.2\.7$/m);
  const { text } = await sent('password_changed', 'en');
  expect(text).toContain('choose “Forgot password?” on the sign-in page and set one that nobody else knows');
  expect(text).toContain('Open Frakto (https://frakto.test/)');
});

test('the button follows the first paragraph', async () => {
  const { text } = await sent('registration', 'pl');
  const places = ['Z tym adresem założono konto', '/reset-password?token=', 'Link działa tylko raz'].map(
    (part) => text.indexOf(part),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(-1);
});

test('the database holds no link that works', async () => {
  const { html } = await sent('password_reset', 'en');
  const token = /token=([\w-]{43})/.exec(html)?.[1] ?? '';
  expect(token).not.toBe('');
  const [row] = await app.rows<{ text: string }>(
    'select o::text as text from mail_outbox o order by id desc limit 1',
  );
  expect(row?.text).not.toContain(token);
});
