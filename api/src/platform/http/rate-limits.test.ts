import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { DomainError } from '../../kernel/domain-error.js';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/empty-database.js';
import {
  createRateLimits,
  TooManyRequests,
  type RateLimitName,
  type RateLimits,
  clearExpiredRows,
} from './rate-limits.js';

let database: EmptyDatabase;
const pools: pg.Pool[] = [];

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

function newPool(connectionString = database.url): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 5, connectionTimeoutMillis: 30_000 });
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
}

/** The limits as one process has them. */
const newProcess = (factor = 1) => createRateLimits({ pool: newPool(), factor });

/** How many of so many uses go through. */
async function countPassed(
  limits: RateLimits,
  name: RateLimitName,
  key: string,
  tries: number,
): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: tries }, () => limits.consume(name, key)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TooManyRequests);
  }
  return outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
}

async function refusal(work: Promise<void>): Promise<TooManyRequests> {
  const error: unknown = await work.then(
    () => new Error('It was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof TooManyRequests)) throw error;
  return error;
}

const rows = async () =>
  (await newPool().query<{ key: string; points: number }>('SELECT key, points FROM limits.rate_limits')).rows;

describe('rate limits', () => {
  test('of keys are taken in advance by each process, never more than there are', async () => {
    const one = newProcess();
    const other = newProcess();
    const tell = await one.measure('api-key', 'told');
    expect(tell).toMatchObject({ limit: 600, remaining: 599, isOver: false });
    expect(await one.measure('api-key', 'told', 25)).toMatchObject({
      remaining: 574,
      isOver: false,
    });
    expect(await one.measure('api-key', 'told', 600)).toMatchObject({
      remaining: 574,
      isOver: true,
    });
    const uses = await Promise.all(
      Array.from({ length: 700 }, (_none, place) =>
        (place % 3 === 0 ? one : other).measure('api-key', 'shared'),
      ),
    );
    const passed = uses.filter((use) => use.isOver === false).length;
    expect(passed).toBeLessThanOrEqual(600);
    expect(passed).toBeGreaterThanOrEqual(591);
    expect(await one.measure('api-key', 'shared')).toMatchObject({ remaining: 0, isOver: true });
  });

  let limits: RateLimits;
  beforeEach(() => {
    limits = newProcess();
  });
  afterEach(() => newPool().query('DROP SCHEMA IF EXISTS limits CASCADE'));

  test.each<[RateLimitName, number, number]>([
    ['login-pair', 10, 900],
    ['login-address', 50, 900],
    ['register', 10, 3_600],
    ['public-form', 30, 3_600],
    ['public-form-company', 300, 3_600],
    ['public-answer', 120, 60],
    ['find-by-email', 30, 3_600],
  ])('%s: %i in %i seconds', async (name, points, seconds) => {
    expect(await countPassed(limits, name, '203.0.113.7', points + 20)).toBe(points);
    const { retryAfterSeconds } = await refusal(limits.consume(name, '203.0.113.7'));
    expect(retryAfterSeconds).toBeGreaterThan(seconds - 15);
    expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
    await limits.consume(name, '203.0.113.8');
  });

  test('what is refused says when to come again', async () => {
    await countPassed(limits, 'register', '203.0.113.7', 10);
    const error = await refusal(limits.consume('register', '203.0.113.7'));
    expect(error).toBeInstanceOf(DomainError);
    expect(error.code).toBe('too_many_requests');
    expect(error.details).toEqual({ retry_after: error.retryAfterSeconds });
    expect(Number.isInteger(error.retryAfterSeconds)).toBe(true);
  });

  test('a use is possible again when the time is over', async () => {
    await countPassed(limits, 'login-pair', 'a@example.com', 12);
    await newPool().query('UPDATE limits.rate_limits SET expire = $1', [Date.now() - 1]);
    expect(await countPassed(limits, 'login-pair', 'a@example.com', 12)).toBe(10);
  });

  test('limits with the same key have nothing to do with each other', async () => {
    await countPassed(limits, 'register', '203.0.113.7', 12);
    expect(await countPassed(limits, 'public-form', '203.0.113.7', 40)).toBe(30);
  });

  test('the factor multiplies every limit, and leaves at least one use', async () => {
    expect(await countPassed(newProcess(2.5), 'register', 'a', 40)).toBe(25);
    expect(await countPassed(newProcess(0.001), 'public-form', 'a', 5)).toBe(1);
    expect(await countPassed(newProcess(1_000_000), 'public-form-company', 'a', 400)).toBe(400);
  });

  test('processes count together, also when they start at the same moment', async () => {
    const processes = Array.from({ length: 5 }, () => newProcess());
    const passed = await Promise.all(
      processes.map((one) => countPassed(one, 'public-form', '203.0.113.7', 20)),
    );
    expect(passed.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(await rows()).toEqual([expect.objectContaining({ points: expect.any(Number) })]);
  });

  test('a right password makes up for the failures of the account, and for its own use of the address', async () => {
    const other = newProcess();
    await countPassed(limits, 'login-pair', 'a@example.com', 9);
    await limits.reset('login-pair', 'a@example.com');
    expect(await countPassed(other, 'login-pair', 'a@example.com', 12)).toBe(10);
    await limits.reset('login-pair', 'a@example.com');
    expect(await countPassed(other, 'login-pair', 'a@example.com', 12)).toBe(10);

    for (let attempt = 0; attempt < 60; attempt += 1) {
      await limits.consume('login-address', '203.0.113.7');
      await limits.forgive('login-address', '203.0.113.7');
    }
    expect(await countPassed(other, 'login-address', '203.0.113.7', 60)).toBe(50);
  });

  test('a failure can be made to weigh', async () => {
    await limits.penalise('login-pair', 'a@example.com', 4);
    await limits.penalise('login-pair', 'a@example.com');
    expect(await countPassed(limits, 'login-pair', 'a@example.com', 12)).toBe(5);
    await limits.penalise('login-pair', 'a@example.com', 100);
    await refusal(limits.consume('login-pair', 'a@example.com'));
  });

  test.each<[RateLimitName, string, string]>([
    ['login-pair', 'Jan@Example.com ', 'jan@example.com'],
    ['login-pair', 'ｊan@example.com', 'jan@example.com'],
    ['public-form', '::ffff:203.0.113.7', '203.0.113.7'],
    ['public-form', '::FFFF:CB00:7107', '203.0.113.7'],
    ['public-form', '2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff'],
    ['public-form', '2001:db8::1', '2001:db8:0:0:5:6:7:8'],
    ['public-form', 'fe80::1%eth0', 'fe80::2%eth1'],
    ['public-form', '::1', '::2'],
  ])('%s: %j and %j are one', async (name, one, other) => {
    await limits.consume(name, one);
    await limits.consume(name, other);
    expect(await rows()).toEqual([expect.objectContaining({ points: 2 })]);
  });

  test.each<[RateLimitName, string, string]>([
    ['login-pair', 'jan@example.com', 'jana@example.com'],
    ['public-form', '203.0.113.7', '203.0.113.8'],
    ['public-form', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['public-form', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['public-form', '', 'unknown'],
    ['public-form-company', '1', '11'],
  ])('%s: %j and %j are two', async (name, one, other) => {
    await limits.consume(name, one);
    await limits.consume(name, other);
    expect(await rows()).toHaveLength(2);
  });

  test('whatever is sent as a key takes the same little room and is not readable', async () => {
    for (const key of [
      'x'.repeat(1_000_000),
      "'; DROP TABLE limits.rate_limits; --",
      'a\0b',
      '\ud800',
      'jan@example.com',
    ]) {
      await limits.consume('login-pair', key);
    }
    const found = await rows();
    expect(found).toHaveLength(5);
    for (const row of found) expect(row.key).toMatch(/^login-pair:[\w-]{22}$/);
  });

  test('a table that cannot be made does not stop anybody, and one that is there is used', async () => {
    const setting = `ALTER DATABASE ${database.name} SET default_transaction_read_only`;
    await database.outside(`${setting} = on`);
    expect(await countPassed(newProcess(), 'register', 'in memory', 12)).toBe(10);
    await database.outside(`${setting} = off`);
    await expect(rows()).rejects.toThrow('limits.rate_limits');

    // Another role's work: the schema is there, and ours may not create any.
    await newPool().query('CREATE SCHEMA limits');
    await newPool().query(`REVOKE CREATE ON DATABASE ${database.name} FROM CURRENT_USER`);
    expect(await countPassed(newProcess(), 'register', 'stored', 12)).toBe(10);
    expect(await rows()).toHaveLength(1);
    await newPool().query(`GRANT CREATE ON DATABASE ${database.name} TO CURRENT_USER`);
  });

  test('without the database each process counts in its memory, and goes back when it returns', async () => {
    await limits.consume('register', '203.0.113.7');
    await database.outside(`ALTER DATABASE ${database.name} ALLOW_CONNECTIONS false`);
    await database.outside('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      database.name,
    ]);
    try {
      expect(await countPassed(limits, 'register', '203.0.113.7', 15)).toBe(10);
      expect(await countPassed(newProcess(), 'register', '203.0.113.7', 15)).toBe(10);
      await limits.penalise('login-pair', 'a@example.com');
      await limits.forgive('login-address', '203.0.113.7');
      await limits.reset('login-pair', 'a@example.com');
    } finally {
      await database.outside(`ALTER DATABASE ${database.name} ALLOW_CONNECTIONS true`);
    }
    expect(await countPassed(limits, 'register', '203.0.113.7', 15)).toBe(9);
  });

  test('rows whose time is long over are removed', async () => {
    await limits.consume('register', 'old');
    await newPool().query('UPDATE limits.rate_limits SET expire = $1', [Date.now() - 1]);
    await limits.consume('register', 'young');
    await clearExpiredRows(newPool());
    expect(await rows()).toHaveLength(1);
  });
});
