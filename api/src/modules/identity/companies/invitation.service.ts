import { LockMode, type FilterQuery } from '@mikro-orm/core';
import { whenUndone, type Database, type Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { MailLanguage, UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest, Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member, Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { JoinInput } from '../accounts/account.dto.js';
import {
  linkMinutes,
  type AccountLinkService,
  type FoundAccountLink,
} from '../accounts/account-links.service.js';
import {
  boundedName,
  type AccountMailReader,
  type AccountMailService,
} from '../accounts/account-mails.service.js';
import { noteRegistered, readerOf, requireStrong, type AccountService } from '../accounts/account.service.js';
import type { Me } from '../accounts/auth.dto.js';
import { actAs } from '../audit/audit.service.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { AccountOutbox } from '../accounts/account-outbox.js';
import type { StrangerLimits } from '../accounts/stranger-limits.service.js';
import type { FoundUser } from '../users/user.dto.js';
import type { UserSearchService } from '../users/user-search.service.js';
import type { User, UserService } from '../users/user.service.js';
import type { CompanyInvitation, InvitationInput, InvitationList } from './company.dto.js';
import { findInvitationsFor, findInvitationsOf } from './company.queries.js';
import { requireOwn } from './company.policy.js';
import { Invitation } from './invitation.entity.js';
import { invitationText } from './invitation-text.js';

/** Invitations: a company asks somebody who has none, who decides. */
export class InvitationService {
  constructor(
    private readonly db: Database,
    private readonly users: UserService,
    private readonly userSearch: UserSearchService,
    private readonly mails: AccountOutbox,
    private readonly accountMails: AccountMailService,
    private readonly links: AccountLinkService,
    private readonly accounts: AccountService,
    private readonly limits: RateLimits,
    private readonly strangers: StrangerLimits,
    /** Where people reach the product. */
    private readonly publicUrl: string,
  ) {}

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
      this.users.getMe(member.userId),
      user ? this.users.getMe(user.id) : null,
    ]);
    const { id } = await this.db.acrossCompanies(async (unit) => {
      whenUndone(unit, await this.strangers.consume(connectionOf(unit), companyId, [email], false));
      const made = unit.create(Invitation, {
        company_id: companyId,
        user_id: user?.id ?? null,
        email: user ? null : email.trim(),
        invited_by: member.userId,
      });
      await unit.flush();
      await this.mail(unit, made, inviter, invited ?? { name: null, email: email.trim(), language });
      return made;
    });
    this.mails.scheduleDelivery();
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
    await this.limits.consume('resend-invitation', `${companyId} ${emailKey(email)}`);
    const [inviter, invited] = await Promise.all([
      this.users.getMe(member.userId),
      user_id === null ? null : this.users.getMe(user_id),
    ]);
    await this.db.acrossCompanies(async (unit) => {
      whenUndone(unit, await this.strangers.consume(connectionOf(unit), companyId, [email], false));
      await this.lockCompanyOf(unit, id);
      const open = await unit.findOne(
        Invitation,
        { id, company_id: companyId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!open) throw new NotFound();
      await this.mail(unit, open, inviter, invited ?? { name: null, email, language });
    });
    this.mails.scheduleDelivery();
    return this.get(companyId, id);
  }

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
    await this.limits.consume('account-link', address);
    const link = await this.links.find(token, ['join']);
    const { name: known, company_name } = await this.accounts.describe(link);
    if (known === null && name === undefined) {
      throw new InvalidInput([{ field: 'name', code: 'required' }]);
    }
    requireStrong('password', password, [known ?? name ?? '', link.email, company_name ?? '']);
    const password_hash = await this.users.hashChosenPassword('password', password);
    const userId = await this.db.acrossCompanies(async (unit) => {
      await this.lockCompanyOf(unit, link.invitation_id ?? 0);
      await this.links.take(unit, link);
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
      await this.users.joinCompany(unit, user.id, open.company_id, null);
      await this.end(unit, { $or: [{ user_id: user.id }, { email: link.email }, { id: open.id }] });
      return user.id;
    });
    this.users.forgetSessionsOf([userId]);
    this.mails.scheduleDelivery();
  }

  /** Takes an invitation back, and the mail that tells of it where that waits still. */
  async withdraw(member: Member, companyId: number, id: number): Promise<void> {
    requireOwn(member, companyId);
    await this.delete({ id, company_id: companyId });
  }

  /** What the user has been invited to. */
  async listInvitations({ userId }: Principal): Promise<InvitationList> {
    const items = await findInvitationsFor(this.db.reads, userId);
    return { items, total: items.length };
  }

  /**
   * Makes the user a collaborator of the company that invited; their other invitations are over.
   * @throws {Conflict} `user_already_in_company` when they have a company meanwhile; `own_password_needed` when somebody else set
   * their password, or their address is not confirmed: they join by the link in the invitation's mail
   */
  async accept({ userId, sessionId }: Principal, id: number): Promise<Me> {
    await this.db.acrossCompanies(async (unit) => {
      const invitation = await unit.findOne(Invitation, { id, user_id: userId });
      if (!invitation) throw new NotFound();
      // Locks the user: what happens to their invitations from here on waits.
      await this.users.joinCompany(unit, userId, invitation.company_id, sessionId);
      const isStillOpen = await this.end(unit, { id, user_id: userId });
      if (!isStillOpen) throw new NotFound();
      await this.end(unit, { user_id: userId });
    });
    this.users.forgetSessionsOf([userId]);
    return this.users.getMe(userId);
  }

  async decline({ userId }: Principal, id: number): Promise<void> {
    await this.delete({ id, user_id: userId });
  }

  /** Tells somebody of their invitation: an account that is surely theirs they sign in to, everybody else needs a link. */
  private async mail(
    unit: Unit,
    invitation: Invitation,
    inviter: Me,
    reader: AccountMailReader | Me,
  ): Promise<void> {
    const isTheirs = 'id' in reader && reader.email_confirmed && !reader.password_set_by_other;
    if (isTheirs) await this.tell(unit, invitation, inviter, reader);
    else await this.mailLink(unit, invitation, inviter, reader);
  }

  /** Waits for whoever deletes the company, whose invitations go with it. Others go on working with the company meanwhile. */
  private async lockCompanyOf(unit: Unit, id: number): Promise<void> {
    await unit.execute(
      'select from companies where id = (select company_id from company_invitations where id = ?) for key share',
      [id],
    );
  }

  /** @throws {NotFound} */
  private async get(companyId: number, id: number): Promise<CompanyInvitation> {
    const open = await findInvitationsOf(this.db.reads, companyId, linkMinutes.join);
    const found = open.find((one) => one.id === id);
    if (!found) throw new NotFound();
    return found;
  }

  /** Nothing in the mail is secret: who is invited answers when they have signed in. */
  private async tell(unit: Unit, invitation: Invitation, inviter: Me, invited: Me): Promise<void> {
    const { subject, paragraphs, link } = invitationText(
      { name: boundedName(inviter.name), email: inviter.email },
      invited.default_language,
    );
    const address = `${this.publicUrl.replace(/\/$/, '')}/`;
    await this.mails.replace(unit, causeOfInvitation(invitation));
    await this.mails.queueNotice(
      unit,
      { companyId: invitation.company_id, userId: inviter.id, type: 'company_invitation' },
      {
        cause: causeOfInvitation(invitation),
        language: invited.default_language,
        recipient: { name: invited.name, email: invited.email },
        replyTo: inviter.email,
        subject,
        body: [
          ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
          `<p><a href="${escapeHtml(address)}">${escapeHtml(link)}</a></p>`,
        ].join(''),
      },
    );
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
      const made = await this.users.createUser(unit, { ...person, email });
      await actAs(connectionOf(unit), made.id);
      await noteRegistered(unit, made, made.id);
      return made;
    }
    const user = await this.users.lock(unit, found.id);
    // The mail went to the address that the user had then.
    if (!user?.is_active || emailKey(user.email) !== emailKey(email)) throw new BadRequest('invalid_link');
    await this.accounts.takeIntoOwnHands(unit, user, person.password_hash);
    return user;
  }

  /** The user to invite; null for an address without one, where it may be invited. */
  private async findInvited(member: Member, email: string): Promise<FoundUser | null> {
    try {
      return await this.userSearch.getByEmail(member, email);
    } catch (error) {
      const takesStrangers = this.accounts.getRegistrationRule().registration === 'invited';
      if (takesStrangers && error instanceof NotFound) return null;
      throw error;
    }
  }

  /** The link is the reader's alone: the mail is the product's, and does not stand among the company's messages. */
  private async mailLink(
    unit: Unit,
    invitation: Invitation,
    inviter: Me,
    reader: AccountMailReader | Me,
  ): Promise<void> {
    const isUser = 'id' in reader;
    const mailed = await this.links.make(unit, {
      purpose: 'join',
      email: reader.email,
      invitation: { id: invitation.id, cause: causeOfInvitation(invitation) },
      ...(isUser ? { userId: reader.id } : {}),
    });
    const facts = {
      by: `${boundedName(inviter.name)} (${inviter.email})`,
      company: boundedName(inviter.user_companies[0]?.company_name ?? ''),
      days: linkMinutes.join / 1440,
    };
    await this.accountMails.queue(
      unit,
      isUser ? 'join_company' : 'join_as_new',
      isUser ? readerOf(reader) : reader,
      facts,
      mailed,
      invitation.company_id,
    );
  }

  private async delete(which: FilterQuery<Invitation>): Promise<void> {
    const wasOpen = await this.db.acrossCompanies((unit) => this.end(unit, which));
    if (!wasOpen) throw new NotFound();
  }

  /** Ends invitations; of one that is over, nobody is told any more. False when there were none. */
  private async end(unit: Unit, which: FilterQuery<Invitation>): Promise<boolean> {
    const open = await unit.find(Invitation, which);
    const ended = await unit.nativeDelete(Invitation, which);
    await this.mails.takeBack(unit, open.map(causeOfInvitation));
    return ended > 0;
  }
}

/** What the mail about an invitation is sent for. */
export function causeOfInvitation({ id }: Pick<Invitation, 'id'>): string {
  return `company invitation ${id}`;
}
