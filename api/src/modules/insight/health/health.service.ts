import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../../../platform/db/sql.js';
import type { Database } from '../../../platform/db/database.js';
import { Unavailable } from '../../../platform/http/errors.js';
import type { Logger } from '../../../kernel/log.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import type { MailTransport } from '../../../platform/mail/mail.port.js';
import { StorageFullError, type Storage } from '../../../platform/storage/storage.port.js';
import { version } from '../../../kernel/version.js';
import type { Liveness, Readiness } from './health.dto.js';
import type { EventLoopWatch } from './event-loop.js';

/** What is known of an outside service: it is asked in the background, once at a time, and not more often than so. */
class LastKnown<State> {
  #until = 0;
  #asking: Promise<void> | null = null;

  /**
   * @param state until the service was asked
   * @param ask never fails
   * @param freshMs milliseconds for which an answer stands
   */
  constructor(
    private state: State,
    private readonly ask: () => Promise<State>,
    private readonly freshMs: number,
  ) {}

  /** The last known state. Nobody waits for the service. */
  get(): State {
    if (this.#until <= Date.now()) void this.#refresh();
    return this.state;
  }

  /** The same; before there is any answer it waits for the first, but no longer than so many milliseconds. */
  async getSoon(timeoutMs: number): Promise<State> {
    if (this.#until === 0) {
      const tooLong = new AbortController();
      const timeout = pause(timeoutMs, undefined, { signal: tooLong.signal }).catch(() => undefined);
      await Promise.race([this.#refresh(), timeout]);
      tooLong.abort();
    }
    return this.get();
  }

  #refresh(): Promise<void> {
    this.#asking ??= this.ask().then((state) => {
      this.state = state;
      this.#until = Date.now() + this.freshMs;
      this.#asking = null;
    });
    return this.#asking;
  }
}

const freshMs = 30_000;
/** A disk can be full, and free again, from one moment to the next. */
const freshFilesMs = 5_000;
/** Less than what asks for the health is willing to wait. */
const timeoutMs = 500;
/** Longest wait for database and jobs: who asks gives up after five seconds. */
const answerMs = 4_000;

interface HealthServiceDeps {
  db: Database;
  jobs: Jobs;
  /** Null where mails are only captured. */
  transport: MailTransport | null;
  storage: Storage;
  log: Logger;
  /** Whether the process turns, and how late. */
  loop: EventLoopWatch;
}

/** Whether a process can do its work. */
export class HealthService {
  private isStopping = false;
  private readonly mail: LastKnown<Readiness['mail']> | null;
  private readonly files: LastKnown<Readiness['storage'] | 'full'>;
  /** Whether the process turns, and how late. */
  readonly loop: EventLoopWatch;

  constructor(private readonly deps: HealthServiceDeps) {
    this.loop = deps.loop;
    const { transport } = deps;
    this.mail =
      transport &&
      new LastKnown<Readiness['mail']>(
        'unreachable',
        () => transport.verify().then(always('ok'), always('unreachable')),
        freshMs,
      );
    this.files = new LastKnown<Readiness['storage'] | 'full'>(
      'unreachable',
      () =>
        deps.storage.check().then(always('ok'), (error: unknown) => {
          this.deps.log.warn({ err: error }, 'files cannot be stored');
          return error instanceof StorageFullError ? 'full' : 'unreachable';
        }),
      freshFilesMs,
    );
  }

  /** @throws {Unavailable} `was_blocked` for half a minute after a block beyond `LIVE_LIMIT`, see `EventLoopWatch` */
  getLiveness(): Liveness {
    if (!this.loop.isAlive()) throw new Unavailable('was_blocked');
    return { status: 'ok' };
  }

  /** From now on the process is not ready: no new work is sent to it. */
  stop(): void {
    this.isStopping = true;
  }

  /**
   * @throws {Unavailable} `was_blocked` like `getLiveness`: the image's own health check asks here; `not_ready` when the
   * database or the jobs cannot be used. A mail server that is away delays mails only;
   * without its storage the product lacks its files, and every other process would lack them too. A full disk keeps it from
   * writing anything, until a write works again.
   */
  async getReadiness(): Promise<Readiness> {
    if (this.isStopping) throw new Unavailable('not_ready');
    this.getLiveness();
    let hasRoom: boolean;
    try {
      hasRoom = await within(answerMs, this.checkDatabase());
    } catch (error) {
      this.deps.log.warn({ err: error }, 'not ready');
      throw new Unavailable('not_ready');
    }
    const storage = await this.files.getSoon(timeoutMs);
    if (!hasRoom || storage === 'full') {
      this.deps.log.warn({ database: hasRoom ? 'ok' : 'full', storage }, 'not ready: the disk is full');
      throw new Unavailable('storage_full');
    }
    const mail = this.mail?.get() ?? 'captured';
    return { status: 'ok', version, database: 'ok', jobs: 'ok', mail, storage };
  }

  /** How mail server and storage were a moment ago. */
  async surroundings(): Promise<{ mail: Readiness['mail']; storage: Readiness['storage'] | 'full' }> {
    const [mail, storage] = await Promise.all([
      this.mail ? this.mail.getSoon(timeoutMs) : ('captured' as const),
      this.files.getSoon(timeoutMs),
    ]);
    return { mail, storage };
  }

  /** @returns whether there is room for what is written */
  private async checkDatabase(): Promise<boolean> {
    await sql`select 1`.execute(this.deps.db.reads);
    await this.deps.jobs.check();
    return this.deps.db.hasRoom();
  }
}

/** @throws {Error} when the work takes longer; it goes on, and what becomes of it no longer matters */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const tooLong = new AbortController();
  const timeout = pause(milliseconds, null, { signal: tooLong.signal });
  timeout.catch(() => undefined);
  try {
    const outcome = await Promise.race([work.then((value) => ({ value })), timeout]);
    if (!outcome) throw new Error(`No answer within ${milliseconds} ms`);
    return outcome.value;
  } finally {
    tooLong.abort();
    work.catch(() => undefined);
  }
}

function always<State extends string>(state: State): () => State {
  return () => state;
}
