import type { OperationCase } from './operation-case.js';

/** Operations that tell of the installation, countries, statuses and rates. */
export const productCases: Readonly<Record<string, OperationCase>> = {
  getInstallation: { access: 'anyone' },
  listCountries: { access: 'anyone' },
  listQuotationStatuses: { access: 'anyone' },
  listCurrencyRates: { access: 'user' },
  convertCurrency: {
    access: 'user',
    query: () => ({ from_currency: 'EUR', to_currency: 'PLN', amount: 10 }),
  },
  getLiveness: { access: 'anyone' },
  getReadiness: { access: 'anyone' },
};
