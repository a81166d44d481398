import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

/** Operations on settings and templates of e-mails. */
export const settingsCases: Readonly<Record<string, OperationCase>> = {
  getCompanySettings: { access: 'owner' },
  updateCompanySettings: { access: 'owner', body: () => ({ profit_margin: 12.5 }) },
  getKsefSettings: { access: 'owner' },
  updateKsefSettings: { access: 'owner', body: () => ({ environment: 'off' }) },
  getReadOnlyCompanySettings: { access: 'member' },
  getPriceSettings: { access: 'member' },
  updatePriceSettings: { access: 'owner', body: () => ({ price_per_km: 4.2, currency: 'PLN' }) },
  getPublicCompanySettings: { access: 'anyone', records: records.owningUser, open: ['user_id'] },

  listApiKeys: { access: 'owner' },
  createApiKey: { access: 'owner', body: () => ({ name: 'Warehouse', scopes: ['read'] }) },
  deleteApiKey: { access: 'owner', records: records.apiKey },

  listEmailTemplates: { access: 'owner' },
  getEmailTemplate: { access: 'owner', records: records.emailTemplate },
  getEmailTemplateOfType: {
    access: 'member',
    records: records.confirmationTemplate,
    path: { type: 'quote_confirmation' },
  },
  getBuiltInEmailText: { access: 'member', path: { type: 'offers_to_client' } },
  getCurrentEmailText: { access: 'member', path: { type: 'offers_to_client' } },
  createEmailTemplate: {
    access: 'owner',
    records: records.noFollowUp,
    body: () => ({ template_type: 'follow_up', body: '<p>Thank you</p>' }),
  },
  updateEmailTemplate: {
    access: 'owner',
    records: records.emailTemplate,
    body: () => ({ body: '<p>Thank you</p>' }),
  },
  deleteEmailTemplate: { access: 'owner', records: records.emailTemplateToDelete },
};
