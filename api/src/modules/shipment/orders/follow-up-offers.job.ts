import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { FollowUpService } from './follow-up.service.js';
import type { OfferExpiryService } from './offer-expiry.service.js';

/** Name of the job that reminds clients of offers without an answer. */
export const followUpOffersJob = 'orders.follow-up-offers';

/** May run twice, and in several processes: an offer is marked in the transaction that writes its reminder. */
export function followUpOffers(followUps: FollowUpService): JobDefinition<null> {
  return {
    name: followUpOffersJob,
    concurrency: 1,
    lockSeconds: 600,
    async run() {
      await followUps.send();
    },
  };
}

/** Name of the job that tells of offers whose last day comes or has passed. */
export const remindOfOffersJob = 'orders.remind-of-offers';

/** May run twice: what was told is remembered with each offer. */
export function tellOfOfferExpiry(expiry: OfferExpiryService): JobDefinition<null> {
  return {
    name: remindOfOffersJob,
    concurrency: 1,
    lockSeconds: 600,
    async run() {
      await expiry.tellDue();
    },
  };
}
