import { clients } from '../../features/clients/texts/clients.pl';
import { companyRegister } from '../../features/company-register/texts/company-register.pl';
import { directory } from '../../features/directory/texts/directory.pl';
import { directoryFiles } from '../../features/imports/texts/directory-files.pl';
import { clientMail } from '../../features/client-mail/texts/client-mail.pl';
import { partners } from '../../features/partners/texts/partners.pl';
import { subcontractors } from '../../features/subcontractors/texts/subcontractors.pl';
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
