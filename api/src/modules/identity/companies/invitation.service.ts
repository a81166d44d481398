import type { PageQuery } from '../../../platform/http/api-types.js';
import { shortList } from '../../../platform/http/pages.js';
import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../../platform/db/database.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { MailLanguage, UiLanguage } from '../../../kernel/text/language.js';
import { Conflict, NotFound, BadRequest, InvalidInput } from '../../../platform/http/errors.js';
import type { Member, Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import {
  linkMinutes,
  type AccountLinkService,
  type FoundAccountLink,
} from '../accounts/account-links.service.js';
import { type AccountService, noteRegistered, requireStrong } from '../accounts/account.service.js';
import type { FoundUser } from '../users/user.dto.js';
import type { UserService, User, UserSearchService } from '../users/user.service.js';
import type { CompanyInvitation, InvitationInput, InvitationList } from './company.dto.js';
import { findInvitationsOf, findInvitationsFor } from './company.queries.js';
import { requireOwn } from './company.policy.js';
import { Invitation } from './invitation.entity.js';
import { lockCompanyOf, type InvitationMailService } from './invitation-mail.service.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { JoinInput } from '../accounts/account.dto.js';
import type { Me } from '../accounts/auth.dto.js';
import { actAs } from '../audit/audit.service.js';

interface InvitationServiceDeps {
  db: Database;
  users: UserService;
  userSearch: UserSearchService;
  accounts: AccountService;
  mails: InvitationMailService;
  limits: RateLimits;
}

/** Invitations as companies make them, to people who have no company. */
export class InvitationService {
  constructor(private readonly deps: InvitationServiceDeps) {}

  /**
   * Invites a user, and tells them by mail. Limited, since it tells whether an address has an account. Where people register by
   * invitation alone, somebody without an account is invited too: by a link with which they make one.
   * @param language of the mail to somebody whose own is not known
   * @throws {NotFound} `user_not_found`
   * @throws {Conflict} `user_already_in_company`, `user_already_invited`
   * @throws {TooManyRequests} when it is one stranger too many
   */
  async invite(
    member: Member,
    companyId: number,
    { email }: InvitationInput,
    language: MailLanguage,
  ): Promise<CompanyInvitation> {
    requireOwn(member, companyId);
    const user = await this.findInvited(member, email);
    if (user && !user.is_available) throw new Conflict('user_already_in_company');
    const [inviter, invited] = await Promise.all([
      this.deps.users.getMe(member.userId),
      user ? this.deps.users.getMe(user.id) : null,
    ]);
    const { id } = await this.deps.db.acrossCompanies(async (unit) => {
      await this.deps.mails.countStranger(unit, companyId, email);
      const made = unit.create(Invitation, {
        company_id: companyId,
        user_id: user?.id ?? null,
        email: user ? null : email.trim(),
        invited_by: member.userId,
      });
      await unit.flush();
      await this.deps.mails.send(
        unit,
        made,
        inviter,
        invited ?? { name: null, email: email.trim(), language },
      );
      return made;
    });
    this.deps.mails.scheduleDelivery();
    return this.get(companyId, id);
  }

  /**
   * Mails an invitation again, in the name of who asks for it. The link of the mail before it ends.
   * @param language of the mail to somebody whose own is not known
   * @throws {NotFound} when it is over, or another company's
   * @throws {TooManyRequests} when they were mailed too often, or it is one stranger too many
   */
  async resend(
    member: Member,
    companyId: number,
    id: number,
    language: MailLanguage,
  ): Promise<CompanyInvitation> {
    requireOwn(member, companyId);
    const { email, user_id } = await this.get(companyId, id);
    await this.deps.limits.consume('resend-invitation', `${companyId} ${emailKey(email)}`);
    const [inviter, invited] = await Promise.all([
      this.deps.users.getMe(member.userId),
      user_id === null ? null : this.deps.users.getMe(user_id),
    ]);
    await this.deps.db.acrossCompanies(async (unit) => {
      await this.deps.mails.countStranger(unit, companyId, email);
      await lockCompanyOf(unit, id);
      const open = await unit.findOne(
        Invitation,
        { id, company_id: companyId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!open) throw new NotFound();
      await this.deps.mails.send(unit, open, inviter, invited ?? { name: null, email, language });
    });
    this.deps.mails.scheduleDelivery();
    return this.get(companyId, id);
  }

  /** Takes an invitation back, and the mail that tells of it where that waits still. */
  async withdraw(member: Member, companyId: number, id: number): Promise<void> {
    requireOwn(member, companyId);
    const wasOpen = await this.deps.db.acrossCompanies((unit) =>
      this.deps.mails.end(unit, { id, company_id: companyId }),
    );
    if (!wasOpen) throw new NotFound();
  }

  /** @throws {NotFound} */
  private async get(companyId: number, id: number): Promise<CompanyInvitation> {
    const open = await findInvitationsOf(this.deps.db.reads, companyId, linkMinutes.join);
    const found = open.find((one) => one.id === id);
    if (!found) throw new NotFound();
    return found;
  }

  /** The user to invite; null for an address without one, where it may be invited. */
  private async findInvited(member: Member, email: string): Promise<FoundUser | null> {
    try {
      return await this.deps.userSearch.getByEmail(member, email);
    } catch (error) {
      const takesStrangers = this.deps.accounts.getRegistrationRule().registration === 'invited';
      if (takesStrangers && error instanceof NotFound) return null;
      throw error;
    }
  }
}

interface InvitationAnswerServiceDeps {
  db: Database;
  users: UserService;
  links: AccountLinkService;
  accounts: AccountService;
  mails: InvitationMailService;
}

/** Invitations in the hands of those who are invited: they join, or decline. */
export class InvitationAnswerService {
  constructor(private readonly deps: InvitationAnswerServiceDeps) {}

  /**
   * Makes whoever has the link of an invitation's mail a collaborator of the company, with a password that they set themselves.
   * @throws {BadRequest} `invalid_link`, `link_expired`
   * @throws {InvalidInput} when the password is too weak, or a name is needed
   * @throws {Conflict} `user_already_in_company`, `administrator_without_company`
   */
  async join(
    { token, password, name }: JoinInput,
    { address, language }: { address: string; language: UiLanguage },
  ): Promise<void> {
    const link = await this.deps.links.find(token, ['join'], address);
    const { name: known, company_name } = await this.deps.links.describe(link);
    if (known === null && name === undefined) {
      throw new InvalidInput([{ field: 'name', code: 'required' }]);
    }
    requireStrong('password', password, [known ?? name ?? '', link.email, company_name ?? '']);
    const password_hash = await this.deps.users.hashChosenPassword('password', password);
    const userId = await this.deps.db.acrossCompanies(async (unit) => {
      await lockCompanyOf(unit, link.invitation_id ?? 0);
      await this.deps.links.take(unit, link);
      const open = await unit.findOne(
        Invitation,
        { id: link.invitation_id ?? 0 },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!open) throw new BadRequest('invalid_link');
      const user = await this.ownerOfAddress(unit, link, {
        name: name ?? known ?? link.email,
        password_hash,
        default_language: language,
      });
      await this.deps.users.joinCompany(unit, user.id, open.company_id, null);
      await this.deps.mails.end(unit, {
        $or: [{ user_id: user.id }, { email: link.email }, { id: open.id }],
      });
      return user.id;
    });
    this.deps.users.forgetSessionsOf([userId]);
    this.deps.mails.scheduleDelivery();
  }

  /** What the user has been invited to. */
  async listInvitations(
    { userId }: Principal,
    query: PageQuery,
    language: UiLanguage,
  ): Promise<InvitationList> {
    const items = await findInvitationsFor(this.deps.db.reads, userId);
    return shortList(items, query, ['id', 'company_name', 'created_at'], language);
  }

  /**
   * Makes the user a collaborator of the company that invited; their other invitations are over.
   * @throws {Conflict} `user_already_in_company` when they have a company meanwhile; `own_password_needed` when somebody else set
   * their password, or their address is not confirmed: they join by the link in the invitation's mail
   */
  async accept({ userId, sessionId }: Principal, id: number): Promise<Me> {
    await this.deps.db.acrossCompanies(async (unit) => {
      const invitation = await unit.findOne(Invitation, { id, user_id: userId });
      if (!invitation) throw new NotFound();
      // Locks the user: what happens to their invitations from here on waits.
      await this.deps.users.joinCompany(unit, userId, invitation.company_id, sessionId);
      const isStillOpen = await this.deps.mails.end(unit, { id, user_id: userId });
      if (!isStillOpen) throw new NotFound();
      await this.deps.mails.end(unit, { user_id: userId });
    });
    this.deps.users.forgetSessionsOf([userId]);
    return this.deps.users.getMe(userId);
  }

  async decline({ userId }: Principal, id: number): Promise<void> {
    const wasOpen = await this.deps.db.acrossCompanies((unit) =>
      this.deps.mails.end(unit, { id, user_id: userId }),
    );
    if (!wasOpen) throw new NotFound();
  }

  /** The account of an address that a link proved to be somebody's: theirs, or a new one. */
  private async ownerOfAddress(
    unit: Unit,
    { user_id, email }: FoundAccountLink,
    person: Pick<User, 'name' | 'password_hash'> & { default_language: UiLanguage },
  ): Promise<User> {
    const [found] = await unit.execute<{ id: number }[]>(
      'select id from users where id = ? or (?::int is null and lower(email) = lower(?))',
      [user_id, user_id, email],
    );
    if (!found) {
      const made = await this.deps.users.createUser(unit, { ...person, email });
      await actAs(connectionOf(unit), made.id);
      await noteRegistered(unit, made, made.id);
      return made;
    }
    const user = await this.deps.users.lock(unit, found.id);
    // The mail went to the address that the user had then.
    if (!user?.is_active || emailKey(user.email) !== emailKey(email)) throw new BadRequest('invalid_link');
    await this.deps.accounts.takeIntoOwnHands(unit, user, person.password_hash);
    return user;
  }
}
