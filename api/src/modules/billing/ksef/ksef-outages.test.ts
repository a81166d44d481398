import { describe, expect, test } from '@jest/globals';
import type { KsefOutageKind } from './ksef-outage.dto.js';
import { offlineRule, outageAt, type KsefOutage } from './ksef-outages.js';

let made = 0;
const outage = (kind: KsefOutageKind, begins: string, ends: string | null): KsefOutage => ({
  id: (made += 1),
  kind,
  begins_at: new Date(begins),
  ends_at: ends === null ? null : new Date(ends),
});
/** Issued at an instant; the day of issue is Warsaw's. */
const issued = (instant: string, issueDate = instant.slice(0, 10)) => ({
  issuedAt: new Date(instant),
  issueDate,
});

describe('the rule that an invoice falls under', () => {
  // Worked out by hand with a calendar of 2026 and 2027.
  test.each<[string, string, KsefOutage[], string, string | null]>([
    ['nothing announced: the next working day', '2026-11-20T09:00:00Z', [], 'offline24', '2026-11-23'],
    [
      'issued before the unavailability',
      '2026-11-20T09:00:00Z',
      [outage('unavailable', '2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z')],
      'offline24',
      '2026-11-23',
    ],
    [
      'issued at its first instant',
      '2026-11-20T10:00:00Z',
      [outage('unavailable', '2026-11-20T10:00:00Z', '2026-11-21T14:00:00Z')],
      'unavailable',
      '2026-11-23',
    ],
    [
      'issued at its end, when KSeF is back',
      '2026-11-20T14:00:00Z',
      [outage('unavailable', '2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z')],
      'offline24',
      '2026-11-23',
    ],
    [
      'unavailable as long as nobody knows until when',
      '2026-11-20T11:00:00Z',
      [outage('unavailable', '2026-11-20T10:00:00Z', null)],
      'unavailable',
      null,
    ],
    [
      'unavailable until the day before Christmas Eve: three free days and a Sunday',
      '2026-12-23T11:00:00Z',
      [outage('unavailable', '2026-12-23T10:00:00Z', '2026-12-23T14:00:00Z')],
      'unavailable',
      '2026-12-28',
    ],
    [
      'unavailable until half past midnight in Warsaw, which is the day before in UTC',
      '2026-11-23T11:00:00Z',
      [outage('unavailable', '2026-11-23T10:00:00Z', '2026-11-23T23:30:00Z')],
      'unavailable',
      '2026-11-25',
    ],
    [
      'a failure: seven working days after its end',
      '2026-11-09T11:00:00Z',
      [outage('failure', '2026-11-09T10:00:00Z', '2026-11-09T20:00:00Z')],
      'failure',
      '2026-11-19',
    ],
    [
      'a failure over Christmas and the New Year',
      '2026-12-21T11:00:00Z',
      [outage('failure', '2026-12-21T10:00:00Z', '2026-12-21T20:00:00Z')],
      'failure',
      '2027-01-04',
    ],
    [
      'a failure that lasts',
      '2026-11-09T11:00:00Z',
      [outage('failure', '2026-11-09T10:00:00Z', null)],
      'failure',
      null,
    ],
    [
      'offline24, and a failure is announced before the deadline (the Ministry’s example)',
      '2025-07-08T09:00:00Z',
      [outage('failure', '2025-07-09T10:00:00Z', '2025-07-12T12:00:00Z')],
      'offline24',
      '2025-07-22',
    ],
    [
      'offline24, and a failure is announced after it',
      '2025-07-08T09:00:00Z',
      [outage('failure', '2025-07-10T10:00:00Z', '2025-07-12T12:00:00Z')],
      'offline24',
      '2025-07-09',
    ],
    [
      'unavailable, and a failure follows',
      '2026-11-20T11:00:00Z',
      [
        outage('unavailable', '2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z'),
        outage('failure', '2026-11-23T07:00:00Z', '2026-11-24T14:00:00Z'),
      ],
      'unavailable',
      '2026-12-03',
    ],
    [
      'unavailability that is announced afterwards moves nothing',
      '2026-11-20T11:00:00Z',
      [outage('unavailable', '2026-11-20T12:00:00Z', '2026-11-24T14:00:00Z')],
      'offline24',
      '2026-11-23',
    ],
    [
      'a total outage: never sent',
      '2026-11-20T11:00:00Z',
      [outage('total', '2026-11-20T10:00:00Z', '2026-11-25T10:00:00Z')],
      'total',
      null,
    ],
  ])('%s', (_, instant, outages, mode, deadline) => {
    expect(offlineRule(issued(instant), outages)).toEqual({ mode, deadline });
  });

  test('goes by the outage that lasts at the instant', () => {
    const [first, second] = [
      outage('unavailable', '2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z'),
      outage('failure', '2026-11-20T14:00:00Z', null),
    ];
    const at = (instant: string) => outageAt([first, second], new Date(instant));
    expect(at('2026-11-20T09:59:59Z')).toBeNull();
    expect(at('2026-11-20T13:59:59Z')).toBe(first);
    expect(at('2026-11-20T14:00:00Z')).toBe(second);
    expect(at('2027-11-20T14:00:00Z')).toBe(second);
  });
});
