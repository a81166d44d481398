import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { anOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderView, OrderViewList } from './order-view.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const colleague = await aCollaborator(app, owner);
const rival = await aCompany(app);

const make = (who: TestMember, fields: object = {}) =>
  who.api.create<OrderView>('/order-views', { name: 'Norwegia', filter: {}, ...fields });
const namesOf = async (who: TestMember) =>
  (await who.api.read<OrderViewList>('/order-views')).items.map(({ name }) => name);

describe('a view', () => {
  test('is seen by who made it, and by the company once it is shared', async () => {
    const view = await make(owner, {
      name: '  Pilne  ',
      filter: { q: 'Oslo', status: [0, 1], sort: '-created_at' },
    });
    expect(view).toMatchObject({
      name: 'Pilne',
      filter: { q: 'Oslo', status: [0, 1], sort: '-created_at' },
      is_shared: false,
      is_own: true,
      count: 0,
    });
    expect(await namesOf(colleague)).toEqual([]);
    refused(await colleague.api.send('PUT', `/order-views/${view.id}`, { name: 'Moje' }), 404);
    await owner.api.change(`/order-views/${view.id}`, { is_shared: true });
    const [seen] = (await colleague.api.read<OrderViewList>('/order-views')).items;
    expect(seen).toMatchObject({
      id: view.id,
      is_own: false,
      is_shared: true,
      owner_name: expect.any(String),
    });
    await colleague.api.change(`/order-views/${view.id}`, { name: 'Nasze' });
    expect(await namesOf(owner)).toEqual(['Nasze']);
    await colleague.api.remove(`/order-views/${view.id}`);
    expect(await namesOf(owner)).toEqual([]);
  });

  test('counts orders as whoever reads it', async () => {
    const [order] = [await anOrder(owner), await anOrder(owner)];
    await owner.api.change(`/orders/${order.id}/assignee`, { user_id: colleague.id });
    const mine = await make(owner, { filter: { assigned: 'mine' }, is_shared: true });
    const fresh = await make(owner, { filter: { status: [0] }, is_shared: true });
    const countsOf = async (who: TestMember) =>
      Object.fromEntries(
        (await who.api.read<OrderViewList>('/order-views')).items.map(({ id, count }) => [id, count]),
      );
    expect(await countsOf(owner)).toEqual({ [mine.id]: 0, [fresh.id]: 2 });
    expect(await countsOf(colleague)).toEqual({ [mine.id]: 1, [fresh.id]: 2 });
    for (const { id } of [mine, fresh]) await owner.api.remove(`/order-views/${id}`);
  });

  test('of the queue is another list, and counts what waits', async () => {
    const company = await aCompany(app);
    const friend = await aCollaborator(app, company);
    const [order] = [await anOrder(company), await anOrder(company)];
    await company.api.change(`/orders/${order.id}/assignee`, { user_id: friend.id });
    await company.api.create('/order-drafts', { values: { pickup_city: 'Gdańsk' } });
    const keep = (name: string, filter: object) =>
      make(company, { name, filter, list: 'queue', is_shared: true });
    const all = await keep('Wszystko', {});
    const mine = await keep('Moje', { assigned: 'mine' });
    const friends = await keep('Kolegi', { assignee_id: friend.id, kind: ['to_price', 'overdue'] });
    const drafts = await keep('Szkice', { kind: ['drafts'] });
    expect(drafts).toMatchObject({ list: 'queue', filter: { kind: ['drafts'] }, count: 1 });
    const countsOf = async (who: TestMember) =>
      Object.fromEntries(
        (await who.api.read<OrderViewList>('/order-views?list=queue')).items.map(({ name, count }) => [
          name,
          count,
        ]),
      );
    expect(await countsOf(company)).toEqual({ Wszystko: 3, Moje: 1, Kolegi: 1, Szkice: 1 });
    expect(await countsOf(friend)).toEqual({ Wszystko: 3, Moje: 1, Kolegi: 1, Szkice: 1 });
    expect(await namesOf(company)).toEqual([]);
    const ofOrders = [await make(company, { name: 'A' }), await make(company, { name: 'B' })];
    const [a = 0, b = 0] = ofOrders.map(({ id }) => id);
    await company.api.change('/order-views/sequence', {
      list: 'queue',
      ids: [drafts.id, friends.id, mine.id, all.id],
    });
    await company.api.change('/order-views/sequence', { ids: [b, a] });
    expect(await namesOf(company)).toEqual(['B', 'A']);
    expect(Object.keys(await countsOf(company))).toEqual(['Szkice', 'Kolegi', 'Moje', 'Wszystko']);
  });

  test('keeps what its list has, and nothing of the other', async () => {
    const faults = async (list: string, filter: object) =>
      faultsIn(await owner.api.post('/order-views', { name: 'X', list, filter }));
    expect(await faults('queue', { q: 'Oslo', status: [0], sort: 'id' })).toEqual({
      'filter.q': 'unknown_field',
      'filter.status': 'unknown_field',
      'filter.sort': 'unknown_field',
    });
    expect(await faults('orders', { kind: ['drafts'], assignee_id: owner.id })).toEqual({
      'filter.kind': 'unknown_field',
      'filter.assignee_id': 'unknown_field',
    });
    expect(await faults('queue', { kind: ['lunch'] })).toMatchObject({
      'filter.kind.0': 'not_in_list',
    });
    expect(await faults('board', {})).toMatchObject({ list: expect.any(String) });
    const { id } = await make(owner, { list: 'queue' });
    expect(faultsIn(await owner.api.send('PUT', `/order-views/${id}`, { filter: { status: [1] } }))).toEqual({
      'filter.status': 'unknown_field',
    });
    await owner.api.remove(`/order-views/${id}`);
  });

  test('has its place for each person', async () => {
    const views = [
      await make(owner, { name: 'A', is_shared: true }),
      await make(owner, { name: 'B', is_shared: true }),
      await make(owner, { name: 'C', is_shared: true }),
    ];
    const [a = 0, , c = 0] = views.map(({ id }) => id);
    const foreign = await make(rival, { is_shared: true });
    await owner.api.change('/order-views/sequence', { ids: [c, foreign.id, a] });
    expect(await namesOf(owner)).toEqual(['C', 'A', 'B']);
    expect(await namesOf(colleague)).toEqual(['A', 'B', 'C']);
    expect(
      await app.rows('select view_ids from order_view_sequences where user_id = $1', [owner.id]),
    ).toEqual([{ view_ids: [c, a] }]);
    for (const { id } of views) await owner.api.remove(`/order-views/${id}`);
  });

  test('of another company is not there', async () => {
    const { id } = await make(rival, { is_shared: true });
    refused(await owner.api.send('PUT', `/order-views/${id}`, { name: 'Moje' }), 404);
    refused(await owner.api.send('DELETE', `/order-views/${id}`), 404);
    expect(await namesOf(owner)).toEqual([]);
  });

  test('that makes no sense is refused', async () => {
    const faults = async (fields: object) =>
      faultsIn(await owner.api.post('/order-views', { name: 'X', filter: {}, ...fields }));
    expect(await faults({ name: '   ' })).toMatchObject({ name: expect.any(String) });
    expect(await faults({ name: 'x'.repeat(61) })).toMatchObject({ name: expect.any(String) });
    expect(await faults({ filter: { status: [99] } })).toEqual({ 'filter.status': 'invalid_value' });
    expect(await faults({ filter: { sort: 'price' } })).toEqual({ 'filter.sort': 'unknown_sort_field' });
    expect(await faults({ filter: { assigned: 'yours' } })).toMatchObject({
      'filter.assigned': expect.any(String),
    });
  });

  test('is one of thirty at most', async () => {
    const company = await aCompany(app);
    await Promise.all(Array.from({ length: 29 }, () => make(company)));
    const answers = await Promise.all(
      [1, 2, 3].map(() => company.api.post('/order-views', { name: 'X', filter: {} })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('goes with whoever made it, unless it is shared', async () => {
    const leaver = await aCollaborator(app, owner);
    await make(leaver, { name: 'Własny' });
    const shared = await make(leaver, { name: 'Wspólny', is_shared: true });
    await owner.api.remove(`/companies/${owner.companyId}/users/${leaver.id}`);
    expect(await app.rows('select name from order_views where company_id = $1', [owner.companyId])).toEqual([
      { name: 'Wspólny' },
    ]);
    await owner.api.remove(`/order-views/${shared.id}`);
  });
});
