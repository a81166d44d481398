import { ownAccount } from './own-account';
import { auditLog } from './audit-log';
import { scanner } from './scanner';
import { mail } from './mail';
import { orderTerms } from './order-terms';
import { clientList } from './client-list';
import { mailings } from './mailings';
import { noCompany } from './no-company';
import { settings } from './settings';
import { testTools } from './test-tools';
import { users } from './users';

/** Texts of screens that are opened seldom: they come with those screens (see `late-texts.tsx`). */
export const lateMessages = {
  ownAccount,
  auditLog,
  settings,
  users,
  clientList,
  noCompany,
  mail,
  mailings,
  orderTerms,
  scanner,
  testTools,
};
