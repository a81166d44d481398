import { describe, expect, test } from '@jest/globals';
import { sql, type Queryable, type Sql } from './sql.js';

/** What arrives at the database. */
async function sent(statement: Sql): Promise<[string, unknown[]]> {
  let got: [string, unknown[]] | undefined;
  const database: Queryable = {
    async query(text, values) {
      got = [text, values];
      return { rows: [], rowCount: null };
    },
  };
  expect(await statement.execute(database)).toEqual({ rows: [], rowCount: 0 });
  if (!got) throw new Error('Nothing was sent');
  return got;
}

describe('sql', () => {
  test('what is put in travels as a parameter', async () => {
    const name = `x'; drop table clients; --`;
    expect(await sent(sql`select ${1}, ${name}, ${null}, ${[1, 2]}`)).toEqual([
      'select $1, $2, $3, $4',
      [1, name, null, [1, 2]],
    ]);
    expect(await sent(sql`select 1`)).toEqual(['select 1', []]);
    expect(await sent(sql``)).toEqual(['', []]);
  });

  test('pieces become part of the statement and keep their parameters in order', async () => {
    const filter = sql`a = ${1} and ${sql`b = ${2}`}`;
    expect(await sent(sql`select ${0} where ${filter} or ${filter} limit ${3}`)).toEqual([
      'select $1 where a = $2 and b = $3 or a = $4 and b = $5 limit $6',
      [0, 1, 2, 1, 2, 3],
    ]);
  });

  test('constants stand in the text', async () => {
    const { Sent, Name } = sql.constants({ Sent: 3, Name: "a client's" });
    expect(await sent(sql`status = ${Sent} and name = ${Name} and id = ${7}`)).toEqual([
      "status = 3 and name = 'a client''s' and id = $1",
      [7],
    ]);
    expect(await sent(sql`limit ${sql.constant(20)}`)).toEqual(['limit 20', []]);
  });

  test('lists of values and of pieces are joined', async () => {
    expect(await sent(sql`in (${sql.join([1, 'two', 3])})`)).toEqual(['in ($1, $2, $3)', [1, 'two', 3]]);
    expect(await sent(sql`${sql.join([sql`a = ${1}`, sql`b`], ' and ')}`)).toEqual(['a = $1 and b', [1]]);
    expect(await sent(sql`(${sql.join([7])})`)).toEqual(['($1)', [7]]);
  });

  test('names are quoted, code stays as it is', async () => {
    expect(await sent(sql`${sql.ref('t.name')} ${sql.ref('a"b')} ${sql.raw('desc')}`)).toEqual([
      '"t"."name" "a""b" desc',
      [],
    ]);
  });
});
