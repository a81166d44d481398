/**
 * The queue's own id of a job.
 * @minLength 1
 * @maxLength 64
 */
export type JobId = string;

/** How a kind of work in the background stands, in all processes. */
export interface JobStanding {
  name: string;
  /**
   * Due, and in nobody's hands yet.
   * @isInt
   */
  waiting: number;
  /** Since when the longest of these is due. */
  due_since: Date | null;
  /** @isInt */
  running: number;
  /**
   * Given up after the last try; a series counts while its last run failed.
   * @isInt
   */
  failed: number;
  /** When the last run that is still known ended; what is done once and goes well leaves nothing behind. */
  last_run_at: Date | null;
  /**
   * How long that run took, in seconds.
   * @example 0.42
   */
  last_seconds: number | null;
  /** When the next one that is not due yet will be. */
  next_run_at: Date | null;
}

/** Work that was given up after the last try. */
export interface FailedJob {
  id: JobId;
  name: string;
  failed_at: Date;
  /** The message of the error. */
  reason: string;
  /**
   * How often it was tried.
   * @isInt
   */
  attempts: number;
}

/** How the outbox stands, of all companies. */
export interface OutboxStanding {
  /**
   * Due, or in the hands of a process.
   * @isInt
   */
  due: number;
  /**
   * Tried in vain, and tried again at its time.
   * @isInt
   */
  retried: number;
  /**
   * Until the owner of their company has confirmed their address.
   * @isInt
   */
  held: number;
  /**
   * Given up within a day.
   * @isInt
   */
  failed: number;
  /**
   * Seconds for which the oldest has waited that is due, or was tried in vain.
   * @isInt
   */
  oldest_seconds: number;
}

/** The installation as its administrators see it. */
export interface SystemStatus {
  /** Of the product. */
  version: string;
  /** @example "v24.21.0" */
  node_version: string;
  /** When the process that answers was started. */
  started_at: Date;
  database: {
    version: string;
    /**
     * The last migration that was run.
     * @example "0104-outbox"
     */
    schema: string;
    /** All of it, in bytes. */
    size: number;
  };
  mail: 'ok' | 'captured' | 'unreachable';
  storage: 'ok' | 'unreachable' | 'full';
  outbox: OutboxStanding;
  jobs: JobStanding[];
  /** The latest 50. */
  failed_jobs: FailedJob[];
}
