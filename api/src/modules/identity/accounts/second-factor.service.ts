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
import type { NewRecoveryCodes, SecondFactorRequest, SecondFactorStatus } from './second-factor.dto.js';
import { lockFactor, replaceRecoveryCodes } from './factor-codes.service.js';
import type { SessionService } from './session.service.js';

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
