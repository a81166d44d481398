import { afterAll, describe, expect, test } from '@jest/globals';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { DatabasePulse, withLongStatements } from './database-pulse.js';
import { createPool } from './pools.js';

const database = await createMigratedDatabase();
const pool = createPool(database.url, 1, 'read', false);
new DatabasePulse(database.url, 200).guard(pool);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const long = (): Promise<unknown> => pool.query('select pg_sleep(0.6)');
const ofClient = async (): Promise<unknown> => {
  const client = await pool.connect();
  try {
    return await client.query('select pg_sleep(0.6)');
  } finally {
    client.release(true);
  }
};

describe('a statement that is answered too late', () => {
  test.each([
    ['by the pool', long],
    ['by a connection', ofClient],
  ])('is cut when it was asked %s, and the next one is answered', async (_how, ask) => {
    await expect(ask()).rejects.toThrow(/terminated/);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test.each([
    ['by the pool', long],
    ['by a connection', ofClient],
  ])('is waited for where it may take long, when it was asked %s', async (_how, ask) => {
    await withLongStatements(ask);
  });

  test('is told by who asks, not by who gave the connection back', async () => {
    const one = withLongStatements(long);
    const other = long();
    const third = withLongStatements(long);
    await Promise.all([one, expect(other).rejects.toThrow(/terminated/), third]);
  });
});

test('the limit of the pool itself does not cut what may take long', () => {
  expect(createPool(database.url, 1, 'read', false).options).not.toHaveProperty('query_timeout');
});
