import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Problem } from '../../../platform/http/api-types.js';
import { faultsIn, type Answer } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { anOrderAt, sendToCarrier } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { CarrierPaper, CarrierVehicle, HeldPaperList } from './carrier.dto.js';
import { remindOfPapersJob } from './paper-reminder.service.js';

const problem = ({ status, body }: Answer<unknown>) => `${status} ${(body as Problem).code}`;

const app = await testApp();
const owner = await aCompany(app, { default_language: 'en' });
const rival = await aCompany(app);
app.clock.set('2026-11-20T09:30:00.000Z');

const of = (id: number, rest: string) => `/subcontractor-directory/${id}/${rest}`;
const aPaper = (id: number, changes: object = {}) =>
  owner.api.create<CarrierPaper>(of(id, 'papers'), {
    kind: 'insurance',
    number: 'OCP 77/2026',
    issuer: 'PZU',
    amount: 300000,
    currency: 'EUR',
    valid_until: '2026-11-19',
    ...changes,
  });
const check = (carrier_check: string, carrier_papers_required = false) =>
  owner.api.change('/company-settings', { carrier_check, carrier_papers_required });

describe('papers and vehicles', () => {
  test('are kept for a carrier, each company its own', async () => {
    const { id } = await aSubcontractor(owner);
    const paper = await aPaper(id);
    expect(paper).toMatchObject({ state: 'expired', amount: 300000, file: null });
    const changed = await owner.api.change<CarrierPaper>(of(id, `papers/${paper.id}`), {
      valid_until: '2027-11-19',
      version: paper.version,
    });
    expect(changed).toMatchObject({ state: 'valid', number: 'OCP 77/2026' });
    expect(
      problem(await owner.api.put(of(id, `papers/${paper.id}`), { number: 'X', version: paper.version })),
    ).toBe('409 changed_meanwhile');
    const { id: other } = await aSubcontractor(owner);
    expect(problem(await owner.api.put(of(other, `papers/${paper.id}`), { number: 'X' }))).toBe(
      '404 not_found',
    );
    expect(problem(await rival.api.put(of(id, `papers/${paper.id}`), { number: 'X' }))).toBe('404 not_found');

    const vehicle = await owner.api.create<CarrierVehicle>(of(id, 'vehicles'), {
      kind: 'reefer',
      plates: ' GD 12345 ',
      pallets: 33,
    });
    expect(vehicle).toMatchObject({ plates: 'GD 12345', pallets: 33, capacity_kg: null });
    await owner.api.remove(of(id, `vehicles/${vehicle.id}`));
    expect(problem(await owner.api.delete(of(id, `vehicles/${vehicle.id}`)))).toBe('404 not_found');
  });

  test('a list of carriers is told of each kind the paper that holds longest, and of nobody else’s', async () => {
    const [a, b, none] = await Promise.all([
      aSubcontractor(owner),
      aSubcontractor(owner),
      aSubcontractor(owner),
    ]);
    await aPaper(a.id, { valid_until: '2026-12-01' });
    await aPaper(a.id, { valid_until: '2026-11-20', number: 'earlier' });
    await aPaper(a.id, { kind: 'licence', number: 'L', valid_until: '2026-11-19' });
    await aPaper(a.id, { kind: 'other', number: 'X', valid_until: '2026-01-01' });
    await aPaper(b.id, { kind: 'licence', number: 'L', valid_until: null });
    await aPaper(b.id, { kind: 'licence', number: 'M', valid_until: '2026-11-25' });
    const query = `/carrier-papers?${[a, b, none].map(({ id }) => `ids=${id}`).join('&')}`;
    expect((await owner.api.read<HeldPaperList>(query)).items).toEqual([
      { subcontractor_id: a.id, kind: 'insurance', valid_until: '2026-12-01', state: 'ends_soon' },
      { subcontractor_id: a.id, kind: 'licence', valid_until: '2026-11-19', state: 'expired' },
      { subcontractor_id: b.id, kind: 'licence', valid_until: null, state: 'valid' },
    ]);
    expect((await rival.api.read<HeldPaperList>(query)).items).toEqual([]);
    expect(problem(await owner.api.get('/carrier-papers'))).toBe('422 validation_failed');
  });

  test('are refused where they say nothing or half', async () => {
    const { id } = await aSubcontractor(owner);
    const paper = { kind: 'insurance', number: 'A' };
    for (const [input, faults] of [
      [{ ...paper, valid_until: '2027-02-30' }, { valid_until: 'not_a_date' }],
      [{ ...paper, amount: 5 }, { currency: 'required' }],
      [{ ...paper, currency: 'PLN' }, { amount: 'required' }],
    ] as const)
      expect(faultsIn(await owner.api.post(of(id, 'papers'), input))).toEqual(faults);
    expect(problem(await owner.api.post(of(id, 'vehicles'), { kind: 'boat', plates: 'X' }))).toBe(
      '422 validation_failed',
    );
  });

  test('a paper has one file, which goes when another takes its place', async () => {
    const { id } = await aSubcontractor(owner);
    const paper = await aPaper(id);
    const upload = (name: string, content: string) =>
      owner.api.upload<CarrierPaper>(of(id, `papers/${paper.id}/file`), {}, { name, content });
    expect((await upload('first.pdf', '%PDF-1.4\n%%EOF\n')).body).toMatchObject({
      file: { filename: 'first.pdf', mime_type: 'application/pdf' },
    });
    const [first] = await app.rows<{ key: string }>(
      'select storage_key as key from carrier_papers where id = $1',
      [paper.id],
    );
    expect((await upload('second.txt', 'Policy')).body).toMatchObject({ file: { filename: 'second.txt' } });
    expect(await app.rows('select key from discarded_files where key = $1', [first?.key])).toHaveLength(1);
    expect(problem(await upload('bad.exe', 'MZ'))).toBe('415 file_type_not_allowed');
    const answer = await owner.api.get(of(id, `papers/${paper.id}/file`));
    expect(answer.headers['content-disposition']).toContain('second.txt');
    expect(problem(await rival.api.get(of(id, `papers/${paper.id}/file`)))).toBe('404 not_found');
  });
});

