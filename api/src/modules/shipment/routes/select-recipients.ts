import type { SubcontractorDto } from '../../directory/index.js';
import type { PriceRequestSkip } from './price-request.dto.js';

/** A request for the price of a route that was made before. */
export interface EarlierRequest {
  id: number;
  subcontractor_id: number;
  message_id: number | null;
  /** The request to a group that it was part of. */
  group_request_id: number | null;
  /** The mail could not be delivered, and they have not answered all the same. */
  has_failed: boolean;
}

/** A subcontractor who gets a mail, and the earlier request whose mail was never delivered. */
export interface Asked {
  subcontractor: SubcontractorDto & { email: string };
  before: EarlierRequest | null;
}

/**
 * Tells those who get a mail from those who do not: nobody is asked twice, unless the first mail did not reach them.
 * @param isRefused whether an address wants none of these mails
 */
export function recipientsToAsk(
  found: readonly SubcontractorDto[],
  earlier: ReadonlyMap<number, EarlierRequest>,
  isRefused: (email: string, before: EarlierRequest | null) => boolean,
): { asked: Asked[]; passedOver: PriceRequestSkip[] } {
  const asked: Asked[] = [];
  const passedOver: PriceRequestSkip[] = [];
  for (const subcontractor of found) {
    const { id, email } = subcontractor;
    const before = earlier.get(id) ?? null;
    if (before && !before.has_failed) passedOver.push({ subcontractor_id: id, reason: 'already_asked' });
    else if (!email) passedOver.push({ subcontractor_id: id, reason: 'no_email' });
    else if (isRefused(email, before)) passedOver.push({ subcontractor_id: id, reason: 'unsubscribed' });
    else asked.push({ subcontractor: { ...subcontractor, email }, before });
  }
  return { asked, passedOver };
}
