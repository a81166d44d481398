import { operations } from '../../kernel/operations.js';
import type { AppContext } from '../../platform/app-context.js';
import { isCleanupAllowed, sqlModeOf } from '../../platform/config/config.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import type { Correspondence } from '../correspondence/index.js';
import type { Directory } from '../directory/index.js';
import type { Identity } from '../identity/index.js';
import type { Shipment } from '../shipment/index.js';
import { ActivityService } from './activities/activity.service.js';
import { AdminToolsService } from './admin-tools/admin-tools.service.js';
import { DatabaseCleanupService } from './admin-tools/database-cleanup.service.js';
import { QuoteCheckService } from './admin-tools/quote-check.service.js';
import { RandomQuotationService } from './admin-tools/random-quotation.service.js';
import { SqlConsoleService } from './admin-tools/sql-console.service.js';
import { TestLinkService } from './admin-tools/test-link.service.js';
import { TestMailService } from './admin-tools/test-mail.service.js';
import { TestRecordService } from './admin-tools/test-record.service.js';
import { EventLoopWatch } from './health/event-loop.js';
import { HealthService } from './health/health.service.js';
import { CompanyExportService, tidyExportsJob } from './privacy/company-export.service.js';
import { ErasureService } from './privacy/erasure.service.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Insight {}
}

/** The modules above, which this one looks at. */
interface Given {
  identity: Identity;
  directory: Directory;
  correspondence: Correspondence;
  shipment: Shipment;
}

/** The use cases of this module. */
export type Insight = ReturnType<typeof createInsight>;

/** What happened and how the product is: the feed, health, exports and erasures, and the tools of administrators. */
export function createInsight(context: AppContext, { identity, directory, correspondence, shipment }: Given) {
  const {
    classifier,
    clock,
    config,
    db,
    isCapturing,
    jobs,
    limits,
    log,
    publicUrl,
    secrets,
    storage,
    transport,
  } = context;
  const { companies, sessions, users } = identity;
  const { clientDirectory, clients, subcontractorDirectory, subcontractors } = directory;
  const { links, orders, requests, routes } = shipment;
  const { mail, messages } = correspondence;
  const hasMailServer = !isCapturing;
  const sqlConsole = new SqlConsoleService(db, limits, sqlModeOf(config), secrets.current, log);
  const quoteChecks = new QuoteCheckService(classifier, limits, log);
  const databaseCleanup = new DatabaseCleanupService(db, sessions, log, isCleanupAllowed(config));
  const loop = new EventLoopWatch(config.LIVE_LIMIT * 1000, operations, log);
  return {
    activities: new ActivityService(db, orders, messages),
    adminTools: new AdminToolsService(sqlConsole, databaseCleanup, quoteChecks, hasMailServer),
    companyExports: new CompanyExportService(db, storage, jobs, limits, log),
    databaseCleanup,
    erasures: new ErasureService(db, limits, secrets.current),
    health: new HealthService(db, jobs, transport, isCapturing, storage, log, loop),
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
    testMails: new TestMailService(db, users, mail, limits, clock, hasMailServer),
    testRecords: new TestRecordService(companies, clientDirectory, subcontractorDirectory, orders),
  };
}

/** What is done without being asked for. */
export function insightJobs({ companyExports }: Insight): ModuleJob[] {
  return [companyExports.job, { name: tidyExportsJob, everySeconds: 60, run: () => companyExports.tidyUp() }];
}
