import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { FollowUpService } from './follow-up.service.js';

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
