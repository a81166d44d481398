import { hash, randomInt } from 'node:crypto';
import type { ChangeNotices } from '../../../platform/db/change-notices.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { latestVersion } from '../../../platform/http/api-versions.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { KeyOfRequest, Member, Principal } from '../../../platform/http/principal.js';
import type { LimitUse, RateLimits } from '../../../platform/http/rate-limits.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { boundedName, type AccountMailService } from '../accounts/account-mails.service.js';
import type { SessionService } from '../accounts/session.service.js';
import type { ApiKeyDto, ApiKeyInput, NewApiKey } from './api-key.dto.js';

/** Keys that one company may have. */
const mostKeys = 100;
/** Days before its end on which the owner is told of a key. */
const daysBeforeEnd = 7;
/** The last use of a key is written at most so often, in milliseconds. */
const useWrittenEveryMs = 60_000;
/** What is known of a key is looked up anew after so long, in milliseconds. */
const rememberedMs = 30_000;
/** Keys that a process remembers. */
const mostRemembered = 10_000;
const channel = 'api_keys';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const tokenLength = 40;
const shownLength = 8;

const columns = sql`k.id, k.name, k.prefix, k.scopes, k.expires_at, k.last_used_at, k.last_used_ip, k.api_version, k.created_at,
  u.id as created_by, u.name as created_by_name`;

interface FoundKey {
  id: number;
  name: string;
  scopes: KeyOfRequest['scopes'];
  version: string;
  isExpired: boolean;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  companyId: number;
  ownerId: number;
}

interface RememberedKey {
  key: FoundKey;
  /** In milliseconds. */
  until: number;
}

interface EndingKey {
  id: number;
  companyId: number;
  endsAt: Date;
}

interface ApiKeyServiceDeps {
  db: Database;
  limits: RateLimits;
  mails: AccountMailService;
  notices: ChangeNotices;
  /** Tells whose rights changed: a key has those of its company's owner. */
  sessions: Pick<SessionService, 'onForgotten'>;
}

/**
 * The keys by which programs call for a company. A key is the company's, whoever made it: it has the rights of the present owner, as far
 * as its scopes go, and rests while the owner's account is turned off.
 *
 * A process remembers a key as it does a session: until it is told that the key was revoked, or that its owner's rights changed. What tells
 * it is committed with the revocation; while nothing can be told, each key is looked up.
 */
export class ApiKeyService {
  private readonly remembered = new Map<string, RememberedKey>();
  /** Counts what was forgotten, so that what was read before is not remembered after it. */
  private forgottenCount = 0;

  constructor(private readonly deps: ApiKeyServiceDeps) {
    const { notices, sessions } = deps;
    notices.on(channel, (id) => this.forget((key) => key.id === Number(id)));
    sessions.onForgotten((userId) => this.forget(({ ownerId }) => userId === null || ownerId === userId));
  }

  /** The latest first. */
  async list(companyId: number): Promise<ApiKeyDto[]> {
    const { rows } = await sql<ApiKeyDto>`
      select ${columns} from api_keys k left join users u on u.id = k.created_by
      where k.company_id = ${companyId} order by k.id desc`.execute(this.deps.db.reads);
    return rows;
  }

