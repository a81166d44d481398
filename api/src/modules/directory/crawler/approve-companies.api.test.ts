import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aFoundCompany, type FoundList } from '../../../testing/crawler.js';
import { aGlobalClient } from '../../../testing/directory.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ClientDto } from '../clients/client.dto.js';
import type { ApprovedCompanies } from './crawler.dto.js';

const app = await testApp();
const administrator = await anAdministrator(app);
const { api } = administrator;

const approve = (...company_ids: number[]) =>
  api.act<ApprovedCompanies>('/crawler/approve-companies', { company_ids });
const clientsCalled = async (q: string) =>
  (await api.read<Paged<ClientDto>>('/client-database', { q })).items;
const stored = (id: number) => api.read<ClientDto>(`/client-database/${id}`);
const found = async (id: number) =>
  (await api.read<FoundList>('/crawler/found-companies')).items.find(({ temp_id }) => temp_id === id);

/** A global client with nothing but what is named. */
const aBareClient = async (changes: object): Promise<ClientDto> => {
  const made = await aGlobalClient(app, { email: null, phone: null, website: null, ...changes });
  await app.rows('update clients set address = null, city = null, post_code = null where id = $1', [made.id]);
  return stored(made.id);
};

describe('saving found companies', () => {
  test('makes global clients of them, and takes them off the list', async () => {
    const id = await aFoundCompany(app, {
      name: 'Nowa Spółka S.A.',
      vat_number: '5260001246',
      notes: 'Producent okien.',
    });
    expect(await approve(id)).toEqual({ approved_count: 1, updated_count: 0 });
    expect(await clientsCalled('Nowa Spółka')).toMatchObject([
      {
        source_type: 'global',
        name: 'Nowa Spółka S.A.',
        address: 'ul. Długa 12',
        city: 'Łódź',
        post_code: '90-001',
        country_id: 1,
        phone: '+48426000000',
        vat_number: '5260001246',
        notes: 'Producent okien.',
        version: 1,
      },
    ]);
    expect(await found(id)).toBeUndefined();
    expect(await approve(id)).toEqual({ approved_count: 0, updated_count: 0 });
  });

  test.each<[string, object, object]>([
    ['website', { website: 'https://www.okna-a.pl/kontakt' }, { url: 'http://okna-a.pl' }],
    ['website without its protocol', { website: 'WWW.Okna-B.pl' }, { url: 'https://okna-b.pl' }],
    ['e-mail address', { email: 'Biuro@Okna-C.pl' }, { email: 'biuro@okna-c.pl' }],
    ['tax number', { vat_number: 'PL 113-23-97-144' }, { vat_number: '1132397144' }],
    ['registration number', { business_registration_number: '974 760 673' }, { vat_number: '974760673MVA' }],
  ])('recognises a client by its %s', async (_what, kept, came) => {
    const client = await aBareClient(kept);
    const id = await aFoundCompany(app, came);
    expect((await found(id))?.known_client).toEqual({ id: client.id, name: client.name });
    expect(await approve(id)).toEqual({ approved_count: 0, updated_count: 1 });
    const after = await stored(client.id);
    expect(after).toMatchObject({ name: client.name, address: 'ul. Długa 12', phone: '+48426000000' });
    expect(after.version).toBeGreaterThan(client.version);
    for (const [field, value] of Object.entries(kept)) expect(after).toHaveProperty(field, value);
  });

  test('never takes away what somebody wrote, and notes what differs', async () => {
    const client = await aGlobalClient(app, {
      website: 'https://zapisane.pl',
      email: 'prezes@zapisane.pl',
      phone: '+48600100200',
      notes: 'Płaci po terminie.',
    });
    const id = await aFoundCompany(app, {
      url: 'https://zapisane.pl',
      email: 'biuro@zapisane.pl',
      notes: 'Slogan.',
    });
    await approve(id);
    expect(await stored(client.id)).toMatchObject({
      name: client.name,
      address: client.address,
      email: 'prezes@zapisane.pl',
      phone: '+48600100200',
      notes: 'Płaci po terminie.\nE-mail: biuro@zapisane.pl\nTel.: +48426000000',
    });
    await approve(await aFoundCompany(app, { url: 'https://zapisane.pl', email: 'biuro@zapisane.pl' }));
    expect((await stored(client.id)).notes).toBe(
      'Płaci po terminie.\nE-mail: biuro@zapisane.pl\nTel.: +48426000000',
    );
  });

  test('different numbers are different companies, though they share a website', async () => {
    const client = await aGlobalClient(app, {
      website: 'https://grupa.pl',
      vat_number: '5260001246',
      email: null,
    });
    const id = await aFoundCompany(app, { url: 'https://grupa.pl', vat_number: '1132397144', email: null });
    await app.rows('delete from clients where company_number_of(vat_number) = $1', ['1132397144']);
    expect((await found(id))?.known_client).toBeNull();
    expect(await approve(id)).toEqual({ approved_count: 1, updated_count: 0 });
    expect((await stored(client.id)).version).toBe(client.version);
  });

  test('a website that many share tells nothing', async () => {
    await aGlobalClient(app, { website: 'https://www.facebook.com/okna', email: null });
    const id = await aFoundCompany(app, { url: 'https://facebook.com', email: null });
    expect(await approve(id)).toEqual({ approved_count: 1, updated_count: 0 });
  });

  test('the same company twice becomes one', async () => {
    const fields = { name: 'Podwójna', email: 'biuro@podwojna.pl' };
    const ids = [await aFoundCompany(app, fields), await aFoundCompany(app, fields)];
    expect(await approve(...ids, ...ids)).toEqual({ approved_count: 1, updated_count: 1 });
    expect(await clientsCalled('Podwójna')).toHaveLength(1);
  });

  test('two administrators who save at once make one client of it', async () => {
    const other = await anAdministrator(app);
    const id = await aFoundCompany(app, { name: 'Równoczesna' });
    const answers = await Promise.all(
      [api, other.api].map((caller) =>
        caller.act<ApprovedCompanies>('/crawler/approve-companies', { company_ids: [id] }),
      ),
    );
    expect(answers.map(({ approved_count }) => approved_count).sort()).toEqual([0, 1]);
    expect(await clientsCalled('Równoczesna')).toHaveLength(1);
  });

  test('a company’s own clients are no concern of it', async () => {
    const owner = await aCompany(app);
    const own = await owner.api.create<ClientDto>('/clients-personal', {
      ...{ name: 'Własny', address: 'x 1', post_code: '00-001', country_id: 1 },
      website: 'https://wlasny.pl',
    });
    expect(await approve(await aFoundCompany(app, { url: 'https://wlasny.pl' }))).toMatchObject({
      approved_count: 1,
    });
    expect(await owner.api.read(`/clients-personal/${own.id}`)).toMatchObject({ version: 1, phone: null });
  });

  test('somebody has to be chosen', async () => {
    const answer = await api.post('/crawler/approve-companies', { company_ids: [] });
    expect(faultsIn(answer)).toEqual({ company_ids: 'too_few_items' });
  });

  describe('bad bodies', () => {
    refusesBadBodies({
      method: 'POST',
      path: () => '/crawler/approve-companies',
      caller: () => api,
      body: () => ({ company_ids: [1] }),
    });
  });
});

describe('the list of found companies', () => {
  test('can be searched, sorted and paged', async () => {
    await api.remove('/crawler/found-companies');
    for (const name of ['Żubr', 'Łoś', 'Ryś']) await aFoundCompany(app, { name });
    const named = async (query: object) =>
      (await api.read<FoundList>('/crawler/found-companies', { ...query })).items.map(({ name }) => name);
    expect(await named({})).toEqual(['Ryś', 'Łoś', 'Żubr']);
    expect(await named({ q: 'los' })).toEqual(['Łoś']);
    expect(await named({ sort: 'id', page_size: 2, page: 2 })).toEqual(['Ryś']);
    expect(faultsIn(await api.get('/crawler/found-companies', { sort: 'x' }))).toEqual({
      sort: 'unknown_sort_field',
    });
  });

  test('loses one, then all', async () => {
    const id = await aFoundCompany(app);
    await api.remove(`/crawler/found-companies/${id}`);
    refused(await api.delete(`/crawler/found-companies/${id}`), 404, 'not_found');
    await aFoundCompany(app);
    await api.remove('/crawler/found-companies');
    await api.remove('/crawler/found-companies');
    expect(await api.read('/crawler/found-companies')).toMatchObject({ items: [], total: 0 });
  });
});
