export { renewAccountLink } from './accounts/account.queries.js';
export type { AccountMailService } from './accounts/account-mails.service.js';
export type { Me } from './accounts/auth.dto.js';
export type { SessionService } from './accounts/session.service.js';
export type { StrangerLimits } from './accounts/stranger-limits.service.js';
export { withoutEntriesOfRows, writeAudit } from './audit/audit.service.js';
export { forgetCallerOf, noteCallerOf } from './audit/audit-log.queries.js';
export { verifyLog } from './audit/verify-log.js';
export {
  type CompanyChange,
  findChangesAfter,
  findReaders,
  findSeqBefore,
  type Reader,
  readChanges,
} from './changes/change.queries.js';
export type { Installation } from './companies/company.dto.js';
export { findOwner } from './companies/company.queries.js';
export type { CompanyService, Sender } from './companies/company.service.js';
export type { Identity } from './module.js';
export {
  causesOfInvitations,
  countEntriesAbout,
  identityExport,
  identityPersonalData,
} from './privacy/identity-personal-data.js';
export {
  type EntriesOfPerson,
  type FreeText,
  noName,
  type Person,
  type PersonalData,
  type RowsFound,
  RowsOfPerson,
  type ExportedData,
  type ExportedTable,
} from './privacy/personal-data.js';
export { passwordFault } from './rules/password.js';
export type {
  CompanySettings,
  CompanySettingsUpdate,
  PublicCompanySettings,
  PriceSettingsInput,
} from './settings/company-settings.dto.js';
export { companyDataFaults } from './settings/company-settings.policy.js';
export type { PriceSettingsService, SettingsService } from './settings/company-settings.service.js';
export { publicContact } from './settings/public-contact.js';
export { owaspCost, PasswordHasher } from './users/password-hash.js';
export type { UserSearchQuery, UserSearchResult } from './users/user.dto.js';
export { hasFound, freeAdministrators, lockAdministrator } from './users/user.queries.js';
export type { UserService } from './users/user.service.js';
export type { SealedColumn } from './vault/reseal.service.js';

/** What other modules' SQL reads of people, companies and settings. */
export const identityViews = ['identity_people', 'identity_companies', 'identity_company_settings'] as const;
