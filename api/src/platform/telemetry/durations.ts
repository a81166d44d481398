import type { Attributes } from '@opentelemetry/api';

/** What took how long, of one set of attributes, since the process began. */
export class Series {
  count = 0;
  sum = 0;
  /** By boundary; one more for what took longer than the last. */
  readonly counts: number[];

  constructor(
    readonly attributes: Attributes,
    private readonly boundaries: readonly number[],
  ) {
    this.counts = [...boundaries, Infinity].map(() => 0);
  }

  record(seconds: number): void {
    let at = 0;
    while (at < this.boundaries.length && seconds > (this.boundaries[at] ?? 0)) at += 1;
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.count += 1;
    this.sum += seconds;
  }
}

const all: Durations[] = [];

/**
 * A histogram in seconds for what happens with every request. Whoever measures keeps the series of its attributes, so that to record is to count:
 * a histogram of OpenTelemetry's SDK looks for them each time by a text that it makes of them, which takes ten times as long.
 */
export class Durations {
  private readonly bySeries = new Map<string, Series>();

  constructor(
    readonly name: string,
    readonly description: string,
    readonly boundaries: readonly number[],
  ) {
    all.push(this);
  }

  /** The series of these attributes. */
  of(attributes: Attributes): Series {
    const key = JSON.stringify(attributes);
    const series = this.bySeries.get(key) ?? new Series(attributes, this.boundaries);
    this.bySeries.set(key, series);
    return series;
  }

  series(): readonly Series[] {
    return [...this.bySeries.values()].filter(({ count }) => count > 0);
  }
}

/** All that is measured so. */
export const allDurations = (): readonly Durations[] => all.filter((one) => one.series().length > 0);