describe('an order to a carrier whose insurance has expired', () => {
  test('is refused where the company blocks it, unless somebody says why', async () => {
    await check('block');
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const carrierId = order.carriers[0]?.id ?? 0;
    await aPaper(carrierId);
    const send = (more: object = {}) =>
      owner.api.post(`/orders/${order.id}/send-subcontractor-acceptance`, {
        route_id: order.routes[0],
        ...more,
      });
    const answer = await send();
    expect(problem(answer)).toBe('409 carrier_unfit');
    const papers = [{ kind: 'insurance', problem: 'expired', valid_until: '2026-11-19' }];
    expect(answer.body).toMatchObject({ unfit_papers: papers });
    expect(await owner.api.read(of(carrierId, 'fitness'))).toEqual({ check: 'block', papers });
    expect(problem(await send({ accept_unfit_carrier: { reason: '  ' } }))).toBe('422 validation_failed');

    expect((await send({ accept_unfit_carrier: { reason: 'New policy is on its way' } })).status).toBe(200);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.find(({ event }) => event === 'unfit_carrier_accepted')).toMatchObject({
      user_id: owner.id,
      reason: 'New policy is on its way',
      facts: { unfit_papers: papers },
    });
  });

  test('goes where it is shown only, and where nobody looks', async () => {
    for (const [mode, shown] of [
      ['warn', 1],
      ['off', 0],
    ] as const) {
      await check(mode);
      const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
      const carrierId = order.carriers[0]?.id ?? 0;
      await aPaper(carrierId);
      const { papers } = await owner.api.read<{ papers: object[] }>(of(carrierId, 'fitness'));
      expect(papers).toHaveLength(shown);
      await sendToCarrier(order, order.routes[0] ?? 0);
    }
  });

  test('is refused for papers that are demanded and not there', async () => {
    await check('block', true);
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const carrierId = order.carriers[0]?.id ?? 0;
    await aPaper(carrierId, { valid_until: '2026-11-20' });
    const answer = await owner.api.post(`/orders/${order.id}/send-subcontractor-acceptance`, {
      route_id: order.routes[0],
    });
    expect(answer.body).toMatchObject({
      code: 'carrier_unfit',
      unfit_papers: [{ kind: 'licence', problem: 'missing', valid_until: null }],
    });
    await aPaper(carrierId, { kind: 'licence', valid_until: null, amount: null, currency: null });
    await sendToCarrier(order, order.routes[0] ?? 0);
  });
});

test('the owner is told 30 and 7 days before the last day and on it, each once', async () => {
  const { id, name } = await aSubcontractor(owner);
  const paper = await aPaper(id, { valid_until: '2027-05-31' });
  const mails = () =>
    app.rows<{ subject: string; to_address: string }>(
      `select subject, to_address from mail_outbox where cause like $1 order by id`,
      [`carrier paper ${paper.id} %`],
    );
  const on = async (day: string) => {
    app.clock.set(`${day}T09:00:00.000Z`);
    await app.container.jobs.enqueue(remindOfPapersJob, null);
    await app.doJobs();
    await app.container.jobs.enqueue(remindOfPapersJob, null);
    await app.doJobs();
    return (await mails()).length;
  };
  expect(await on('2027-04-30')).toBe(0);
  expect(await on('2027-05-01')).toBe(1);
  expect(await on('2027-05-10')).toBe(1);
  expect(await on('2027-05-24')).toBe(2);
  expect(await on('2027-05-31')).toBe(3);
  expect(await on('2027-06-01')).toBe(3);
  expect(await mails()).toEqual([
    { subject: `${name}: carrier’s insurance ends soon`, to_address: owner.email },
    { subject: `${name}: carrier’s insurance ends soon`, to_address: owner.email },
    { subject: `${name}: carrier’s insurance ends today`, to_address: owner.email },
  ]);
  // A new policy is told of in its turn.
  await owner.api.change(of(id, `papers/${paper.id}`), { valid_until: '2027-06-10' });
  expect(await on('2027-06-02')).toBe(4);
});
