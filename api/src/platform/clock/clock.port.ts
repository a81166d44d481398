/** The port to the time of day. Whatever depends on the present asks it here, so that tests can say when "now" is. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved: for tests. */
export class FixedClock implements Clock {
  #milliseconds: number;

  /** @throws RangeError when `start` is no instant */
  constructor(start: Date | string = '2026-11-20T09:30:00.000Z') {
    this.#milliseconds = instant(start);
  }

  now(): Date {
    return new Date(this.#milliseconds);
  }

  /**
   * Moves the clock to an instant, forwards or back.
   * @throws RangeError when `to` is no instant
   */
  set(to: Date | string): void {
    this.#milliseconds = instant(to);
  }

  /** Lets so many seconds pass; fractions and negative numbers work too. */
  advance(seconds: number): void {
    this.#milliseconds = instant(new Date(this.#milliseconds + Math.round(seconds * 1000)));
  }
}

function instant(value: Date | string): number {
  const milliseconds = new Date(value).getTime();
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not an instant: ${String(value)}`);
  return milliseconds;
}
