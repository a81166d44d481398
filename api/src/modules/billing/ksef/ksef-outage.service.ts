import type { UiLanguage } from '../../../kernel/text/language.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { Member } from '../../../platform/http/principal.js';
import { findOwner, type AccountMailService } from '../../identity/index.js';
import { pageOfRows } from '../money/money.queries.js';
import type {
  KsefOutageDto,
  KsefOutageInput,
  KsefOutageKind,
  KsefOutageList,
  KsefOutageUpdate,
} from './ksef-outage.dto.js';
import type { UnsentInvoiceDto, UnsentInvoicePage, UnsentInvoiceQuery } from './ksef-submission.dto.js';
import { spanFaults, type Span } from './ksef-outage.policy.js';
import type { KsefOutage } from './ksef-outages.js';
import { heldBack, waitsFor, type HeldBack } from './ksef-submission.queries.js';
import { wordsOf } from './ksef-submission.service.js';
import type { AnnouncedOutage, MinistryStatus } from './ministry-status.js';
import type { KsefError } from './ksef-texts.js';
import type { KsefTraces } from './ksef-traces.js';
import type { KsefWaker } from './ksef-waker.js';

/** Milliseconds without an answer of the status service after which it counts as failing: two times that it is asked. */
const lateAfter = 600_000;

