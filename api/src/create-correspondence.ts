import { ClientMailService } from './modules/correspondence/client-mails/client-mail.service.js';
import { ClientMailingService } from './modules/correspondence/client-mails/client-mailing.service.js';
import type { ClientService } from './modules/directory/clients/client.service.js';
import type { CompanyService } from './modules/identity/companies/company.service.js';
import { EnterMailService } from './modules/correspondence/incoming-mail/enter-mail.service.js';
import { IncomingMailService } from './modules/correspondence/incoming-mail/incoming-mail.service.js';
import { SetAsideMailService } from './modules/correspondence/incoming-mail/set-aside-mail.service.js';
import type { LinkFactory } from './modules/correspondence/links/link-factory.service.js';
import type { LinkSigner } from './modules/correspondence/links/link-signer.service.js';
import { MailOutboxService } from './modules/correspondence/outbox/mail-outbox.service.js';
import type { MailService } from './modules/correspondence/outbox/mail.service.js';
import type { MailingRefusals } from './modules/correspondence/outbox/mailing-refusals.service.js';
import { MessageFileService } from './modules/correspondence/messages/message-file.service.js';
import { MessageService } from './modules/correspondence/messages/message.service.js';
import type { DiscardedFileService } from './platform/stored-files/discarded-file.service.js';
import type { Ports, Surroundings } from './surroundings.js';

/** What writing to people outside is done with. */
interface Writing {
  clients: ClientService;
  companies: CompanyService;
  discardedFiles: DiscardedFileService;
  factory: LinkFactory;
  mail: MailService;
  refusals: MailingRefusals;
  signer: LinkSigner;
}

/** Puts the services together for what companies and people outside write to each other. */
export function createCorrespondence(
  { config, db, log }: Pick<Surroundings, 'config' | 'db' | 'log'>,
  { classifier, jobs, limits, storage }: Pick<Ports, 'classifier' | 'jobs' | 'limits' | 'storage'>,
  { clients, companies, discardedFiles, factory, mail, refusals, signer }: Writing,
) {
  const { IMAP_URL, MAIL_AUTH_SERVER, MAIL_DOMAIN, SMTP_URL } = config;
  const incoming = { mailDomain: MAIL_DOMAIN, authServer: MAIL_AUTH_SERVER ?? null };
  const outbox = new MailOutboxService(db, signer, IMAP_URL !== undefined, SMTP_URL === undefined, refusals);
  const messages = new MessageService(db, mail, outbox, clients, limits);
  const messageFiles = new MessageFileService(db, storage, discardedFiles);
  const entering = new EnterMailService(mail, messages, MAIL_DOMAIN);
  const clientMails = new ClientMailService(db, clients, companies, factory, mail, messages, signer, limits);
  return {
    outbox,
    messages,
    messageFiles,
    clientMails,
    clientMailings: new ClientMailingService(db, clients, clientMails, refusals, limits),
    incomingMails: new IncomingMailService(db, entering, messageFiles, classifier, incoming, log),
    setAsideMails: new SetAsideMailService(db, jobs, log),
  };
}
