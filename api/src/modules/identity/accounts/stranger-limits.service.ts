import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { TooManyRequests, type RateLimitName, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { Clock } from '../../../platform/clock/clock.port.js';

/** For how long a company counts as new, in milliseconds. */
const firstDayMs = 86_400_000;

/** What makes an address a stranger's, as conditions in SQL; the application gives what other modules know. */
export interface StrangerConditions {
  /** No mail came from it. */
  hasNotWritten(companyId: number, address: Sql): Sql;
  /** No request and no quote came from it without the company's doing. */
  hasSentNothing(companyId: number, address: Sql): Sql;
}

/**
 * Keeps whoever has just registered from mailing the world. Counted are strangers: recipients who have not written to the company
 * and are none of its users. A user counts once they have signed in with a password of their own: an owner may register whom they like,
 * and sign in as them. In a company's first day that is all that makes somebody known: what else stands in its records, it
 * may have entered itself. Later, who sent the public form or a price by link is known too.
 *
 * The first day is counted by the company's founder: who founds another company goes on where they were.
 */
export class StrangerLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly conditions: StrangerConditions,
  ) {}

  /**
   * Counts the strangers among recipients, before their mails are written. What is refused is not counted.
   * @param isPriceRequest price requests go to carriers of one's own directory in the product's frame, a thousand at once: their bound is
   * another one
   * @returns what gives them back when their mails are not written after all
   * @throws {TooManyRequests} `too_many_strangers_first_day`, `too_many_strangers`
   */
  async consume(
    on: Queryable,
    companyId: number,
    recipients: readonly string[],
    isPriceRequest: boolean,
  ): Promise<() => Promise<void>> {
    const addresses = [...new Set(recipients.map(emailKey))];
    if (addresses.length === 0) return nothing;
    // As a number: a connection inside a transaction reads instants as texts.
    const { rows } = await sql<{ made: number; owner_id: number | null }>`
      select extract(epoch from created_at)::float8 * 1000 as made, owner_id
      from companies where id = ${companyId}`.execute(on);
    const age = this.clock.now().getTime() - Number(rows[0]?.made ?? 0);
    const isNew = age < firstDayMs;
    const strangers = await this.countStrangers(on, companyId, addresses, isNew);
    if (strangers === 0) return nothing;
    const founder = rows[0]?.owner_id ?? null;
    const key = isNew && founder !== null ? `founder ${founder}` : String(companyId);
    const name: RateLimitName = isNew
      ? 'strangers-first-day'
      : isPriceRequest
        ? 'strangers-price-requests'
        : 'strangers';
    try {
      await this.limits.consumeAll(name, key, strangers);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      const code = isNew ? 'too_many_strangers_first_day' : 'too_many_strangers';
      // The first day ends by itself.
      const untilOld = isNew ? Math.ceil((firstDayMs - age) / 1000) : error.retryAfterSeconds;
      throw new TooManyRequests(
        Math.max(1, Math.min(error.retryAfterSeconds, untilOld)),
        code,
        this.limits.pointsOf(name),
      );
    }
    return () => this.limits.forgive(name, key, strangers);
  }

  private async countStrangers(
    on: Queryable,
    companyId: number,
    addresses: readonly string[],
    isNew: boolean,
  ): Promise<number> {
    const address = sql`a.address`;
    const byRecords = sql`and ${this.conditions.hasSentNothing(companyId, address)}`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from unnest(${addresses}::text[]) a(address)
      where not exists (
          select from users u
          where u.company_id = ${companyId} and lower(u.email) = a.address
            and u.last_login_at is not null and not u.password_set_by_other)
        and ${this.conditions.hasNotWritten(companyId, address)}
        ${isNew ? sql`` : byRecords}`.execute(on);
    return rows[0]?.count ?? 0;
  }
}

const nothing = (): Promise<void> => Promise.resolve();
