import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { RateLoaderService } from './rate-loader.service.js';

/** Name of the job that brings in new exchange rates. */
export const loadRatesJob = 'currencies.load-rates';

/** May run twice: a rate that is known is not stored again. */
export function loadRates(loader: RateLoaderService): JobDefinition<null> {
  return { name: loadRatesJob, concurrency: 1, lockSeconds: 120, run: () => loader.load() };
}
