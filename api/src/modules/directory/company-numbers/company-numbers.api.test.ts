import { expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { clientFields, subcontractorFields } from '../../../testing/directory.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { registered } from '../../../platform/company-registry/company-registry.contract.js';
import { FakeRegistry } from '../../../platform/company-registry/fake-registry.js';
import type { CompanyNumbersAnswer } from './company-numbers.dto.js';

const registry = new FakeRegistry(registered);
const app = await testApp({ registry });
const owner = await aCompany(app);
const poland = 1;
const norway = 21;

const check = (body: object, language = 'en') =>
  owner.api.with({ 'accept-language': language }).act<CompanyNumbersAnswer>('/checks/company-numbers', body);

test('tells what looks wrong, by the rules of the country', async () => {
  const numbers = {
    vat_number: '526-000-12-47',
    business_registration_number: '000002217',
    phone: '600100200',
  };
  expect(await check({ country_id: poland, ...numbers })).toEqual({
    warnings: [{ field: 'vat_number', code: 'doubtful_nip', message: 'This does not look like a valid NIP' }],
    phone: '+48600100200',
  });
  const norwegian = await check({ country_id: norway, vat_number: '974760674MVA', iban: 'NO00' }, 'no');
  expect(norwegian.warnings.map(({ field, code }) => [field, code])).toEqual([
    ['vat_number', 'doubtful_mva'],
    ['iban', 'doubtful_iban'],
  ]);
  expect(norwegian.warnings[0]?.message).toContain('MVA');
  expect(await check({})).toEqual({ warnings: [], phone: null });
  expect(await check({ phone: null, vat_number: '' })).toEqual({ warnings: [], phone: null });
});

test('what looks wrong is saved all the same, and a phone number as it is dialled', async () => {
  const client = await owner.api.create<{ id: number }>(
    '/clients-personal',
    clientFields({ vat_number: '123', phone: ' (22) 345 67 89 ' }),
  );
  expect(client).toMatchObject({ vat_number: '123', phone: '+48223456789' });
  expect(await owner.api.change(`/clients/${client.id}`, { phone: '22 345 wew. 7' })).toMatchObject({
    phone: '22 345 wew. 7',
  });
  expect(await owner.api.change(`/clients/${client.id}`, { phone: '601 100 200' })).toMatchObject({
    phone: '+48601100200',
  });
  const carrier = await owner.api.create<{ id: number }>(
    '/subcontractors-personal',
    subcontractorFields({ phone: '22 34 50 00' }),
  );
  expect(carrier).toMatchObject({ phone: '+4722345000' });
});

test('looks a company up in its register', async () => {
  const find = (query: object, as = owner.api) => as.read('/company-registry', { ...query });
  const { country: _pl, ...polish } = registered[0] ?? { country: '' };
  expect(await find({ country_id: poland, number: 'PL 526-000-12-46' })).toEqual({
    ...polish,
    country_id: poland,
  });
  const admin = await anAdministrator(app);
  expect(await find({ country_id: norway, number: '974 760 673 MVA' }, admin.api)).toMatchObject({
    name: 'DRAMMEN TRELAST AS',
    country_id: norway,
  });
});

test('says why a company cannot be looked up', async () => {
  const ask = (query: string) => owner.api.get(`/company-registry?${query}`);
  refused(await ask('country_id=1&number=1234563218'), 404, 'company_not_registered');
  expect(faultsIn(await ask('country_id=2&number=1234563218'))).toEqual({ country_id: 'not_in_list' });
  expect(faultsIn(await ask('country_id=21&number=1234563218'))).toEqual({ number: 'invalid_format' });
  expect(faultsIn(await ask('country_id=1'))).toEqual({ number: 'required' });
  // A slip of the pen is told without asking anybody.
  expect(faultsIn(await ask('country_id=1&number=5260001247'))).toEqual({ number: 'invalid_format' });
  registry.isAway = true;
  refused(await ask('country_id=1&number=5260001246'), 503, 'registry_unavailable');
  registry.isAway = false;
});

test('nobody asks the registers without end', async () => {
  const strict = await testApp({ registry, settings: { RATE_LIMIT_FACTOR: '0.05' } });
  const user = await aCompany(strict);
  const ask = () => user.api.get('/company-registry?country_id=1&number=5260001246');
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
  refused(await ask(), 429, 'too_many_requests');
});
