import type { Database } from '../../../platform/db/database.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { CompanyService } from '../companies/company.service.js';
import type { UserService } from '../users/user.service.js';
import { type AccountLinkService, linkMinutes } from './account-links.service.js';
import type { ChangePasswordInput, ResetPasswordInput } from './account.dto.js';
import { getUserById, getUserOfLink, type FoundUser } from './account.queries.js';
import {
  lockAccount,
  requireStrong,
  wrongPassword,
  type AccountService,
  readerOf,
} from './account.service.js';
import type { IdentityProof } from './identity-proof.service.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { sql } from '../../../platform/db/sql.js';
import { currentCaller, runFor, type Caller } from '../../../kernel/caller.js';
import { TooManyRequests, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { writeAudit } from '../audit/audit.service.js';
import type { AccountMailService } from './account-mails.service.js';

interface PasswordServiceDeps {
  db: Database;
  users: UserService;
  companies: CompanyService;
  links: AccountLinkService;
  proof: IdentityProof;
  accounts: AccountService;
}

/** Passwords in the hands of the people whose they are. */
export class PasswordService {
  constructor(private readonly deps: PasswordServiceDeps) {}

  /**
   * Sets a password by the link of a mail; whoever has it reads the account's mailbox. All sessions end.
   * @throws {BadRequest} `invalid_link`, `link_expired`
   * @throws {InvalidInput} when the password is too weak
   */
  async resetPassword({ token, password, keep_company }: ResetPasswordInput, address: string): Promise<void> {
    const link = await this.deps.links.find(token, ['reset', 'set_password'], address);
    const found = await getUserOfLink(this.deps.db.reads, link);
    requireStrong('password', password, knownOf(found));
    const password_hash = await this.deps.users.hashChosenPassword('password', password);
    const ids = await this.deps.db.acrossCompanies(async (unit) => {
      await this.deps.companies.lockThoseOf(unit, found.id);
      await this.deps.links.take(unit, link);
      const user = await lockAccount(this.deps.users, unit, found.id);
      if (!user.is_active || emailKey(user.email) !== emailKey(link.email))
        throw new BadRequest('invalid_link');
      const isUnproven = user.email_confirmed_at === null && link.purpose === 'reset';
      const company_id = user.company_id ?? null;
      const isReleased = isUnproven && company_id !== null && keep_company !== true;
      // Before the address counts as confirmed: mails that wait for it must not leave in the name of who proves it.
      const released = isReleased
        ? await this.deps.companies.releaseUnproven(unit, user.id, company_id, this.deps.accounts)
        : [];
      if (isReleased) await unit.refresh(user);
      await this.deps.accounts.takeIntoOwnHands(unit, user, password_hash);
      return released;
    });
    this.deps.users.forgetSessionsOf([found.id, ...ids]);
    this.deps.accounts.kickMails();
  }

  /**
   * Sets another password. All other sessions end.
   *
   * A password that somebody else set counts as theirs still (`password_set_by_other`): they could have changed it in the person's name.
   * Only a link in the person's mailbox ends that.
   * @throws {InvalidInput} when the current password is wrong, or the new one too weak
   */
  async changePassword(
    { userId, sessionId }: Principal,
    { current_password, new_password }: ChangePasswordInput,
  ): Promise<void> {
    const proved = await this.deps.proof.requirePassword(userId, current_password, 'current_password');
    requireStrong('new_password', new_password, knownOf(await getUserById(this.deps.db.reads, userId)));
    const password_hash = await this.deps.users.hashChosenPassword('new_password', new_password);
    await this.deps.db.acrossCompanies(async (unit) => {
      const user = await lockAccount(this.deps.users, unit, userId);
      // Another change at the same moment was made with the same old password: the first one counts.
      if (user.password_hash !== proved.password_hash) throw wrongPassword('current_password');
      await this.deps.accounts.replacePassword(unit, user, password_hash, sessionId);
    });
    this.deps.users.forgetSessionsOf([userId]);
    this.deps.accounts.kickMails();
  }
}

/** What others know of a user: no part of a password. */
function knownOf({ name, email, company_name }: FoundUser): string[] {
  return [name, email, company_name ?? ''];
}

/** Name of the job that mails a link to whoever forgot their password. */
export const forgottenPasswordJob = 'accounts.forgotten-password';

/** What the job gets: who asked, for which account. */
export interface ForgottenPassword {
  email: string;
  caller: Pick<Caller, 'requestId' | 'address'>;
}

interface ForgottenPasswordServiceDeps {
  db: Database;
  users: UserService;
  links: AccountLinkService;
  mails: AccountMailService;
  limits: RateLimits;
  jobs: Jobs;
}

/** Mails people who have forgotten their password the link by which they set another. */
export class ForgottenPasswordService {
  constructor(private readonly deps: ForgottenPasswordServiceDeps) {}

  /**
   * Has a link mailed to the person of an account, if there is one. A job does all that depends on the account, so that the answer
   * takes the same work for every address.
   */
  async forgetPassword(email: string, address: string): Promise<void> {
    await this.deps.limits.consume('forgot-address', address);
    const { requestId } = currentCaller();
    const asked: ForgottenPassword = { email: emailKey(email), caller: { requestId, address } };
    await this.deps.jobs.enqueue(forgottenPasswordJob, asked);
  }

  /** Mails the link, unless the account has been mailed too many: nobody is told. */
  async mailForgottenPassword({ email, caller }: ForgottenPassword): Promise<void> {
    await runFor({ ...caller, userId: null, companyId: null }, () => this.mailLink(email));
  }

  /**
   * Of an address that somebody registered and never confirmed: mails its owner the link by which they take the account.
   * @returns whether there is such an account
   */
  async offerToClaim(email: string): Promise<boolean> {
    const { rows } = await sql<{ id: number }>`
      select id from users where lower(email) = ${emailKey(email)} and is_active and email_confirmed_at is null`.execute(
      this.deps.db.reads,
    );
    if (rows.length === 0) return false;
    await this.mailLink(emailKey(email));
    return true;
  }

  private async mailLink(email: string): Promise<void> {
    try {
      await this.deps.limits.consume('forgot-account', email);
    } catch (error) {
      if (error instanceof TooManyRequests) return;
      throw error;
    }
    await this.deps.db.acrossCompanies(async (unit) => {
      const [found] = await unit.execute<{ id: number }[]>(
        'select id from users where lower(email) = ? and is_active',
        [email],
      );
      if (!found) return;
      const user = await lockAccount(this.deps.users, unit, found.id);
      const mailed = await this.deps.links.make(unit, {
        purpose: 'reset',
        email: user.email,
        userId: user.id,
      });
      const kind = user.email_confirmed_at === null ? 'account_claim' : 'password_reset';
      await this.deps.mails.queue(unit, kind, readerOf(user), { minutes: linkMinutes.reset }, mailed);
      await writeAudit(connectionOf(unit), {
        action: 'user.password_reset_requested',
        record: 'user',
        recordId: user.id,
        companyId: user.is_admin ? null : user.company_id,
        after: { email: user.email },
      });
    });
    this.deps.mails.scheduleDelivery();
  }
}
