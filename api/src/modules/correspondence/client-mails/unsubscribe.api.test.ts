import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { refused } from '../../../testing/api-caller.js';
import { aMailing, mailToClients, singleEmail } from '../../../testing/client-mails.js';
import { aClient } from '../../../testing/directory.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ClientDto } from '../../directory/clients/client.dto.js';
import type { ClientMailingDetails, ClientMailingDto } from './client-mail.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const { server } = app;

const pathFor = ({ companyId }: TestMember, email: string | null, on = app) =>
  new URL(on.container.services.refusals.urlFor(companyId, email ?? '')).pathname;
const details = ({ id }: Pick<ClientMailingDto, 'id'>, who = owner) =>
  who.api.read<ClientMailingDetails>(`/client-mailings/${id}`);
const stateOf = async (mailing: ClientMailingDto, client: ClientDto, who = owner) =>
  (await details(mailing, who)).recipients.find(({ client_id }) => client_id === client.id)?.state;

describe('who unsubscribes', () => {
  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form of parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('by %s is left out of later mailings, and the sender is told', async (_what, type, body) => {
    const [gone, other] = [await aClient(owner), await aClient(owner)];
    const path = pathFor(owner, gone.email?.toUpperCase() ?? '');
    const answer = await request(server).post(path).set('content-type', type).send(body);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    const mailing = await aMailing(owner, [gone.id, other.id]);
    expect(mailing).toMatchObject({ counts: { total: 1 }, left_out: 1 });
    expect([await stateOf(mailing, gone), await stateOf(mailing, other)]).toEqual(['left_out', 'waiting']);
    expect(await app.rows('select id from mail_outbox where to_address = $1', [gone.email])).toEqual([]);
  });

  test('still gets what is to them alone, and mails of other companies', async () => {
    const [gone, stranger] = [await aClient(owner), await aCompany(app)];
    await request(server).post(pathFor(owner, gone.email));
    await owner.api.act(
      '/send-single-email',
      singleEmail({ recipient_email: gone.email, client_id: gone.id }),
    );
    const theirs = await aClient(stranger, { email: gone.email });
    const mailing = await aMailing(stranger, [theirs.id]);
    expect(await stateOf(mailing, theirs, stranger)).toBe('waiting');
    expect(await app.rows('select id from mail_outbox where to_address = $1', [gone.email])).toHaveLength(2);
  });

  test('leaves nobody of a mail to them alone: it is refused, and names them', async () => {
    const gone = await aClient(owner, { name: 'Meble Nord' });
    await request(server).post(pathFor(owner, gone.email));
    const answer = await owner.api.post('/send-email-to-clients', mailToClients({ client_ids: [gone.id] }));
    expect(refused(answer, 400, 'clients_unsubscribed').detail).toContain('Meble Nord');
    expect(
      await app.rows(`select id from client_mailings where company_id = $1 and key is not null`, [
        owner.companyId,
      ]),
    ).toEqual([]);
  });

  test('may come back', async () => {
    const client = await aClient(owner);
    const path = pathFor(owner, client.email);
    await request(server).post(path);
    await request(server).post(path);
    const page = await request(server).post(`${path}/again`);
    expect([page.status, page.text.includes(`action="${path}"`)]).toEqual([200, true]);
    expect(await stateOf(await aMailing(owner, [client.id]), client)).toBe('waiting');
  });
});

describe('the page', () => {
  test('only asks: a GET changes nothing', async () => {
    const client = await aClient(owner);
    const path = pathFor(owner, client.email);
    for (const [language, words] of [
      ['pl', 'wypisz mnie'],
      ['en', 'unsubscribe me'],
      ['nb', 'meld meg av'],
    ] as const) {
      const page = await request(server)
        .get(path)
        .set('accept', 'text/html')
        .set('accept-language', language);
      expect(page.status).toBe(200);
      expect(page.text).toContain(words);
      expect(page.text).toContain(owner.companyName);
      expect(page.headers['cache-control']).toBe('no-store');
      // It looks like the other public pages, and needs no style of its own.
      expect(page.text).toContain(`<p class="company">${owner.companyName}</p>`);
      expect(page.text).not.toMatch(/<style| style=/);
      expect(page.headers['content-security-policy']).toContain("style-src 'self';");
    }
    expect(await stateOf(await aMailing(owner, [client.id]), client)).toBe('waiting');
  });

  test('shows the name of a company as its letters', async () => {
    const company = await aCompany(app);
    await app.rows(`update companies set name = '<b>Bałtyk</b>' where id = $1`, [company.companyId]);
    const page = await request(server).get(pathFor(company, 'x@klient.example')).set('accept', 'text/html');
    expect(page.text).toContain('&lt;b&gt;Bałtyk');
    expect(page.text).not.toContain('<b>');
  });

  test('knows no code that it has not made, and none of a company that is gone', async () => {
    const path = pathFor(owner, 'x@klient.example');
    for (const forged of [
      `${path}x`,
      path.replace(/\/(\d+)\./, '/9$1.'),
      '/unsubscribe/',
      '/unsubscribe/<b>',
    ])
      for (const method of ['get', 'post'] as const) {
        const answer = await request(server)[method](forged).set('accept', 'text/html');
        expect(answer.status).toBe(404);
        expect(answer.text).not.toContain('<b>');
      }
    const gone = { ...owner, companyId: 2_000_000_000 };
    expect((await request(server).post(pathFor(gone, 'x@klient.example'))).status).toBe(404);
  });

  test('counts guesses apart: they use up nothing of what right codes need', async () => {
    // One answer, one guess.
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.01' } });
    const company = await aCompany(strict);
    const path = pathFor(company, 'x@klient.example', strict);
    const post = (to: string) => request(strict.server).post(to).set('accept-language', 'no');
    const guesses = [await post(`${path}x`), await post(`${path}x`), await post(`${path}x`)];
    expect(guesses.map(({ status }) => status)).toEqual([404, 429, 429]);
    expect((await post(path)).status).toBe(200);
    const page = await post(path);
    expect(page.status).toBe(429);
    expect(page.headers['content-type']).toContain('text/html');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.text).toContain('lang="no"');
    expect(page.text).toContain('For mange forsøk');
  });
});
