import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { JoinInput } from '../accounts/account.dto.js';
import type { AccountLinkService, FoundAccountLink } from '../accounts/account-links.service.js';
import { noteRegistered, requireStrong, type AccountService } from '../accounts/account.service.js';
import type { Me } from '../accounts/auth.dto.js';
import { actAs } from '../audit/audit.service.js';
import type { User, UserService } from '../users/user.service.js';
import type { InvitationList } from './company.dto.js';
import { findInvitationsFor } from './company.queries.js';
import { Invitation } from './invitation.entity.js';
import { lockCompanyOf, type InvitationMailService } from './invitation-mail.service.js';

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
  async listInvitations({ userId }: Principal): Promise<InvitationList> {
    const items = await findInvitationsFor(this.deps.db.reads, userId);
    return { items, total: items.length };
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
