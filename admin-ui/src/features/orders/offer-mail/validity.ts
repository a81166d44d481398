import { dayAfter } from '@frakto/sdk/clocks';
import { dayOf } from '../../../kit/format/dates';
import type { OrderDetails } from '../queries/types';
import { timesOf } from '../sequence/use-hint-texts';

/** The day on which loading begins. */
export function loadingDay({ routes, pickup_date }: Pick<OrderDetails, 'routes' | 'pickup_date'>): string {
  const starts = routes.map((route) => dayOf(timesOf(route).start));
  return starts.toSorted()[0] ?? dayOf(pickup_date);
}

/** How long an offer holds unless somebody says otherwise. */
const usualDays = 7;

/** The usual days, ending before loading begins. */
export const usualValidity = (loading: string, today: string): string =>
  endingBeforeLoading(dayAfter(today, usualDays), loading, today);

/**
 * A day that does not lie behind the last one before loading. What is loaded today can only be accepted today; where loading has passed, its
 * day is wrong and says nothing of the offer.
 * @param loading the day on which loading begins
 */
function endingBeforeLoading(day: string, loading: string, today: string): string {
  if (loading < today) return day;
  const beforeLoading = loading === today ? today : dayAfter(loading, -1);
  return day < beforeLoading ? day : beforeLoading;
}

/** The last day of an offer to begin with: the one that the order has while it is still to come, else the usual one; never behind the loading. */
export function proposedValidity(
  order: Pick<OrderDetails, 'routes' | 'pickup_date' | 'valid_until'>,
  today: string,
): string {
  const { valid_until: kept } = order;
  const loading = loadingDay(order);
  return kept !== null && kept >= today
    ? endingBeforeLoading(kept, loading, today)
    : usualValidity(loading, today);
}

/** What looks wrong with the last day of an offer: it lies on or behind the day of loading, or leaves the client nothing but today. */
export function validityDoubt(
  until: string | null,
  loading: string,
  today: string,
): 'afterLoading' | 'onlyToday' | null {
  if (until === null || until < today) return null;
  if (loading >= today && until >= loading && until > today) return 'afterLoading';
  return until === today ? 'onlyToday' : null;
}
