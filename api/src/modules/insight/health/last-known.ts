import { setTimeout as pause } from 'node:timers/promises';

/** What is known of an outside service: it is asked in the background, once at a time, and not more often than so. */
export class LastKnown<State> {
  #until = 0;
  #asking: Promise<void> | null = null;

  /**
   * @param state until the service was asked
   * @param ask never fails
   * @param freshMs milliseconds for which an answer stands
   */
  constructor(
    private state: State,
    private readonly ask: () => Promise<State>,
    private readonly freshMs: number,
  ) {}

  /** The last known state. Nobody waits for the service. */
  get(): State {
    if (this.#until <= Date.now()) void this.#refresh();
    return this.state;
  }

  /** The same; before there is any answer it waits for the first, but no longer than so many milliseconds. */
  async getSoon(timeoutMs: number): Promise<State> {
    if (this.#until === 0) {
      const tooLong = new AbortController();
      const timeout = pause(timeoutMs, undefined, { signal: tooLong.signal }).catch(() => undefined);
      await Promise.race([this.#refresh(), timeout]);
      tooLong.abort();
    }
    return this.get();
  }

  #refresh(): Promise<void> {
    this.#asking ??= this.ask().then((state) => {
      this.state = state;
      this.#until = Date.now() + this.freshMs;
      this.#asking = null;
    });
    return this.#asking;
  }
}
