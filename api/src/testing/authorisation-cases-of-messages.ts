import * as records from './authorisation-records.js';
import { mailToClients, singleEmail } from './client-mails.js';
import { mailToSomebody } from './messages.js';
import type { OperationCase } from './operation-case.js';

/** Operations on messages, on the feed of messages and orders, and on the outbox. */
export const messageCases: Readonly<Record<string, OperationCase>> = {
  listMessages: { access: 'member' },
  countMessages: { access: 'member' },
  countUnreadMessages: { access: 'member' },
  downloadMessageAttachment: { access: 'member', records: records.messageFile },
  listConversations: { access: 'member' },
  getConversation: { access: 'member', records: records.message },
  getMessage: { access: 'member', records: records.message },
  updateMessage: { access: 'member', records: records.message, body: () => ({ status: 'read' }) },
  deleteMessage: { access: 'member', records: records.message },
  createMessage: {
    access: 'member',
    records: records.clientId,
    body: (ids) => ({ ...mailToSomebody(), ...ids }),
  },

  sendSingleEmail: {
    access: 'member',
    records: records.clientId,
    body: (ids) => ({ ...singleEmail(), ...ids }),
  },
  previewEmail: {
    access: 'member',
    records: records.clientId,
    body: (ids) => ({ subject: 'Oferta', message: 'Dzień dobry {{name}}', ...ids }),
  },
  sendEmailToClients: {
    access: 'member',
    records: records.clientId,
    body: ({ client_id = 0 }) => ({ ...mailToClients(), client_ids: [client_id] }),
  },
  listClientMailings: { access: 'member' },
  getClientMailing: { access: 'member', records: records.clientMailing },
  getClientMailingProgress: { access: 'member', records: records.clientMailing },
  retryClientMailing: { access: 'member', records: records.clientMailing },
  translateEmail: {
    access: 'member',
    body: () => ({ subject: 'Oferta', message: '<p>Własne słowa</p>', target_language: 'de' }),
    status: 503,
  },

  listActivities: { access: 'member' },
  countUnread: { access: 'user' },
  countActivities: { access: 'member' },
  markActivitiesAsRead: { access: 'member' },

  listOutboxMails: { access: 'administrator' },
  getOutboxMail: { access: 'administrator', records: records.outboxMail },
  listSetAsideMails: { access: 'administrator' },
  retrySetAsideMail: { access: 'administrator', records: records.setAsideMail },
  dropSetAsideMail: { access: 'administrator', records: records.setAsideMail },
};
