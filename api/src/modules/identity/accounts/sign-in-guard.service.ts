import { currentCaller } from '../../../kernel/caller.js';
import type { Database } from '../../../platform/db/database.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { TooManyRequests, type RateLimitName, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import { writeAudit } from '../audit/audit.service.js';
import { findAccount } from './sign-in.queries.js';

/** A limit with the key that it counts by. */
export interface Counted {
  name: RateLimitName;
  key: string;
  /** Shared with others: a right sign-in gives back its own use alone. */
  isShared: boolean;
}

/** Counts tries to sign in, and notes refusals. */
export class SignInGuard {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly log: Logger,
  ) {}

  /** @throws {TooManyRequests} of which the audit log notes the first in a while */
  async consume(counted: readonly Counted[], email: string | null): Promise<void> {
    for (const { name, key } of counted) {
      try {
        await this.limits.consume(name, key);
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error;
        const isFirst = await this.limits.consume('refusal-noted', `${name} ${key}`).then(
          () => true,
          () => false,
        );
        if (isFirst) await this.noteRefusal(email, 'too_many_tries');
        throw error;
      }
    }
  }

  async giveBack(counted: readonly Counted[]): Promise<void> {
    for (const { name, key, isShared } of counted) {
      await (isShared ? this.limits.forgive(name, key) : this.limits.reset(name, key));
    }
  }

  /** Writes into log and audit log that somebody was not let in; never what they typed as password or code. */
  async noteRefusal(
    email: string | null,
    reason: 'password' | 'second_factor' | 'passkey' | 'too_many_tries',
  ): Promise<void> {
    const account = email === null ? null : await findAccount(this.db.reads, emailKey(email));
    this.log.warn({ account: email, ip: currentCaller().address, reason }, 'sign-in refused');
    await writeAudit(this.db.notes, {
      action: 'session.refused',
      record: 'user',
      ...(account ? { recordId: account.id } : {}),
      companyId: account?.company_id ?? null,
      actorId: null,
      after: { email, reason },
    });
  }
}
