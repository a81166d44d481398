import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aClient } from '../../../testing/directory.js';
import { ownPool } from '../../../testing/own-pool.js';
import { aCompany } from '../../../testing/people.js';
import { auditKeyOf } from '../../../platform/config/secret.js';
import { testApp } from '../../../testing/test-app.js';
import { verifyLog } from './verify-log.js';

const secret = 'a secret that signs checkpoints in this test';
const app = await testApp({ secret });
const owner = await aCompany(app);
const other = await aCompany(app);
const { auditLog } = app.container.services;
const tables = ['audit_log', 'audit_chains', 'audit_checkpoints'];
/** Somebody who may do anything in the database. */
const intruder = ownPool(app.database.url);
afterAll(() => intruder.end());

const verify = () => verifyLog(app.database.url, { current: secret, previous: [] });

/** SQL for the id of the company's entry at a position. */
const at = (position: number) =>
  `(select id from audit_log where company_id = ${owner.companyId} and position = ${position})`;

/** Rewrites the company's chain from a position on, so that every entry follows the one before it. */
const rewriteFrom = (position: number, companyId = owner.companyId) => `
  do $$
  declare
    entry audit_log;
    last bytea := (select hash from audit_log where company_id = ${companyId} and position = ${position} - 1);
    place bigint := ${position} - 1;
  begin
    for entry in select * from audit_log where company_id = ${companyId} and position >= ${position} order by position loop
      place := place + 1;
      entry.position := place;
      entry.previous_hash := last;
      entry.hash := sha256(last || convert_to(audit_text(entry), 'UTF8'));
      last := entry.hash;
      update audit_log set position = entry.position, previous_hash = entry.previous_hash, hash = entry.hash where id = entry.id;
    end loop;
    update audit_chains set position = place, hash = last where chain = ${companyId};
  end $$`;

/** The log as it was, and triggers out of the way. */
async function tamper(statements: readonly string[]): Promise<string[]> {
  const client = await intruder.connect();
  try {
    // Whoever can turn triggers off can drop an index, too.
    await client.query('drop index audit_log_place');
    for (const table of tables) {
      await client.query(`create temporary table kept_${table} as select * from ${table}`);
      await client.query(`alter table ${table} disable trigger user`);
    }
    for (const statement of statements) await client.query(statement);
    const { faults } = await verify();
    for (const table of tables) {
      await client.query(`delete from ${table}`);
      await client.query(`insert into ${table} overriding system value select * from kept_${table}`);
      await client.query(`drop table kept_${table}`);
      await client.query(`alter table ${table} enable trigger user`);
    }
    await client.query(
      'create unique index audit_log_place on audit_log (coalesce(company_id, 0), position)',
    );
    return faults;
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  for (let number = 0; number < 6; number += 1) await aClient(owner);
  await aClient(other);
  await auditLog.signChains();
  for (let number = 0; number < 6; number += 1) await aClient(owner);
});

/** As if all that was signed had been signed the day before. */
async function beforeToday(): Promise<void> {
  const client = await intruder.connect();
  try {
    await client.query('alter table audit_checkpoints disable trigger user');
    await client.query(`update audit_checkpoints set created_at = created_at - interval '1 day'`);
    await client.query('alter table audit_checkpoints enable trigger user');
  } finally {
    client.release();
  }
}

const company = `company ${owner.companyId}`;

