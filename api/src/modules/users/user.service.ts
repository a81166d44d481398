import { LockMode } from '@mikro-orm/core';
import { sql } from '../../db/sql.js';
import type { Database, Unit } from '../../db/database.js';
import type { UiLanguage } from '../../domain/language.js';
import { Conflict, NotFound } from '../../http/errors.js';
import type { Clock } from '../../ports/clock/clock.port.js';
import type { Me } from '../auth/auth.dto.js';
import type { SessionService } from '../auth/session.service.js';
import { User } from './user.entity.js';
import { hashPassword, isPasswordOf, nobodysHash } from './password-hash.js';
import type { OwnSettingsInput } from './user.dto.js';

/** What an account is made of. */
export interface NewUser {
  email: string;
  name: string;
  password_hash: string;
  default_language?: UiLanguage;
  company_id?: number | null;
  is_admin?: boolean;
}

/** What signing in needs to know of a user. */
export type LoginUser = Pick<User, 'id' | 'password_hash' | 'is_active'>;

/** Users and their passwords. */
export class UserService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /** Makes a user in a unit of work; the address must not be taken. */
  async createUser(unit: Unit, input: NewUser): Promise<User> {
    const user = unit.create(User, {
      email: input.email.trim(),
      name: input.name.trim(),
      password_hash: input.password_hash,
      default_language: input.default_language ?? 'pl',
      company_id: input.company_id ?? null,
      is_admin: input.is_admin ?? false,
    });
    await unit.flush();
    return user;
  }

  /** @param account the e-mail address in lower case */
  async findForLogin(account: string): Promise<LoginUser | null> {
    const { rows } = await sql<LoginUser>`
      select id, password_hash, is_active from users where lower(email) = ${account}`.execute(this.db.reads);
    return rows[0] ?? null;
  }

  /** Hashes a password, outside of any transaction: it takes its time. */
  hashPassword(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Whether a password is a user's. Without a user it takes as long and is false. */
  async isPasswordOf(user: LoginUser | null, password: string): Promise<boolean> {
    const isRight = await isPasswordOf(user?.password_hash ?? (await nobodysHash), password);
    return isRight && user !== null;
  }

  /** Notes a sign-in. @returns false when the user was deactivated, or got another password, since it was looked at */
  async noteLogin(unit: Unit, { id, password_hash }: LoginUser): Promise<boolean> {
    const asSeen = { id, password_hash, is_active: true };
    return (await unit.nativeUpdate(User, asSeen, { last_login_at: this.clock.now() })) > 0;
  }

  /** A user as they see themselves. */
  async getMe(userId: number): Promise<Me> {
    const { rows } = await sql<Me & { company_id: number | null; company_name: string; is_owner: boolean }>`
      select u.id, u.name, u.email, u.is_admin, u.default_language, u.is_active, u.created_at as creation_date,
        u.last_login_at as last_login_date, c.id as company_id, c.name as company_name, c.owner_id = u.id as is_owner
      from users u left join companies c on c.id = u.company_id and not u.is_admin
      where u.id = ${userId}`.execute(this.db.reads);
    if (!rows[0]) throw new NotFound();
    const { company_id, company_name, is_owner, ...me } = rows[0];
    return { ...me, user_companies: company_id === null ? [] : [{ company_id, company_name, is_owner }] };
  }

  async updateOwnSettings(userId: number, input: OwnSettingsInput): Promise<Me> {
    const { default_language } = input;
    if (default_language) {
      await this.db.acrossCompanies((unit) => unit.nativeUpdate(User, { id: userId }, { default_language }));
    }
    return this.getMe(userId);
  }

  /** Sets a password and ends all sessions of the user. */
  async setPassword(userId: number, password: string): Promise<void> {
    const password_hash = await hashPassword(password);
    await this.db.acrossCompanies(async (unit) => {
      const changed = await unit.nativeUpdate(User, { id: userId }, { password_hash });
      if (changed === 0) throw new NotFound();
      await this.sessions.endAllOf(unit, userId);
    });
    this.sessions.forget(userId);
  }

  /**
   * Lets one of a company's people work or not; sessions of one who may not end at once.
   * @returns false when the user is none of them, or became an administrator
   */
  async setActive(userId: number, companyId: number, isActive: boolean): Promise<boolean> {
    const isChanged = await this.db.acrossCompanies(async (unit) => {
      const colleague = { id: userId, company_id: companyId, is_admin: false };
      if ((await unit.nativeUpdate(User, colleague, { is_active: isActive })) === 0) return false;
      if (!isActive) await this.sessions.endAllOf(unit, userId);
      return true;
    });
    this.sessions.forget(userId);
    return isChanged;
  }

  /**
   * Makes a user one of a company's people, with the unit of work that it belongs to; `forgetSessionsOf` them after it.
   * @throws {Conflict} when the user has a company already, or is an administrator
   */
  async joinCompany(unit: Unit, userId: number, companyId: number): Promise<void> {
    // Locked: of two companies at once, one gets the user.
    const user = await unit.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw new NotFound();
    if (user.is_admin) throw new Conflict('administrator_without_company');
    if (user.company_id !== null) throw new Conflict('user_already_in_company');
    user.company_id = companyId;
    await this.sessions.announce(unit, userId);
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
    if (left > 0) await this.sessions.endAllOf(unit, userId);
    return left > 0;
  }

  /** The same for all of a company, but that their sessions go on. @returns ids of those who left */
  async releaseAllOf(unit: Unit, companyId: number): Promise<number[]> {
    const people = await unit.find(
      User,
      { company_id: companyId },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    await unit.nativeUpdate(User, { company_id: companyId }, { company_id: null, is_active: true });
    const ids = people.map(({ id }) => id);
    for (const id of ids) await this.sessions.announce(unit, id);
    return ids;
  }

  /** Has this process look at sessions anew, after the commit of what changed their users. */
  forgetSessionsOf(userIds: readonly number[]): void {
    for (const id of userIds) this.sessions.forget(id);
  }
}
