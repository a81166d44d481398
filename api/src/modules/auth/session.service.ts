import { hash, randomBytes } from 'node:crypto';
import { sql } from '../../db/sql.js';
import type { ChangeNotices } from '../../db/change-notices.js';
import type { Database, Unit } from '../../db/database.js';
import type { Principal } from '../../http/principal.js';
import { Session } from './session.entity.js';

const channel = 'sessions';
/** Told in place of a user's id. */
const everybody = '*';
const cacheMs = 30_000;
const maxCached = 10_000;

interface Cached {
  principal: Principal;
  until: number;
}

/** Opens, finds and ends sessions. A token is random; the database keeps its hash only. */
export class SessionService {
  private readonly cache = new Map<string, Cached>();
  private readonly endListeners = new Set<(userId: number | null) => void>();
  /** Counts endings, so that what was read before one is not cached after it. */
  private endings = 0;

  constructor(
    private readonly db: Database,
    private readonly notices: ChangeNotices,
    private readonly sessionHours: number,
  ) {
    notices.on(channel, (told) => this.hear(told === everybody ? null : Number(told)));
    notices.onGap(() => this.forgetAll());
  }

  /** Seconds that a new session lasts. */
  get lifetimeSeconds(): number {
    return Math.round(this.sessionHours * 3600);
  }

  /** Opens a session and returns its token. */
  open(unit: Unit, userId: number): string {
    const token = randomBytes(32).toString('base64url');
    unit.persist(
      unit.create(Session, {
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
    if (cached && cached.until > Date.now() && this.notices.connected) return cached.principal;
    const endings = this.endings;
    const { rows } = await sql<Principal & { expiresAt: Date }>`
      select s.expires_at as "expiresAt", u.id as "userId", s.id as "sessionId", u.is_admin as "isAdmin", c.id as "companyId",
        coalesce(c.owner_id = u.id, false) as "isOwner"
      from sessions s join users u on u.id = s.user_id
        left join companies c on c.id = u.company_id and not u.is_admin
      where s.token_hash = ${Buffer.from(key, 'base64url')} and s.expires_at > now() and u.is_active`.execute(
      this.db.reads,
    );
    if (!rows[0]) return null;
    const { expiresAt, ...principal } = rows[0];
    if (this.notices.connected && endings === this.endings) this.remember(key, principal, expiresAt);
    return principal;
  }

  /** Those of some sessions that have not ended, and whose users may work. */
  async findAlive(sessionIds: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select s.id from sessions s join users u on u.id = s.user_id
      where s.id = any(${sessionIds}::bigint[]) and s.expires_at > now() and u.is_active`.execute(
      this.db.reads,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Calls back when sessions of a user may have ended, in whatever process; of everybody with null. */
  onEnd(listener: (userId: number | null) => void): void {
    this.endListeners.add(listener);
  }

  /** Ends one session. */
  async end(principal: Principal): Promise<void> {
    await this.db.acrossCompanies(async (unit) => {
      await unit.nativeDelete(Session, { id: principal.sessionId });
      await this.announce(unit, principal.userId);
    });
    this.forget(principal.userId);
  }

  /** Ends all sessions of a user, with the unit of work that it belongs to; `forget` the user once that is done. */
  async endAllOf(unit: Unit, userId: number): Promise<void> {
    await unit.nativeDelete(Session, { user_id: userId });
    await this.announce(unit, userId);
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

  /** Makes this process look at a user's sessions anew; the others are told by the unit of work that ended one. */
  forget(userId: number): void {
    this.endings += 1;
    for (const [key, { principal }] of this.cache) if (principal.userId === userId) this.cache.delete(key);
  }

  /** Makes this process look at all sessions anew. */
  forgetAll(): void {
    this.endings += 1;
    this.cache.clear();
  }

  /** Deletes what has expired. */
  async cleanUp(): Promise<void> {
    await sql`delete from sessions where expires_at < now()`.execute(this.db.reads);
  }

  private hear(userId: number | null): void {
    if (userId === null) this.forgetAll();
    else this.forget(userId);
    for (const listener of this.endListeners) listener(userId);
  }

  private remember(key: string, principal: Principal, expiresAt: Date): void {
    if (this.cache.size >= maxCached) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(key, { principal, until: Math.min(Date.now() + cacheMs, expiresAt.getTime()) });
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
