import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../kernel/domain-error.js';
import type { ProblemCode } from './problem-codes.js';
import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** What the key of a limit is: a network address gets its own treatment. */
type LimitedBy = 'address' | 'text';

/**
 * Makes a short name of fixed length of whatever a limit counts by, so that what people send cannot fill the table.
 * Letter case and spaces around do not make another key; addresses of one IPv6 network count as one.
 */
function hashLimitKey(by: LimitedBy, key: string): string {
  const text = key.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256')
    .update(by === 'address' ? networkOf(text) : text)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Reduces an IPv6 address to its /64, which is what one customer usually gets: whoever has one has 2^64 addresses.
 * An IPv4 address in IPv6 clothes is that IPv4 address. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!ipaddr.IPv6.isValid(bare)) return address;
  const known = ipaddr.process(bare);
  return known instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`).toString()}/64`
    : known.toString();
}

/** Schema of the limits' table: our migrations leave it alone. */
const RATE_LIMIT_SCHEMA = 'limits';
const RATE_LIMIT_TABLE = 'rate_limits';

/** How long to wait after a failure before the table is tried again, in milliseconds. */
const PAUSE = 5_000;

/**
 * Makes the table of the limits when it is first needed. Processes that start together take turns. The table is not
 * logged: counts are written often and may be forgotten in a crash of the server.
 * @returns a function that waits for the table. It does not throw: without it, limits are counted in memory.
 */
function prepareLimitTable(pool: Pool): () => Promise<void> {
  let pending: Promise<void> | null = null;
  let notBefore = 0;
  return async () => {
    if (Date.now() < notBefore) return;
    pending ??= createTable(pool).catch(() => {
      notBefore = Date.now() + PAUSE;
      pending = null;
    });
    await pending;
  };
}

/** Removes the rows whose time is over. Does not throw: what is left is removed next time. */
export async function clearExpiredRows(pool: Pool): Promise<void> {
  await pool
    .query(`DELETE FROM ${RATE_LIMIT_SCHEMA}.${RATE_LIMIT_TABLE} WHERE expire < $1`, [Date.now()])
    .catch(() => undefined);
}

