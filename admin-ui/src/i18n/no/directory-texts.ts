import { clients } from './clients';
import { companyRegister } from './company-register';
import { directory } from './directory';
import { globalClients, globalSubcontractors } from './global-directories';
import { groups } from './groups';
import { imports } from './imports';
import { letters } from './letters';
import { subcontractors } from './subcontractors';
import type { directoryMessages as English } from '../en/directory-texts';

/** Texts of the directories of clients and subcontractors, and of what is done in them (see `late-texts.tsx`). */
export const directoryMessages = {
  clients,
  companyRegister,
  directory,
  globalClients,
  globalSubcontractors,
  groups,
  imports,
  letters,
  subcontractors,
} satisfies typeof English;
