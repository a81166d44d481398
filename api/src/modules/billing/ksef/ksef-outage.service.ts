import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { pageOf } from '../../../platform/http/pages.js';
import type { Member } from '../../../platform/http/principal.js';
import type { DocumentService } from '../../shipment/index.js';
import { limitOf, pageOfRows } from '../money/money.queries.js';
import type { KsefOutageDto, KsefOutageInput, KsefOutageList } from './ksef-outage.dto.js';
import type { UnsentInvoiceDto, UnsentInvoicePage, UnsentInvoiceQuery } from './ksef-submission.dto.js';
import { applyOutages, type KsefOutage } from './ksef-outages.js';
import type { AnnouncedOutage, MinistryStatus } from './ministry-status.js';
import type { KsefError } from './ksef-texts.js';
import type { KsefWaker } from './ksef-waker.js';

interface KsefOutageServiceDeps {
  db: Database;
  clock: Clock;
  waker: KsefWaker;
  documents: DocumentService;
  /** Whether the Ministry's status service is read. */
  isFollowing: boolean;
}

/** An outage as it is stored. */
interface StoredOutage extends KsefOutage {
  source: 'owner' | 'ministry';
  event_id: number | null;
  announced_as: string | null;
}

/**
 * Outages of KSeF that the Ministry announced: nothing is sent meanwhile, and deadlines run from their end. Those of its status service are
 * entered by themselves. What an owner enters, changes or removes stays as they left it.
 */
export class KsefOutageService {
  constructor(private readonly deps: KsefOutageServiceDeps) {}

  async list({ companyId }: Member): Promise<KsefOutageList> {
    const { db, clock } = this.deps;
    const now = clock.now();
    const { rows } = await sql<KsefOutageDto>`
      select o.id, o.kind, o.begins_at, o.ends_at, o.source, o.announced_as, u.name as created_by_name,
        o.begins_at <= ${now}::timestamptz and coalesce(o.ends_at > ${now}::timestamptz, true) as is_on
      from ksef_outages o left join identity_people u on u.id = o.created_by
      where o.company_id = ${companyId} order by o.begins_at desc limit 100`.execute(db.reads);
    return { items: rows, status_service: await this.statusService(companyId) };
  }

  /**
   * @throws {InvalidInput} when it ends before it begins
   * @throws {Conflict} `ksef_outage_overlaps`
   */
  async enter(member: Member, input: KsefOutageInput): Promise<KsefOutageList> {
    const { begins_at, kind } = input;
    const ends_at = endOf(input);
    return this.change(member, async (on) => {
      // Where the owner knows better, theirs takes the place of what was announced.
      await dismiss(
        on,
        member.companyId,
        sql`tstzrange(begins_at, ends_at) && tstzrange(${begins_at}::timestamptz, ${ends_at}::timestamptz)`,
      );
      await sql`
        insert into ksef_outages (company_id, kind, begins_at, ends_at, created_by, created_at)
        values (${member.companyId}, ${kind}, ${begins_at}, ${ends_at}::timestamptz, ${member.userId}, ${this.deps.clock.now()})`.execute(
        on,
      );
    });
  }

  /**
   * Changes an outage, such as by its end. One that the Ministry's service announced is the owner's from then on.
   * @throws {NotFound}
   * @throws {InvalidInput}, {Conflict} as `enter`
   */
  async update(member: Member, id: number, input: KsefOutageInput): Promise<KsefOutageList> {
    const { begins_at, kind } = input;
    const ends_at = endOf(input);
    return this.change(member, async (on) => {
      const { rows } = await sql`
        update ksef_outages set kind = ${kind}, begins_at = ${begins_at}, ends_at = ${ends_at}::timestamptz, source = 'owner',
          created_by = coalesce(created_by, ${member.userId})
        where company_id = ${member.companyId} and id = ${id} returning id`.execute(on);
      if (rows.length === 0) throw new NotFound();
    });
  }

  /** @throws {NotFound} */
  async remove(member: Member, id: number): Promise<void> {
    await this.change(member, async (on) => {
      await noteDismissed(on, member.companyId, sql`id = ${id}`);
      const { rows } = await sql`
        delete from ksef_outages where company_id = ${member.companyId} and id = ${id} returning id`.execute(
        on,
      );
      if (rows.length === 0) throw new NotFound();
    });
  }

