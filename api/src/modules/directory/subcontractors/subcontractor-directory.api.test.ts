import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { refused } from '../../../testing/api-caller.js';
import {
  aGlobalSubcontractor,
  aGroup,
  aSubcontractor,
  subcontractorFields,
} from '../../../testing/directory.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, anAdministrator, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type {
  CollectedSubcontractor,
  DirectorySubcontractor,
  FoundGlobalSubcontractor,
} from './subcontractor-directory.dto.js';
import type { SubcontractorDto } from './subcontractor.dto.js';

const app = await testApp();
const admin = await anAdministrator(app);
const collection = '/user-global-subcontractors';

const collect = (owner: TestMember, subcontractor_id: number) =>
  owner.api.create<CollectedSubcontractor>(collection, { subcontractor_id });
const list = (owner: TestMember, query: object = {}, path = '/subcontractor-directory') =>
  owner.api.read<Paged<DirectorySubcontractor>>(path, { ...query });
const names = ({ items }: Paged<{ name: string }>) => items.map(({ name }) => name);

describe('the directory of a company', () => {
  test('has its own subcontractors and the collected global ones', async () => {
    const owner = await aCompany(app);
    const own = await aSubcontractor(owner, { name: 'Ærø Frakt', rate_type: 'Contract' });
    const shared = await aGlobalSubcontractor(app, { name: 'Øst Spedisjon', email: null });
    const entry = await collect(owner, shared.id);
    await aGlobalSubcontractor(app, { name: 'Ikke samlet' });
    await aSubcontractor(await aCompany(app), { name: 'Andres' });
    const page = await list(owner);
    expect(page).toMatchObject({ total: 2, page_size: 20 });
    expect(page.items).toMatchObject([
      { id: own.id, source_type: 'personal', collection_id: null },
      { id: shared.id, source_type: 'global', collection_id: entry.id, user_id: null },
    ]);
    expect(await list(owner, {}, '/subcontractors')).toMatchObject({ total: 2, page_size: 10 });
    expect(names(await list(owner, { rate_type: 'Contract' }))).toEqual(['Ærø Frakt']);
    expect(names(await list(owner, { source_type: 'global' }))).toEqual(['Øst Spedisjon']);
    expect(names(await list(owner, { has_email: true }))).toEqual(['Ærø Frakt']);
    expect(names(await list(owner, { q: 'OST sped' }))).toEqual(['Øst Spedisjon']);
    const stats = { total: 2, personal: 1, global: 1, spot: 1, contract: 1, with_email: 1 };
    expect(await owner.api.read('/subcontractor-directory/stats')).toEqual(stats);
    expect(await owner.api.read('/subcontractors/stats')).toEqual(stats);
  });

  test('is searched by the notes that it shows', async () => {
    const owner = await aCompany(app);
    await aSubcontractor(owner, { name: 'Swój', notes: 'Chłodnia z rejestratorem' });
    const shared = await aGlobalSubcontractor(app, { name: 'Wspólny', notes: 'Tylko zestawy z windą' });
    expect(names(await list(owner, { q: 'rejestrator' }))).toEqual(['Swój']);
    expect(names(await list(owner, { q: 'z winda' }))).toEqual([]);
    await collect(owner, shared.id);
    expect(names(await list(owner, { q: 'z winda' }))).toEqual(['Wspólny']);
    expect(names(await list(owner, { q: 'chlodnia' }, '/subcontractors'))).toEqual(['Swój']);
  });

  test('gives one entry as the list shows it, with its country in the reader’s language', async () => {
    const owner = await aCompany(app);
    await aSubcontractor(owner);
    const shared = await aGlobalSubcontractor(app, { country_id: 21 });
    await collect(owner, shared.id);
    const polish = { ...owner, api: owner.api.reading('pl') };
    for (const reader of [owner, polish]) {
      const { items } = await list(reader);
      expect(items).toHaveLength(2);
      for (const item of items)
        expect(await reader.api.read(`/subcontractor-directory/${item.id}`)).toEqual(item);
    }
    expect(await polish.api.read(`/subcontractor-directory/${shared.id}`)).toMatchObject({
      country_name: 'Norwegia',
    });
  });

  test('has no entry of what is another company’s, or not collected by this one', async () => {
    const owner = await aCompany(app);
    const stranger = await aCompany(app);
    const own = await aSubcontractor(owner);
    const shared = await aGlobalSubcontractor(app);
    refused(await owner.api.get(`/subcontractor-directory/${shared.id}`), 404, 'not_found');
    const entry = await collect(owner, shared.id);
    for (const { id } of [own, shared])
      refused(await stranger.api.get(`/subcontractor-directory/${id}`), 404, 'not_found');
    await owner.api.remove(`${collection}/${entry.id}`);
    refused(await owner.api.get(`/subcontractor-directory/${shared.id}`), 404, 'not_found');
  });

  test('names those who can still be put into a group', async () => {
    const owner = await aCompany(app);
    const group = await aGroup(owner);
    const inside = await aSubcontractor(owner);
    const outside = await aSubcontractor(owner);
    await owner.api.create(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: inside.id });
    expect(names(await list(owner, { not_in_group: group.id }))).toEqual([outside.name]);
    const foreign = await aGroup(await aCompany(app));
    expect((await list(owner, { not_in_group: foreign.id })).total).toBe(2);
  });
});

