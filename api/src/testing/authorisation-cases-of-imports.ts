import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

const importPlan = { mapping: [{ field: 'name', column: 0 }] };

/** Operations on imports and exports of directories. */
export const importCases: Readonly<Record<string, OperationCase>> = {
  listImports: { access: 'member-or-administrator' },
  getImport: { access: 'member-or-administrator', records: records.importedFile, administratorStatus: 404 },
  uploadImport: {
    access: 'member-or-administrator',
    path: { kind: 'clients' },
    upload: () => 'Name;Address\nLamex;Gate 1',
  },
  previewImport: {
    access: 'member-or-administrator',
    records: records.importedFile,
    body: () => importPlan,
    administratorStatus: 404,
  },
  startImport: {
    access: 'member-or-administrator',
    records: records.importedFile,
    body: () => importPlan,
    administratorStatus: 404,
  },
  downloadRejectedRows: {
    access: 'member-or-administrator',
    records: records.importWithRefusals,
    administratorStatus: 404,
  },
  exportDirectory: {
    access: 'member-or-administrator',
    path: { kind: 'clients' },
    query: () => ({ format: 'csv' }),
  },
};
