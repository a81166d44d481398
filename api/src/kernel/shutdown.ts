import { setTimeout as pause } from 'node:timers/promises';

/** Stops one part of what was started. */
export type ShutdownHook = () => Promise<void>;

/**
 * Stops what was started, the latest first. One that fails keeps none of the others from being stopped.
 * @throws what failed, once all were run; an AggregateError when it was more than one
 */
export async function runShutdownHooks(shutdownHooks: readonly ShutdownHook[]): Promise<void> {
  const faults: unknown[] = [];
  for (const end of shutdownHooks.toReversed()) {
    try {
      await end();
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, 'Several parts could not be stopped');
}

/** What has not ended yet while a process stops, by names for people. */
export class ShutdownProgress {
  readonly #open = new Set<string>();

  /** A part counts as open from now on, also before anybody comes to end it. */
  begin(name: string): void {
    this.#open.add(name);
  }

  /** Names of the parts that are being waited for, or were not waited for any longer. */
  get open(): string[] {
    return [...this.#open];
  }

  /**
   * Ends a part, and goes on without it when it takes longer than that: what leads outside may never answer.
   * @param milliseconds at least until then it is waited for
   * @throws what the part throws within that time
   */
  async end(name: string, milliseconds: number, end: ShutdownHook): Promise<void> {
    this.#open.add(name);
    const tooLong = new AbortController();
    const timeout = pause(milliseconds, undefined, { signal: tooLong.signal }).catch(() => undefined);
    const ended = end().finally(() => this.#open.delete(name));
    // It may fail once nobody waits for it any more.
    ended.catch(() => undefined);
    try {
      await Promise.race([ended, timeout]);
    } finally {
      tooLong.abort();
    }
  }
}

/**
 * Ends parts that do not need each other, at the same time.
 * @throws what failed, once all have ended; an AggregateError when it was more than one
 */
export async function shutDownTogether(shutdownHooks: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(shutdownHooks);
  const faults = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, 'Several parts could not be stopped');
}
