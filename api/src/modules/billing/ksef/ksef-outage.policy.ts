import { isOverAYearAhead, warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { dateFaults, instantOf } from '../../../platform/http/field-rules.js';
import type { KsefOutageUpdate } from './ksef-outage.dto.js';
import type { KsefOutage } from './ksef-outages.js';

/** When an outage lasts. */
export type Span = Pick<KsefOutage, 'begins_at' | 'ends_at'>;

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

/**
 * What is wrong with the times that were given for an outage: more than a year ahead, for which the Ministry announces nothing, or an end
 * that is not after the beginning.
 * @param span what it lasts with them
 */
export function spanFaults(given: KsefOutageUpdate, span: Span, now: Date): Fault[] {
  const far = (['begins_at', 'ends_at'] as const).filter((field) => {
    const time = given[field];
    return time && isOverAYearAhead(warsawDay(time), now);
  });
  if (far.length > 0) return far.map((field) => ({ field, code: 'day_too_far' }));
  if (span.ends_at === null || span.ends_at > span.begins_at) return [];
  return [
    given.ends_at
      ? { field: 'ends_at', code: 'below_minimum' }
      : { field: 'begins_at', code: 'above_maximum' },
  ];
}
