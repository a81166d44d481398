import { randomBytes } from 'node:crypto';
import { sql } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import {
  accountToken,
  accountTokenHash,
  type AccountLink,
  type AccountPage,
} from '../../../kernel/links/stored-link.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { AccountLinkDto } from './account.dto.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { AccountOutbox } from './account-outbox.js';

/** What a link in a mail about an account lets its reader do. */
export type AccountLinkPurpose = 'reset' | 'set_password' | 'email_change' | 'registration' | 'join';

const pages: Readonly<Record<AccountLinkPurpose, AccountPage>> = {
  reset: 'reset-password',
  set_password: 'reset-password',
  email_change: 'confirm-email',
  registration: 'confirm-email',
  join: 'join',
};

/** For how long links work, in minutes. */
export const linkMinutes: Readonly<Record<AccountLinkPurpose, number>> = {
  reset: 30,
  set_password: 7 * 24 * 60,
  email_change: 24 * 60,
  registration: 7 * 24 * 60,
  join: 7 * 24 * 60,
};

/** A link that somebody brought and that works. */
export interface FoundAccountLink {
  id: number;
  purpose: AccountLinkPurpose;
  /** The account; null for an invitation to somebody without one. */
  user_id: number | null;
  invitation_id: number | null;
  /** The address that the mail went to, which whoever has the link can read. */
  email: string;
  expires_at: Date;
}

/** A link for a mail that is written in the same transaction. */
export interface MailedLink {
  link: AccountLink;
  /** What the mail is sent for: of all mails with a link for the same purpose to the same person the latest leaves. */
  cause: string;
}

/** Days that a link is kept after its end, so that its reader is told why it does not work. */
const keptDays = 7;

interface AccountLinkServiceDeps {
  db: Database;
  clock: Clock;
  secret: string;
  mails: Pick<AccountOutbox, 'replace' | 'takeBack'>;
  limits: RateLimits;
}

/** Makes and takes the links of mails about accounts. A link works once; the database keeps the hash of its token. */
export class AccountLinkService {
  constructor(private readonly deps: AccountLinkServiceDeps) {}

  /**
   * Makes a link for the mail that is written in the same transaction; earlier ones of the purpose end, and a mail with one that waits
   * still never leaves.
   * @param link.invitation what the link is to, with the cause of the invitation's mail
   */
  async make(
    unit: Unit,
    link: {
      purpose: AccountLinkPurpose;
      email: string;
      userId?: number;
      invitation?: { id: number; cause: string };
      /** Who has it mailed to somebody else. */
      madeBy?: number;
    },
  ): Promise<MailedLink> {
    const { purpose, email, userId = null, invitation = null, madeBy = null } = link;
    const cause = invitation?.cause ?? causeOfLink(purpose, userId ?? 0);
    const key = randomBytes(16).toString('base64url');
    const expires = new Date(this.deps.clock.now().getTime() + linkMinutes[purpose] * 60_000);
    const on = connectionOf(unit);
    if (invitation === null) await this.end(unit, userId ?? 0, [purpose]);
    else await sql`delete from account_links where invitation_id = ${invitation.id}`.execute(on);
    await this.deps.mails.replace(unit, cause);
    await sql`
      insert into account_links (user_id, invitation_id, made_by, purpose, email, token_hash, expires_at)
      values (${userId}, ${invitation?.id ?? null}, ${madeBy}, ${purpose}, ${email},
        ${accountTokenHash(accountToken(key, this.deps.secret))}, ${expires})`.execute(on);
    return { link: { kind: 'account', page: pages[purpose], key }, cause };
  }

