import { hash, randomBytes } from 'node:crypto';
import type { FilterQuery } from '@mikro-orm/core';
import type { ChangeNotices } from '../../../platform/db/change-notices.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { writeAudit } from '../audit/audit.service.js';
import type { SessionDto } from './session.dto.js';
import { Session, type SignInMethod } from './session.entity.js';

const channel = 'sessions';
/** Told in place of a user's id. */
const everybody = '*';
const cacheMs = 30_000;
const maxCached = 10_000;
/** The last use of a session is written at most so often by a process. */
const useWrittenEveryMs = 60_000;
/** Uses that are written together. */
const useGatheredMs = 50;

interface Cached {
  principal: Principal;
  until: number;
}

/** How long sessions last, and what is asked of those who open them. */
interface SessionRules {
  /** Hours from the sign-in to the end. */
  hours: number;
  /** Hours without a use after which a session ends. */
  idleHours: number;
  /** Whether administrators need a second factor. */
  adminNeedsSecondFactor: boolean;
}

/** From where and how a session is opened. */
interface SessionOrigin {
  /** Network address. */
  address: string | null;
  /** Browser and system in plain words; null for what does not tell. */
  device: string | null;
  method: SignInMethod;
  /** The passkey that opens it. */
  passkey_id?: number | null;
}

/**
 * Opens, finds and ends sessions. A token is random; the database keeps its hash only.
 *
 * A request is a use of its session, an open socket of the chat is none: a window that nobody looks at would keep a session for
 * ever. What the window asks by itself now and then is a use, like any other request.
 */
export class SessionService {
  private readonly cache = new Map<string, Cached>();
  private readonly endListeners = new Set<(userId: number | null) => void>();
  private readonly forgetListeners = new Set<(userId: number | null) => void>();
  /** Counts endings, so that what was read before one is not cached after it. */
  private endingCount = 0;
  /** When the use of a session was written last, as far as this process knows; in milliseconds. */
  private readonly usesWritten = new Map<number, number>();
  private readonly usesToWrite = new Set<number>();

  constructor(
    private readonly db: Database,
    private readonly notices: ChangeNotices,
    private readonly rules: SessionRules,
  ) {
    notices.on(channel, (told) => this.hear(told === everybody ? null : Number(told)));
    notices.onGap(() => this.forgetAll());
  }

  /** Seconds that a new session lasts. */
  get lifetimeSeconds(): number {
    return Math.round(this.rules.hours * 3600);
  }

  private get idleMs(): number {
    return this.rules.idleHours * 3_600_000;
  }

  /** Opens a session and returns its token. */
  open(
    unit: Unit,
    userId: number,
    origin: SessionOrigin = { address: null, device: null, method: 'password' },
  ): string {
    const token = randomBytes(32).toString('base64url');
    unit.persist(
      unit.create(Session, {
        ...origin,
        user_id: userId,
        token_hash: Buffer.from(hashOf(token), 'base64url'),
        expires_at: new Date(Date.now() + this.lifetimeSeconds * 1000),
      }),
    );
    return token;
  }

  /** Whom a token speaks for; null when it does not work (any more). */
  async findPrincipal(token: string): Promise<Principal | null> {
    const key = hashOf(token);
    const cached = this.cache.get(key);
    if (cached && cached.until > Date.now() && this.notices.connected) {
      this.noteUse(cached.principal.sessionId);
      return cached.principal;
    }
    const endingCount = this.endingCount;
    const { rows } = await sql<Principal & { expiresAt: Date; lastUsedAt: Date }>`
      select s.expires_at as "expiresAt", s.last_used_at as "lastUsedAt", u.id as "userId", s.id as "sessionId",
        u.is_admin as "isAdmin", c.id as "companyId", coalesce(c.owner_id = u.id, false) as "isOwner",
        ${this.needsSecondFactor()} as "needsSecondFactor"
      from sessions s join users u on u.id = s.user_id
        left join companies c on c.id = u.company_id and not u.is_admin
      where s.token_hash = ${Buffer.from(key, 'base64url')} and ${this.isAlive()} and u.is_active`.execute(
      this.db.reads,
    );
    if (!rows[0]) return null;
    const { expiresAt, lastUsedAt, ...principal } = rows[0];
    if (this.notices.connected && endingCount === this.endingCount) {
      this.remember(key, principal, Math.min(expiresAt.getTime(), lastUsedAt.getTime() + this.idleMs));
    }
    this.noteUse(principal.sessionId, lastUsedAt.getTime());
    return principal;
  }

