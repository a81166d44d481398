import { ownAccount } from '../../features/account/texts/own-account.pl';
import { auditLog } from '../../features/audit-log/texts/audit-log.pl';
import {
  globalClients,
  globalSubcontractors,
} from '../../features/global-directories/texts/global-directories.pl';
import { groups } from '../../features/groups/texts/groups.pl';
import { imports } from '../../features/imports/texts/imports.pl';
import { scanner } from '../../features/scanner/texts/scanner.pl';
import { mail } from '../../features/outbox/texts/mail.pl';
import type { lateMessages as English } from './seldom.en';
import { clientList } from '../../features/sample-client-list/texts/client-list.pl';
import { money } from '../../features/money/texts/money.pl';
import { mailings } from '../../features/mailings/texts/mailings.pl';
import { noCompany } from '../../features/no-company/texts/no-company.pl';
import { system } from '../../features/system/texts/system.pl';
import { testTools } from '../../features/test-tools/texts/test-tools.pl';
import { users } from '../../features/users/texts/users.pl';
import { orderTerms, settings } from '../../features/settings/texts/settings.pl';

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
} satisfies typeof English;
