import { describe, expect, test } from '@jest/globals';
import { changesOf } from './ksef-outage.service.js';
import {
  announcedOutages,
  type AnnouncedOutage,
  type MinistryMessage,
  type MinistryStatus,
} from './ministry-status.js';

// Friday the 20th of November 2026, 10.30 in Warsaw.
const now = new Date('2026-11-20T09:30:00Z');
let made = 0;

function message(
  type: MinistryMessage['type'],
  category: MinistryMessage['category'],
  eventId: number,
  [start, end, published = start]: [string, (string | null)?, string?],
): MinistryMessage {
  return {
    id: `K/2026/${(made += 1)}`,
    eventId,
    category,
    type,
    title: 'Awaria',
    start: new Date(start),
    end: end ? new Date(end) : null,
    version: 1,
    published: new Date(published),
  };
}

const outagesOf = (status: MinistryStatus, ...messages: MinistryMessage[]) =>
  announcedOutages({ status, messages, badMessages: 0 }, now).map(
    ({ eventId, kind, beginsAt, endsAt, isContradicted }) => [
      eventId,
      kind,
      beginsAt.toISOString().slice(5, 16),
      endsAt?.toISOString().slice(5, 16) ?? null,
      ...(isContradicted ? ['contradicted'] : []),
    ],
  );

describe('what the status service announces', () => {
  const began = message('FAILURE_START', 'FAILURE', 7, ['2026-11-20T08:00:00Z']);
  const ended = (end: string | null, published: string) =>
    message('FAILURE_END', 'FAILURE', 7, ['2026-11-20T08:00:00Z', end, published]);
  const maintenance = (...days: [string, (string | null)?, string?]) =>
    message('MAINTENANCE_ANNOUNCEMENT', 'MAINTENANCE', 3, days);

  test.each<[string, MinistryStatus, MinistryMessage[], unknown[]]>([
    ['nothing', 'AVAILABLE', [], []],
    ['a failure that lasts', 'FAILURE', [began], [[7, 'failure', '11-20T08:00', null]]],
    [
      'a failure that is over: its end',
      'AVAILABLE',
      [began, ended('2026-11-20T09:00:00Z', '2026-11-20T09:05:00Z')],
      [[7, 'failure', '11-20T08:00', '11-20T09:00']],
    ],
    [
      'an end without its time: when that was published',
      'AVAILABLE',
      [began, ended(null, '2026-11-20T09:05:00Z')],
      [[7, 'failure', '11-20T08:00', '11-20T09:05']],
    ],
    [
      'a failure that nobody ended, of a KSeF that is available',
      'AVAILABLE',
      [began],
      [[7, 'failure', '11-20T08:00', null, 'contradicted']],
    ],
    [
      'maintenance that lies ahead',
      'AVAILABLE',
      [maintenance('2026-11-28T20:00:00Z', '2026-11-29T04:00:00Z', '2026-11-18T10:00:00Z')],
      [[3, 'unavailable', '11-28T20:00', '11-29T04:00']],
    ],
    [
      'maintenance that was put off: the latest version',
      'AVAILABLE',
      [
        { ...maintenance('2026-11-28T20:00:00Z', '2026-11-29T04:00:00Z', '2026-11-18T10:00:00Z'), id: 'K' },
        {
          ...maintenance('2026-12-05T20:00:00Z', '2026-12-06T04:00:00Z', '2026-11-19T10:00:00Z'),
          id: 'K',
          version: 2,
        },
      ],
      [[3, 'unavailable', '12-05T20:00', '12-06T04:00']],
    ],
    [
      'a failure that becomes a total one ends where that begins',
      'TOTAL_FAILURE',
      [began, message('FAILURE_START', 'TOTAL_FAILURE', 8, ['2026-11-20T09:00:00Z'])],
      [
        [7, 'failure', '11-20T08:00', '11-20T09:00'],
        [8, 'total', '11-20T09:00', null],
      ],
    ],
    [
      'a failure that is over and begins again: two, each with its end',
      'FAILURE',
      [
        message('FAILURE_START', 'FAILURE', 7, ['2026-11-20T06:00:00Z']),
        message('FAILURE_END', 'FAILURE', 7, ['2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z']),
        began,
      ],
      [
        [7, 'failure', '11-20T06:00', '11-20T07:00'],
        [7, 'failure', '11-20T08:00', null],
      ],
    ],
    [
      'a failure that was announced again with another beginning: the last word',
      'FAILURE',
      [
        message('FAILURE_START', 'FAILURE', 7, ['2026-11-20T07:00:00Z']),
        message('FAILURE_START', 'FAILURE', 7, ['2026-11-20T07:30:00Z', null, '2026-11-20T08:00:00Z']),
      ],
      [[7, 'failure', '11-20T07:30', null]],
    ],
    [
      'maintenance during a failure says nothing',
      'FAILURE',
      [began, maintenance('2026-11-20T09:00:00Z', '2026-11-20T12:00:00Z')],
      [[7, 'failure', '11-20T08:00', null]],
    ],
    // As the service of the test environment answers ever since.
    [
      'a failure since January',
      'TOTAL_FAILURE',
      [message('FAILURE_START', 'TOTAL_FAILURE', 1003, ['2026-01-31T11:27:00Z'])],
      [],
    ],
    [
      'a failure that lies ahead',
      'FAILURE',
      [message('FAILURE_START', 'FAILURE', 9, ['2026-11-21T11:27:00Z', null, '2026-11-20T09:00:00Z'])],
      [],
    ],
    [
      'what is to be published tomorrow',
      'FAILURE',
      [message('FAILURE_START', 'FAILURE', 9, ['2026-11-20T08:00:00Z', null, '2026-11-21T09:00:00Z'])],
      [],
    ],
    [
      'an end before the beginning',
      'AVAILABLE',
      [maintenance('2026-11-28T20:00:00Z', '2026-11-28T19:00:00Z', '2026-11-18T10:00:00Z')],
      [],
    ],
    ['maintenance without an end', 'MAINTENANCE', [maintenance('2026-11-20T08:00:00Z')], []],
    [
      'maintenance for a month',
      'MAINTENANCE',
      [maintenance('2026-11-20T08:00:00Z', '2026-12-20T08:00:00Z')],
      [],
    ],
    ['an end of what never began', 'AVAILABLE', [ended('2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z')], []],
    [
      'what was over a month ago',
      'AVAILABLE',
      [maintenance('2026-10-10T08:00:00Z', '2026-10-10T12:00:00Z')],
      [],
    ],
  ])('%s', (_, status, messages, outages) => {
    expect(outagesOf(status, ...messages)).toEqual(outages);
  });
});

