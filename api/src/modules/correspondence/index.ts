export { acceptSockets } from './chat/socket/accept-sockets.js';
export type { LinkFactory } from './links/link-factory.service.js';
export {
  type LinkToken,
  type LinkIds,
  type LinkSigner,
  linkVersionOfOrder,
} from './links/link-signer.service.js';
export { deliveryOf, hasNotWritten, messageNames } from './messages/message.queries.js';
export type {
  MessageDelivery,
  MessageDirection,
  MessageStatus,
  SenderCheck,
} from './messages/message.dto.js';
export type { ChatService } from './chat/chat.service.js';
export type { MessageService } from './messages/message.service.js';
export type { Correspondence } from './module.js';
export { builtInTemplate } from './outbox/built-in/built-in-templates.js';
export { isEmptyMailHtml } from './outbox/compose/html-to-text.js';
export { mailFormat } from './outbox/compose/mail-format.js';
export { aboutTransport, subjectWithEnding } from './outbox/compose/fill-template.js';
export { type TransportDetails, viewDetails } from './outbox/compose/transport-details.js';
export {
  type AttachmentOrder,
  type AttachmentSource,
  leftWithoutFile,
  maxMailFileBytes,
} from './outbox/mail-attachments.service.js';
export type { Mailing, MailOrder } from './outbox/mail-order.js';
export type { OutboxStatus } from './outbox/mail-outbox.dto.js';
export type { MailService } from './outbox/mail.service.js';
export type { MailingRefusals } from './outbox/mailing-refusals.service.js';
export { isStored } from './outbox/mail.queries.js';
export { observeOutbox, readOutboxCensus } from './outbox/observe-outbox.js';
export { serveUnsubscribing } from './outbox/unsubscribe-page.js';
export {
  correspondenceExport,
  correspondencePersonalData,
  countChatsAbout,
  isErasedMail,
} from './privacy/correspondence-personal-data.js';
export type { TemplateService } from './templates/template.service.js';

/** What other modules' SQL reads of what companies are written and write: messages, and the mails that bring them. */
export const correspondenceViews = [
  'correspondence_messages',
  'correspondence_message_counts',
  'correspondence_mails',
  'correspondence_files',
] as const;
