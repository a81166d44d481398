import { setTimeout as pause } from 'node:timers/promises';

/** Lets one at a time ask a host, with a pause after each request. */
export class HostTurns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param pauseMs how long the host is left alone afterwards; the caller does not wait for that */
  async take<T>(host: string, pauseMs: () => number, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    const before = this.#last.get(host) ?? Promise.resolve();
    const asking = before.then(() => {
      signal.throwIfAborted();
      return ask();
    });
    const after = asking
      .catch(() => undefined)
      .then(() => pause(pauseMs(), undefined, { signal }))
      .catch(() => undefined);
    this.#last.set(host, after);
    return asking;
  }
}
