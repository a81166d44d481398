import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';
import { requestFields } from './orders.js';
import { nextNumber } from './next-number.js';
import { carrierFields } from './website-forms.js';

/** Operations on settings and templates of e-mails. */
export const settingsCases: Readonly<Record<string, OperationCase>> = {
  getCompanySettings: { access: 'owner' },
  updateCompanySettings: { access: 'owner', body: () => ({ profit_margin: 12.5 }) },
  getKsefSettings: { access: 'owner' },
  updateKsefSettings: { access: 'owner', body: () => ({ environment: 'off' }) },
  getLoadExchangeSettings: { access: 'owner' },
  updateLoadExchangeSettings: { access: 'owner', body: () => ({ is_on: false }) },
  // The owner gets as far as the application, which is not there.
  signInAtLoadExchange: { access: 'owner', body: () => ({ code: 'none' }), status: 409 },
  tryKsef: { access: 'owner', status: 409 },
  listKsefOutages: { access: 'owner' },
  enterKsefOutage: {
    access: 'owner',
    // An hour of its own each time: outages do not overlap.
    body: () => {
      const begin = Date.UTC(2022, 1, 1) + nextNumber() * 3_600_000;
      const [begins_at, ends_at] = [begin, begin + 1_800_000].map((time) => new Date(time).toISOString());
      return { kind: 'failure', begins_at, ends_at };
    },
  },
  updateKsefOutage: {
    access: 'owner',
    records: records.ksefOutage,
    body: () => ({ kind: 'failure', begins_at: '2022-01-02T00:00:00Z', ends_at: '2022-01-03T00:00:00Z' }),
  },
  removeKsefOutage: { access: 'owner', records: records.ksefOutage },
  getReadOnlyCompanySettings: { access: 'member' },
  getPriceSettings: { access: 'member' },
  updatePriceSettings: { access: 'owner', body: () => ({ price_per_km: 4.2, currency: 'PLN' }) },
  getPublicCompanySettings: { access: 'anyone', records: records.owningUser, open: ['user_id'] },

  listApiKeys: { access: 'owner' },
  createApiKey: { access: 'owner', body: () => ({ name: 'Warehouse', scopes: ['read'] }) },
  deleteApiKey: { access: 'owner', records: records.apiKey },

  listCalendarLinks: { access: 'member' },
  createCalendarLink: { access: 'member', body: () => ({ scope: 'own' }) },
  deleteCalendarLink: { access: 'member', path: { scope: 'own' } },
  listWebhooks: { access: 'owner' },
  createWebhook: {
    access: 'owner',
    body: () => ({ url: 'https://wms.example/frakto', events: ['order.created'] }),
  },
  getWebhook: { access: 'owner', records: records.webhook },
  updateWebhook: { access: 'owner', records: records.webhook, body: () => ({ description: 'Warehouse' }) },
  deleteWebhook: { access: 'owner', records: records.webhook },
  rotateWebhookSecret: { access: 'owner', records: records.webhook },
  testWebhook: { access: 'owner', records: records.webhook },
  replayWebhook: {
    access: 'owner',
    records: records.webhook,
    body: () => ({ from: '2026-01-01T00:00:00.000Z' }),
  },
  listWebhookDeliveries: { access: 'owner', records: records.webhook },
  getWebhookDelivery: { access: 'owner', records: records.webhookDelivery },
  resendWebhookDelivery: { access: 'owner', records: records.webhookDelivery },

  getEmbeddedForm: { access: 'owner' },
  updateEmbeddedForm: { access: 'owner', body: () => ({ is_on: true }) },
  renewEmbeddedFormCode: { access: 'owner', records: records.embeddedForm },
  viewEmbeddedForm: { access: 'anyone', path: { code: 'of-no-company' }, status: 404 },
  submitEmbeddedRequest: {
    access: 'anyone',
    path: { code: 'of-no-company' },
    body: () => ({
      ...requestFields(),
      client_name: 'Fjordfisk AS',
      contact_name: 'Kari Nordmann',
      client_email: 'kari@fjordfisk.example',
      challenge: 'none',
      proof: '0',
    }),
    status: 404,
  },

  listCarrierRegistrations: { access: 'member' },
  acceptCarrierRegistration: { access: 'member', records: records.carrierRegistration },
  refuseCarrierRegistration: { access: 'member', records: records.carrierRegistration },
  downloadRegistrationPaper: { access: 'member', records: records.carrierRegistrationPaper },
  registerCarrier: {
    access: 'anyone',
    path: { code: 'of-no-company' },
    body: () => ({
      ...carrierFields(),
      challenge: 'none',
      proof: '0',
    }),
    status: 404,
  },
  sendRegistrationPaper: {
    access: 'anyone',
    query: () => ({ challenge: 'none', position: 0 }),
    upload: () => '%PDF-1.4\n%%EOF\n',
    uploadAs: 'pdf',
    status: 400,
  },

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
