import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { writeAudit } from '../audit/audit.service.js';
import type { AccountMailService } from './account-mails.service.js';
import type { IdentityProof } from './identity-proof.service.js';
import { findAccount, getAccount, readerOf, type Account } from './sign-in.queries.js';
import type {
  NewRecoveryCodes,
  SecondFactorRequest,
  SecondFactorStatus,
  NewSecondFactor,
  SecondFactorBeginning,
  SecondFactorConfirmation,
} from './second-factor.dto.js';
import type { SessionService } from './session.service.js';
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Vault } from '../../../platform/vault/vault.port.js';

const issuer = 'Frakto';
/** Seconds that a code is shown (RFC 6238, section 5.2 recommends 30). */
const period = 30;
/** Codes of so many steps before and after the present one count, since clocks differ. */
const window = 1;
const secretBytes = 20;

const recoveryCodeCount = 10;
/** Without the letters and digits that are taken for one another (Crockford's base 32, in lower case). */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** 120 bits. From 112 on a plain hash suffices (OWASP ASVS 5.0, 6.5.2). */
const recoveryLength = 24;
/** Codes that were made before have 80 bits; they work until they are used or renewed. */
const formerRecoveryLength = 16;

/** What a person typed as the second step of a sign-in. */
type FactorCode = { kind: 'totp' | 'recovery'; code: string };

function generatorOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period });
}

/** A new secret of an authenticator app, in base 32. */
function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an authenticator app reads from a QR code. @param account the e-mail address, which the app shows */
function otpauthUri(secret: string, account: string): string {
  return generatorOf(secret, account).toString();
}

/** The step that a code belongs to, counted as in RFC 6238; null when it is none of the present ones. */
function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generatorOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** Codes that each open the account once, for whoever has lost the app: six groups of four. */
function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(32)]).join('');
    return letters.replace(/.{4}(?!$)/g, '$&-');
  });
}

/** What of a recovery code is stored. */
function hashOfRecoveryCode(userId: number, code: string): Buffer {
  return createHash('sha256').update(`recovery ${userId} ${code}`).digest();
}

/** Reads what somebody typed, with or without blanks and dashes, in any letters; null when it can be no code. */
function readFactorCode(typed: string): FactorCode | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  if (code.length !== recoveryLength && code.length !== formerRecoveryLength) return null;
  const isCode = [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isCode ? { kind: 'recovery', code: code.replace(/.{4}(?!$)/g, '$&-') } : null;
}

/** A second factor as it is stored. */
interface StoredFactor {
  sealed_secret: string;
  is_on: boolean;
  /** Step of the last code that was accepted. */
  last_step: number | null;
}

/** What a code was used as: the app's, or a recovery code, of which so many are left. */
export type UsedCode = { kind: 'app' } | { kind: 'recovery'; left: number };

/** Time-based one-time codes (RFC 6238) as a second factor, and recovery codes for whoever loses the app. */
export class FactorCodes {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** A secret as it is stored. */
  seal(userId: number, secret: string): string {
    return this.vault.seal(secret, contextOf(userId));
  }

  /**
   * Uses a code up, with the unit of work of the sign-in that it opens: each works once. Of a recovery code the sign-in tells by mail.
   * @returns null when it is wrong, was used before, or no second factor is on
   */
  async use(unit: Unit, account: Account, typed: string): Promise<UsedCode | null> {
    const factor = await lockFactor(unit, account.id);
    const read = readFactorCode(typed);
    if (!factor?.is_on || !read) return null;
    if (read.kind === 'recovery') return useRecoveryCode(unit, account, read.code);
    const step = this.stepOf(account.id, factor, typed);
    // A code that was seen over somebody's shoulder opens nothing, nor does one from before it.
    if (step === null || (factor.last_step !== null && step <= factor.last_step)) return null;
    await sql`update second_factors set last_step = ${step} where user_id = ${account.id}`.execute(
      connectionOf(unit),
    );
    return { kind: 'app' };
  }

  /** The step that an app's code belongs to; null when it is wrong, or a recovery code. */
  stepOf(
    userId: number,
    { sealed_secret }: Pick<StoredFactor, 'sealed_secret'>,
    typed: string,
  ): number | null {
    const read = readFactorCode(typed);
    if (read?.kind !== 'totp') return null;
    return stepOfCode(this.vault.open(sealed_secret, contextOf(userId)).text, read.code, this.clock.now());
  }
}

