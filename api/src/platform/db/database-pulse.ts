import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { PrimaryClient } from './primary-client.js';
import type { Logger } from '../../kernel/log.js';

/** How often the database is asked, in milliseconds. */
const heartbeatMs = 1_000;
/** How long it may be silent: so many waits of so many milliseconds. A process that was itself held up loses one wait alone. */
const silence = { waits: 6, ms: 500 };
/** Longest wait for a connection, a free one of the pool or a new one, in milliseconds. */
export const connectWithinMs = 5_000;
/**
 * Longest wait for the answer to one statement, in milliseconds: above the server's own limit of 15 s, for connections that
 * broke without either side hearing of it.
 */
export const answerWithinMs = 20_000;

/** The database holds its connections open and answers none of them. */
class DatabaseHangs extends Error {
  override readonly name = 'DatabaseHangs';
  readonly code = 'DATABASE_HANGS';

  constructor() {
    super('The database does not answer');
  }
}

const longStatements = new AsyncLocalStorage<true | undefined>();

/** Runs work whose statements may take longer than `answerWithinMs`; they need a limit on the server. */
export function withLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return longStatements.run(true, work);
}

/**
 * `pool.query` goes on in the work of whoever gave the connection back that it waited for. How long it may take is said by who asks; to keep
 * all that belongs to them (`AsyncResource.bind`) took a sixth of a small request.
 */
function withPatienceOfNow<Values extends unknown[]>(
  done: (...outcome: Values) => void,
): (...outcome: Values) => void {
  const isLong = longStatements.getStore();
  return (...outcome) => longStatements.run(isLong, done, ...outcome);
}

/**
 * Tells a database that hangs from one that works for long: it is asked once a second on a connection of its own. When it is
 * silent for three seconds, connections in use are ended, so that who waits for them hears of it, and no others are given
 * out before the database answers again. Statements that take long by right are left alone as long as it answers.
 */
export class DatabasePulse {
  #isHanging = false;
  #client: pg.Client | null = null;
  #running: Promise<void> | null = null;
  readonly #stopping = new AbortController();
  readonly #inUse = new Set<pg.PoolClient>();
  readonly #listeners: ((isHanging: boolean) => void)[] = [];

  /**
   * @param answerMs longest wait for the answer to one statement
   * @param Client how the server is reached that is asked
   */
  constructor(
    private readonly url: string,
    private readonly answerMs = answerWithinMs,
    private readonly Client: typeof pg.Client = PrimaryClient,
  ) {}

  get isHanging(): boolean {
    return this.#isHanging;
  }

  /** Begins to ask. Before that, nothing counts as hanging. @param what the log calls the database */
  start(log: Pick<Logger, 'warn'>, what = 'the database'): void {
    this.#listeners.push((isHanging) =>
      log.warn({}, `${what} ${isHanging ? 'does not answer, its connections are ended' : 'answers again'}`),
    );
    this.#running ??= this.#run();
  }

  /** Refuses connections of the pool while the database hangs, and ends those in use when it begins to. */
  guard(pool: pg.Pool): void {
    pool.on('acquire', (client) => this.#inUse.add(client));
    pool.on('release', (_error, client) => this.#inUse.delete(client));
    pool.on('remove', (client) => this.#inUse.delete(client));
    pool.on('connect', (client) => {
      // Whoever waits for an answer is told; without a listener a connection that breaks would end the process.
      client.on('error', () => undefined);
      limitAnswers(client, this.answerMs);
    });
    type Done = (...outcome: unknown[]) => void;
    const connect = pool.connect.bind(pool) as (done?: Done) => Promise<pg.PoolClient>;
    const guarded = (done?: Done): Promise<pg.PoolClient> | undefined => {
      if (!this.#isHanging) return connect(done && withPatienceOfNow(done));
      if (!done) return Promise.reject(new DatabaseHangs());
      process.nextTick(done, new DatabaseHangs());
      return undefined;
    };
    pool.connect = guarded as typeof pool.connect;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#cut();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const isHanging = !(await this.#answers());
      if (signal.aborted) break;
      if (isHanging !== this.#isHanging) {
        this.#isHanging = isHanging;
        for (const tell of this.#listeners) tell(isHanging);
      }
      // Also those that were being opened when it began to hang.
      if (isHanging) for (const client of this.#inUse) cut(client);
      await pause(heartbeatMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
    this.#cut();
  }

  /** Whether the database said anything, be it no. */
  async #answers(): Promise<boolean> {
    const asking = this.#ask().then(
      () => true,
      () => {
        this.#cut();
        return true;
      },
    );
    const { signal } = this.#stopping;
    for (let waits = 0; waits < silence.waits && !signal.aborted; waits += 1) {
      const timer = new AbortController();
      const wait = pause(silence.ms, false, { ref: false, signal: timer.signal }).catch(() => false);
      const hasAnswered = await Promise.race([asking, wait]);
      timer.abort();
      if (hasAnswered) return true;
    }
    this.#cut();
    return false;
  }

  async #ask(): Promise<void> {
    if (!this.#client) {
      const client = new this.Client({
        connectionString: this.url,
        keepAlive: true,
        application_name: 'frakto-pulse',
      });
      client.on('error', () => {
        if (this.#client === client) this.#client = null;
      });
      this.#client = client;
      await client.connect();
    }
    await this.#client.query('select 1');
  }

  #cut(): void {
    if (this.#client) cut(this.#client);
    this.#client = null;
  }
}

/** Ends a connection without a word to the server, which may not listen. */
export function cut(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/**
 * Ends a connection whose statement gets no answer at all; the pool then makes another one in its place. Who asks with a
 * callback, as `pool.query` does, is served like who waits for a promise.
 */
function limitAnswers(client: pg.PoolClient, milliseconds: number): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const limited = (...words: unknown[]): unknown => {
    if (longStatements.getStore()) return query(...words);
    const timer = setTimeout(() => cut(client), milliseconds);
    timer.unref();
    const end = (): void => clearTimeout(timer);
    const done = words.at(-1);
    if (typeof done === 'function') {
      return query(...words.slice(0, -1), (...outcome: unknown[]): unknown => {
        end();
        return (done as (...outcome: unknown[]) => unknown)(...outcome);
      });
    }
    const answer = query(...words);
    // A cursor answers part by part: who reads it decides how long that takes.
    if (answer instanceof Promise) answer.then(end, end);
    else end();
    return answer;
  };
  client.query = limited as typeof client.query;
}
