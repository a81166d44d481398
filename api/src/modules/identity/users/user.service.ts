import { LockMode } from '@mikro-orm/core';
import { sql } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { BreachedPasswords } from '../../../platform/breached-passwords/breached-passwords.port.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Me } from '../accounts/auth.dto.js';
import type { SessionService } from '../accounts/session.service.js';
import { User } from './user.entity.js';
import type { PasswordHasher } from './password-hash.js';
import type { OwnSettingsInput, FoundUser, UserSearchResult } from './user.dto.js';
import { emailKey, isEmailAddress } from '../../../kernel/contact/email-address.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { findByEmailAcrossCompanies, noteFound, searchUsers } from './user.queries.js';

export type { User } from './user.entity.js';

/** What an account is made of. */
interface NewUser {
  email: string;
  name: string;
  password_hash: string;
  default_language?: UiLanguage;
  company_id?: number | null;
  is_admin?: boolean;
  /** Whether the address counts as the user's without a link to it; so it does when left out. */
  is_confirmed?: boolean;
  /** Whether somebody else chose the password. */
  password_set_by_other?: boolean;
}

/** What signing in needs to know of a user. */
type LoginUser = Pick<User, 'id' | 'password_hash' | 'is_active'>;

interface UserServiceDeps {
  db: Database;
  sessions: SessionService;
  clock: Clock;
  passwords: PasswordHasher;
  breached: BreachedPasswords | null;
  /** Whether a mail server is set. */
  sendsMail: boolean;
}

/** Users and their passwords. */
export class UserService {
  constructor(private readonly deps: UserServiceDeps) {}

  /**
   * Makes a user in a unit of work. The address is looked up first: an insert that fails would stand in the log of the
   * database server, which is not always ours.
   * @throws {Conflict} `email_taken`
   */
  async createUser(unit: Unit, input: NewUser): Promise<User> {
    await this.requireFreeAddress(unit, input.email);
    const user = unit.create(User, {
      email: input.email.trim(),
      name: input.name.trim(),
      password_hash: input.password_hash,
      default_language: input.default_language ?? 'pl',
      company_id: input.company_id ?? null,
      is_admin: input.is_admin ?? false,
      email_confirmed_at: (input.is_confirmed ?? true) ? this.deps.clock.now() : null,
      password_set_by_other: input.password_set_by_other ?? false,
    });
    await unit.flush();
    return user;
  }

  /**
   * Looks an address up before it is written.
   * @param userId whose own it may be
   * @throws {Conflict} `email_taken`
   */
  async requireFreeAddress(unit: Unit, email: string, userId: number | null = null): Promise<void> {
    const { rowCount } = await sql`
      select from users
      where lower(email) = lower(${email.trim()}) and id is distinct from ${userId}::integer`.execute(
      connectionOf(unit),
    );
    if (rowCount > 0) throw new Conflict('email_taken');
  }

  /** @param account the e-mail address in lower case */
  async findForLogin(account: string): Promise<LoginUser | null> {
    const { rows } = await sql<LoginUser>`
      select id, password_hash, is_active from users where lower(email) = ${account}`.execute(
      this.deps.db.reads,
    );
    return rows[0] ?? null;
  }

  /** Hashes a password, outside of any transaction: it takes its time. */
  hashPassword(password: string): Promise<string> {
    return this.deps.passwords.hash(password);
  }

  /** Whether a password is known from a leak; false where nobody is asked. */
  async isBreached(password: string): Promise<boolean> {
    return (await this.deps.breached?.isBreached(password)) ?? false;
  }

  /**
   * Hashes a password that somebody chose, outside of any transaction.
   * @param field the field of the request that it stands in
   * @throws {InvalidInput} `password_breached` when it is known from a leak
   */
  async hashChosenPassword(field: string, password: string): Promise<string> {
    if (await this.isBreached(password)) throw new InvalidInput([{ field, code: 'password_breached' }]);
    return this.deps.passwords.hash(password);
  }

  /** Whether a password is a user's. Without a user it takes as long and is false. */
  isPasswordOf(user: Pick<LoginUser, 'password_hash'> | null, password: string): Promise<boolean> {
    return this.deps.passwords.isPasswordOf(user?.password_hash ?? null, password);
  }

  /**
   * Hashes a right password anew where its hash was made in an older way.
   * @returns the hash that the account has now
   */
  async renewHash({ id, password_hash }: LoginUser, password: string): Promise<string> {
    if (!this.deps.passwords.isOutdated(password_hash)) return password_hash;
    const renewed = await this.deps.passwords.hash(password);
    const changed = await this.deps.db.acrossCompanies((unit) =>
      unit.nativeUpdate(User, { id, password_hash }, { password_hash: renewed }),
    );
    return changed > 0 ? renewed : password_hash;
  }

  /** Notes a sign-in. @returns false when the user was deactivated, or got another password, since it was looked at */
  async noteLogin(unit: Unit, { id, password_hash }: LoginUser): Promise<boolean> {
    const asSeen = { id, password_hash, is_active: true };
    return (await unit.nativeUpdate(User, asSeen, { last_login_at: this.deps.clock.now() })) > 0;
  }

