import { expect, test } from '@jest/globals';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import { sql } from './sql.js';
import { connectionOf } from './connection-of.js';

const app = await testApp();
const owner = await aCompany(app);

test('statements belong to the unit’s transaction and carry their values as they are', async () => {
  const text = `'; drop table users; -- ? $1 \\ ąø`;
  const work = app.db.inCompany(owner.companyId, async (unit) => {
    const on = connectionOf(unit);
    const { rows } = await sql<{ said: string }>`select ${text}::text as said`.execute(on);
    expect(rows).toEqual([{ said: text }]);
    const change = await sql`update companies set name = ${text} where id = ${owner.companyId}`.execute(on);
    expect(change.rowCount).toBe(1);
    throw new Error('and back');
  });
  await expect(work).rejects.toThrow('and back');
  const named = await app.rows('select 1 from companies where name = $1', [text]);
  expect(named).toEqual([]);
});

test('there are none outside of a transaction', () => {
  expect(() => connectionOf(app.db.orm.em.fork())).toThrow('no transaction');
});
