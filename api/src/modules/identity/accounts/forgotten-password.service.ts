import type { Database } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { sql } from '../../../platform/db/sql.js';
import { currentCaller, runFor, type Caller } from '../../../kernel/caller.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { TooManyRequests, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { writeAudit } from '../audit/audit.service.js';
import type { UserService } from '../users/user.service.js';
import type { AccountMailService } from './account-mails.service.js';
import { linkMinutes, type AccountLinkService } from './account-links.service.js';
import { lockAccount, readerOf } from './account.service.js';

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
