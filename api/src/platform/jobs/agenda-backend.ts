import type { JobRepository } from 'agenda';

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
  /** Lets go of the connections. */
  close(): Promise<void>;
}
