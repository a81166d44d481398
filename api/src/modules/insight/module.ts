import { operations } from '../../kernel/operations.js';
import type { AppContext } from '../../platform/app-context.js';
import { isCleanupAllowed, sqlModeOf } from '../../platform/config/config.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import type { Billing } from '../billing/index.js';
import type { Correspondence } from '../correspondence/index.js';
import type { Directory } from '../directory/index.js';
import type { Identity, SealedColumn } from '../identity/index.js';
import type { Shipment } from '../shipment/index.js';
import { ActivityService } from './activities/activity.service.js';
import { AdminToolsService, QuoteCheckService } from './admin-tools/admin-tools.service.js';
import { DatabaseCleanupService } from './admin-tools/database-cleanup.service.js';
import { SqlConsoleService } from './admin-tools/sql-console.service.js';
import {
  TestLinkService,
  RandomQuotationService,
  SampleLinkService,
} from './admin-tools/test-link.service.js';
import { TestMailService } from './admin-tools/test-mail.service.js';
import { TestRecordService, TestedRecords } from './admin-tools/test-record.service.js';
import { CalendarService } from './calendar/calendar.service.js';
import { EventLoopWatch } from './health/event-loop.js';
import { HealthService } from './health/health.service.js';
import { SystemService } from './health/system.service.js';
import { PartnerService } from './partners/partner.service.js';
import { CompanyExportService, tidyExportsJob } from './privacy/company-export.service.js';
import { ErasureService } from './privacy/erasure.service.js';
import { deliverWebhooks, regularSeconds } from './webhooks/deliver-webhooks.job.js';
import { WebhookBodyService } from './webhooks/webhook-body.service.js';
import { WebhookService } from './webhooks/webhook.service.js';
import { UnreadService } from './unread/unread.service.js';
import { WorkCounts } from './work-queue/work-counts.js';
import { WorkQueueService } from './work-queue/work-queue.service.js';
import { OrderWorkspaceService } from './workspace/order-workspace.service.js';

export { serveCalendars } from './calendar/serve-calendar.js';
export { observeWebhooks } from './webhooks/observe-webhooks.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Insight {}
}

/** The tables of this module. */
export const insightTables: TableSet = {
  entities: [],
  others: [
    'admin_actions',
    'calendar_links',
    'company_exports',
    'webhook_deliveries',
    'webhook_events',
    'webhooks',
  ],
};

/** Columns that hold texts of the vault. */
export const insightSealedColumns: readonly SealedColumn[] = ['sealed_secret', 'sealed_former_secret'].map(
  (column) => ({ table: 'webhooks', column, key: 'id', kind: 'webhook' }),
);

/** How long further events are waited for before their delivery begins, in milliseconds. */
const wakeAfterMs = 50;

/** The modules above, which this one looks at. */
interface Given {
  identity: Identity;
  directory: Directory;
  correspondence: Correspondence;
  shipment: Shipment;
  billing: Billing;
}

/** The use cases of this module. */
type Insight = ReturnType<typeof createInsight>;

/** What shipment needs of this module, which is made after it. */
export const createWorkCounts = ({ db, clock }: AppContext): WorkCounts => new WorkCounts(db, clock);

