import { createHash, randomBytes } from 'node:crypto';
import { currentCaller } from '../../../kernel/caller.js';
import { whenUndone, type Database, type Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { Unauthorized } from '../../../platform/http/errors.js';
import type { ClientOfRequest } from '../../../platform/http/client-of-request.js';
import { networkOf } from '../../../platform/http/rate-limit-key.js';
import { TooManyRequests, type RateLimitName, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import { writeAudit } from '../audit/audit.service.js';
import type { UserService } from '../users/user.service.js';
import type { AccountMailService } from './account-mails.service.js';
import type { LoginAnswer, LoginForm } from './auth.dto.js';
import type { KnownCookie } from './device-cookie.js';
import { deviceOf } from './device-label.js';
import type { DeviceService } from './device.service.js';
import type { SecondFactorLogin } from './second-factor.dto.js';
import type { SecondFactorService, UsedCode } from './second-factor.service.js';
import type { SignInMethod } from './session.entity.js';
import type { SessionService } from './session.service.js';
import { findAccount, getAccount, readerOf, type Account } from './sign-in.queries.js';

const factorTokenSeconds = 300;
const factorTries = 5;

/** A session that was opened, and what the device is to remember. */
export interface OpenedSession {
  answer: LoginAnswer;
  /** The header `Set-Cookie` of the answer. */
  setCookie: string | null;
}

/** A limit with the key that it counts by. */
interface Counted {
  name: RateLimitName;
  key: string;
  /** Shared with others: a right sign-in gives back its own use alone. */
  isShared: boolean;
}

/**
 * Signing in, with one factor or two.
 *
 * Limits of wrong passwords must lock strangers out and never the right person. So they count by account and network; by account alone
 * only slowly, for guesses that are spread over many networks; and by network, for guesses that are spread over many accounts. Whoever comes
 * with the cookie of a device of the account's user is counted by that device, and by nothing that a stranger can use up.
 */
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionService,
    private readonly users: UserService,
    private readonly devices: DeviceService,
    private readonly factors: SecondFactorService,
    private readonly limits: RateLimits,
    private readonly mails: AccountMailService,
    private readonly log: Logger,
  ) {}

  /**
   * Opens a session with a password.
   * @throws {Unauthorized} `invalid_credentials`: the same, after the same time, for an unknown address, a wrong password and a
   * deactivated user; `second_factor_required` with a `factor_token` for the second step
   */
  async login(form: LoginForm, client: ClientOfRequest): Promise<OpenedSession> {
    const email = emailKey(form.username.trim());
    const device = await this.devices.findKnown(email, client);
    const counted = limitsOfPassword(email, client, device);
    await this.consume(counted, email);
    const account = await findAccount(this.db.reads, email);
    const isRight = await this.users.isPasswordOf(account, form.password);
    if (!account || !isRight || !account.is_active) {
      await this.noteRefusal(email, 'password');
      throw new Unauthorized('invalid_credentials');
    }
    await this.giveBack(counted);
    account.password_hash = await this.users.renewHash(account, form.password);
    if (account.has_second_factor) throw await this.askForSecondFactor(account);
    return this.open(account, client, 'password');
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
      returning user_id, password_mark_hash, tries`.execute(this.db.writes);
    const [waiting] = rows;
    if (!waiting) throw new Unauthorized('factor_token_invalid');
    const account = await getAccount(this.db.reads, waiting.user_id);
    if (!account.is_active || !waiting.password_mark_hash.equals(hashOf(account.password_hash))) {
      throw new Unauthorized('factor_token_invalid');
    }
    const device = await this.devices.findKnown(emailKey(account.email), client);
    const counted = limitsOfCode(account.id, device);
    await this.consume(counted, account.email);
    const opened = await this.open(account, client, 'second_factor', async (unit) => {
      const used = await this.factors.use(unit, account, input.code);
      if (!used) return false;
      const { rowCount } = await sql`delete from factor_tokens where token_hash = ${tokenHash}`.execute(
        connectionOf(unit),
      );
      return rowCount > 0 && used;
    });
    if (!opened) {
      await this.noteRefusal(account.email, 'second_factor');
      throw new Unauthorized('wrong_code', { tries_left: factorTries - waiting.tries });
    }
    await this.giveBack(counted);
    return opened;
  }

  /**
   * Opens a session for somebody who has proved who they are.
   * @param prove what else has to hold, in the transaction that opens it, with the code that it used up; where it does not hold, there is
   * no session and the answer is null
   * @param passkeyId the passkey that opens it, if one does
   * @throws {Unauthorized} `invalid_credentials` when the user was deactivated, or got another password, meanwhile
   */
  async open(account: Account, client: ClientOfRequest, method: SignInMethod): Promise<OpenedSession>;
  async open(
    account: Account,
    client: ClientOfRequest,
    method: SignInMethod,
    prove: (unit: Unit) => Promise<boolean | UsedCode>,
    passkeyId?: number,
  ): Promise<OpenedSession | null>;
  async open(
    account: Account,
    client: ClientOfRequest,
    method: SignInMethod,
    prove?: (unit: Unit) => Promise<boolean | UsedCode>,
    passkeyId: number | null = null,
  ): Promise<OpenedSession | null> {
    const { label } = deviceOf(client.userAgent);
    const opened = await this.db.acrossCompanies(async (unit) => {
      const proved = prove ? await prove(unit) : true;
      if (!proved) return null;
      if (!(await this.users.noteLogin(unit, account))) throw new Unauthorized('invalid_credentials');
      const { setCookie, isNew } = await this.devices.welcome(unit, account.id, client);
      const token = this.sessions.open(unit, account.id, {
        address: client.address,
        device: label,
        method,
        passkey_id: passkeyId,
      });
      await unit.flush();
      await writeAudit(connectionOf(unit), {
        action: 'session.opened',
        record: 'user',
        recordId: account.id,
        actorId: account.id,
        companyId: account.company_id,
        after: { method, device: label },
      });
      await this.tell(unit, account, { isNew, label, used: proved === true ? null : proved });
      return { token, setCookie };
    });
    if (!opened) return null;
    this.mails.scheduleDelivery();
    const expires_in = this.sessions.lifetimeSeconds;
    return {
      answer: { access_token: opened.token, token_type: 'bearer', expires_in },
      setCookie: opened.setCookie,
    };
  }

  /** Tells by one mail of whatever the account's person should know of a sign-in: a recovery code, a device that is new. */
  private async tell(
    unit: Unit,
    account: Account,
    { isNew, label, used }: { isNew: boolean; label: string | null; used: UsedCode | null },
  ): Promise<void> {
    // Of a first sign-in nobody has to be told.
    const isNewDevice = isNew && account.last_login_at !== null;
    if (used?.kind === 'recovery') {
      const facts = { left: used.left, isNewDevice, device: label };
      await this.mails.queue(unit, 'recovery_code_used', readerOf(account), facts);
    } else if (isNewDevice && (await this.mayMail(unit, account.id))) {
      await this.mails.queue(unit, 'new_device', readerOf(account), { device: label });
    }
  }

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

  /**
   * Removes from an account whatever signs in beside the password, in the transaction of its cause: somebody else may have left it there
   * before the account's person proved that it is theirs.
   * @param withSecondFactor also a second factor that is on; one that was only begun goes always
   */
  async removeOtherWaysIn(unit: Unit, userId: number, withSecondFactor: boolean): Promise<void> {
    const on = connectionOf(unit);
    await sql`delete from second_factors where user_id = ${userId} and confirmed_at is null`.execute(on);
    if (withSecondFactor) await sql`delete from second_factors where user_id = ${userId}`.execute(on);
    await sql`delete from factor_tokens where user_id = ${userId}`.execute(on);
    await sql`delete from known_devices where user_id = ${userId}`.execute(on);
    await sql`delete from passkeys where user_id = ${userId}`.execute(on);
  }

  /** Deletes second steps that nobody took. */
  async cleanUp(): Promise<void> {
    await sql`delete from factor_tokens where expires_at < now()`.execute(this.db.writes);
  }

  private async askForSecondFactor({ id, password_hash }: Account): Promise<Unauthorized> {
    const factor_token = randomBytes(32).toString('base64url');
    await sql`
      insert into factor_tokens (token_hash, user_id, password_mark_hash, expires_at)
      values (${hashOf(factor_token)}, ${id}, ${hashOf(password_hash)},
        now() + make_interval(secs => ${factorTokenSeconds}))`.execute(this.db.writes);
    return new Unauthorized('second_factor_required', { factor_token, expires_in: factorTokenSeconds });
  }

  private async mayMail(unit: Unit, userId: number): Promise<boolean> {
    const [name, key] = ['device-mail', String(userId)] as const;
    return this.limits.consume(name, key).then(
      () => {
        whenUndone(unit, () => this.limits.forgive(name, key));
        return true;
      },
      () => false,
    );
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