describe('beside what an owner entered', () => {
  const span = (begins: string, ends: string | null) => ({
    begins_at: new Date(begins),
    ends_at: ends === null ? null : new Date(ends),
  });
  const stored = (
    source: 'owner' | 'ministry',
    event_id: number | null,
    [begins, ends]: [string, string | null],
    kind: AnnouncedOutage['kind'] = 'failure',
  ) => ({
    id: (made += 1),
    kind,
    source,
    event_id,
    announced_as: source === 'ministry' ? 'Awaria' : null,
    ...span(begins, ends),
  });
  const announced = (
    eventId: number,
    begins: string,
    ends: string | null,
    isContradicted = false,
  ): AnnouncedOutage => ({
    eventId,
    kind: 'failure',
    title: 'Awaria',
    beginsAt: new Date(begins),
    endsAt: ends === null ? null : new Date(ends),
    isContradicted,
  });
  const of = (
    rows: ReturnType<typeof stored>[],
    outages: AnnouncedOutage[],
    { status = 'FAILURE', dismissed = [] }: { status?: MinistryStatus; dismissed?: string[] } = {},
  ) => {
    const { removed, changed, entered } = changesOf(rows, outages, {
      status,
      now,
      dismissed: new Set(dismissed),
    });
    return {
      removed: removed.map(({ event_id }) => event_id),
      changed: changed.map(({ event_id, ends_at }) => [
        event_id,
        ends_at?.toISOString().slice(11, 16) ?? null,
      ]),
      entered: entered.map(({ event_id }) => event_id),
      spans: [...changed, ...entered].map(({ kind, begins_at, ends_at }) => [
        kind,
        begins_at.toISOString().slice(8, 16),
        ends_at?.toISOString().slice(8, 16) ?? null,
      ]),
    };
  };
  const nothing = { removed: [], changed: [], entered: [] };
  const open = announced(7, '2026-11-20T08:00:00Z', null);

  test('it is entered once, ended once, and then stays', () => {
    expect(of([], [open])).toMatchObject({ ...nothing, entered: [7] });
    const row = stored('ministry', 7, ['2026-11-20T08:00:00Z', null]);
    expect(of([row], [open])).toMatchObject(nothing);
    const over = announced(7, '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z');
    expect(of([row], [over])).toMatchObject({ ...nothing, changed: [[7, '09:00']] });
    const closed = stored('ministry', 7, ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z']);
    expect(of([closed], [over])).toMatchObject(nothing);
    // Announcements are gone some day; what they said stays.
    expect(of([closed], [], { status: 'AVAILABLE' })).toMatchObject(nothing);
  });

  test('the owner’s stays as it is, and goes before', () => {
    const over = announced(7, '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z');
    const own = stored('owner', null, ['2026-11-20T07:45:00Z', '2026-11-20T09:10:00Z']);
    expect(of([own], [over])).toMatchObject(nothing);
    const changedByOwner = stored('owner', 7, ['2026-11-20T07:00:00Z', '2026-11-20T08:10:00Z']);
    expect(of([changedByOwner], [open])).toMatchObject(nothing);
    expect(of([], [open], { dismissed: ['7 failure'] })).toMatchObject(nothing);
    const row = stored('ministry', 7, ['2026-11-20T08:00:00Z', null]);
    expect(of([own, row], [over])).toMatchObject({ ...nothing, removed: [7] });
  });

  test('KSeF that is available again ends what nobody ended, and begins nothing', () => {
    const doubtful = { ...open, isContradicted: true };
    expect(of([], [doubtful], { status: 'AVAILABLE' })).toMatchObject(nothing);
    const row = stored('ministry', 7, ['2026-11-20T08:00:00Z', null]);
    expect(of([row], [doubtful], { status: 'AVAILABLE' })).toMatchObject({
      ...nothing,
      changed: [[7, '09:30']],
    });
    expect(of([row], [], { status: 'AVAILABLE' })).toMatchObject({ ...nothing, changed: [[7, '09:30']] });
    expect(of([row], [], { status: 'FAILURE' })).toMatchObject(nothing);
  });

  test('what was announced has the time that the owner’s leaves', () => {
    const own = stored('owner', null, ['2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z']);
    const pieces = [
      ['failure', '20T08:00', '21T10:00'],
      ['failure', '21T12:00', null],
    ];
    expect(of([own], [open])).toMatchObject({ entered: [7, 7], spans: pieces });
    const row = stored('ministry', 7, ['2026-11-20T08:00:00Z', null]);
    expect(of([own, row], [open])).toMatchObject({ removed: [], entered: [7], spans: pieces });
    const cut = stored('ministry', 7, ['2026-11-20T08:00:00Z', '2026-11-21T10:00:00Z']);
    const rest = stored('ministry', 7, ['2026-11-21T12:00:00Z', null]);
    expect(of([own, cut, rest], [open])).toMatchObject(nothing);
    const doubtful = { ...open, isContradicted: true };
    expect(of([own, cut, rest], [doubtful], { status: 'AVAILABLE' })).toMatchObject({
      removed: [7],
      spans: [['failure', '20T08:00', '20T09:30']],
    });
    // Prolonged beyond what the owner knew of.
    const own9 = stored('owner', null, ['2026-11-20T07:45:00Z', '2026-11-20T09:10:00Z']);
    expect(of([own9], [open])).toMatchObject({ entered: [7], spans: [['failure', '20T09:10', null]] });
  });

  test('an event that is announced as another kind becomes that, and back', () => {
    const total = { ...open, kind: 'total' } as const;
    const row = stored('ministry', 7, ['2026-11-20T08:00:00Z', null], 'total');
    expect(of([row], [open])).toMatchObject({
      removed: [],
      entered: [],
      spans: [['failure', '20T08:00', null]],
    });
    const failure = stored('ministry', 7, ['2026-11-20T08:00:00Z', null]);
    expect(of([failure], [total])).toMatchObject({ entered: [], spans: [['total', '20T08:00', null]] });
    const over = stored('ministry', 7, ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'], 'total');
    const ended = announced(7, '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z');
    expect(of([over], [ended])).toMatchObject({ spans: [['failure', '20T08:00', '20T09:00']] });
    // What was dismissed as one kind is another matter as another.
    expect(of([], [total], { dismissed: ['7 failure'] })).toMatchObject({ entered: [7] });
  });

  test('an outage of the same event that is over stays, beside one that began since', () => {
    const first = stored('ministry', 7, ['2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z']);
    expect(of([first], [open])).toMatchObject({ ...nothing, entered: [7] });
  });

  test('a total one that is announced no more was a mistake, unless the status says so still', () => {
    const row = stored('ministry', 7, ['2026-11-20T08:00:00Z', null], 'total');
    expect(of([row], [], { status: 'AVAILABLE' })).toMatchObject({ ...nothing, removed: [7] });
    expect(of([row], [], { status: 'FAILURE' })).toMatchObject({ ...nothing, removed: [7] });
    expect(of([row], [], { status: 'TOTAL_FAILURE' })).toMatchObject(nothing);
    const over = stored('ministry', 7, ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'], 'total');
    expect(of([over], [], { status: 'AVAILABLE' })).toMatchObject(nothing);
    // Without a word of the one, the next one ends it.
    const failure = stored('ministry', 6, ['2026-11-20T07:00:00Z', null]);
    expect(of([failure], [{ ...open, kind: 'total' }])).toMatchObject({
      spans: [
        ['failure', '20T07:00', '20T08:00'],
        ['total', '20T08:00', null],
      ],
    });
  });

  test('what was taken back before it began is removed', () => {
    const row = stored('ministry', 4, ['2026-11-28T20:00:00Z', '2026-11-29T04:00:00Z']);
    expect(of([row], [], { status: 'AVAILABLE' })).toMatchObject({ ...nothing, removed: [4] });
  });
});
