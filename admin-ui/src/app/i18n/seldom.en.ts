import { ownAccount } from '../../features/account/texts/own-account.en';
import { auditLog } from '../../features/audit-log/texts/audit-log.en';
import {
  globalClients,
  globalSubcontractors,
} from '../../features/global-directories/texts/global-directories.en';
import { groups } from '../../features/groups/texts/groups.en';
import { imports } from '../../features/imports/texts/imports.en';
import { scanner } from '../../features/scanner/texts/scanner.en';
import { mail } from '../../features/outbox/texts/mail.en';
import { clientList } from '../../features/sample-client-list/texts/client-list.en';
import { money } from '../../features/money/texts/money.en';
import { mailings } from '../../features/mailings/texts/mailings.en';
import { noCompany } from '../../features/no-company/texts/no-company.en';
import { system } from '../../features/system/texts/system.en';
import { testTools } from '../../features/test-tools/texts/test-tools.en';
import { users } from '../../features/users/texts/users.en';
import { orderTerms, settings } from '../../features/settings/texts/settings.en';

/** Texts of screens that are opened seldom: they come with those screens (see `late-texts.tsx`). */
export const lateMessages = {
  ownAccount,
  auditLog,
  globalClients,
  globalSubcontractors,
  groups,
  imports,
  settings,
  users,
  clientList,
  noCompany,
  mail,
  mailings,
  money,
  orderTerms,
  scanner,
  system,
  testTools,
};