  /** What KSeF does not have yet, or refused: what has to be sent first is first. */
  async listUnsent(
    { companyId }: Member,
    query: UnsentInvoiceQuery,
    language: UiLanguage,
  ): Promise<UnsentInvoicePage> {
    const request = pageOf(query, 50);
    const { rows } = await sql<
      Omit<UnsentInvoiceDto, 'unsent_reason'> & { error: KsefError | null; list_total: number }
    >`
      select count(*) over ()::int as list_total, s.invoice_id, s.order_id, i.number, i.issue_date::text,
        i.content #>> '{buyer,name}' as client_name, i.currency, i.gross::float8 as gross_amount, s.status as ksef_status,
        s.offline_mode, s.deadline::text as send_by, s.error
      from ksef_submissions s join invoices i on i.id = s.invoice_id
      where s.company_id = ${companyId} and s.status in ('waiting', 'offline', 'sent', 'refused')
      order by s.status = 'refused' desc, s.deadline nulls last, s.invoice_id ${limitOf(request)}`.execute(
      this.deps.db.reads,
    );
    const page = pageOfRows(rows, request);
    return {
      ...page,
      items: page.items.map(({ error, ...one }) => ({
        ...one,
        unsent_reason: error && ('said' in error ? error.said : error[language]),
      })),
    };
  }

  /** Enters, changes and ends what the Ministry's status service announces, beside what the owner entered. */
  async follow(
    companyId: number,
    announced: readonly AnnouncedOutage[],
    status: MinistryStatus,
  ): Promise<void> {
    const { db, clock, waker, documents } = this.deps;
    const now = clock.now();
    const isChanged = await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const { rows: settings } = await sql<{ dismissed_events: number[] }>`
        select dismissed_events from ksef_settings where company_id = ${companyId} for no key update`.execute(
        on,
      );
      const dismissed = new Set(settings[0]?.dismissed_events);
      const changes = changesOf(await listStored(on, companyId), announced, { status, now, dismissed });
      for (const { id } of changes.removed) await sql`delete from ksef_outages where id = ${id}`.execute(on);
      for (const one of changes.changed)
        await sql`
          update ksef_outages set begins_at = ${one.begins_at}, ends_at = ${one.ends_at}::timestamptz, announced_as = ${one.announced_as}
          where id = ${one.id}`.execute(on);
      for (const { eventId, kind, title, beginsAt, endsAt } of changes.entered)
        await sql`
          insert into ksef_outages (company_id, kind, begins_at, ends_at, source, event_id, announced_as, created_at)
          values (${companyId}, ${kind}, ${beginsAt}, ${endsAt}::timestamptz, 'ministry', ${eventId}, ${title}, ${now})`.execute(
          on,
        );
      if (changes.removed.length + changes.changed.length + changes.entered.length === 0) return false;
      for (const document of await applyOutages(on, companyId)) await documents.renewFile(unit, document);
      await waker.note(on, companyId);
      return true;
    });
    if (isChanged) waker.wake();
  }

  private async statusService(companyId: number): Promise<KsefOutageList['status_service']> {
    const { rows } = await sql<{ read_at: Date | null; tried_at: Date | null }>`
      select r.read_at, r.tried_at from ksef_settings k left join ksef_status_reads r on true
      where k.company_id = ${companyId} and k.environment = 'production'`.execute(this.deps.db.reads);
    if (!rows[0] || !this.deps.isFollowing) return { is_followed: false, read_at: null, is_failing: false };
    const { read_at, tried_at } = rows[0];
    return { is_followed: true, read_at, is_failing: tried_at !== null && tried_at > (read_at ?? 0) };
  }

  private async change(member: Member, act: (on: Queryable) => Promise<void>): Promise<KsefOutageList> {
    const { db, waker, documents } = this.deps;
    const { companyId } = member;
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      try {
        await act(on);
      } catch (error) {
        if ((error as { code?: unknown }).code === '23P01') throw new Conflict('ksef_outage_overlaps');
        throw error;
      }
      for (const document of await applyOutages(on, companyId)) await documents.renewFile(unit, document);
      await waker.note(on, companyId);
    });
    waker.wake();
    return this.list(member);
  }
}

async function listStored(on: Queryable, companyId: number): Promise<StoredOutage[]> {
  const { rows } = await sql<
    Omit<StoredOutage, 'begins_at' | 'ends_at'> & { begins_at: string; ends_at: string | null }
  >`
    select id, kind, begins_at::text, ends_at::text, source, event_id, announced_as from ksef_outages
    where company_id = ${companyId} order by begins_at`.execute(on);
  // A unit of work tells instants as texts.
  return rows.map((row) => ({
    ...row,
    begins_at: new Date(row.begins_at),
    ends_at: row.ends_at === null ? null : new Date(row.ends_at),
  }));
}

