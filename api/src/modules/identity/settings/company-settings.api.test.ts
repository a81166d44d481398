import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { CompanySettings } from './company-settings.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/company-settings';
const put = (changes: object, as: TestMember = owner) => as.api.put<CompanySettings>(path, changes);

const polish = {
  company_name: 'Bałtyk Spedycja Sp. z o.o.',
  nip: '5260250274',
  address: 'ul. Portowa 3',
  city: 'Gdańsk',
  post_code: '80-001',
  email: 'faktury@baltyk.example',
};
const norwegian = {
  company_name: 'Fjord Frakt AS',
  organization_number: '974760673',
  address: 'Bryggen 7',
  city: 'Bergen',
  post_code: '5003',
  email: 'faktura@fjord.example',
};

test('what is given is changed, what is left out stays, null clears', async () => {
  const company = await aCompany(app);
  const first = await company.api.read<CompanySettings>(path);
  expect(first).toMatchObject({ profit_margin: 10, payment_terms_days: 30, invoice_country: 'PL' });
  const changed = await company.api.change<CompanySettings>(path, { profit_margin: 12.5 });
  expect(changed).toEqual({ ...first, profit_margin: 12.5, updated_at: changed.updated_at, version: 2 });
  const cleared = await company.api.change<CompanySettings>(path, {
    profit_margin: null,
    payment_terms_days: null,
  });
  expect(cleared).toMatchObject({ profit_margin: null, payment_terms_days: null });
  expect(await company.api.read(path)).toEqual(cleared);
});

