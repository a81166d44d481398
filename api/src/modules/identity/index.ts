export type { Me } from './accounts/auth.dto.js';
export type { SessionService } from './accounts/session.service.js';
export type { StrangerLimits } from './accounts/stranger-limits.service.js';
export { withoutEntriesOfRows, writeAudit } from './audit/audit.service.js';
export { verifyLog } from './audit/verify-log.js';
export type { Installation } from './companies/company.dto.js';
export type { CompanyService, Sender } from './companies/company.service.js';
export { causeOfInvitation } from './companies/invitation.service.js';
export type { Identity } from './module.js';
export { passwordFault } from './rules/password.js';
export type {
  CompanySettings,
  CompanySettingsUpdate,
  PublicCompanySettings,
} from './settings/company-settings.dto.js';
export { companyDataFaults } from './settings/company-settings.policy.js';
export type { SettingsService } from './settings/company-settings.service.js';
export type { PriceSettingsInput } from './settings/price-settings.dto.js';
export { owaspCost, PasswordHasher } from './users/password-hash.js';
export type { UserSearchQuery, UserSearchResult } from './users/user.dto.js';
export type { UserService } from './users/user.service.js';
