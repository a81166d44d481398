import type { UiLanguage } from '../../../kernel/text/language.js';
import type { PageQuery } from '../../../platform/http/api-types.js';
import { shortList } from '../../../platform/http/pages.js';
import { randomUUID } from 'node:crypto';
import { whenUndone, type Database, type Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { writeAudit } from '../audit/audit.service.js';
import type { PasswordLinkAnswer } from '../accounts/account.dto.js';
import { linkMinutes } from '../accounts/account-links.service.js';
import { noteRegistered, requireStrong, type AccountService } from '../accounts/account.service.js';
import type { StrangerLimits } from '../accounts/stranger-limits.service.js';
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

interface CompanyPeopleServiceDeps {
  db: Database;
  users: UserService;
  limits: RateLimits;
  strangers: StrangerLimits;
  accounts: AccountService;
}

/** The people of a company. */
export class CompanyPeopleService {
  constructor(private readonly deps: CompanyPeopleServiceDeps) {}

  async listUsers(
    member: Member,
    companyId: number,
    query: PageQuery,
    language: UiLanguage,
  ): Promise<CompanyUserList> {
    requireOwn(member, companyId);
    const people = await findPeople(this.deps.db.reads, companyId);
    return shortList(people.map(withoutRole), query, ['id', 'name', 'email'], language);
  }

  /** The same with what each is in the company, and who has been invited to it. */
  async listUsersWithRoles(
    member: Member,
    companyId: number,
    query: PageQuery,
    language: UiLanguage,
  ): Promise<CompanyUserWithRoleList> {
    requireOwn(member, companyId);
    const [items, invitations] = await Promise.all([
      findPeople(this.deps.db.reads, companyId),
      findInvitationsOf(this.deps.db.reads, companyId, linkMinutes.join),
    ]);
    // A collaborator need not know whose account is guarded least.
    const shown = member.isOwner ? items : items.map((one) => ({ ...one, has_second_factor: null }));
    return { ...shortList(shown, query, ['id', 'name', 'email', 'last_login'], language), invitations };
  }

  /**
   * Makes a collaborator: with a password that the owner chose, which counts as the owner's until the person sets their own, or with a
   * mail by which they set it.
   * @throws {Conflict} `email_taken`
   * @throws {InvalidInput} when the password is too weak
   * @throws {TooManyRequests} when the mail goes to one stranger too many
   */
  async registerUser(member: Member, companyId: number, input: CompanyUserInput): Promise<CompanyUserDto> {
    requireOwn(member, companyId);
    await this.deps.limits.consume('register-colleague', String(member.userId));
    const { password = null, ...person } = input;
    const owner = await this.deps.users.getMe(member.userId);
    const company = { id: companyId, name: owner.user_companies[0]?.company_name ?? '' };
    if (password !== null) requireStrong('password', password, [input.name, input.email, company.name]);
    const password_hash =
      password === null
        ? await this.deps.users.hashPassword(randomUUID())
        : await this.deps.users.hashChosenPassword('password', password);
    const user = await this.deps.db.acrossCompanies(async (unit) => {
      if (password === null) await this.countStranger(unit, companyId, input.email);
      const made = await this.deps.users.createUser(unit, {
        ...person,
        password_hash,
        company_id: companyId,
        is_confirmed: !this.deps.accounts.getRegistrationRule().confirm,
        // Without one, what stands in its place is nobody's: the person has none of their own either way.
        password_set_by_other: true,
      });
      if (password === null)
        await this.deps.accounts.queuePasswordLink(unit, made, { id: owner.id, name: owner.name, company });
      await noteRegistered(unit, made, member.userId, password === null);
      return made;
    });
    this.deps.accounts.kickMails();
    return { id: user.id, name: user.name, email: user.email, is_owner: false, is_active: true };
  }

  /**
   * Mails a collaborator who has no password of their own the link by which they set one; the link before it ends.
   * @throws {NotFound} when they are none of the company
   * @throws {Conflict} `password_is_own`
   * @throws {TooManyRequests} when they were mailed too often, or the mail goes to one stranger too many
   */
  async mailPasswordLink(member: Member, companyId: number, userId: number): Promise<PasswordLinkAnswer> {
    const { email, state } = await this.getPerson(member, companyId, userId);
    if (state !== 'waiting') throw new Conflict('password_is_own');
    await this.deps.limits.consume('resend-invitation', `${companyId} ${emailKey(email)}`);
    const owner = await this.deps.users.getMe(member.userId);
    const company = { id: companyId, name: owner.user_companies[0]?.company_name ?? '' };
    await this.deps.db.acrossCompanies(async (unit) => {
      await this.countStranger(unit, companyId, email);
      const user = await this.deps.users.lock(unit, userId);
      if (user?.company_id !== companyId || user.is_admin) throw new NotFound();
      if (!user.is_active || !user.password_set_by_other) throw new Conflict('password_is_own');
      await this.deps.accounts.queuePasswordLink(unit, user, { id: owner.id, name: owner.name, company });
    });
    this.deps.accounts.kickMails();
    return { user_id: userId, email };
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
    if (!(await this.deps.users.setActive(userId, companyId, isActive))) throw new NotFound();
    return { ...withoutRole(user), is_active: isActive };
  }

  /**
   * Makes a collaborator a user without a company; their sessions end, what they made stays. Who has not set a password yet does not do
   * so by this company's mail any more: its link ends, and where it waits still it never leaves.
   * @throws {Conflict} `owner_cannot_be_removed`: the owner, who is also the only one who removes
   */
  async removeUser(member: Member, companyId: number, userId: number): Promise<void> {
    const user = await this.getPerson(member, companyId, userId);
    if (user.is_owner || userId === member.userId) throw new Conflict('owner_cannot_be_removed');
    const isGone = await this.deps.db.acrossCompanies(async (unit) => {
      const hasLeft = await this.deps.users.leaveCompany(unit, userId, companyId);
      if (!hasLeft) return false;
      await this.deps.accounts.endLinks(unit, userId, ['set_password']);
      // They were mailed a link and have never signed in: an invitation is withdrawn, and nobody leaves.
      if (user.link_expires_at !== null && user.last_login === null) {
        await writeAudit(connectionOf(unit), {
          action: 'user.invitation_withdrawn',
          record: 'user',
          recordId: userId,
          companyId,
          before: { name: user.name, email: user.email },
        });
      }
      return true;
    });
    if (!isGone) throw new NotFound();
    this.deps.users.forgetSessionsOf([userId]);
  }

  /** Counts whom a mail is written to in the unit of work; given back when that is rolled back. */
  private async countStranger(unit: Unit, companyId: number, email: string): Promise<void> {
    whenUndone(unit, await this.deps.strangers.consume(connectionOf(unit), companyId, [email], false));
  }

  private async getPerson(member: Member, companyId: number, userId: number): Promise<CompanyUserWithRole> {
    requireOwn(member, companyId);
    const user = (await findPeople(this.deps.db.reads, companyId)).find(({ id }) => id === userId);
    if (!user) throw new NotFound();
    return user;
  }
}

function withoutRole({ id, name, email, is_owner, is_active }: CompanyUserWithRole): CompanyUserDto {
  return { id, name, email, is_owner, is_active };
}
