import { setTimeout as pause } from 'node:timers/promises';
import {
  Agenda,
  type Job,
  BaseNotificationChannel,
  type JobId,
  type JobNotification,
  type JobRepository,
} from 'agenda';
import { GuardedRepository } from './guarded-repository.js';
import {
  asStored,
  checkInterval,
  checkUniqueKey,
  JobDefinitions,
  type KnownJob,
  asError,
  retryDelay,
  JobStopped,
  RunningJobs,
} from './job-definitions.js';
import type { EnqueueOptions, GivenUpJob, JobCensus, JobDefinition, Jobs, JobsLogger } from './jobs.port.js';
import { runForNobody } from '../../kernel/caller.js';
import { operations } from '../../kernel/operations.js';

/** What Agenda stores for one of our jobs as its data. */
export interface StoredData {
  payload: unknown;
  /** The unique key, when there is one. */
  key?: string;
}

/**
 * A database that Agenda keeps its jobs in. Beyond what Agenda asks of a repository, ours keep two promises:
 * `saveJob` of a job with `unique` takes the key in `data.key` as the port's `uniqueKey`, and `unlockJobs` leaves
 * every job where a worker will find it.
 */
export interface JobsBackend {
  /** Product name, for the log. */
  readonly name: string;
  /**
   * Connects and makes what is missing; safe when several processes do it at once. May be called again after it has
   * failed.
   * @throws Error when the database cannot be reached or used
   */
  open(): Promise<JobRepository>;
  /** @throws Error with the reason when the database cannot be reached */
  check(): Promise<void>;
  /** Removes one-time jobs that were given up before an instant. */
  removeFailedBefore(instant: Date): Promise<void>;
  /** See `Jobs.census`. The backend was opened. */
  census(): Promise<JobCensus[]>;
  /** See `Jobs.givenUp`. The backend was opened. */
  givenUp(limit: number): Promise<GivenUpJob[]>;
  /** See `Jobs.retry`. The backend was opened. */
  retry(id: string): Promise<boolean>;
  /** Lets go of the connections. */
  close(): Promise<void>;
}

/** Ended by us, not by a fault of its own: comes again at once and is not counted. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Runs the handlers for Agenda: their signal, their lease, their failures. */
class AgendaRunner {
  readonly #running = new RunningJobs();
  readonly #intervals = new Map<string, number>();

  constructor(private readonly logger: JobsLogger) {}

  /** Notes how often a repeated job comes, in seconds. */
  setInterval(name: string, seconds: number): void {
    this.#intervals.set(name, seconds);
  }

  /** See `RunningJobs.settle`. */
  settle(graceMilliseconds: number, isIdle: () => boolean): Promise<string[]> {
    return this.#running.settle(graceMilliseconds, isIdle);
  }

  /** Runs one job to its end; throws what the handler throws, as an Error. */
  async run(known: KnownJob, job: Job<StoredData>, guard: GuardedRepository): Promise<void> {
    const controller = this.#running.add(known.name);
    const { signal } = controller;
    const end = operations.begin(`job ${known.name}`);
    let isLost = false;
    const loseJob = () => {
      isLost = true;
      guard.disown(job.attrs);
      controller.abort(new JobStopped(`Job ${known.name} was not touched for ${known.lockSeconds} s`));
      this.logger.warn({ job: known.name, id: job.attrs._id }, `Job ${known.name} lost its lock`);
    };
    const lockedAt = job.attrs.lockedAt?.getTime() ?? Date.now();
    const lease = setTimeout(loseJob, lockedAt + known.lockSeconds * 1000 - Date.now()).unref();
    const touch = async () => {
      if (isLost) throw asError(signal.reason);
      await job.touch();
      lease.refresh();
    };
    try {
      await runForNobody(() => known.run(job.attrs.data.payload, { signal, touch }));
    } catch (reason) {
      throw this.#afterFailure(known, job, asError(reason), signal);
    } finally {
      clearTimeout(lease);
      end();
      this.#running.remove(controller);
    }
  }

  /** Pause before a failed job comes again, in milliseconds; null when it does not. */
  delayAfter(known: KnownJob, failures: number, error: Error): number | null {
    if (error instanceof Interrupted) return 0;
    const delay = retryDelay(known.retry, failures);
    const interval = this.#intervals.get(known.name);
    return delay !== null && interval !== undefined ? Math.min(delay, interval * 1000) : delay;
  }