interface KsefOutageServiceDeps {
  db: Database;
  clock: Clock;
  waker: KsefWaker;
  traces: KsefTraces;
  mails: AccountMailService;
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
    return {
      items: await this.find(companyId, sql`true`),
      status_service: await this.statusService(companyId),
    };
  }

  /**
   * @throws {InvalidInput} when it ends before it begins, or lies more than a year ahead
   * @throws {Conflict} `ksef_outage_overlaps`
   */
  async enter(member: Member, input: KsefOutageInput): Promise<KsefOutageDto> {
    const { begins_at, ends_at = null, kind } = input;
    this.checkSpan(input, { begins_at, ends_at });
    const id = await this.change(member, async (on) => {
      await this.makeRoom(on, member.companyId, { begins_at, ends_at });
      const { rows } = await sql<{ id: number }>`
        insert into ksef_outages (company_id, kind, begins_at, ends_at, created_by, created_at)
        values (${member.companyId}, ${kind}, ${begins_at}, ${ends_at}::timestamptz, ${member.userId}, ${this.deps.clock.now()})
        returning id`.execute(on);
      return rows[0]?.id ?? 0;
    });
    return this.get(member, id);
  }

  /**
   * Changes an outage, such as by its end. One that the Ministry's service announced is the owner's from then on.
   * @throws {NotFound}
   * @throws {InvalidInput}, {Conflict} as `enter`
   */
  async update(member: Member, id: number, input: KsefOutageUpdate): Promise<KsefOutageDto> {
    const { companyId, userId } = member;
    await this.change(member, async (on) => {
      const stored = await lockOutage(on, companyId, id);
      if (!stored) throw new NotFound();
      const { kind, begins_at, ends_at } = { ...stored, ...input };
      this.checkSpan(input, { begins_at, ends_at });
      await noteDismissed(on, companyId, sql`id = ${id}`);
      await this.makeRoom(on, companyId, { begins_at, ends_at }, id);
      await sql`
        update ksef_outages set kind = ${kind}, begins_at = ${begins_at}, ends_at = ${ends_at}::timestamptz, source = 'owner',
          created_by = coalesce(created_by, ${userId})
        where company_id = ${companyId} and id = ${id}`.execute(on);
    });
    return this.get(member, id);
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
    const due = sql`coalesce(s.deadline, (
        select before.deadline from ksef_submissions before where before.invoice_id = i.corrects_id))`;
    const columns = {
      send_by: due,
      issue_date: sql`i.issue_date`,
      number: sql`i.number`,
      client_name: sql`i.content #>> '{buyer,name}'`,
      gross_amount: sql`i.gross`,
    } as const;
    const sort = query.sort
      ? sortOf(query.sort, Object.keys(columns) as (keyof typeof columns)[], {
          field: 'send_by',
          descending: false,
        })
      : null;
    const direction = sql.raw(sort?.descending ? 'desc' : 'asc');
    const sequence = sort
      ? sql`${columns[sort.field]} ${direction} nulls last, s.invoice_id ${direction}`
      : sql`s.status = 'refused' desc, ${due} nulls last, s.invoice_id`;
    const page = await pageOfRows(
      this.deps.db.reads,
      request,
      (part) => sql<
        Omit<UnsentInvoiceDto, 'unsent_reason'> & HeldBack & { error: KsefError | null; list_total: number }
      >`
      select count(*) over ()::int as list_total, s.invoice_id, s.order_id, i.number, i.issue_date::text,
        i.content #>> '{buyer,name}' as client_name, i.currency, i.gross::float8 as gross_amount, s.status as ksef_status,
        s.offline_mode, s.deadline::text as send_by, s.error, ${heldBack}
      from ksef_submissions s join invoices i on i.id = s.invoice_id
      where s.company_id = ${companyId} and s.status in ('waiting', 'offline', 'sent', 'refused')
      order by ${sequence} ${part}`,
    );
    return {
      ...page,
      items: page.items.map(({ error: noted, environment, present, original, ...one }) => {
        const state = { status: one.ksef_status, deadline: one.send_by, error: noted };
        const { deadline, error } = waitsFor(state, { environment, present, original });
        return { ...one, send_by: deadline, unsent_reason: wordsOf(error, language) };
      }),
    };
  }

  /**
   * Enters, changes and ends what the Ministry's status service announces, beside what the owner entered. The owner is mailed of a total outage,
   * whose invoices are never sent.
   */
  async follow(
    companyId: number,
    announced: readonly AnnouncedOutage[],
    status: MinistryStatus,
  ): Promise<void> {
    const { db, clock, mails } = this.deps;
    const now = clock.now();
    // Most looks change nothing, and hold nobody up.
    const isSettled = isNothing(await changesFor(db.reads, companyId, announced, { status, now }));
    if (isSettled) return;
    const isTold = await this.apply(companyId, async (on, unit) => {
      await lockSettings(on, companyId);
      const changes = await changesFor(on, companyId, announced, { status, now });
      const { removed, changed, entered } = changes;
      // Those that move may take each other's time: first all go, then all come.
      const gone = [...removed, ...changed].map(({ id }) => id);
      const { rows: former } = await sql<{ id: number; created_at: string }>`
        delete from ksef_outages where company_id = ${companyId} and id = any(${gone}::int[]) returning id, created_at::text`.execute(
        on,
      );
      for (const one of changed)
        await sql`
          insert into ksef_outages (id, company_id, kind, begins_at, ends_at, source, event_id, announced_as, created_at)
          values (${one.id}, ${companyId}, ${one.kind}, ${one.begins_at}, ${one.ends_at}::timestamptz, 'ministry', ${one.event_id},
            ${one.announced_as}, ${former.find(({ id }) => id === one.id)?.created_at ?? now}::timestamptz)`.execute(
          on,
        );
      for (const one of entered)
        await sql`
          insert into ksef_outages (company_id, kind, begins_at, ends_at, source, event_id, announced_as, created_at)
          values (${companyId}, ${one.kind}, ${one.begins_at}, ${one.ends_at}::timestamptz, 'ministry', ${one.event_id},
            ${one.announced_as}, ${now})`.execute(on);
      const known = new Set(changed.filter(({ wasTotal }) => wasTotal).map(({ event_id }) => event_id));
      const total = [...changed, ...entered].find(
        ({ kind, event_id }) => kind === 'total' && !known.has(event_id),
      );
      const owner = total && (await findOwner(on, companyId));
      if (total && owner)
        await mails.queue(unit, 'ksef_deadline', owner, {
          about: 'total',
          count: 0,
          numbers: [],
          day: warsawDay(total.begins_at),
        });
      return { isChanged: !isNothing(changes), result: Boolean(owner) };
    });
    if (isTold) mails.scheduleDelivery();
  }

  /** Ends what was announced without an end and is not followed any more: KSeF itself is tried again. */
  async endUnfollowed(companyId: number): Promise<void> {
    const now = this.deps.clock.now();
    await this.apply(companyId, async (on) => {
      const { rows } = await sql`
        update ksef_outages set ends_at = ${now} where company_id = ${companyId} and ${isOpenOfMinistry(now)} returning id`.execute(
        on,
      );
      return { isChanged: rows.length > 0, result: null };
    });
  }

  /** Works out anew what outages that changed mean for invoices. */
  private async apply<T>(
    companyId: number,
    act: (on: Queryable, unit: Unit) => Promise<{ isChanged: boolean; result: T }>,
  ): Promise<T> {
    const { db, waker, traces } = this.deps;
    const { isChanged, result } = await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const done = await act(on, unit);
      if (!done.isChanged) return done;
      await traces.applyOutages(unit, companyId);
      await waker.note(on, companyId);
      return done;
    });
    if (isChanged) waker.wake();
    return result;
  }

  /**
   * Where the owner knows better, theirs takes the place of what was announced. What began before theirs, which lies ahead, is only cut there.
   * @param id the owner's own
   */
  private async makeRoom(
    on: Queryable,
    companyId: number,
    { begins_at, ends_at }: Span,
    id: number | null = null,
  ): Promise<void> {
    const now = this.deps.clock.now();
    const isInTheWay = sql`source = 'ministry' and id is distinct from ${id}::int
      and tstzrange(begins_at, ends_at) && tstzrange(${begins_at}::timestamptz, ${ends_at}::timestamptz)`;
    if (begins_at > now)
      await sql`
        update ksef_outages set ends_at = ${begins_at}
        where company_id = ${companyId} and ${isInTheWay} and begins_at < ${begins_at}::timestamptz`.execute(
        on,
      );
    await noteDismissed(on, companyId, isInTheWay);
    await sql`delete from ksef_outages where company_id = ${companyId} and ${isInTheWay}`.execute(on);
  }

  /** @throws {NotFound} */
  private async get({ companyId }: Member, id: number): Promise<KsefOutageDto> {
    const [found] = await this.find(companyId, sql`o.id = ${id}`);
    if (!found) throw new NotFound();
    return found;
  }

  /** Those of the company that fit a condition, the latest first: 100 at most. */
  private async find(companyId: number, condition: Sql): Promise<KsefOutageDto[]> {
    const { db, clock } = this.deps;
    const now = clock.now();
    const { rows } = await sql<KsefOutageDto>`
      select o.id, o.kind, o.begins_at, o.ends_at, o.source, o.announced_as, u.name as created_by_name,
        o.begins_at <= ${now}::timestamptz and coalesce(o.ends_at > ${now}::timestamptz, true) as is_on
      from ksef_outages o left join identity_people u on u.id = o.created_by
      where o.company_id = ${companyId} and ${condition} order by o.begins_at desc limit 100`.execute(
      db.reads,
    );
    return rows;
  }

  private async statusService(companyId: number): Promise<KsefOutageList['status_service']> {
    const { rows } = await sql<{ read_at: Date | null; tried_at: Date | null }>`
      select r.read_at, r.tried_at from ksef_settings k left join ksef_status_reads r on true
      where k.company_id = ${companyId} and k.environment = 'production'`.execute(this.deps.db.reads);
    if (!rows[0] || !this.deps.isFollowing) return { is_followed: false, read_at: null, is_failing: false };
    const { read_at, tried_at } = rows[0];
    const isLate = read_at === null || read_at.getTime() < this.deps.clock.now().getTime() - lateAfter;
    return {
      is_followed: true,
      read_at,
      is_failing: isLate && tried_at !== null && tried_at > (read_at ?? 0),
    };
  }

  /** @throws {InvalidInput} */
  private checkSpan(given: KsefOutageUpdate, span: Span): void {
    const faults = spanFaults(given, span, this.deps.clock.now());
    if (faults.length > 0) throw new InvalidInput(faults);
  }

  private async change<T>({ companyId }: Member, act: (on: Queryable) => Promise<T>): Promise<T> {
    return this.apply(companyId, async (on) => {
      await lockSettings(on, companyId);
      try {
        return { isChanged: true, result: await act(on) };
      } catch (error) {
        if ((error as { code?: unknown }).code === '23P01') throw new Conflict('ksef_outage_overlaps');
        throw error;
      }
    });
  }
}

