import { describe, expect, test } from '@jest/globals';
import { faultsIn, taken } from '../../../testing/api-caller.js';
import { aClient, aGlobalClient, clientFields } from '../../../testing/directory.js';
import { testDirectory } from '../../../testing/directory-tests.js';
import { anOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/clients-personal';

testDirectory({ app, owner, path, writes: path, fields: clientFields, defaultPageSize: 20 });

test('/clients and /clients-personal are the same records; colleagues see them', async () => {
  const made = await owner.api.create<{ id: number }>('/clients', clientFields());
  const colleague = await aCollaborator(app, owner);
  expect(await colleague.api.read(`/clients-personal/${made.id}`)).toEqual(made);
  await colleague.api.change(`/clients/${made.id}`, { city: 'Oslo' });
  expect(await owner.api.read(`/clients-personal/${made.id}`)).toMatchObject({ city: 'Oslo' });
  await owner.api.remove(`/clients/${made.id}`);
});

test('a client is found by website and numbers too', async () => {
  const website = 'www.Żółty-Dom.example';
  const numbers = { vat_number: '5261040828', business_registration_number: '000331501' };
  const { id } = await aClient(owner, { website, ...numbers });
  const shared = await aGlobalClient(app, { website, ...numbers });
  for (const q of ['zolty-dom', ...Object.values(numbers)]) {
    expect(await owner.api.read(path, { q })).toMatchObject({ total: 1, items: [{ id }] });
    expect(await owner.api.read('/global-clients/search', { q })).toMatchObject({
      items: [{ id: shared.id }],
    });
  }
});

test('an order keeps name and address of a client that is deleted', async () => {
  const order = await anOrder(owner);
  await owner.api.remove(`/clients-personal/${order.client.id}`);
  expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({
    client_id: null,
    client_name: order.client.name,
    client_email: order.client.email,
  });
});

describe('rules', () => {
  const post = (changes: object) => owner.api.post(path, clientFields(changes));

  test('name, address, post code and country are needed', async () => {
    expect(faultsIn(await owner.api.post(path, {}))).toEqual({
      address: 'required',
      country_id: 'required',
      name: 'required',
      post_code: 'required',
    });
    const blank = { name: ' ', address: '\t', post_code: '  ', country_id: null };
    expect(Object.keys(faultsIn(await post(blank)))).toEqual(['address', 'country_id', 'name', 'post_code']);
  });

  test('all faults of a body are told at once', async () => {
    const faults = faultsIn(
      await post({
        name: '',
        country_id: 4_000,
        email: 'x@y',
        phone: 1,
        notes: 'x'.repeat(4_001),
        size: 'XL',
      }),
    );
    expect(faults).toEqual({
      country_id: 'unknown_country',
      email: 'invalid_email',
      name: 'required',
      notes: 'too_long',
      phone: 'not_a_text',
      size: 'unknown_field',
    });
  });

  test.each([
    [1, '90-001', null],
    [1, '90001', 'invalid_post_code'],
    [1, '9-0001', 'invalid_post_code'],
    [1, '90-0011', 'invalid_post_code'],
    [1, '٩٠-٠٠١', 'invalid_post_code'],
    [21, '9008', null],
    [21, '90-001', 'invalid_post_code'],
    [2, '10115', null],
    [2, '1011', 'invalid_post_code'],
    [27, 'SW1A 1AA', null],
    [28, 'D02 AF30', null],
  ])('in country %i the post code %s: %s', async (country_id, post_code, code) => {
    const answer = await post({ country_id, post_code });
    if (code === null) taken(answer, 201);
    else expect(faultsIn(answer)).toEqual({ post_code: code });
  });

  test('a change of country or post code alone is judged with the other as it is stored', async () => {
    const { id } = await aClient(owner);
    expect(faultsIn(await owner.api.put(`${path}/${id}`, { country_id: 21 }))).toEqual({
      post_code: 'invalid_post_code',
    });
    expect(faultsIn(await owner.api.put(`${path}/${id}`, { post_code: '9008' }))).toEqual({
      post_code: 'invalid_post_code',
    });
    taken(await owner.api.put(`${path}/${id}`, { country_id: 21, post_code: '9008' }), 200);
  });

  test('all faults of a change are told at once, also those with what is stored', async () => {
    const { id } = await aClient(owner);
    const change = async (changes: object, at = id) =>
      faultsIn(await owner.api.put(`${path}/${at}`, changes));
    expect(await change({ post_code: '9008', email: 'x' })).toEqual({
      email: 'invalid_email',
      post_code: 'invalid_post_code',
    });
    expect(await change({ country_id: 21, size: 'XL' })).toEqual({
      post_code: 'invalid_post_code',
      size: 'unknown_field',
    });
    const foreign = await aClient(await aCompany(app));
    expect(await change({ post_code: '9008', email: 'x' }, foreign.id)).toEqual({ email: 'invalid_email' });
  });

  test('a website that was entered before there was a rule stays readable, and hinders no other change', async () => {
    const { id } = await aClient(owner);
    await app.rows(`update clients set website = 'javascript:alert(1)' where id = $1`, [id]);
    expect(await owner.api.read(`${path}/${id}`)).toMatchObject({ website: 'javascript:alert(1)' });
    expect(await owner.api.change(`${path}/${id}`, { city: 'Sopot' })).toMatchObject({ city: 'Sopot' });
    const change = { website: 'data:text/html,1' };
    expect(faultsIn(await owner.api.put(`${path}/${id}`, change))).toEqual({ website: 'invalid_format' });
  });

  test('a change cannot empty what is needed', async () => {
    const { id } = await aClient(owner);
    const emptied = { name: null, address: '', post_code: ' ', country_id: null };
    const faults = faultsIn(await owner.api.put(`${path}/${id}`, emptied));
    expect(Object.keys(faults)).toEqual(['address', 'country_id', 'name', 'post_code']);
  });

  test.each([
    ['email', 'a@b.example, c@d.example'],
    ['email', 'a@b.example\nBcc: x@y.example'],
    ['email', 'a@localhost'],
    ['country_id', '1'],
    ['country_id', 1.5],
    ['country_id', 2 ** 31],
    ['name', 'x'.repeat(201)],
    ['post_code', 90001],
    ['website', 'x'.repeat(501)],
    ['vat_number', 'x'.repeat(31)],
    ['phone', '\u0000'],
    ['phone', '600 100\r\n200'],
    ['website', 'lamex.example\n'],
    ['website', 'javascript:alert(1)'],
    ['website', 'data:text/html,<script>alert(1)</script>'],
    ['website', 'ftp://lamex.example'],
    ['vat_number', '526\u000b1040828'],
    ['business_registration_number', '\t000331501'],
    ['post_code', '90-001\n'],
  ])('%s %j is a 422', async (field, value) => {
    expect(Object.keys(faultsIn(await post({ [field]: value })))).toEqual([field]);
  });

  test('an empty e-mail is none', async () => {
    expect(taken(await post({ email: '' }), 201)).toMatchObject({ email: null });
  });
});
