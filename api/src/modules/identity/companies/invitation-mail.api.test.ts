import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { refused } from '../../../testing/api-caller.js';
import {
  aCompany,
  aLoner,
  anAdministrator,
  type TestMember,
  type TestUser,
} from '../../../testing/people.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import type { OutboxMailDetails } from '../../correspondence/outbox/mail-outbox.dto.js';
import type { CompanyInvitation } from './company.dto.js';

const app = await testApp();
const admin = await anAdministrator(app);
const owner = await aCompany(app, { company_name: 'Frakt & <Spółka>', name: 'Żaneta "Ż" Lis' });

const invite = (by: TestMember, { email }: TestUser) =>
  by.api.post<CompanyInvitation>(`/companies/${by.companyId}/users`, { email });

async function mailsTo({ email }: TestUser): Promise<OutboxMailDetails[]> {
  const { items } = await admin.api.read<Paged<{ id: number }>>('/mail-outbox', { q: email, sort: 'id' });
  return Promise.all(items.map(({ id }) => admin.api.read<OutboxMailDetails>(`/mail-outbox/${id}`)));
}
async function mailTo(user: TestUser): Promise<OutboxMailDetails> {
  const [mail, ...others] = await mailsTo(user);
  if (!mail || others.length > 0)
    throw new Error(`One mail was expected, not ${others.length + (mail ? 1 : 0)}`);
  return mail;
}

describe('who is invited', () => {
  test.each([
    ['pl', 'Zaproszenie do firmy Frakt & <Spółka>', 'zaprasza do wspólnej pracy', 'Zaloguj się i odpowiedz'],
    ['en', 'An invitation to Frakt & <Spółka>', 'invites you to work together', 'Sign in and answer'],
    ['no', 'Invitasjon til Frakt & <Spółka>', 'inviterer deg til å jobbe sammen', 'Logg inn og svar'],
  ])('is told by mail, in their language: %s', async (language, subject, words, link) => {
    const loner = await aLoner(app, { name: 'Ola <b>Żuk</b>' });
    await loner.api.change('/users/me', { default_language: language });
    // The owner reads another language; what counts is the reader's.
    expect((await invite({ ...owner, api: owner.api.reading('en') }, loner)).status).toBe(201);
    const mail = await mailTo(loner);
    expect(mail).toMatchObject({ subject, to: loner.email });
    expect(mail.html).toContain(`<html lang="${language}"`);
    for (const said of [words, 'Ola <b>Żuk</b>', 'Żaneta "Ż" Lis', owner.email, 'Frakt & <Spółka>', link])
      expect(mail.text).toContain(said);
    expect(mail.html).not.toMatch(/<b>Żuk|<Spółka>/);
    expect(mail.html).toContain(`href="${publicUrl}/"`);
    expect(mail.headers).toContainEqual({ name: 'Reply-To', value: owner.email });
  });

  test('gets nothing secret: what the mail leads to asks for a sign-in', async () => {
    const loner = await aLoner(app);
    await invite(owner, loner);
    const { html } = await mailTo(loner);
    const addresses = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, href]) => href);
    expect(new Set(addresses)).toEqual(new Set([`${publicUrl}/`]));
  });

  test('is told once for each invitation, and it is delivered', async () => {
    const loner = await aLoner(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(owner, loner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    await app.doJobs();
    expect(await mailTo(loner)).toMatchObject({ status: 'captured' });
    const { body } = answers.find(({ status }) => status === 201) ?? {};
    await owner.api.remove(`/companies/${owner.companyId}/invitations/${body?.id}`);
    await invite(owner, loner);
    expect(await mailsTo(loner)).toHaveLength(2);
  });

  test('is not told any more of what was withdrawn before the mail went out', async () => {
    const loner = await aLoner(app);
    const { id } = (await invite(owner, loner)).body ?? {};
    expect(await mailTo(loner)).toMatchObject({ status: 'queued' });
    await owner.api.remove(`/companies/${owner.companyId}/invitations/${id}`);
    await app.doJobs();
    expect(await mailsTo(loner)).toEqual([]);
    const messages = await owner.api.read<Paged<unknown>>('/messages', { q: loner.email });
    expect(messages.items).toEqual([]);
  });

  test('is not told of an invitation that they have answered already, nor of others that ended with it', async () => {
    const other = await aCompany(app);
    const [declining, accepting] = [await aLoner(app), await aLoner(app)];
    for (const loner of [declining, accepting]) await invite(owner, loner);
    await invite(other, accepting);
    const open = async ({ api }: TestUser) =>
      (await api.read<{ items: { id: number }[] }>('/invitations')).items[0]?.id ?? 0;
    const declined = await declining.api.post(`/invitations/${await open(declining)}/decline`, {});
    expect(declined.status).toBe(204);
    await accepting.api.act(`/invitations/${await open(accepting)}/accept`, {});
    await app.doJobs();
    expect([await mailsTo(declining), await mailsTo(accepting)]).toEqual([[], []]);
  });

  test('is not told of what is refused', async () => {
    const rival = await aCompany(app);
    refused(await invite(owner, rival), 409, 'user_already_in_company');
    expect(await mailsTo(rival)).toEqual([]);
  });
});

test('the company sees what it sent among its messages; no other company does', async () => {
  const company = await aCompany(app);
  const loner = await aLoner(app);
  await invite(company, loner);
  const find = ({ api }: TestUser) => api.read('/messages', { type: 'company_invitation' });
  expect(await find(company)).toMatchObject({ total: 1, items: [{ to: loner.email }] });
  expect(await find(await aCompany(app))).toMatchObject({ total: 0 });
});