  /** A user whom nobody else changes until the unit of work ends; null when there is none. */
  lock(unit: Unit, id: number): Promise<User | null> {
    return unit.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** A user as they see themselves. */
  async getMe(userId: number): Promise<Me> {
    const { rows } = await sql<Me & { company_id: number | null; company_name: string; is_owner: boolean }>`
      select u.id, u.name, u.email, u.is_admin, u.default_language, u.is_active, u.created_at as creation_date,
        u.last_login_at as last_login_date, u.email_confirmed_at is not null as email_confirmed,
        u.password_set_by_other, c.id as company_id, c.name as company_name, c.owner_id = u.id as is_owner
      from users u left join companies c on c.id = u.company_id and not u.is_admin
      where u.id = ${userId}`.execute(this.deps.db.reads);
    if (!rows[0]) throw new NotFound();
    const { company_id, company_name, is_owner, ...me } = rows[0];
    const user_companies = company_id === null ? [] : [{ company_id, company_name, is_owner }];
    return { ...me, user_companies, sends_mail: this.deps.sendsMail };
  }

  async updateOwnSettings(userId: number, input: OwnSettingsInput): Promise<Me> {
    const { default_language } = input;
    if (default_language) {
      await this.deps.db.acrossCompanies((unit) =>
        unit.nativeUpdate(User, { id: userId }, { default_language }),
      );
    }
    return this.getMe(userId);
  }

  /**
   * Lets one of a company's people work or not; sessions of one who may not end at once.
   * @returns false when the user is none of them, or became an administrator
   */
  async setActive(userId: number, companyId: number, isActive: boolean): Promise<boolean> {
    const isChanged = await this.deps.db.acrossCompanies(async (unit) => {
      const colleague = { id: userId, company_id: companyId, is_admin: false };
      if ((await unit.nativeUpdate(User, colleague, { is_active: isActive })) === 0) return false;
      if (!isActive) await this.deps.sessions.endAllOf(unit, userId);
      return true;
    });
    this.deps.sessions.forget(userId);
    return isChanged;
  }

  /**
   * Makes a user one of a company's people, with the unit of work that it belongs to; `forgetSessionsOf` them after it.
   * @param session the one in which they join; all others end, whoever has opened them
   * @param as who founds a company shares it with nobody: their address need not be confirmed
   * @throws {Conflict} when the user has a company already, or is an administrator; `own_password_needed` when somebody else
   * knows, or knew, the password, or may have registered the address: whoever made the account would read along in the new company
   */
  async joinCompany(
    unit: Unit,
    userId: number,
    companyId: number,
    session: number | null,
    as: 'founder' | 'collaborator' = 'collaborator',
  ): Promise<void> {
    // Locked: of two companies at once, one gets the user.
    const user = await unit.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw new NotFound();
    if (user.is_admin) throw new Conflict('administrator_without_company');
    if (user.company_id !== null) throw new Conflict('user_already_in_company');
    const mayBeOthers = as === 'collaborator' && user.email_confirmed_at === null;
    if (user.password_set_by_other || mayBeOthers) throw new Conflict('own_password_needed');
    user.company_id = companyId;
    await this.deps.sessions.endAllOf(unit, userId, session);
    await unit.flush();
  }

  /**
   * Makes one of a company's people a user without a company, whose sessions have ended; `forgetSessionsOf` them after.
   * Whom the company had deactivated can sign in again: it has no say over them any more.
   * @returns false when there is nobody of that id in the company; administrators are in none
   */
  async leaveCompany(unit: Unit, userId: number, companyId: number): Promise<boolean> {
    const asMember = { id: userId, company_id: companyId, is_admin: false };
    const left = await unit.nativeUpdate(User, asMember, { company_id: null, is_active: true });
    if (left === 0) return false;
    await this.deps.sessions.endAllOf(unit, userId);
    return true;
  }

  /**
   * The same for all of a company.
   * @param session the one in which the company is ended, which goes on
   * @returns ids of those who left
   */
  async releaseAllOf(unit: Unit, companyId: number, session: number | null): Promise<number[]> {
    const people = await unit.find(
      User,
      { company_id: companyId },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    await unit.nativeUpdate(User, { company_id: companyId }, { company_id: null, is_active: true });
    const ids = people.map(({ id }) => id);
    for (const id of ids) await this.deps.sessions.endAllOf(unit, id, session);
    return ids;
  }

  /** Has this process look at sessions anew, after the commit of what changed their users. */
  forgetSessionsOf(userIds: readonly number[]): void {
    for (const id of userIds) this.deps.sessions.forget(id);
  }
}

/** Who is connected to the chat; the application gives what the chat knows. */
export interface OnlineUsers {
  /** Those of the users who are there now. */
  onlineAmong(userIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Finds users for people who are no administrators, without telling them who else uses the product. */
export class UserSearchService {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly presence: OnlineUsers,
  ) {}

  /**
   * The active user with an address. Limited, since it tells whether an address has an account.
   * @throws {NotFound} `user_not_found`
   */
  async getByEmail({ userId }: Pick<Principal, 'userId'>, email: string): Promise<FoundUser> {
    await this.limits.consume('find-by-email', String(userId));
    const user = await findByEmailAcrossCompanies(this.db.reads, email.trim());
    if (!user) throw new NotFound('user_not_found');
    return user;
  }

  /** Users to write to; nobody when nothing is looked for. Whole addresses are limited: they find strangers. */
  async search(who: Principal, q: string): Promise<UserSearchResult> {
    const text = q.trim();
    if (text === '') return { items: [] };
    if (!who.isAdmin && isEmailAddress(text)) await this.limits.consume('find-user', String(who.userId));
    const found = await searchUsers(this.db.reads, who, text);
    const isStranger = (one: (typeof found)[number]) =>
      !one.is_known && emailKey(one.email) === emailKey(text);
    for (const { id } of found.filter(isStranger)) await noteFound(this.db.writes, who.userId, id);
    // Whether somebody of another company is there is told to who has written with them, not to who knows an address.
    const online = await this.presence.onlineAmong(
      found.flatMap(({ id, is_known }) => (is_known ? [id] : [])),
    );
    return {
      items: found.map(({ is_known: _is, ...user }) => ({ ...user, is_online: online.has(user.id) })),
    };
  }
}
