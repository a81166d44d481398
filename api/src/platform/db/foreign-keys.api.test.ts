import { expect, test } from '@jest/globals';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();

/** Users, companies and countries are deleted one at a time: a look at a whole table is affordable. */
const deletedSingly = ['users', 'companies', 'countries'];

test('what goes in numbers, with a company or an order, is found by index wherever it is named', async () => {
  const unindexed = await app.rows<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and c.confrelid::regclass::text <> all($1)
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
     order by 1`,
    [deletedSingly],
  );
  expect(unindexed.map(({ name }) => name)).toEqual([]);
});
