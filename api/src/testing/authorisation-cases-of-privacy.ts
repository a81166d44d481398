import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

/** Operations by which an owner takes the company's data along or erases a person's. */
export const privacyCases: Readonly<Record<string, OperationCase>> = {
  downloadCompanyExport: { access: 'owner', records: records.company, status: 202 },
  startCompanyExport: { access: 'owner', records: records.company },
  erasePerson: { access: 'owner', body: () => ({ email: 'nobody@erased.example', dry_run: true }) },
  getCompanyExport: { access: 'owner', records: records.company },
};
