import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Paged } from '../http/api-types.js';
import { aCompany, anAdministrator } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import { notesOfGlobal, notesOfGlobalRow } from '../../modules/directory/directory.queries.js';
import { countedUpTo, findPage, partsOf, type ListStatement } from './list-statement.js';
import { hasLetterKeys, holding, type SearchWay } from './search-text.js';
import { sql } from './sql.js';

const app = await testApp();
const owner = await aCompany(app);
const administrator = await anAdministrator(app);
const companyId = owner.companyId;

/** Rows enough that a search for a letter stops counting. */
const many = 10_400;

const names = [
  'Łódzka Fabryka Mebli',
  'Æskefabrikken i Ås',
  'щkaщ Киев',
  'Rabat 100% _x_ \\ q',
  '1½ metra',
  'ka',
  'A.k-a 5',
  'Ząbkowice',
  'naïve café',
  'ıIİ',
];

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const naive = async (table: string, where: string, q: string, order: string) =>
  idsOf(
    await app.rows<{ id: number }>(
      `select id from ${table} where ${where} and strpos(search_text, fold($1)) > 0 order by ${order}`,
      [q],
    ),
  );

test('each way to look for a text finds the rows that hold it, however short it is', async () => {
  await app.rows(`insert into clients (name, city) select name, 'Żory' from unnest($1::text[]) name`, [
    names,
  ]);
  const text = fc.oneof(
    fc
      .tuple(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 1, max: 6 }))
      .map(([name, at, length]) => [...name].slice(at % name.length, (at % name.length) + length).join('')),
    fc.string({ unit: fc.constantFrom(...'aAkKxq5 %_\\.-щżøß½ı'), minLength: 1, maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (any) => {
      const q = any.trim();
      if (q === '') return;
      const expected = await naive('clients', 'company_id is null', q, 'id');
      const ways: SearchWay[] = ['scan', 'trigrams', ...(hasLetterKeys(q) ? (['letters'] as const) : [])];
      for (const way of ways) {
        const { rows } = await sql<{ id: number }>`
          select t.id from clients t where t.company_id is null and ${sql.join(holding(q, { way }))} order by t.id`.execute(
          app.db.reads,
        );
        // A number is also found without the signs between its digits.
        expect({ q, way, ids: idsOf(rows) }).toEqual({ q, way, ids: expected });
      }
    }),
    { numRuns: 300 },
  );
});

test('a search of many rows counts to ten thousand, tells the right pages, and leads to all of them', async () => {
  const number = `select 'Zakład ' || md5(n::text), 'Kłodzko', n % 7 from generate_series(1, ${many}) n`;
  await app.rows(
    `insert into clients (name, city, country_id) select md5, city, 1 + n % 2 from (${number}) r(md5, city, n)`,
  );
  await app.rows(
    `insert into clients (company_id, name, city) select ${companyId}, md5, city from (${number}) r(md5, city, n)`,
  );
  await app.rows(
    `insert into subcontractors (name, city, email) select md5, city, 'a@b.example' from (${number}) r(md5, city, n)`,
  );
  await app.rows(
    `insert into orders (company_id, client_name, status, pickup_street, pickup_city, pickup_post_code, pickup_country,
       pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date, pallets_count, weight,
       cargo_type, created_at, updated_at)
     select ${companyId}, md5, n, 's', city, '1', 'PL', now(), 's', city, '1', 'PL', now(), 1, 1, 'c',
       now() - n * interval '1 hour', now() - n * interval '2 hours' from (${number}) r(md5, city, n)`,
  );
  for (const [path, table, where, filter] of [
    ['/global-clients/search', 'clients', 'company_id is null', {}],
    ['/client-database', 'clients', 'company_id is null', {}],
    ['/clients-personal', 'clients', `company_id = ${companyId}`, {}],
    ['/client-directory', 'clients', `company_id = ${companyId}`, {}],
    ['/global-subcontractors', 'subcontractors', 'company_id is null', {}],
    ['/orders', 'orders', `company_id = ${companyId}`, {}],
    ['/orders', 'orders', `company_id = ${companyId}`, { status: [0, 1, 2, 3, 4, 5, 6] }],
  ] as const) {
    const { api } = path === '/client-database' || path === '/global-subcontractors' ? administrator : owner;
    const sorts = table === 'orders' ? ['-created_at', '-updated_at', 'client_name'] : ['name', 'city'];
    for (const sort of sorts) {
      const column = sort.replace('-', '');
      const direction = sort.startsWith('-') ? 'desc' : 'asc';
      for (const q of ['o', 'KŁ', 'ładzik']) {
        const all = await naive(table, where, q, `${column} ${direction}, id ${direction}`);
        const read = (page: number, page_size: number) =>
          api.read<Paged<{ id: number }>>(path, { ...filter, q, sort, page, page_size });
        for (const [page, size] of [
          [1, 20],
          [9, 1_000],
          [11, 1_000],
        ] as const) {
          const { items, total, total_pages, is_total_capped = false } = await read(page, size);
          expect({ path, sort, q, page, ids: idsOf(items) }).toEqual({
            path,
            sort,
            q,
            page,
            ids: all.slice((page - 1) * size, page * size),
          });
          const most = Math.max(10_000, page * size + 1);
          expect({ total, is_total_capped }).toEqual({
            total: Math.min(all.length, most),
            is_total_capped: all.length > most,
          });
          expect(page < total_pages).toBe(all.length > page * size);
        }
      }
    }
  }
});

