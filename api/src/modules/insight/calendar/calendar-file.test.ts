import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile, type CalendarEvent } from './calendar-file.js';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'route-1-pickup@frakto.test',
  start: new Date('2026-12-01T08:00:00Z'),
  end: new Date('2026-12-01T10:30:00Z'),
  zone: 'Europe/Oslo',
  summary: 'Loading: Oslo · #1 Fjordfisk AS',
  location: 'Fiskebrygga 4, 0250 Oslo, NO',
  description: 'Route: Oslo → Gdańsk\nLoad: fish',
  url: 'https://frakto.test/offer/1',
  changedAt: new Date('2026-11-20T12:00:00Z'),
  ...changes,
});

/** What another program, Mozilla's, reads of a calendar. */
function readBy(file: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(file) as unknown[]);
  for (const zone of root.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

describe('a calendar', () => {
  test('has its times by the clocks of the place, in lines that end as they must', () => {
    const file = calendarFile({ name: 'Transports – Bałtyk, Sp. z o.o.', events: [event()] });
    expect(file).toContain(
      'DTSTART;TZID=Europe/Oslo:20261201T090000\r\nDTEND;TZID=Europe/Oslo:20261201T113000\r\n',
    );
    expect(file).toContain('DTSTAMP:20261120T120000Z\r\n');
    expect(file).toContain('LOCATION:Fiskebrygga 4\\, 0250 Oslo\\, NO\r\n');
    expect(file).toContain('DESCRIPTION:Route: Oslo → Gdańsk\\nLoad: fish\r\n');
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('says when the clocks of its zones change', () => {
    const file = calendarFile({
      name: 'x',
      events: [event({ start: new Date('2026-06-01T08:00:00Z'), end: new Date('2026-11-01T08:00:00Z') })],
    });
    expect(file).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT',
    );
    expect(file).toContain(
      'BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD',
    );
  });

  test.each([
    'Europe/Warsaw',
    'Europe/London',
    'Europe/Lisbon',
    'Europe/Istanbul',
    'Atlantic/Reykjavik',
    'Asia/Tbilisi',
  ])('is read by another program as it was written: %s', (zone) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        (date, minutes, text) => {
          const start = new Date(Math.floor(date.getTime() / 1_000) * 1_000);
          const end = new Date(start.getTime() + minutes * 60_000);
          const words = text.replaceAll(/\p{Cc}/gu, '');
          const file = calendarFile({ name: words, events: [event({ start, end, zone, summary: words })] });
          for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          const events = readBy(file);
          expect(events[0]?.summary).toBe(words);
          // Of the hour that clocks show twice, nobody can tell which one is meant.
          const isTwice = (instant: Date) =>
            [-3_600_000, 3_600_000].some(
              (by) => hourOf(instant, zone) === hourOf(new Date(instant.getTime() + by), zone),
            );
          if (!isTwice(start)) expect(events[0]?.startDate.toJSDate()).toEqual(start);
          if (!isTwice(end)) expect(events[0]?.endDate.toJSDate()).toEqual(end);
        },
      ),
      { numRuns: 60 },
    );
  });
});

function hourOf(instant: Date, zone: string): string {
  return new Intl.DateTimeFormat('en', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  }).format(instant);
}
