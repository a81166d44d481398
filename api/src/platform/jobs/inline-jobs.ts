import { randomUUID } from 'node:crypto';
import { runForNobody } from '../../kernel/caller.js';
import { systemClock, type Clock } from '../clock/clock.port.js';
import {
  asError,
  asStored,
  checkInterval,
  checkUniqueKey,
  JobDefinitions,
  retryDelay,
  type KnownJob,
  RunningJobs,
} from './job-definitions.js';
import type { EnqueueOptions, GivenUpJob, JobCensus, JobDefinition, Jobs, JobsLogger } from './jobs.port.js';

/** A job that waits in an `InlineJobs`. */
interface WaitingJob {
  name: string;
  data: unknown;
  /** When it is due. */
  at: Date;
  uniqueKey: string | null;
}

/** A job that was given up. */
interface FailedJob {
  name: string;
  data: unknown;
  error: Error;
  id: string;
  failedAt: Date;
  attempts: number;
  isSeries: boolean;
}

interface Entry extends WaitingJob {
  failures: number;
  isSeries: boolean;
}

const silent: JobsLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * A queue in this process's memory, for tests: nothing runs by itself; `runDue` does what is due by its clock. It
 * works whether or not `start` was called.
 */
export class InlineJobs implements Jobs {
  /** Jobs that failed for the last time, in order. */
  readonly failed: FailedJob[] = [];

  readonly #clock: Clock;
  readonly #logger: JobsLogger;
  readonly #graceSeconds: number;
  readonly #definitions = new JobDefinitions();
  readonly #running = new RunningJobs();
  readonly #runningByName = new Map<string, number>();
  /** Intervals of the repeated jobs, in seconds. */
  readonly #intervals = new Map<string, number>();
  #entries: Entry[] = [];
  /** When the last run of each kind ended, and how long it took. */
  readonly #lastRuns = new Map<string, { at: Date; seconds: number }>();
  #isStopping = false;
  #isClosed = false;

  constructor(options: { clock?: Clock; logger?: JobsLogger; graceSeconds?: number } = {}) {
    this.#clock = options.clock ?? systemClock;
    this.#logger = options.logger ?? silent;
    this.#graceSeconds = options.graceSeconds ?? 10;
  }

