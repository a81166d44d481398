import { registrationRuleOf } from '../../platform/config/config.js';
import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import { ApiKeyService, tellOfEndingKeys } from './api-keys/api-key.service.js';
import { AccountLinkService } from './accounts/account-links.service.js';
import { AccountMailService } from './accounts/account-mails.service.js';
import type { AccountOutbox } from './accounts/account-outbox.js';
import { AccountService } from './accounts/account.service.js';
import { DeviceService, DeviceCookies } from './accounts/device.service.js';
import { EmailAddressService } from './accounts/email-address.service.js';
import { IdentityProof } from './accounts/identity-proof.service.js';
import { PasskeyService, PasskeyChallenges, PasskeySignInService } from './accounts/passkey.service.js';
import {
  PasswordService,
  ForgottenPasswordService,
  forgottenPasswordJob,
  type ForgottenPassword,
} from './accounts/password.service.js';
import { RegistrationService } from './accounts/registration.service.js';
import {
  SecondFactorService,
  FactorCodes,
  SecondFactorSetupService,
} from './accounts/second-factor.service.js';
import { SessionOpening } from './accounts/session-opening.service.js';
import { Session } from './accounts/session.entity.js';
import { SessionService } from './accounts/session.service.js';
import { SignInService, SignInGuard } from './accounts/sign-in.service.js';
import { type StrangerConditions, StrangerLimits } from './accounts/stranger-limits.service.js';
import type { NamedRecords } from './audit/audit-log.queries.js';
import { AuditLogService } from './audit/audit.service.js';
import { signAuditLog } from './audit/sign-audit-log.job.js';
import { CompanyPeopleService } from './companies/company-people.service.js';
import { ChangeService, tidyChangesJob } from './changes/change.service.js';
import { Company } from './companies/company.entity.js';
import { CompanyService, type HasOrders } from './companies/company.service.js';
import { Invitation } from './companies/invitation.entity.js';
import { InvitationMailService } from './companies/invitation-mail.service.js';
import { InvitationService, InvitationAnswerService } from './companies/invitation.service.js';
import { Settings } from './settings/company-settings.entity.js';
import { SettingsService, PriceSettingsService } from './settings/company-settings.service.js';
import type { PasswordHasher } from './users/password-hash.js';
import { UserAdminService } from './users/user-admin.service.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { User } from './users/user.entity.js';
import { UserService, type OnlineUsers, UserSearchService } from './users/user.service.js';
import { ResealService, sealedColumns, type SealedColumn } from './vault/reseal.service.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Identity {}
}

/** The tables of this module. */
export const identityTables: TableSet = {
  entities: [Company, User, Session, Settings, Invitation],
  others: [
    'account_links',
    'api_keys',
    'audit_callers',
    'audit_chains',
    'audit_checkpoints',
    'audit_log',
    'audit_pending',
    'change_notes',
    'changes',
    'factor_tokens',
    'found_users',
    'idempotency_keys',
    'installation',
    'known_devices',
    'passkey_challenges',
    'passkeys',
    'price_settings',
    'recovery_codes',
    'second_factor_moves',
    'second_factors',
  ],
  conflicts: {
    users_email_key: 'email_taken',
    companies_name_key: 'company_name_taken',
    companies_email_name_key: 'email_name_taken',
    company_invitations_key: 'user_already_invited',
    company_invitations_email_key: 'user_already_invited',
  },
};

/** Users, their companies and sessions: what the outbox of all mails needs to know of the sender, so it comes before the other use cases. */
export function createPeople(
  { breachedPasswords, clock, config, db, limits, notices }: AppContext,
  {
    passwords,
    hasOrders,
    strangerConditions,
  }: { passwords: PasswordHasher; hasOrders: HasOrders; strangerConditions: StrangerConditions },
) {
  const sessions = new SessionService(db, notices, {
    hours: config.SESSION_HOURS,
    idleHours: config.SESSION_IDLE_HOURS,
    adminNeedsSecondFactor: needsSecondFactor(config),
  });
  const sendsMail = config.SMTP_URL !== undefined;
  const users = new UserService({ db, sessions, clock, passwords, breached: breachedPasswords, sendsMail });
  const settings = new SettingsService({ db, limits, sessions, clock });
  const companies = new CompanyService({
    db,
    users,
    settings,
    limits,
    installation: { mail_domain: config.MAIL_DOMAIN, sends_mail: sendsMail },
    hasOrders,
  });
  return {
    sessions,
    users,
    settings,
    companies,
    strangers: new StrangerLimits(limits, clock, strangerConditions),
  };
}

const needsSecondFactor = (config: AppContext['config']): boolean =>
  config.ADMIN_SECOND_FACTOR === 'required';

/** What others give to accounts and invitations. */
interface Given {
  people: ReturnType<typeof createPeople>;
  /** For their mails, which are written in the name of companies. */
  outbox: AccountOutbox;
  online: OnlineUsers;
  namedRecords: NamedRecords;
}

/** The use cases of this module. */
export type Identity = ReturnType<typeof createIdentity>;

