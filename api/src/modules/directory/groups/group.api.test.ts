import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aGlobalSubcontractor, aGroup, aSubcontractor } from '../../../testing/directory.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { GroupDto, GroupMemberDto } from './group.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/subcontractor-groups';

const add = (group: GroupDto, subcontractor_id: number, as: TestMember = owner) =>
  as.api.create<GroupMemberDto>(`${path}/${group.id}/members`, { subcontractor_id });
const members = (group: GroupDto, query: object = {}) =>
  owner.api.read<Paged<GroupMemberDto>>(`${path}/${group.id}/members`, { ...query });

describe('a group', () => {
  test('is made, read, changed and deleted; colleagues see it', async () => {
    const made = await owner.api.create<GroupDto>(path, { name: ' Chłodnie ', description: '' });
    expect(made).toMatchObject({
      name: 'Chłodnie',
      description: null,
      color: '#3B82F6',
      member_count: 0,
      version: 1,
    });
    const colleague = await aCollaborator(app, owner);
    expect(await colleague.api.read(`${path}/${made.id}`)).toEqual(made);
    const changed = await owner.api.change<GroupDto>(`${path}/${made.id}`, { color: '#ff8800', version: 1 });
    expect(changed).toMatchObject({ name: 'Chłodnie', color: '#FF8800', version: 2 });
    const late = await owner.api.put(`${path}/${made.id}`, { name: 'Late', version: 1 });
    refused(late, 409, 'changed_meanwhile');
    await owner.api.remove(`${path}/${made.id}`);
    refused(await owner.api.get(`${path}/${made.id}`), 404, 'not_found');
    refused(await owner.api.delete(`${path}/${made.id}`), 404, 'not_found');
  });

  test('has a name of its own in its company, whatever its case', async () => {
    await owner.api.create(path, { name: 'Plandeki' });
    refused(await owner.api.post(path, { name: 'PLANDEKI ' }), 409, 'group_name_taken');
    const other = await aGroup(owner);
    refused(await owner.api.put(`${path}/${other.id}`, { name: 'plandeki' }), 409, 'group_name_taken');
    await (await aCompany(app)).api.create(path, { name: 'Plandeki' });
  });

  test.each([
    [{}, { name: 'required' }],
    [{ name: '  ' }, { name: 'required' }],
    [
      { name: 'x', color: 'red', size: 1 },
      { color: expect.any(String), size: expect.any(String) },
    ],
  ])('%j is refused', async (body, faults) => {
    expect(faultsIn(await owner.api.post(path, body))).toEqual(faults);
  });

  test('is found by its name and description', async () => {
    const group = await owner.api.create<GroupDto>(path, { name: 'Ziębnie', description: 'Świeże ryby' });
    for (const q of ['ziebnie', 'RYBY']) {
      expect((await owner.api.read<Paged<GroupDto>>(path, { q })).items).toEqual([group]);
    }
  });
});

describe('members', () => {
  test('are put in, listed by name, and taken out', async () => {
    const group = await aGroup(owner);
    const second = await aSubcontractor(owner, { name: 'Żubr Trans' });
    const first = await aSubcontractor(owner, { name: 'Ąży Logistyka', city: 'Łomża' });
    const membership = await add(group, second.id);
    expect(membership).toMatchObject({
      subcontractor_id: second.id,
      subcontractor: { name: second.name, email: second.email, country_id: second.country_id },
    });
    await add(group, first.id);
    const page = await members(group, { page_size: 1000 });
    expect(page.items.map((item) => item.subcontractor.name)).toEqual(['Ąży Logistyka', 'Żubr Trans']);
    expect(page.items[1]).toEqual(membership);
    expect((await members(group, { q: 'lomza' })).total).toBe(1);
    for (const [sort, sign] of [
      ['id', 1],
      ['-id', -1],
    ] as const) {
      const ids = (await members(group, { sort })).items.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((one, other) => sign * (one - other)));
    }
    expect(await owner.api.read(`${path}/${group.id}`)).toMatchObject({ member_count: 2 });
    await owner.api.remove(`${path}/${group.id}/members/${membership.id}`);
    expect((await members(group)).total).toBe(1);
    refused(await owner.api.delete(`${path}/${group.id}/members/${membership.id}`), 404, 'not_found');
    await owner.api.remove(`/subcontractors-personal/${first.id}`);
    expect((await members(group)).total).toBe(0);
  });

  test('are in once, also when two put them in at once', async () => {
    const group = await aGroup(owner);
    const { id: subcontractor_id } = await aSubcontractor(owner);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.api.post(`${path}/${group.id}/members`, { subcontractor_id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    refused(await owner.api.post(`${path}/${group.id}/members`, { subcontractor_id }), 400, 'already_member');
  });

  test('belong to the company or to its collection', async () => {
    const group = await aGroup(owner);
    const shared = await aGlobalSubcontractor(app);
    const foreign = await aSubcontractor(await aCompany(app));
    for (const { id } of [shared, foreign]) {
      const answer = await owner.api.post(`${path}/${group.id}/members`, { subcontractor_id: id });
      refused(answer, 404, 'not_found');
    }
    await owner.api.create('/user-global-subcontractors', { subcontractor_id: shared.id });
    expect(await add(group, shared.id)).toMatchObject({ subcontractor: { source_type: 'global' } });
  });

  test('are taken out of the group that is named only', async () => {
    const [one, two] = [await aGroup(owner), await aGroup(owner)];
    const { id } = await add(one, (await aSubcontractor(owner)).id);
    refused(await owner.api.delete(`${path}/${two.id}/members/${id}`), 404, 'not_found');
    expect((await members(one)).total).toBe(1);
  });

  test('are at most 1,000', async () => {
    const company = await aCompany(app);
    const group = await aGroup(company);
    await app.rows(
      `with made as (
         insert into subcontractors (company_id, name) select $1, 'Carrier ' || n from generate_series(1, 1000) n
         returning id
       )
       insert into subcontractor_group_members (company_id, group_id, subcontractor_id) select $1, $2, id from made`,
      [company.companyId, group.id],
    );
    const whole = await company.api.read<Paged<GroupMemberDto>>(`${path}/${group.id}/members`, {
      page_size: 1000,
    });
    expect(whole.items).toHaveLength(1000);
    const { id: subcontractor_id } = await aSubcontractor(company);
    const answer = await company.api.post(`${path}/${group.id}/members`, { subcontractor_id });
    refused(answer, 400, 'too_many_members');
    const inside = whole.items[0]?.subcontractor_id;
    const again = await company.api.post(`${path}/${group.id}/members`, { subcontractor_id: inside });
    refused(again, 400, 'already_member');
  });
});

test('statistics count groups, memberships and subcontractors', async () => {
  const company = await aCompany(app);
  expect(await company.api.read(`${path}/stats`)).toEqual({
    total: 0,
    members: 0,
    subcontractors: 0,
    empty: 0,
  });
  const [one, two] = [await aGroup(company), await aGroup(company)];
  await aGroup(company);
  const { id } = await aSubcontractor(company);
  await add(one, id, company);
  await add(two, id, company);
  expect(await company.api.read(`${path}/stats`)).toEqual({
    total: 3,
    members: 2,
    subcontractors: 1,
    empty: 1,
  });
});
