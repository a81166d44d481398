import * as records from './authorisation-records.js';
import { letterToSomebody } from './messages.js';
import type { OperationCase } from './operation-case.js';

/** Operations on messages, on the feed of messages and orders, and on the outbox. */
export const messageCases: Readonly<Record<string, OperationCase>> = {
  listMessages: { access: 'member' },
  countMessages: { access: 'member' },
  countUnreadMessages: { access: 'member' },
  getMessage: { access: 'member', records: records.message },
  updateMessage: { access: 'member', records: records.message, body: () => ({ status: 'read' }) },
  deleteMessage: { access: 'member', records: records.message },
  createMessage: {
    access: 'member',
    records: records.clientId,
    body: (ids) => ({ ...letterToSomebody(), ...ids }),
  },

  listActivities: { access: 'member' },
  countActivities: { access: 'member' },
  markActivitiesAsRead: { access: 'member' },

  listOutboxMails: { access: 'administrator' },
  getOutboxMail: { access: 'administrator', records: records.outboxMail },
};
