import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { OfferReminderService } from './offer-reminder.service.js';

/** Name of the job that tells of offers whose last day comes or has passed. */
export const remindOfOffersJob = 'orders.remind-of-offers';

/** May run twice: what was told is remembered with each offer. */
export function remindOfOffers(reminders: OfferReminderService): JobDefinition<null> {
  return {
    name: remindOfOffersJob,
    concurrency: 1,
    lockSeconds: 600,
    async run() {
      await reminders.remind();
    },
  };
}
