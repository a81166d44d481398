import { describe, expect, test } from '@jest/globals';
import { aClient } from '../../../testing/directory.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ChangesAnswer } from './change.dto.js';
import { mostKept, tidyChanges } from './change.queries.js';
import { untoldTables } from './untold-tables.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);

const read = (query: Record<string, number> = {}) => owner.api.read<ChangesAnswer>('/changes', query);

test('every table of companies tells its changes, or says why not', async () => {
  const tables = await app.rows<{ name: string; told: boolean }>(
    `select c.relname as name, count(t.oid) = 3 as told from pg_class c
     left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = to_regproc('tell_' || c.relname)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (c.relname = 'companies' or exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
     group by c.relname`,
  );
  expect(tables.filter(({ name, told }) => told === name in untoldTables)).toEqual([]);
  const names = new Set(tables.map(({ name }) => name));
  expect(Object.keys(untoldTables).filter((name) => !names.has(name))).toEqual([]);
});

describe('the changes', () => {
  test('are read from a number on, page by page, of the own company alone', async () => {
    const { seq } = await read();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await aClient(owner)).id);
    await aClient(rival);
    const first = await read({ after: seq, limit: 2 });
    expect(first).toMatchObject({ has_more: true, resync: false });
    const rest = await read({ after: first.seq, limit: 2 });
    expect(rest).toMatchObject({ has_more: false, resync: false });
    expect([...first.items, ...rest.items].map(({ kind, id }) => [kind, id])).toEqual(
      ids.map((id) => ['client', id]),
    );
    expect(await read({ after: rest.seq })).toEqual({
      items: [],
      seq: rest.seq,
      has_more: false,
      resync: false,
    });
  });

  test('say when one has to begin anew', async () => {
    const { seq } = await read();
    const foreign = await rival.api.read<ChangesAnswer>('/changes');
    for (const after of [foreign.seq, seq + 1_000_000])
      expect(await read({ after })).toEqual({ items: [], seq, has_more: false, resync: true });
  });

  test('take no nonsense', async () => {
    const wrong: Record<string, number>[] = [{ after: -1 }, { after: 1.5 }, { limit: 0 }, { limit: 1001 }];
    for (const query of wrong) expect((await owner.api.get('/changes', query)).status).toBe(422);
  });

  test('are undone with their cause', async () => {
    const { seq } = await read();
    await app
      .rows(`do $$ begin update companies set name = name || '!'; raise exception 'no'; end $$`)
      .catch(() => undefined);
    expect(await read({ after: seq })).toMatchObject({ items: [], resync: false });
    expect(await app.rows('select from change_notes')).toEqual([]);
  });

  test('are kept for a day and so many, but for the newest', async () => {
    const company = await aCompany(app);
    const count = async () =>
      (await app.rows('select from changes where company_id = $1', [company.companyId])).length;
    await app.rows(
      `insert into changes select $1, nextval('changes_seq'), 'client', n, null, null, now() from generate_series(1, $2::int) n`,
      [company.companyId, mostKept + 50],
    );
    await tidyChanges(app.db.writes);
    expect(await count()).toBe(mostKept);
    await app.rows(`update changes set at = at - interval '25 h' where company_id = $1`, [company.companyId]);
    const { seq } = await company.api.read<ChangesAnswer>('/changes');
    await tidyChanges(app.db.writes);
    expect(await count()).toBe(1);
    expect(await company.api.read<ChangesAnswer>('/changes', { after: seq })).toMatchObject({
      resync: false,
    });
    expect(await company.api.read<ChangesAnswer>('/changes', { after: seq - 1 })).toMatchObject({
      resync: true,
    });
  });
});