/** Who uses the product: companies, their people, how they prove who they are, and what they have set. */
export function createIdentity(context: AppContext, { people, outbox, online, namedRecords }: Given) {
  const { clock, config, db, jobs, limits, log, notices, publicUrl, secrets, vault } = context;
  const { sessions, users, settings, companies, strangers } = people;
  const userSearch = new UserSearchService(db, limits, online);
  const accountMails = new AccountMailService(outbox, clock, publicUrl);
  const accountLinks = new AccountLinkService({ db, clock, secret: secrets.current, mails: outbox, limits });
  const proof = new IdentityProof(db, users, limits);
  const account = new AccountService({
    sessions,
    links: accountLinks,
    mails: accountMails,
    clock,
    rule: registrationRuleOf(config),
  });
  const forgottenPasswords = new ForgottenPasswordService({
    db,
    users,
    links: accountLinks,
    mails: accountMails,
    limits,
    jobs,
  });
  const devices = new DeviceService(db, new DeviceCookies(secrets, publicUrl.startsWith('https:')));
  const codes = new FactorCodes(vault, clock);
  const guard = new SignInGuard(db, limits, log);
  const sessionOpening = new SessionOpening({ db, users, devices, sessions, mails: accountMails, limits });
  const passkeyChallenges = new PasskeyChallenges(db, publicUrl);
  const invitationMails = new InvitationMailService({
    outbox,
    accountMails,
    links: accountLinks,
    strangers,
    publicUrl,
  });
  return {
    sessions,
    users,
    userSearch,
    settings,
    priceSettings: new PriceSettingsService(db),
    companies,
    companyPeople: new CompanyPeopleService({ db, users, limits, strangers, accounts: account }),
    userAdmin: new UserAdminService({ db, sessions, companies, users, accounts: account }),
    account,
    accountLinks,
    accountMails,
    passwords: new PasswordService({ db, users, companies, links: accountLinks, proof, accounts: account }),
    forgottenPasswords,
    emailAddresses: new EmailAddressService({
      db,
      users,
      links: accountLinks,
      proof,
      limits,
      accounts: account,
    }),
    invitations: new InvitationService({
      db,
      users,
      userSearch,
      accounts: account,
      mails: invitationMails,
      limits,
    }),
    invitationAnswers: new InvitationAnswerService({
      db,
      users,
      links: accountLinks,
      accounts: account,
      mails: invitationMails,
    }),
    registration: new RegistrationService({
      db,
      users,
      companies,
      limits,
      accounts: account,
      forgottenPasswords,
    }),
    devices,
    passkeys: new PasskeyService({
      db,
      sessions,
      proof,
      limits,
      mails: accountMails,
      challenges: passkeyChallenges,
    }),
    passkeyChallenges,
    passkeySignIn: new PasskeySignInService({
      db,
      challenges: passkeyChallenges,
      guard,
      sessionOpening,
      limits,
    }),
    secondFactors: new SecondFactorService({
      db,
      proof,
      sessions,
      mails: accountMails,
      adminNeedsOne: needsSecondFactor(config),
    }),
    secondFactorSetup: new SecondFactorSetupService({
      db,
      codes,
      clock,
      proof,
      sessions,
      mails: accountMails,
    }),
    signIn: new SignInService({ db, users, devices, codes, guard, sessionOpening }),
    apiKeys: new ApiKeyService({ db, limits, mails: accountMails, notices, sessions }),
    idempotency: new IdempotencyService(db, vault),
    auditLog: new AuditLogService(db, secrets, namedRecords),
    changes: new ChangeService(db),
  };
}

const cleanUpJob = 'sessions.clean-up';

/**
 * What is done without being asked for.
 * @param sealed columns of other modules that hold texts of the vault
 */
export function identityJobs(
  { db, vault, log }: AppContext,
  identity: Identity,
  sealed: readonly SealedColumn[],
): ModuleJob[] {
  const {
    accountLinks,
    apiKeys,
    auditLog,
    devices,
    forgottenPasswords,
    idempotency,
    passkeyChallenges,
    secondFactorSetup,
    sessions,
    signIn,
  } = identity;
  return [
    {
      name: cleanUpJob,
      everySeconds: 3600,
      run: async () => {
        await sessions.cleanUp();
        await devices.cleanUp();
        await signIn.cleanUp();
        await secondFactorSetup.cleanUp();
        await passkeyChallenges.cleanUp();
        await accountLinks.cleanUp();
        await idempotency.cleanUp();
      },
    },
    {
      name: forgottenPasswordJob,
      run: (asked: ForgottenPassword) => forgottenPasswords.mailForgottenPassword(asked),
    },
    // What was written since the last checkpoint, somebody who can write to the database could write anew.
    { ...signAuditLog(auditLog, log), everySeconds: 600 },
    tidyChangesJob(db),
    { ...tellOfEndingKeys(apiKeys), everySeconds: 3600 },
    {
      ...new ResealService({ db, vault, log, columns: [...sealedColumns, ...sealed] }).job,
      isRunAtStart: true,
    },
  ];
}
