import { routeStatus } from '../order-view';
import type { HistoryEntry, Quote, Route } from '../queries/types';

type Refusal = Pick<HistoryEntry, 'event' | 'reason'>;
type RefusableQuote = Pick<Quote, 'id' | 'is_chosen' | 'subcontractor'>;

/**
 * Ids of the quotes whose carriers are known to have refused the order: the one that a rejected route still has
 * chosen, and those that the history names. It names a carrier only where they gave no reason.
 */
export function refusedQuotes(
  route: Pick<Route, 'status'>,
  quotes: readonly RefusableQuote[],
  history: readonly Refusal[],
): ReadonlySet<number> {
  const named = new Set(
    history.filter(({ event }) => event === 'subcontractor_rejects').map(({ reason }) => reason),
  );
  const refused = quotes.filter(
    ({ is_chosen: isChosen, subcontractor: { name } }) =>
      (isChosen && route.status === routeStatus.rejected) || (!isChosen && name !== null && named.has(name)),
  );
  return new Set(refused.map(({ id }) => id));
}
