import { clients } from '../../features/clients/texts/clients.no';
import { companyRegister } from '../../features/company-register/texts/company-register.no';
import { directory } from '../../features/directory/texts/directory.no';
import { directoryFiles } from '../../features/imports/texts/directory-files.no';
import { clientMail } from '../../features/client-mail/texts/client-mail.no';
import { partners } from '../../features/partners/texts/partners.no';
import { subcontractors } from '../../features/subcontractors/texts/subcontractors.no';
import type { directoryMessages as English } from './directories.en';

/** Texts of the directories of clients and subcontractors, and of what is done in them (see `late-texts.tsx`). */
export const directoryMessages = {
  clients,
  companyRegister,
  directory,
  directoryFiles,
  clientMail,
  partners,
  subcontractors,
} satisfies typeof English;
