import { setTimeout as pause } from 'node:timers/promises';
import type { JobParameters, JobRepository } from 'agenda';

/** How long the outcome of a job is kept at hand while the database is away, in milliseconds. */
const RETRY_TIMEOUT = 30_000;
const LONGEST_PAUSE = 2_000;

/** Agenda's repository with the gaps closed that it leaves at a restart of the database and at the end of a process. */
export class GuardedRepository {
  #isClosing = false;
  #pending = 0;
  readonly #lost = new WeakSet<JobParameters>();

  constructor(
    private readonly inner: JobRepository,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Hands out no more jobs from now on, and waits no more for a database that is away. */
  close(): void {
    this.#isClosing = true;
  }

  /** True while the database is asked something. */
  get isBusy(): boolean {
    return this.#pending > 0;
  }

  /** The job was taken over by another worker: what this run says of it is not stored. */
  disown(job: JobParameters): void {
    this.#lost.add(job);
  }

  /** What Agenda gets. */
  get repository(): JobRepository {
    const { inner } = this;
    return {
      connect: () => inner.connect(),
      queryJobs: (options) => inner.queryJobs(options),
      getJobsOverview: () => inner.getJobsOverview(),
      getDistinctJobNames: () => inner.getDistinctJobNames(),
      getJobById: (id) => inner.getJobById(id),
      getQueueSize: () => inner.getQueueSize(),
      removeJobs: (options) => inner.removeJobs(options),
      lockJob: (job, options) => inner.lockJob(job, options),
      disableJobs: (options) => inner.disableJobs(options),
      enableJobs: (options) => inner.enableJobs(options),
      purgeAllJobs: () => inner.purgeAllJobs(),
      saveJob: (job, options) => this.#counted(() => inner.saveJob(job, options)),
      unlockJobs: (ids) => this.#counted(() => inner.unlockJobs(ids)),
      // Agenda does not wait for this one: a failure would end the process.
      unlockJob: (job) => this.#counted(() => inner.unlockJob(job).catch(this.onError)),
      getNextJobToRun: (...search) => this.#counted(() => this.#next(search)),
      saveJobState: (job, options) => this.#counted(() => this.#saveState(job, options)),
    };
  }

  async #next(search: Parameters<JobRepository['getNextJobToRun']>): Promise<JobParameters | undefined> {
    if (this.#isClosing) return undefined;
    const job = await this.inner.getNextJobToRun(...search);
    if (!job?._id || !this.#isClosing) return job;
    // The queue was stopped while we looked: give it back, or it would wait until its lock runs out.
    await this.inner.unlockJobs([job._id]);
    return undefined;
  }

  /**
   * Agenda forgets the state of a job when the database does not take it at once; the job would be done again after
   * its lock has run out. So we try for a while. A job that is done for good is removed in the same step.
   */
  async #saveState(job: JobParameters, options: Parameters<JobRepository['saveJobState']>[1]): Promise<void> {
    if (this.#lost.has(job)) throw new Error(`Job ${job.name} was taken over by another worker`);
    const { _id: id } = job;
    const save = async () => {
      if (id && isDone(job)) await this.inner.removeJobs({ id });
      else await this.inner.saveJobState(job, options);
    };
    const deadline = Date.now() + RETRY_TIMEOUT;
    for (let wait = 100; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        await save();
        return;
      } catch (error) {
        if (this.#isClosing || Date.now() > deadline || isGone(error)) throw error;
        await pause(wait);
      }
    }
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    this.#pending += 1;
    try {
      return await work();
    } finally {
      this.#pending -= 1;
    }
  }
}

/** Whether this is the last word on a one-time job that went well. */
function isDone(job: JobParameters): boolean {
  const { lockedAt, nextRunAt, lastRunAt, lastFinishedAt, failedAt } = job;
  if (lockedAt || nextRunAt || !lastRunAt || !lastFinishedAt) return false;
  return lastFinishedAt >= lastRunAt && !(failedAt && failedAt >= lastRunAt);
}

/** Both repositories say so when the row is not there any more. */
function isGone(error: unknown): boolean {
  return error instanceof Error && error.message.includes('cannot be updated in the database');
}
