/** At most so many requests within so many seconds. */
export interface RequestLimit {
  seconds: number;
  most: number;
}

/** What KSeF allows of the list of invoices; eight a second are kept by the client. */
export const queryLimits: readonly RequestLimit[] = [
  { seconds: 60, most: 16 },
  { seconds: 3600, most: 20 },
];

/** What KSeF allows of single downloads. */
export const downloadLimits: readonly RequestLimit[] = [
  { seconds: 60, most: 16 },
  { seconds: 3600, most: 64 },
];

/**
 * When the next request may be made, `now` where at once.
 * @param times of those that were made, in any sequence
 */
export function nextRequestAt(times: readonly Date[], limits: readonly RequestLimit[], now: Date): Date {
  const sorted = times.map((time) => time.getTime()).toSorted((one, other) => other - one);
  const earliest = limits.map(({ seconds, most }) => {
    const last = sorted[most - 1];
    // A second more: KSeF counts by its own clock.
    return last === undefined ? 0 : last + (seconds + 1) * 1000;
  });
  return new Date(Math.max(now.getTime(), ...earliest));
}

/** Those of the last hour, which alone count. */
export function ofLastHour(times: readonly Date[], now: Date): Date[] {
  return times.filter((time) => now.getTime() - time.getTime() <= 3_601_000);
}