async function useRecoveryCode(unit: Unit, account: Account, code: string): Promise<UsedCode | null> {
  const hash = hashOfRecoveryCode(account.id, code);
  const { rowCount } = await sql`
    delete from recovery_codes where user_id = ${account.id} and code_hash = ${hash}`.execute(
    connectionOf(unit),
  );
  if (rowCount === 0) return null;
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_codes where user_id = ${account.id}`.execute(
    connectionOf(unit),
  );
  const left = rows[0]?.left ?? 0;
  await writeAudit(connectionOf(unit), {
    action: 'second_factor.recovery_code_used',
    record: 'user',
    recordId: account.id,
    actorId: account.id,
    companyId: account.company_id,
    after: { left },
  });
  return { kind: 'recovery', left };
}

/** Waits for whoever uses a code of the same user at this moment. */
async function lockFactor(unit: Unit, userId: number): Promise<StoredFactor | null> {
  const { rows } = await sql<StoredFactor>`
    select sealed_secret, confirmed_at is not null as is_on, last_step::float8 as last_step
    from second_factors where user_id = ${userId} for no key update`.execute(connectionOf(unit));
  return rows[0] ?? null;
}

/** @returns the new ones */
async function replaceRecoveryCodes(unit: Unit, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(connectionOf(unit));
  const rows = codes.map((code) => sql`(${userId}, ${hashOfRecoveryCode(userId, code)})`);
  await sql`insert into recovery_codes (user_id, code_hash) values ${sql.join(rows)}`.execute(
    connectionOf(unit),
  );
  return codes;
}

function contextOf(userId: number): `second-factor:${number}` {
  return `second-factor:${userId}`;
}

/** Minutes for which the move to another app waits for its first code. */
const moveMinutes = 30;

interface SecondFactorSetupServiceDeps {
  db: Database;
  codes: FactorCodes;
  clock: Clock;
  proof: IdentityProof;
  sessions: SessionService;
  mails: AccountMailService;
}

/** Turns second factors on, and moves them to other apps: a first code shows that the app has the secret. */
export class SecondFactorSetupService {
  constructor(private readonly deps: SecondFactorSetupServiceDeps) {}

  /**
   * Makes a secret and recovery codes, which have no effect until the first code confirms them. Begun again, they are others.
   * @throws {InvalidInput} on `password`: without it where the sign-in is too long ago, or a wrong one
   * @throws {Conflict} `second_factor_on` when there is one already, unless it is to be replaced; `second_factor_not_begun` when there is
   * none to replace
   */
  async begin(principal: Principal, { password, replace }: SecondFactorBeginning): Promise<NewSecondFactor> {
    if (replace) return this.beginMove(principal, password);
    const account = await this.deps.proof.require(principal, password);
    const secret = createTotpSecret();
    const sealed = this.deps.codes.seal(account.id, secret);
    const recovery_codes = await this.deps.db.acrossCompanies(async (unit) => {
      const { rowCount } = await sql`
        insert into second_factors (user_id, sealed_secret) values (${account.id}, ${sealed})
        on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = null, created_at = now()
        where second_factors.confirmed_at is null`.execute(connectionOf(unit));
      if (rowCount === 0) throw new Conflict('second_factor_on');
      return replaceRecoveryCodes(unit, account.id);
    });
    return { otpauth_uri: otpauthUri(secret, account.email), recovery_codes };
  }

  /**
   * Turns the second factor on that was begun, or moves it to the other app. Sessions go on.
   * @throws {InvalidInput} on `code`: it is not the app's present one
   * @throws {Conflict} `second_factor_not_begun`, or `second_factor_on` when no move was begun, or too long ago
   */
  async confirm({ userId }: Principal, { code }: SecondFactorConfirmation): Promise<void> {
    await this.deps.proof.countTry(userId);
    const account = await getAccount(this.deps.db.reads, userId);
    const isRight = await this.deps.db.acrossCompanies(async (unit) => {
      const factor = await lockFactor(unit, userId);
      if (!factor) throw new Conflict('second_factor_not_begun');
      if (factor.is_on) return this.move(unit, account, code);
      const step = this.deps.codes.stepOf(userId, factor, code);
      if (step === null) return false;
      await sql`
        update second_factors set confirmed_at = ${this.deps.clock.now()}, last_step = ${step}
        where user_id = ${userId}`.execute(connectionOf(unit));
      // What the user may do changes in companies that ask for one.
      await this.deps.sessions.announce(unit, userId);
      await this.deps.mails.queue(unit, 'second_factor_on', readerOf(account), {});
      return true;
    });
    if (!isRight) throw new InvalidInput([{ field: 'code', code: 'wrong_code' }]);
    await this.deps.proof.forgetTries(userId);
    this.deps.sessions.forget(userId);
    this.deps.mails.scheduleDelivery();
  }

  /** The password always: whoever sits down at an unlocked screen would take the second factor along. */
  private async beginMove({ userId }: Principal, password: string | undefined): Promise<NewSecondFactor> {
    if (password === undefined) throw new InvalidInput([{ field: 'password', code: 'required' }]);
    const account = await this.deps.proof.requirePassword(userId, password);
    const secret = createTotpSecret();
    const sealed = this.deps.codes.seal(userId, secret);
    const recovery_codes = createRecoveryCodes();
    const hashes = recovery_codes.map((code) => hashOfRecoveryCode(userId, code));
    await this.deps.db.acrossCompanies(async (unit) => {
      if (!(await lockFactor(unit, userId))?.is_on) throw new Conflict('second_factor_not_begun');
      await sql`
        insert into second_factor_moves (user_id, sealed_secret, code_hashes, begun_at)
        values (${userId}, ${sealed}, ${hashes}::bytea[], ${this.deps.clock.now()})
        on conflict (user_id) do update set sealed_secret = excluded.sealed_secret,
          code_hashes = excluded.code_hashes, begun_at = excluded.begun_at`.execute(connectionOf(unit));
    });
    return { otpauth_uri: otpauthUri(secret, account.email), recovery_codes };
  }

  /**
   * Gives a second factor that is on the secret and recovery codes of the other app, whose first code this is.
   * @returns false when it is not
   */
  private async move(unit: Unit, account: Account, code: string): Promise<boolean> {
    const on = connectionOf(unit);
    const since = new Date(this.deps.clock.now().getTime() - moveMinutes * 60_000);
    const { rows } = await sql<{ sealed_secret: string }>`
      select sealed_secret from second_factor_moves
      where user_id = ${account.id} and begun_at > ${since}`.execute(on);
    if (!rows[0]) throw new Conflict('second_factor_on');
    const { sealed_secret } = rows[0];
    const step = this.deps.codes.stepOf(account.id, { sealed_secret }, code);
    if (step === null) return false;
    await sql`
      update second_factors set sealed_secret = ${sealed_secret}, confirmed_at = ${this.deps.clock.now()},
        last_step = ${step} where user_id = ${account.id}`.execute(on);
    await sql`delete from recovery_codes where user_id = ${account.id}`.execute(on);
    await sql`
      insert into recovery_codes (user_id, code_hash)
      select user_id, unnest(code_hashes) from second_factor_moves where user_id = ${account.id}`.execute(on);
    await sql`delete from second_factor_moves where user_id = ${account.id}`.execute(on);
    // A second step that waits was begun with the former app.
    await sql`delete from factor_tokens where user_id = ${account.id}`.execute(on);
    await this.deps.mails.queue(unit, 'second_factor_replaced', readerOf(account), {});
    return true;
  }

  /** Deletes moves to another app that were not confirmed in time. */
  async cleanUp(): Promise<void> {
    const since = new Date(this.deps.clock.now().getTime() - moveMinutes * 60_000);
    await sql`delete from second_factor_moves where begun_at <= ${since}`.execute(this.deps.db.writes);
  }
}

interface SecondFactorServiceDeps {
  db: Database;
  proof: IdentityProof;
  sessions: SessionService;
  mails: AccountMailService;
  adminNeedsOne: boolean;
}

/** Second factors that are on: what is known of them, new recovery codes, and their end. */
export class SecondFactorService {
  constructor(private readonly deps: SecondFactorServiceDeps) {}

  async getStatus({ userId, needsSecondFactor: needed }: Principal): Promise<SecondFactorStatus> {
    const { rows } = await sql<Omit<SecondFactorStatus, 'needed'>>`
      select f.confirmed_at is not null as enabled,
        case when u.is_admin then ${this.deps.adminNeedsOne}::boolean
          else coalesce(s.require_second_factor, false) end as required,
        case when f.confirmed_at is null then 0
          else (select count(*)::int from recovery_codes r where r.user_id = u.id) end as recovery_codes_left
      from users u left join second_factors f on f.user_id = u.id
        left join company_settings s on s.company_id = u.company_id
      where u.id = ${userId}`.execute(this.deps.db.reads);
    if (!rows[0]) throw new NotFound();
    return { ...rows[0], needed };
  }

  /**
   * Turns the second factor off, for whoever knows the password. Where the company asks for one, the user can do nothing until they
   * turn one on again.
   * @throws {InvalidInput} on `password`
   */
  async turnOff(principal: Principal, password: string): Promise<void> {
    const account = await this.deps.proof.requirePassword(principal.userId, password);
    await this.deps.db.acrossCompanies((unit) => this.delete(unit, account, false));
    this.deps.sessions.forget(account.id);
    this.deps.mails.scheduleDelivery();
  }

  /**
   * Turns the second factor of somebody off who has lost app and recovery codes, and ends their sessions.
   * @throws {NotFound}
   * @throws {Conflict} `own_second_factor`: one's own takes the password
   */
  async turnOffOf({ userId: administratorId }: Pick<Principal, 'userId'>, userId: number): Promise<void> {
    if (userId === administratorId) throw new Conflict('own_second_factor');
    const account = await getAccount(this.deps.db.reads, userId);
    await this.deps.db.acrossCompanies(async (unit) => {
      if (await this.delete(unit, account, true)) await this.deps.sessions.endAllOf(unit, userId);
    });
    this.deps.sessions.forget(userId);
    this.deps.mails.scheduleDelivery();
  }

  /**
   * The same for whoever runs the installation: on the command line there is nobody who has signed in.
   * @returns `none` when the account has no second factor that is on
   */
  async resetOf(email: string): Promise<'reset' | 'none' | 'no_account'> {
    const account = await findAccount(this.deps.db.reads, emailKey(email));
    if (!account) return 'no_account';
    const isReset = await this.deps.db.acrossCompanies(async (unit) => {
      const wasOn = await this.delete(unit, account, true);
      if (wasOn) await this.deps.sessions.endAllOf(unit, account.id);
      return wasOn;
    });
    return isReset ? 'reset' : 'none';
  }

  /** @returns false when none was on */
  private async delete(unit: Unit, account: Account, byAdministrator: boolean): Promise<boolean> {
    const { rows } = await sql<{ was_on: boolean }>`
      delete from second_factors where user_id = ${account.id}
      returning confirmed_at is not null as was_on`.execute(connectionOf(unit));
    if (!rows[0]?.was_on) return false;
    await this.deps.sessions.announce(unit, account.id);
    await this.deps.mails.queue(unit, 'second_factor_off', readerOf(account), { byAdministrator });
    return true;
  }

  /**
   * Replaces the recovery codes, for whoever knows the password: they get past the app.
   * @throws {InvalidInput} on `password`: `required`, or `wrong_password`
   * @throws {Conflict} `second_factor_not_begun` while none is on
   */
  async renewRecoveryCodes(
    principal: Principal,
    { password }: SecondFactorRequest,
  ): Promise<NewRecoveryCodes> {
    if (password === undefined) throw new InvalidInput([{ field: 'password', code: 'required' }]);
    const account = await this.deps.proof.requirePassword(principal.userId, password);
    const recovery_codes = await this.deps.db.acrossCompanies(async (unit) => {
      const factor = await lockFactor(unit, account.id);
      if (!factor?.is_on) throw new Conflict('second_factor_not_begun');
      await writeAudit(connectionOf(unit), {
        action: 'second_factor.recovery_codes_renewed',
        record: 'user',
        recordId: account.id,
        companyId: account.company_id,
      });
      await this.tell(unit, account, 'recovery_codes_renewed');
      return replaceRecoveryCodes(unit, account.id);
    });
    this.deps.mails.scheduleDelivery();
    return { recovery_codes };
  }

  private async tell(
    unit: Unit,
    account: Account,
    kind: 'second_factor_on' | 'second_factor_replaced' | 'recovery_codes_renewed',
  ): Promise<void> {
    await this.deps.mails.queue(unit, kind, readerOf(account), {});
  }
}
