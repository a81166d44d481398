import { createAccounts } from './create-accounts.js';
import { createAdminTools } from './create-admin-tools.js';
import { createCorrespondence } from './create-correspondence.js';
import { createDirectories } from './create-directories.js';
import { createOrders } from './create-orders.js';
import { ActivityService } from './modules/insight/activities/activity.service.js';
import { AuditLogService } from './modules/identity/audit/audit-log.service.js';
import { GlobalClientMerger } from './modules/directory/clients/global-client-merger.service.js';
import { CompanyNumbersService } from './modules/directory/company-numbers/company-numbers.service.js';
import { CountryService } from './modules/directory/countries/country.service.js';
import { CrawlerService } from './modules/directory/crawler/crawler.service.js';
import { FoundCompanyService } from './modules/directory/crawler/found-companies.service.js';
import { RateLoaderService } from './modules/shipment/currencies/rate-loader.service.js';
import { CurrencyService } from './modules/shipment/currencies/currency.service.js';
import { DocumentService } from './modules/shipment/documents/document.service.js';
import { EventLoopWatch } from './modules/insight/health/event-loop.js';
import { HealthService } from './modules/insight/health/health.service.js';
import { createInvoicing } from './modules/billing/invoices/create-invoicing.service.js';
import { InvoicePrinter } from './modules/billing/invoices/invoice-printer.service.js';
import { Directories } from './modules/directory/imports/directories.js';
import { ExportService } from './modules/directory/imports/export.service.js';
import { ImportService } from './modules/directory/imports/import.service.js';
import { FormAnswerService } from './modules/shipment/links/form-answers.service.js';
import { LinkFactory } from './modules/correspondence/links/link-factory.service.js';
import { LinkService } from './modules/shipment/links/link.service.js';
import { LinkSigner } from './modules/correspondence/links/link-signer.service.js';
import { PublicDocumentService } from './modules/shipment/links/public-document.service.js';
import { PublicAnswerService } from './modules/shipment/links/public-answers.service.js';
import { MailAttachmentService } from './modules/correspondence/outbox/mail-attachments.service.js';
import { MailingRefusals } from './modules/correspondence/outbox/mailing-refusals.service.js';
import { DiscardedFileService } from './platform/stored-files/discarded-file.service.js';
import { CompanyExportService } from './modules/insight/privacy/company-export.service.js';
import { ErasureService } from './modules/insight/privacy/erasure.service.js';
import { TranslationService } from './modules/correspondence/translations/translation.service.js';
import { CaptureTransport } from './platform/mail/capture-transport.js';
import { operations } from './kernel/operations.js';
import type { Ports, Surroundings } from './surroundings.js';

export type { Ports, Surroundings };

/** Puts the services together, each with what it needs of the others. */
export function createServices(surroundings: Surroundings, ports: Ports) {
  const { config, log, db, secrets, publicUrl, modelFaults } = surroundings;
  const { jobs, transport, limits, clock, orderBook, registry, storage, pdf, translator } = ports;
  const accounts = createAccounts(surroundings, ports);
  const { mail, templates, ...people } = accounts;
  const { companies, sessions, settings, users } = people;
  const refusals = new MailingRefusals(db, limits, { secrets, baseUrl: publicUrl });
  const directoryServices = createDirectories(surroundings, refusals);
  const { clients, clientDirectory, groups, subcontractors, subcontractorDirectory } = directoryServices;
  const currencies = new CurrencyService(db, clock);
  const rateLoader = new RateLoaderService(db, clock, ports.ratePublishers, log);
  const signer = new LinkSigner(db, clock, { secrets, baseUrl: publicUrl, days: config.LINK_DAYS });
  const factory = new LinkFactory(signer);
  const { orderMails, pods, requests, ...orderServices } = createOrders(surroundings, ports, {
    clients,
    companies,
    currencies,
    factory,
    groups,
    mail,
    refusals,
    settings,
    signer,
    subcontractors,
  });
  const { carrierOrders, clientOffers, offers, orders, paymentBook, routes, subcontractorAnswers } =
    orderServices;
  const invoicePrinter = new InvoicePrinter(db, storage, pdf, limits, log);
  const attachmentSources = { 'carrier-order': carrierOrders, invoice: invoicePrinter };
  const mailAttachments = new MailAttachmentService(db, storage, attachmentSources, log);
  const discardedFiles = new DiscardedFileService(db, storage, log);
  const documents = new DocumentService(
    db,
    storage,
    discardedFiles,
    orderBook,
    orders,
    routes,
    pods,
    limits,
    invoicePrinter,
  );
  const invoicing = createInvoicing({
    ...ports,
    db,
    files: discardedFiles,
    clients,
    currencies,
    documents,
    mail,
    orderMails,
    orders,
    paymentBook,
    printer: invoicePrinter,
    routes,
    settings,
    templates,
  });
  const links = new LinkService(
    db,
    signer,
    factory,
    clients,
    subcontractors,
    orders,
    orderBook,
    routes,
    limits,
    clock,
  );
  const publicAnswers = new PublicAnswerService(
    db,
    signer,
    limits,
    requests,
    clientOffers,
    subcontractorAnswers,
    offers,
    routes,
    orderBook,
    subcontractors,
  );
  const formAnswers = new FormAnswerService(publicAnswers, modelFaults);
  const companyExports = new CompanyExportService(db, storage, jobs, limits, log);
  const erasures = new ErasureService(db, limits, secrets.current);
  const publicDocuments = new PublicDocumentService(signer, limits, carrierOrders);
  const directories = new Directories(clients, subcontractors, modelFaults);
  const imports = new ImportService(db, storage, discardedFiles, jobs, directories, limits, log);
  const exports = new ExportService(db, clients, clientDirectory, subcontractors, subcontractorDirectory);
  const companyNumbers = new CompanyNumbersService(registry, limits, log);
  const crawler = new CrawlerService(db, jobs, log);
  const foundCompanies = new FoundCompanyService(db, new GlobalClientMerger(db));
  const correspondence = createCorrespondence({ config, db, log }, ports, {
    clients,
    companies,
    discardedFiles,
    factory,
    mail,
    refusals,
    signer,
  });
  const translations = new TranslationService(translator, companies, limits, log);
  const activities = new ActivityService(db, orders, correspondence.messages);
  const loop = new EventLoopWatch(config.LIVE_LIMIT * 1000, operations, log);
  const health = new HealthService(
    db,
    jobs,
    transport,
    transport instanceof CaptureTransport,
    storage,
    log,
    loop,
  );
  const countries = new CountryService();
  const auditLog = new AuditLogService(db, secrets);
  const tools = createAdminTools({ config, log, db, secret: secrets.current, publicUrl }, ports, {
    clientDirectory,
    clients,
    companies,
    links,
    mail,
    orders,
    requests,
    routes,
    sessions,
    subcontractorDirectory,
    subcontractors,
    users,
  });
  return {
    ...people,
    ...directoryServices,
    ...orderServices,
    activities,
    auditLog,
    companyExports,
    companyNumbers,
    ...correspondence,
    countries,
    erasures,
    crawler,
    currencies,
    rateLoader,
    directories,
    discardedFiles,
    documents,
    exports,
    foundCompanies,
    health,
    imports,
    ...invoicing,
    links,
    mailAttachments,
    refusals,
    publicAnswers,
    formAnswers,
    publicDocuments,
    signer,
    templates,
    translations,
    ...tools,
  };
}

/** The use cases, by module. */
export type Services = ReturnType<typeof createServices>;
