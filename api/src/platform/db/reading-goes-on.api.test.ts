import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { LockMode } from '@mikro-orm/core';
import pg from 'pg';
import { Company } from '../../modules/identity/companies/company.entity.js';
import { aClient, clientFields } from '../../testing/directory.js';
import { refused, type Answer } from '../../testing/api-caller.js';
import { enterSeller } from '../../testing/invoices.js';
import { nextNumber } from '../../testing/next-number.js';
import { aCompany, type TestMember } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import { lockForDeletion } from './database-lock.js';
import { poolSizes } from './pools.js';
import { sql } from './sql.js';
import { connectionOf } from './connection-of.js';

const app = await testApp();
const { reads, units, notes } = poolSizes(app.container.config.DATABASE_POOL);

describe('while a company is being deleted and twenty creates wait for it', () => {
  /** @returns what the creates were answered */
  async function whileDeleted(
    input: { deleted: TestMember; create: () => Promise<Answer> },
    work: () => Promise<unknown>,
  ): Promise<Answer[]> {
    const deleter = new pg.Client({ connectionString: app.database.url });
    await deleter.connect();
    try {
      await deleter.query('begin');
      await deleter.query('select from companies where id = $1 for update', [input.deleted.companyId]);
      const creates = Promise.all(Array.from({ length: 20 }, input.create));
      await Promise.race([waitingForLocks(Math.floor(units / 3)), creates]);
      await work();
      const answers = await creates;
      await deleter.query('rollback');
      return answers;
    } finally {
      await deleter.end();
    }
  }

  test.each([
    ['clients, a statement each,', '/clients-personal', clientFields],
    ['groups, a unit of work each,', '/subcontractor-groups', () => ({ name: `Grupa ${nextNumber()}` })],
  ])('of %s another company enters some, and they are told when to come again', async (_what, path, body) => {
    const [deleted, other] = [await aCompany(app), await aCompany(app)];
    const entered: number[] = [];
    const answers = await whileDeleted(
      { deleted, create: () => deleted.api.post(path, body()) },
      async () => {
        for (let time = 0; time < 5; time += 1) entered.push((await other.api.post(path, body())).status);
      },
    );
    expect(entered).toEqual([201, 201, 201, 201, 201]);
    // Whoever looks after the product hears of it, once.
    const told = app.log.filter(({ company_id }) => company_id === deleted.companyId);
    expect(told).toMatchObject([
      {
        level: 40,
        count: 1,
        msg: 'writes of a company were refused: they waited for too many others of its own',
      },
    ]);
    for (const answer of answers) {
      refused(answer, 503, 'busy');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await deleted.api.post(path, body())).status).toBe(201);
  });

  test('another company reads', async () => {
    const deleted = await aCompany(app);
    const other = await aCompany(app);
    const client = await aClient(other);
    // Its bank account is shown with an entry of the audit log, which is a write.
    await enterSeller(other);
    const create = () => deleted.api.post('/clients-personal', clientFields());
    await whileDeleted({ deleted, create }, async () => {
      const paths = [
        '/auth/me',
        `/clients-personal/${client.id}`,
        '/clients-personal',
        '/orders',
        '/company-settings',
        // Looked up within a rate limit, which is counted.
        `/users/search?q=${encodeURIComponent(other.email)}`,
      ];
      // More at once than there are connections for reading.
      const read = await Promise.all(
        Array.from({ length: 2 * reads }, (_, index) => other.api.get(paths[index % paths.length] ?? '')),
      );
      expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    });
  });
});

test('a company that is being renamed goes on entering clients', async () => {
  const company = await aCompany(app);
  await app.db.acrossCompanies(async (unit) => {
    await unit.findOneOrFail(Company, company.companyId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await aClient(company);
  });
});

test('of a company that may be deleted, nothing is entered meanwhile', async () => {
  const company = await aCompany(app);
  let isEntered = false;
  const entering = await app.db.acrossCompanies(async (unit) => {
    await lockForDeletion(unit, 'companies', sql`t.id = ${company.companyId}`);
    const entered = aClient(company).finally(() => (isEntered = true));
    await waitingForLocks(1);
    expect(isEntered).toBe(false);
    return { entered };
  });
  await entering.entered;
});

async function waitingForLocks(count: number): Promise<void> {
  for (;;) {
    const rows = await app.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    await pause(10);
  }
}

describe('the pool for reading', () => {
  test.each([
    ['a statement that writes', sql`update companies set name = name`],
    ['one that writes on its way', sql`with gone as (delete from sessions returning id) select id from gone`],
    ['one that locks rows', sql`select from companies for no key update`],
  ])('refuses %s', async (_what, statement) => {
    await expect(statement.execute(app.db.reads)).rejects.toMatchObject({ code: '25006' });
  });

  test('reads', async () => {
    const { rows } =
      await sql`select current_setting('default_transaction_read_only') as is_read_only`.execute(
        app.db.reads,
      );
    expect(rows).toEqual([{ is_read_only: 'on' }]);
  });
});

describe('a unit of work', () => {
  test('has its own connection write, and takes no second one', async () => {
    const company = await aCompany(app);
    const rename = sql`update companies set name = name where id = ${company.companyId}`;
    await app.db.acrossCompanies(async (unit) => {
      expect((await rename.execute(connectionOf(unit))).rowCount).toBe(1);
      await expect(rename.execute(app.db.writes)).rejects.toThrow(
        'A unit of work writes with connectionOf(unit)',
      );
      const another = app.db.acrossCompanies(() => Promise.resolve());
      await expect(another).rejects.toThrow('A unit of work begins no other one');
    });
    expect((await rename.execute(app.db.writes)).rowCount).toBe(1);
  });
});

test('the connections of a process are as many as it may have', () => {
  expect({ reads, units, notes }).toEqual({ reads: 9, units: 9, notes: 2 });
  for (const total of [3, 4, 5, 20, 22, 200]) {
    const sizes = Object.values(poolSizes(total));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  }
});
