import { whenUndone, type Database, type Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { Unauthorized } from '../../../platform/http/errors.js';
import type { ClientOfRequest } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { writeAudit } from '../audit/audit.service.js';
import type { UserService } from '../users/user.service.js';
import type { AccountMailService } from './account-mails.service.js';
import type { LoginAnswer } from './auth.dto.js';
import { deviceOf } from './device-label.js';
import type { DeviceService } from './device.service.js';
import type { UsedCode } from './second-factor.service.js';
import type { SignInMethod } from './session.entity.js';
import type { SessionService } from './session.service.js';
import { readerOf, type Account } from './sign-in.queries.js';

/** A session that was opened, and what the device is to remember. */
export interface OpenedSession {
  answer: LoginAnswer;
  /** The header `Set-Cookie` of the answer. */
  setCookie: string | null;
}

interface SessionOpeningDeps {
  db: Database;
  users: UserService;
  devices: DeviceService;
  sessions: SessionService;
  mails: AccountMailService;
  limits: RateLimits;
}

/** Opens the sessions of people who have proved who they are, in whatever way, and tells them what they should know of it. */
export class SessionOpening {
  constructor(private readonly deps: SessionOpeningDeps) {}

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
    const opened = await this.deps.db.acrossCompanies(async (unit) => {
      const proved = prove ? await prove(unit) : true;
      if (!proved) return null;
      if (!(await this.deps.users.noteLogin(unit, account))) throw new Unauthorized('invalid_credentials');
      const { setCookie, isNew } = await this.deps.devices.welcome(unit, account.id, client);
      const token = this.deps.sessions.open(unit, account.id, {
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
    this.deps.mails.scheduleDelivery();
    const expires_in = this.deps.sessions.lifetimeSeconds;
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
      await this.deps.mails.queue(unit, 'recovery_code_used', readerOf(account), facts);
    } else if (isNewDevice && (await this.mayMail(unit, account.id))) {
      await this.deps.mails.queue(unit, 'new_device', readerOf(account), { device: label });
    }
  }

  private async mayMail(unit: Unit, userId: number): Promise<boolean> {
    const [name, key] = ['device-mail', String(userId)] as const;
    return this.deps.limits.consume(name, key).then(
      () => {
        whenUndone(unit, () => this.deps.limits.forgive(name, key));
        return true;
      },
      () => false,
    );
  }
}