  #afterFailure(known: KnownJob, job: Job<StoredData>, error: Error, signal: AbortSignal): Error {
    const failures = (job.attrs.failCount ?? 0) + 1;
    const details = { job: known.name, id: job.attrs._id, attempt: failures, err: error };
    if (signal.aborted) {
      // Agenda adds one to it when we throw.
      job.attrs.failCount = failures - 2;
      this.logger.warn(details, `Job ${known.name} was interrupted and will be run again`);
      return new Interrupted(error.message, { cause: error });
    }
    const delay = this.delayAfter(known, failures, error);
    if (delay === null) this.logger.error(details, `Job ${known.name} failed`);
    else this.logger.warn({ ...details, retry_in_seconds: delay / 1000 }, `Job ${known.name} failed`);
    return error;
  }
}

/**
 * Tells the queue in this process that there may be something to do: when a job is enqueued here, and when a job has
 * ended and so freed a place. Without it Agenda looks only at its interval. Other processes notice at theirs.
 */
class LocalChannel extends BaseNotificationChannel {
  connect(): Promise<void> {
    this.setState('connected');
    return Promise.resolve();
  }

  disconnect(): Promise<void> {
    this.handlers.clear();
    this.stateHandlers.clear();
    this.setState('disconnected');
    return Promise.resolve();
  }

  /** Does not wait for what the queue does with it: whoever enqueues a job need not. */
  publish(notification: JobNotification): Promise<void> {
    this.notifyHandlers(notification).catch((error: unknown) => this.emit('error', error));
    return Promise.resolve();
  }

  /** Has the queue look for jobs of that name now. */
  wake(jobName: string): void {
    // Only the name and the missing instant matter to whoever listens here.
    const notification = { jobId: '' as JobId, jobName, nextRunAt: null, priority: 0, timestamp: new Date() };
    void this.publish(notification);
  }
}

/** How long the same trouble is not told again, in milliseconds. */
const QUIET = 10_000;

/**
 * Makes a listener for errors that come many times a second while a database is away: it logs the first, then at most
 * one each ten seconds with the number of those in between.
 */
function createOccasionalLog(logger: JobsLogger, message: string): (error: unknown) => void {
  let quietUntil = 0;
  let untold = 0;
  return (error) => {
    if (Date.now() < quietUntil) {
      untold += 1;
      return;
    }
    logger.error({ err: error, untold }, message);
    quietUntil = Date.now() + QUIET;
    untold = 0;
  };
}

/** What a queue needs besides its database. */
export interface AgendaJobsOptions {
  logger: JobsLogger;
  /** How long `stop` lets running jobs go on before it aborts them, in seconds; 10 when absent. */
  graceSeconds?: number;
  /** How often a worker looks for jobs that other processes enqueued, in milliseconds; 200 when absent. */
  pollMilliseconds?: number;
}

/** A database that hangs is not waited for, in milliseconds. */
const CLOSE_WITHIN = 500;
const DAY = 24 * 60 * 60 * 1000;
/** Given-up jobs stay so long for whoever looks into the database. */
const KEEP_FAILED = 30 * DAY;

interface Opened {
  agenda: Agenda;
  guard: GuardedRepository;
}

/**
 * The queue on Agenda, whichever database that uses. It connects at its first use. After `stop`, a timer of Agenda's
 * may keep the process alive for half of a job's `lockSeconds`: whoever wants to end does so with `process.exit`.
 */
export class AgendaJobs implements Jobs {
  readonly #definitions = new JobDefinitions();
  readonly #channel = new LocalChannel();
  readonly #runner: AgendaRunner;
  readonly #onError: (error: unknown) => void;
  #opening: Promise<Opened> | null = null;
  #opened: Opened | null = null;
  #stopping: Promise<void> | null = null;
  #isClosed = false;
  #sweep: NodeJS.Timeout | undefined;

  constructor(
    private readonly backend: JobsBackend,
    private readonly options: AgendaJobsOptions,
  ) {
    this.#onError = createOccasionalLog(options.logger, `The job queue on ${backend.name} has trouble`);
    this.#runner = new AgendaRunner(options.logger);
    this.#channel.on('error', this.#onError);
  }

