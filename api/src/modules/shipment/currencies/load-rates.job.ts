import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { Database } from '../../../platform/db/database.js';
import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { reachDays, type RatePublisher } from '../../../platform/exchange-rates/exchange-rates.port.js';
import { findDaysOfRates, storeRates } from './rate.queries.js';

/** Banks rest no longer than this over holidays; where rates are further apart, some were missed. */
const longestPauseDays = 5;

interface RateLoaderServiceDeps {
  db: Database;
  clock: Clock;
  publishers: readonly RatePublisher[];
  log: Logger;
}

/** Brings in what the publishers of exchange rates have new. */
export class RateLoaderService {
  constructor(private readonly deps: RateLoaderServiceDeps) {}

  /**
   * Asks every publisher whose rates of today are not known yet. With the first rates of a day those of earlier days
   * come, as far as they were missed: the product did not run, or is new. A publisher that cannot be reached is
   * told in the log, and keeps the others from nothing.
   */
  async load(): Promise<void> {
    await Promise.all(
      this.deps.publishers.map((publisher) =>
        this.loadFrom(publisher).catch((error: unknown) => {
          this.deps.log.warn({ err: error, source: publisher.source }, 'exchange rates could not be loaded');
        }),
      ),
    );
  }

  private async loadFrom(publisher: RatePublisher): Promise<void> {
    const { source } = publisher;
    const today = warsawDay(this.deps.clock.now());
    const since = dayAfter(today, -reachDays);
    const known = await findDaysOfRates(this.deps.db.reads, source, since);
    if (known.at(-1) === today) return;
    const latest = await publisher.latest();
    if (latest.date > today) throw new Error(`${source} answered rates of ${latest.date}`);
    if (known.includes(latest.date)) return;
    await storeRates(this.deps.db.writes, source, [latest]);
    if (hasGap([since, ...known, latest.date])) {
      await storeRates(this.deps.db.writes, source, await publisher.between(since, latest.date));
    }
    this.deps.log.info({ source, date: latest.date }, 'exchange rates loaded');
  }
}

function hasGap(days: readonly string[]): boolean {
  return days.some((day, index) => dayAfter(days[index - 1] ?? day, longestPauseDays) < day);
}

/** Name of the job that brings in new exchange rates. */
export const loadRatesJob = 'currencies.load-rates';

/** May run twice: a rate that is known is not stored again. */
export function loadRates(loader: RateLoaderService): JobDefinition<null> {
  return { name: loadRatesJob, concurrency: 1, lockSeconds: 120, run: () => loader.load() };
}
