import { z } from 'zod';
import { askJson, callUrl } from '../../../platform/ask.js';
import type { KsefOutageKind } from './ksef-outage.dto.js';

// The Ministry's public status service ("Latarnia"), as its client in C# (CIRFMF/ksef-client-csharp) describes it: `GET /status` tells what
// KSeF is now, `GET /messages` what was announced, as a list. Neither asks for a sign-in, and no limit is named.

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const statusSchema = z.object({ status: z.enum(['AVAILABLE', 'MAINTENANCE', 'FAILURE', 'TOTAL_FAILURE']) });

const messageSchema = z.object({
  id: z.string().min(1).max(100),
  /** Messages about the same outage have the same. */
  eventId: z.int32(),
  category: z.enum(['MAINTENANCE', 'FAILURE', 'TOTAL_FAILURE']),
  type: z.enum(['MAINTENANCE_ANNOUNCEMENT', 'FAILURE_START', 'FAILURE_END']),
  title: z.string().transform((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .slice(0, 300),
  ),
  start: instant,
  end: instant.nullish().transform((end) => end ?? null),
  version: z.int32(),
  published: instant,
});

/** What KSeF is at a moment. */
export type MinistryStatus = z.infer<typeof statusSchema>['status'];

/** An announcement. */
export type MinistryMessage = z.infer<typeof messageSchema>;

/** What the service says. */
export interface MinistryAnswer {
  status: MinistryStatus;
  messages: MinistryMessage[];
  /** Announcements that are none, and were left out. */
  badMessages: number;
}

/** An outage that was announced. */
export interface AnnouncedOutage {
  eventId: number;
  kind: KsefOutageKind;
  /** In the Ministry's words. */
  title: string;
  beginsAt: Date;
  /** Null as long as it lasts. */
  endsAt: Date | null;
  /** No end was announced, and yet KSeF is available. */
  isContradicted: boolean;
}

const kinds = { MAINTENANCE: 'unavailable', FAILURE: 'failure', TOTAL_FAILURE: 'total' } as const;
/** What goes before what, where outages overlap. */
const gravity = { total: 2, failure: 1, unavailable: 0 } as const;
const mostMessages = 500;
const hour = 3_600_000;
const day = 24 * hour;
/** Clocks differ by less. */
const clockDifference = hour;
/** Maintenance that is announced for longer is a mistake; so is an outage that lasts longer and nobody ends. */
const longestMaintenance = 14 * day;
const longestOutage = 30 * day;
/** The deadline after an outage is seven working days: one that is over for so long moves none. */
const longestPast = 21 * day;

/**
 * Asks the service.
 * @throws {Error} when it cannot be reached in time, or answers something else
 */
export async function askMinistry(url: string): Promise<MinistryAnswer> {
  const { status } = statusSchema.parse(await askJson(callUrl(url, 'status')));
  const given = z.array(z.unknown()).parse(await askJson(callUrl(url, 'messages')));
  const messages = given.flatMap((one) => messageSchema.safeParse(one).data ?? []);
  const newest = messages.toSorted((one, other) => other.published.getTime() - one.published.getTime());
  return {
    status,
    messages: newest.slice(0, mostMessages),
    badMessages: given.length - messages.length,
  };
}

/**
 * The outages that were announced, none of which overlap: the graver one goes before. What cannot be is left out: failures that lie ahead,
 * ends before beginnings, outages that last for weeks.
 */
export function announcedOutages({ status, messages }: MinistryAnswer, now: Date): AnnouncedOutage[] {
  const time = now.getTime();
  const events = new Map<string, MinistryMessage[]>();
  for (const message of latestVersions(messages)) {
    if (message.published.getTime() > time + clockDifference) continue;
    // A failure's end closes it, whichever way it was called by then.
    const key =
      message.category === 'MAINTENANCE' ? `maintenance ${message.eventId}` : String(message.eventId);
    events.set(key, [...(events.get(key) ?? []), message]);
  }
  const outages = [...events.values()].flatMap((event) => outagesOfEvent(event, status));
  const sane = outages.filter((one) => isPossible(one, time));
  return withoutOverlaps(sane).toSorted((one, other) => one.beginsAt.getTime() - other.beginsAt.getTime());
}

function latestVersions(messages: readonly MinistryMessage[]): MinistryMessage[] {
  const latest = new Map<string, MinistryMessage>();
  for (const message of messages) {
    const other = latest.get(message.id);
    if (!other || other.version < message.version) latest.set(message.id, message);
  }
  return [...latest.values()].toSorted((one, other) => one.published.getTime() - other.published.getTime());
}

/** @param event its messages, by when they were published */
function outagesOfEvent(event: readonly MinistryMessage[], status: MinistryStatus): AnnouncedOutage[] {
  const announcement = event.findLast(({ type }) => type === 'MAINTENANCE_ANNOUNCEMENT');
  // Maintenance whose end is not announced says too little.
  if (announcement)
    return announcement.category === 'MAINTENANCE' && announcement.end
      ? [outageOf(announcement, announcement.start, announcement.end, status)]
      : [];
  const ends = event
    .filter(({ type }) => type === 'FAILURE_END')
    .map((end) => end.end ?? end.published)
    .toSorted((one, other) => one.getTime() - other.getTime());
  // What begins again after its end is another outage; of one that was announced several times the last word counts.
  const starts = new Map<string, { start: MinistryMessage; end: Date | undefined }>();
  for (const start of event) {
    if (start.type !== 'FAILURE_START' || start.category === 'MAINTENANCE') continue;
    const end = ends.find((one) => one > start.start);
    starts.set(`${start.category} ${end?.getTime()}`, { start, end });
  }
  return [...starts.values()].map(({ start, end }) => outageOf(start, start.start, end ?? start.end, status));
}

function outageOf(
  { eventId, category, title }: MinistryMessage,
  beginsAt: Date,
  endsAt: Date | null,
  status: MinistryStatus,
): AnnouncedOutage {
  const isContradicted = endsAt === null && status === 'AVAILABLE';
  return { eventId, kind: kinds[category], title, beginsAt, endsAt, isContradicted };
}

function isPossible({ kind, beginsAt, endsAt }: AnnouncedOutage, now: number): boolean {
  const [begin, end] = [beginsAt.getTime(), endsAt?.getTime() ?? null];
  if (kind !== 'unavailable' && begin > now + clockDifference) return false;
  if (end === null) return begin > now - longestOutage;
  const longest = kind === 'unavailable' ? longestMaintenance : longestOutage;
  return end > begin && end - begin <= longest && end > now - longestPast && begin < now + 365 * day;
}

/** The graver one goes before: the other ends where it begins, and is left out where it begins during it. */
function withoutOverlaps(outages: readonly AnnouncedOutage[]): AnnouncedOutage[] {
  const kept: AnnouncedOutage[] = [];
  const sequence = outages.toSorted(
    (one, other) =>
      gravity[other.kind] - gravity[one.kind] || one.beginsAt.getTime() - other.beginsAt.getTime(),
  );
  for (const outage of sequence) {
    let { endsAt } = outage;
    const isWithin = kept.some(
      (one) => one.beginsAt <= outage.beginsAt && (one.endsAt === null || outage.beginsAt < one.endsAt),
    );
    if (isWithin) continue;
    for (const { beginsAt } of kept)
      if (beginsAt > outage.beginsAt && (endsAt === null || beginsAt < endsAt)) endsAt = beginsAt;
    kept.push({ ...outage, endsAt, isContradicted: outage.isContradicted && endsAt === null });
  }
  return kept;
}
