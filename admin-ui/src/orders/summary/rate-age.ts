import { daysBefore } from '../../format/dates';

/** Older rates than this, in days, are worth a warning: longer than any run of days without a publication. */
const oldAfterDays = 7;

interface DatedRate {
  /** Day of the publication, `YYYY-MM-DD`. */
  date: string;
}

/** The rates that are too old to be trusted, by the day of their publication, the oldest first. */
export function oldRates<Rate extends DatedRate>(
  rates: readonly Rate[],
  now: Date = new Date(),
): { date: string; days: number; rates: Rate[] }[] {
  return [...Map.groupBy(rates, ({ date }) => date)]
    .map(([date, published]) => ({ date, days: daysBefore(date, now), rates: published }))
    .filter(({ days }) => days > oldAfterDays)
    .sort((a, b) => b.days - a.days);
}
