import { afterAll, expect, test } from '@jest/globals';
import { createEmptyDatabase } from '../../testing/empty-database.js';
import { migrate, migrationsList } from './migrate.js';

const database = await createEmptyDatabase();
afterAll(() => database.drop());

test('migrations have no limit of time, also where the database sets one', async () => {
  await database.outside(`alter database ${database.name} set statement_timeout = '1ms'`);
  expect(await migrate(database.url)).toHaveLength(migrationsList.length);
});