/** What somebody may do to the log, and what the check says of it. */
const manipulations: readonly [what: string, statements: readonly string[], said: RegExp][] = [
  [
    'what was there afterwards is changed',
    [`update audit_log set after = after || '{"city": "Hel"}' where id = ${at(5)}`],
    /entry \d+ at 5 was changed/,
  ],
  [
    'what was there before is changed',
    [`update audit_log set before = '{"x": 1}' where id = ${at(5)}`],
    /at 5 was changed/,
  ],
  ['the person is changed', [`update audit_log set actor_id = 0 where id = ${at(5)}`], /at 5 was changed/],
  [
    'the person’s name is changed',
    [`update audit_log set actor_name = 'X' where id = ${at(5)}`],
    /at 5 was changed/,
  ],
  [
    'the time is changed by a millionth of a second',
    [`update audit_log set created_at = created_at + interval '1 microsecond' where id = ${at(5)}`],
    /at 5 was changed/,
  ],
  [
    'the address is changed',
    [`update audit_log set ip = '10.0.0.1' where id = ${at(5)}`],
    /at 5 was changed/,
  ],
  [
    'the request is changed',
    [`update audit_log set request_id = null where id = ${at(5)}`],
    /at 5 was changed/,
  ],
  [
    'the action is changed',
    [`update audit_log set action = 'client.deleted' where id = ${at(5)}`],
    /at 5 was changed/,
  ],
  [
    'the record is changed',
    [`update audit_log set record_id = 1 + record_id where id = ${at(5)}`],
    /at 5 was changed/,
  ],
  [
    'an entry is changed with its own hash',
    [
      `update audit_log set actor_name = 'X' where id = ${at(5)}`,
      `update audit_log l set hash = sha256(previous_hash || convert_to(audit_text(l), 'UTF8')) where id = ${at(5)}`,
    ],
    /at 6 does not follow/,
  ],
  [
    'the first entry is deleted',
    [`delete from audit_log where id = ${at(1)}`],
    /entries 1 before entry \d+ are missing/,
  ],
  [
    'an entry is deleted',
    [`delete from audit_log where id = ${at(5)}`],
    /entries 5 before entry \d+ are missing/,
  ],
  [
    'an entry is deleted and its place closed',
    [
      `delete from audit_log where id = ${at(5)}`,
      `update audit_log set position = position - 1 where company_id = ${owner.companyId} and position > 5`,
    ],
    /at 5 does not follow/,
  ],
  [
    'the last entries are deleted',
    [
      `delete from audit_log where company_id = ${owner.companyId} and position > (select position - 2 from audit_chains where chain = ${owner.companyId})`,
    ],
    /entries \d+ to \d+ are missing at the end/,
  ],
  [
    'signed entries are deleted up to the end, and the end is noted anew',
    [
      `delete from audit_log where company_id = ${owner.companyId} and position > 4`,
      `update audit_chains set position = 4, hash = (select hash from audit_log where id = ${at(4)}) where chain = ${owner.companyId}`,
    ],
    /the end is missing: entries up to \d+ were signed, the last one is at 4/,
  ],
  [
    'all entries of a company are deleted',
    [`delete from audit_log where company_id = ${owner.companyId}`],
    /all entries are missing/,
  ],
  [
    'all entries of a company are deleted with the note of their end',
    [
      `delete from audit_log where company_id = ${owner.companyId}`,
      `delete from audit_chains where chain = ${owner.companyId}`,
    ],
    /all entries are missing/,
  ],
  [
    'two entries change places',
    [
      `update audit_log set position = 11 - position where company_id = ${owner.companyId} and position in (5, 6)`,
    ],
    /was changed or moved here/,
  ],
  [
    'two entries change places with their hashes',
    [
      `update audit_log l set position = o.position, previous_hash = o.previous_hash, hash = o.hash from audit_log o
       where l.company_id = ${owner.companyId} and o.company_id = l.company_id and l.position in (5, 6) and o.position = 11 - l.position`,
    ],
    /at 5 was changed or moved here/,
  ],
  [
    'an entry is added in between',
    [
      `insert into audit_log (company_id, action, position, previous_hash, hash)
       select company_id, 'client.created', position, previous_hash, hash from audit_log where id = ${at(5)}`,
    ],
    /was added: another entry has that place/,
  ],
  [
    'an entry is added at the end',
    [
      `insert into audit_log (company_id, action, position, previous_hash, hash)
       select chain, 'client.created', position + 1, hash, sha256('x') from audit_chains where chain = ${owner.companyId}`,
    ],
    /were added at the end/,
  ],
  [
    'an entry is moved to another company',
    [`update audit_log set company_id = ${other.companyId} where id = ${at(5)}`],
    /entries 5 before entry \d+ are missing/,
  ],
  [
    'an entry is moved to no company',
    [`update audit_log set company_id = null where id = ${at(5)}`],
    /are missing/,
  ],
  [
    'the chain is written anew from an entry on, with hashes that fit',
    [`update audit_log set actor_name = 'X' where id = ${at(5)}`, rewriteFrom(5)],
    /is not what was signed there: the chain was written anew/,
  ],
  [
    'an entry is taken out and the chain written anew, with hashes that fit',
    [`delete from audit_log where id = ${at(5)}`, rewriteFrom(6).replaceAll('6 - 1', '4')],
    /is not what was signed there/,
  ],
  [
    'the chain is written anew, and the checkpoint with it',
    [
      `update audit_log set actor_name = 'X' where id = ${at(5)}`,
      rewriteFrom(5),
      `update audit_checkpoints p set hash = l.hash from audit_log l
       where p.chain = ${owner.companyId} and l.company_id = p.chain and l.position = p.position`,
    ],
    /the checkpoint at \d+ was changed/,
  ],
  [
    'the note of the end is deleted',
    [`delete from audit_chains where chain = ${owner.companyId}`],
    /there is no note of where the chain ends/,
  ],
  [
    'the note of the end is changed',
    [`update audit_chains set hash = sha256('x') where chain = ${owner.companyId}`],
    /is not the one that the chain ended with/,
  ],
];

