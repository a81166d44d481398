import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aGlobalSubcontractor, aSubcontractor, subcontractorFields } from '../../../testing/directory.js';
import { testDirectory } from '../../../testing/directory-tests.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { SubcontractorDto } from './subcontractor.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/subcontractors';
const writes = '/subcontractors-personal';

testDirectory({ app, owner, path, writes, fields: subcontractorFields, defaultPageSize: 10 });

test('both paths write the same records', async () => {
  const made = await owner.api.create<SubcontractorDto>(path, subcontractorFields());
  expect(made).toMatchObject({ rate_type: 'Spot', user_id: owner.id, source_type: 'personal' });
  await owner.api.change(`${writes}/${made.id}`, { rate_type: 'Contract' });
  await owner.api.change(`${path}/${made.id}`, { city: 'Oslo' });
  expect(await owner.api.read(`${path}/${made.id}`)).toMatchObject({ rate_type: 'Contract', city: 'Oslo' });
  await owner.api.remove(`${path}/${made.id}`);
});

test('the country is named in the language that is read', async () => {
  const { id } = await aSubcontractor(owner, { country_id: 2, post_code: '10115' });
  const names = await Promise.all(
    ['pl', 'en', 'no'].map(async (language) => {
      const answer = await owner.api.reading(language).read<SubcontractorDto>(`${path}/${id}`);
      return answer.country_name;
    }),
  );
  expect(names).toEqual(['Niemcy', 'Germany', 'Tyskland']);
});

test.each([
  ['phone', '600 100\n200'],
  ['post_code', '90\r\n001'],
])('%s %j is a 422', async (field, value) => {
  const answer = await owner.api.post(writes, subcontractorFields({ country_id: null, [field]: value }));
  expect(faultsIn(answer)).toEqual({ [field]: 'invalid_format' });
});

test('the list can be of one rate type', async () => {
  const forwarder = await aCompany(app);
  await aSubcontractor(forwarder);
  const contract = await aSubcontractor(forwarder, { rate_type: 'Contract' });
  const list = await forwarder.api.read<Paged<SubcontractorDto>>(path, { rate_type: 'Contract' });
  expect(list).toMatchObject({ total: 1, items: [contract] });
  expect(faultsIn(await forwarder.api.get(path, { rate_type: 'contract' }))).toEqual({
    rate_type: 'not_in_list',
  });
});

test('a quote keeps name and address of a subcontractor that is deleted', async () => {
  const order = await anOrderAt(app, owner, 10);
  const [carrier] = order.carriers;
  await owner.api.remove(`${writes}/${carrier?.id}`);
  expect(await owner.api.read(`/subcontractor-offers/${order.offers[0]}`)).toMatchObject({
    subcontractor_id: null,
    subcontractor: { name: carrier?.name, email: carrier?.email },
    is_chosen: true,
  });
});

test.each([1, 3, 6, 7, 9] as const)('one whose quote is chosen in an order at %i stays', async (status) => {
  const order = await anOrderAt(app, owner, status, { spares: true });
  refused(await owner.api.delete(`${writes}/${order.carriers[0]?.id}`), 409, 'still_used');
  await owner.api.remove(`${writes}/${order.spares[0]?.carrier.id}`);
});

describe('rules', () => {
  const post = (changes: object) => owner.api.post(writes, subcontractorFields(changes));

  test('a name is all that is needed', async () => {
    expect(taken(await owner.api.post(writes, { name: 'Ola' }), 201)).toMatchObject({
      name: 'Ola',
      email: null,
    });
    expect(faultsIn(await owner.api.post(writes, {}))).toEqual({ name: 'required' });
    expect(faultsIn(await post({ name: '   ' }))).toEqual({ name: 'required' });
  });

  test('all faults of a body are told at once', async () => {
    const wrong = { name: 5, email: 'x', country_id: 'PL', post_code: 'x'.repeat(13), rate_type: 'Daily' };
    expect(faultsIn(await post(wrong))).toEqual({
      country_id: 'not_an_integer',
      email: 'invalid_email',
      name: 'not_a_text',
      post_code: 'too_long',
      rate_type: 'not_in_list',
    });
  });

  test('all faults of a change are told at once, also those with what is stored', async () => {
    const admin = await anAdministrator(app);
    const own = await aSubcontractor(owner);
    const shared = await aGlobalSubcontractor(app);
    for (const answer of [
      await owner.api.put(`${path}/${own.id}`, { post_code: '90-001', name: '' }),
      await owner.api.put(`${writes}/${own.id}`, { post_code: '90-001', name: '' }),
      await admin.api.put(`/global-subcontractors/${shared.id}`, { post_code: '90-001', name: '' }),
    ])
      expect(faultsIn(answer)).toEqual({ name: 'required', post_code: 'invalid_post_code' });
  });

  test('the post code is that of the country, where there is one', async () => {
    expect(faultsIn(await post({ country_id: 1, post_code: '9008' }))).toEqual({
      post_code: 'invalid_post_code',
    });
    taken(await post({ country_id: null, post_code: 'AB 1234' }), 201);
    taken(await post({ country_id: 21, post_code: null }), 201);
  });
});
