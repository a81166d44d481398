import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aClient, aSubcontractor } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { anOrder, requestFields } from '../../../testing/orders.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCollaborator, aCompany, aLoner, anAdministrator, signedIn } from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type { Me } from '../accounts/auth.dto.js';
import type { CompanyDto, CompanyPage } from './company.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const path = `/companies/${owner.companyId}`;
const fields = (changes: object = {}) => {
  const number = nextNumber();
  return { name: `Żegluga ${number}`, email_name: `zegluga.${number}`, ...changes };
};

describe('a company', () => {
  test('is made by a user who has none: they own it, at once, with the settings of a registration', async () => {
    const loner = await aLoner(app);
    refused(await loner.api.get('/clients'), 403, 'no_company');
    refused(await loner.api.get('/user-company'), 404, 'user_has_no_company');
    const made = await loner.api.create<CompanyDto>(
      '/companies',
      fields({ name: ' Wisła ', email_name: 'wisla' }),
    );
    expect(made).toMatchObject({
      name: 'Wisła',
      email_name: 'wisla',
      user_id: loner.id,
      sending_address: 'wisla@mail.frakto.example',
    });
    expect(await loner.api.read('/user-company')).toEqual(made);
    expect(await loner.api.read<Me>('/auth/me')).toMatchObject({
      user_companies: [{ company_id: made.id, company_name: 'Wisła', is_owner: true }],
    });
    expect(await loner.api.read('/company-settings')).toMatchObject({
      profit_margin: 10,
      payment_terms_days: 30,
      company_data: { company_name: 'Wisła' },
    });
  });

  test('is made by nobody who has one, and by no administrator', async () => {
    const colleague = await aCollaborator(app, owner);
    const before = await fingerprint(app);
    for (const { api } of [owner, colleague]) {
      refused(await api.post('/companies', fields()), 409, 'user_already_in_company');
    }
    expect(await fingerprint(app)).toBe(before);
    const admin = await anAdministrator(app);
    refused(await admin.api.post('/companies', fields()), 409, 'administrator_without_company');
  });

  test('of many by one user at once one is made', async () => {
    const loner = await aLoner(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => loner.api.post('/companies', fields())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await app.rows('select id from companies where owner_id = $1', [loner.id])).toHaveLength(1);
  });

  test('has a name and a sending address that no other has', async () => {
    const loner = await aLoner(app);
    const taken = fields();
    await (await aLoner(app)).api.create('/companies', taken);
    refused(
      await loner.api.post('/companies', fields({ name: ` ${taken.name.toUpperCase()}` })),
      409,
      'company_name_taken',
    );
    const same = fields({ email_name: taken.email_name });
    refused(await loner.api.post('/companies', same), 409, 'email_name_taken');
    refused(await owner.api.put(path, { name: taken.name }), 409, 'company_name_taken');
    refused(await owner.api.put(path, { email_name: taken.email_name }), 409, 'email_name_taken');
  });

  test('is changed by its owner; who edited an older version is told', async () => {
    const company = await aCompany(app);
    const its = `/companies/${company.companyId}`;
    const before = await company.api.read<CompanyDto>(its);
    const changed = await company.api.change<CompanyDto>(its, {
      name: ' Nowa Nazwa ',
      version: before.version,
    });
    expect(changed).toEqual({ ...before, name: 'Nowa Nazwa', version: before.version + 1 });
    const late = await company.api.put(its, { name: 'Inna', version: before.version });
    refused(late, 409, 'changed_meanwhile');
    await company.api.change(its, { email_name: 'nowy_adres' });
    expect(await company.api.read('/company-settings')).toMatchObject({ email_prefix: 'nowy_adres' });
    expect(await company.api.read<Me>('/auth/me')).toMatchObject({
      user_companies: [{ company_name: 'Nowa Nazwa' }],
    });
  });
});