  /** @throws {Conflict} `too_many_api_keys` */
  async create({ companyId, userId }: Member, input: ApiKeyInput): Promise<NewApiKey> {
    const token = `fk_${Array.from({ length: tokenLength }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
    const prefix = token.slice(0, 'fk_'.length + shownLength);
    const { name, scopes, expires_at: expiresAt = null } = input;
    const id = await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      // Locked, so that of several at the same moment not too many are kept.
      await sql`select from companies where id = ${companyId} for no key update`.execute(on);
      const { rows: counted } = await sql<{ count: number }>`
        select count(*)::int as count from api_keys where company_id = ${companyId}`.execute(on);
      if ((counted[0]?.count ?? 0) >= mostKeys) throw new Conflict('too_many_api_keys', { limit: mostKeys });
      const { rows } = await sql<{ id: number }>`
        insert into api_keys (company_id, created_by, name, prefix, token_hash, scopes, expires_at, api_version)
        values (${companyId}, ${userId}, ${name.trim()}, ${prefix}, ${hashOf(token)}, ${[...new Set(scopes)]}::text[], ${expiresAt}, ${latestVersion})
        returning id`.execute(on);
      return rows[0]?.id;
    });
    const { rows } = await sql<ApiKeyDto>`
      select ${columns} from api_keys k left join users u on u.id = k.created_by where k.id = ${id}`.execute(
      this.deps.db.reads,
    );
    if (!rows[0]) throw new NotFound();
    return { ...rows[0], token };
  }

  /** @throws {NotFound} when the company has no such key, or not any more */
  async revoke(companyId: number, id: number): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      const { rows } = await sql`
        delete from api_keys where id = ${id} and company_id = ${companyId} returning id`.execute(
        connectionOf(unit),
      );
      if (rows.length === 0) throw new NotFound();
      await sql`select pg_notify(${channel}, ${String(id)})`.execute(connectionOf(unit));
    });
    this.forget((key) => key.id === id);
  }

  /**
   * Whom a key speaks for; null when there is none, or its company's owner may not work.
   * @param address where it was brought from, for its last use
   */
  async find(token: string, address: string): Promise<Principal | 'expired' | null> {
    const key = await this.findKey(token);
    if (!key) return null;
    if (key.isExpired) return 'expired';
    await this.noteUse(key, address);
    return {
      userId: key.ownerId,
      sessionId: 0,
      isAdmin: false,
      companyId: key.companyId,
      isOwner: true,
      needsSecondFactor: false,
      apiKey: { id: key.id, name: key.name, scopes: key.scopes, version: key.version },
    };
  }

  private async findKey(token: string): Promise<FoundKey | null> {
    const { db, notices } = this.deps;
    const hash = hashOf(token);
    const name = hash.toString('base64url');
    const known = this.remembered.get(name);
    if (known && known.until > Date.now() && notices.connected) return known.key;
    const { forgottenCount } = this;
    const { rows } = await sql<FoundKey>`
      select k.id, k.name, k.scopes, k.api_version as version, coalesce(k.expires_at <= now(), false) as "isExpired",
        k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", c.id as "companyId", c.owner_id as "ownerId"
      from api_keys k join companies c on c.id = k.company_id join users u on u.id = c.owner_id
      where k.token_hash = ${hash} and u.is_active and not u.is_admin`.execute(db.reads);
    const [key] = rows;
    if (key && !key.isExpired && notices.connected && forgottenCount === this.forgottenCount)
      this.remember(name, key);
    return key ?? null;
  }

  private remember(name: string, key: FoundKey): void {
    this.remembered.delete(name);
    if (this.remembered.size >= mostRemembered)
      this.remembered.delete(this.remembered.keys().next().value ?? '');
    const until = Math.min(Date.now() + rememberedMs, key.expiresAt?.getTime() ?? Infinity);
    this.remembered.set(name, { key, until });
  }

  private forget(which: (key: FoundKey) => boolean): void {
    this.forgottenCount += 1;
    for (const [name, { key }] of this.remembered) if (which(key)) this.remembered.delete(name);
  }

  /** Counts a call of a key, or further rows of one that brings many. */
  count({ id }: Pick<KeyOfRequest, 'id'>, uses = 1): Promise<LimitUse> {
    return this.deps.limits.measure('api-key', String(id), uses);
  }

  /**
   * Tells owners of keys that end within a week, each once, in the transaction that marks it.
   * @returns how many were told
   */
  async tellOfEndings(): Promise<number> {
    const { rows: ending } = await sql<EndingKey>`
      select k.id, k.company_id as "companyId", k.expires_at as "endsAt" from api_keys k
      where k.expires_at > now() and k.expires_at <= now() + make_interval(days => ${daysBeforeEnd})
        and k.expiry_told_at is null order by k.id`.execute(this.deps.db.reads);
    let told = 0;
    for (const key of ending) if (await this.tellOfEnding(key)) told += 1;
    if (told > 0) this.deps.mails.scheduleDelivery();
    return told;
  }

  private tellOfEnding({ id, companyId, endsAt }: EndingKey): Promise<boolean> {
    return this.deps.db.inCompany(companyId, async (unit) => {
      const { rows } = await sql<{
        key: string;
        prefix: string;
        name: string;
        email: string;
        language: MailLanguage;
      }>`
        update api_keys k set expiry_told_at = now()
        from companies c join users u on u.id = c.owner_id
        where k.id = ${id} and k.expiry_told_at is null and c.id = k.company_id
        returning k.name as key, k.prefix, u.name, u.email, u.default_language as language`.execute(
        connectionOf(unit),
      );
      const [row] = rows;
      // Another process was faster, or the key is gone.
      if (!row) return false;
      const { key, prefix, ...reader } = row;
      const { mails } = this.deps;
      const facts = { name: boundedName(key), prefix, time: mails.timeFor(reader.language, endsAt) };
      await mails.queue(unit, 'api_key_ending', reader, facts);
      return true;
    });
  }

  /** Written before the answer, now and then; that it cannot be is no reason to refuse the call. */
  private async noteUse(key: FoundKey, address: string): Promise<void> {
    const { id, lastUsedAt } = key;
    if (lastUsedAt !== null && Date.now() - lastUsedAt.getTime() < useWrittenEveryMs) return;
    key.lastUsedAt = new Date();
    await sql`
      update api_keys set last_used_at = now(), last_used_ip = ${address}
      where id = (select id from api_keys where id = ${id} for no key update skip locked)`
      .execute(this.deps.db.notes)
      .catch(() => {
        // The next use writes again.
        key.lastUsedAt = lastUsedAt;
      });
  }
}

/** Name of the job that tells owners of keys which end soon. */
const tellOfEndingsJob = 'api-keys.tell-of-endings';

/** May run twice, and in several processes. */
export function tellOfEndingKeys(keys: ApiKeyService): JobDefinition<null> {
  return {
    name: tellOfEndingsJob,
    concurrency: 1,
    lockSeconds: 600,
    async run() {
      await keys.tellOfEndings();
    },
  };
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
