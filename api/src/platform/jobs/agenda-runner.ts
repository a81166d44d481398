import { runForNobody } from '../../kernel/caller.js';
import type { Job } from 'agenda';
import { operations } from '../../kernel/operations.js';
import type { StoredData } from './agenda-backend.js';
import type { GuardedRepository } from './guarded-repository.js';
import { asError, retryDelay, type KnownJob } from './job-definitions.js';
import type { JobsLogger } from './jobs.port.js';
import { JobStopped, RunningJobs } from './running-jobs.js';

/** Ended by us, not by a fault of its own: comes again at once and is not counted. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Runs the handlers for Agenda: their signal, their lease, their failures. */
export class AgendaRunner {
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