describe('the check of the log', () => {
  test('finds nothing in a log that nobody touched', async () => {
    const { chains, entries, checkpoints, faults } = await verify();
    expect(faults).toEqual([]);
    const [row] = await app.rows<{ chains: number; entries: number }>(
      'select count(distinct coalesce(company_id, 0)) as chains, count(*) as entries from audit_log',
    );
    expect({ chains, entries }).toEqual(row);
    expect(checkpoints).toBeGreaterThanOrEqual(2);
  });

  test.each(manipulations)('finds out when %s', async (_what, statements, said) => {
    const faults = await tamper(statements);
    expect(faults.filter((fault) => said.test(fault))).not.toEqual([]);
    expect(faults.some((fault) => fault.startsWith(company))).toBe(true);
    expect((await verify()).faults).toEqual([]);
  });

  test('says that checkpoints were signed with another secret', async () => {
    const { faults } = await verifyLog(app.database.url, { current: `${secret}.`, previous: [] });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every((fault) => fault.includes('SECRET is another'))).toBe(true);
  });

  test('takes checkpoints that were signed before SECRET was rotated', async () => {
    const rotated = { current: `${secret}.`, previous: [secret] };
    expect((await verifyLog(app.database.url, rotated)).faults).toEqual([]);
  });

  test('takes them also once the former secret is forgotten, by the key that was kept of it', async () => {
    const forgotten = { current: `${secret}.`, previous: [] };
    expect((await verifyLog(app.database.url, forgotten, [auditKeyOf(secret)])).faults).toEqual([]);
    expect((await verifyLog(app.database.url, forgotten, [auditKeyOf('another')])).faults).not.toEqual([]);
  });

  test('finds a checkpoint taken out between two others', async () => {
    for (let day = 0; day < 2; day += 1) {
      await beforeToday();
      await aClient(owner);
      await auditLog.signChains();
    }
    const faults = await tamper([
      `delete from audit_checkpoints where id = (select id from audit_checkpoints where chain = ${owner.companyId} order by id offset 1 limit 1)`,
    ]);
    expect(faults).toEqual([expect.stringContaining('one before it is missing')]);
  });
});

describe('signing', () => {
  test('writes one checkpoint for what has grown, also when two do it at once', async () => {
    await aClient(owner);
    const written = await Promise.all([auditLog.signChains(), auditLog.signChains()]);
    expect(written.flat().map(({ chain }) => chain)).toEqual([owner.companyId]);
    expect(await auditLog.signChains()).toEqual([]);
    expect((await verify()).faults).toEqual([]);
  });

  const countOf = async (chain: number | null) =>
    (await app.rows('select id from audit_checkpoints where chain = $1', [chain])).length;

  test('keeps one checkpoint a day of each chain', async () => {
    const company = await aCompany(app);
    for (let round = 0; round < 3; round += 1) {
      await aClient(company);
      expect(await auditLog.signChains()).toHaveLength(1);
      expect(await countOf(company.companyId)).toBe(1);
    }
    await beforeToday();
    await aClient(company);
    await auditLog.signChains();
    expect(await countOf(company.companyId)).toBe(2);
    expect((await verify()).faults).toEqual([]);
  });

  test('is logged, so that the server’s log attests the place', async () => {
    const { companyId } = await aCompany(app);
    await app.container.jobs.enqueue('audit.sign', null);
    await app.doJobs();
    const [checkpoint] = await app.rows<{ signature: string }>(
      'select signature from audit_checkpoints where chain = $1',
      [companyId],
    );
    expect(app.log).toContainEqual(
      expect.objectContaining({
        msg: 'audit log signed',
        chain: companyId,
        signature: checkpoint?.signature,
      }),
    );
  });

  test('does not sign away that what was signed before is another now', async () => {
    const victim = await aCompany(app);
    for (let number = 0; number < 3; number += 1) await aClient(victim);
    await auditLog.signChains();
    const client = await intruder.connect();
    try {
      for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
      await client.query('drop index audit_log_place');
      await client.query(
        `update audit_log set actor_name = 'X' where company_id = ${victim.companyId} and position = 2`,
      );
      await client.query(rewriteFrom(2, victim.companyId));
      await client.query(
        'create unique index audit_log_place on audit_log (coalesce(company_id, 0), position)',
      );
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    } finally {
      client.release();
    }
    await aClient(victim);
    await auditLog.signChains();
    expect(await countOf(victim.companyId)).toBe(2);
    expect((await verify()).faults).toEqual([
      expect.stringMatching(`company ${victim.companyId}: .* is not what was signed there`),
    ]);
  });
});
