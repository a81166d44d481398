import type { PriceRequest, Quote } from '../queries/types';

/** How it stands with a subcontractor who could be asked for a price. */
export type CandidateState = 'chosen' | 'quoted' | 'failed' | 'stored' | 'asked' | 'noEmail' | null;

interface KnownOfCandidate {
  email: string | null;
  request: Pick<PriceRequest, 'mail_failed' | 'state'> | undefined;
  /** What they have quoted for the route; undefined where they have not. */
  quote: Pick<Quote, 'is_chosen'> | undefined;
}

/** What is said of them: a quote that is there, before what became of the request for it. Null where there is nothing to say. */
export function candidateState({ email, request, quote }: KnownOfCandidate): CandidateState {
  if (quote) return quote.is_chosen ? 'chosen' : 'quoted';
  if (request?.mail_failed) return 'failed';
  if (request) return request.state === 'stored' ? 'stored' : 'asked';
  return email ? null : 'noEmail';
}

/** They have an address and were not asked yet, or in vain; who has quoted after a request is not asked again. */
export function canBeAsked({ email, request, quote }: KnownOfCandidate): boolean {
  return Boolean(email) && (request === undefined || (request.mail_failed && !quote));
}
