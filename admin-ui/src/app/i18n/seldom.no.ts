import { ownAccount } from '../../features/account/texts/own-account.no';
import { auditLog } from '../../features/audit-log/texts/audit-log.no';
import {
  globalClients,
  globalSubcontractors,
} from '../../features/global-directories/texts/global-directories.no';
import { groups } from '../../features/groups/texts/groups.no';
import { imports } from '../../features/imports/texts/imports.no';
import { scanner } from '../../features/scanner/texts/scanner.no';
import { mail } from '../../features/outbox/texts/mail.no';
import type { lateMessages as English } from './seldom.en';
import { clientList } from '../../features/sample-client-list/texts/client-list.no';
import { money } from '../../features/money/texts/money.no';
import { mailings } from '../../features/mailings/texts/mailings.no';
import { noCompany } from '../../features/no-company/texts/no-company.no';
import { system } from '../../features/system/texts/system.no';
import { testTools } from '../../features/test-tools/texts/test-tools.no';
import { users } from '../../features/users/texts/users.no';
import { orderTerms, settings } from '../../features/settings/texts/settings.no';

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
