import { beforeAll, describe, expect, test } from '@jest/globals';
import { mailbox } from '../../../testing/account-mails.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aGroup, aSubcontractor } from '../../../testing/directory.js';
import { aPdf } from '../../../testing/documents.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
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
import { cleanUpRegistrationsJob } from './carrier-registration.service.js';

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
const listOf = async (keeper: TestMember) =>
  (await keeper.api.read<CarrierRegistrationPage>('/carrier-registrations', { page_size: 100 })).items;
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
    refused(
      await owner.api.post(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: id }),
      409,
      'carrier_unconfirmed',
    );
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
    const byNumber = await aSubcontractor(owner, {
      vat_number: '774-318-64-91',
      email: 'known@carrier.example',
      country_id: 1,
      post_code: null,
    });
    const byAddress = await aSubcontractor(owner, { vat_number: null, email: 'bare@carrier.example' });
    for (const [known, changes, place] of [
      [byNumber, { vat_number: 'PL 7743186491', email: 'somebody@else.example' }, 0],
      [byNumber, { vat_number: '7743186491', email: 'bare@carrier.example' }, 1],
      [byAddress, { vat_number: 'PL 9999999991', email: 'BARE@carrier.example' }, 0],
    ] as const) {
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
    expect(await carrier(byNumber.id)).toMatchObject(byNumber);
    for (const other of [
      // Another firm: another number at the same address, or the same digits of another country.
      { vat_number: 'PL 9999999992', email: 'known@carrier.example' },
      { vat_number: 'CZ 7743186491' },
      { vat_number: '7743186491', country: 'SK' },
    ]) {
      const { id: theirs } = taken(await submit(await body(other)), 201);
      expect(await registration(theirs)).toMatchObject({ is_known: false });
    }
  });

  test.each([
    ['NO 923 609 016 MVA', 'NO', '923609016', 'NO'],
    ['923609017MVA', null, 'NO923609017', 'NO'],
    ['EL123456789', null, '123456789', 'GR'],
    ['DE 345 678 901', 'PL', '345678901', 'DE'],
  ])('is the same firm with %s of %s as with %s of %s', async (stored, of, vat_number, country) => {
    const [found] = await app.rows<{ id: number }>('select id from countries where code = $1', [of]);
    const known = await aSubcontractor(owner, {
      vat_number: stored,
      country_id: found?.id ?? null,
      post_code: null,
    });
    const { id } = taken(await submit(await body({ vat_number, country })), 201);
    expect(await registration(id)).toMatchObject({ is_known: true, subcontractor_id: known.id });
  });

  test('gets a record of its own whoever registered before under its number, and says so when one was accepted meanwhile', async () => {
    const same = { vat_number: 'PL 5213017228' };
    const bodies = [
      await body({ ...same, email: 'fraud@evil.example' }),
      await body({ ...same, vat_number: '521-301-72-28', email: 'real@firm.example' }),
      await body({ ...same, email: 'third@firm.example' }),
      await body({ ...same, email: 'fourth@firm.example' }),
    ];
    const receipts = (await Promise.all(bodies.map((one) => submit(one)))).map((answer) =>
      taken(answer, 201),
    );
    const found = await Promise.all(receipts.map(({ id }) => registration(id)));
    expect(new Set(found.map((one) => one?.subcontractor_id)).size).toBe(4);
    expect(found.map((one) => one?.is_known)).toEqual([false, false, false, false]);
    const [fraud, real, third, fourth] = receipts.map(({ id }, place) => ({
      id,
      carrier: found[place]?.subcontractor_id ?? 0,
    }));
    if (!fraud || !real || !third || !fourth) throw new Error('Not all have registered');
    const at = ({ id }: { id: number }) => `/carrier-registrations/${id}/accept`;
    await owner.api.act(at(real));
    expect(await carrier(real.carrier)).toMatchObject({ email: 'real@firm.example', is_unconfirmed: false });
    expect(await carrier(fraud.carrier)).toMatchObject({ is_unconfirmed: true });

    const told = await owner.api.post(at(third));
    refused(told, 409, 'carrier_known_meanwhile');
    expect(told.body).toMatchObject({ subcontractor_id: real.carrier });
    refused(await owner.api.post(at(third), { same_as: fraud.carrier }), 409, 'carrier_known_meanwhile');
    const joined = taken(
      await owner.api.post<CarrierRegistration>(at(third), { same_as: real.carrier }),
      200,
    );
    expect(joined).toMatchObject({ subcontractor_id: real.carrier, is_known: true, state: 'accepted' });
    refused(await owner.api.get(`/subcontractor-directory/${third.carrier}`), 404);
    expect(await papersOf(real.carrier)).toHaveLength(2);
    expect(await carrier(real.carrier)).toMatchObject({ email: 'real@firm.example' });

    expect(
      taken(await owner.api.post<CarrierRegistration>(at(fourth), { same_as: null }), 200),
    ).toMatchObject({ subcontractor_id: fourth.carrier, is_known: false });
    taken(await owner.api.post(`/carrier-registrations/${fraud.id}/refuse`), 204);
    refused(await owner.api.get(`/subcontractor-directory/${fraud.carrier}`), 404);
  });

  test('is lost by no decision at the same moment, and holds none up', async () => {
    const known = await aSubcontractor(owner, { vat_number: 'PL 6770065406' });
    for (let round = 0; round < 3; round += 1) {
      const first = await aCarrierRegistration(app, owner, { vat_number: 'PL 6770065406' });
      const own = await aCarrierRegistration(app, owner);
      const { subcontractor_id: ownCarrier } = (await registration(own.id)) ?? {};
      const next = await body({ vat_number: 'PL 6770065406' });
      const answers = await Promise.all([
        submit(next),
        owner.api.post(`/carrier-registrations/${first.id}/${round === 1 ? 'accept' : 'refuse'}`),
        owner.api.post(`/carrier-registrations/${own.id}/refuse`),
        owner.api.delete(`/subcontractors/${ownCarrier}`),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(answers[0].status).toBe(201);
      expect(await registration(answers[0].body.id)).toMatchObject({ subcontractor_id: known.id });
    }
  });

  test('is put to work nowhere before it is accepted, and is not refused at work', async () => {
    const { id } = await aCarrierRegistration(app, owner);
    const { subcontractor_id = 0 } = (await registration(id)) ?? {};
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    const [route = 0] = order.routes;
    const [offer_id = 0] = order.offers;
    // As of a carrier whose price was kept before it had to be accepted.
    await app.rows('update subcontractor_offers set subcontractor_id = $1 where id = $2', [
      subcontractor_id,
      offer_id,
    ]);
    refused(await owner.api.post(`/carrier-registrations/${id}/refuse`), 409, 'still_used');
    expect(await registration(id)).toMatchObject({ state: 'waiting' });
    await app.rows('update orders set status = $1 where id = $2', [OrderStatus.OrderCreated, order.id]);
    refused(
      await owner.api.post(`/orders/${order.id}/send-subcontractor-acceptance`, { route_id: route }),
      409,
      'carrier_unconfirmed',
    );
    await app.rows('update orders set status = 2 where id = $1', [order.id]);
    await app.rows('update order_routes set chosen_offer_id = null where id = $1', [route]);
    const choice = { offer_id };
    refused(await owner.api.put(`/order-routes/${route}/select-offer`, choice), 409, 'carrier_unconfirmed');
    await owner.api.act(`/carrier-registrations/${id}/accept`);
    expect((await owner.api.put(`/order-routes/${route}/select-offer`, choice)).status).toBe(200);
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

  test('tells the owner of nobody whose address is to be confirmed and was not, or who was accepted before', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.2' } });
    const keeper = await aCompany(strict);
    const mails = await mailbox(strict);
    await keeper.api.put('/embedded-form', { takes_carriers: true, confirm_requests: true });
    const first = await aCarrierRegistration(strict, keeper);
    expect(first.awaits_confirmation).toBe(true);
    const mail = await mails.latest((await listOf(keeper))[0]?.email ?? '');
    await keeper.api.act(`/carrier-registrations/${first.id}/accept`);
    const link = /(\/confirm-request\?[^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await fetch(`${strict.url}${link}`, { method: 'POST' })).status).toBe(200);
    expect((await mails.subjects(keeper.email)).filter((one) => one.includes('Nord-Trans'))).toEqual([]);

    // One mail a day is all that the mailbox gets, whichever company asks it.
    const other = await aCompany(strict);
    await other.api.put('/embedded-form', { takes_carriers: true, confirm_requests: true });
    const second = await aCarrierRegistration(strict, other, {
      email: (await listOf(keeper))[0]?.email ?? '',
    });
    expect(second.awaits_confirmation).toBe(false);
    await strict.doJobs();
    expect((await mails.subjects(other.email)).filter((one) => one.includes('Nord-Trans'))).toEqual([]);
    expect((await listOf(other)).map(({ id }) => id)).toContain(second.id);
  });

  test('deletes what nobody confirmed or decided on, with the record that was made of it and its files', async () => {
    const tidy = await testApp();
    const keeper = await aCompany(tidy);
    const undecided = await aCarrierRegistration(tidy, keeper);
    taken(await tidy.api.upload(filePath(undecided.challenge), {}, aPdf), 201);
    const known = await aSubcontractor(keeper, { vat_number: 'PL 1132191233' });
    const ofKnown = await aCarrierRegistration(tidy, keeper, { vat_number: 'PL 1132191233' });
    const accepted = await aCarrierRegistration(tidy, keeper);
    await keeper.api.act(`/carrier-registrations/${accepted.id}/accept`);
    await keeper.api.put('/embedded-form', { takes_carriers: true, confirm_requests: true });
    const unconfirmed = await aCarrierRegistration(tidy, keeper);
    const waiting = await listOf(keeper);
    const daysOf = (id: number) => {
      const { created_at, deleted_at } = waiting.find((one) => one.id === id) ?? {};
      const at = (time: Date) => new Date(time).getTime();
      return deleted_at && created_at ? (at(deleted_at) - at(created_at)) / 86_400_000 : null;
    };
    expect([undecided, ofKnown, unconfirmed, accepted].map(({ id }) => daysOf(id))).toEqual([
      60,
      60,
      7,
      null,
    ]);
    const cleanUp = async () => {
      await tidy.container.jobs.enqueue(cleanUpRegistrationsJob, null);
      await tidy.doJobs();
      return (await listOf(keeper)).map(({ id }) => id).sort((one, other) => one - other);
    };
    const all = [undecided.id, ofKnown.id, accepted.id, unconfirmed.id];
    expect(await cleanUp()).toEqual(all);
    const age = (days: number) =>
      tidy.rows('update carrier_registrations set created_at = $1', [
        new Date(tidy.clock.now().getTime() - days * 86_400_000),
      ]);
    await age(7);
    expect(await cleanUp()).toEqual(all.slice(0, 3));
    await age(59);
    expect(await cleanUp()).toEqual(all.slice(0, 3));
    const files = await tidy.rows<{ storage_key: string }>(
      'select storage_key from carrier_registration_papers where storage_key is not null',
    );
    expect(files).toHaveLength(1);
    await age(60);
    expect(await cleanUp()).toEqual([accepted.id]);
    const left = waiting.filter(({ id }) => id !== accepted.id && id !== ofKnown.id);
    for (const { subcontractor_id: id } of left)
      refused(await keeper.api.get(`/subcontractor-directory/${id}`), 404);
    expect((await keeper.api.get(`/subcontractor-directory/${known.id}`)).status).toBe(200);
    // What is noted here is removed from the storage by a job of its own.
    const discarded = await tidy.rows('select key from discarded_files where key = $1', [
      files[0]?.storage_key,
    ]);
    expect(discarded).toHaveLength(1);
  });

  test('keeps so many bytes of files for one company and no more', async () => {
    const { id, challenge } = await aCarrierRegistration(app, owner);
    taken(await app.api.upload(filePath(challenge), {}, aPdf), 201);
    const sizeAt = (bytes: number) =>
      app.rows('update carrier_registration_papers set file_size = $1 where registration_id = $2', [
        bytes,
        id,
      ]);
    const other = await aCarrierRegistration(app, owner);
    await sizeAt(1024 ** 3 - 10);
    refused(await app.api.upload(filePath(other.challenge), {}, aPdf), 409, 'waiting_files_full');
    await sizeAt(1024 ** 3);
    refused(await app.api.upload(filePath(other.challenge), {}, aPdf), 409, 'waiting_files_full');
    taken(await owner.api.post(`/carrier-registrations/${id}/refuse`), 204);
    taken(await app.api.upload(filePath(other.challenge), {}, aPdf), 201);
  });

  test('tells how many there are beyond the last page, too', async () => {
    const { total } = await owner.api.read<CarrierRegistrationPage>('/carrier-registrations');
    const beyond = await owner.api.read<CarrierRegistrationPage>('/carrier-registrations', { page: 500 });
    expect(beyond).toMatchObject({ items: [], total, page: 500 });
    expect(total).toBeGreaterThan(0);
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
