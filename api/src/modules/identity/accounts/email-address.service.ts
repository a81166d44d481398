import type { Database } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { BadRequest, Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { actAs } from '../audit/audit.service.js';
import type { User, UserService } from '../users/user.service.js';
import type { AccountLinkService } from './account-links.service.js';
import type { ChangeEmailInput, ConfirmEmailInput, EmailChangeStatus } from './account.dto.js';
import { findEmailChange, getUserOfLink } from './account.queries.js';
import { lockAccount, wrongPassword, type AccountService } from './account.service.js';
import type { IdentityProof } from './identity-proof.service.js';

interface EmailAddressServiceDeps {
  db: Database;
  users: UserService;
  links: AccountLinkService;
  proof: IdentityProof;
  limits: RateLimits;
  accounts: AccountService;
}

/** The addresses of accounts: confirmed by a link, and changed by the people whose they are. */
export class EmailAddressService {
  constructor(private readonly deps: EmailAddressServiceDeps) {}

  /**
   * Mails a link to a new address, and a notice to the present one, which counts until the link is opened.
   * @throws {InvalidInput} when the password is wrong, or it is the present address
   * @throws {Conflict} `own_password_needed` when somebody else set the password: they could move the account to a mailbox of theirs, and
   * pass for its person there
   */
  async changeEmail({ userId }: Principal, { password, new_email }: ChangeEmailInput): Promise<void> {
    const { email } = await this.deps.proof.requirePassword(userId, password);
    const newEmail = new_email.trim();
    if (emailKey(newEmail) === emailKey(email)) {
      throw new InvalidInput([{ field: 'new_email', code: 'same_email' }]);
    }
    await this.deps.limits.consume('change-email', String(userId));
    await this.deps.db.acrossCompanies(async (unit) => {
      const user = await lockAccount(this.deps.users, unit, userId);
      requireOwnPassword(user);
      await this.deps.accounts.requestEmailChange(unit, user, newEmail);
    });
    this.deps.accounts.kickMails();
  }

  /** The new address of a user that waits for its link to be opened; one whose link has ended waits until that is cleaned up. */
  async getEmailChange({ userId }: Principal): Promise<EmailChangeStatus> {
    return { pending: await findEmailChange(this.deps.db.reads, userId) };
  }

  /**
   * Mails the link to the new address that waits once more. The request was made with the password, and the address stays the same.
   * @throws {NotFound} when none waits
   * @throws {Conflict} `own_password_needed` as with `changeEmail`
   */
  async resendEmailChange({ userId }: Principal): Promise<void> {
    await this.deps.limits.consume('change-email', String(userId));
    await this.deps.db.acrossCompanies(async (unit) => {
      const user = await lockAccount(this.deps.users, unit, userId);
      requireOwnPassword(user);
      const pending = await findEmailChange(connectionOf(unit), userId);
      if (!pending) throw new NotFound();
      await this.deps.accounts.queueEmailChange(unit, user, pending.new_email);
    });
    this.deps.accounts.kickMails();
  }

  /** Ends the link to the new address that waits, if one does. */
  async cancelEmailChange({ userId }: Principal): Promise<void> {
    await this.deps.db.acrossCompanies(async (unit) => {
      const user = await lockAccount(this.deps.users, unit, userId);
      const pending = await findEmailChange(connectionOf(unit), userId);
      if (!pending) return;
      await this.deps.accounts.cancelEmailChange(unit, user, pending.new_email);
    });
  }

  /**
   * Confirms the address that a link was mailed to: of a new account, or a new one of an account.
   *
   * Who presses the button reads the mailbox, but need not have made the account: somebody else may have entered their address. A session
   * of the account or its password shows that it is theirs. With neither, the password counts as somebody else's. Sessions go on: ending
   * them keeps nobody out who knows the password, and would throw out whoever opens their mail on another device.
   * @param by who is signed in where the link was opened
   * @throws {BadRequest} `invalid_link`, `link_expired`
   * @throws {InvalidInput} on `password`: `wrong_password`; the link goes on working
   * @throws {Conflict} `email_taken` when somebody else has the address meanwhile; the link goes on working. `own_password_needed` as
   * with `changeEmail`
   */
  async confirmEmail(
    { token, password }: ConfirmEmailInput,
    address: string,
    by: Pick<Principal, 'userId'> | null,
  ): Promise<void> {
    const link = await this.deps.links.find(token, ['registration', 'email_change'], address);
    const { id } = await getUserOfLink(this.deps.db.reads, link);
    const proved = password === undefined ? null : await this.deps.proof.requirePassword(id, password);
    const isTheirs = proved !== null || by?.userId === id;
    await this.deps.db.acrossCompanies(async (unit) => {
      await actAs(connectionOf(unit), id);
      await this.deps.links.take(unit, link);
      const user = await lockAccount(this.deps.users, unit, id);
      if (proved && user.password_hash !== proved.password_hash) throw wrongPassword('password');
      if (link.purpose === 'email_change') {
        requireOwnPassword(user);
        await this.deps.users.requireFreeAddress(unit, link.email, user.id);
        await this.deps.accounts.moveTo(unit, user, link.email);
      } else {
        if (emailKey(user.email) !== emailKey(link.email)) throw new BadRequest('invalid_link');
        await this.deps.accounts.confirmEmail(unit, user);
      }
      if (!isTheirs) user.password_set_by_other = true;
    });
    this.deps.users.forgetSessionsOf([id]);
    this.deps.accounts.kickMails();
  }

  /** Mails the link that confirms a new account's address once more; nothing when it is confirmed. */
  async resendConfirmation({ userId }: Principal): Promise<void> {
    await this.deps.limits.consume('resend-confirmation', String(userId));
    await this.deps.db.acrossCompanies(async (unit) => {
      const user = await lockAccount(this.deps.users, unit, userId);
      if (user.email_confirmed_at === null) await this.deps.accounts.queueConfirmation(unit, user);
    });
    this.deps.accounts.kickMails();
  }
}

/** @throws {Conflict} when somebody else set the password */
function requireOwnPassword({ password_set_by_other }: Pick<User, 'password_set_by_other'>): void {
  if (password_set_by_other) throw new Conflict('own_password_needed');
}
