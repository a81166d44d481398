import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { ClientOfRequest } from '../../../platform/http/client-of-request.js';
import { networkOf } from '../../../platform/http/rate-limit-key.js';
import type { DeviceCookies, KnownCookie } from './device-cookie.js';
import { deviceOf } from './device-label.js';

const keptFor = '1 year';

/** What a sign-in left of its device. */
export interface Welcome {
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
