import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { Conflict, InvalidInput } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { AccountMailService } from './account-mails.service.js';
import type { IdentityProof } from './identity-proof.service.js';
import { getAccount, readerOf, type Account } from './sign-in.queries.js';
import type {
  NewSecondFactor,
  SecondFactorBeginning,
  SecondFactorConfirmation,
} from './second-factor.dto.js';
import type { SessionService } from './session.service.js';
import { createRecoveryCodes, createTotpSecret, hashOfRecoveryCode, otpauthUri } from './totp.js';
import { lockFactor, replaceRecoveryCodes, type FactorCodes } from './factor-codes.service.js';

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
