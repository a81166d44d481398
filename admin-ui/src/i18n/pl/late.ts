import { clients } from './clients';
import { companyRegister } from './company-register';
import { directory } from './directory';
import { globalClients, globalSubcontractors } from './global-directories';
import { groups } from './groups';
import { imports } from './imports';
import { letters } from './letters';
import { scanner } from './scanner';
import { mail } from './mail';
import { orderTerms } from './order-terms';
import { subcontractors } from './subcontractors';
import type { lateMessages as English } from '../en/late';
import { clientList } from './client-list';
import { noCompany } from './no-company';
import { settings } from './settings';
import { testTools } from './test-tools';
import { users } from './users';

/** Texts of screens that are opened seldom: they come with those screens (see `late-texts.tsx`). */
export const lateMessages = {
  settings,
  users,
  clientList,
  noCompany,
  clients,
  companyRegister,
  directory,
  globalClients,
  globalSubcontractors,
  groups,
  imports,
  letters,
  mail,
  orderTerms,
  scanner,
  subcontractors,
  testTools,
} satisfies typeof English;
