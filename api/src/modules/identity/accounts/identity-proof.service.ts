import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { UserService } from '../users/user.service.js';
import { getAccount, type Account } from './sign-in.queries.js';

const recentMinutes = 10;

type User = Pick<Principal, 'userId' | 'sessionId'>;

/**
 * Asks who is signed in for the password once more, before acts that would hand an account to whoever sits down at an unlocked
 * screen (ASVS 5.0, 7.5.1). Limited, all acts together, so that a session is no way to guess the password.
 */
export class IdentityProof {
  constructor(
    private readonly db: Database,
    private readonly users: UserService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The password, or a sign-in within the last ten minutes, in whatever way.
   * @throws {InvalidInput} on `password`: `required`, or `wrong_password`
   */
  async require(user: User, password: string | undefined): Promise<Account> {
    if (password !== undefined) return this.requirePassword(user.userId, password);
    const { rows } = await sql`
      select from sessions where id = ${user.sessionId}
        and created_at > now() - make_interval(mins => ${recentMinutes})`.execute(this.db.reads);
    if (rows.length === 0) throw new InvalidInput([{ field: 'password', code: 'required' }]);
    return getAccount(this.db.reads, user.userId);
  }

  /**
   * @param field what the password is called in the input
   * @throws {InvalidInput} on that field: `wrong_password`; not a 401, which signs clients out
   */
  async requirePassword(userId: number, password: string, field = 'password'): Promise<Account> {
    // Before the password is looked at, so that tries at the same moment cannot slip through.
    await this.countTry(userId);
    const account = await getAccount(this.db.reads, userId);
    if (!(await this.users.isPasswordOf(account, password))) {
      throw new InvalidInput([{ field, code: 'wrong_password' }]);
    }
    await this.forgetTries(userId);
    return account;
  }

  /** Counts a try, of whatever somebody proves who they are by. @throws {TooManyRequests} */
  async countTry(userId: number): Promise<void> {
    await this.limits.consume('confirm-identity', String(userId));
  }

  /** Tries no longer count: one was right. */
  async forgetTries(userId: number): Promise<void> {
    await this.limits.reset('confirm-identity', String(userId));
  }
}
