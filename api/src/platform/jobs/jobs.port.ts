/**
 * The port to work that is done later or again and again. Adapters: `createPostgresJobs` and `createMongoJobs`
 * (Agenda), `InlineJobs` for tests. All pass the same contract.
 *
 * Jobs are done **at least once**: a process that dies, or loses its database at the wrong moment, leaves its job to
 * be run again once `lockSeconds` have passed. Handlers must therefore be idempotent.
 */

/** What a running job may use. */
export interface JobContext {
  /**
   * Says that the job is alive, and so keeps others from taking it over for another `lockSeconds`.
   * @throws Error when the job was taken over already: end the work, another process does it
   */
  touch(): Promise<void>;
  /**
   * Aborted when the process stops and its grace time is over, and when the job has not been touched for
   * `lockSeconds`. A job that ends by an error after the process asked it to stop is run again; it does not count
   * as a failure.
   */
  signal: AbortSignal;
}

/** How often a failing job is tried. */
export interface RetryRule {
  /** How many times the job is run in all, the first time included. */
  attempts: number;
  /** Pauses in seconds before the second run, the third, and so on; the last one repeats. */
  seconds: readonly number[];
}

/** A kind of job. */
export interface JobDefinition<T> {
  /** Stable name, for example `mail.deliver`: it is stored with what waits. */
  name: string;
  /** How many jobs of this kind one process runs at once; 5 when absent. */
  concurrency?: number;
  /**
   * After how many seconds without `touch()` a running job counts as dead and is given to another worker; 60 when
   * absent.
   */
  lockSeconds?: number;
  /** When absent, a failed job is logged and not tried again. One that is repeated comes again at its next time. */
  retry?: RetryRule;
  /** Does the work. What it throws is logged under the job's name. */
  run(data: T, context: JobContext): Promise<void>;
}

/** A kind of job that a module brings, whatever its data. */
export interface ModuleJob extends JobDefinition<never> {
  /** It is done by itself, every so many seconds; only when it is asked for when absent. */
  everySeconds?: number;
  /** It is done once, without data, when a process begins to work. */
  isRunAtStart?: boolean;
}

/** When a job is due, and what counts as the same job. */
export interface EnqueueOptions {
  /** Not before this instant; at once when absent. */
  at?: Date;
  /**
   * While a job of the same name and key waits (also for its next try), enqueueing it again makes no second one: the
   * waiting one keeps its data and is done at the earlier of the two instants. A job that is running no longer waits.
   */
  uniqueKey?: string;
}

/** How a kind of job stands, in all processes. */
export interface JobCensus {
  name: string;
  /** Due, and in nobody's hands yet. */
  waiting: number;
  /** Since when the longest of those is due; null when none waits. */
  dueSince: Date | null;
  running: number;
  /** Given up after the last try; a series counts while its last run failed. */
  failed: number;
  /** When the last run that is still known ended; what was done once and went well is forgotten. */
  lastRunAt: Date | null;
  /** How long that run took, in seconds. */
  lastSeconds: number | null;
  /** When the next one that is not due yet will be. */
  nextRunAt: Date | null;
}

/** A job that was given up after the last try. */
export interface GivenUpJob {
  /** The backend's own. */
  id: string;
  name: string;
  failedAt: Date;
  /** The message of the error. */
  reason: string;
  /** How often it was tried. */
  attempts: number;
}

/** A queue of jobs, shared by every process that uses the same backend. Safe to use concurrently. */
export interface Jobs {
  /**
   * Makes a kind of job known in this process. A process that only enqueues defines its jobs too.
   * @throws Error when the name is taken or a number in the definition makes no sense
   */
  define<T>(job: JobDefinition<T>): void;
  /**
   * Puts a job into the queue; when this resolves, it is stored. Works in a process that never calls `start()`.
   * @param data what the handler gets; JSON values only, dates arrive as their ISO text
   * @throws Error when the name is not defined, the backend cannot be reached, or the queue was stopped
   */
  enqueue<T>(name: string, data: T, options?: EnqueueOptions): Promise<void>;
  /**
   * Has a job done every so many seconds by one of the workers, from now on; its data is `null`. Saying it again, in
   * any process, changes the interval and does not start another series.
   * @throws Error like `enqueue`, or when `seconds` is not positive
   */
  every(seconds: number, name: string): Promise<void>;
  /**
   * Begins working on what was defined, also on what is defined later.
   * @throws Error when the backend cannot be reached
   */
  start(): Promise<void>;
  /**
   * Takes no more jobs, waits for the running ones up to the grace time, then aborts their signals and waits a little
   * longer. What had not begun stays in the queue. Never throws; a stopped queue cannot be used again.
   * @param lastEnqueued jobs can be enqueued until this has ended, however it ends; at least until the running ones have
   */
  stop(lastEnqueued?: Promise<unknown>): Promise<void>;
  /** @throws Error with the reason when the backend cannot be reached */
  check(): Promise<void>;
  /**
   * Counts the jobs of every kind that there are any of.
   * @throws Error like `check`
   */
  census(): Promise<JobCensus[]>;
  /**
   * The jobs that were given up last, the latest first.
   * @throws Error like `check`
   */
  givenUp(limit: number): Promise<GivenUpJob[]>;
  /**
   * Has a job that was given up done again now, with all of its tries before it.
   * @returns false when it is none, or not there any more
   * @throws Error like `check`
   */
  retry(id: string): Promise<boolean>;
}

/** The part of a logger that the queue writes to; pino's logger is one. */
export interface JobsLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
