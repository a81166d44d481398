import { AuthService } from './modules/auth/auth.service.js';
import { SessionService } from './modules/auth/session.service.js';
import { ChatService } from './modules/chat/chat.service.js';
import { PresenceService } from './modules/chat/presence.service.js';
import { ChatSocketService } from './modules/chat/socket/chat-sockets.service.js';
import { CompanyPeopleService } from './modules/companies/company-people.service.js';
import { CompanyService } from './modules/companies/company.service.js';
import { SettingsService } from './modules/settings/company-settings.service.js';
import { PriceSettingsService } from './modules/settings/price-settings.service.js';
import { UserAdminService } from './modules/users/user-admin.service.js';
import { UserSearchService } from './modules/users/user-search.service.js';
import { UserService } from './modules/users/user.service.js';
import type { Ports, Surroundings } from './surroundings.js';

/** Who uses the product: companies, their people, what they have set, and how they talk to each other. */
export function createAccounts({ config, db, log }: Surroundings, { clock, limits, notices }: Ports) {
  const sessions = new SessionService(db, notices, config.SESSION_HOURS);
  const users = new UserService(db, sessions, clock);
  const presence = new PresenceService(db, log);
  const userSearch = new UserSearchService(db, limits, presence);
  const chat = new ChatService(db, limits);
  const chatSockets = new ChatSocketService(db, sessions, presence, log, notices);
  const settings = new SettingsService(db, limits);
  const priceSettings = new PriceSettingsService(db);
  const companies = new CompanyService(db, users, settings, config.MAIL_DOMAIN);
  const companyPeople = new CompanyPeopleService(db, users, limits);
  const userAdmin = new UserAdminService(db, sessions, companies);
  const auth = new AuthService(db, sessions, users, companies, limits);
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
    auth,
  };
}
