import { AsyncLocalStorage } from 'node:async_hooks';
import { metrics, type Counter } from '@opentelemetry/api';
import pg, { type Pool, type PoolClient } from 'pg';
import { runForNobody } from '../../kernel/caller.js';
import type { Logger } from '../../kernel/log.js';
import { RefusalLog } from '../../kernel/refusal-log.js';
import { databaseFailure } from './database-failure.js';
import { answerWithinMs, DatabasePulse } from './database-pulse.js';
import { createPool, preparing } from './pools.js';
import type { Queryable } from './sql.js';

/** A replica that is further behind than this is not read from, in milliseconds. */
export const longestLagMs = 5_000;
/** How often the primary is asked where it is, and a replica that was away whether it is there again, in milliseconds. */
const lookMs = 1_000;
/** How long the primary answers what took the replica too long, in milliseconds. */
const slowForMs = 60_000;

/** What a request may be answered with from a replica. */
interface RequestReads {
  /** What the replica must have replayed; null where nobody said, so that the primary answers. */
  readonly position: string | null;
  /** Whether the request itself has committed something. */
  hasWritten: boolean;
}

const requests = new AsyncLocalStorage<RequestReads>();

/** Runs the work of a request whose lists may come from a replica. */
export function readFor<T>(reads: RequestReads, work: () => T): T {
  return requests.run(reads, work);
}

/** Notes that the request under way has committed something: from here on it reads what the primary has. */
export function noteWritten(): void {
  const reads = requests.getStore();
  if (reads) reads.hasWritten = true;
}

/** In place of a position that cannot be found out: who brings it is answered by the primary. */
export const unknownPosition = 'none';

/** A place in the primary's log as 16 hexadecimal digits, so that texts compare as places do. */
export function positionOf(lsn: string): string {
  return lsn
    .split('/')
    .map((half) => half.padStart(8, '0'))
    .join('')
    .toUpperCase();
}

/** Why a list that could have come from a replica came from the primary, or that it did not. */
type Outcome = 'replica' | 'own_write' | 'lagging' | 'slow' | 'away';

interface ReplicaDeps {
  /** Of the replica, or of several behind one address: each connection is asked for itself how far it is. */
  url: string;
  poolSize: number;
  primary: Queryable;
  log: Pick<Logger, 'warn'>;
}

/**
 * A streaming replica that lists and searches are read from, as long as it is no further behind than `longestLagMs` and has replayed
 * what the caller has written. Whatever is the matter with it, the primary answers.
 */
export class Replica {
  readonly pool: Pool;
  readonly #pulse: DatabasePulse;
  /** How far each connection's server was when it was last asked. */
  readonly #replayed = new WeakMap<PoolClient, string>();
  /** Where the primary was, oldest first, up to the first one that is older than the longest lag. */
  #places: { at: number; position: string }[] = [];
  /** Statements that took the replica too long, by their texts, and when they may be tried there again; oldest first. */
  readonly #slow = new Map<string, number>();
  #isAway = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | null = null;
  readonly #lags: RefusalLog;
  readonly #slowness: RefusalLog;
  #reads: Counter | undefined;

