import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { refused, taken } from '../../testing/api-caller.js';
import { aCollaborator, aCompany, anAdministrator } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import type { CountryList } from '../../modules/directory/countries/country.dto.js';
import type { CompanyUserList } from '../../modules/identity/companies/company.dto.js';
import type { Paged } from './api-types.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

interface ReadOperation {
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi/openapi.json'), 'utf8'),
) as { paths: Record<string, { get?: ReadOperation }>; components: { schemas: Record<string, Schema> } };

const app = await testApp();
const owner = await aCompany(app);
const admin = await anAdministrator(app);

/** Lists with pages that need nothing to be named first. */
const lists = Object.entries(contract.paths).flatMap(([path, { get }]) => {
  const schema = get?.responses['200']?.content?.['application/json']?.schema;
  const named = contract.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
  const taken = (get?.parameters ?? []).filter((one) => one.in === 'query');
  const isList = named?.properties?.['total_pages'] !== undefined && !path.includes('{');
  return isList && taken.every(({ required }) => !required)
    ? [{ path, names: taken.map(({ name }) => name) }]
    : [];
});

describe('a list', () => {
  test.each(lists.filter(({ names }) => names.includes('page_size')))('$path has pages', async ({ path }) => {
    const tried = await owner.api.get(path);
    const { api } = tried.status === 403 ? admin : owner;
    const page = taken(await api.get<Paged<unknown>>(path, { page_size: 1 }), 200);
    expect(page).toMatchObject({ page: 1, page_size: 1, total_pages: page.total });
    expect(page.items.length).toBeLessThanOrEqual(1);
    for (const [name, value] of [
      ['page', 0],
      ['page_size', 0],
      ['page_size', 1001],
      ['page', 'x'],
    ] as const)
      expect(refused(await api.get(path, { [name]: value }), 422).errors).toMatchObject([{ field: name }]);
  });

  test.each(lists.filter(({ names }) => names.includes('sort')))(
    '$path is sorted by no field that it has not',
    async ({ path }) => {
      const tried = await owner.api.get(path);
      const { api } = tried.status === 403 ? admin : owner;
      expect(refused(await api.get(path, { sort: '-nonsense' }), 422).errors).toMatchObject([
        { field: 'sort', code: 'unknown_sort_field' },
      ]);
    },
  );
});

describe('a short list', () => {
  test('goes out whole, or by pages', async () => {
    const all = await app.api.read<CountryList>('/countries');
    expect(all.items).toHaveLength(all.total);
    const third = await app.api.read<CountryList>('/countries', { page: 3, page_size: 10 });
    expect(third.items).toEqual(all.items.slice(20, 30));
    expect(third).toMatchObject({ page: 3, page_size: 10, total_pages: Math.ceil(all.total / 10) });
    const behind = await app.api.read<CountryList>('/countries', { page: 99, page_size: 10 });
    expect(behind.items).toEqual([]);
  });

  test('is sorted either way', async () => {
    const ids = async (sort: string) =>
      (await app.api.read<CountryList>('/countries', { sort })).items.map(({ id }) => id);
    const rising = await ids('id');
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect(await ids('-id')).toEqual(rising.toReversed());
  });

  test('has those without a value at its end, either way', async () => {
    const { id } = await aCollaborator(app, owner);
    const path = `/companies/${owner.companyId}/users-with-roles`;
    await app.rows(`update users set last_login_at = case when id = ${id} then now() end`);
    for (const sort of ['last_login', '-last_login']) {
      const { items } = await owner.api.read<CompanyUserList>(path, { sort });
      expect(items.at(-1)?.id).toBe(owner.id);
    }
  });
});

test('the audit log can be read from its beginning', async () => {
  const read = async (sort: string) =>
    (await owner.api.read<Paged<{ id: number }>>('/audit-log', { sort, page_size: 1000 })).items.map(
      ({ id }) => id,
    );
  const latest = await read('-created_at');
  expect(latest.length).toBeGreaterThan(1);
  expect(await read('created_at')).toEqual(latest.toReversed());
});
