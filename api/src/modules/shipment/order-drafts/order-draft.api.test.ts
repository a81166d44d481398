import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { requestFields } from '../../../testing/orders.js';
import { aCollaborator, aCompany, anAdministrator, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ErasureReport } from '../../insight/privacy/erasure.dto.js';
import type { OrderDetails, OrderPage } from '../orders/order.dto.js';
import type { OrderDraft, OrderDraftPage, OrderDraftValues } from './order-draft.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const colleague = await aCollaborator(app, owner);
const rival = await aCompany(app);

const make = (values: object, who: TestMember = owner) =>
  who.api.create<OrderDraft>('/order-drafts', { values });
const drafts = async (who: TestMember) => (await who.api.read<OrderDraftPage>('/order-drafts')).items;
const orders = async (who: TestMember) => (await who.api.read<OrderPage>('/orders')).total;
const order = () => ({ ...requestFields(), client_email: 'ola@client.example' });

describe('a draft', () => {
  test('keeps what is known, however little, and has a title of it', async () => {
    const client = await aClient(owner, { name: 'Fjordfisk AS' });
    const draft = await make({
      client_id: client.id,
      client_email: ' ola@ ',
      pickup_city: 'Gdańsk',
      pickup_street: '   ',
      pickup_date: '2026-12-01T08:00:00+01:00',
      pallets_count: 0.5,
      body_type: 'reefer',
      notes: null,
    });
    expect(draft).toMatchObject({
      title: 'Fjordfisk AS, Gdańsk → …',
      client_name: 'Fjordfisk AS',
      user_id: owner.id,
      version: 1,
      values: {
        client_id: client.id,
        client_email: 'ola@',
        pickup_city: 'Gdańsk',
        pickup_date: '2026-12-01T07:00:00.000Z',
        pallets_count: 0.5,
        body_type: 'reefer',
      },
    });
    expect(Object.keys(draft.values)).toHaveLength(6);
    await owner.api.remove(`/order-drafts/${draft.id}`);
  });

  test.each<[OrderDraftValues, string | null]>([
    [{}, null],
    [{ notes: 'Dzwonił Jan' }, null],
    [{ client_email: 'a@b.example' }, 'a@b.example'],
    [{ delivery_city: 'Oslo' }, '… → Oslo'],
    [{ client_email: 'a@b.example', pickup_city: 'Łódź', delivery_city: 'Oslo' }, 'a@b.example, Łódź → Oslo'],
  ])('of %j is called %s', async (values, title) => {
    const draft = await make(values);
    expect(draft.title).toBe(title);
    await owner.api.remove(`/order-drafts/${draft.id}`);
  });

  test('is the company’s: a colleague goes on with it, and it is in no list of orders', async () => {
    const first = await make({ pickup_city: 'Gdańsk' });
    const second = await make({ pickup_city: 'Łódź' }, colleague);
    expect((await drafts(colleague)).map(({ id, user_id }) => [id, user_id])).toEqual([
      [second.id, colleague.id],
      [first.id, owner.id],
    ]);
    const changed = await colleague.api.change<OrderDraft>(`/order-drafts/${first.id}`, {
      values: { delivery_city: 'Oslo' },
      version: first.version,
    });
    expect(changed).toMatchObject({ title: '… → Oslo', user_id: owner.id, version: 2 });
    expect(changed.values).toEqual({ delivery_city: 'Oslo' });
    expect((await drafts(owner)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await owner.api.read<OrderDraftPage>('/order-drafts?page=2&page_size=1')).toMatchObject({
      items: [{ id: second.id }],
      total: 2,
      total_pages: 2,
    });
    expect(await orders(owner)).toBe(0);
    for (const { id } of [first, second]) await owner.api.remove(`/order-drafts/${id}`);
  });

  test('that a colleague changed meanwhile is not overwritten', async () => {
    const { id } = await make({ pickup_city: 'Gdańsk' });
    const save = (who: TestMember, city: string) =>
      who.api.send('PUT', `/order-drafts/${id}`, { values: { pickup_city: city }, version: 1 });
    const answers = await Promise.all([save(owner, 'Sopot'), save(colleague, 'Gdynia')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    refused(await save(owner, 'Hel'), 409, 'changed_meanwhile');
    await owner.api.remove(`/order-drafts/${id}`);
  });

  test('of another company is not there, nor is another company’s client', async () => {
    const { id } = await make({}, rival);
    const { id: client_id } = await aClient(rival);
    refused(await owner.api.get(`/order-drafts/${id}`), 404);
    refused(await owner.api.send('PUT', `/order-drafts/${id}`, { values: {} }), 404);
    refused(await owner.api.send('DELETE', `/order-drafts/${id}`), 404);
    refused(await owner.api.post('/quotations', { ...order(), draft_id: id }), 404);
    refused(await owner.api.post('/order-drafts', { values: { client_id } }), 404);
    expect(await drafts(owner)).toEqual([]);
    expect(await drafts(rival)).toHaveLength(1);
  });

  test('is nothing for whoever belongs to no company', async () => {
    const administrator = await anAdministrator(app);
    refused(await administrator.api.get('/order-drafts'), 403, 'no_company');
    refused(await administrator.api.post('/order-drafts', { values: {} }), 403, 'no_company');
    refused(await app.api.get('/order-drafts'), 401);
  });

  test('holds no other fields, and no more than they may', async () => {
    const faults = async (values: object) => faultsIn(await owner.api.post('/order-drafts', { values }));
    expect(await faults({ status: 3 })).toEqual({ 'values.status': 'unknown_field' });
    expect(await faults({ notes: 'x'.repeat(4001) })).toEqual({ 'values.notes': 'too_long' });
    expect(await faults({ pickup_date: '2026-02-30' })).toEqual({ 'values.pickup_date': 'not_a_date' });
    expect(await faults({ delivery_date: '9999-01-01T00:00:00Z' })).toEqual({
      'values.delivery_date': 'year_out_of_range',
    });
    expect(await faults({ weight: 'heavy' })).toMatchObject({ 'values.weight': expect.any(String) });
    expect(faultsIn(await owner.api.post('/order-drafts', {}))).toEqual({ values: 'required' });
  });
});

test('the log tells who began a draft, and nothing of what was typed', async () => {
  const company = await aCompany(app);
  const { id } = await make({ client_email: 'ola@client.example', notes: 'Szkło' }, company);
  await company.api.change(`/order-drafts/${id}`, { values: { notes: 'Okna' } });
  await company.api.remove(`/order-drafts/${id}`);
  const entries = await app.rows<{ action: string; actor_id: number; before: object; after: object }>(
    `select action, actor_id, before, after from audit_log where company_id = $1 and record = 'order_draft' order by id`,
    [company.companyId],
  );
  expect(entries.map(({ action }) => action)).toEqual(['order_draft.created', 'order_draft.deleted']);
  for (const { actor_id, before, after } of entries) {
    expect(actor_id).toBe(company.id);
    expect(JSON.stringify([before, after])).not.toMatch(/Szkło|Okna|ola@/);
  }
});

describe('an order that is completed from a draft', () => {
  test('takes its place at once', async () => {
    const { id } = await make({ pickup_city: 'Gdańsk' });
    const { status } = await owner.api.create<OrderDetails>('/quotations', { ...order(), draft_id: id });
    expect(status).toBe(0);
    expect(await drafts(owner)).toEqual([]);
    expect(await orders(owner)).toBe(1);
  });

  test('is made once, whoever of two is first', async () => {
    const before = await orders(owner);
    const { id } = await make({});
    const answers = await Promise.all(
      [owner, colleague].map(({ api }) => api.post('/quotations', { ...order(), draft_id: id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect(await orders(owner)).toBe(before + 1);
  });

  test('is made of the draft as it is now, not of an older one', async () => {
    const { id } = await make({});
    await colleague.api.change(`/order-drafts/${id}`, { values: { cargo_type: 'Szkło' } });
    const fields = { ...order(), draft_id: id };
    refused(await owner.api.post('/quotations', { ...fields, draft_version: 1 }), 409, 'changed_meanwhile');
    expect((await owner.api.post('/quotations', { ...fields, draft_version: 2 })).status).toBe(201);
  });

  test('leaves the draft where the order is refused', async () => {
    const { id } = await make({});
    const { client_email, ...incomplete } = order();
    expect(client_email).toBeTruthy();
    refused(await owner.api.post('/quotations', { ...incomplete, draft_id: id }), 422);
    expect((await drafts(owner)).map((draft) => draft.id)).toEqual([id]);
    await owner.api.remove(`/order-drafts/${id}`);
  });
});

test('an erasure takes the person out of drafts, and nobody else', async () => {
  const company = await aCompany(app);
  const email = 'jan@firma.example';
  const client = await aClient(company, { name: 'Firma Jana', email });
  const theirs = await make({ client_id: client.id, client_email: email, pickup_city: 'Gdańsk' }, company);
  const noted = await make({ notes: `Pytać ${email}`, cargo_type: 'Szkło', delivery_city: 'Oslo' }, company);
  const other = await make({ client_email: `x${email}`, notes: 'Inny' }, company);
  const report = await company.api.act<ErasureReport>('/privacy/erase', { email });
  expect(report.erased).toMatchObject({ clients: 1, drafts: 2, orders: 0 });
  expect(report.records.filter(({ kind }) => kind === 'drafts').map(({ name }) => name)).toEqual([
    'Firma Jana, Gdańsk → …',
    '… → Oslo',
  ]);
  const valuesOf = async ({ id }: OrderDraft) => {
    const { title, values } = await company.api.read<OrderDraft>(`/order-drafts/${id}`);
    return { title, values };
  };
  expect(await valuesOf(theirs)).toEqual({ title: 'Gdańsk → …', values: { pickup_city: 'Gdańsk' } });
  expect(await valuesOf(noted)).toEqual({
    title: '… → Oslo',
    values: { cargo_type: 'Szkło', delivery_city: 'Oslo' },
  });
  expect((await valuesOf(other)).values).toEqual(other.values);
});
