import type { FilterQuery } from '@mikro-orm/core';
import type { Database, Unit } from '../../db/database.js';
import { Conflict, NotFound } from '../../http/errors.js';
import type { Member, Principal } from '../../http/principal.js';
import type { Me } from '../auth/auth.dto.js';
import { escapeHtml, type MailService } from '../mail/mail.service.js';
import type { UserSearchService } from '../users/user-search.service.js';
import type { UserService } from '../users/user.service.js';
import type { CompanyInvitation, InvitationInput, InvitationList } from './company.dto.js';
import { findInvitationsFor } from './company.queries.js';
import { requireOwn } from './company.policy.js';
import { Invitation } from './invitation.entity.js';
import { invitationText } from './invitation-text.js';

/** Invitations: a company asks a user who has none, the user decides. */
export class InvitationService {
  constructor(
    private readonly db: Database,
    private readonly users: UserService,
    private readonly userSearch: UserSearchService,
    private readonly mails: MailService,
    /** Where people reach the product. */
    private readonly publicUrl: string,
  ) {}

  /**
   * Invites an existing user, and tells them by mail. Limited, since it tells whether an address has an account.
   * @throws {NotFound} `user_not_found`
   * @throws {Conflict} `user_already_in_company`, `user_already_invited`
   */
  async invite(member: Member, companyId: number, { email }: InvitationInput): Promise<CompanyInvitation> {
    requireOwn(member, companyId);
    const user = await this.userSearch.getByEmail(member, email);
    if (!user.is_available) throw new Conflict('user_already_in_company');
    const [inviter, invited] = await Promise.all([
      this.users.getMe(member.userId),
      this.users.getMe(user.id),
    ]);
    const { id, created_at } = await this.db.acrossCompanies(async (unit) => {
      const made = unit.create(Invitation, {
        company_id: companyId,
        user_id: user.id,
        invited_by: member.userId,
      });
      await unit.flush();
      await this.tell(unit, made, inviter, invited);
      return made;
    });
    this.mails.kick();
    return { id, user_id: user.id, name: user.name, email: user.email, created_at };
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
   * @throws {Conflict} `user_already_in_company` when they have a company meanwhile
   */
  async accept({ userId }: Principal, id: number): Promise<Me> {
    await this.db.acrossCompanies(async (unit) => {
      const invitation = await unit.findOne(Invitation, { id, user_id: userId });
      if (!invitation) throw new NotFound();
      // Locks the user: what happens to their invitations from here on waits.
      await this.users.joinCompany(unit, userId, invitation.company_id);
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

  /** Nothing in the mail is secret: who is invited answers when they have signed in. */
  private async tell(unit: Unit, invitation: Invitation, inviter: Me, invited: Me): Promise<void> {
    const { subject, paragraphs, link } = invitationText(inviter, invited.default_language);
    const address = `${this.publicUrl.replace(/\/$/, '')}/`;
    await this.mails.queueNotice(
      unit,
      { companyId: invitation.company_id, userId: inviter.id, type: 'company_invitation' },
      {
        cause: causeOf(invitation),
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

  private async delete(which: FilterQuery<Invitation>): Promise<void> {
    const wasOpen = await this.db.acrossCompanies((unit) => this.end(unit, which));
    if (!wasOpen) throw new NotFound();
  }

  /** Ends invitations; of one that is over, nobody is told any more. False when there were none. */
  private async end(unit: Unit, which: FilterQuery<Invitation>): Promise<boolean> {
    const open = await unit.find(Invitation, which);
    const ended = await unit.nativeDelete(Invitation, which);
    await this.mails.takeBack(unit, open.map(causeOf));
    return ended > 0;
  }
}

/** What the mail about an invitation is sent for. */
function causeOf({ id }: Invitation): string {
  return `company invitation ${id}`;
}