async function createTable(pool: Pool): Promise<void> {
  const table = `${RATE_LIMIT_SCHEMA}.${RATE_LIMIT_TABLE}`;
  const client = await pool.connect();
  try {
    const found = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
      table,
    ]);
    if (found.rows[0]?.exists) return;
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [`frakto.${table}`]);
    // Not with IF NOT EXISTS: that asks for the right to create schemas even when there is nothing to create.
    const schema = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [RATE_LIMIT_SCHEMA]);
    if (schema.rowCount === 0) await client.query(`CREATE SCHEMA ${RATE_LIMIT_SCHEMA}`);
    // The columns are those that rate-limiter-flexible writes, in its order.
    await client.query(
      `CREATE UNLOGGED TABLE IF NOT EXISTS ${table} (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

interface Limit {
  points: number;
  seconds: number;
  by: LimitedBy;
  /**
   * Once a key is used up, answer from this process's memory until its time is over, without asking the database.
   * Not for limits that are given back: another process would not notice.
   */
  rememberUsedUp: boolean;
  /**
   * A process takes uses of a window from the table in advance, at most so many at once and a sixtieth of the limit, and counts them in its
   * memory: most uses then ask nobody. Never more are permitted than the limit; of each other process that counts the key at the same
   * time so many less one may be left unused when the window ends.
   */
  takenAtOnce?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** In milliseconds. */
const CLEAN_EVERY = 5 * MINUTE * 1000;

const limits = {
  /** Calls by one key of a company (key: its id). */
  'api-key': { points: 600, seconds: MINUTE, by: 'text', rememberUsedUp: false, takenAtOnce: 10 },
  /** Sign-ins to one account from one network (key: e-mail address and network). */
  'login-pair': { points: 10, seconds: 15 * MINUTE, by: 'text', rememberUsedUp: false },
  /** Sign-ins to one account from one of its user's devices (key: e-mail address and device), instead of all others. */
  'login-device': { points: 10, seconds: 15 * MINUTE, by: 'text', rememberUsedUp: false },
  /** Sign-ins to one account from wherever (key: the e-mail address); never those from its user's devices. */
  'login-account': { points: 100, seconds: HOUR, by: 'text', rememberUsedUp: false },
  /** Sign-ins from one address. */
  'login-address': { points: 50, seconds: 15 * MINUTE, by: 'address', rememberUsedUp: false },
  /** Codes of a second factor of one account from wherever (key: its id); never those from its user's devices. */
  'factor-account': { points: 20, seconds: HOUR, by: 'text', rememberUsedUp: false },
  /** Codes of a second factor from one of its user's devices (key: the user's id and the device). */
  'factor-device': { points: 20, seconds: HOUR, by: 'text', rememberUsedUp: false },
  /** Passwords that somebody signed in repeats, and codes that confirm a second factor (key: their id). */
  'confirm-identity': { points: 10, seconds: 15 * MINUTE, by: 'text', rememberUsedUp: false },
  /** Refused sign-ins over a limit that the audit log notes (key: the limit and its key); the others are only counted. */
  'refusal-noted': { points: 1, seconds: 15 * MINUTE, by: 'text', rememberUsedUp: false },
  /** Mails about sign-ins from new devices to one user (key: their id). */
  'device-mail': { points: 10, seconds: 24 * HOUR, by: 'text', rememberUsedUp: false },
  /** Sign-ins with a passkey that one address begins. */
  'passkey-challenge': { points: 60, seconds: 15 * MINUTE, by: 'address', rememberUsedUp: true },
  /** Links for forgotten passwords that one account is mailed (key: the e-mail address). */
  'forgot-account': { points: 5, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Forgotten passwords told from one address. */
  'forgot-address': { points: 20, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Uses of, and looks at, links of account mails from one address: each may take a hash's time. */
  'account-link': { points: 120, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** New addresses that a user has mails sent to (key: the user's id). */
  'change-email': { points: 5, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Further mails that confirm a new account's address (key: the user's id). */
  'resend-confirmation': { points: 5, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Further mails to one whom a company has invited or registered (key: the company's id and the e-mail address). */
  'resend-invitation': { points: 5, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Registrations from one address. */
  register: { points: 10, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Colleagues that an owner registers (key: the owner's id); it tells whether an address has an account. */
  'register-colleague': { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Texts of mails that one person has read into orders (key: the user's id). */
  'order-text': { points: 60, seconds: MINUTE, by: 'text', rememberUsedUp: true },
  /** Public order forms from one address. */
  'public-form': { points: 30, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Public order forms for one company (key: its id), from wherever. */
  'public-form-company': { points: 300, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Forms on websites that are opened at one address; many people can share one. */
  'embedded-view': { points: 300, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Requests that somebody sends to one company over its website (key: the company's id and the e-mail address that they say). */
  'embedded-sender': { points: 5, seconds: 24 * HOUR, by: 'text', rememberUsedUp: true },
  /** Requests over one company's website (key: its id), from wherever. */
  'embedded-company': { points: 300, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Carriers who register over one company's website (key: its id), from wherever. */
  'embedded-carriers': { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Mails that tell a company's owner of carriers who registered (key: the company's id); those over it are seen in the directory alone. */
  'embedded-notice': { points: 20, seconds: 24 * HOUR, by: 'text', rememberUsedUp: true },
  /** Mails by which requests from a company's website are confirmed (key: its id). */
  'embedded-mail': { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** The same to one mailbox (key: the e-mail address without what follows a plus sign), whichever company's form names it. */
  'embedded-recipient': { points: 5, seconds: 24 * HOUR, by: 'text', rememberUsedUp: true },
  /** Answers by link from one address. */
  'public-answer': { points: 120, seconds: MINUTE, by: 'address', rememberUsedUp: true },
  /** Looks of calendar programs by one link (key: its id). */
  calendar: { points: 120, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Looks at the pages of links from one address; many people can share one. */
  'public-view': { points: 600, seconds: MINUTE, by: 'address', rememberUsedUp: true },
  /**
   * Links that nobody made here, from one address: guesses. Counted apart, so that they use up nothing of what the holders of right
   * links at the same address need.
   */
  'link-guess': { points: 60, seconds: MINUTE, by: 'address', rememberUsedUp: true },
  /**
   * Looks at what a form shows of the company of a user, from one address: everybody may, a form at a time. Nobody is to
   * read the names of all companies by counting through the ids.
   */
  'public-company': { points: 200, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Documents printed for the holders of links, from one address: each takes a browser's time. */
  'public-document': { points: 30, seconds: MINUTE, by: 'address', rememberUsedUp: true },
  /** Files that come over links from one address. */
  'carrier-document': { points: 60, seconds: HOUR, by: 'address', rememberUsedUp: true },
  /** Files that come over the link of one route (key: the route's id), from wherever. */
  'carrier-document-route': { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Look-ups of users by e-mail (key: the id of who asks). */
  'find-by-email': { points: 30, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Searches for users by a whole address, also half typed ones (key: the id of who searches). */
  'find-user': { points: 100, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Companies that a user who has none founds (key: their id). */
  'found-company': { points: 5, seconds: 24 * HOUR, by: 'text', rememberUsedUp: true },
  /** Strangers that companies mail in their first day (key: the id of their founder, whichever company it is). */
  'strangers-first-day': { points: 20, seconds: 24 * HOUR, by: 'text', rememberUsedUp: false },
  /** Strangers that a company mails later (key: its id). */
  strangers: { points: 300, seconds: HOUR, by: 'text', rememberUsedUp: false },
  /** Carriers who do not know the company yet and whom it asks for prices: a group may hold a thousand (key: its id). */
  'strangers-price-requests': { points: 3_000, seconds: HOUR, by: 'text', rememberUsedUp: false },
  /** Mails that one company writes in its own words (key: its id). */
  letter: { points: 300, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Mails that one company sends to many clients (key: its id). */
  mailing: { points: 60, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Mails that one company has translated (key: its id). */
  translation: { points: 600, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Invoices and corrections that one company looks at before they are issued (key: its id): each takes a browser's time. */
  'invoice-preview': { points: 60, seconds: MINUTE, by: 'text', rememberUsedUp: true },
  /** Consignment notes that one company prints (key: its id): each takes a browser's time. */
  'cmr-print': { points: 60, seconds: MINUTE, by: 'text', rememberUsedUp: true },
  /** Exports of all data of one company (key: its id). */
  'company-export': { points: 20, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Erasures of persons by one company, tries included (key: its id). */
  'privacy-erasure': { points: 100, seconds: HOUR, by: 'text', rememberUsedUp: true },
  /** Mails that somebody looks at before they are sent (key: their id); the screen asks while they type. */
  'mail-preview': { points: 120, seconds: MINUTE, by: 'text', rememberUsedUp: true },
  /** Trials of one company’s KSeF settings (key: its id): KSeF limits them, too. */
  'ksef-trial': { points: 10, seconds: 10 * MINUTE, by: 'text', rememberUsedUp: true },
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
    /** Says which limit, where people can do something about it. */
    code: ProblemCode = 'too_many_requests',
    /** How many there may be, of a code that tells it. */
    limit?: number,
  ) {
    super(code, code, { retry_after: retryAfterSeconds, ...(limit === undefined ? {} : { limit }) });
  }
}

/** What a process has taken in advance of a window of a key. */
interface Advance {
  left: number;
  /** What the table had left beyond it. */
  beyond: number;
  /** Nothing more can be taken in advance in this window. */
  isLast: boolean;
  /** When the window ends, as `Date.now()` tells it. */
  endsAt: number;
}

/** How far a limit is used up. */
export interface LimitUse {
  /** Uses that are permitted in a window. */
  limit: number;
  windowSeconds: number;
  /** Uses that are left of this window. */
  remaining: number;
  /** Whole seconds until the window ends. */
  resetSeconds: number;
  /** This use was one too many. */
  isOver: boolean;
}

/**
 * Counts what may be done only so often. The state is shared by all processes; when the database does not answer,
 * each process counts in its own memory. None of the calls fails because of the database.
 *
 * Sign-in: `consume` the limits before the password is looked at, so that attempts at the same moment cannot
 * slip through; after a right password, `reset` those of account and place and `forgive` those that others share.
 */
export interface RateLimits {
  /**
   * Counts one use.
   * @throws TooManyRequests when the limit is used up
   */
  consume(name: RateLimitName, key: string): Promise<void>;
  /**
   * Counts uses, one when nothing else is said, and tells how many are left instead of throwing. Several that are too many are not
   * counted.
   */
  measure(name: RateLimitName, key: string, points?: number): Promise<LimitUse>;
  /**
   * Counts several uses, or none when they are too many.
   * @throws TooManyRequests when they would go over the limit
   */
  consumeAll(name: RateLimitName, key: string, points: number): Promise<void>;
  /** How many uses a limit permits, with the factor of the installation. */
  pointsOf(name: RateLimitName): number;
  /** Counts uses without throwing: a failure that is to weigh on the next `consume`. */
  penalise(name: RateLimitName, key: string, points?: number): Promise<void>;
  /** Takes counted uses back. */
  forgive(name: RateLimitName, key: string, points?: number): Promise<void>;
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
  const advances = new Map<string, Advance>();
  const taking = new Map<string, Promise<Advance>>();
  setInterval(() => {
    void clearExpiredRows(options.pool);
    for (const [key, { endsAt }] of advances) if (endsAt <= Date.now()) advances.delete(key);
  }, CLEAN_EVERY).unref();
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

  /** What this process has taken in advance of a key's window; takes more when nothing is left, once for all who wait for it. */
  async function advanceOf(key: string, limiter: RateLimiterPostgres, size: number): Promise<Advance> {
    const advance = advances.get(key);
    if (advance && advance.endsAt > Date.now() && (advance.left > 0 || advance.isLast)) return advance;
    const pending = taking.get(key) ?? takeInAdvance(key, limiter, size).finally(() => taking.delete(key));
    taking.set(key, pending);
    await pending;
    return advanceOf(key, limiter, size);
  }

  async function takeInAdvance(key: string, limiter: RateLimiterPostgres, size: number): Promise<Advance> {
    const hash = key.slice(key.indexOf(' ') + 1);
    const found = await limiter.consume(hash, size).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    });
    // So near to the limit each use is counted by itself until the window ends.
    const isLast = found.consumedPoints > limiter.points;
    if (isLast) await limiter.reward(hash, size);
    const advance = {
      left: isLast ? 0 : size,
      beyond: found.remainingPoints,
      isLast,
      endsAt: Date.now() + found.msBeforeNext,
    };
    advances.set(key, advance);
    return advance;
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
    async measure(name, key, points = 1) {
      const { limiter, hash } = await use(name, key);
      const { takenAtOnce = 1 }: Limit = limits[name];
      const size = Math.min(takenAtOnce, Math.floor(limiter.points / 60));
      const advance = size > 1 ? await advanceOf(`${name} ${hash}`, limiter, size) : null;
      const given = Math.min(advance?.left ?? 0, points);
      if (advance) advance.left -= given;
      if (advance && given === points)
        return {
          limit: limiter.points,
          windowSeconds: limits[name].seconds,
          remaining: advance.left + advance.beyond,
          resetSeconds: Math.max(0, Math.ceil((advance.endsAt - Date.now()) / 1000)),
          isOver: false,
        };
      const rest = points - given;
      const result = await limiter.consume(hash, rest).catch((reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason;
        throw reason;
      });
      const isOver = result.consumedPoints > limiter.points;
      const { remainingPoints } = isOver && points > 1 ? await limiter.reward(hash, rest) : result;
      // What several together were too many for is there for others.
      if (isOver && advance) advance.left += given;
      return {
        limit: limiter.points,
        windowSeconds: limits[name].seconds,
        remaining: Math.max(0, remainingPoints) + (advance?.left ?? 0),
        resetSeconds: Math.max(0, Math.ceil(result.msBeforeNext / 1000)),
        isOver,
      };
    },
    async consumeAll(name, key, points) {
      const { limiter, hash } = await use(name, key);
      try {
        await limiter.consume(hash, points);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        // It has been counted: two at the same moment may both be refused, but never both pass.
        await limiter.reward(hash, points);
        throw new TooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
      }
    },
    pointsOf: (name) => Math.max(1, Math.round(limits[name].points * options.factor)),
    async penalise(name, key, points = 1) {
      const { limiter, hash } = await use(name, key);
      await limiter.penalty(hash, points);
    },
    async forgive(name, key, points = 1) {
      const { limiter, hash } = await use(name, key);
      await limiter.reward(hash, points);
    },
    async reset(name, key) {
      const { limiter, hash } = await use(name, key);
      await limiter.delete(hash);
    },
  };
}
