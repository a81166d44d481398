import { beforeAll, describe, expect, test } from '@jest/globals';
import { mailbox } from '../../../testing/account-mails.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aGroup, aSubcontractor } from '../../../testing/directory.js';
import { aPdf } from '../../../testing/documents.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import { aCarrierRegistration, carrierFields, proven } from '../../../testing/website-forms.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { ContactList } from '../../directory/contacts/contact.dto.js';
import type { SubcontractorDirectoryPage } from '../../directory/subcontractors/subcontractor-directory.dto.js';
import type { SubcontractorDto } from '../../directory/subcontractors/subcontractor.dto.js';
import type { AuditLogPage } from '../../identity/audit/audit-log.dto.js';
import type { CarrierPaperList } from '../carriers/carrier.dto.js';
import { maxSeconds } from '../embedded-forms/challenge.js';
import type { EmbeddedForm } from '../embedded-forms/embedded-form.dto.js';
import type { OrderDetails } from '../orders/order.dto.js';
import type { PriceRequestAnswer } from '../routes/price-request.dto.js';
import type {
  CarrierRegistration,
  CarrierRegistrationPage,
  CarrierRegistrationReceipt,
} from './carrier-registration.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const site = 'https://www.baltyk.example';
let code = '';

beforeAll(async () => {
  const form = await owner.api.put<EmbeddedForm>('/embedded-form', { takes_carriers: true, sites: [site] });
  code = form.body.code ?? '';
});

const body = async (changes: object = {}) => ({
  ...carrierFields(),
  site: `${site}/przewoznicy`,
  ...(await proven(app, code, 'carrier')),
  ...changes,
});
const submit = (sent: object, of = code) =>
  app.api.post<CarrierRegistrationReceipt>(`/public/embedded-forms/${of}/carriers`, sent);
const registrations = async (query: Record<string, string | number> = {}) =>
  (await owner.api.read<CarrierRegistrationPage>('/carrier-registrations', query)).items;
const registration = async (id: number) =>
  (await registrations({ page_size: 100 })).find((one) => one.id === id);
const carrier = (id: number) => owner.api.read<SubcontractorDto>(`/subcontractor-directory/${id}`);
const papersOf = async (id: number) =>
  (await owner.api.read<CarrierPaperList>(`/subcontractor-directory/${id}/papers`)).items;
const filePath = (challenge: string, position = 0) =>
  `/public/embedded-forms/carriers/papers?challenge=${challenge}&position=${position}`;