test('an empty field of the invoice data is cleared, however that is said', async () => {
  const company = await aCompany(app);
  const company_data = { ...polish, phone: '', regon: null, website: ' ' };
  expect(await company.api.change(path, { company_data })).toMatchObject({ company_data: polish });
  expect(faultsIn(await put({ company_data: { ...polish, nip: null } }, company))).toEqual({
    'company_data.nip': 'required',
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://baltyk.example', 'www a b'])(
  'the website %s is none',
  async (website) => {
    const company = await aCompany(app);
    const expected = { 'company_data.website': 'invalid_format' };
    expect(faultsIn(await put({ company_data: { ...polish, website } }, company))).toEqual(expected);
  },
);

test('what the court register says of a Polish company is kept; its number has ten digits', async () => {
  const company = await aCompany(app);
  const court = { register_court: 'Sąd Rejonowy Gdańsk-Północ w Gdańsku', share_capital: '50 000,00 PLN' };
  const company_data = { ...polish, krs: ' 0000123456 ', ...court };
  expect(await company.api.change(path, { company_data })).toMatchObject({
    company_data: { krs: '0000123456', ...court },
  });
  for (const krs of ['123', '00001234567', 'KRS 000012'])
    expect(faultsIn(await put({ company_data: { ...polish, krs } }, company))).toEqual({
      'company_data.krs': 'invalid_krs',
    });
});

test('all faults of a change are told at once, also those with what is stored', async () => {
  const company = await aCompany(app);
  const margin = { profit_margin: 101 };
  expect(faultsIn(await put({ ...margin, company_data: { ...polish, nip: '' } }, company))).toEqual({
    'company_data.nip': 'required',
    profit_margin: 'too_large',
  });
  await company.api.change(path, { company_data: polish });
  expect(faultsIn(await put({ ...margin, invoice_country: 'NO' }, company))).toEqual({
    'company_data.organization_number': 'required',
    'company_data.post_code': 'invalid_post_code',
    profit_margin: 'too_large',
  });
  expect(faultsIn(await put({ ...margin, invoice_country: 'PL' }, company))).toEqual({
    profit_margin: 'too_large',
  });
});

describe('two people change the settings', () => {
  test('who edited an older version is told, also when the address alone was changed', async () => {
    const company = await aCompany(app);
    const { version } = await company.api.read<CompanySettings>(path);
    const changed = await company.api.change<CompanySettings>(path, { email_prefix: 'nowy.adres', version });
    expect(changed).toMatchObject({ email_prefix: 'nowy.adres', version: version + 1 });
    refused(await put({ profit_margin: 5, version }, company), 409, 'changed_meanwhile');
    expect(await company.api.read(path)).toEqual(changed);
    expect((await put({ profit_margin: 5, version: changed.version }, company)).status).toBe(200);
    expect((await put({ profit_margin: 6 }, company)).status).toBe(200);
  });

  test('who edited them before the address was changed with the company is told', async () => {
    const company = await aCompany(app);
    const { version, email_prefix } = await company.api.read<CompanySettings>(path);
    await company.api.change(`/companies/${company.companyId}`, { email_name: 'inny.adres' });
    refused(await put({ email_prefix, version }, company), 409, 'changed_meanwhile');
    const renamed = await company.api.read<CompanySettings>(path);
    expect(renamed).toMatchObject({ email_prefix: 'inny.adres', version: version + 1 });
    await company.api.change(`/companies/${company.companyId}`, { name: 'Spedycja pod inną nazwą' });
    expect(await company.api.read(path)).toEqual(renamed);
  });

  test('of many at once who name the version, one is taken', async () => {
    const company = await aCompany(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_each, index) => put({ payment_terms_days: index, version: 1 }, company)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

test('nothing is sent to clients by itself unless the owner says so, and everybody reads what', async () => {
  const company = await aCompany(app);
  const colleague = await aCollaborator(app, company);
  const readOnly = '/company-settings/read-only';
  const off = { send_order_acceptance: false, follow_up_days: null };
  expect(await company.api.read(path)).toMatchObject(off);
  expect(await colleague.api.read(readOnly)).toMatchObject(off);
  const on = { send_order_acceptance: true, follow_up_days: 5 };
  await company.api.change(path, on);
  expect(await colleague.api.read(readOnly)).toMatchObject(on);
  refused(await put(off, colleague), 403);
});

test('blanks around invoice data go, and fields in which nothing stands', async () => {
  const company = await aCompany(app);
  const company_data = { ...polish, city: '  Gdańsk ', phone: ' ', website: '' };
  const changed = await company.api.change<CompanySettings>(path, { company_data });
  expect(changed.company_data).toEqual(polish);
});

test('invoice data replaces what was there', async () => {
  const company = await aCompany(app);
  await company.api.change(path, { invoice_country: 'PL', company_data: { ...polish, regon: '123456785' } });
  const changed = await company.api.change<CompanySettings>(path, {
    invoice_country: 'NO',
    company_data: norwegian,
  });
  expect(changed.company_data).toEqual(norwegian);
  expect(changed.invoice_country).toBe('NO');
});

test('everybody of the company reads the part that is for all; a form reads less, by the user of its link', async () => {
  const company = await aCompany(app);
  const colleague = await aCollaborator(app, company);
  await company.api.change(path, { profit_margin: 7, payment_terms_days: 14 });
  const settings = await colleague.api.read<object>('/company-settings/read-only');
  expect(settings).toMatchObject({
    company_name: company.companyName,
    profit_margin: 7,
    payment_terms_days: 14,
  });
  const form = await app.api.read(`/public/company-settings/${colleague.id}`);
  expect(form).toEqual({ company_name: company.companyName, payment_terms_days: 14 });
  await company.api.change(path, {
    company_data: { ...polish, phone: '+48586001020', email: 'biuro@baltyk.example' },
  });
  expect(await app.api.read(`/public/company-settings/${colleague.id}`)).toMatchObject({
    contact: { name: null, phone: '+48 58 600 10 20', email: 'biuro@baltyk.example' },
  });
  const users = `/companies/${company.companyId}/users`;
  await company.api.act(`${users}/${colleague.id}/activate`, { is_active: false });
  refused(await app.api.get(`/public/company-settings/${colleague.id}`), 404, 'not_found');
});

test("the sending address is the company's alone; a conflict changes nothing", async () => {
  const rival = await aCompany(app, { email_name: 'taken.address' });
  const before = await owner.api.read(path);
  refused(await put({ email_prefix: 'taken.address', profit_margin: 99 }), 409, 'email_name_taken');
  expect(await owner.api.read(path)).toEqual(before);
  expect((await put({ email_prefix: 'own_address' })).body.email_prefix).toBe('own_address');
  expect(await owner.api.read('/user-company')).toMatchObject({ email_name: 'own_address' });
  expect((await put({ email_prefix: 'taken.address' }, rival)).status).toBe(200);
});

describe('rules', () => {
  refusesValues(
    [
      ['profit_margin', -0.1, 'too_small'],
      ['profit_margin', 100.1, 'too_large'],
      ['profit_margin', 10.05, 'too_many_decimals'],
      ['profit_margin', '10', 'not_a_number'],
      ['payment_terms_days', -1, 'too_small'],
      ['payment_terms_days', 366, 'too_large'],
      ['payment_terms_days', 14.5, 'not_an_integer'],
      ['follow_up_days', 0, 'too_small'],
      ['follow_up_days', 61, 'too_large'],
      ['follow_up_days', 2.5, 'not_an_integer'],
      ['follow_up_days', '3', 'not_an_integer'],
      ['send_order_acceptance', null, 'not_a_boolean'],
      ['email_prefix', 'Upper', 'invalid_format'],
      ['email_prefix', 'a', 'too_short'],
      ['email_prefix', null, 'not_a_text'],
      ['email_prefix', 'a..b', 'invalid_email'],
      ['invoice_country', 'DE', 'not_in_list'],
      ['invoice_country', null, 'not_in_list'],
      ['company_name', 'Other', 'unknown_field'],
    ],
    (field, value) => put({ [field]: value }),
  );

  test.each([
    ['profit_margin', 0],
    ['profit_margin', 0.1],
    ['profit_margin', 100],
    ['payment_terms_days', 0],
    ['payment_terms_days', 365],
    ['follow_up_days', 1],
    ['follow_up_days', 60],
    ['follow_up_days', null],
    ['send_order_acceptance', true],
    ['send_order_acceptance', false],
  ])('%s %j is taken', async (field, value) => {
    expect((await put({ [field]: value })).body).toMatchObject({ [field]: value });
  });

  test('invoice data has what the country asks for', async () => {
    const needed = (fields: object) =>
      Object.fromEntries(
        Object.keys(fields)
          .sort()
          .map((name) => [`company_data.${name}`, 'required']),
      );
    expect(faultsIn(await put({ invoice_country: 'PL', company_data: {} }))).toEqual(needed(polish));
    expect(faultsIn(await put({ invoice_country: 'NO', company_data: {} }))).toEqual(needed(norwegian));
    expect(faultsIn(await put({ invoice_country: 'NO', company_data: polish }))).toEqual({
      'company_data.organization_number': 'required',
      'company_data.post_code': 'invalid_post_code',
    });
    expect(
      faultsIn(await put({ invoice_country: 'PL', company_data: { ...polish, email: 'x', nip: ' ' } })),
    ).toEqual({
      'company_data.email': 'invalid_email',
      'company_data.nip': 'required',
    });
  });

  test('invoice data without a country is judged by the one that is stored', async () => {
    const company = await aCompany(app);
    expect(Object.keys(faultsIn(await put({ company_data: {} }, company)))).toHaveLength(6);
    await company.api.change(path, { invoice_country: 'NO', company_data: norwegian });
    expect(faultsIn(await put({ company_data: polish }, company))).toEqual({
      'company_data.organization_number': 'required',
      'company_data.post_code': 'invalid_post_code',
    });
    await company.api.change(path, { company_data: { ...norwegian, city: 'Oslo' } });
  });

  test('another country needs the invoice data that it asks for, given or stored', async () => {
    const company = await aCompany(app);
    const lacking = faultsIn(await put({ invoice_country: 'NO' }, company));
    expect(lacking).toMatchObject({ 'company_data.organization_number': 'required' });
    expect(await company.api.read(path)).toMatchObject({ invoice_country: 'PL' });
    expect((await put({ invoice_country: 'PL' }, company)).status).toBe(200);
    await company.api.change(path, { invoice_country: 'NO', company_data: norwegian });
    expect(faultsIn(await put({ company_data: { city: 'Oslo' } }, company))).toMatchObject({
      'company_data.company_name': 'required',
    });
    expect(await company.api.read(path)).toMatchObject({ company_data: norwegian });
  });

  test('faults inside the invoice data are named by their path', async () => {
    const company_data = { ...polish, swift: 'X', phone: 5, address: 'a\nb' };
    expect(faultsIn(await put({ invoice_country: 'PL', company_data }))).toEqual({
      'company_data.address': 'invalid_format',
      'company_data.phone': 'not_a_text',
      'company_data.swift': 'unknown_field',
    });
  });

  refusesBadBodies({
    method: 'PUT',
    path: () => path,
    caller: () => owner.api,
    body: () => ({ profit_margin: 10, payment_terms_days: 30, invoice_country: 'PL', company_data: polish }),
  });
});
