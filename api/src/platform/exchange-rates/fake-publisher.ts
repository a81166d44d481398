import type { RatePublisher, RateSource, RateTable } from './exchange-rates.port.js';

/** A publisher of the tables that it is given: for tests. */
export class FakePublisher implements RatePublisher {
  /** Until it is mended, the publisher cannot be reached. */
  isAway = false;
  /** Whether earlier tables cannot be had. */
  isForgetful = false;
  /** What it was asked for: `latest`, or two days. */
  readonly asked: string[] = [];

  constructor(
    readonly source: RateSource,
    readonly tables: RateTable[] = [],
  ) {}

  async latest(): Promise<RateTable> {
    await this.#answer('latest');
    const table = this.tables.at(-1);
    if (!table) throw new Error(`${this.source} published no rates`);
    return table;
  }

  async between(from: string, to: string): Promise<RateTable[]> {
    await this.#answer(`${from} ${to}`);
    if (this.isForgetful) throw new Error(`${this.source} answered 503`);
    return this.tables.filter(({ date }) => date >= from && date <= to);
  }

  async #answer(question: string): Promise<void> {
    await Promise.resolve();
    this.asked.push(question);
    if (this.isAway) throw new Error(`${this.source} cannot be reached`);
  }
}
