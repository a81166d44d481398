import type { JobContext, JobDefinition, RetryRule } from './jobs.port.js';
import { setTimeout as pause } from 'node:timers/promises';

/** A definition with its defaults filled in. */
export interface KnownJob {
  name: string;
  concurrency: number;
  lockSeconds: number;
  retry: RetryRule | null;
  run(data: unknown, context: JobContext): Promise<void>;
}

const MAX_KEY_LENGTH = 200;

/** The kinds of jobs that a process knows. */
export class JobDefinitions {
  readonly #known = new Map<string, KnownJob>();

  /** @throws Error when the name is taken or a number makes no sense */
  add<T>(definition: JobDefinition<T>): KnownJob {
    const { name, concurrency = 5, lockSeconds = 60, retry = null } = definition;
    const problem = problemOf(name, concurrency, lockSeconds, retry);
    if (problem) throw new Error(`Job ${name}: ${problem}`);
    if (this.#known.has(name)) throw new Error(`Job ${name}: it is defined already`);
    // What is stored under the name was enqueued as its T.
    const run = (data: unknown, context: JobContext) => definition.run(data as T, context);
    const known = { name, concurrency, lockSeconds, retry, run };
    this.#known.set(name, known);
    return known;
  }

  /** @throws Error when no such job is defined */
  get(name: string): KnownJob {
    const known = this.#known.get(name);
    if (!known) throw new Error(`There is no job ${name}; define it before enqueueing`);
    return known;
  }

  all(): KnownJob[] {
    return [...this.#known.values()];
  }
}

function problemOf(name: string, concurrency: number, lockSeconds: number, retry: RetryRule | null) {
  if (!/^[a-z][a-z0-9.-]{0,99}$/.test(name)) return 'a name has a-z, 0-9, dots and hyphens';
  if (!Number.isInteger(concurrency) || concurrency < 1) return 'concurrency is a whole number from 1';
  if (!(lockSeconds > 0)) return 'lockSeconds is above 0';
  if (!retry) return null;
  if (!Number.isInteger(retry.attempts) || retry.attempts < 1) return 'attempts is a whole number from 1';
  if (retry.attempts > 1 && retry.seconds.length === 0) return 'a retry needs its pauses';
  if (retry.seconds.some((seconds) => !(seconds >= 0))) return 'pauses are not negative';
  return null;
}

/**
 * The pause before a job that failed is tried again, in milliseconds; null when it is given up.
 * @param failures how often it has failed, this time included
 */
export function retryDelay(rule: RetryRule | null, failures: number): number | null {
  if (!rule || failures >= rule.attempts) return null;
  const seconds = rule.seconds[Math.min(failures, rule.seconds.length) - 1] ?? 0;
  return seconds * 1000;
}

/** @throws Error when the interval of a repeated job is none */
export function checkInterval(seconds: number): void {
  if (!(seconds > 0 && Number.isFinite(seconds)))
    throw new Error('A job repeats every so many seconds, above 0');
}

/** @throws Error when the key is too long to be stored */
export function checkUniqueKey(key: string | undefined): void {
  if (key !== undefined && (key === '' || key.length > MAX_KEY_LENGTH)) {
    throw new Error(`A unique key has 1 to ${MAX_KEY_LENGTH} characters`);
  }
}

/** What a handler will get of the data: the same in every backend. */
export function asStored(data: unknown): unknown {
  return data === undefined ? null : (JSON.parse(JSON.stringify(data)) as unknown);
}

/** Whatever was thrown, as an Error. */
export function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** How long jobs that were told to stop may still take, in milliseconds. */
const AFTER_ABORT = 2_000;
const LOOK_EVERY = 20;

/** The jobs that run in this process now. */
export class RunningJobs {
  readonly #running = new Map<AbortController, string>();

  /** Notes that a job of that name runs until the returned controller is passed to `remove`. */
  add(name: string): AbortController {
    const controller = new AbortController();
    this.#running.set(controller, name);
    return controller;
  }

  remove(controller: AbortController): void {
    this.#running.delete(controller);
  }

  /**
   * Waits for the jobs to end, aborts those that are not done in time, and waits a little longer.
   * @param isIdle what has to hold besides that no job runs
   * @returns the names of those that did not end even then
   */
  async settle(graceMilliseconds: number, isIdle: () => boolean = () => true): Promise<string[]> {
    const isDone = () => this.#running.size === 0 && isIdle();
    if (await becomesTrue(isDone, graceMilliseconds)) return [];
    for (const controller of this.#running.keys()) controller.abort(new JobStopped('The process stops'));
    await becomesTrue(isDone, AFTER_ABORT);
    return [...this.#running.values()];
  }
}

/** Why the signal of a job was aborted. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
}

async function becomesTrue(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() >= deadline) return false;
    await pause(LOOK_EVERY);
  }
  return true;
}
