import { wallOf } from '../../../kernel/time/clocks.js';

/** Something that takes place at a time. */
export interface CalendarEvent {
  /** Names the event for good, in all calendars of the world. */
  uid: string;
  start: Date;
  /** After the start. */
  end: Date;
  /** The clocks that the times are told by, IANA name. */
  zone: string;
  summary: string;
  location: string;
  description: string;
  url: string;
  /** When what it says last changed. */
  changedAt: Date;
}

/** A calendar to subscribe to. */
export interface CalendarContent {
  name: string;
  /** In the sequence in which they are written. */
  events: readonly CalendarEvent[];
}

const dayMs = 86_400_000;
/** No two changes of a zone's clocks are closer to each other. */
const stepMs = 7 * dayMs;

/**
 * Writes a calendar by RFC 5545, each event in the time of its own zone. The same content is the same text. `ical-generator` was
 * looked at: in zones it writes DTSTAMP without its Z, which the RFC forbids.
 */
export function calendarFile({ name, events }: CalendarContent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frakto//Loadings and unloadings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...Map.groupBy(events, ({ zone }) => zone)].flatMap(([zone, ofZone]) => zoneLines(zone, ofZone)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, start, end, zone, summary, location, description, url, changedAt } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(changedAt.getTime())}Z`,
    `LAST-MODIFIED:${stamp(changedAt.getTime())}Z`,
    `DTSTART;TZID=${zone}:${stamp(wallOf(start.getTime(), zone))}`,
    `DTEND;TZID=${zone}:${stamp(wallOf(end.getTime(), zone))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** What a zone's clocks do from the year before its events to their end: each change by itself, without a rule. */
function zoneLines(zone: string, events: readonly CalendarEvent[]): string[] {
  const times = events.flatMap(({ start, end }) => [start.getTime(), end.getTime()]);
  const first = Date.UTC(new Date(Math.min(...times)).getUTCFullYear() - 1, 0);
  const last = Math.max(...times) + stepMs;
  const offset = (instant: number): number => wallOf(instant, zone) - instant;
  const changes = [{ at: first, from: offset(first), to: offset(first) }];
  for (let instant = first; instant < last; instant += stepMs) {
    if (offset(instant) === offset(instant + stepMs)) continue;
    let [before, after] = [instant, instant + stepMs];
    while (after - before > 60_000) {
      const middle = before + Math.floor((after - before) / 120_000) * 60_000;
      if (offset(middle) === offset(before)) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from: offset(before), to: offset(after) });
  }
  const least = Math.min(...changes.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap(({ at, from, to }) => {
      const kind = to > least ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${stamp(at + from)}`,
        `TZOFFSETFROM:${hours(from)}`,
        `TZOFFSETTO:${hours(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** `20261201T090000` */
function stamp(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** `+0130` */
function hours(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const text = `${Math.floor(minutes / 60)}`.padStart(2, '0') + `${minutes % 60}`.padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${text}`;
}

/** A text as the value of a property; other control characters than line breaks are left out, no property may have them. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

const longestLine = 75;

/** A line in pieces of at most 75 bytes, none of which ends within a character. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  const pieces = [''];
  let room = longestLine;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > room) {
      pieces.push('');
      // The blank that a further piece begins with counts.
      room = longestLine - 1;
    }
    pieces[pieces.length - 1] += character;
    room -= bytes;
  }
  return pieces.join('\r\n ');
}
