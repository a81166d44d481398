import { isOverAYearAhead, warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { dateFaults, instantOf } from '../../../platform/http/field-rules.js';

/** The first day of KSeF, in Warsaw. */
const firstDay = '2022-01-01';
const firstInstant = Date.parse(`${firstDay}T00:00:00+01:00`);

function timeFaults(body: UncheckedBody, field: string): Fault[] {
  const faults = dateFaults(body, field);
  if (faults.length > 0) return faults;
  const instant = instantOf(body, field);
  const isBefore = instant !== null && instant < firstInstant;
  return isBefore ? [{ field, code: 'too_small', params: { limit: firstDay } }] : [];
}

/** An outage: instants since there has been KSeF. */
export const ksefOutageRules: BodyRules = (body) => [
  ...timeFaults(body, 'begins_at'),
  ...timeFaults(body, 'ends_at'),
];

/** What is wrong with when an outage lasts: more than a year ahead, for which the Ministry announces nothing, or an end before the beginning. */
export function spanFaults(
  { begins_at, ends_at }: { begins_at: Date; ends_at: Date | null },
  now: Date,
): Fault[] {
  const isFar = (time: Date) => isOverAYearAhead(warsawDay(time), now);
  const faults: Fault[] = isFar(begins_at) ? [{ field: 'begins_at', code: 'day_too_far' }] : [];
  if (ends_at && isFar(ends_at)) return [...faults, { field: 'ends_at', code: 'day_too_far' }];
  if (ends_at && ends_at <= begins_at) return [...faults, { field: 'ends_at', code: 'below_minimum' }];
  return faults;
}