test('where the first rows of a list do not suffice for a page, it is made of all that is found', async () => {
  const statement = {
    table: 'clients',
    columns: sql`t.id`,
    where: [sql`t.company_id is null`],
    search: 'kłodzko',
    isGlobal: true,
    walkedBy: ['name'],
    orderBy: [{ column: 'name' }, { column: 'id' }],
  } as const;
  const all = await naive('clients', 'company_id is null', 'kłodzko', 'name, id');
  for (const walked of [4, 50_000]) {
    const parts = partsOf(statement, { page: 2, size: 5 }, walked);
    const { items } = await findPage<{ id: number }>(app.db.reads, statement, parts);
    expect(idsOf(items)).toEqual(all.slice(5, 10));
  }
});

test('what stands in notes alone is found at its place, whichever way notes and rows are looked for', async () => {
  const long = `${'x'.repeat(500)} dzwoń`;
  await app.rows(
    `insert into clients (name, city, notes) values ('Aaa', 'Wawer', 'dzwoń przed dostawą'), ('Aab', 'Wawer', $1), ('Aac', 'Wawer', 'rampa'),
       ('Zzz', 'Wawer', 'dzwoń')`,
    [long],
  );
  const all = idsOf(
    await app.rows<{ id: number }>(
      `select id from clients where company_id is null and (strpos(search_text, 'dz') > 0 or strpos(fold(notes), 'dz') > 0)
       order by name, id`,
    ),
  );
  const statement: ListStatement = {
    table: 'clients',
    columns: sql`t.id`,
    where: [sql`t.company_id is null`],
    search: 'dz',
    notes: notesOfGlobal('clients'),
    notesByRow: notesOfGlobalRow('clients'),
    isGlobal: true,
    walkedBy: ['name'],
    orderBy: [{ column: 'name' }, { column: 'id' }],
  };
  const letters = { way: 'letters', wayOfRest: 'letters', wayOfNotes: 'letters' } as const;
  for (const ways of [
    {},
    letters,
    { ...letters, isReadWhole: true },
    { way: 'scan', wayOfRest: 'letters' },
  ] as const) {
    for (const walked of [4, 50_000]) {
      for (const page of [1, 2, 11]) {
        const request = { page, size: page === 11 ? 1_000 : 5 };
        const parts = partsOf({ ...statement, ...ways }, request, walked);
        const { items, total } = await findPage<{ id: number }>(app.db.reads, statement, parts);
        const from = (page - 1) * request.size;
        expect({ ways, page, ids: idsOf(items) }).toEqual({
          ways,
          page,
          ids: all.slice(from, from + request.size),
        });
        if (items.length > 0) expect(total).toBe(Math.min(all.length, countedUpTo(request) + 1));
      }
    }
  }
});