  constructor(private readonly deps: ReplicaDeps) {
    const { url, poolSize, log } = deps;
    this.#pulse = new DatabasePulse(url, answerWithinMs, pg.Client);
    this.pool = createPool(url, poolSize, 'read', false, 'replica');
    this.#pulse.guard(this.pool);
    this.#lags = new RefusalLog(log, 'the replica is behind: the primary answers in its place');
    this.#slowness = new RefusalLog(
      log,
      'the replica took too long for a list: the primary answers it for a minute',
    );
  }

  /**
   * Where the primary was when it was last looked at, a second ago or less: for who has read and written nothing. Null while it cannot be
   * looked at.
   */
  lastPlace(): string | null {
    const last = this.#places.at(-1);
    return last && performance.now() - last.at <= 2 * lookMs ? last.position : null;
  }

  /** Begins to look how far the primary is. Before that, the primary answers everything: the schema may be about to change. */
  start(): void {
    this.#pulse.start(this.deps.log, 'the replica');
    void this.#look();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#pulse.stop();
    await this.pool.end();
  }

  /** Reads what may come from the replica: within a request that says what it must have replayed, and has written nothing itself. */
  readonly lists: Queryable = {
    query: async <Row extends object>(text: string, values: unknown[]) => {
      const reads = requests.getStore();
      if (reads && reads.position !== null && !reads.hasWritten) {
        const answer = await this.#read<Row>(text, values, reads.position);
        if (answer) return answer;
      }
      return this.deps.primary.query<Row>(text, values);
    },
  };

  /** @returns null where the primary has to answer */
  async #read<Row extends object>(text: string, values: unknown[], own: string) {
    const [oldest] = this.#places;
    if (this.#isAway || !oldest) return this.#count('away');
    if (this.#isSlow(text)) return this.#count('slow');
    let client: PoolClient | undefined;
    let isBroken = false;
    try {
      client = await this.pool.connect();
      const needed = own > oldest.position ? own : oldest.position;
      let replayed = this.#replayed.get(client) ?? '';
      if (replayed < needed) {
        replayed = await this.#ask(client);
        if (replayed < oldest.position) {
          this.#lags.note(null);
          return this.#count('lagging');
        }
        if (replayed < own) return this.#count('own_write');
      }
      const answer = await preparing(client).query<Row>(text, values);
      this.#count('replica');
      return answer;
    } catch (error) {
      const failure = databaseFailure(error);
      if (failure === null && !(error instanceof NoReplica)) throw error;
      // It tells nothing of other statements. What the replica was asked before it did not take long.
      if (isTooLong(error)) {
        this.#slow.set(text, performance.now() + slowForMs);
        this.#slowness.note(null);
        return this.#count('slow');
      }
      isBroken = failure !== 'collision';
      // A statement that stood in the way of what was to be replayed tells nothing of the replica.
      if (isBroken) this.#lose(error);
      return this.#count('away');
    } finally {
      client?.release(isBroken);
    }
  }

  async #ask(client: PoolClient): Promise<string> {
    const { rows } = await client.query<{ lsn: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn',
    );
    const lsn = rows[0]?.lsn;
    if (lsn == null) throw new NoReplica();
    const position = positionOf(lsn);
    this.#replayed.set(client, position);
    return position;
  }

  #isSlow(text: string): boolean {
    const now = performance.now();
    for (const [known, until] of this.#slow) if (until <= now) this.#slow.delete(known);
    return this.#slow.has(text);
  }

  #count(outcome: Outcome): null {
    this.#reads ??= metrics.getMeter('frakto').createCounter('frakto.replica.reads', {
      description:
        'Statements of lists that a replica could answer, by who did, and why it was not the replica',
      unit: '{statement}',
    });
    this.#reads.add(1, { outcome });
    return null;
  }

  #lose(error: unknown): void {
    if (this.#isAway || this.#isStopped) return;
    this.#isAway = true;
    this.deps.log.warn({ err: error }, 'the replica is away: the primary answers in its place');
  }

  /** Once a second: where the primary is, and whether a replica that was away is there again. */
  async #look(): Promise<void> {
    await Promise.all([this.#lookAtPrimary(), this.#isAway ? this.#lookForReplica() : null]);
    if (this.#isStopped) return;
    runForNobody(() => (this.#timer = setTimeout(() => void this.#look(), lookMs).unref()));
  }

  async #lookAtPrimary(): Promise<void> {
    try {
      const { rows } = await this.deps.primary.query<{ lsn: string }>(
        'select pg_current_wal_flush_lsn()::text as lsn',
        [],
      );
      const now = performance.now();
      this.#places.push({ at: now, position: positionOf(rows[0]?.lsn ?? '0/0') });
      while ((this.#places[1]?.at ?? now) <= now - longestLagMs) this.#places.shift();
    } catch {
      // A primary that is away writes nothing that a replica could lack.
    }
  }

  async #lookForReplica(): Promise<void> {
    let client: PoolClient | undefined;
    try {
      client = await this.pool.connect();
      await this.#ask(client);
      this.#isAway = false;
      this.deps.log.warn({}, 'the replica is there again');
    } catch {
      // It is looked for again.
    } finally {
      client?.release(this.#isAway);
    }
  }
}

/** The server does not replay another one's log: it was promoted, or never was a replica. */
class NoReplica extends Error {
  override readonly name = 'NoReplica';

  constructor() {
    super('The server that DATABASE_READ_URL names is no replica');
  }
}

const isTooLong = (error: unknown): boolean => (error as { code?: unknown }).code === '57014';