  /** Those of some sessions that have not ended, and whose users may work. */
  async findAlive(sessionIds: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select s.id from sessions s join users u on u.id = s.user_id
        left join companies c on c.id = u.company_id and not u.is_admin
      where s.id = any(${sessionIds}::bigint[]) and ${this.isAlive()} and u.is_active
        and not ${this.needsSecondFactor()}`.execute(this.db.reads);
    return new Set(rows.map(({ id }) => id));
  }

  /** The sessions of a user that have not ended, the one used last first. */
  async listOf({ userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>): Promise<SessionDto[]> {
    const { rows } = await sql<SessionDto>`
      select s.id, s.device, s.address, s.created_at, s.last_used_at, s.id = ${sessionId} as is_current
      from sessions s where s.user_id = ${userId} and ${this.isAlive()}
      order by is_current desc, s.last_used_at desc, s.id desc`.execute(this.db.reads);
    return rows;
  }

  /** Calls back when sessions of a user may have ended, in whatever process; of everybody with null. */
  onEnd(listener: (userId: number | null) => void): void {
    this.endListeners.add(listener);
  }

  /**
   * Calls back when what this process knows of a user has to be looked up anew, because their rights changed or they have gone; of everybody with
   * null.
   */
  onForgotten(listener: (userId: number | null) => void): void {
    this.forgetListeners.add(listener);
  }

  /**
   * Ends one session of a user.
   * @throws {NotFound} when it is none of theirs, or has ended
   */
  async endOne({ userId }: Pick<Principal, 'userId'>, sessionId: number): Promise<void> {
    const ended = await this.db.acrossCompanies((unit) => this.endSome(unit, userId, { id: sessionId }));
    if (ended === 0) throw new NotFound();
    this.forget(userId);
  }

  /** Ends all sessions of a user but the one that asks for it. */
  async endOthers({ userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>): Promise<void> {
    await this.db.acrossCompanies((unit) => this.endSome(unit, userId, { id: { $ne: sessionId } }));
    this.forget(userId);
  }

  /**
   * Ends the sessions that a passkey opened, with the unit of work that removes it; `forget` the user once that is done.
   * @param but the session in which it is removed, which goes on
   */
  async endOpenedBy(unit: Unit, userId: number, passkeyId: number, but: number): Promise<void> {
    await this.endSome(unit, userId, { passkey_id: passkeyId, id: { $ne: but } });
  }

  /** Ends one's own session. */
  async end(principal: Principal): Promise<void> {
    await this.db.acrossCompanies((unit) =>
      this.endSome(unit, principal.userId, { id: principal.sessionId }),
    );
    this.forget(principal.userId);
  }

  /** Notes in the audit log what was ended, and has the other processes hear of it. @returns how many it was */
  private async endSome(unit: Unit, userId: number, which: FilterQuery<Session>): Promise<number> {
    const ended = await unit.find(Session, { user_id: userId, ...(which as object) });
    if (ended.length === 0) return 0;
    await unit.nativeDelete(Session, { id: { $in: ended.map(({ id }) => id) } });
    for (const { id, device, address } of ended) {
      await writeAudit(connectionOf(unit), {
        action: 'session.ended',
        record: 'session',
        recordId: id,
        before: { device, address },
      });
    }
    await this.announce(unit, userId);
    return ended.length;
  }

  /**
   * Ends all sessions of a user, with the unit of work that it belongs to; `forget` the user once that is done.
   * @param but the session in which the user does what ends the others
   * @returns how many there were
   */
  async endAllOf(unit: Unit, userId: number, but: number | null = null): Promise<number> {
    const which = { user_id: userId, ...(but === null ? {} : { id: { $ne: but } }) };
    const ended = await unit.nativeDelete(Session, which);
    await this.announce(unit, userId);
    return ended;
  }

  /**
   * Has the other processes look at a user's sessions anew, with the unit of work that changed what the user may;
   * `forget` the user in this one once that is done.
   */
  async announce(unit: Unit, userId: number): Promise<void> {
    await unit.execute('select pg_notify(?, ?)', [channel, String(userId)]);
  }

  /** The same for everybody's sessions; `forgetAll` in this process once the unit of work is done. */
  async announceAll(unit: Unit): Promise<void> {
    await unit.execute('select pg_notify(?, ?)', [channel, everybody]);
  }

  /**
   * Has all processes look anew at the sessions of a company's people, with the unit of work that changed what they may.
   * @returns whom to `forget` in this process once that is done
   */
  async announceCompany(unit: Unit, companyId: number): Promise<number[]> {
    const people = await unit.execute<{ id: number }[]>(
      'select id, pg_notify(?, id::text) from users where company_id = ?',
      [channel, companyId],
    );
    return people.map(({ id }) => id);
  }

  /** Makes this process look at a user's sessions anew; the others are told by the unit of work that ended one. */
  forget(userId: number): void {
    this.endingCount += 1;
    for (const [key, { principal }] of this.cache) if (principal.userId === userId) this.cache.delete(key);
    for (const listener of this.forgetListeners) listener(userId);
  }

  /** Makes this process look at all sessions anew. */
  forgetAll(): void {
    this.endingCount += 1;
    this.cache.clear();
    for (const listener of this.forgetListeners) listener(null);
  }

  /** Deletes what has ended by itself. */
  async cleanUp(): Promise<void> {
    await sql`delete from sessions s where not (${this.isAlive()})`.execute(this.db.writes);
  }

  /** That a row `s` of sessions has neither reached its end nor been left unused for too long. */
  private isAlive() {
    return sql`s.expires_at > now() and s.last_used_at > now() - make_interval(secs => ${this.idleMs / 1000})`;
  }

  /** That the user `u` of a session `s`, in the company `c`, has to turn a second factor on before anything else. */
  private needsSecondFactor() {
    return sql`(s.method <> 'passkey'
      and case when u.is_admin then ${this.rules.adminNeedsSecondFactor}::boolean
        else exists (select from company_settings x where x.company_id = c.id and x.require_second_factor) end
      and not exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null))`;
  }

  private hear(userId: number | null): void {
    if (userId === null) this.forgetAll();
    else this.forget(userId);
    for (const listener of this.endListeners) listener(userId);
  }

  /** @param end when the session ends unless it is used, in milliseconds */
  private remember(key: string, principal: Principal, end: number): void {
    if (this.cache.size >= maxCached) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(key, { principal, until: Math.min(Date.now() + cacheMs, end) });
  }

  /**
   * Has the use of a session written, now and then, and after the answer to whoever uses it.
   * @param writtenAt the last use that the database knows of, in milliseconds
   */
  private noteUse(sessionId: number, writtenAt = 0): void {
    const now = Date.now();
    const last = Math.max(this.usesWritten.get(sessionId) ?? 0, writtenAt);
    // Of sessions that end soon without a use, uses are written more often.
    if (now - last < Math.min(useWrittenEveryMs, this.idleMs / 4)) return;
    if (this.usesWritten.size >= maxCached) {
      this.usesWritten.delete(this.usesWritten.keys().next().value ?? 0);
    }
    this.usesWritten.set(sessionId, now);
    this.usesToWrite.add(sessionId);
    if (this.usesToWrite.size === 1) setTimeout(() => void this.writeUses(), useGatheredMs).unref();
  }

  private async writeUses(): Promise<void> {
    const ids = [...this.usesToWrite];
    this.usesToWrite.clear();
    // What another process writes at this moment need not be waited for: it is a use as well.
    await sql`
      update sessions set last_used_at = now()
      where id in (select id from sessions where id = any(${ids}::bigint[]) for no key update skip locked)`
      .execute(this.db.writes)
      .catch(() => {
        // The next use writes again; whether the database can be reached, requests tell.
        for (const id of ids) this.usesWritten.delete(id);
      });
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
