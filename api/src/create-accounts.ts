import { createSignIn } from './create-sign-in.js';
import { registrationRuleOf } from './platform/config/config.js';
import { AccountLinkService } from './modules/identity/accounts/account-links.service.js';
import { AccountMailService } from './modules/identity/accounts/account-mails.service.js';
import { AccountService } from './modules/identity/accounts/account.service.js';
import { AuthService } from './modules/identity/accounts/auth.service.js';
import { IdentityProof } from './modules/identity/accounts/identity-proof.service.js';
import { SessionService } from './modules/identity/accounts/session.service.js';
import { ChatService } from './modules/correspondence/chat/chat.service.js';
import { PresenceService } from './modules/correspondence/chat/presence.service.js';
import { ChatSocketService } from './modules/correspondence/chat/socket/chat-sockets.service.js';
import { CompanyPeopleService } from './modules/identity/companies/company-people.service.js';
import { CompanyService } from './modules/identity/companies/company.service.js';
import { MailService } from './modules/correspondence/outbox/mail.service.js';
import { InvitationService } from './modules/identity/companies/invitation.service.js';
import { StrangerLimits } from './modules/identity/accounts/stranger-limits.service.js';
import { SettingsService } from './modules/identity/settings/company-settings.service.js';
import { PriceSettingsService } from './modules/identity/settings/price-settings.service.js';
import { TemplateService } from './modules/correspondence/templates/template.service.js';
import { UserAdminService } from './modules/identity/users/user-admin.service.js';
import { UserSearchService } from './modules/identity/users/user-search.service.js';
import { UserService } from './modules/identity/users/user.service.js';
import type { Ports, Surroundings } from './surroundings.js';

/** Who uses the product: companies, their people, what they have set, and how they talk to each other and are written to. */
export function createAccounts(surroundings: Surroundings, ports: Ports) {
  const { config, db, log, publicUrl, secrets } = surroundings;
  const { breachedPasswords, clock, jobs, limits, notices, passwords } = ports;
  const sessions = new SessionService(db, notices, {
    hours: config.SESSION_HOURS,
    idleHours: config.SESSION_IDLE_HOURS,
    adminNeedsSecondFactor: config.ADMIN_SECOND_FACTOR === 'required',
  });
  const users = new UserService(db, sessions, clock, passwords, breachedPasswords);
  const presence = new PresenceService(db, log);
  const userSearch = new UserSearchService(db, limits, presence);
  const chat = new ChatService(db, limits);
  const chatSockets = new ChatSocketService(db, sessions, presence, log, notices);
  const settings = new SettingsService(db, limits, sessions, clock);
  const priceSettings = new PriceSettingsService(db);
  const companies = new CompanyService(
    db,
    users,
    settings,
    limits,
    config.MAIL_DOMAIN,
    config.SMTP_URL !== undefined,
  );
  const templates = new TemplateService(db);
  const strangers = new StrangerLimits(limits, clock);
  const mail = new MailService(db, companies, templates, jobs, log, config.MAIL_DOMAIN, strangers);
  const accountMails = new AccountMailService(mail, clock, publicUrl);
  const accountLinks = new AccountLinkService(db, clock, secrets.current, mail);
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
  const companyPeople = new CompanyPeopleService(db, users, limits, strangers, account);
  const userAdmin = new UserAdminService(db, sessions, companies, users, account);
  const auth = new AuthService(db, sessions, users, companies, limits, account);
  const invitations = new InvitationService(
    db,
    users,
    userSearch,
    mail,
    accountMails,
    accountLinks,
    account,
    limits,
    strangers,
    publicUrl,
  );
  const waysIn = createSignIn(surroundings, ports, { sessions, users, accountMails, proof });
  account.onReclaim((unit, userId, hasSecondFactorOfOthers) =>
    waysIn.signIn.removeOtherWaysIn(unit, userId, hasSecondFactorOfOthers),
  );
  return {
    sessions,
    users,
    userSearch,
    chat,
    chatSockets,
    settings,
    priceSettings,
    companies,
    companyPeople,
    userAdmin,
    templates,
    mail,
    account,
    accountLinks,
    accountMails,
    invitations,
    auth,
    ...waysIn,
  };
}