  /** What waits, in the order in which it is due. */
  get waiting(): WaitingJob[] {
    return this.#entries
      .map(({ name, data, at, uniqueKey }) => ({ name, data, at, uniqueKey }))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  define<T>(job: JobDefinition<T>): void {
    this.#definitions.add(job);
  }

  enqueue<T>(name: string, data: T, { at, uniqueKey }: EnqueueOptions = {}): Promise<void> {
    return this.#change(() => {
      this.#definitions.get(name);
      checkUniqueKey(uniqueKey);
      const due = at ?? this.#clock.now();
      const same = this.#entries.find(
        (entry) => uniqueKey && entry.name === name && entry.uniqueKey === uniqueKey,
      );
      if (same) same.at = due < same.at ? due : same.at;
      else this.#add({ name, data: asStored(data), at: due, uniqueKey: uniqueKey ?? null });
    });
  }

  every(seconds: number, name: string): Promise<void> {
    return this.#change(() => {
      this.#definitions.get(name);
      checkInterval(seconds);
      const isNew = !this.#intervals.has(name);
      this.#intervals.set(name, seconds);
      const now = this.#clock.now();
      if (isNew) this.#add({ name, data: null, at: now, uniqueKey: null, isSeries: true });
      const latest = new Date(now.getTime() + seconds * 1000);
      for (const entry of this.#entries) {
        if (entry.isSeries && entry.name === name && entry.at > latest) entry.at = latest;
      }
    });
  }

  start(): Promise<void> {
    return this.check();
  }

  async stop(lastEnqueued: Promise<unknown> = Promise.resolve()): Promise<void> {
    this.#isStopping = true;
    await this.#running.settle(this.#graceSeconds * 1000);
    await lastEnqueued.catch(() => undefined);
    this.#isClosed = true;
  }

  check(): Promise<void> {
    return this.#change(() => undefined);
  }

  census(): Promise<JobCensus[]> {
    const now = this.#clock.now();
    const names = new Set([...this.#entries, ...this.failed].map(({ name }) => name));
    for (const [name, running] of this.#runningByName) if (running > 0) names.add(name);
    const census = [...names].sort().map((name) => {
      const due = this.waiting.filter((entry) => entry.name === name && entry.at <= now);
      const failed = this.failed.filter((job) => job.name === name && !job.isSeries).length;
      return {
        name,
        waiting: due.length,
        dueSince: due[0]?.at ?? null,
        running: this.#runningByName.get(name) ?? 0,
        failed,
        lastRunAt: this.#lastRuns.get(name)?.at ?? null,
        lastSeconds: this.#lastRuns.get(name)?.seconds ?? null,
        nextRunAt: this.waiting.find((entry) => entry.name === name && entry.at > now)?.at ?? null,
      };
    });
    return Promise.resolve(census);
  }

  givenUp(limit: number): Promise<GivenUpJob[]> {
    const jobs = this.failed.filter(({ isSeries }) => !isSeries).slice(-limit);
    return Promise.resolve(
      jobs.reverse().map(({ id, name, failedAt, error, attempts }) => ({
        id,
        name,
        failedAt,
        reason: error.message,
        attempts,
      })),
    );
  }

  retry(id: string): Promise<boolean> {
    const index = this.failed.findIndex((job) => job.id === id && !job.isSeries);
    if (index < 0) return Promise.resolve(false);
    const [job] = this.failed.splice(index, 1);
    if (job) this.#add({ name: job.name, data: job.data, at: this.#clock.now(), uniqueKey: null });
    return Promise.resolve(true);
  }

  /**
   * Does everything that is due now, also what becomes due by it, and waits until that is done.
   * @returns how many jobs were run
   */
  async runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const begun = this.#takeDue().map((entry) => this.#run(entry));
      if (begun.length === 0) return count;
      count += begun.length;
      await Promise.all(begun);
    }
  }

  /** Due entries, as many of each kind as may run at once. */
  #takeDue(): Entry[] {
    if (this.#isStopping) return [];
    const now = this.#clock.now();
    const taken = this.#entries
      .filter((entry) => entry.at <= now)
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .filter(({ name }) => {
        const running = this.#runningByName.get(name) ?? 0;
        if (running >= this.#definitions.get(name).concurrency) return false;
        this.#runningByName.set(name, running + 1);
        return true;
      });
    this.#entries = this.#entries.filter((entry) => !taken.includes(entry));
    return taken;
  }

  async #run(entry: Entry): Promise<void> {
    const job = this.#definitions.get(entry.name);
    const begunAt = this.#clock.now();
    const controller = this.#running.add(entry.name);
    const context = { signal: controller.signal, touch: () => Promise.resolve() };
    let retryAt: Date | null = null;
    try {
      await runForNobody(() => job.run(structuredClone(entry.data), context));
      entry.failures = 0;
    } catch (reason) {
      retryAt = this.#afterFailure(entry, job, asError(reason), controller.signal.aborted);
    } finally {
      this.#running.remove(controller);
      this.#runningByName.set(entry.name, (this.#runningByName.get(entry.name) ?? 1) - 1);
      const at = this.#clock.now();
      this.#lastRuns.set(entry.name, { at, seconds: (at.getTime() - begunAt.getTime()) / 1_000 });
    }
    const interval = entry.isSeries ? this.#intervals.get(entry.name) : undefined;
    const nextTime = interval ? new Date(begunAt.getTime() + interval * 1000) : null;
    const next = retryAt && nextTime && nextTime < retryAt ? nextTime : (retryAt ?? nextTime);
    if (next) this.#entries.push({ ...entry, at: next });
  }

  #afterFailure(entry: Entry, job: KnownJob, error: Error, wasInterrupted: boolean): Date | null {
    if (wasInterrupted) return this.#clock.now();
    entry.failures += 1;
    const delay = retryDelay(job.retry, entry.failures);
    const details = { job: entry.name, attempt: entry.failures, err: error };
    if (delay !== null) {
      this.#logger.warn(details, `Job ${entry.name} failed and will be tried again`);
      return new Date(this.#clock.now().getTime() + delay);
    }
    this.#logger.error(details, `Job ${entry.name} failed`);
    const { name, data, failures: attempts, isSeries } = entry;
    this.failed.push({
      id: randomUUID(),
      name,
      data,
      error,
      attempts,
      isSeries,
      failedAt: this.#clock.now(),
    });
    return null;
  }

  #add(entry: WaitingJob & { isSeries?: boolean }): void {
    this.#entries.push({ failures: 0, isSeries: false, ...entry });
  }

  /** Runs a change as a promise that fails where the change throws. */
  #change(change: () => void): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isClosed) throw new Error('The job queue was stopped');
      resolve(change());
    });
  }
}