describe('a carrier who registers over a website', () => {
  test('becomes a subcontractor whom nobody asks before it is accepted', async () => {
    const sent = await body();
    const receipt = taken(await submit(sent), 201);
    expect(receipt).toEqual({ id: expect.any(Number), awaits_confirmation: false });
    const found = await registration(receipt.id);
    expect(found).toMatchObject({
      is_known: false,
      state: 'waiting',
      name: sent.name,
      vat_number: sent.vat_number,
      contact_name: 'Jan Kowalski',
      fleet: [{ kind: 'tautliner', count: 12, capacity_kg: 24_000 }],
      lanes: [{ from_country: 'PL', from_region: 'Pomorskie', to_country: 'NO', to_region: null }],
      papers: [{ kind: 'insurance', number: 'OCP/2026/118', valid_until: '2027-03-31', file: null }],
      site,
      email_confirmed_at: null,
    });
    const id = found?.subcontractor_id ?? 0;
    expect(await carrier(id)).toMatchObject({
      name: sent.name,
      email: sent.email,
      vat_number: sent.vat_number,
      country_id: 1,
      user_id: null,
      is_unconfirmed: true,
    });

    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const route = order.routes[0] ?? 0;
    const ask = () =>
      owner.api.create<PriceRequestAnswer>(`/order-routes/${route}/price-requests`, {
        subcontractor_ids: [id],
      });
    expect(await ask()).toMatchObject({
      sent: 0,
      skipped: [{ subcontractor_id: id, reason: 'unconfirmed' }],
    });
    const link = {
      kind: 'subcontractor-offer',
      order_id: order.id,
      route_id: route,
      subcontractor_id: id,
    };
    refused(await owner.api.post('/links', link), 409, 'carrier_unconfirmed');
    const group = await aGroup(owner);
    refused(await owner.api.post(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: id }), 404);
    expect(await owner.api.read<OrderDetails>(`/orders/${order.id}/details`)).toMatchObject({ status: 1 });

    const list = (is_unconfirmed: boolean) =>
      owner.api.read<SubcontractorDirectoryPage>('/subcontractor-directory', {
        is_unconfirmed,
        page_size: 100,
      });
    expect((await list(true)).items.map((one) => one.id)).toContain(id);
    expect((await list(false)).items.map((one) => one.id)).not.toContain(id);

    const accepted = await owner.api.act<CarrierRegistration>(`/carrier-registrations/${receipt.id}/accept`);
    expect(accepted).toMatchObject({ state: 'accepted', decided_at: expect.any(String) });
    expect(await carrier(id)).toMatchObject({ is_unconfirmed: false });
    expect(await papersOf(id)).toMatchObject([
      {
        kind: 'insurance',
        number: 'OCP/2026/118',
        issuer: 'PZU SA',
        valid_until: '2027-03-31',
        state: 'valid',
      },
    ]);
    const people = await owner.api.read<ContactList>(`/subcontractor-directory/${id}/contacts`);
    expect(people.items).toMatchObject([{ name: 'Jan Kowalski', email: sent.email, language: 'en' }]);
    expect(await ask()).toMatchObject({ sent: 1, skipped: [] });
    refused(await owner.api.post(`/carrier-registrations/${receipt.id}/accept`), 409, 'registration_decided');
    refused(await owner.api.post(`/carrier-registrations/${receipt.id}/refuse`), 409, 'registration_decided');
  });

  test('is deleted with its papers when it is refused, and stands in the audit log', async () => {
    const { id, challenge } = await aCarrierRegistration(app, owner);
    taken(await app.api.upload(filePath(challenge), {}, aPdf), 201);
    const subcontractor = (await registration(id))?.subcontractor_id ?? 0;
    taken(await owner.api.post(`/carrier-registrations/${id}/refuse`), 204);
    expect(await registration(id)).toBeUndefined();
    refused(await owner.api.get(`/subcontractor-directory/${subcontractor}`), 404);
    refused(await app.api.upload(filePath(challenge), {}, aPdf), 400, 'form_challenge_invalid');
    const { items } = await owner.api.read<AuditLogPage>('/audit-log', { record: 'carrier_registration' });
    expect(items.map(({ action, record_id }) => `${action} ${record_id}`)).toEqual(
      expect.arrayContaining([`carrier_registration.created ${id}`, `carrier_registration.deleted ${id}`]),
    );
    expect(items.some(({ before, after }) => JSON.stringify([before, after]).includes('nonce'))).toBe(false);
  });

  test('whom the company knows by tax number or address changes nothing by it, and gets the same answer', async () => {
    const known = await aSubcontractor(owner, {
      vat_number: '774-318-64-91',
      email: 'known@carrier.example',
    });
    for (const [place, changes] of [
      { vat_number: 'PL 7743186491', email: 'somebody@else.example' },
      { vat_number: 'PL 9999999991', email: 'KNOWN@carrier.example' },
    ].entries()) {
      const receipt = taken(await submit(await body({ ...changes, name: 'Stranger Ltd' })), 201);
      expect(receipt).toEqual({ id: expect.any(Number), awaits_confirmation: false });
      expect(await carrier(known.id)).toMatchObject(known);
      expect(await registration(receipt.id)).toMatchObject({
        subcontractor_id: known.id,
        subcontractor_name: known.name,
        is_known: true,
        state: 'waiting',
      });
      expect(await papersOf(known.id)).toHaveLength(place);
      await owner.api.act(`/carrier-registrations/${receipt.id}/accept`);
      expect(await papersOf(known.id)).toHaveLength(place + 1);
      expect(await carrier(known.id)).toMatchObject(known);
    }
    const { id } = taken(await submit(await body({ vat_number: '7743186491' })), 201);
    taken(await owner.api.post(`/carrier-registrations/${id}/refuse`), 204);
    expect(await carrier(known.id)).toMatchObject(known);
  });

  test('twice at the same moment is one subcontractor, which stays while one of the registrations waits', async () => {
    const same = { vat_number: 'NO 923 609 016 MVA', country: 'NO' };
    const bodies = [await body(same), await body({ ...same, vat_number: '923609016' })];
    const receipts = (await Promise.all(bodies.map((one) => submit(one)))).map((answer) =>
      taken(answer, 201),
    );
    const found = await Promise.all(receipts.map(({ id }) => registration(id)));
    expect(new Set(found.map((one) => one?.subcontractor_id)).size).toBe(1);
    expect(found.map((one) => one?.is_known).sort()).toEqual([false, true]);
    taken(await owner.api.post(`/carrier-registrations/${receipts[0]?.id}/refuse`), 204);
    const id = found[0]?.subcontractor_id ?? 0;
    expect(await carrier(id)).toMatchObject({ is_unconfirmed: true });
    await owner.api.act(`/carrier-registrations/${receipts[1]?.id}/accept`);
    expect(await carrier(id)).toMatchObject({ is_unconfirmed: false });
  });

  test('is told of all that is wrong', async () => {
    const wrong = await body({
      name: ' ',
      email: 'nobody',
      country: 'XX',
      lanes: [{ from_country: 'PL', to_country: 'QQ' }],
      fleet: [{ kind: 'ship', count: 0 }],
      papers: [{ kind: 'insurance', number: ' ', valid_until: '2027-02-30' }],
    });
    expect(Object.keys(faultsIn(await submit(wrong))).sort()).toEqual([
      'country',
      'email',
      'fleet.0.count',
      'fleet.0.kind',
      'lanes.0.to_country',
      'name',
      'papers.0.number',
      'papers.0.valid_until',
    ]);
    const long = await body({ papers: Array.from({ length: 6 }, () => ({ kind: 'other', number: '1' })) });
    expect(Object.keys(faultsIn(await submit(long)))).toEqual(['papers']);
  });
});

