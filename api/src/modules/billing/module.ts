import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { MailService, MessageService, TemplateService } from '../correspondence/index.js';
import type { ClientService, ContactService, SubcontractorService } from '../directory/index.js';
import type { AccountMailService, SettingsService } from '../identity/index.js';
import type { Shipment } from '../shipment/index.js';
import { CarrierInvoiceService } from './carrier-invoices/carrier-invoice.service.js';
import { InvoiceDraftingService } from './invoices/invoice-drafting.service.js';
import { InvoiceFiles, InvoicePrinter } from './invoices/invoice-files.service.js';
import { InvoiceIssuingService } from './invoices/invoice-issuing.service.js';
import { InvoiceMailService, SendInvoiceService, InvoicesToMail } from './invoices/invoice-mail.service.js';
import { InvoiceService } from './invoices/invoice.service.js';
import { Invoice, InvoiceMail } from './invoices/invoice.entity.js';
import { MoneyExportService } from './money/money-export.service.js';
import { MoneyService } from './money/money.service.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import { KsefOutageService } from './ksef/ksef-outage.service.js';
import { announcementPause, followAnnouncementsJob } from './ksef/follow-announcements.job.js';
import { warnOfDeadlinesJob } from './ksef/warn-of-deadlines.job.js';
import { KsefFetchingService } from './ksef/ksef-fetching.service.js';
import { KsefSendingService } from './ksef/ksef-sending.service.js';
import { KsefServer } from './ksef/ksef-server.js';
import { KsefSettingsService } from './ksef/ksef-settings.service.js';
import { KsefSubmissionService } from './ksef/ksef-submission.service.js';
import { KsefTraces } from './ksef/ksef-traces.js';
import { KsefTrialService } from './ksef/ksef-trial.service.js';
import { KsefWaker } from './ksef/ksef-waker.js';
import { PaymentFileService } from './payment-files/payment-file.service.js';
import { readAnewJob } from './received-invoices/read-anew.job.js';
import { PassInvoiceOnService } from './invoices/pass-invoice-on.service.js';
import { ReceivedInvoiceService } from './received-invoices/received-invoice.service.js';
import { StructuredInvoiceService } from './structured-invoices/structured-invoice.service.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Billing {}
}

/** The tables of this module. */
export const billingTables: TableSet = {
  entities: [Invoice, InvoiceMail],
  others: [
    'invoice_series',
    'structured_invoices',
    'refused_invoices',
    'ksef_settings',
    'ksef_submissions',
    'ksef_refused_files',
    'ksef_queues',
    'ksef_outages',
    'ksef_status_reads',
    'order_balances',
    'carrier_invoices',
    'carrier_payments',
    'received_invoices',
    'payment_files',
    'payment_file_items',
  ],
  conflicts: { carrier_invoices_number_key: 'carrier_invoice_exists' },
};

/** Prints invoices; the documents of orders hold them. */
export function createInvoicePrinter({ db, limits, log, pdf, storage, vault }: AppContext): InvoicePrinter {
  return new InvoicePrinter({ db, storage, pdf, limits, log, vault });
}

/** What invoices need of the rest. */
interface Given {
  accountMails: AccountMailService;
  clients: ClientService;
  contacts: ContactService;
  mail: MailService;
  messages: MessageService;
  printer: InvoicePrinter;
  settings: SettingsService;
  subcontractors: SubcontractorService;
  templates: TemplateService;
  shipment: Shipment;
}

/** The use cases of this module. */
export type Billing = ReturnType<typeof createBilling>;

/** Invoices, corrections, what clients are sent of them, what carriers invoice, and what comes of it all. */
export function createBilling(
  { clock, config, db, discardedFiles, jobs, limits, log, storage, vault }: AppContext,
  {
    accountMails,
    clients,
    contacts,
    mail,
    messages,
    printer,
    settings,
    subcontractors,
    templates,
    shipment,
  }: Given,
) {
  const { currencies, documents, orderRepository, orderMails, orders, paymentLedger, routes } = shipment;
  const payments = paymentLedger;
  const mails = new InvoiceMailService({ mail, contacts, orderMails, templates, limits, clock });
  const invoices = new InvoiceService({ db, orders, mails, payments, clock });
  const records = { settings, clients, subcontractors, routes };
  const drafting = new InvoiceDraftingService({ records, currencies, payments, clock });
  const files = new InvoiceFiles({ printer, documents, storage, discardedFiles });
  const structuredInvoices = new StructuredInvoiceService({ db, clock, log });
  const waker = new KsefWaker({ jobs, clock, log });
  const traces = new KsefTraces(documents, orderRepository, payments);
  const ksefSubmissions = new KsefSubmissionService({ db, waker, structuredInvoices, documents });
  const toMail = new InvoicesToMail({ ksef: ksefSubmissions, routes, payments, documents, clock });
  const sending = new SendInvoiceService({ db, orderRepository, orders, mails, toMail, payments });
  const server = new KsefServer(config.KSEF_URL, config.KSEF_CALLS_PER_SECOND);
  const statusUrl = config.KSEF_STATUS_URL === 'off' ? null : config.KSEF_STATUS_URL;
  const ksefOutages = new KsefOutageService({
    db,
    clock,
    waker,
    traces,
    mails: accountMails,
    isFollowing: statusUrl !== null,
  });
  const carrierInvoices = new CarrierInvoiceService({ db, orderRepository, orders, settings, clock });
  return {
    invoices,
    carrierInvoices,
    paymentFiles: new PaymentFileService({ db, clock, settings, carrierInvoices }),
    receivedInvoices: new ReceivedInvoiceService({ db, clock, carrierInvoices }),
    ksefFetching: new KsefFetchingService({ db, clock, log, server, vault, settings }),
    money: new MoneyService({ db, currencies, settings, sending, clock }),
    moneyExport: new MoneyExportService(db),
    invoiceIssuing: new InvoiceIssuingService({
      db,
      orderRepository,
      drafting,
      filing: { files, ksef: ksefSubmissions },
      invoices,
      payments,
    }),
    invoiceSending: sending,
    invoicesPassedOn: new PassInvoiceOnService({ db, orderRepository, messages }),
    structuredInvoices,
    ksefSettings: new KsefSettingsService({ db, vault, clock, settings, documents, waker }),
    ksefTrials: new KsefTrialService({
      db,
      clock,
      log,
      server,
      limits,
      given: { vault, settings, structuredInvoices, waker },
    }),
    ksefSubmissions,
    ksefOutages,
    receivedReadAnew: readAnewJob({ db, log }),
    ksefAnnouncements: followAnnouncementsJob({ db, clock, log, outages: ksefOutages, url: statusUrl }),
    ksefDeadlines: warnOfDeadlinesJob({ db, clock, log, mails: accountMails }),
    ksefSending: new KsefSendingService({
      db,
      clock,
      log,
      waker,
      server,
      given: { vault, settings, structuredInvoices, traces },
    }),
  };
}

/** What is done without being asked for. */
export function billingJobs({
  ksefAnnouncements,
  ksefDeadlines,
  ksefFetching,
  ksefSending,
  receivedReadAnew,
}: Billing): ModuleJob[] {
  return [
    { ...ksefSending.job, everySeconds: 60, isRunAtStart: true },
    { ...ksefFetching.job, everySeconds: 60 },
    { ...ksefDeadlines, everySeconds: 900 },
    { ...ksefAnnouncements, everySeconds: announcementPause },
    { ...receivedReadAnew, everySeconds: 3600, isRunAtStart: true },
  ];
}
