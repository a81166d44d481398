import { setTimeout as pause } from 'node:timers/promises';

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