/** Has changes of a company's outages wait for each other: those of the owner and of announcements. */
async function lockSettings(on: Queryable, companyId: number): Promise<void> {
  await sql`select from ksef_settings where company_id = ${companyId} for no key update`.execute(on);
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

/** An outage of the company that nobody else changes until the transaction ends. */
async function lockOutage(on: Queryable, companyId: number, id: number): Promise<StoredOutage | null> {
  await sql`select from ksef_outages where company_id = ${companyId} and id = ${id} for no key update`.execute(
    on,
  );
  return (await listStored(on, companyId)).find((one) => one.id === id) ?? null;
}

/** What was announced, has begun and has no end. */
export function isOpenOfMinistry(now: Date): Sql {
  return sql`(source = 'ministry' and ends_at is null and begins_at < ${now}::timestamptz)`;
}

/** What becomes of the outages that a company has, by what was announced. */
interface OutageChanges {
  removed: StoredOutage[];
  changed: (StoredOutage & { wasTotal: boolean })[];
  /** With the id 0. */
  entered: StoredOutage[];
}

/** What announced outages are held against. */
interface Known {
  status: MinistryStatus;
  now: Date;
  /** Events with their kinds, as `dismissal` writes them. */
  dismissed: ReadonlySet<string>;
}

async function changesFor(
  on: Queryable,
  companyId: number,
  announced: readonly AnnouncedOutage[],
  { status, now }: Omit<Known, 'dismissed'>,
): Promise<OutageChanges> {
  const { rows: settings } = await sql<{ dismissed_events: string[] }>`
    select dismissed_events from ksef_settings where company_id = ${companyId}`.execute(on);
  const dismissed = new Set(settings[0]?.dismissed_events);
  return changesOf(await listStored(on, companyId), announced, { status, now, dismissed });
}

function isNothing({ removed, changed, entered }: OutageChanges): boolean {
  return removed.length + changed.length + entered.length === 0;
}

/** How an event is noted that an owner does not want: another kind of the same one is another matter. */
function dismissal(eventId: number | null, kind: KsefOutageKind): string {
  return `${eventId} ${kind}`;
}

/**
 * Works out what is to change; nothing of the owner's ever is, and what was announced has the time that theirs leave. An event that is
 * announced as another kind becomes that.
 */
export function changesOf(
  stored: readonly StoredOutage[],
  announced: readonly AnnouncedOutage[],
  known: Known,
): OutageChanges {
  const { now } = known;
  const changes: OutageChanges = { removed: [], changed: [], entered: [] };
  const note = (row: StoredOutage, next: StoredOutage) => {
    if (!isSame(row, next)) changes.changed.push({ ...next, wasTotal: row.kind === 'total' });
  };
  const taken = stored.filter(({ source }) => source === 'owner');
  const dismissed = new Set([
    ...known.dismissed,
    ...taken.filter((one) => one.event_id !== null).map((one) => dismissal(one.event_id, one.kind)),
  ]);
  // What the announcements say nothing about any more.
  const pool: StoredOutage[] = [];
  for (const row of stored.filter(({ source }) => source === 'ministry')) {
    const own = announced.filter(({ eventId }) => eventId === row.event_id);
    const following = announced.find(
      ({ eventId, kind, beginsAt, isContradicted }) =>
        beginsAt > row.begins_at && !isContradicted && !dismissed.has(dismissal(eventId, kind)),
    );
    const isOver = row.ends_at !== null && row.ends_at <= now;
    const isPast = isOver && !own.some((one) => isOverlapping(row, spanOf(one)));
    const next = own.length === 0 ? withoutWord(row, following, known) : row;
    if (own.length > 0 && !isPast) pool.push(row);
    else if (next) {
      taken.push(next);
      note(row, next);
    } else changes.removed.push(row);
  }
  for (const one of announced) {
    const { eventId: event_id, kind, title: announced_as } = one;
    const span = one.isContradicted ? contradictedSpan(one, pool, now) : spanOf(one);
    for (const piece of span ? without(span, taken) : []) {
      const row = takeFrom(pool, one, piece);
      if (!row && dismissed.has(dismissal(event_id, kind))) continue;
      const next: StoredOutage = {
        id: row?.id ?? 0,
        ...piece,
        kind,
        source: 'ministry',
        event_id,
        announced_as,
      };
      if (row) note(row, next);
      else changes.entered.push(next);
      taken.push(next);
    }
  }
  changes.removed.push(...pool);
  return changes;
}

/**
 * What becomes of an outage that is announced no more. What is over stays. What lies ahead was taken back; so was a total one that the service's
 * status does not bear out, lest invoices stay exempt by mistake. Others that have no end are over once KSeF is available, or the next one begins.
 */
function withoutWord(
  row: StoredOutage,
  following: AnnouncedOutage | undefined,
  { status, now }: Known,
): StoredOutage | null {
  if (row.ends_at !== null && row.ends_at <= now) return row;
  if (row.begins_at >= now) return null;
  if (row.kind === 'total' && status !== 'TOTAL_FAILURE') return null;
  if (row.ends_at !== null) return row;
  if (following && following.beginsAt <= now) return { ...row, ends_at: following.beginsAt };
  return status === 'AVAILABLE' ? { ...row, ends_at: now } : row;
}

/** KSeF works although nobody announced the end: what was entered is over since that was seen, what was not is none. */
function contradictedSpan(one: AnnouncedOutage, pool: readonly StoredOutage[], now: Date): Span | null {
  const rows = pool.filter(({ event_id }) => event_id === one.eventId);
  if (rows.length === 0 || one.beginsAt >= now) return null;
  const ends = rows.map(({ ends_at }) => Math.min(ends_at?.getTime() ?? now.getTime(), now.getTime()));
  const ends_at = new Date(Math.max(...ends));
  return ends_at > one.beginsAt ? { begins_at: one.beginsAt, ends_at } : null;
}

/** Takes the row of an announced outage: one of its kind or time before others of its event. */
function takeFrom(
  pool: StoredOutage[],
  { eventId, kind }: AnnouncedOutage,
  piece: Span,
): StoredOutage | null {
  const rank = (row: StoredOutage) => (isOverlapping(row, piece) ? 2 : 0) + (row.kind === kind ? 1 : 0);
  const [row] = pool
    .filter(({ event_id }) => event_id === eventId)
    .toSorted((one, other) => rank(other) - rank(one));
  if (!row) return null;
  pool.splice(pool.indexOf(row), 1);
  return row;
}

function isOverlapping(one: Span, other: Span): boolean {
  const isBefore = (first: Span, second: Span) => first.ends_at !== null && first.ends_at <= second.begins_at;
  return !isBefore(one, other) && !isBefore(other, one);
}

function spanOf({ beginsAt, endsAt }: AnnouncedOutage): Span {
  return { begins_at: beginsAt, ends_at: endsAt };
}

/** What others leave of a span, in sequence. */
function without(span: Span, others: readonly Span[]): Span[] {
  let pieces: Span[] = [{ begins_at: span.begins_at, ends_at: span.ends_at }];
  for (const other of others)
    pieces = pieces.flatMap((piece) => {
      if (!isOverlapping(piece, other)) return [piece];
      const { begins_at, ends_at } = piece;
      const before = begins_at < other.begins_at ? [{ begins_at, ends_at: other.begins_at }] : [];
      const isLonger = other.ends_at !== null && (ends_at === null || other.ends_at < ends_at);
      return isLonger && other.ends_at ? [...before, { begins_at: other.ends_at, ends_at }] : before;
    });
  return pieces;
}

function isSame(one: StoredOutage, other: StoredOutage): boolean {
  return (
    one.kind === other.kind &&
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
        union select event_id || ' ' || kind from ksef_outages where company_id = ${companyId} and event_id is not null and ${which}) all_events)
    where company_id = ${companyId}
      and exists (select from ksef_outages where company_id = ${companyId} and event_id is not null and ${which})`.execute(
    on,
  );
}
