import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../domain/domain-error.js';
import { hashLimitKey, type LimitedBy } from './rate-limit-key.js';
import {
  clearExpiredRows,
  prepareLimitTable,
  RATE_LIMIT_SCHEMA,
  RATE_LIMIT_TABLE,
} from './rate-limit-table.js';

interface Limit {
  points: number;
  seconds: number;
  by: LimitedBy;
  /**
   * Once a key is used up, answer from this process's memory until its time is over, without asking the database.
   * Not for limits that are given back: another process would not notice.
   */
  rememberUsedUp: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** In milliseconds. */
const CLEAN_EVERY = 5 * MINUTE * 1000;

const limits = {
  /** Sign-ins to one account (key: the e-mail address). */
  'login-account': { points: 10, seconds: 15 * MINUTE, by: 'text', rememberUsedUp: false },
  /** Sign-ins from one address. */
  'login-address': { points: 50, seconds: 15 * MINUTE, by: 'address', rememberUsedUp: false },
  /** Registrations from one address. */
  register: { points: 10, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Colleagues that an owner registers (key: the owner's id); it tells whether an address has an account. */
  'register-colleague': { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Public order forms from one address. */
  'public-form': { points: 30, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Public order forms for one company (key: its id), from wherever. */
  'public-form-company': { points: 300, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Answers by link from one address. */
  'public-answer': { points: 120, seconds: MINUTE, by: 'address', rememberUsedUp: true },
  /** Looks at the pages of links from one address; many people can share one. */
  'public-view': { points: 600, seconds: MINUTE, by: 'address', rememberUsedUp: true },
  /** Documents printed for the holders of links, from one address: each takes a browser's time. */
  'public-document': { points: 30, seconds: MINUTE, by: 'address', rememberUsedUp: true },
  /** Look-ups of users by e-mail (key: the id of who asks). */
  'find-by-email': { points: 30, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Searches for users by a whole address, also half typed ones (key: the id of who searches). */
  'find-user': { points: 100, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Letters that one company writes in its own words (key: its id). */
  letter: { points: 300, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Letters that one company sends to many clients (key: its id). */
  mailing: { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Mails that one company has translated (key: its id). */
  translation: { points: 600, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Invoices and corrections that one company looks at before they are issued (key: its id): each takes a browser's time. */
  'invoice-preview': { points: 60, seconds: MINUTE, by: 'text', rememberUsedUp: true },
  /** Chat messages of one user (key: their id). */
  'chat-message': { points: 120, seconds: MINUTE, by: 'text', rememberUsedUp: true },
  /** Files that somebody has read for an import (key: their id); each is kept for a while. */
  'import-upload': { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Files that somebody keeps with orders (key: their id). */
  'document-upload': { points: 600, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Questions to public registers of companies (key: the id of who asks). */
  'company-registry': { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Test mails of an administrator (key: their id). */
  'test-mail': { points: 30, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Statements of an administrator (key: their id). */
  'admin-sql': { points: 120, seconds: MINUTE, by: 'text', rememberUsedUp: true },
  /** Texts that an administrator has judged (key: their id); each may cost money. */
  'quote-check': { points: 60, seconds: MINUTE, by: 'text', rememberUsedUp: true },
} as const satisfies Record<string, Limit>;

/** The limits there are. */
export type RateLimitName = keyof typeof limits;

/** Somebody did something too often. */
export class TooManyRequests extends DomainError {
  constructor(
    /** Whole seconds after which it may be tried again, at least 1. */
    readonly retryAfterSeconds: number,
  ) {
    super('too_many_requests', 'too_many_requests', { retry_after: retryAfterSeconds });
  }
}

/**
 * Counts what may be done only so often. The state is shared by all processes; when the database does not answer,
 * each process counts in its own memory. None of the calls fails because of the database.
 *
 * Sign-in: `consume` both login limits before the password is looked at, so that attempts at the same moment cannot
 * slip through; after a right password, `reset` the account's and `forgive` the address's.
 */
export interface RateLimits {
  /**
   * Counts one use.
   * @throws TooManyRequests when the limit is used up
   */
  consume(name: RateLimitName, key: string): Promise<void>;
  /** Counts uses without throwing: a failure that is to weigh on the next `consume`. */
  penalise(name: RateLimitName, key: string, points?: number): Promise<void>;
  /** Takes one counted use back. */
  forgive(name: RateLimitName, key: string): Promise<void>;
  /** Forgets all that was counted for the key. */
  reset(name: RateLimitName, key: string): Promise<void>;
}

/**
 * Makes the limits on a PostgreSQL pool. The table is made at the first use, in its own schema; that takes the right
 * to create schemas in the database, no more.
 * @param options.factor multiplies every limit (`RATE_LIMIT_FACTOR`)
 */
export function createRateLimits(options: { pool: Pool; factor: number }): RateLimits {
  const prepared = prepareLimitTable(options.pool);
  setInterval(() => void clearExpiredRows(options.pool), CLEAN_EVERY).unref();
  const limiters = new Map(
    Object.entries<Limit>(limits).map(([name, limit]) => {
      const points = Math.max(1, Math.round(limit.points * options.factor));
      const limiter = new RateLimiterPostgres({
        storeClient: options.pool,
        storeType: 'pool',
        schemaName: RATE_LIMIT_SCHEMA,
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: limit.seconds,
        inMemoryBlockOnConsumed: limit.rememberUsedUp ? points : 0,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: limit.seconds }),
      });
      return [name, limiter];
    }),
  );

  async function use(name: RateLimitName, key: string) {
    await prepared();
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no rate limit ${name}`);
    return { limiter, hash: hashLimitKey(limits[name].by, key) };
  }

  return {
    async consume(name, key) {
      const { limiter, hash } = await use(name, key);
      try {
        await limiter.consume(hash);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new TooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
      }
    },
    async penalise(name, key, points = 1) {
      const { limiter, hash } = await use(name, key);
      await limiter.penalty(hash, points);
    },
    async forgive(name, key) {
      const { limiter, hash } = await use(name, key);
      await limiter.reward(hash, 1);
    },
    async reset(name, key) {
      const { limiter, hash } = await use(name, key);
      await limiter.delete(hash);
    },
  };
}
