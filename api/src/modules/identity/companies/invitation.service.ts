import { LockMode } from '@mikro-orm/core';
import type { Database } from '../../../platform/db/database.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { linkMinutes } from '../accounts/account-links.service.js';
import type { AccountService } from '../accounts/account.service.js';
import type { FoundUser } from '../users/user.dto.js';
import type { UserSearchService } from '../users/user-search.service.js';
import type { UserService } from '../users/user.service.js';
import type { CompanyInvitation, InvitationInput } from './company.dto.js';
import { findInvitationsOf } from './company.queries.js';
import { requireOwn } from './company.policy.js';
import { Invitation } from './invitation.entity.js';
import { lockCompanyOf, type InvitationMailService } from './invitation-mail.service.js';

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