  define<T>(job: JobDefinition<T>): void {
    const known = this.#definitions.add(job);
    if (this.#opened) this.#defineIn(this.#opened, known);
  }

  async enqueue<T>(name: string, data: T, { at, uniqueKey }: EnqueueOptions = {}): Promise<void> {
    this.#definitions.get(name);
    checkUniqueKey(uniqueKey);
    const { agenda } = await this.#open();
    const stored: StoredData = { payload: asStored(data), ...(uniqueKey && { key: uniqueKey }) };
    const job = agenda.create(name, stored).schedule(at ?? new Date());
    if (uniqueKey) job.unique({ 'data.key': uniqueKey }, { insertOnly: true });
    await job.save();
  }

  async every(seconds: number, name: string): Promise<void> {
    this.#definitions.get(name);
    checkInterval(seconds);
    const { agenda } = await this.#open();
    this.#runner.setInterval(name, seconds);
    const stored: StoredData = { payload: null };
    const job = await agenda.every(seconds * 1000, name, stored);
    // A series that was there keeps its next time, which may be far off when the interval was longer.
    const latest = new Date(Date.now() + seconds * 1000);
    if (job.attrs.nextRunAt && job.attrs.nextRunAt > latest) await job.schedule(latest).save();
  }

  async start(): Promise<void> {
    const { agenda } = await this.#open();
    await agenda.start();
    const removeOld = () => {
      this.backend.removeFailedBefore(new Date(Date.now() - KEEP_FAILED)).catch(this.#onError);
    };
    clearInterval(this.#sweep);
    this.#sweep = setInterval(removeOld, DAY).unref();
    removeOld();
  }

  stop(lastEnqueued: Promise<unknown> = Promise.resolve()): Promise<void> {
    this.#stopping ??= this.#shutDown(lastEnqueued);
    return this.#stopping;
  }

  async check(): Promise<void> {
    this.#refuseWhenStopped();
    await this.backend.check();
  }

  async census(): Promise<JobCensus[]> {
    await this.#open();
    return this.backend.census();
  }

  async givenUp(limit: number): Promise<GivenUpJob[]> {
    await this.#open();
    return this.backend.givenUp(limit);
  }

  async retry(id: string): Promise<boolean> {
    await this.#open();
    return this.backend.retry(id);
  }

  async #shutDown(lastEnqueued: Promise<unknown>): Promise<void> {
    clearInterval(this.#sweep);
    const opened = await this.#opening?.catch(() => null);
    if (opened) {
      opened.guard.close();
      // It asks the database, which may hang; what it asks is among what is settled.
      const stopped = opened.agenda.stop(false).catch(this.#onError);
      const grace = (this.options.graceSeconds ?? 10) * 1000;
      const unfinished = await this.#runner.settle(grace, () => !opened.guard.isBusy);
      if (unfinished.length > 0) {
        const message = 'Jobs did not end in time; they are run again after their locks have run out';
        this.options.logger.warn({ jobs: unfinished }, message);
      }
      await Promise.race([stopped, pause(CLOSE_WITHIN)]);
    }
    await lastEnqueued.catch(() => undefined);
    this.#isClosed = true;
    await Promise.race([this.backend.close().catch(this.#onError), pause(CLOSE_WITHIN)]);
  }

  #open(): Promise<Opened> {
    this.#refuseWhenStopped();
    this.#opening ??= this.#connect().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #connect(): Promise<Opened> {
    const guard = new GuardedRepository(await this.backend.open(), this.#onError);
    const nothing = () => Promise.resolve();
    const agenda = new Agenda({
      // Connected already: Agenda would let a failure to connect end the process.
      backend: {
        name: this.backend.name,
        repository: guard.repository,
        ownsConnection: false,
        connect: nothing,
        disconnect: nothing,
      },
      notificationChannel: this.#channel,
      processEvery: this.options.pollMilliseconds ?? 200,
      // Each kind of job has a limit of its own; a common one would let slow kinds hold up the others.
      maxConcurrency: 10_000,
    });
    agenda.on('error', this.#onError);
    // The place of a job that has ended is free once Agenda has finished with it, later in this turn.
    agenda.on('complete', (job: Pick<Job, 'attrs'> | { jobName: string }) => {
      if ('attrs' in job) setImmediate(() => this.#channel.wake(job.attrs.name));
    });
    await agenda.ready;
    const opened = { agenda, guard };
    for (const known of this.#definitions.all()) this.#defineIn(opened, known);
    this.#opened = opened;
    return opened;
  }

  #defineIn({ agenda, guard }: Opened, known: KnownJob): void {
    // oxlint-disable-next-line typescript/no-misused-promises -- Agenda takes either, the rule sees the one without
    agenda.define<StoredData>(known.name, (job) => this.#runner.run(known, job, guard), {
      concurrency: known.concurrency,
      // No more than can run: a job that waits here locked could run out of its lock, and Agenda would lose a place.
      lockLimit: known.concurrency,
      lockLifetime: known.lockSeconds * 1000,
      backoff: (failure) => this.#runner.delayAfter(known, failure.attempt, failure.error),
    });
  }

  /** Jobs that are being waited for may still enqueue others. */
  #refuseWhenStopped(): void {
    if (this.#isClosed) throw new Error('The job queue was stopped');
  }
}
