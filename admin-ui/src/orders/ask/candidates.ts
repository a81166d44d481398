import type { PriceRequest, Subcontractor } from '../queries/types';

/** A subcontractor who could be asked for a price of a route. */
export interface Candidate {
  id: number;
  name: string;
  email: string | null;
  city: string | null;
  /** When they were asked for this route; null when they were not. */
  askedAt: string | null;
  /** They were asked, but the mail could not be delivered. */
  mailFailed: boolean;
  /** They were asked, but the mail was only kept. */
  mailStored: boolean;
  /** They have an address and were not asked yet, or in vain. */
  canBeAsked: boolean;
}

/** Joins the directory with who was asked for the route already. */
export function candidatesOf(
  subcontractors: readonly Subcontractor[],
  asked: readonly PriceRequest[],
): Candidate[] {
  const requests = new Map(asked.map((request) => [request.subcontractor_id, request]));
  return subcontractors.map(({ id, name, email, city }) => {
    const request = requests.get(id);
    const mailFailed = request?.mail_failed === true;
    const isOpen = request === undefined || mailFailed;
    const askedAt = request?.asked_at ?? null;
    const mailStored = request?.state === 'stored';
    return { id, name, email, city, askedAt, mailFailed, mailStored, canBeAsked: isOpen && Boolean(email) };
  });
}
