import { clients } from '../../features/clients/texts/clients.en';
import { companyRegister } from '../../features/company-register/texts/company-register.en';
import { directory } from '../../features/directory/texts/directory.en';
import { directoryFiles } from '../../features/imports/texts/directory-files.en';
import { clientMail } from '../../features/client-mail/texts/client-mail.en';
import { partners } from '../../features/partners/texts/partners.en';
import { subcontractors } from '../../features/subcontractors/texts/subcontractors.en';

/** Texts of the directories of clients and subcontractors, and of what is done in them (see `late-texts.tsx`). */
export const directoryMessages = {
  clients,
  companyRegister,
  directory,
  directoryFiles,
  clientMail,
  partners,
  subcontractors,
};
