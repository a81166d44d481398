import { beforeAll, describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { mailbox } from '../../../testing/account-mails.js';
import { aClient } from '../../../testing/directory.js';
import { requestFields } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { publicUrl, testApp, type TestApp } from '../../../testing/test-app.js';
import { proofOf } from '../../../testing/website-forms.js';
import type { ClientDto, ClientPage } from '../../directory/clients/client.dto.js';
import type { AuditLogPage } from '../../identity/audit/audit-log.dto.js';
import type { OrderDetails } from '../orders/order.dto.js';
import { minSeconds, maxSeconds } from './challenge.js';
import { cleanUpChallengesJob } from './embedded-request.service.js';
import type { EmbeddedForm, EmbeddedFormView, EmbeddedRequestReceipt } from './embedded-form.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const site = 'https://www.baltyk.example';
let code = '';

beforeAll(async () => {
  const form = await owner.api.put<EmbeddedForm>('/embedded-form', { is_on: true, sites: [site] });
  code = form.body.code ?? '';
});

async function challengeOf(of = code): Promise<{ challenge: string; proof: string }> {
  const { challenge } = await app.api.read<EmbeddedFormView>(`/public/embedded-forms/${of}`, { site });
  return { challenge, proof: proofOf(challenge) };
}

/** The link in the latest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const { html } = await (await mailbox(app)).latest(email);
  return /(\/confirm-request\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

let sender = 0;
async function request(changes: object = {}) {
  const work = await challengeOf();
  app.clock.advance(minSeconds);
  sender += 1;
  return {
    ...requestFields(),
    client_name: 'Fjordfisk AS',
    contact_name: 'Kari Nordmann',
    client_email: `kari${sender}@fjordfisk.example`,
    payment_days: 14,
    language: 'en',
    site: `${site}/contact?from=menu`,
    ...work,
    ...changes,
  };
}
const submit = (body: object, of = code) =>
  app.api.post<EmbeddedRequestReceipt>(`/public/embedded-forms/${of}/requests`, body);

/** A company's form where the limits are so many times what is usual. */
async function aLimitedForm(factor: string, changes: object = {}, on?: TestApp) {
  const limited = on ?? (await testApp({ settings: { RATE_LIMIT_FACTOR: factor } }));
  const keeper = await aCompany(limited);
  const { body: form } = await keeper.api.put<EmbeddedForm>('/embedded-form', { is_on: true, ...changes });
  const path = `/public/embedded-forms/${form.code}`;
  return {
    app: limited,
    keeper,
    request: async (fields: object = {}) => {
      const { challenge } = await limited.api.read<EmbeddedFormView>(path);
      limited.clock.advance(minSeconds);
      return request({ site: undefined, challenge, proof: proofOf(challenge), ...fields });
    },
    submit: (body: object) => limited.api.post<EmbeddedRequestReceipt>(`${path}/requests`, body),
  };
}

const details = (id: number) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
const clientsOf = async (email: string) =>
  (await owner.api.read<ClientPage>('/clients-personal', { q: email })).items;

describe('a request over a website', () => {
  test('becomes an unconfirmed order of an unconfirmed client', async () => {
    const body = await request();
    const receipt = taken(await submit(body), 201);
    expect(receipt).toEqual({ id: expect.any(Number), awaits_confirmation: false });
    const [client] = await clientsOf(body.client_email);
    expect(client).toMatchObject({ name: 'Fjordfisk AS', is_unconfirmed: true, country_id: 1 });
    expect(await details(receipt.id)).toMatchObject({
      status: 0,
      user_id: null,
      client_id: client?.id,
      client_name: 'Fjordfisk AS',
      client_email: body.client_email,
      contact_name: 'Kari Nordmann',
      request_site: site,
      is_unconfirmed: true,
      client_claim: null,
    });
  });

  test('is confirmed by hand with its client, once', async () => {
    const body = await request();
    const { id } = taken(await submit(body), 201);
    refused(await rival.api.post(`/orders/${id}/confirm-request`), 404);
    expect(await owner.api.act<OrderDetails>(`/orders/${id}/confirm-request`)).toMatchObject({
      is_unconfirmed: false,
    });
    expect((await clientsOf(body.client_email))[0]).toMatchObject({ is_unconfirmed: false });
    refused(await owner.api.post(`/orders/${id}/confirm-request`), 409, 'request_confirmed');
  });

  test('of a client who is unconfirmed still makes no second one; the client can be confirmed alone', async () => {
    const first = await request();
    taken(await submit(first), 201);
    const second = await request({
      client_email: first.client_email.toUpperCase(),
      client_name: 'Another name',
    });
    const { id } = taken(await submit(second), 201);
    const [client, ...others] = await clientsOf(first.client_email);
    expect(others).toEqual([]);
    expect(client).toMatchObject({ name: 'Fjordfisk AS' });
    expect(await details(id)).toMatchObject({ client_id: client?.id, client_name: 'Another name' });
    expect(await owner.api.act<ClientDto>(`/clients-personal/${client?.id}/confirm`)).toMatchObject({
      is_unconfirmed: false,
    });
    refused(await rival.api.post(`/clients-personal/${client?.id}/confirm`), 404);
  });

  test('gives its client the name and country that it says once it is confirmed, unless the forwarder changed them', async () => {
    const email = 'first@robot.example';
    taken(await submit(await request({ client_email: email, client_name: 'Robot' })), 201);
    const fields = {
      client_email: email,
      client_name: 'Fjordfisk AS',
      pickup_country: 'NO',
      pickup_post_code: '5003',
    };
    const { id } = taken(await submit(await request(fields)), 201);
    const [first] = await clientsOf(email);
    expect(first).toMatchObject({ name: 'Robot' });
    await owner.api.act(`/orders/${id}/confirm-request`);
    const [client] = await clientsOf(email);
    expect(client).toMatchObject({ name: 'Fjordfisk AS', is_unconfirmed: false });
    expect(client?.country_id).not.toBe(first?.country_id);

    const other = { client_email: 'second@robot.example' };
    const { id: typed } = taken(await submit(await request(other)), 201);
    const [stranger] = await clientsOf(other.client_email);
    await owner.api.change(`/clients-personal/${stranger?.id}`, { name: 'Fjordfisk Bergen AS' });
    await owner.api.act(`/orders/${typed}/confirm-request`);
    expect((await clientsOf(other.client_email))[0]).toMatchObject({
      name: 'Fjordfisk Bergen AS',
      is_unconfirmed: false,
    });
  });

  test('with the address of a client neither changes nor tells them: it only claims to be theirs', async () => {
    const client = await aClient(owner);
    const known = taken(
      await submit(await request({ client_email: client.email, client_name: 'Somebody else' })),
      201,
    );
    const unknown = taken(await submit(await request()), 201);
    expect({ ...known, id: 0 }).toEqual({ ...unknown, id: 0 });
    expect(await owner.api.read<ClientDto>(`/clients-personal/${client.id}`)).toEqual(client);
    expect(await details(known.id)).toMatchObject({
      client_id: null,
      client_name: 'Somebody else',
      claimed_client_id: client.id,
      is_unconfirmed: true,
    });
    expect(await owner.api.act<OrderDetails>(`/orders/${known.id}/confirm-request`)).toMatchObject({
      client_id: client.id,
      client_name: client.name,
      claimed_client_id: null,
      is_unconfirmed: false,
    });
  });

  test('is confirmed when the forwarder names its client, not when anything else of it changes', async () => {
    const { id } = taken(await submit(await request()), 201);
    const { client_id } = await details(id);
    await owner.api.change(`/orders/${id}`, { client_id, pallets_count: 7 });
    expect((await details(id)).is_unconfirmed).toBe(true);
    await owner.api.change(`/orders/${id}`, { client_id: (await aClient(owner)).id });
    expect((await details(id)).is_unconfirmed).toBe(false);
  });

  test('tells all that is wrong with it', async () => {
    const body = await request({ contact_name: ' ', client_email: 'nobody', pallets_count: 0 });
    expect(Object.keys(faultsIn(await submit(body)))).toEqual(
      expect.arrayContaining(['contact_name', 'client_email', 'pallets_count']),
    );
  });
});

describe('confirmation by mail', () => {
  test('a GET changes nothing, the button confirms order and client, a forged link does nothing', async () => {
    await owner.api.put('/embedded-form', { confirm_requests: true });
    const mails = await mailbox(app);
    const body = await request();
    const receipt = taken(await submit(body), 201);
    expect(receipt.awaits_confirmation).toBe(true);
    const { html, subject } = await mails.latest(body.client_email);
    expect(subject).toMatch(/^Please confirm your request to /);
    const link =
      new RegExp(`${publicUrl}(/confirm-request\\?[^"]+)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const open = (path: string, method = 'GET') => fetch(`${app.url}${path}`, { method });

    const page = await open(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`Did you send request ${receipt.id}`);
    expect((await details(receipt.id)).is_unconfirmed).toBe(true);

    const forged = link.replace(/request=\d+/, `request=${receipt.id + 1}`);
    expect((await open(forged, 'POST')).status).toBe(400);
    for (let time = 0; time < 2; time += 1) {
      const done = await open(link, 'POST');
      expect(done.status).toBe(200);
      expect(await done.text()).toContain('is confirmed');
    }
    expect((await details(receipt.id)).is_unconfirmed).toBe(false);
    expect((await clientsOf(body.client_email))[0]?.is_unconfirmed).toBe(false);
    await owner.api.put('/embedded-form', { confirm_requests: false });
  });

  test('confirms for the address that it went to alone', async () => {
    await owner.api.put('/embedded-form', { confirm_requests: true });
    const body = await request();
    const { id } = taken(await submit(body), 201);
    const link = await linkTo(body.client_email);
    await owner.api.change(`/orders/${id}`, { client_email: 'somebody@else.example' });
    for (const method of ['GET', 'POST'])
      expect((await fetch(`${app.url}${link}`, { method })).status).toBe(400);
    expect((await details(id)).is_unconfirmed).toBe(true);
    await owner.api.change(`/orders/${id}`, { client_email: body.client_email.toUpperCase() });
    expect((await fetch(`${app.url}${link}`, { method: 'POST' })).status).toBe(200);
    expect((await details(id)).is_unconfirmed).toBe(false);
    await owner.api.put('/embedded-form', { confirm_requests: false });
  });

  test('holds nothing that was typed', async () => {
    await owner.api.put('/embedded-form', { confirm_requests: true });
    const mails = await mailbox(app);
    const spam = 'Win at https://evil.example';
    const body = await request({
      client_name: spam,
      contact_name: spam,
      notes: spam,
      cargo_type: spam,
      pickup_street: spam,
      delivery_city: spam,
    });
    const { id } = taken(await submit(body), 201);
    const mail = await mails.latest(body.client_email);
    expect(mail.html).toContain(`in transport request ${id}.`);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    await owner.api.put('/embedded-form', { confirm_requests: false });
  });

  test('uses up nothing of what the company may mail in its first day', async () => {
    const limited = await aLimitedForm('0.05', { confirm_requests: true });
    const receipts: EmbeddedRequestReceipt[] = [];
    for (let time = 0; time < 2; time += 1) {
      receipts.push(taken(await limited.submit(await limited.request()), 201));
    }
    expect(receipts.map(({ awaits_confirmation }) => awaits_confirmation)).toEqual([true, true]);
  });

  test('goes to one mailbox so often only, whichever company’s form names it', async () => {
    const limited = await aLimitedForm('0.4', { confirm_requests: true });
    const other = await aLimitedForm('0.4', { confirm_requests: true }, limited.app);
    const send = async (form: typeof limited, client_email: string) =>
      taken(await form.submit(await form.request({ client_email })), 201).awaits_confirmation;
    expect(await send(limited, 'kari@robot.example')).toBe(true);
    expect(await send(limited, 'Kari+1@robot.example')).toBe(true);
    // Taken all the same, and the sender is promised no mail.
    expect(await send(other, 'kari+2@robot.example')).toBe(false);
    expect((await (await mailbox(limited.app)).subjects('kari+2@robot.example')).length).toBe(0);
    expect(await send(other, 'ola@robot.example')).toBe(true);
  });

  test('ends after a week', async () => {
    await owner.api.put('/embedded-form', { confirm_requests: true });
    const mails = await mailbox(app);
    const body = await request();
    const { id } = taken(await submit(body), 201);
    const { html } = await mails.latest(body.client_email);
    const link = /(\/confirm-request\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await owner.api.put('/embedded-form', { confirm_requests: false });
    app.clock.advance(7 * 86_400 + 1);
    expect((await fetch(`${app.url}${link}`, { method: 'POST' })).status).toBe(400);
    expect((await details(id)).is_unconfirmed).toBe(true);
  });
});

describe('robots', () => {
  test('are refused by what they do, each with a code and a text', async () => {
    const cases = [
      [{ website: 'https://spam.example' }, 400, 'form_filled_by_machine'],
      [{ proof: '1' }, 400, 'form_proof_wrong'],
      [{ challenge: 'made.1780000000.up' }, 400, 'form_challenge_invalid'],
      [{ site: 'https://evil.example/' }, 403, 'site_not_allowed'],
    ] as const;
    for (const [changes, status, problem] of cases)
      expect(refused(await submit(await request(changes)), status, problem).detail).not.toBe('');
  });

  test('are refused before a person could have filled in the form, and after it was open for too long', async () => {
    const fresh = { ...(await request()), ...(await challengeOf()) };
    refused(await submit(fresh), 400, 'form_too_fast');
    app.clock.advance(maxSeconds + 1);
    refused(await submit(fresh), 400, 'form_challenge_invalid');
  });

  test('use no challenge twice, also at the same moment, and none of another form', async () => {
    const body = await request();
    const answers = await Promise.all([
      submit(body),
      submit({ ...body, client_email: 'other@fjordfisk.example' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    refused(await submit(body), 409, 'form_challenge_used');
    const { body: other } = await rival.api.put<EmbeddedForm>('/embedded-form', {
      is_on: true,
      sites: [site],
    });
    refused(await submit(await request(), other.code ?? ''), 400, 'form_challenge_invalid');
  });

  test('leave nothing of a challenge that nobody could use any more', async () => {
    const nonces = () => app.rows('select nonce from spent_challenges');
    taken(await submit(await request()), 201);
    await app.rows("update spent_challenges set expires_at = now() - interval '1 second'");
    taken(await submit(await request()), 201);
    // No request waits for another's clearing up.
    expect((await nonces()).length).toBeGreaterThan(1);
    await app.container.jobs.enqueue(cleanUpChallengesJob, null);
    await app.doJobs();
    expect(await nonces()).toHaveLength(1);
  });

  test('are limited by what they say they are', async () => {
    const limited = await aLimitedForm('1');
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const body = await limited.request({ client_email: 'one@robot.example' });
      answers.push((await limited.submit(body)).status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('count once with a proof, however often they send it', async () => {
    const limited = await aLimitedForm('0.4');
    const body = await limited.request();
    taken(await limited.submit(body), 201);
    for (let time = 0; time < 3; time += 1) refused(await limited.submit(body), 409, 'form_challenge_used');
    const again = await limited.request({ client_email: body.client_email });
    taken(await limited.submit(again), 201);
    const refusedOne = await limited.request({ client_email: body.client_email });
    refused(await limited.submit(refusedOne), 429);
    // Nothing was taken with it, so it is not answered like one that was.
    refused(await limited.submit(refusedOne), 400, 'form_challenge_invalid');
  });

  test('count nothing with a request that has a fault, which can be sent again', async () => {
    const limited = await aLimitedForm('0.4');
    await limited.keeper.api.change('/company-settings', { payment_terms_days: null });
    const { payment_days: _days, ...body } = await limited.request();
    for (let time = 0; time < 3; time += 1)
      expect(Object.keys(faultsIn(await limited.submit(body)))).toEqual(['payment_days']);
    expect(faultsIn(await limited.submit({ ...body, client_name: ' ' }))).toEqual({
      client_name: 'required',
      payment_days: 'required',
    });
    taken(await limited.submit({ ...body, payment_days: 14 }), 201);
  });
});

describe('the form of a company', () => {
  test('is off and has no code before it is saved, and is the owner’s alone', async () => {
    const other = await aCompany(app);
    expect(await other.api.read<EmbeddedForm>('/embedded-form')).toMatchObject({
      is_on: false,
      code: null,
      sites: [],
    });
    const colleague = await aCollaborator(app, owner);
    refused(await colleague.api.get('/embedded-form'), 403, 'owner_only');
    refused(await other.api.post('/embedded-form/renew-code'), 404);
  });

  test('keeps sites as origins and refuses what is none', async () => {
    const saved = await owner.api.put<EmbeddedForm>('/embedded-form', {
      sites: ['WWW.Baltyk.example/', site, 'http://localhost:8080'],
      accent: '#0B6E4F',
      theme: 'dark',
    });
    expect(saved.body).toMatchObject({
      sites: [site, 'http://localhost:8080'],
      accent: '#0b6e4f',
      theme: 'dark',
    });
    const bad = [
      'https://a.example/path',
      '*.example.com',
      'https://u:p@a.example',
      "a.example; script-src 'x'",
    ];
    const answer = await owner.api.put('/embedded-form', { sites: bad });
    expect(Object.keys(faultsIn(answer))).toEqual(bad.map((_one, index) => `sites[${index}]`));
    await owner.api.put('/embedded-form', { sites: [site], accent: null, theme: 'auto' });
  });

  test('is shown by its code on its sites alone', async () => {
    const page = (of: string, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/embed/${of}?lang=en`, { headers: { accept: 'text/html', ...headers } });
    const shown = await page(code, { referer: `${site}/` });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${site}`);
    const elsewhere = await page(code, { referer: 'https://evil.example/' });
    expect(elsewhere.status).toBe(403);
    expect(await elsewhere.text()).toContain('may not be used on this website');
    expect((await page('x'.repeat(22))).status).toBe(404);
    refused(
      await app.api.get(`/public/embedded-forms/${code}?site=https://evil.example`),
      403,
      'site_not_allowed',
    );
    const crossing = await fetch(`${app.url}/api/public/embedded-forms/${code}/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify(await request({ site: undefined })),
    });
    expect(crossing.status).toBe(403);
    expect(((await crossing.json()) as { code: string }).code).toBe('site_not_allowed');
  });

  test('ends with a renewed code, and while it is off', async () => {
    const body = await request();
    const renewed = await owner.api.act<EmbeddedForm>('/embedded-form/renew-code');
    expect(renewed.code).not.toBe(code);
    refused(await submit(body), 404, 'form_not_available');
    // A challenge is of the code that it was made for.
    refused(await submit(body, renewed.code ?? ''), 400, 'form_challenge_invalid');
    code = renewed.code ?? '';
    await owner.api.put('/embedded-form', { is_on: false });
    refused(await app.api.get(`/public/embedded-forms/${code}`), 404, 'form_not_available');
    await owner.api.put('/embedded-form', { is_on: true });
  });

  test('stands in the audit log with each change', async () => {
    const { items } = await owner.api.read<AuditLogPage>('/audit-log', {
      record: 'embedded_form',
      page_size: 100,
    });
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['embedded_form.created', 'embedded_form.updated']),
    );
    expect(items.every(({ actor_id }) => actor_id === owner.id)).toBe(true);
  });
});