/** What happened and how the product is: the feed, health, exports and erasures, and the tools of administrators. */
export function createInsight(
  context: AppContext,
  { identity, directory, correspondence, shipment, billing }: Given,
) {
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
    vault,
    web,
  } = context;
  const { companies, sessions, users } = identity;
  const { clientDirectory, clients, subcontractorDirectory, subcontractors } = directory;
  const { links, offers, orderPrices, orders, orderSummaries, priceRequests, requestEntry, routes } =
    shipment;
  const { invoices } = billing;
  const { chat, mail, messages } = correspondence;
  const hasMailServer = !isCapturing;
  const sqlConsole = new SqlConsoleService({
    db,
    limits,
    mode: sqlModeOf(config),
    secret: secrets.current,
    log,
  });
  const quoteChecks = new QuoteCheckService(classifier, limits, log);
  const databaseCleanup = new DatabaseCleanupService({
    db,
    sessions,
    log,
    isAllowed: isCleanupAllowed(config),
  });
  const records = new TestedRecords({ companies, clients, subcontractors, orders });
  const loop = new EventLoopWatch({ limitMs: config.LIVE_LIMIT * 1000, operations, log });
  const health = new HealthService({
    db,
    jobs,
    transport: isCapturing ? null : transport,
    storage,
    log,
    loop,
  });
  const webhooks = new WebhookService({ db, vault, web, jobs, log });
  if (config.ROLE !== 'web') wakeDelivery(context, webhooks);
  return {
    activities: new ActivityService(db, orders, messages),
    adminTools: new AdminToolsService({
      console: sqlConsole,
      cleanup: databaseCleanup,
      quoteChecks,
      hasMailServer,
    }),
    calendars: new CalendarService({ db, limits, clock, publicUrl }),
    companyExports: new CompanyExportService({ db, storage, jobs, limits, log }),
    databaseCleanup,
    erasures: new ErasureService(db, limits, secrets.current),
    health,
    system: new SystemService({ db, jobs, health }),
    orderWorkspaces: new OrderWorkspaceService({
      orders,
      summaries: orderSummaries,
      offers,
      priceRequests,
      clients,
      invoices,
    }),
    partners: new PartnerService({
      db,
      clients: clientDirectory,
      carriers: subcontractorDirectory,
      orders,
      prices: orderPrices,
      clock,
    }),
    quoteChecks,
    randomQuotations: new RandomQuotationService({ records, clients, requests: requestEntry, clock }),
    sqlConsole,
    testLinks: new TestLinkService({
      records,
      orders,
      routes,
      links,
      samples: new SampleLinkService(clock, publicUrl),
    }),
    testMails: new TestMailService({ db, users, mails: mail, limits, clock, hasServer: hasMailServer }),
    testRecords: new TestRecordService({
      tested: records,
      clients: clientDirectory,
      subcontractors: subcontractorDirectory,
      orders,
    }),
    unread: new UnreadService(orders, messages, chat),
    webhooks,
    workQueue: new WorkQueueService(db, orderPrices, clock),
  };
}

/** Has events delivered as soon as they are committed; of many at once with one look. */
function wakeDelivery({ notices }: AppContext, webhooks: WebhookService): void {
  let isWoken = false;
  notices.on('webhooks', () => {
    if (isWoken) return;
    isWoken = true;
    setTimeout(() => {
      isWoken = false;
      webhooks.scheduleDelivery();
    }, wakeAfterMs).unref();
  });
}

/** What is done without being asked for. */
export function insightJobs(
  { config, db, log, publicUrl, vault, web }: AppContext,
  { identity, correspondence, shipment, billing }: Omit<Given, 'directory'>,
  { companyExports, webhooks }: Insight,
): ModuleJob[] {
  const bodies = new WebhookBodyService({
    db,
    log,
    readers: {
      orders: shipment.orders,
      offers: shipment.offers,
      routes: shipment.routes,
      documents: shipment.documentViews,
      invoices: billing.invoices,
      messages: correspondence.messages,
    },
  });
  const delivery = deliverWebhooks({
    db,
    vault,
    web,
    webhooks,
    bodies,
    mails: identity.accountMails,
    retrySeconds: config.WEBHOOK_RETRY_SECONDS,
    timeoutSeconds: config.WEBHOOK_TIMEOUT_SECONDS,
    publicUrl,
    log,
  });
  return [
    companyExports.job,
    { name: tidyExportsJob, everySeconds: 60, run: () => companyExports.tidyUp() },
    { ...delivery, everySeconds: regularSeconds },
    { name: 'webhooks.tidy', everySeconds: 3600, run: () => webhooks.tidyUp() },
  ];
}
