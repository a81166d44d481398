import { isCleanupAllowed, sqlModeOf, type Config } from './config.js';
import type { Database } from './db/database.js';
import type { RateLimits } from './http/rate-limits.js';
import type { Logger } from './log.js';
import { AdminToolsService } from './modules/admin-tools/admin-tools.service.js';
import { DatabaseCleanupService } from './modules/admin-tools/database-cleanup.service.js';
import { QuoteCheckService } from './modules/admin-tools/quote-check.service.js';
import { RandomQuotationService } from './modules/admin-tools/random-quotation.service.js';
import { SqlConsoleService } from './modules/admin-tools/sql-console.service.js';
import { TestLinkService } from './modules/admin-tools/test-link.service.js';
import { TestMailService } from './modules/admin-tools/test-mail.service.js';
import { TestRecordService } from './modules/admin-tools/test-record.service.js';
import type { SessionService } from './modules/auth/session.service.js';
import type { ClientDirectoryService } from './modules/clients/client-directory.service.js';
import type { ClientService } from './modules/clients/client.service.js';
import type { CompanyService } from './modules/companies/company.service.js';
import type { LinkService } from './modules/links/link.service.js';
import type { MailService } from './modules/mail/mail.service.js';
import type { OrderService } from './modules/orders/order.service.js';
import type { PublicRequestService } from './modules/orders/public-request.service.js';
import type { RouteService } from './modules/routes/route.service.js';
import type { SubcontractorDirectoryService } from './modules/subcontractors/subcontractor-directory.service.js';
import type { SubcontractorService } from './modules/subcontractors/subcontractor.service.js';
import type { UserService } from './modules/users/user.service.js';
import type { Clock } from './ports/clock/clock.port.js';
import { CaptureTransport } from './ports/mail/capture-transport.js';
import type { MailTransport } from './ports/mail/mail.port.js';
import type { QuoteClassifier } from './ports/quote-classifier/quote-classifier.port.js';

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
