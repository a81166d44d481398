import { currentCaller, runFor, type Caller } from '../../../kernel/caller.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { MailLanguage, UiLanguage } from '../../../kernel/text/language.js';
import { passwordFault } from '../rules/password.js';
import { BadRequest, Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { TooManyRequests, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { actAs, writeAudit } from '../audit/audit.service.js';
import type { CompanyService } from '../companies/company.service.js';
import type { User, UserService } from '../users/user.service.js';
import type { EndedByPassword } from './account-mail-texts/account-mail-text.js';
import { boundedName, type AccountMailReader, type AccountMailService } from './account-mails.service.js';
import {
  linkMinutes,
  type AccountLinkPurpose,
  type AccountLinkService,
  type FoundAccountLink,
} from './account-links.service.js';
import type {
  AccountLinkDto,
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  EmailChangeStatus,
  PendingEmailChange,
  RegistrationRule,
  ResetPasswordInput,
} from './account.dto.js';
import { faultOfPassword } from './auth.policy.js';
import type { IdentityProof } from './identity-proof.service.js';
import type { SessionService } from './session.service.js';

/** Name of the job that mails a link to whoever forgot their password. */
export const forgottenPasswordJob = 'accounts.forgotten-password';

/** What the job gets: who asked, for which account. */
export interface ForgottenPassword {
  email: string;
  caller: Pick<Caller, 'requestId' | 'address'>;
}

/**
 * Undoes what somebody left in an account before its person proved that it is theirs: whatever signs in beside the password. In the
 * transaction of the proof. A second factor goes only where somebody else had the account before: a mailbox alone is no way around it.
 */
export type ReclaimListener = (unit: Unit, userId: number, hasSecondFactorOfOthers: boolean) => Promise<void>;

/** Passwords and addresses in the hands of the people whose they are. */
export class AccountService {
  private readonly reclaimListeners = new Set<ReclaimListener>();

  constructor(
    private readonly db: Database,
    private readonly sessions: SessionService,
    private readonly users: UserService,
    private readonly proof: IdentityProof,
    private readonly companies: CompanyService,
    private readonly links: AccountLinkService,
    private readonly mails: AccountMailService,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly rule: RegistrationRule,
  ) {}

  /** Who may register, and whether addresses are confirmed. */
  getRegistrationRule(): RegistrationRule {
    return this.rule;
  }

  /** Has a listener undo what others left in an account, when a link proves it to be somebody's. */
  onReclaim(listener: ReclaimListener): void {
    this.reclaimListeners.add(listener);
  }

  /**
   * Has a link mailed to the person of an account, if there is one. A job does all that depends on the account, so that the answer
   * takes the same work for every address.
   */
  async forgetPassword(email: string, address: string): Promise<void> {
    await this.limits.consume('forgot-address', address);
    const { requestId } = currentCaller();
    const asked: ForgottenPassword = { email: emailKey(email), caller: { requestId, address } };
    await this.jobs.enqueue(forgottenPasswordJob, asked);
  }

  /** Mails the link, unless the account has been mailed too many: nobody is told. */
  async mailForgottenPassword({ email, caller }: ForgottenPassword): Promise<void> {
    await runFor({ ...caller, userId: null, companyId: null }, () => this.mailLink(email));
  }

  /**
   * Sets a password by the link of a mail; whoever has it reads the account's mailbox. All sessions end.
   * @throws {BadRequest} `invalid_link`, `link_expired`
   * @throws {InvalidInput} when the password is too weak
   */
  async resetPassword({ token, password, keep_company }: ResetPasswordInput, address: string): Promise<void> {
    await this.limits.consume('account-link', address);
    const link = await this.links.find(token, ['reset', 'set_password']);
    const found = await this.findOfLink(link);
    requireStrong('password', password, knownOf(found));
    const password_hash = await this.users.hashChosenPassword('password', password);
    const ids = await this.db.acrossCompanies(async (unit) => {
      await this.companies.lockThoseOf(unit, found.id);
      await this.links.take(unit, link);
      const user = await this.lock(unit, found.id);
      if (!user.is_active || emailKey(user.email) !== emailKey(link.email))
        throw new BadRequest('invalid_link');
      const isUnproven = user.email_confirmed_at === null && link.purpose === 'reset';
      const company_id = user.company_id ?? null;
      const isReleased = isUnproven && company_id !== null && keep_company !== true;
      // Before the address counts as confirmed: mails that wait for it must not leave in the name of who proves it.
      const released = isReleased ? await this.companies.releaseUnproven(unit, user.id, company_id) : [];
      if (isReleased) await unit.refresh(user);
      await this.takeIntoOwnHands(unit, user, password_hash);
      return released;
    });
    this.users.forgetSessionsOf([found.id, ...ids]);
    this.mails.scheduleDelivery();
  }

  /**
   * Sets another password. All other sessions end.
   *
   * A password that somebody else set counts as theirs still (`password_set_by_other`): they could have changed it in the person's name.
   * Only a link in the person's mailbox ends that.
   * @throws {InvalidInput} when the current password is wrong, or the new one too weak
   */
  async changePassword(
    { userId, sessionId }: Principal,
    { current_password, new_password }: ChangePasswordInput,
  ): Promise<void> {
    const proved = await this.proof.requirePassword(userId, current_password, 'current_password');
    requireStrong('new_password', new_password, knownOf(await this.findById(userId)));
    const password_hash = await this.users.hashChosenPassword('new_password', new_password);
    await this.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, userId);
      // Another change at the same moment was made with the same old password: the first one counts.
      if (user.password_hash !== proved.password_hash) throw wrongPassword('current_password');
      user.password_hash = password_hash;
      await this.sessions.endAllOf(unit, userId, sessionId);
      const pending = await findEmailChange(connectionOf(unit), userId);
      await this.links.end(unit, userId, ['reset', 'set_password', 'email_change']);
      await unit.flush();
      await this.tellOfPassword(
        unit,
        user,
        { actorId: userId, byAdministrator: false },
        { passkeys: [], newEmail: pending?.new_email ?? null },
      );
    });
    this.users.forgetSessionsOf([userId]);
    this.mails.scheduleDelivery();
  }

  /**
   * Mails a link to a new address, and a notice to the present one, which counts until the link is opened.
   * @throws {InvalidInput} when the password is wrong, or it is the present address
   * @throws {Conflict} `own_password_needed` when somebody else set the password: they could move the account to a mailbox of theirs, and
   * pass for its person there
   */
  async changeEmail({ userId }: Principal, { password, new_email }: ChangeEmailInput): Promise<void> {
    const { email } = await this.proof.requirePassword(userId, password);
    const newEmail = new_email.trim();
    if (emailKey(newEmail) === emailKey(email)) {
      throw new InvalidInput([{ field: 'new_email', code: 'same_email' }]);
    }
    await this.limits.consume('change-email', String(userId));
    await this.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, userId);
      requireOwnPassword(user);
      await this.queueEmailChange(unit, user, newEmail);
      await this.mails.queue(unit, 'email_change_requested', readerOf(user), { newEmail });
      await writeAudit(connectionOf(unit), {
        action: 'user.email_change_requested',
        record: 'user',
        recordId: userId,
        before: { email: user.email },
        after: { email: newEmail },
      });
    });
    this.mails.scheduleDelivery();
  }

  /** The new address of a user that waits for its link to be opened; one whose link has ended waits until that is cleaned up. */
  async getEmailChange({ userId }: Principal): Promise<EmailChangeStatus> {
    return { pending: await findEmailChange(this.db.reads, userId) };
  }

  /**
   * Mails the link to the new address that waits once more. The request was made with the password, and the address stays the same.
   * @throws {NotFound} when none waits
   * @throws {Conflict} `own_password_needed` as with `changeEmail`
   */
  async resendEmailChange({ userId }: Principal): Promise<void> {
    await this.limits.consume('change-email', String(userId));
    await this.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, userId);
      requireOwnPassword(user);
      const pending = await findEmailChange(connectionOf(unit), userId);
      if (!pending) throw new NotFound();
      await this.queueEmailChange(unit, user, pending.new_email);
    });
    this.mails.scheduleDelivery();
  }

  /** Ends the link to the new address that waits, if one does. */
  async cancelEmailChange({ userId }: Principal): Promise<void> {
    await this.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, userId);
      const pending = await findEmailChange(connectionOf(unit), userId);
      if (!pending) return;
      await this.links.end(unit, userId, ['email_change']);
      await this.noteChangeCancelled(unit, user, pending.new_email, userId);
    });
  }

  /**
   * Confirms the address that a link was mailed to: of a new account, or a new one of an account.
   *
   * Who presses the button reads the mailbox, but need not have made the account: somebody else may have entered their address. A session
   * of the account or its password shows that it is theirs. With neither, the password counts as somebody else's. Sessions go on: ending
   * them keeps nobody out who knows the password, and would throw out whoever opens their mail on another device.
   * @param by who is signed in where the link was opened
   * @throws {BadRequest} `invalid_link`, `link_expired`
   * @throws {InvalidInput} on `password`: `wrong_password`; the link goes on working
   * @throws {Conflict} `email_taken` when somebody else has the address meanwhile; the link goes on working. `own_password_needed` as
   * with `changeEmail`
   */
  async confirmEmail(
    { token, password }: ConfirmEmailInput,
    address: string,
    by: Pick<Principal, 'userId'> | null,
  ): Promise<void> {
    await this.limits.consume('account-link', address);
    const link = await this.links.find(token, ['registration', 'email_change']);
    const { id } = await this.findOfLink(link);
    const proved = password === undefined ? null : await this.proof.requirePassword(id, password);
    const isTheirs = proved !== null || by?.userId === id;
    await this.db.acrossCompanies(async (unit) => {
      await actAs(connectionOf(unit), id);
      await this.links.take(unit, link);
      const user = await this.lock(unit, id);
      if (proved && user.password_hash !== proved.password_hash) throw wrongPassword('password');
      if (link.purpose === 'email_change') await this.moveTo(unit, user, link.email);
      else {
        if (emailKey(user.email) !== emailKey(link.email)) throw new BadRequest('invalid_link');
        await this.noteConfirmed(unit, user);
        await this.mails.queue(unit, 'email_confirmed', readerOf(user), {});
      }
      if (!isTheirs) user.password_set_by_other = true;
    });
    this.users.forgetSessionsOf([id]);
    this.mails.scheduleDelivery();
  }

  /** Mails the link that confirms a new account's address once more; nothing when it is confirmed. */
  async resendConfirmation({ userId }: Principal): Promise<void> {
    await this.limits.consume('resend-confirmation', String(userId));
    await this.db.acrossCompanies(async (unit) => {
      const user = await this.lock(unit, userId);
      if (user.email_confirmed_at === null) await this.queueConfirmation(unit, user);
    });
    this.mails.scheduleDelivery();
  }

  /** Puts the mail with the link that confirms a new account's address into the outbox. */
  async queueConfirmation(
    unit: Unit,
    user: Pick<User, 'id' | 'email' | 'name' | 'default_language'>,
  ): Promise<void> {
    const mailed = await this.links.make(unit, {
      purpose: 'registration',
      email: user.email,
      userId: user.id,
    });
    const days = linkMinutes.registration / 1440;
    await this.mails.queue(unit, 'registration', readerOf(user), { days }, mailed);
  }

  /** Puts the mail by which somebody sets a password that nobody else knows into the outbox. */
  async queuePasswordLink(
    unit: Unit,
    user: Pick<User, 'id' | 'email' | 'name' | 'default_language'>,
    by: { id: number; name: string; company: { id: number; name: string } | null },
  ): Promise<void> {
    const mailed = await this.links.make(unit, {
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
    await this.mails.queue(unit, 'set_password', readerOf(user), facts, mailed, by.company?.id ?? null);
  }

  /**
   * Of an address that somebody registered and never confirmed: mails its owner the link by which they take the account.
   * @returns whether there is such an account
   */
  async offerToClaim(email: string): Promise<boolean> {
    const { rows } = await sql<{ id: number }>`
      select id from users where lower(email) = ${emailKey(email)} and is_active and email_confirmed_at is null`.execute(
      this.db.reads,
    );
    if (rows.length === 0) return false;
    await this.mailLink(emailKey(email));
    return true;
  }

  /**
   * What a link is for; it goes on working.
   * @param by who is signed in where the link was opened
   */
  async lookAt(
    token: string,
    address: string,
    by: Pick<Principal, 'userId'> | null,
  ): Promise<AccountLinkDto> {
    await this.limits.consume('account-link', address);
    const link = await this.links.find(token, [
      'reset',
      'set_password',
      'email_change',
      'registration',
      'join',
    ]);
    return this.describe(link, by);
  }

  /** What a link that works is for. */
  async describe(
    link: FoundAccountLink,
    by: Pick<Principal, 'userId'> | null = null,
  ): Promise<AccountLinkDto> {
    const { purpose, email, expires_at } = link;
    const confirms = purpose === 'email_change' || purpose === 'registration';
    const { rows } = await sql<Omit<AccountLinkDto, 'purpose' | 'email' | 'expires_at'>>`
      select u.name, coalesce(ic.name, uc.name) as company_name, coalesce(inviter.name, maker.name) as invited_by,
        coalesce(u.email_confirmed_at is null and ${purpose} = 'reset', false) as is_unconfirmed,
        coalesce(u.last_login_at is null and ${purpose} = 'set_password', false) as is_first,
        ${confirms && by?.userId !== link.user_id}::boolean as needs_password,
        array(select p.name from passkeys p where p.user_id = u.id and not ${confirms}::boolean order by p.id) as passkeys,
        (select e.email from account_links e
          where e.user_id = u.id and e.purpose = 'email_change' and not ${confirms}::boolean) as pending_email
      from account_links l
        left join company_invitations i on i.id = l.invitation_id
        left join companies ic on ic.id = i.company_id
        left join users inviter on inviter.id = i.invited_by
        left join users maker on maker.id = l.made_by
        left join users u on u.id = l.user_id or (l.user_id is null and lower(u.email) = lower(l.email))
        left join companies uc on uc.id = u.company_id and not u.is_admin
      where l.id = ${link.id}`.execute(this.db.reads);
    if (!rows[0]) throw new BadRequest('invalid_link');
    return { purpose, email, ...rows[0], expires_at };
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
    await this.sessions.endAllOf(unit, user.id);
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
    ended: EndedByPassword = { passkeys: [], newEmail: null },
  ): Promise<void> {
    const passkeys = ended.passkeys.map(boundedName);
    await this.mails.queue(unit, 'password_changed', readerOf(user), { ...ended, byAdministrator, passkeys });
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
    await this.mails.queue(unit, 'sessions_ended', readerOf(user), {});
    await writeAudit(connectionOf(unit), {
      action: 'user.sessions_ended',
      record: 'user',
      recordId: user.id,
      companyId: user.is_admin ? null : (user.company_id ?? null),
      after: { sessions },
    });
  }

  /** An administrator gave an account another address, which counts as confirmed by them; its person is told at the former one. */
  async noteMovedByAdministrator(unit: Unit, user: User, formerEmail: string): Promise<void> {
    await this.links.end(unit, user.id);
    if (user.email_confirmed_at === null) await this.noteConfirmed(unit, user, currentCaller().userId);
    await this.tellOfMove(unit, user, formerEmail, null);
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
    await this.links.end(unit, userId);
    await this.reclaim(unit, userId, withSecondFactor);
    return { passkeys: rows.map(({ name }) => name), newEmail: pending?.new_email ?? null };
  }

  /** Ends links to an account; mails with them that wait still never leave. @param purposes all when left out */
  async endLinks(unit: Unit, userId: number, purposes?: readonly AccountLinkPurpose[]): Promise<void> {
    await this.links.end(unit, userId, purposes);
  }

  /** Has the outbox looked at, after the commit of a unit of work that mails were put into it with. */
  kickMails(): void {
    this.mails.scheduleDelivery();
  }

  private async reclaim(unit: Unit, userId: number, wasOthers: boolean): Promise<void> {
    for (const listener of this.reclaimListeners) await listener(unit, userId, wasOthers);
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
    user.email_confirmed_at = this.clock.now();
    await unit.flush();
    await unit.execute(
      `update mail_outbox set waits_for_company = null, next_attempt_at = now()
       where waits_for_company in (select id from companies where owner_id = ?)`,
      [user.id],
    );
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
  private async queueEmailChange(unit: Unit, user: User, newEmail: string): Promise<void> {
    const mailed = await this.links.make(unit, { purpose: 'email_change', email: newEmail, userId: user.id });
    const hours = linkMinutes.email_change / 60;
    await this.mails.queue(unit, 'email_change', { ...readerOf(user), email: newEmail }, { hours }, mailed);
  }

  /** Gives an account its new address. Links that were mailed to the former one no longer work. */
  private async moveTo(unit: Unit, user: User, email: string): Promise<void> {
    requireOwnPassword(user);
    await this.users.requireFreeAddress(unit, email, user.id);
    const former = user.email;
    user.email = email;
    // What an administrator edits at the moment is of the former address.
    user.version += 1;
    await unit.flush();
    await this.links.end(unit, user.id);
    if (user.email_confirmed_at === null) await this.noteConfirmed(unit, user);
    await this.tellOfMove(unit, user, former, user.id);
  }

  /** @param actorId whoever moved it; null for the caller */
  private async tellOfMove(unit: Unit, user: User, former: string, actorId: number | null): Promise<void> {
    await this.mails.queue(
      unit,
      'email_changed',
      { ...readerOf(user), email: former },
      { newEmail: user.email },
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

  private async mailLink(email: string): Promise<void> {
    try {
      await this.limits.consume('forgot-account', email);
    } catch (error) {
      if (error instanceof TooManyRequests) return;
      throw error;
    }
    await this.db.acrossCompanies(async (unit) => {
      const [found] = await unit.execute<{ id: number }[]>(
        'select id from users where lower(email) = ? and is_active',
        [email],
      );
      if (!found) return;
      const user = await this.lock(unit, found.id);
      const mailed = await this.links.make(unit, { purpose: 'reset', email: user.email, userId: user.id });
      const kind = user.email_confirmed_at === null ? 'account_claim' : 'password_reset';
      await this.mails.queue(unit, kind, readerOf(user), { minutes: linkMinutes.reset }, mailed);
      await writeAudit(connectionOf(unit), {
        action: 'user.password_reset_requested',
        record: 'user',
        recordId: user.id,
        companyId: user.is_admin ? null : user.company_id,
        after: { email: user.email },
      });
    });
    this.mails.scheduleDelivery();
  }

  private async findOfLink({ user_id }: FoundAccountLink): Promise<FoundUser> {
    if (user_id === null) throw new BadRequest('invalid_link');
    return this.findById(user_id);
  }

  private async findById(id: number): Promise<FoundUser> {
    const { rows } = await sql<FoundUser>`
      select u.id, u.name, u.email, c.name as company_name
      from users u left join companies c on c.id = u.company_id where u.id = ${id}`.execute(this.db.reads);
    if (!rows[0]) throw new BadRequest('invalid_link');
    return rows[0];
  }

  private async lock(unit: Unit, id: number): Promise<User> {
    const user = await this.users.lock(unit, id);
    if (!user) throw new BadRequest('invalid_link');
    return user;
  }
}

async function findEmailChange(on: Queryable, userId: number): Promise<PendingEmailChange | null> {
  const { rows } = await sql<PendingEmailChange>`
    select email as new_email, expires_at from account_links
    where user_id = ${userId} and purpose = 'email_change'`.execute(on);
  return rows[0] ?? null;
}

interface FoundUser {
  id: number;
  name: string;
  email: string;
  company_name: string | null;
}

/** What others know of a user: no part of a password. */
function knownOf({ name, email, company_name }: FoundUser): string[] {
  return [name, email, company_name ?? ''];
}

/** @throws {InvalidInput} when a password is too short, common or weak */
export function requireStrong(field: string, password: string, known: readonly string[]): void {
  const code = passwordFault(password, known);
  if (code) throw new InvalidInput([faultOfPassword(field, code)]);
}

/** @throws {Conflict} when somebody else set the password */
function requireOwnPassword({ password_set_by_other }: Pick<User, 'password_set_by_other'>): void {
  if (password_set_by_other) throw new Conflict('own_password_needed');
}

function wrongPassword(field: string): InvalidInput {
  return new InvalidInput([{ field, code: 'wrong_password' }]);
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
