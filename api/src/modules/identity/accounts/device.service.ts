import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { ClientOfRequest } from '../../../platform/http/principal.js';
import { networkOf } from '../../../platform/http/rate-limits.js';
import { deviceOf } from './device-label.js';
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../platform/config/secret.js';

const idLength = 24;
const keptSeconds = 365 * 86_400;

/** A device that the product has given a cookie. */
export interface KnownCookie {
  /** Random, and known to the device alone. */
  id: string;
  /** What the database keeps of it. */
  hash: Buffer;
}

/**
 * Cookies by which a device is known again: a random id and its HMAC-SHA256. They sign nobody in. They say that somebody has signed in
 * from the device before, for the notice of a new device and for the limits of sign-ins; everything works without them.
 *
 * No request can be forged by them: nothing is allowed because of one, and other websites can neither read nor send them.
 */
export class DeviceCookies {
  private readonly keys: readonly Buffer[];
  /** Over HTTPS with the prefix by which browsers take the cookie from this host alone, for all paths, and secure (RFC 6265bis §4.1.3.2). */
  private readonly name: string;
  private readonly pattern: RegExp;

  /** @param isSecure whether people reach the product over HTTPS */
  constructor(
    { current, previous }: Secrets,
    private readonly isSecure: boolean,
  ) {
    this.keys = [current, ...previous].map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'frakto device cookie', 32)),
    );
    this.name = isSecure ? '__Host-frakto_device' : 'frakto_device';
    this.pattern = new RegExp(`(?:^|; ?)${this.name}=([\\w-]{${idLength}})\\.([\\w-]{43})(?:;|$)`);
  }

  /** A new device. */
  create(): KnownCookie {
    return knownCookie(randomBytes(18).toString('base64url'));
  }

  /** The same for the same program of a user, that keeps no cookies and is known by what it tells of itself. */
  derive(userId: number, program: string): KnownCookie {
    const [key = Buffer.alloc(0)] = this.keys;
    return knownCookie(macOf(key, `program ${userId} ${program}`).toString('base64url').slice(0, idLength));
  }

  /** The device of a request; null when it brings no cookie, or one that was not made here. @param header `Cookie` */
  read(header: string): KnownCookie | null {
    const [, id, mac] = this.pattern.exec(header) ?? [];
    if (id === undefined || mac === undefined) return null;
    const given = Buffer.from(mac, 'base64url');
    const isOurs = this.keys.some((key) => timingSafeEqual(given, macOf(key, id)));
    return isOurs ? knownCookie(id) : null;
  }

  /** The header `Set-Cookie` that has a device keep its id for a year from now. */
  write({ id }: KnownCookie): string {
    const [key = Buffer.alloc(0)] = this.keys;
    const value = `${id}.${macOf(key, id).toString('base64url')}`;
    const attributes = `Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax`;
    return `${this.name}=${value}; ${attributes}${this.isSecure ? '; Secure' : ''}`;
  }
}

function knownCookie(id: string): KnownCookie {
  return { id, hash: createHash('sha256').update(id).digest() };
}

function macOf(key: Buffer, id: string): Buffer {
  return createHmac('sha256', key).update(id).digest();
}

const keptFor = '1 year';

/** What a sign-in left of its device. */
interface Welcome {
  /** The header `Set-Cookie` of the answer; null where another website sent the request. */
  setCookie: string | null;
  /** Whether the user has never signed in from there before. */
  isNew: boolean;
}

/**
 * The devices that people have signed in from, known by their cookies. Programs often keep none: for them the cookie follows from what
 * they call themselves and from their network, so that a script that signs in each hour is one device, and new only once.
 */
export class DeviceService {
  constructor(
    private readonly db: Database,
    private readonly cookies: DeviceCookies,
  ) {}

  /**
   * The device of a request, if it has proved by its cookie that the account's user has signed in from it.
   * @param account e-mail address in lower case
   */
  async findKnown(account: string, client: ClientOfRequest): Promise<KnownCookie | null> {
    const cookie = this.cookies.read(client.cookies);
    if (!cookie) return null;
    const { rows } = await sql`
      select from known_devices d join users u on u.id = d.user_id
      where lower(u.email) = ${account} and d.device_hash = ${cookie.hash}
        and d.last_used_at > now() - ${keptFor}::interval`.execute(this.db.reads);
    return rows.length > 0 ? cookie : null;
  }

  /** Notes the device of a sign-in, with its unit of work. */
  async welcome(unit: Unit, userId: number, client: ClientOfRequest): Promise<Welcome> {
    const cookie = this.cookies.read(client.cookies) ?? this.newCookie(userId, client);
    const { rows } = await sql<{ is_new: boolean }>`
      insert into known_devices (user_id, device_hash) values (${userId}, ${cookie.hash})
      on conflict (user_id, device_hash) do update set last_used_at = now()
      returning xmax = 0 as is_new`.execute(connectionOf(unit));
    // A website that has the browser sign in must not take the browser's own cookie from it.
    const setCookie = client.isCrossSite ? null : this.cookies.write(cookie);
    return { setCookie, isNew: rows[0]?.is_new ?? false };
  }

  /** Forgets devices that nobody has signed in from for a year. */
  async cleanUp(): Promise<void> {
    await sql`delete from known_devices where last_used_at < now() - ${keptFor}::interval`.execute(
      this.db.writes,
    );
  }

  private newCookie(userId: number, { userAgent, address }: ClientOfRequest): KnownCookie {
    const { label, isBrowser } = deviceOf(userAgent);
    return isBrowser
      ? this.cookies.create()
      : this.cookies.derive(userId, `${label ?? ''} ${networkOf(address)}`);
  }
}
