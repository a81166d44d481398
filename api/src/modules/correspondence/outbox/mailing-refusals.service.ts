import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import {
  addressHash,
  readUnsubscribeCode,
  unsubscribeCode,
  type Unsubscription,
} from '../../../kernel/links/unsubscribe-link.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { unsubscribePath } from '../../../platform/http/short-links.js';
import type { Secrets } from '../../../platform/config/secret.js';

/** What the page of a code shows. */
export interface RefusalState {
  company_name: string;
  isRefused: boolean;
}

/**
 * Who wants no mailings of a company: mailings to clients, and requests for prices to whole groups of subcontractors. Mails
 * to one, and the mails of an order, are none of these.
 */
export class MailingRefusals {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly options: { secrets: Secrets; baseUrl: string },
  ) {}

  /** Where somebody unsubscribes by one request (RFC 8058), or by a button. */
  urlFor(companyId: number, email: string): string {
    const { baseUrl, secrets } = this.options;
    const code = unsubscribeCode({ companyId, addressHash: addressHash(companyId, email) }, secrets.current);
    return `${baseUrl.replace(/\/$/, '')}${unsubscribePath}${code}`;
  }

  /** How it stands with a code; null when there is no such code, or the company is gone. */
  async look(code: string, address: string): Promise<RefusalState | null> {
    const meant = await this.read(code, 'public-view', address);
    return meant && this.stateOf(meant);
  }

  /**
   * Leaves an address out of the company's mailings from now on, or lets it get them again. The same again changes nothing.
   * @returns how it stands now; null when there is no such code
   */
  async decide(code: string, isRefused: boolean, address: string): Promise<RefusalState | null> {
    const meant = await this.read(code, 'public-answer', address);
    if (!meant) return null;
    const { companyId, addressHash: hash } = meant;
    await (
      isRefused
        ? sql`insert into mailing_refusals (company_id, address_hash)
            select id, ${hash} from identity_companies where id = ${companyId} on conflict do nothing`
        : sql`delete from mailing_refusals where company_id = ${companyId} and address_hash = ${hash}`
    ).execute(this.db.writes);
    return this.stateOf(meant);
  }

  /** Whether anybody wants no mailings of a company: where nobody does, no addresses need to be compared. */
  async hasAny(on: Queryable, companyId: number): Promise<boolean> {
    const { rows } = await sql`
      select from mailing_refusals where company_id = ${companyId} limit 1`.execute(on);
    return rows.length > 0;
  }

  /** Those of a company's addresses that want no mailings. */
  async refusedAmong(on: Queryable, companyId: number, emails: readonly string[]): Promise<Set<string>> {
    const byHash = new Map(emails.map((email) => [addressHash(companyId, email), email]));
    const { rows } = await sql<{ address_hash: string }>`
      select address_hash from mailing_refusals
      where company_id = ${companyId} and address_hash = any(${[...byHash.keys()]}::text[])`.execute(on);
    const hashes = new Set(rows.map(({ address_hash }) => address_hash));
    return new Set(emails.filter((email) => hashes.has(addressHash(companyId, email))));
  }

  private async stateOf({ companyId, addressHash: hash }: Unsubscription): Promise<RefusalState | null> {
    const { rows } = await sql<RefusalState>`
      select c.name as company_name, exists (
        select from mailing_refusals r where r.company_id = c.id and r.address_hash = ${hash}
      ) as "isRefused"
      from identity_companies c where c.id = ${companyId}`.execute(this.db.reads);
    return rows[0] ?? null;
  }

  /**
   * What a code stands for. Its signature is checked first, which takes no database: guesses are counted apart, and use up nothing of
   * what right codes need.
   * @throws {TooManyRequests}
   */
  private async read(
    code: string,
    limit: 'public-view' | 'public-answer',
    address: string,
  ): Promise<Unsubscription | null> {
    const { current, previous } = this.options.secrets;
    const meant = readUnsubscribeCode(code, [current, ...previous]);
    await this.limits.consume(meant ? limit : 'link-guess', address);
    return meant;
  }
}
