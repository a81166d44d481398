import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import type { ClientService } from '../directory/index.js';
import type { CompanyService, SessionService, StrangerLimits } from '../identity/index.js';
import { ChatService } from './chat/chat.service.js';
import { PresenceService } from './chat/presence.service.js';
import { ChatSocketService } from './chat/socket/chat-sockets.service.js';
import { ClientMailWriter } from './client-mails/client-mail-writer.service.js';
import { ClientMailService } from './client-mails/client-mail.service.js';
import { ClientMailing, ClientMailingRecipient } from './client-mails/client-mailing.entity.js';
import { ClientMailingService } from './client-mails/client-mailing.service.js';
import { collectMail } from './incoming-mail/collect-mail.job.js';
import { EnterMailService, type NoteOrderFiles } from './incoming-mail/enter-mail.service.js';
import { IncomingMailService } from './incoming-mail/incoming-mail.service.js';
import { SetAsideMailService } from './incoming-mail/set-aside-mail.service.js';
import { LinkFactory } from './links/link-factory.service.js';
import { type LinkedOrders, LinkSigner } from './links/link-signer.service.js';
import { MessageFileService } from './messages/message-file.service.js';
import { Message } from './messages/message.entity.js';
import { MessageService } from './messages/message.service.js';
import { Letterheads } from './outbox/letterheads.service.js';
import { deliverMail } from './outbox/deliver-mail.job.js';
import {
  type AttachmentKind,
  type AttachmentSource,
  MailAttachmentService,
} from './outbox/mail-attachments.service.js';
import { MailOutboxService } from './outbox/mail-outbox.service.js';
import { MailService } from './outbox/mail.service.js';
import { MailingRefusals } from './outbox/mailing-refusals.service.js';
import { OutboxMail } from './outbox/outbox-mail.entity.js';
import { Template } from './templates/template.entity.js';
import { TemplateService } from './templates/template.service.js';
import { TranslationService } from './translations/translation.service.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Correspondence {}
}

/** The tables of this module. */
export const correspondenceTables: TableSet = {
  entities: [Template, Message, OutboxMail, ClientMailing, ClientMailingRecipient],
  others: [
    'chat_conversations',
    'chat_messages',
    'chat_presence',
    'chat_processes',
    'incoming_mails',
    'letter_keys',
    'link_versions',
    'mail_attachments',
    'mailing_refusals',
    'message_attachments',
    'message_counters',
  ],
  conflicts: { email_templates_type_key: 'template_type_taken' },
};

/** What the modules above need of mails and of the chat before there is anything to write about. */
export function createOutbox(
  { config, db, limits, log, clock, publicUrl, secrets }: AppContext,
  orders: LinkedOrders,
) {
  const templates = new TemplateService(db);
  const signer = new LinkSigner({ db, clock, secrets, baseUrl: publicUrl, days: config.LINK_DAYS, orders });
  return {
    templates,
    signer,
    factory: new LinkFactory(signer),
    refusals: new MailingRefusals(db, limits, { secrets, baseUrl: publicUrl }),
    presence: new PresenceService(db, log),
  };
}

/** The outbox, into which mails are written in the name of companies. */
export function createMail(
  { config, db, jobs, log }: AppContext,
  {
    companies,
    strangers,
    templates,
  }: { companies: CompanyService; strangers: StrangerLimits; templates: TemplateService },
): MailService {
  const letterheads = new Letterheads({ db, companies, ownTexts: templates, mailDomain: config.MAIL_DOMAIN });
  return new MailService({ letterheads, jobs, log, strangers });
}

/** What writing to people outside is done with. */
interface Given {
  outbox: ReturnType<typeof createOutbox> & { mail: MailService };
  clients: ClientService;
  companies: CompanyService;
  sessions: SessionService;
  noteOrderFiles: NoteOrderFiles;
}

/** The use cases of this module. */
export type Correspondence = ReturnType<typeof createCorrespondence>;

/** What companies and people outside write to each other, and people of companies among themselves. */
export function createCorrespondence(
  context: AppContext,
  { outbox, clients, companies, sessions, noteOrderFiles }: Given,
) {
  const { classifier, config, db, discardedFiles, jobs, limits, log, notices, storage, translator } = context;
  const { factory, mail, presence, refusals, signer, templates } = outbox;
  const { IMAP_URL, MAIL_AUTH_SERVER, MAIL_DOMAIN, SMTP_URL } = config;
  const incoming = { mailDomain: MAIL_DOMAIN, authServer: MAIL_AUTH_SERVER ?? null };
  const mailOutbox = new MailOutboxService({
    db,
    signer,
    answersArrive: IMAP_URL !== undefined,
    isCapturing: SMTP_URL === undefined,
    refusals,
  });
  const messages = new MessageService({ db, mails: mail, outbox: mailOutbox, clients, limits });
  const messageFiles = new MessageFileService(db, storage, discardedFiles);
  const entering = new EnterMailService({ mails: mail, messages, mailDomain: MAIL_DOMAIN, noteOrderFiles });
  const clientMailWriter = new ClientMailWriter({ companies, links: factory, mails: mail, signer });
  return {
    chat: new ChatService(db, limits),
    chatSockets: new ChatSocketService({ db, sessions, presence, log, notices }),
    clientMailings: new ClientMailingService({ db, clients, writer: clientMailWriter, refusals, limits }),
    clientMails: new ClientMailService({ db, clients, messages, limits, writer: clientMailWriter }),
    factory,
    incomingMails: new IncomingMailService({
      db,
      entering,
      files: messageFiles,
      classifier,
      settings: incoming,
      log,
    }),
    mail,
    messageFiles,
    messages,
    outbox: mailOutbox,
    refusals,
    setAsideMails: new SetAsideMailService(db, jobs, log),
    signer,
    templates,
    translations: new TranslationService({ translator, companies, limits, log }),
  };
}

/**
 * What is done without being asked for.
 * @param sources make the files that mails carry
 */
export function correspondenceJobs(
  { config, db, isCapturing, log, mailbox, storage, transport }: AppContext,
  { incomingMails, refusals, signer }: Correspondence,
  sources: Readonly<Record<AttachmentKind, AttachmentSource>>,
): ModuleJob[] {
  const delivery = deliverMail({
    db,
    transport,
    isCapturing,
    signer,
    answersArrive: config.IMAP_URL !== undefined,
    attachments: new MailAttachmentService({ db, storage, sources, log }),
    refusals,
    retrySeconds: config.MAIL_RETRY_SECONDS,
    log,
  });
  return [
    { ...delivery, everySeconds: 15 },
    { ...collectMail(mailbox, incomingMails, log), ...(mailbox && { everySeconds: 20 }) },
  ];
}
