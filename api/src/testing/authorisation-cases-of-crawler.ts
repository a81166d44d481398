import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

/** Operations on websites that are looked through, and on the companies found there. */
export const crawlerCases: Readonly<Record<string, OperationCase>> = {
  startCrawl: {
    access: 'administrator',
    records: records.noCrawl,
    body: () => ({ urls: ['meble.example'], country_id: 1 }),
  },
  getCrawlProgress: { access: 'administrator' },
  stopCrawl: { access: 'administrator' },
  listCrawledAddresses: { access: 'administrator' },
  listFoundCompanies: { access: 'administrator' },
  approveFoundCompanies: {
    access: 'administrator',
    records: records.foundCompanyToSave,
    body: ({ company_id }) => ({ company_ids: [company_id] }),
    passedOver: ['company_id'],
  },
  removeFoundCompany: { access: 'administrator', records: records.foundCompany },
  clearFoundCompanies: { access: 'administrator' },
};