describe('the list', () => {
  test('is one’s own company; of a user without one it is empty', async () => {
    const colleague = await aCollaborator(app, owner);
    const list = await colleague.api.read<CompanyPage>('/companies');
    expect(list).toMatchObject({ total: 1, items: [{ id: owner.companyId }] });
    const loner = await aLoner(app);
    expect(await loner.api.read('/companies')).toMatchObject({ items: [], total: 0 });
  });

  test('of an administrator is all companies, searched and sorted', async () => {
    const admin = await anAdministrator(app);
    await aCompany(app, { company_name: 'Ćma Trans', email_name: 'cma.trans' });
    await aCompany(app, { company_name: 'Cargo Trans', email_name: 'cargo.trans' });
    const named = await admin.api.read<CompanyPage>('/companies', { q: 'CMA' });
    expect(named.items.map(({ name }) => name)).toEqual(['Ćma Trans']);
    const sorted = await admin.api.read<CompanyPage>('/companies', { q: 'trans', sort: '-name' });
    expect(sorted.items.map(({ name }) => name)).toEqual(['Ćma Trans', 'Cargo Trans']);
    const all = await admin.api.read<CompanyPage>('/companies', { page_size: 1 });
    expect(all.total).toBeGreaterThan(2);
    expect(faultsIn(await admin.api.get('/companies', { sort: 'owner_id' }))).toEqual({
      sort: 'unknown_sort_field',
    });
    expect(await admin.api.read(path)).toMatchObject({ id: owner.companyId });
  });
});

describe('deleting', () => {
  test('takes all that is the company’s; its people stay, also whom it had deactivated', async () => {
    const company = await aCompany(app);
    const worker = await aCollaborator(app, company);
    const idle = await aCollaborator(app, company);
    await aClient(company);
    await aSubcontractor(company);
    await company.api.create('/email-templates', { template_type: 'follow_up', body: 'Ahoj' });
    await company.api.change('/user-price-km', { price_per_km: 4, currency: 'PLN' });
    const its = `/companies/${company.companyId}`;
    await company.api.act(`${its}/users/${idle.id}/activate`, { is_active: false });
    await company.api.create(`${its}/users`, { email: (await aLoner(app)).email });
    await company.api.remove(its);
    refused(await worker.api.get('/auth/me'), 401);
    for (const { api } of [company, await signedIn(app, worker)]) {
      expect(await api.read<Me>('/auth/me')).toMatchObject({ user_companies: [], is_active: true });
      refused(await api.get('/clients'), 403, 'no_company');
    }
    const [left] = await app.rows(
      `select (select count(*) from users where company_id = $1) + (select count(*) from clients where company_id = $1)
        + (select count(*) from email_templates where company_id = $1) + (select count(*) from companies where id = $1)
        + (select count(*) from company_invitations where company_id = $1)::int as rows,
        (select is_active from users where id = $2) as is_active`,
      [company.companyId, idle.id],
    );
    expect(left).toEqual({ rows: 0, is_active: true });
    await company.api.create('/companies', fields({ name: company.companyName }));
  });

  test('is refused while there are orders, also to administrators', async () => {
    const company = await aCompany(app);
    const order = await anOrder(company);
    const admin = await anAdministrator(app);
    const its = `/companies/${company.companyId}`;
    const before = await fingerprint(app);
    for (const { api } of [company, admin]) refused(await api.delete(its), 409, 'company_has_orders');
    expect(await fingerprint(app)).toBe(before);
    await company.api.remove(`/orders/${order.id}`);
    taken(await admin.api.delete(its), 204);
    refused(await admin.api.delete(its), 404);
    refused(await company.api.get('/clients'), 401);
    refused(await (await signedIn(app, company)).api.get('/clients'), 403, 'no_company');
  });

  test('while an order is entered: either there is both, or neither', async () => {
    for (let round = 0; round < 5; round += 1) {
      const company = await aCompany(app);
      const client = await aClient(company);
      const request = { ...requestFields(), client_id: client.id, client_email: client.email };
      const [entered, deletion] = await Promise.all([
        company.api.post('/quotations', request),
        company.api.delete(`/companies/${company.companyId}`),
      ]);
      // The company is gone, or its client already is.
      expect([201, 403, 404]).toContain(entered.status);
      expect(deletion.status).toBe(entered.status === 201 ? 409 : 204);
    }
  });
});

describe('bad input', () => {
  const loner = aLoner(app);

  refusesValues(
    [
      ['name', 'A', 'too_short'],
      ['name', ' B ', 'too_short'],
      ['name', 'a\nb', 'invalid_format'],
      ['name', 'x'.repeat(201), 'too_long'],
      ['email_name', 'Upper', 'invalid_format'],
      ['email_name', 'a..b', 'invalid_email'],
      ['email_name', 'x'.repeat(65), 'too_long'],
    ],
    async (field, value) => (await loner).api.post('/companies', fields({ [field]: value })),
  );

  refusesBadBodies({ method: 'PUT', path: () => path, caller: () => owner.api, body: () => fields() });
});
