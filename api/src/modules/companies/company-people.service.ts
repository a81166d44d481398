import type { Database } from '../../db/database.js';
import { Conflict, NotFound } from '../../http/errors.js';
import type { Member } from '../../http/principal.js';
import type { RateLimits } from '../../http/rate-limits.js';
import type { UserService } from '../users/user.service.js';
import type {
  CompanyUserDto,
  CompanyUserInput,
  CompanyUserList,
  CompanyUserWithRole,
  CompanyUserWithRoleList,
} from './company.dto.js';
import { requireOwn } from './company.policy.js';
import { findInvitationsOf, findPeople } from './company.queries.js';

/** The people of a company. */
export class CompanyPeopleService {
  constructor(
    private readonly db: Database,
    private readonly users: UserService,
    private readonly limits: RateLimits,
  ) {}

  async listUsers(member: Member, companyId: number): Promise<CompanyUserList> {
    requireOwn(member, companyId);
    const people = await findPeople(this.db.reads, companyId);
    return { items: people.map(withoutRole), total: people.length };
  }

  /** The same with what each is in the company, and who has been invited to it. */
  async listUsersWithRoles(member: Member, companyId: number): Promise<CompanyUserWithRoleList> {
    requireOwn(member, companyId);
    const [items, invitations] = await Promise.all([
      findPeople(this.db.reads, companyId),
      findInvitationsOf(this.db.reads, companyId),
    ]);
    return { items, total: items.length, invitations };
  }

  /** @throws {Conflict} `email_taken` */
  async registerUser(member: Member, companyId: number, input: CompanyUserInput): Promise<CompanyUserDto> {
    requireOwn(member, companyId);
    await this.limits.consume('register-colleague', String(member.userId));
    const password_hash = await this.users.hashPassword(input.password);
    const user = await this.db.acrossCompanies((unit) =>
      this.users.createUser(unit, { ...input, password_hash, company_id: companyId }),
    );
    return { id: user.id, name: user.name, email: user.email, is_owner: false, is_active: true };
  }

  /** @throws {Conflict} `owner_stays_active` */
  async setActive(
    member: Member,
    companyId: number,
    userId: number,
    isActive: boolean,
  ): Promise<CompanyUserDto> {
    const user = await this.getPerson(member, companyId, userId);
    if (user.is_owner && !isActive) throw new Conflict('owner_stays_active');
    if (!(await this.users.setActive(userId, companyId, isActive))) throw new NotFound();
    return { ...withoutRole(user), is_active: isActive };
  }

  /**
   * Makes a collaborator a user without a company; their sessions end, what they made stays.
   * @throws {Conflict} `owner_cannot_be_removed`: the owner, who is also the only one who removes
   */
  async removeUser(member: Member, companyId: number, userId: number): Promise<void> {
    const user = await this.getPerson(member, companyId, userId);
    if (user.is_owner || userId === member.userId) throw new Conflict('owner_cannot_be_removed');
    const isGone = await this.db.acrossCompanies((unit) => this.users.leaveCompany(unit, userId, companyId));
    if (!isGone) throw new NotFound();
    this.users.forgetSessionsOf([userId]);
  }

  private async getPerson(member: Member, companyId: number, userId: number): Promise<CompanyUserWithRole> {
    requireOwn(member, companyId);
    const user = (await findPeople(this.db.reads, companyId)).find(({ id }) => id === userId);
    if (!user) throw new NotFound();
    return user;
  }
}

function withoutRole({ id, name, email, is_owner, is_active }: CompanyUserWithRole): CompanyUserDto {
  return { id, name, email, is_owner, is_active };
}
