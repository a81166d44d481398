import { aClient } from './directory.js';
import { owningUser, type RecordMaker } from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

const userAndClient: RecordMaker = async (_app, owner) => ({
  ids: { user_id: owner.id, client_id: (await aClient(owner)).id },
});

/** The queue's ids are its own: no job of the test was given up under this one. */
const noFailedJob: RecordMaker = () => Promise.resolve({ ids: { id: 1 } });

/** Test tools and the look at the installation. Statements and clean-ups are turned off where nothing is set, also for administrators. */
export const adminToolCases: Readonly<Record<string, OperationCase>> = {
  getSystem: { access: 'administrator' },
  retryFailedJob: { access: 'administrator', records: noFailedJob, status: 404 },
  getTestTools: { access: 'administrator' },
  sendTestEmail: { access: 'administrator', body: () => ({ email: 'jan@odbiorca.example' }) },
  executeSql: { access: 'administrator', body: () => ({ sql: 'select 1' }), status: 403 },
  listSqlHistory: { access: 'administrator' },
  checkQuoteRequest: { access: 'administrator', body: () => ({ text: 'Proszę o wycenę transportu' }) },
  findTestRecords: {
    access: 'administrator',
    records: owningUser,
    query: ({ user_id = 0 }) => ({ kind: 'client', user_id }),
  },
  generateRandomQuotation: {
    access: 'administrator',
    records: userAndClient,
    body: ({ user_id, client_id }) => ({ user_id, client_id }),
  },
  createTestLink: {
    access: 'administrator',
    records: userAndClient,
    body: ({ user_id, client_id }) => ({ kind: 'order-form', user_id, client_id }),
  },
  cleanupDatabase: {
    access: 'administrator',
    body: () => ({ confirm: 'DELETE ALL DATA' }),
    status: 403,
  },
};
