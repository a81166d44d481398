import { daysBefore } from '../../../kit/format/dates';

interface DatedRate {
  /** Day of the publication, `YYYY-MM-DD`. */
  date: string;
  /** The API freezes nothing by it unless somebody accepts it. */
  too_old: boolean;
}

/** The rates that are too old to freeze a price by, by the day of their publication, the oldest first. */
export function oldRates<Rate extends DatedRate>(
  rates: readonly Rate[],
  now: Date = new Date(),
): { date: string; days: number; rates: Rate[] }[] {
  return [
    ...Map.groupBy(
      rates.filter(({ too_old }) => too_old),
      ({ date }) => date,
    ),
  ]
    .map(([date, published]) => ({ date, days: daysBefore(date, now), rates: published }))
    .sort((a, b) => b.days - a.days);
}
