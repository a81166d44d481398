import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aClient, aGlobalClient, clientFields } from '../../../testing/directory.js';
import { aLink, signatureOf } from '../../../testing/links.js';
import { anOrder, requestFields } from '../../../testing/orders.js';
import { aCompany, anAdministrator, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type {
  ClientDirectoryStats,
  CollectedClient,
  DirectoryClient,
  FoundGlobalClient,
} from './client-directory.dto.js';
import type { ClientDto } from './client.dto.js';

const app = await testApp();
const admin = await anAdministrator(app);
const directory = '/client-directory';
const collection = '/user-global-clients';

const collect = (owner: TestMember, client_id: number, notes?: string) =>
  owner.api.create<CollectedClient>(collection, { client_id, notes });
const list = (owner: TestMember, query: Record<string, string | number | boolean> = {}) =>
  owner.api.read<Paged<DirectoryClient>>(directory, query);
const names = ({ items }: Paged<{ name: string }>) => items.map(({ name }) => name);

describe('the directory of a company', () => {
  let owner: TestMember;
  let entry: CollectedClient;

  beforeAll(async () => {
    owner = await aCompany(app);
    await aClient(owner, { name: 'Zakłady Żagańskie', city: 'Żagań', country_id: 1 });
    await aClient(owner, { name: 'Bez poczty', email: null });
    const shared = await aGlobalClient(app, { name: 'Łódzka Przędzalnia', city: 'Łódź' });
    await aGlobalClient(app, { name: 'Nobody collected this' });
    entry = await collect(owner, shared.id, ' Płaci w terminie ');
    const other = await aCompany(app);
    await aClient(other, { name: 'Somebody else’s' });
    await collect(other, shared.id);
  });

  test('has its own clients and the collected global ones in one order', async () => {
    const page = await list(owner);
    expect(names(page)).toEqual(['Bez poczty', 'Łódzka Przędzalnia', 'Zakłady Żagańskie']);
    expect(page).toMatchObject({ total: 3, page: 1, page_size: 20, total_pages: 1 });
    expect(page.items[1]).toMatchObject({
      source_type: 'global',
      id: entry.client_id,
      collection_id: entry.id,
      collection_notes: 'Płaci w terminie',
    });
    expect(page.items[0]).toMatchObject({ source_type: 'personal', collection_id: null });
  });

  test('gives one entry as the list shows it', async () => {
    const { items } = await list(owner);
    for (const item of items) expect(await owner.api.read(`${directory}/${item.id}`)).toEqual(item);
  });

  test('has no entry of what is another company’s, or not collected by this one', async () => {
    const stranger = await aCompany(app);
    for (const { id } of (await list(owner)).items) {
      refused(await stranger.api.get(`${directory}/${id}`), 404, 'not_found');
    }
    const { id } = await aGlobalClient(app);
    refused(await owner.api.get(`${directory}/${id}`), 404, 'not_found');
    const collected = await collect(stranger, id, 'Only ours');
    refused(await owner.api.get(`${directory}/${id}`), 404, 'not_found');
    await stranger.api.remove(`${collection}/${collected.id}`);
    refused(await stranger.api.get(`${directory}/${id}`), 404, 'not_found');
  });

  test('is searched without regard to case and diacritics, over both kinds', async () => {
    expect(names(await list(owner, { q: 'ZAGAN' }))).toEqual(['Zakłady Żagańskie']);
    expect(names(await list(owner, { q: 'lodz' }))).toContain('Łódzka Przędzalnia');
    expect(await list(owner, { q: 'nobody collected' })).toMatchObject({ total: 0, items: [] });
  });

  test('is searched by its notes too: own ones, the global entry’s, and what the company wrote on it', async () => {
    const company = await aCompany(app);
    await aClient(company, { name: 'Swój', notes: 'Rampa od ŚWITU, brama 3' });
    const noted = await aGlobalClient(app, { name: 'Wspólny', notes: 'Awizacja dzień wcześniej' });
    const plain = await aGlobalClient(app, { name: 'Dopisany', notes: null });
    await collect(company, noted.id);
    await collect(company, plain.id, 'Rabat 5%_od ręki');
    const found = async (q: string, as = company) => names(await list(as, { q }));
    expect(await found('od switu')).toEqual(['Swój']);
    expect(await found('AWIZACJA DZIEN')).toEqual(['Wspólny']);
    expect(await found('5%_od reki')).toEqual(['Dopisany']);
    expect(await list(company, { q: 'awizacja', source_type: 'personal' })).toMatchObject({ total: 0 });
    expect(names(await company.api.read<Paged<ClientDto>>('/clients-personal', { q: 'brama 3' }))).toEqual([
      'Swój',
    ]);
    // Another company has collected one of them, and reads nothing of what this one wrote.
    const other = await aCompany(app);
    await collect(other, plain.id);
    expect(await found('rabat', other)).toEqual([]);
    expect(await found('switu', other)).toEqual([]);
  });

  test('is searched to the end of long notes, and by either way to write a number in them', async () => {
    const company = await aCompany(app);
    const long = (end: string) => `${'Bramą numer ½ wjeżdżać. '.repeat(20)}${end}`;
    await aClient(company, { name: 'Długi', notes: long('Dzwonić do ŚWIĘTOSŁAWA, 600 700 800') });
    await aClient(company, { name: 'Krótki', notes: 'Dzwonić pod 600700801' });
    const noted = await aGlobalClient(app, { name: 'Wspólny', notes: long('Winda za rogiem') });
    await collect(company, noted.id, long('Płatne z GÓRY'));
    const found = async (q: string) => names(await list(company, { q }));
    expect(await found('swietoslawa')).toEqual(['Długi']);
    expect(await found('winda za')).toEqual(['Wspólny']);
    expect(await found('z gory')).toEqual(['Wspólny']);
    expect(await found('600 700 80')).toEqual(['Długi', 'Krótki']);
    expect(names(await company.api.read<Paged<ClientDto>>('/clients-personal', { q: 'wjezdzac' }))).toEqual([
      'Długi',
    ]);
  });

  test('is filtered and sorted', async () => {
    expect(names(await list(owner, { source_type: 'global' }))).toEqual(['Łódzka Przędzalnia']);
    expect((await list(owner, { source_type: 'personal' })).total).toBe(2);
    expect(names(await list(owner, { has_email: false }))).toEqual(['Bez poczty']);
    expect((await list(owner, { country_id: 21 })).total).toBe(0);
    const nowhere = { country_id: 9_999 };
    for (const directory of ['/client-directory', '/subcontractor-directory', '/subcontractors']) {
      expect(faultsIn(await owner.api.get(directory, nowhere))).toEqual({ country_id: 'unknown_country' });
    }
    expect(names(await list(owner, { sort: '-name' }))[0]).toBe('Zakłady Żagańskie');
    expect(names(await list(owner, { page: 2, page_size: 2 }))).toEqual(['Zakłady Żagańskie']);
    expect(faultsIn(await owner.api.get(`${directory}?sort=colour`))).toEqual({ sort: 'unknown_sort_field' });
  });

  test('counts by kind', async () => {
    const stats = await owner.api.read<ClientDirectoryStats>(`${directory}/stats`);
    expect(stats).toEqual({ total: 3, personal: 2, global: 1, with_email: 2 });
  });

  test('tells an empty company nothing', async () => {
    const newcomer = await aCompany(app);
    expect(await list(newcomer)).toMatchObject({ total: 0, items: [], total_pages: 0 });
    expect(await newcomer.api.read(`${directory}/stats`)).toEqual({
      total: 0,
      personal: 0,
      global: 0,
      with_email: 0,
    });
  });
});

describe('the collection', () => {
  test('takes a client once, keeps a note, and gives it up', async () => {
    const owner = await aCompany(app);
    const client = await aGlobalClient(app);
    const entry = await collect(owner, client.id);
    expect(entry).toMatchObject({ client_id: client.id, notes: null, client_name: client.name });
    refused(await owner.api.post(collection, { client_id: client.id }), 400, 'client_already_collected');
    const noted = await owner.api.change<CollectedClient>(`${collection}/${entry.id}`, {
      notes: 'Dzwonić rano',
    });
    expect(noted).toEqual({ ...entry, notes: 'Dzwonić rano' });
    expect(await owner.api.change(`${collection}/${entry.id}`, {})).toEqual(noted);
    const entries = (q: string) => owner.api.read<Paged<CollectedClient>>(collection, { q });
    expect((await entries('')).items).toEqual([noted]);
    expect((await entries(client.name.toUpperCase())).items).toEqual([noted]);
    expect((await entries('nobody')).total).toBe(0);
    expect(faultsIn(await owner.api.get(`${collection}?sort=colour`))).toEqual({
      sort: 'unknown_sort_field',
    });
    await owner.api.remove(`${collection}/${entry.id}`);
    expect((await list(owner)).total).toBe(0);
    refused(await owner.api.delete(`${collection}/${entry.id}`), 404, 'not_found');
    await collect(owner, client.id);
  });

  test('the refusal reads as people know it', async () => {
    const owner = await aCompany(app);
    const client = await aGlobalClient(app);
    await collect(owner, client.id);
    const english = owner.api.with({ 'accept-language': 'en' });
    const answer = await english.post(collection, { client_id: client.id });
    expect(answer.body).toMatchObject({ detail: 'This company is already in your collection.' });
  });

  test('two at once make one entry', async () => {
    const owner = await aCompany(app);
    const { id: client_id } = await aGlobalClient(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.api.post(collection, { client_id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  test('takes global clients only', async () => {
    const owner = await aCompany(app);
    const own = await aClient(owner);
    refused(await owner.api.post(collection, { client_id: own.id }), 404, 'not_found');
    const foreign = await aClient(await aCompany(app));
    refused(await owner.api.post(collection, { client_id: foreign.id }), 404, 'not_found');
  });

  test('what is collected can be worked with and not changed', async () => {
    const owner = await aCompany(app);
    const client = await aGlobalClient(app);
    refused(await owner.api.get(`/clients/${client.id}`), 404, 'not_found');
    const entry = await collect(owner, client.id);
    expect(await owner.api.read(`/clients/${client.id}`)).toMatchObject({ source_type: 'global' });
    refused(await owner.api.put(`/clients/${client.id}`, { name: 'Mine' }), 404, 'not_found');
    refused(await owner.api.delete(`/clients-personal/${client.id}`), 404, 'not_found');
    const link = await aLink(owner, { kind: 'order-form', client_id: client.id });
    const ids = {
      user_id: link.id('user_id'),
      client_id: client.id,
      client_email: client.email,
      ...signatureOf(link),
    };
    const order = await app.api.create<{ id: number }>('/public/quotation', { ...requestFields(), ...ids });
    await owner.api.remove(`${collection}/${entry.id}`);
    expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({
      client_name: client.name,
      client_email: client.email,
    });
  });
});

describe('the global clients', () => {
  const path = '/client-database';

  test('are made, changed and deleted by administrators, for everybody', async () => {
    const owner = await aCompany(app);
    const made = await admin.api.create<ClientDto>(
      path,
      clientFields({ country_id: null, post_code: 'any' }),
    );
    expect(made).toMatchObject({ source_type: 'global', version: 1, country_id: null });
    await collect(owner, made.id);
    const changed = await admin.api.change<ClientDto>(`${path}/${made.id}`, {
      name: ' Renamed ',
      version: 1,
    });
    expect(changed).toMatchObject({ name: 'Renamed', version: 2 });
    refused(
      await admin.api.put(`${path}/${made.id}`, { name: 'Late', version: 1 }),
      409,
      'changed_meanwhile',
    );
    expect(names(await list(owner))).toEqual(['Renamed']);
    await admin.api.remove(`${path}/${made.id}`);
    expect((await list(owner)).total).toBe(0);
    refused(await admin.api.get(`${path}/${made.id}`), 404, 'not_found');
  });

  test('are searched by their notes too, to the end of them', async () => {
    const long = `${'Przyjmuje od rana. '.repeat(40)}Wjazd od ulicy Bukszpanowej, 600 111 222`;
    await aGlobalClient(app, { name: 'Cis', notes: long });
    await aGlobalClient(app, { name: 'Bukszpanowa Hurtownia', notes: 'Bukszpanowa 5%_od ręki' });
    await aClient(await aCompany(app), { name: 'Bluszcz', notes: 'Bukszpanowa 7' });
    const found = async (q: string) => {
      const answer = await admin.api.read<Paged<ClientDto>>(path, { q });
      return [names(answer), answer.total];
    };
    expect(await found('BUKSZPANOWEJ')).toEqual([['Cis'], 1]);
    expect(await found('bukszpanow')).toEqual([['Bukszpanowa Hurtownia', 'Cis'], 2]);
    expect(await found('5%_od reki')).toEqual([['Bukszpanowa Hurtownia'], 1]);
    expect(await found('600111222')).toEqual([[], 0]);
    expect(await found('600 111 222')).toEqual([['Cis'], 1]);
    // Companies search what they see of them.
    const owner = await aCompany(app);
    expect(await owner.api.read('/global-clients/search', { q: 'bukszpanowej' })).toMatchObject({ total: 0 });
  });

  test('no company’s client is among them', async () => {
    const own = await aClient(await aCompany(app));
    refused(await admin.api.get(`${path}/${own.id}`), 404, 'not_found');
    refused(await admin.api.put(`${path}/${own.id}`, { name: 'x' }), 404, 'not_found');
    refused(await admin.api.delete(`${path}/${own.id}`), 404, 'not_found');
    const all = await admin.api.read<Paged<ClientDto>>(path, { page_size: 1000 });
    expect(all.items.map(({ id }) => id)).not.toContain(own.id);
  });

  test('need a name, an address and a post code', async () => {
    expect(Object.keys(faultsIn(await admin.api.post(path, {})))).toEqual(['address', 'name', 'post_code']);
    expect(faultsIn(await admin.api.post(path, clientFields({ post_code: '1', country_id: 1 })))).toEqual({
      post_code: 'invalid_post_code',
    });
  });

  test('deleting one leaves orders their copy', async () => {
    const owner = await aCompany(app);
    const client = await aGlobalClient(app);
    await collect(owner, client.id);
    const order = await anOrder(owner, { client_id: client.id });
    await admin.api.remove(`${path}/${client.id}`);
    expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({
      client_id: null,
      client_name: client.name,
    });
  });

  test('are found by any user, with a word on whether they are collected', async () => {
    const owner = await aCompany(app);
    const first = await aGlobalClient(app, { name: 'Stocznia Świnoujście 100%', city: 'Świnoujście' });
    const second = await aGlobalClient(app, { name: 'Stocznia Świnoujście_Dwa', city: 'Świnoujście' });
    await collect(owner, first.id);
    const found = (query: object, path = '/global-clients/search') =>
      owner.api.read<Paged<FoundGlobalClient>>(path, { ...query });
    const page = await found({ q: 'swinoujscie' });
    expect(page).toMatchObject({ page_size: 10, total: 2 });
    expect(page.items.map(({ id, is_collected }) => [id, is_collected])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    // Signs that mean something to the database mean themselves.
    expect(names(await found({ q: '100%' }))).toEqual([first.name]);
    expect(names(await found({ q: 'jscie_dwa' }))).toEqual([second.name]);
    expect((await found({ q: '%' })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await found({ q: '\\' })).total).toBe(0);
    expect(await found({ q: 'swinoujscie' }, '/client-database/search')).toMatchObject({
      page_size: 20,
      total: 2,
    });
    const asAdmin = await admin.api.read<Paged<FoundGlobalClient>>('/global-clients/search', { q: '100%' });
    expect(asAdmin.items[0]).toMatchObject({ is_collected: false });
  });

  test('are counted', async () => {
    const before = await admin.api.read<{ total: number; with_phone: number }>(`${path}/stats`);
    await aGlobalClient(app, { phone: '+48 600 100 200' });
    expect(await admin.api.read(`${path}/stats`)).toMatchObject({
      total: before.total + 1,
      with_phone: before.with_phone + 1,
    });
  });
});
