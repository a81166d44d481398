import { ClientMailService } from './modules/client-mails/client-mail.service.js';
import { ClientMailingService } from './modules/client-mails/client-mailing.service.js';
import type { ClientService } from './modules/clients/client.service.js';
import type { CompanyService } from './modules/companies/company.service.js';
import { IncomingMailService } from './modules/incoming-mail/incoming-mail.service.js';
import type { LinkFactory } from './modules/links/link-factory.service.js';
import type { LinkSigner } from './modules/links/link-signer.service.js';
import { MailOutboxService } from './modules/mail/mail-outbox.service.js';
import type { MailService } from './modules/mail/mail.service.js';
import { MessageService } from './modules/messages/message.service.js';
import type { Ports, Surroundings } from './surroundings.js';

/** What writing to people outside is done with. */
interface Writing {
  clients: ClientService;
  companies: CompanyService;
  factory: LinkFactory;
  mail: MailService;
  signer: LinkSigner;
}

/** Puts the services together for what companies and people outside write to each other. */
export function createCorrespondence(
  { config, db, log }: Pick<Surroundings, 'config' | 'db' | 'log'>,
  { classifier, limits }: Pick<Ports, 'classifier' | 'limits'>,
  { clients, companies, factory, mail, signer }: Writing,
) {
  const { IMAP_URL, MAIL_DOMAIN } = config;
  const outbox = new MailOutboxService(db, signer, IMAP_URL !== undefined);
  const messages = new MessageService(db, mail, outbox, clients, limits);
  const clientMails = new ClientMailService(db, clients, companies, factory, mail, messages, signer, limits);
  return {
    outbox,
    messages,
    clientMails,
    clientMailings: new ClientMailingService(db, clients, clientMails, limits),
    incomingMails: new IncomingMailService(db, mail, messages, classifier, MAIL_DOMAIN, log),
  };
}
