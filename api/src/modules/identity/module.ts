import { registrationRuleOf } from '../../platform/config/config.js';
import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import { AccountLinkService } from './accounts/account-links.service.js';
import { AccountMailService } from './accounts/account-mails.service.js';
import type { AccountOutbox } from './accounts/account-outbox.js';
import { AccountService, forgottenPasswordJob, type ForgottenPassword } from './accounts/account.service.js';
import { AuthService } from './accounts/auth.service.js';
import { DeviceCookies } from './accounts/device-cookie.js';
import { DeviceService } from './accounts/device.service.js';
import { IdentityProof } from './accounts/identity-proof.service.js';
import { PasskeyService } from './accounts/passkey.service.js';
import { SecondFactorService } from './accounts/second-factor.service.js';
import { Session } from './accounts/session.entity.js';
import { SessionService } from './accounts/session.service.js';
import { SignInService } from './accounts/sign-in.service.js';
import { StrangerLimits } from './accounts/stranger-limits.service.js';
import { AuditLogService } from './audit/audit-log.service.js';
import { signAuditLog } from './audit/sign-audit-log.job.js';
import { CompanyPeopleService } from './companies/company-people.service.js';
import { Company } from './companies/company.entity.js';
import { CompanyService } from './companies/company.service.js';
import { Invitation } from './companies/invitation.entity.js';
import { InvitationService } from './companies/invitation.service.js';
import { Settings } from './settings/company-settings.entity.js';
import { SettingsService } from './settings/company-settings.service.js';
import { PriceSettingsService } from './settings/price-settings.service.js';
import type { PasswordHasher } from './users/password-hash.js';
import { UserAdminService } from './users/user-admin.service.js';
import { type OnlineUsers, UserSearchService } from './users/user-search.service.js';
import { User } from './users/user.entity.js';
import { UserService } from './users/user.service.js';
import { ResealService } from './vault/reseal.service.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Identity {}
}

/** The tables of this module. */
export const identityTables: TableSet = {
  entities: [Company, User, Session, Settings, Invitation],
  conflicts: {
    users_email_key: 'email_taken',
    companies_name_key: 'company_name_taken',
    companies_email_name_key: 'email_name_taken',
    company_invitations_key: 'user_already_invited',
    company_invitations_email_key: 'user_already_invited',
  },
};

/** What others give to accounts and invitations. */
interface Given {
  passwords: PasswordHasher;
  /** Makes the outbox for their mails, which are written in the name of companies. */
  outboxFor: (companies: CompanyService, strangers: StrangerLimits) => AccountOutbox;
  online: OnlineUsers;
}

/** The use cases of this module. */
export type Identity = ReturnType<typeof createIdentity>;

/** Who uses the product: companies, their people, how they prove who they are, and what they have set. */
export function createIdentity(context: AppContext, { passwords, outboxFor, online }: Given) {
  const { breachedPasswords, clock, config, db, jobs, limits, log, notices, publicUrl, secrets, vault } =
    context;
  const adminNeedsSecondFactor = config.ADMIN_SECOND_FACTOR === 'required';
  const sessions = new SessionService(db, notices, {
    hours: config.SESSION_HOURS,
    idleHours: config.SESSION_IDLE_HOURS,
    adminNeedsSecondFactor,
  });
  const users = new UserService(db, sessions, clock, passwords, breachedPasswords);
  const userSearch = new UserSearchService(db, limits, online);
  const settings = new SettingsService(db, limits, sessions, clock);
  const companies = new CompanyService(
    db,
    users,
    settings,
    limits,
    config.MAIL_DOMAIN,
    config.SMTP_URL !== undefined,
  );
  const strangers = new StrangerLimits(limits, clock);
  const outbox = outboxFor(companies, strangers);
  const accountMails = new AccountMailService(outbox, clock, publicUrl);
  const accountLinks = new AccountLinkService(db, clock, secrets.current, outbox);
  const proof = new IdentityProof(db, users, limits);
  const account = new AccountService(
    db,
    sessions,
    users,
    proof,
    companies,
    accountLinks,
    accountMails,
    limits,
    jobs,
    clock,
    registrationRuleOf(config),
  );
  const devices = new DeviceService(db, new DeviceCookies(secrets, publicUrl.startsWith('https:')));
  const secondFactors = new SecondFactorService(
    db,
    vault,
    clock,
    limits,
    proof,
    sessions,
    accountMails,
    adminNeedsSecondFactor,
  );
  const signIn = new SignInService(db, sessions, users, devices, secondFactors, limits, accountMails, log);
  account.onReclaim((unit, userId, hasSecondFactorOfOthers) =>
    signIn.removeOtherWaysIn(unit, userId, hasSecondFactorOfOthers),
  );
  return {
    sessions,
    users,
    userSearch,
    settings,
    priceSettings: new PriceSettingsService(db),
    companies,
    companyPeople: new CompanyPeopleService(db, users, limits, strangers, account),
    userAdmin: new UserAdminService(db, sessions, companies, users, account),
    account,
    accountLinks,
    accountMails,
    invitations: new InvitationService(
      db,
      users,
      userSearch,
      outbox,
      accountMails,
      accountLinks,
      account,
      limits,
      strangers,
      publicUrl,
    ),
    auth: new AuthService(db, sessions, users, companies, limits, account),
    devices,
    passkeys: new PasskeyService(db, signIn, sessions, proof, limits, accountMails, publicUrl),
    secondFactors,
    signIn,
    auditLog: new AuditLogService(db, secrets),
  };
}

const cleanUpJob = 'sessions.clean-up';

/** What is done without being asked for. */
export function identityJobs({ db, vault, log }: AppContext, identity: Identity): ModuleJob[] {
  const { account, accountLinks, auditLog, devices, passkeys, secondFactors, sessions, signIn } = identity;
  return [
    {
      name: cleanUpJob,
      everySeconds: 3600,
      run: async () => {
        await sessions.cleanUp();
        await devices.cleanUp();
        await signIn.cleanUp();
        await secondFactors.cleanUp();
        await passkeys.cleanUp();
        await accountLinks.cleanUp();
      },
    },
    {
      name: forgottenPasswordJob,
      run: (asked: ForgottenPassword) => account.mailForgottenPassword(asked),
    },
    // What was written since the last checkpoint, somebody who can write to the database could write anew.
    { ...signAuditLog(auditLog, log), everySeconds: 600 },
    { ...new ResealService(db, vault, log).job, isRunAtStart: true },
  ];
}
