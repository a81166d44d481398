import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../db/database.js';
import type { ListQuery } from '../../http/api-types.js';
import { Conflict, Forbidden, NotFound } from '../../http/errors.js';
import type { Principal } from '../../http/principal.js';
import { tidied } from '../../http/tidy.js';
import type { SessionService } from '../auth/session.service.js';
import type { CompanyService } from '../companies/company.service.js';
import type { UserDto, UserPage, UserUpdate } from './user.dto.js';
import { User } from './user.entity.js';
import { findUserAcrossCompanies, listUsersAcrossCompanies } from './user.queries.js';

type Administrator = Pick<Principal, 'userId'>;

/** All users of the installation, for administrators. */
export class UserAdminService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionService,
    private readonly companies: CompanyService,
  ) {}

  listUsers(query: ListQuery): Promise<UserPage> {
    return listUsersAcrossCompanies(this.db.reads, query);
  }

  async getUser(id: number): Promise<UserDto> {
    const user = await findUserAcrossCompanies(this.db.reads, id);
    if (!user) throw new NotFound();
    return user;
  }

  /**
   * Changes what is given.
   * @throws {Conflict} `cannot_demote_self`, `email_taken`, `owner_of_company` when a company's other people would be left
   * without an owner by a promotion, or `changed_meanwhile` when another version is stored than
   * the one that was edited
   */
  async updateUser(administrator: Administrator, id: number, input: UserUpdate): Promise<UserDto> {
    const { version, ...changes } = input;
    if (id === administrator.userId && changes.is_admin === false) throw new Conflict('cannot_demote_self');
    await this.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, administrator, id);
      if (version !== undefined && version !== user.version) throw new Conflict('changed_meanwhile');
      if (changes.is_admin === true && !user.is_admin) await this.companies.requireNobodyLeft(unit, id);
      if (Object.keys(changes).length === 0) return;
      unit.assign(user, { ...tidied(changes), version: user.version + 1 }, { ignoreUndefined: true });
      await this.sessions.announce(unit, id);
      await unit.flush();
    });
    this.sessions.forget(id);
    return this.getUser(id);
  }

  /**
   * Deletes a user. Records of their company stay; a company of their own goes with them when nothing would be lost.
   * @throws {Conflict} `cannot_delete_self`, or `owner_of_company` when it has orders or other people
   */
  async deleteUser(administrator: Administrator, id: number): Promise<void> {
    if (id === administrator.userId) throw new Conflict('cannot_delete_self');
    await this.db.acrossCompanies(async (unit) => {
      await this.lock(unit, administrator, id);
      await this.companies.removeWithOwner(unit, id);
      await this.sessions.endAllOf(unit, id);
      await unit.nativeDelete(User, { id });
    });
    this.sessions.forget(id);
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
