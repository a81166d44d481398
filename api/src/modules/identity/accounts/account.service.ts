import { currentCaller } from '../../../kernel/caller.js';
import { sql } from '../../../platform/db/sql.js';
import type { Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { MailLanguage, UiLanguage } from '../../../kernel/text/language.js';
import { passwordFault } from '../rules/password.js';
import { BadRequest, InvalidInput } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { actAs, writeAudit } from '../audit/audit.service.js';
import { findEmailChange } from './account.queries.js';
import { removeOtherWaysIn } from './sign-in.queries.js';
import type { User, UserService } from '../users/user.service.js';
import type { EndedByPassword } from './account-mail-texts/account-mail-text.js';
import { boundedName, type AccountMailReader, type AccountMailService } from './account-mails.service.js';
import { linkMinutes, type AccountLinkPurpose, type AccountLinkService } from './account-links.service.js';
import type { RegistrationRule } from './account.dto.js';
import { faultOfPassword } from './auth.policy.js';
import type { SessionService } from './session.service.js';

interface AccountServiceDeps {
  sessions: SessionService;
  links: AccountLinkService;
  mails: AccountMailService;
  clock: Clock;
  rule: RegistrationRule;
}

/**
 * What a change of an account does to the rest of it, in the transaction of who changes it: links and sessions end, its person is told by
 * mail, the audit log notes it.
 */
export class AccountService {
  constructor(private readonly deps: AccountServiceDeps) {}

  /** Who may register, and whether addresses are confirmed. */
  getRegistrationRule(): RegistrationRule {
    return this.deps.rule;
  }

  /** Puts the mail with the link that confirms a new account's address into the outbox. */
  async queueConfirmation(
    unit: Unit,
    user: Pick<User, 'id' | 'email' | 'name' | 'default_language'>,
  ): Promise<void> {
    const mailed = await this.deps.links.make(unit, {
      purpose: 'registration',
      email: user.email,
      userId: user.id,
    });
    const days = linkMinutes.registration / 1440;
    await this.deps.mails.queue(unit, 'registration', readerOf(user), { days }, mailed);
  }

  /** Puts the mail by which somebody sets a password that nobody else knows into the outbox. */
  async queuePasswordLink(
    unit: Unit,
    user: Pick<User, 'id' | 'email' | 'name' | 'default_language'>,
    by: { id: number; name: string; company: { id: number; name: string } | null },
  ): Promise<void> {
    const mailed = await this.deps.links.make(unit, {
      purpose: 'set_password',
      email: user.email,
      userId: user.id,
      madeBy: by.id,
    });
    const facts = {
      by: boundedName(by.name),
      company: by.company ? boundedName(by.company.name) : null,
      days: linkMinutes.set_password / 1440,
    };
    await this.deps.mails.queue(unit, 'set_password', readerOf(user), facts, mailed, by.company?.id ?? null);
  }

  /**
   * Gives an account to the person who proved by a link that its address is theirs: with a password of their own, and nothing left of what
   * others could get in by.
   */
  async takeIntoOwnHands(unit: Unit, user: User, passwordHash: string): Promise<void> {
    const wasOthers = user.password_set_by_other || user.email_confirmed_at === null;
    await actAs(connectionOf(unit), user.id);
    user.password_hash = passwordHash;
    user.password_set_by_other = false;
    await this.deps.sessions.endAllOf(unit, user.id);
    await unit.flush();
    const ended = await this.endOtherWaysIn(unit, user.id, wasOthers);
    if (user.email_confirmed_at === null) await this.noteConfirmed(unit, user);
    await this.tellOfPassword(unit, user, { actorId: user.id, byAdministrator: false }, ended);
  }

  /**
   * Tells a user, and the audit log, of a new password.
   * @param ended what it took out of the account
   */
  async tellOfPassword(
    unit: Unit,
    user: User,
    { actorId, byAdministrator }: { actorId: number | null; byAdministrator: boolean },
    ended: EndedByPassword = { passkeys: [], secondFactor: false, newEmail: null },
  ): Promise<void> {
    const passkeys = ended.passkeys.map(boundedName);
    await this.deps.mails.queue(unit, 'password_changed', readerOf(user), {
      ...ended,
      byAdministrator,
      passkeys,
    });
    if (ended.newEmail !== null) await this.noteChangeCancelled(unit, user, ended.newEmail, actorId);
    await writeAudit(connectionOf(unit), {
      action: 'user.password_changed',
      record: 'user',
      recordId: user.id,
      companyId: user.is_admin ? null : user.company_id,
      actorId,
    });
  }

  /** Tells a user, and the audit log, that an administrator ended all their sessions. */
  async tellOfEndedSessions(unit: Unit, user: User, sessions: number): Promise<void> {
    await this.deps.mails.queue(unit, 'sessions_ended', readerOf(user), {});
    await writeAudit(connectionOf(unit), {
      action: 'user.sessions_ended',
      record: 'user',
      recordId: user.id,
      companyId: user.is_admin ? null : (user.company_id ?? null),
      after: { sessions },
    });
  }

  /**
   * An administrator gave an account another address, which counts as confirmed by them; its person is told at the former one.
   * @param isOthers whether it is somebody else's account than the administrator's
   */
  async noteMovedByAdministrator(
    unit: Unit,
    user: User,
    formerEmail: string,
    isOthers: boolean,
  ): Promise<void> {
    await this.deps.links.end(unit, user.id);
    if (user.email_confirmed_at === null) await this.noteConfirmed(unit, user, currentCaller().userId);
    await this.tellOfMove(unit, user, formerEmail, { actorId: null, byAdministrator: isOthers });
  }

  /**
   * Ends what gets into an account beside a password that was just set for it: links, passkeys and known devices.
   * @param withSecondFactor also a second factor, which otherwise stays: only whoever knows it signs in
   * @returns what its person should be told of
   */
  async endOtherWaysIn(unit: Unit, userId: number, withSecondFactor = false): Promise<EndedByPassword> {
    const pending = await findEmailChange(connectionOf(unit), userId);
    const { rows } = await sql<{ name: string }>`
      select name from passkeys where user_id = ${userId} order by id`.execute(connectionOf(unit));
    await this.deps.links.end(unit, userId);
    const { secondFactor } = await removeOtherWaysIn(unit, userId, withSecondFactor);
    return { passkeys: rows.map(({ name }) => name), secondFactor, newEmail: pending?.new_email ?? null };
  }

  /** Ends links to an account; mails with them that wait still never leave. @param purposes all when left out */
  async endLinks(unit: Unit, userId: number, purposes?: readonly AccountLinkPurpose[]): Promise<void> {
    await this.deps.links.end(unit, userId, purposes);
  }

  /** Deletes mails of a company that wait for its owner, with their messages. */
  async withdrawWaiting(unit: Unit, companyId: number): Promise<void> {
    await this.deps.mails.withdrawWaiting(unit, companyId);
  }

  /** Has the outbox looked at, after the commit of a unit of work that mails were put into it with. */
  kickMails(): void {
    this.deps.mails.scheduleDelivery();
  }

  private async noteChangeCancelled(
    unit: Unit,
    user: User,
    newEmail: string,
    actorId: number | null,
  ): Promise<void> {
    await writeAudit(connectionOf(unit), {
      action: 'user.email_change_cancelled',
      record: 'user',
      recordId: user.id,
      companyId: user.is_admin ? null : (user.company_id ?? null),
      actorId,
      before: { email: newEmail },
      after: { email: user.email },
    });
  }

  /** Mails that waited for the address leave now. */
  private async noteConfirmed(unit: Unit, user: User, actorId: number | null = user.id): Promise<void> {
    user.email_confirmed_at = this.deps.clock.now();
    await unit.flush();
    await this.deps.mails.releaseConfirmed(unit, user.id);
    await writeAudit(connectionOf(unit), {
      action: 'user.email_confirmed',
      record: 'user',
      recordId: user.id,
      companyId: user.is_admin ? null : user.company_id,
      actorId,
      after: { email: user.email },
    });
  }

  /** Mails the link that confirms a new address of an account; an earlier one ends. */
  async queueEmailChange(unit: Unit, user: User, newEmail: string): Promise<void> {
    const mailed = await this.deps.links.make(unit, {
      purpose: 'email_change',
      email: newEmail,
      userId: user.id,
    });
    const hours = linkMinutes.email_change / 60;
    await this.deps.mails.queue(
      unit,
      'email_change',
      { ...readerOf(user), email: newEmail },
      { hours },
      mailed,
    );
  }

  /** `actorId`: whoever moved it; null for the caller. */
  private async tellOfMove(
    unit: Unit,
    user: User,
    former: string,
    { actorId, byAdministrator }: { actorId: number | null; byAdministrator: boolean },
  ): Promise<void> {
    await this.deps.mails.queue(
      unit,
      'email_changed',
      { ...readerOf(user), email: former },
      { newEmail: user.email, byAdministrator },
    );
    await writeAudit(connectionOf(unit), {
      action: 'user.email_changed',
      record: 'user',
      recordId: user.id,
      companyId: user.is_admin ? null : (user.company_id ?? null),
      ...(actorId === null ? {} : { actorId }),
      before: { email: former },
      after: { email: user.email },
    });
  }

  /** Puts the link to a new address into the outbox, and a notice to the present one, which counts until the link is opened. */
  async requestEmailChange(unit: Unit, user: User, newEmail: string): Promise<void> {
    await this.queueEmailChange(unit, user, newEmail);
    await this.deps.mails.queue(unit, 'email_change_requested', readerOf(user), { newEmail });
    await writeAudit(connectionOf(unit), {
      action: 'user.email_change_requested',
      record: 'user',
      recordId: user.id,
      before: { email: user.email },
      after: { email: newEmail },
    });
  }

  /** Ends the link to a new address that waits. */
  async cancelEmailChange(unit: Unit, user: User, newEmail: string): Promise<void> {
    await this.deps.links.end(unit, user.id, ['email_change']);
    await this.noteChangeCancelled(unit, user, newEmail, user.id);
  }

  /** The person of a new account has shown that its address is theirs. */
  async confirmEmail(unit: Unit, user: User): Promise<void> {
    await this.noteConfirmed(unit, user);
    await this.deps.mails.queue(unit, 'email_confirmed', readerOf(user), {});
  }

  /** Gives an account its new address. Links that were mailed to the former one no longer work. */
  async moveTo(unit: Unit, user: User, email: string): Promise<void> {
    const former = user.email;
    user.email = email;
    // What an administrator edits at the moment is of the former address.
    user.version += 1;
    await unit.flush();
    await this.deps.links.end(unit, user.id);
    if (user.email_confirmed_at === null) await this.noteConfirmed(unit, user);
    await this.tellOfMove(unit, user, former, { actorId: user.id, byAdministrator: false });
  }

  /** Gives an account another password of its person. All sessions end but the one that asks. */
  async replacePassword(
    unit: Unit,
    user: User,
    passwordHash: string,
    sessionId: Principal['sessionId'],
  ): Promise<void> {
    user.password_hash = passwordHash;
    await this.deps.sessions.endAllOf(unit, user.id, sessionId);
    const pending = await findEmailChange(connectionOf(unit), user.id);
    await this.deps.links.end(unit, user.id, ['reset', 'set_password', 'email_change']);
    await unit.flush();
    await this.tellOfPassword(
      unit,
      user,
      { actorId: user.id, byAdministrator: false },
      { passkeys: [], secondFactor: false, newEmail: pending?.new_email ?? null },
    );
  }
}

/** @throws {InvalidInput} when a password is too short, common or weak */
export function requireStrong(field: string, password: string, known: readonly string[]): void {
  const code = passwordFault(password, known);
  if (code) throw new InvalidInput([faultOfPassword(field, code)]);
}

/** A user as the reader of a mail. */
export function readerOf(user: {
  name: string;
  email: string;
  default_language: UiLanguage | string;
}): AccountMailReader {
  return { name: user.name, email: user.email, language: user.default_language as MailLanguage };
}

/** Tells the audit log of a new account. @param isInvited whether its person sets the password by a link that was mailed to them */
export function noteRegistered(
  unit: Unit,
  user: Pick<User, 'id' | 'name' | 'email' | 'company_id'>,
  actorId: number,
  isInvited = false,
): Promise<void> {
  return writeAudit(connectionOf(unit), {
    action: isInvited ? 'user.invited' : 'user.registered',
    record: 'user',
    recordId: user.id,
    companyId: user.company_id ?? null,
    actorId,
    after: { name: user.name, email: user.email },
  });
}

/** The user of an account, locked. @throws {BadRequest} `invalid_link` when they are gone */
export async function lockAccount(users: UserService, unit: Unit, id: number): Promise<User> {
  const user = await users.lock(unit, id);
  if (!user) throw new BadRequest('invalid_link');
  return user;
}

export function wrongPassword(field: string): InvalidInput {
  return new InvalidInput([{ field, code: 'wrong_password' }]);
}