/** What becomes of the outages that a company has, by what was announced. */
interface OutageChanges {
  removed: StoredOutage[];
  changed: StoredOutage[];
  entered: AnnouncedOutage[];
}

/** Works out what is to change; nothing of the owner's ever is. */
export function changesOf(
  stored: readonly StoredOutage[],
  announced: readonly AnnouncedOutage[],
  { status, now, dismissed }: { status: MinistryStatus; now: Date; dismissed: ReadonlySet<number> },
): OutageChanges {
  const owned = stored.filter(({ source }) => source === 'owner');
  const after = [...owned];
  const changes: OutageChanges = { removed: [], changed: [], entered: [] };
  for (const row of stored.filter(({ source }) => source === 'ministry')) {
    const found = announced.find(({ eventId, kind }) => eventId === row.event_id && kind === row.kind);
    const next = nextOf(row, found, { status, now });
    if (next === null || after.some((one) => isOverlapping(one, next))) {
      changes.removed.push(row);
      continue;
    }
    after.push(next);
    if (isSame(row, next)) continue;
    changes.changed.push(next);
  }
  for (const one of announced) {
    const { eventId, kind, beginsAt: begins_at, endsAt: ends_at } = one;
    const isKnown = stored.some((row) => row.event_id === eventId && row.kind === kind);
    if (isKnown || dismissed.has(eventId) || one.isContradicted) continue;
    if (after.some((row) => isOverlapping(row, { begins_at, ends_at }))) continue;
    after.push({
      id: 0,
      kind,
      begins_at,
      ends_at,
      source: 'ministry',
      event_id: eventId,
      announced_as: null,
    });
    changes.entered.push(one);
  }
  return changes;
}

/** What an announced outage is now; null where it was taken back before it began. */
function nextOf(
  row: StoredOutage,
  found: AnnouncedOutage | undefined,
  { status, now }: { status: MinistryStatus; now: Date },
): StoredOutage | null {
  if (!found) {
    if (row.begins_at > now) return null;
    const isOver = row.ends_at === null && status === 'AVAILABLE' && row.begins_at < now;
    return isOver ? { ...row, ends_at: now } : row;
  }
  const { beginsAt: begins_at, endsAt, title: announced_as, isContradicted } = found;
  // KSeF works although nobody announced the end: it is over since that was seen.
  const ends_at = isContradicted ? (row.ends_at ?? now) : endsAt;
  return { ...row, begins_at, ends_at, announced_as };
}

type Span = Pick<KsefOutage, 'begins_at' | 'ends_at'>;

function isOverlapping(one: Span, other: Span): boolean {
  const isBefore = (first: Span, second: Span) => first.ends_at !== null && first.ends_at <= second.begins_at;
  return !isBefore(one, other) && !isBefore(other, one);
}

function isSame(one: StoredOutage, other: StoredOutage): boolean {
  return (
    one.begins_at.getTime() === other.begins_at.getTime() &&
    one.ends_at?.getTime() === other.ends_at?.getTime() &&
    one.announced_as === other.announced_as
  );
}

/** Notes the events of announced outages, so that they are not entered again. */
async function noteDismissed(on: Queryable, companyId: number, which: Sql): Promise<void> {
  await sql`
    update ksef_settings k set dismissed_events = (
      select coalesce(array_agg(distinct e), '{}') from (
        select unnest(k.dismissed_events) as e
        union select event_id from ksef_outages where company_id = ${companyId} and event_id is not null and ${which}) all_events)
    where company_id = ${companyId}
      and exists (select from ksef_outages where company_id = ${companyId} and event_id is not null and ${which})`.execute(
    on,
  );
}

/** Removes announced outages that the owner did not change. */
async function dismiss(on: Queryable, companyId: number, which: Sql): Promise<void> {
  const ofMinistry = sql`source = 'ministry' and ${which}`;
  await noteDismissed(on, companyId, ofMinistry);
  await sql`delete from ksef_outages where company_id = ${companyId} and ${ofMinistry}`.execute(on);
}

/** @throws {InvalidInput} */
function endOf({ begins_at, ends_at = null }: KsefOutageInput): Date | null {
  if (ends_at !== null && ends_at <= begins_at)
    throw new InvalidInput([{ field: 'ends_at', code: 'below_minimum' }]);
  return ends_at;
}
