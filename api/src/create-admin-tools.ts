import { isCleanupAllowed, sqlModeOf, type Config } from './platform/config/config.js';
import type { Database } from './platform/db/database.js';
import type { RateLimits } from './platform/http/rate-limits.js';
import type { Logger } from './kernel/log.js';
import { AdminToolsService } from './modules/insight/admin-tools/admin-tools.service.js';
import { DatabaseCleanupService } from './modules/insight/admin-tools/database-cleanup.service.js';
import { QuoteCheckService } from './modules/insight/admin-tools/quote-check.service.js';
import { RandomQuotationService } from './modules/insight/admin-tools/random-quotation.service.js';
import { SqlConsoleService } from './modules/insight/admin-tools/sql-console.service.js';
import { TestLinkService } from './modules/insight/admin-tools/test-link.service.js';
import { TestMailService } from './modules/insight/admin-tools/test-mail.service.js';
import { TestRecordService } from './modules/insight/admin-tools/test-record.service.js';
import type { SessionService } from './modules/identity/accounts/session.service.js';
import type { ClientDirectoryService } from './modules/directory/clients/client-directory.service.js';
import type { ClientService } from './modules/directory/clients/client.service.js';
import type { CompanyService } from './modules/identity/companies/company.service.js';
import type { LinkService } from './modules/shipment/links/link.service.js';
import type { MailService } from './modules/correspondence/outbox/mail.service.js';
import type { OrderService } from './modules/shipment/orders/order.service.js';
import type { PublicRequestService } from './modules/shipment/orders/public-request.service.js';
import type { RouteService } from './modules/shipment/routes/route.service.js';
import type { SubcontractorDirectoryService } from './modules/directory/subcontractors/subcontractor-directory.service.js';
import type { SubcontractorService } from './modules/directory/subcontractors/subcontractor.service.js';
import type { UserService } from './modules/identity/users/user.service.js';
import type { Clock } from './platform/clock/clock.port.js';
import { CaptureTransport } from './platform/mail/capture-transport.js';
import type { MailTransport } from './platform/mail/mail.port.js';
import type { QuoteClassifier } from './platform/quote-classifier/quote-classifier.port.js';

/** What the test tools need of the installation. */
interface Place {
  config: Config;
  log: Logger;
  db: Database;
  secret: string;
  publicUrl: string;
}

/** The adapters that they use. */
interface Adapters {
  transport: MailTransport;
  limits: RateLimits;
  clock: Clock;
  classifier: QuoteClassifier;
}

/** What they try out. */
interface TriedOut {
  clientDirectory: ClientDirectoryService;
  clients: ClientService;
  companies: CompanyService;
  links: LinkService;
  mail: MailService;
  orders: OrderService;
  requests: PublicRequestService;
  routes: RouteService;
  sessions: SessionService;
  subcontractorDirectory: SubcontractorDirectoryService;
  subcontractors: SubcontractorService;
  users: UserService;
}

/** Puts the test tools of administrators together. */
export function createAdminTools(
  { config, log, db, secret, publicUrl }: Place,
  { transport, limits, clock, classifier }: Adapters,
  services: TriedOut,
) {
  const { clients, companies, links, mail, orders, requests, routes, sessions, subcontractors, users } =
    services;
  const { clientDirectory, subcontractorDirectory } = services;
  const hasMailServer = !(transport instanceof CaptureTransport);
  const sqlConsole = new SqlConsoleService(db, limits, sqlModeOf(config), secret, log);
  const quoteChecks = new QuoteCheckService(classifier, limits, log);
  const databaseCleanup = new DatabaseCleanupService(db, sessions, log, isCleanupAllowed(config));
  return {
    adminTools: new AdminToolsService(sqlConsole, databaseCleanup, quoteChecks, hasMailServer),
    databaseCleanup,
    quoteChecks,
    randomQuotations: new RandomQuotationService(companies, clients, requests, clock),
    sqlConsole,
    testLinks: new TestLinkService(
      companies,
      clients,
      subcontractors,
      orders,
      routes,
      links,
      clock,
      publicUrl,
    ),
    testRecords: new TestRecordService(companies, clientDirectory, subcontractorDirectory, orders),
    testMails: new TestMailService(db, users, mail, limits, clock, hasMailServer),
  };
}
