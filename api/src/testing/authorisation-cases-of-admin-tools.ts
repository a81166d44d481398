import { aClient } from './directory.js';
import { owningUser, type RecordMaker } from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

const userAndClient: RecordMaker = async (_app, owner) => ({
  ids: { user_id: owner.id, client_id: (await aClient(owner)).id },
});

/** Test tools. Statements and clean-ups are turned off where nothing is set, also for administrators. */
export const adminToolCases: Readonly<Record<string, OperationCase>> = {
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
