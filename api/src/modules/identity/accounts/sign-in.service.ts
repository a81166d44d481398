import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { Unauthorized } from '../../../platform/http/errors.js';
import type { ClientOfRequest } from '../../../platform/http/principal.js';
import type { UserService } from '../users/user.service.js';
import type { LoginForm } from './auth.dto.js';
import type { DeviceService, KnownCookie } from './device.service.js';
import type { SecondFactorLogin } from './second-factor.dto.js';
import type { FactorCodes } from './second-factor.service.js';
import type { OpenedSession, SessionOpening } from './session-opening.service.js';
import { findAccount, getAccount, type Account } from './sign-in.queries.js';
import { currentCaller } from '../../../kernel/caller.js';
import {
  TooManyRequests,
  type RateLimitName,
  type RateLimits,
  networkOf,
} from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import { writeAudit } from '../audit/audit.service.js';

/** A limit with the key that it counts by. */
interface Counted {
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

const factorTokenSeconds = 300;
const factorTries = 5;

interface SignInServiceDeps {
  db: Database;
  users: UserService;
  devices: DeviceService;
  codes: FactorCodes;
  guard: SignInGuard;
  sessionOpening: SessionOpening;
}

/**
 * Signing in, with one factor or two.
 *
 * Limits of wrong passwords must lock strangers out and never the right person. So they count by account and network; by account alone
 * only slowly, for guesses that are spread over many networks; and by network, for guesses that are spread over many accounts. Whoever comes
 * with the cookie of a device of the account's user is counted by that device, and by nothing that a stranger can use up.
 */
export class SignInService {
  constructor(private readonly deps: SignInServiceDeps) {}

  /**
   * Opens a session with a password.
   * @throws {Unauthorized} `invalid_credentials`: the same, after the same time, for an unknown address, a wrong password and a
   * deactivated user; `second_factor_required` with a `factor_token` for the second step
   */
  async login(form: LoginForm, client: ClientOfRequest): Promise<OpenedSession> {
    const email = emailKey(form.username.trim());
    const device = await this.deps.devices.findKnown(email, client);
    const counted = limitsOfPassword(email, client, device);
    await this.deps.guard.consume(counted, email);
    const account = await findAccount(this.deps.db.reads, email);
    const isRight = await this.deps.users.isPasswordOf(account, form.password);
    if (!account || !isRight || !account.is_active) {
      await this.deps.guard.noteRefusal(email, 'password');
      throw new Unauthorized('invalid_credentials');
    }
    await this.deps.guard.giveBack(counted);
    account.password_hash = await this.deps.users.renewHash(account, form.password);
    if (account.has_second_factor) throw await this.askForSecondFactor(account);
    return this.deps.sessionOpening.open(account, client, 'password');
  }

  /**
   * Opens a session with the second factor of a sign-in whose password was right.
   * @throws {Unauthorized} `factor_token_invalid`: too old, used, five wrong codes, or the password was changed; sign in again.
   * `wrong_code`
   */
  async completeLogin(input: SecondFactorLogin, client: ClientOfRequest): Promise<OpenedSession> {
    const tokenHash = hashOf(input.factor_token);
    // Counted before the code is looked at, so that guesses at the same moment cannot slip through.
    const { rows } = await sql<{ user_id: number; password_mark_hash: Buffer; tries: number }>`
      update factor_tokens set tries = tries + 1
      where token_hash = ${tokenHash} and tries < ${factorTries} and expires_at > now()
      returning user_id, password_mark_hash, tries`.execute(this.deps.db.writes);
    const [waiting] = rows;
    if (!waiting) throw new Unauthorized('factor_token_invalid');
    const account = await getAccount(this.deps.db.reads, waiting.user_id);
    if (!account.is_active || !waiting.password_mark_hash.equals(hashOf(account.password_hash))) {
      throw new Unauthorized('factor_token_invalid');
    }
    const device = await this.deps.devices.findKnown(emailKey(account.email), client);
    const counted = limitsOfCode(account.id, device);
    await this.deps.guard.consume(counted, account.email);
    const opened = await this.deps.sessionOpening.open(account, client, 'second_factor', async (unit) => {
      const used = await this.deps.codes.use(unit, account, input.code);
      if (!used) return false;
      const { rowCount } = await sql`delete from factor_tokens where token_hash = ${tokenHash}`.execute(
        connectionOf(unit),
      );
      return rowCount > 0 && used;
    });
    if (!opened) {
      await this.deps.guard.noteRefusal(account.email, 'second_factor');
      throw new Unauthorized('wrong_code', { tries_left: factorTries - waiting.tries });
    }
    await this.deps.guard.giveBack(counted);
    return opened;
  }

  /** Deletes second steps that nobody took. */
  async cleanUp(): Promise<void> {
    await sql`delete from factor_tokens where expires_at < now()`.execute(this.deps.db.writes);
  }

  private async askForSecondFactor({ id, password_hash }: Account): Promise<Unauthorized> {
    const factor_token = randomBytes(32).toString('base64url');
    await sql`
      insert into factor_tokens (token_hash, user_id, password_mark_hash, expires_at)
      values (${hashOf(factor_token)}, ${id}, ${hashOf(password_hash)},
        now() + make_interval(secs => ${factorTokenSeconds}))`.execute(this.deps.db.writes);
    return new Unauthorized('second_factor_required', { factor_token, expires_in: factorTokenSeconds });
  }
}

function limitsOfPassword(
  email: string,
  { address }: ClientOfRequest,
  device: KnownCookie | null,
): readonly Counted[] {
  if (device) return [{ name: 'login-device', key: `${email} ${device.id}`, isShared: false }];
  return [
    { name: 'login-pair', key: `${email} ${networkOf(address)}`, isShared: false },
    { name: 'login-address', key: address, isShared: true },
    { name: 'login-account', key: email, isShared: true },
  ];
}

function limitsOfCode(userId: number, device: KnownCookie | null): readonly Counted[] {
  return device
    ? [{ name: 'factor-device', key: `${userId} ${device.id}`, isShared: false }]
    : [{ name: 'factor-account', key: String(userId), isShared: true }];
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
