import { expect, test } from '@jest/globals';
import type { Paged } from '../http/api-types.js';
import type { FoundGlobalClient } from '../../modules/directory/clients/client-directory.dto.js';
import { aGlobalClient } from '../../testing/directory.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);
const search = (query: { page?: number; sort?: string }) =>
  owner.api.read<Paged<FoundGlobalClient>>('/global-clients/search', {
    q: 'trzebnica',
    page_size: 20,
    ...query,
  });
const enter = (count: number) =>
  app.rows(
    `insert into clients (name, city) select 'Zakład ' || lpad(n::text, 6, '0'), 'Trzebnica' from generate_series(1, $1) n`,
    [count],
  );

test('a broad search of a global directory tells the same page and total when it is asked again', async () => {
  await enter(2_500);
  for (const query of [
    {},
    { page: 2 },
    { page: 10 },
    { page: 11 },
    { sort: '-name' },
    { sort: '-update_date' },
  ]) {
    const first = await search(query);
    expect(first.total).toBe(2_500);
    expect(await search(query)).toEqual(first);
  }
});

test('whatever changes the directory changes what it tells next', async () => {
  const { total } = await search({});
  const added = await aGlobalClient(app, { name: 'Aptekarz', city: 'Trzebnica' });
  const one = await search({});
  expect(one.total).toBe(total + 1);
  expect(one.items[0]?.id).toBe(added.id);
  await app.rows(`update clients set city = 'Oborniki' where id = $1`, [added.id]);
  expect((await search({})).total).toBe(total);
  await app.rows(`delete from clients where name = 'Zakład 000007'`);
  expect((await search({})).total).toBe(total - 1);
  expect((await search({})).total).toBe(total - 1);
});

test('a company’s own clients leave the directory’s version as it is', async () => {
  const version = () => app.rows(`select version from global_directories where name = 'clients'`);
  const before = await version();
  await owner.api.create('/clients-personal', {
    name: 'Własny',
    address: 'Rynek 1',
    post_code: '55-100',
    country_id: 1,
  });
  expect(await version()).toEqual(before);
});
