import { dayAfter } from '@frakto/sdk/clocks';
import { dayOf } from '../../../kit/format/dates';
import type { OrderDetails } from '../queries/types';
import { timesOf } from '../sequence/use-hint-texts';

/** The day on which loading begins. */
export function loadingDay({ routes, pickup_date }: OrderDetails): string {
  const starts = routes.map((route) => dayOf(timesOf(route).start));
  return starts.toSorted()[0] ?? dayOf(pickup_date);
}

/** How long an offer holds unless somebody says otherwise. */
export const usualValidityDays = 7;

/** The usual days, ending before loading begins; no limit where loading does not leave a day. */
export function usualValidity(order: OrderDetails): string | null {
  const today = dayOf(new Date());
  const usual = dayAfter(today, usualValidityDays);
  const beforeLoading = dayAfter(loadingDay(order), -1);
  const until = usual < beforeLoading ? usual : beforeLoading;
  return until < today ? null : until;
}
