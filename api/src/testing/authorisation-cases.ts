import { chatCases } from './authorisation-cases-of-chat.js';
import { crawlerCases } from './authorisation-cases-of-crawler.js';
import { adminToolCases } from './authorisation-cases-of-admin-tools.js';
import { directoryCases } from './authorisation-cases-of-directories.js';
import { documentCases } from './authorisation-cases-of-documents.js';
import { importCases } from './authorisation-cases-of-imports.js';
import { invoiceCases } from './authorisation-cases-of-invoices.js';
import { linkCases } from './authorisation-cases-of-links.js';
import { messageCases } from './authorisation-cases-of-messages.js';
import { orderCases } from './authorisation-cases-of-orders.js';
import { peopleCases } from './authorisation-cases-of-people.js';
import { privacyCases } from './authorisation-cases-of-privacy.js';
import { productCases } from './authorisation-cases-of-product.js';
import { routeCases } from './authorisation-cases-of-routes.js';
import { settingsCases } from './authorisation-cases-of-settings.js';
import type { OperationCase } from './operation-case.js';

export type { Access, OperationCase } from './operation-case.js';

/** Every operation of the contract with its class. One that is missing here fails the matrix. */
export const operationCases: Readonly<Record<string, OperationCase>> = {
  ...peopleCases,
  ...settingsCases,
  ...privacyCases,
  ...productCases,
  ...directoryCases,
  ...importCases,
  ...crawlerCases,
  ...documentCases,
  ...invoiceCases,
  ...orderCases,
  ...routeCases,
  ...linkCases,
  ...messageCases,
  ...adminToolCases,
  ...chatCases,
};