  /**
   * The link behind a token; it goes on working. Limited by network address, so that nobody guesses one.
   * @throws {BadRequest} `invalid_link`, `link_expired`
   */
  async find(
    token: string,
    purposes: readonly AccountLinkPurpose[],
    address: string,
  ): Promise<FoundAccountLink> {
    await this.deps.limits.consume('account-link', address);
    const { rows } = await sql<FoundAccountLink>`
      select id, purpose, user_id, invitation_id, email, expires_at from account_links
      where token_hash = ${accountTokenHash(token)} and purpose = any(${purposes}::text[])`.execute(
      this.deps.db.reads,
    );
    const [link] = rows;
    if (!link) throw new BadRequest('invalid_link');
    if (link.expires_at <= this.deps.clock.now()) throw new BadRequest('link_expired');
    return link;
  }

  /**
   * Uses a link up, in the transaction of what it is used for.
   * @throws {BadRequest} `invalid_link` when it was used or ended meanwhile
   */
  async take(unit: Unit, { id }: FoundAccountLink): Promise<void> {
    const { rowCount } = await sql`delete from account_links where id = ${id}`.execute(connectionOf(unit));
    if (rowCount === 0) throw new BadRequest('invalid_link');
  }

  /** Ends links to an account; mails with them that wait still never leave. Those of invitations stay: they are the companies'. */
  async end(
    unit: Unit,
    userId: number,
    purposes: readonly AccountLinkPurpose[] = ['reset', 'set_password', 'email_change', 'registration'],
  ): Promise<void> {
    await sql`delete from account_links where user_id = ${userId} and purpose = any(${purposes}::text[])`.execute(
      connectionOf(unit),
    );
    await this.deps.mails.takeBack(
      unit,
      purposes.map((purpose) => causeOfLink(purpose, userId)),
    );
  }

  /** Deletes what ended long ago. */
  async cleanUp(): Promise<void> {
    const before = new Date(this.deps.clock.now().getTime() - keptDays * 86_400_000);
    await sql`delete from account_links where expires_at < ${before}`.execute(this.deps.db.writes);
  }

  /**
   * What a link is for; it goes on working.
   * @param by who is signed in where the link was opened
   */
  async lookAt(
    token: string,
    address: string,
    by: Pick<Principal, 'userId'> | null,
  ): Promise<AccountLinkDto> {
    const link = await this.find(
      token,
      ['reset', 'set_password', 'email_change', 'registration', 'join'],
      address,
    );
    return this.describe(link, by);
  }

  /** What a link that works is for. */
  async describe(
    link: FoundAccountLink,
    by: Pick<Principal, 'userId'> | null = null,
  ): Promise<AccountLinkDto> {
    const { purpose, email, expires_at } = link;
    const confirms = purpose === 'email_change' || purpose === 'registration';
    const { rows } = await sql<Omit<AccountLinkDto, 'purpose' | 'email' | 'expires_at'>>`
      select u.name, coalesce(ic.name, uc.name) as company_name, coalesce(inviter.name, maker.name) as invited_by,
        coalesce(u.email_confirmed_at is null and ${purpose} = 'reset', false) as is_unconfirmed,
        coalesce(u.last_login_at is null and ${purpose} = 'set_password', false) as is_first,
        ${confirms && by?.userId !== link.user_id}::boolean as needs_password,
        array(select p.name from passkeys p where p.user_id = u.id and not ${confirms}::boolean order by p.id) as passkeys,
        (select e.email from account_links e
          where e.user_id = u.id and e.purpose = 'email_change' and not ${confirms}::boolean) as pending_email
      from account_links l
        left join company_invitations i on i.id = l.invitation_id
        left join companies ic on ic.id = i.company_id
        left join users inviter on inviter.id = i.invited_by
        left join users maker on maker.id = l.made_by
        left join users u on u.id = l.user_id or (l.user_id is null and lower(u.email) = lower(l.email))
        left join companies uc on uc.id = u.company_id and not u.is_admin
      where l.id = ${link.id}`.execute(this.deps.db.reads);
    if (!rows[0]) throw new BadRequest('invalid_link');
    return { purpose, email, ...rows[0], expires_at };
  }
}

function causeOfLink(purpose: AccountLinkPurpose, userId: number): string {
  return `account link ${purpose} ${userId}`;
}
