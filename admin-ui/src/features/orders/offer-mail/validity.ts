import { dayAfter } from '@frakto/sdk/clocks';
import { dayOf } from '../../../kit/format/dates';
import type { OrderDetails } from '../queries/types';
import { timesOf } from '../sequence/use-hint-texts';

/** The day on which loading begins. */
export function loadingDay({ routes, pickup_date }: OrderDetails): string {
  const starts = routes.map((route) => dayOf(timesOf(route).start));
  return starts.toSorted()[0] ?? dayOf(pickup_date);
}

/** A week, ending before loading begins; no limit where loading does not leave a day. */
export function usualValidity(order: OrderDetails): string | null {
  const today = dayOf(new Date());
  const inWeek = dayAfter(today, 7);
  const beforeLoading = dayAfter(loadingDay(order), -1);
  const until = inWeek < beforeLoading ? inWeek : beforeLoading;
  return until < today ? null : until;
}
