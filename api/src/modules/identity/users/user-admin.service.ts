import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../../platform/db/database.js';
import { lockForDeletion } from '../../../platform/db/database-lock.js';
import { sql } from '../../../platform/db/sql.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { Conflict, Forbidden, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { PasswordLinkAnswer } from '../accounts/account.dto.js';
import { requireStrong, type AccountService } from '../accounts/account.service.js';
import type { SessionService } from '../accounts/session.service.js';
import type { CompanyService } from '../companies/company.service.js';
import type { UserDto, UserPage, UserQuery, UserUpdate } from './user.dto.js';
import { User } from './user.entity.js';
import type { UserService } from './user.service.js';
import { findUserAcrossCompanies, listUsersAcrossCompanies } from './user.queries.js';

type Administrator = Pick<Principal, 'userId'>;

interface UserAdminServiceDeps {
  db: Database;
  sessions: SessionService;
  companies: CompanyService;
  users: UserService;
  accounts: AccountService;
}

/** All users of the installation, for administrators. */
export class UserAdminService {
  constructor(private readonly deps: UserAdminServiceDeps) {}

  listUsers(query: UserQuery): Promise<UserPage> {
    return listUsersAcrossCompanies(this.deps.db.lists, query);
  }

  async getUser(id: number): Promise<UserDto> {
    const user = await findUserAcrossCompanies(this.deps.db.reads, id);
    if (!user) throw new NotFound();
    return user;
  }

  /**
   * Changes what is given. Somebody else's account that gets another address is signed out, and its password counts as somebody else's.
   * @throws {Conflict} `cannot_demote_self`, `email_taken`, `owner_of_company` when a company's other people would be left
   * without an owner by a promotion, or `changed_meanwhile` when another version is stored than
   * the one that was edited
   */
  async updateUser(administrator: Administrator, id: number, input: UserUpdate): Promise<UserDto> {
    const { version, ...changes } = input;
    if (id === administrator.userId && changes.is_admin === false) throw new Conflict('cannot_demote_self');
    await this.deps.db.acrossCompanies(async (unit) => {
      if (changes.is_admin === true) await this.deps.companies.lockThoseOf(unit, id);
      const user = await this.lock(unit, administrator, id);
      if (version !== undefined && version !== user.version) throw new Conflict('changed_meanwhile');
      if (changes.is_admin === true && !user.is_admin) await this.deps.companies.requireNobodyLeft(unit, id);
      if (Object.keys(changes).length === 0) return;
      if (changes.email !== undefined) await this.deps.users.requireFreeAddress(unit, changes.email, id);
      const { email, is_admin } = user;
      unit.assign(user, { ...normalizeInput(changes), version: user.version + 1 }, { ignoreUndefined: true });
      const isMoved = emailKey(user.email) !== emailKey(email);
      const isOthers = isMoved && id !== administrator.userId;
      // The account may be another person's now, who proves by a link that they read the mailbox.
      if (isOthers) user.password_set_by_other = true;
      // Who becomes, or is no longer, an administrator works for somebody else from now on.
      if (isOthers || user.is_admin !== is_admin) await this.deps.sessions.endAllOf(unit, id);
      else await this.deps.sessions.announce(unit, id);
      await unit.flush();
      if (isMoved) await this.deps.accounts.noteMovedByAdministrator(unit, user, email, isOthers);
    });
    this.deps.sessions.forget(id);
    this.deps.accounts.kickMails();
    return this.getUser(id);
  }

  /**
   * Deletes a user. Records of their company stay; a company of their own goes with them when nothing would be lost.
   * @throws {Conflict} `cannot_delete_self`, or `owner_of_company` when it has orders or other people
   */
  async deleteUser(administrator: Administrator, id: number): Promise<void> {
    if (id === administrator.userId) throw new Conflict('cannot_delete_self');
    await this.deps.db.acrossCompanies(async (unit) => {
      await this.deps.companies.lockThoseOf(unit, id);
      await lockForDeletion(unit, 'users', sql`t.id in (${administrator.userId}, ${id})`);
      await this.lock(unit, administrator, id);
      await this.deps.companies.removeWithOwner(unit, id);
      await this.deps.sessions.endAllOf(unit, id);
      await this.deps.accounts.endLinks(unit, id);
      await unit.nativeDelete(User, { id });
    });
    this.deps.sessions.forget(id);
  }

  /**
   * Sets a user's password, which counts as somebody else's unless it is the administrator's own. All their sessions, links, passkeys
   * and known devices end; a second factor stays.
   * @throws {InvalidInput} when it is too weak
   */
  async setPassword(administrator: Administrator, id: number, password: string): Promise<void> {
    const { name, email, company_name } = await this.getUser(id);
    requireStrong('new_password', password, [name, email, company_name ?? '']);
    const password_hash = await this.deps.users.hashChosenPassword('new_password', password);
    const isOwn = id === administrator.userId;
    await this.deps.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, administrator, id);
      user.password_hash = password_hash;
      user.password_set_by_other = !isOwn;
      await this.deps.sessions.endAllOf(unit, id);
      await unit.flush();
      const ended = isOwn ? undefined : await this.deps.accounts.endOtherWaysIn(unit, id);
      const by = { actorId: administrator.userId, byAdministrator: !isOwn };
      await this.deps.accounts.tellOfPassword(unit, user, by, ended);
    });
    this.deps.sessions.forget(id);
    this.deps.accounts.kickMails();
  }

  /**
   * Ends all sessions of a user, and tells them by mail if there were any.
   * @throws {NotFound}
   */
  async endSessions(administrator: Administrator, id: number): Promise<void> {
    await this.deps.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, administrator, id);
      const ended = await this.deps.sessions.endAllOf(unit, id);
      if (ended > 0) await this.deps.accounts.tellOfEndedSessions(unit, user, ended);
    });
    this.deps.sessions.forget(id);
    this.deps.accounts.kickMails();
  }

  /** Mails a user a link by which they set a password that nobody else knows. */
  async mailPasswordLink(administrator: Administrator, id: number): Promise<PasswordLinkAnswer> {
    const { name } = await this.deps.users.getMe(administrator.userId);
    const answer = await this.deps.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, administrator, id);
      await this.deps.accounts.queuePasswordLink(unit, user, {
        id: administrator.userId,
        name,
        company: null,
      });
      return { user_id: user.id, email: user.email };
    });
    this.deps.accounts.kickMails();
    return answer;
  }

  /** Locks both, in a fixed sequence, so that of two administrators who depose each other one stays. */
  private async lock(unit: Unit, { userId }: Administrator, id: number): Promise<User> {
    const found = await unit.find(
      User,
      { id: { $in: [userId, id] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    if (!found.some((one) => one.id === userId && one.is_admin)) throw new Forbidden('administrator_only');
    const user = found.find((one) => one.id === id);
    if (!user) throw new NotFound();
    return user;
  }
}