describe('the collection', () => {
  test('takes a global subcontractor once and gives it up', async () => {
    const owner = await aCompany(app);
    const shared = await aGlobalSubcontractor(app);
    refused(await owner.api.get(`/subcontractors/${shared.id}`), 404, 'not_found');
    const entry = await collect(owner, shared.id);
    const again = await owner.api.post(collection, { subcontractor_id: shared.id });
    refused(again, 400, 'subcontractor_already_collected');
    expect(await owner.api.read(`/subcontractors/${shared.id}`)).toMatchObject({ name: shared.name });
    refused(await owner.api.put(`/subcontractors/${shared.id}`, { name: 'Mine' }), 404, 'not_found');
    refused(await owner.api.delete(`/subcontractors-personal/${shared.id}`), 404, 'not_found');
    const own = await aSubcontractor(owner);
    refused(await owner.api.post(collection, { subcontractor_id: own.id }), 404, 'not_found');
    const group = await aGroup(owner);
    await owner.api.create(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: shared.id });
    await owner.api.remove(`${collection}/${entry.id}`);
    expect(await owner.api.read(`/subcontractor-groups/${group.id}`)).toMatchObject({ member_count: 0 });
    refused(await owner.api.delete(`${collection}/${entry.id}`), 404, 'not_found');
  });

  test('a collected subcontractor can be asked for a price', async () => {
    const owner = await aCompany(app);
    const shared = await aGlobalSubcontractor(app);
    await collect(owner, shared.id);
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const { items } = await owner.api.read<{ items: { id: number }[] }>(`/orders/${order.id}/order-routes`);
    const route_id = items[0]?.id ?? 0;
    const ids = { order_id: order.id, route_id, subcontractor_id: shared.id };
    const { url } = await owner.api.create<{ url: string }>('/links', {
      kind: 'subcontractor-offer',
      ...ids,
    });
    expect(url).toContain(`subcontractor_id=${shared.id}`);
  });
});

describe('the global subcontractors', () => {
  test('are searched by their notes too', async () => {
    const shared = await aGlobalSubcontractor(app, {
      name: 'Jemioła',
      notes: 'Chłodnie do −25, także w ŚWIĘTA',
    });
    const { items, total } = await admin.api.read<Paged<SubcontractorDto>>('/global-subcontractors', {
      q: 'w swieta',
    });
    expect([items.map(({ id }) => id), total]).toEqual([[shared.id], 1]);
  });

  const path = '/global-subcontractors';

  test('are made, changed and deleted by administrators', async () => {
    const made = await admin.api.create<SubcontractorDto>(path, subcontractorFields());
    expect(made).toMatchObject({ source_type: 'global', user_id: null, version: 1 });
    const changed = await admin.api.change<SubcontractorDto>(`${path}/${made.id}`, {
      city: 'Bodø',
      version: 1,
    });
    expect(changed).toMatchObject({ city: 'Bodø', version: 2 });
    refused(await admin.api.put(`${path}/${made.id}`, { city: 'x', version: 1 }), 409, 'changed_meanwhile');
    expect(await admin.api.read(path, { q: 'bodo' })).toMatchObject({ page_size: 50, total: 1 });
    await admin.api.remove(`${path}/${made.id}`);
    refused(await admin.api.get(`${path}/${made.id}`), 404, 'not_found');
    const own = await aSubcontractor(await aCompany(app));
    refused(await admin.api.put(`${path}/${own.id}`, { name: 'x' }), 404, 'not_found');
    refused(await admin.api.delete(`${path}/${own.id}`), 404, 'not_found');
  });

  test('are found by any user', async () => {
    const owner = await aCompany(app);
    const shared = await aGlobalSubcontractor(app, { name: 'Hålogaland Ekspress' });
    const search = () =>
      owner.api.read<Paged<FoundGlobalSubcontractor>>(`${path}/search`, { q: 'halogaland' });
    expect((await search()).items).toMatchObject([{ id: shared.id, is_collected: false }]);
    await collect(owner, shared.id);
    expect((await search()).items).toMatchObject([{ id: shared.id, is_collected: true }]);
  });
});