describe('files of papers', () => {
  test('come with the challenge of the registration, are checked, and are the subcontractor’s once it is accepted', async () => {
    const { id, challenge } = await aCarrierRegistration(app, owner);
    const file = { name: '../../ocp.pdf', content: aPdf.content };
    expect(taken(await app.api.upload(filePath(challenge), {}, file), 201)).toEqual({ filename: 'ocp.pdf' });
    const [paper] = (await registration(id))?.papers ?? [];
    expect(paper?.file).toEqual({ filename: 'ocp.pdf', mime_type: 'application/pdf', size: 15 });
    const path = `/carrier-registrations/${id}/papers/${paper?.id}/file`;
    expect((await owner.api.get(path)).status).toBe(200);
    refused(await rival.api.get(path), 404);

    for (const [wrong, status, problem] of [
      [{ name: 'ocp.exe', content: 'MZ' }, 415, 'file_type_not_allowed'],
      [{ name: 'ocp.docx', content: 'PK' }, 415, 'file_type_not_allowed'],
      [{ name: 'ocp.pdf', content: '<html>' }, 415, 'file_content_differs'],
      [{ name: 'ocp.pdf', content: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4') }, 413, 'body_too_large'],
    ] as const)
      refused(await app.api.upload(filePath(challenge), {}, wrong), status, problem);
    refused(await app.api.upload(filePath(challenge, 3), {}, aPdf), 404);
    const forged = challenge.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const other of [forged, 'none', `${'x'.repeat(22)}.1.${'y'.repeat(43)}`])
      refused(await app.api.upload(filePath(other), {}, aPdf), 400, 'form_challenge_invalid');

    const { subcontractor_id } = await owner.api.act<CarrierRegistration>(
      `/carrier-registrations/${id}/accept`,
    );
    const [kept] = await papersOf(subcontractor_id);
    expect(kept).toMatchObject({ file: { filename: 'ocp.pdf' } });
    await app.doJobs();
    const download = await owner.api.get(
      `/subcontractor-directory/${subcontractor_id}/papers/${kept?.id}/file`,
    );
    expect(download.status).toBe(200);
    refused(await app.api.upload(filePath(challenge), {}, aPdf), 409, 'registration_decided');
  });

  test('come for three hours', async () => {
    const { challenge } = await aCarrierRegistration(app, owner);
    app.clock.advance(maxSeconds + 3600 + 1);
    refused(await app.api.upload(filePath(challenge), {}, aPdf), 400, 'form_challenge_invalid');
  });
});

describe('robots', () => {
  test('are refused as at the form for requests', async () => {
    const cases = [
      [{ website: 'https://spam.example' }, 400, 'form_filled_by_machine'],
      [{ proof: '1' }, 400, 'form_proof_wrong'],
      [{ challenge: 'made.1780000000.up' }, 400, 'form_challenge_invalid'],
      [{ site: 'https://evil.example/' }, 403, 'site_not_allowed'],
    ] as const;
    for (const [changes, status, problem] of cases)
      refused(await submit(await body(changes)), status, problem);
    const old = await body();
    app.clock.advance(maxSeconds + 1);
    refused(await submit(old), 400, 'form_challenge_invalid');
    const twice = await body();
    const answers = await Promise.all([submit(twice), submit({ ...twice, email: 'other@carrier.example' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    refused(await submit(twice), 409, 'form_challenge_used');
  });

  test('come over the limits of an address, a company and a sender no more', async () => {
    const limited = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.05' } });
    const keeper = await aCompany(limited);
    const send = (changes: object = {}) => aCarrierRegistration(limited, keeper, changes);
    await send({ email: 'jan@one.example' });
    await expect(send({ email: 'JAN+2@one.example' })).rejects.toThrow(/429/);
  });
});

describe('the form for carriers', () => {
  test('is another than that for requests: each is turned on by itself', async () => {
    refused(await app.api.get(`/public/embedded-forms/${code}`), 404, 'form_not_available');
    const shown = await fetch(`${app.url}/carrier-form/${code}?lang=no`, {
      headers: { referer: `${site}/` },
    });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${site}`);
    expect((await fetch(`${app.url}/embed/${code}`)).status).toBe(404);
    const elsewhere = await fetch(`${app.url}/carrier-form/${code}`, {
      headers: { referer: 'https://evil.example/' },
    });
    expect(elsewhere.status).toBe(403);
    const { carrier_url } = await owner.api.read<EmbeddedForm>('/embedded-form');
    expect(carrier_url).toBe(`${publicUrl}/carrier-form/${code}`);
    const waiting = await body();
    await owner.api.put('/embedded-form', { takes_carriers: false });
    refused(await submit(waiting), 404, 'form_not_available');
    await owner.api.put('/embedded-form', { takes_carriers: true });
  });

  test('never touches another company', async () => {
    const theirs = await aSubcontractor(rival, {
      vat_number: 'PL 5260001246',
      email: 'theirs@carrier.example',
    });
    const sent = await body({ vat_number: '526-000-12-46', email: 'theirs@carrier.example' });
    const { id } = taken(await submit(sent), 201);
    expect(await registration(id)).toMatchObject({ is_known: false });
    expect(await rival.api.read<SubcontractorDto>(`/subcontractor-directory/${theirs.id}`)).toMatchObject(
      theirs,
    );
    const { items } = await rival.api.read<CarrierRegistrationPage>('/carrier-registrations');
    expect(items).toEqual([]);
    for (const act of ['accept', 'refuse'])
      refused(await rival.api.post(`/carrier-registrations/${id}/${act}`), 404);
    // A challenge is of the form that it was made for.
    const other = await rival.api.put<EmbeddedForm>('/embedded-form', { takes_carriers: true });
    refused(
      await submit(await body({ site: undefined }), other.body.code ?? ''),
      400,
      'form_challenge_invalid',
    );
  });

  test('tells the owner by mail, once the address is confirmed where the company wants that', async () => {
    const mails = await mailbox(app);
    const first = await body({ name: 'Trans <b>Nord</b>' });
    taken(await submit(first), 201);
    const notice = await mails.latest(owner.email);
    expect(notice.subject).toContain('Trans <b>Nord</b>');
    expect(notice.html).not.toContain('<b>Nord</b>');
    expect(notice.html).toContain(`${publicUrl}/subcontractors/`);

    await owner.api.put('/embedded-form', { confirm_requests: true });
    const before = (await mails.subjects(owner.email)).length;
    const sent = await body({ name: 'Win at https://evil.example' });
    const receipt = taken(await submit(sent), 201);
    expect(receipt.awaits_confirmation).toBe(true);
    const mail = await mails.latest(sent.email);
    expect(mail.subject).toMatch(/^Please confirm your registration with /);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    expect((await mails.subjects(owner.email)).length).toBe(before);

    const link = /(\/confirm-request\?[^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const open = (path: string, method = 'GET') => fetch(`${app.url}${path}`, { method });
    expect(await (await open(link)).text()).toContain(`Did you send carrier registration ${receipt.id}`);
    expect((await registration(receipt.id))?.email_confirmed_at).toBeNull();
    // A link of a registration confirms no request of the same number, and no other registration.
    for (const forged of [link.replace('request=c', 'request='), link.replace(/request=c\d+/, 'request=c1')])
      expect((await open(forged, 'POST')).status).toBe(400);
    for (let time = 0; time < 2; time += 1) expect((await open(link, 'POST')).status).toBe(200);
    expect((await registration(receipt.id))?.email_confirmed_at).not.toBeNull();
    expect((await mails.subjects(owner.email)).length).toBe(before + 1);
    const { subcontractor_id = 0 } = (await registration(receipt.id)) ?? {};
    expect(await carrier(subcontractor_id)).toMatchObject({ is_unconfirmed: true });
    await owner.api.put('/embedded-form', { confirm_requests: false });
  });

  test('is the owner’s to set up, and every member’s to work off', async () => {
    const colleague = await aCollaborator(app, owner);
    refused(await colleague.api.put('/embedded-form', { takes_carriers: false }), 403, 'owner_only');
    const { id } = await aCarrierRegistration(app, owner);
    expect(await colleague.api.act<CarrierRegistration>(`/carrier-registrations/${id}/accept`)).toMatchObject(
      {
        state: 'accepted',
      },
    );
  });
});
