import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { refused, taken, type ApiCaller } from '../../testing/api-caller.js';
import { aClient, aSubcontractor } from '../../testing/directory.js';
import { anOrder, acceptRequest, aQuote } from '../../testing/orders.js';
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

/** Lists with one sequence: what is latest, or the rates of a day. */
const unsorted = ['/currencies', '/messages/conversations', '/chat/conversations'];

test('every list is sorted by what its caller names, but for those of one sequence', () => {
  const without = lists.filter(({ names }) => !names.includes('sort')).map(({ path }) => path);
  expect(without.toSorted()).toEqual(unsorted.toSorted());
});

/** The values of a list's field, in the sequence that it asks for; pages of one show whether that is whole. */
async function sortedBy(
  path: string,
  field: string,
  caller: { api: ApiCaller } = owner,
): Promise<{ up: unknown[]; down: unknown[] }> {
  const read = async (sort: string) => {
    const values: unknown[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const { items } = await caller.api.read<Paged<Record<string, unknown>>>(path, {
        sort,
        page,
        page_size: 1,
      });
      values.push(...items.map((item) => item[field]));
    }
    return values;
  };
  return { up: await read(field), down: await read(`-${field}`) };
}

describe('sorted either way, what is without the field at the end, are', () => {
  test('drafts', async () => {
    for (const values of [{ pickup_city: 'Bergen' }, { notes: 'x' }, { pickup_city: 'Arendal' }])
      await owner.api.create('/order-drafts', { values });
    expect(await sortedBy('/order-drafts', 'title')).toEqual({
      up: ['Arendal → …', 'Bergen → …', null],
      down: ['Bergen → …', 'Arendal → …', null],
    });
  });

  test('registrations of carriers', async () => {
    const { id } = await aSubcontractor(owner);
    for (const name of ['Bergen', 'Arendal'])
      await app.rows(
        `insert into carrier_registrations
           (company_id, subcontractor_id, is_known, nonce, name, vat_number, country, contact_name, email, language, fleet, lanes)
         values ($1, $2, false, $3::text, $3::text, '1', 'NO', 'Ola', 'ola@carrier.example', 'no', '[]', '[]')`,
        [owner.companyId, id, name],
      );
    expect(await sortedBy('/carrier-registrations', 'name')).toEqual({
      up: ['Arendal', 'Bergen'],
      down: ['Bergen', 'Arendal'],
    });
    await app.rows(
      `update carrier_registrations set decided_at = now(), state = 'accepted' where name = 'Bergen'`,
    );
    for (const sequence of Object.values(await sortedBy('/carrier-registrations', 'decided_at')))
      expect(sequence).toEqual([expect.any(String), null]);
  });

  test('payment files', async () => {
    for (const [total, paidOn] of [
      [20, null],
      [30, '2026-01-02'],
      [10, '2026-01-03'],
    ])
      await app.rows(
        `insert into payment_files (company_id, xml, debtor_account, currency, total, paid_on, created_at)
         values ($1, '<a/>', 'PL1', 'EUR', $2, $3, now())`,
        [owner.companyId, total, paidOn],
      );
    expect(await sortedBy('/money/payment-files', 'total')).toEqual({ up: [10, 20, 30], down: [30, 20, 10] });
    expect(await sortedBy('/money/payment-files', 'paid_on')).toEqual({
      up: ['2026-01-02', '2026-01-03', null],
      down: ['2026-01-03', '2026-01-02', null],
    });
  });

  test('orders and documents of a client and of a carrier', async () => {
    const client = await aClient(owner);
    const carrier = await aSubcontractor(owner);
    const days = ['2027-02-01T08:00:00.000Z', '2027-01-01T08:00:00.000Z'];
    for (const [index, pickup_date] of days.entries()) {
      const order = await anOrder(owner, {
        client_id: client.id,
        pickup_date,
        delivery_date: '2027-03-01T08:00:00.000Z',
      });
      await acceptRequest(order, 1);
      const [route = 0] = order.routes;
      const quote = await aQuote(app, order, route, carrier);
      await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: quote.id });
      await app.rows(
        `insert into documents (company_id, order_id, route_id, document_type, original_filename, mime_type, file_size, storage_key)
         values ($1, $2, $3, 'OTHER', $4, 'application/pdf', 1, $4)`,
        [owner.companyId, order.id, route, ['b.pdf', 'a.pdf'][index]],
      );
    }
    for (const path of [`/client-directory/${client.id}`, `/subcontractor-directory/${carrier.id}`]) {
      expect(await sortedBy(`${path}/orders`, 'pickup_date')).toEqual({ up: days.toReversed(), down: days });
      expect(await sortedBy(`${path}/documents`, 'original_filename')).toEqual({
        up: ['a.pdf', 'b.pdf'],
        down: ['b.pdf', 'a.pdf'],
      });
      for (const section of ['orders', 'documents'])
        expect(
          refused(await owner.api.get(`${path}/${section}`, { sort: 'price' }), 422).errors,
        ).toMatchObject([{ field: 'sort', code: 'unknown_sort_field' }]);
    }
  });

  test('statements of the SQL console', async () => {
    await app.rows(
      `insert into admin_actions (user_id, user_email, action, mode, statement, duration_ms)
       select $1, 'a@b.example', 'sql', 'read', 'select 1', n from unnest(array[7, 9, 8]) n`,
      [admin.id],
    );
    expect(await sortedBy('/tests/sql-history', 'duration_ms', admin)).toEqual({
      up: [7, 8, 9],
      down: [9, 8, 7],
    });
  });
});

describe('a short list', () => {
  test('is sorted by the letters of the caller’s language', async () => {
    const names = ['łabędź', 'lis', 'mors', 'ås', 'ærfugl', 'ål', 'zebra'];
    for (const name of names) await owner.api.create('/order-views', { name, filter: { q: 'x' } });
    const sorted = async (language: string) =>
      (
        await owner.api.reading(language).read<Paged<{ name: string }>>('/order-views', { sort: 'name' })
      ).items.map(({ name }) => name);
    const polish = await sorted('pl');
    expect(polish.filter((name) => /^[lłm]/.test(name))).toEqual(['lis', 'łabędź', 'mors']);
    expect(polish.indexOf('zebra')).toBe(polish.length - 1);
    const norwegian = await sorted('nb-NO');
    expect(norwegian.slice(-4)).toEqual(['zebra', 'ærfugl', 'ål', 'ås']);
  });

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
