import { createAdminTools } from './create-admin-tools.js';
import { createCorrespondence } from './create-correspondence.js';
import { ActivityService } from './modules/activities/activity.service.js';
import { AuthService } from './modules/auth/auth.service.js';
import { SessionService } from './modules/auth/session.service.js';
import { ChatService } from './modules/chat/chat.service.js';
import { PresenceService } from './modules/chat/presence.service.js';
import { ChatSocketService } from './modules/chat/socket/chat-sockets.service.js';
import { ClientDirectoryService } from './modules/clients/client-directory.service.js';
import { ClientService } from './modules/clients/client.service.js';
import { GlobalClientMerger } from './modules/clients/global-client-merger.service.js';
import { CompanyPeopleService } from './modules/companies/company-people.service.js';
import { CompanyService } from './modules/companies/company.service.js';
import { InvitationService } from './modules/companies/invitation.service.js';
import { CompanyNumbersService } from './modules/company-numbers/company-numbers.service.js';
import { CountryService } from './modules/countries/country.service.js';
import { CrawlerService } from './modules/crawler/crawler.service.js';
import { FoundCompanyService } from './modules/crawler/found-companies.service.js';
import { RateLoaderService } from './modules/currencies/rate-loader.service.js';
import { CurrencyService } from './modules/currencies/currency.service.js';
import { DocumentService } from './modules/documents/document.service.js';
import { PodService } from './modules/documents/pod.service.js';
import { GroupService } from './modules/groups/group.service.js';
import { HealthService } from './modules/health/health.service.js';
import { createInvoicing } from './modules/invoices/create-invoicing.service.js';
import { InvoicePrinter } from './modules/invoices/invoice-printer.service.js';
import { Directories } from './modules/imports/directories.js';
import { ExportService } from './modules/imports/export.service.js';
import { ImportService } from './modules/imports/import.service.js';
import { LinkFactory } from './modules/links/link-factory.service.js';
import { LinkService } from './modules/links/link.service.js';
import { LinkSigner } from './modules/links/link-signer.service.js';
import { PublicDocumentService } from './modules/links/public-document.service.js';
import { PublicAnswerService } from './modules/links/public-answers.service.js';
import { MailAttachmentService } from './modules/mail/mail-attachments.service.js';
import { MailService } from './modules/mail/mail.service.js';
import { ContractQuoteService } from './modules/offers/contract-quote.service.js';
import { OfferService } from './modules/offers/offer.service.js';
import { ClientOfferService } from './modules/orders/client-offer.service.js';
import { DataRequestService } from './modules/orders/data-request.service.js';
import { OfferPreviewService } from './modules/orders/offer-preview.service.js';
import { OfferReminderService } from './modules/orders/offer-reminder.service.js';
import { CarrierOrderService } from './modules/orders/carrier-order/carrier-order.service.js';
import { CarrierOrderWriter } from './modules/orders/carrier-order/carrier-order-writer.service.js';
import { VehicleRequestService } from './modules/orders/carrier-order/vehicle-request.service.js';
import { OrderCopyService } from './modules/orders/order-copy.service.js';
import { OrderMailService } from './modules/orders/order-mail.service.js';
import { OrderStepService } from './modules/orders/order-steps.service.js';
import { OrderSummaryService } from './modules/orders/order-summary.service.js';
import { OrderService } from './modules/orders/order.service.js';
import { PriceRequestMailService } from './modules/orders/price-request-mail.service.js';
import { PublicRequestService } from './modules/orders/public-request.service.js';
import { SubcontractorAnswerService } from './modules/orders/subcontractor-answer.service.js';
import { PriceHistoryService } from './modules/routes/price-history.service.js';
import { GroupPriceRequestService } from './modules/routes/group-price-request.service.js';
import { PriceRequestService } from './modules/routes/price-request.service.js';
import { RouteSequenceService } from './modules/routes/route-sequence.service.js';
import { RouteService } from './modules/routes/route.service.js';
import { VehicleService } from './modules/routes/vehicle.service.js';
import { SettingsService } from './modules/settings/company-settings.service.js';
import { PriceSettingsService } from './modules/settings/price-settings.service.js';
import { DiscardedFileService } from './modules/stored-files/discarded-file.service.js';
import { SubcontractorDirectoryService } from './modules/subcontractors/subcontractor-directory.service.js';
import { SubcontractorService } from './modules/subcontractors/subcontractor.service.js';
import { TemplateService } from './modules/templates/template.service.js';
import { TranslationService } from './modules/translations/translation.service.js';
import { UserAdminService } from './modules/users/user-admin.service.js';
import { UserSearchService } from './modules/users/user-search.service.js';
import { UserService } from './modules/users/user.service.js';
import { CaptureTransport } from './ports/mail/capture-transport.js';
import type { Ports, Surroundings } from './surroundings.js';

export type { Ports, Surroundings };

/** Puts the services together, each with what it needs of the others. */
export function createServices(
  { config, log, db, secret, publicUrl, modelFaults }: Surroundings,
  ports: Ports,
) {
  const { notices, jobs, transport, limits, clock, orderBook, registry, storage, pdf, translator } = ports;
  const sessions = new SessionService(db, notices, config.SESSION_HOURS);
  const users = new UserService(db, sessions, clock);
  const presence = new PresenceService(db, log);
  const userSearch = new UserSearchService(db, limits, presence);
  const chat = new ChatService(db, limits);
  const chatSockets = new ChatSocketService(db, sessions, presence, log, notices);
  const settings = new SettingsService(db, limits);
  const priceSettings = new PriceSettingsService(db);
  const companies = new CompanyService(db, users, settings, config.MAIL_DOMAIN);
  const companyPeople = new CompanyPeopleService(db, users, limits);
  const userAdmin = new UserAdminService(db, sessions, companies);
  const auth = new AuthService(db, sessions, users, companies, limits);
  const templates = new TemplateService(db);
  const clients = new ClientService(db);
  const clientDirectory = new ClientDirectoryService(db);
  const subcontractors = new SubcontractorService(db);
  const subcontractorDirectory = new SubcontractorDirectoryService(db);
  const groups = new GroupService(db, subcontractors);
  const currencies = new CurrencyService(db, clock);
  const rateLoader = new RateLoaderService(db, clock, ports.ratePublishers, log);
  const signer = new LinkSigner(db, clock, { secret, baseUrl: publicUrl, days: config.LINK_DAYS });
  const factory = new LinkFactory(signer);
  const mail = new MailService(db, companies, templates, jobs, log, config.MAIL_DOMAIN);
  const invitations = new InvitationService(db, users, userSearch, mail, publicUrl);

  const offers = new OfferService(db, orderBook);
  const pods = new PodService(orderBook);
  const vehicles = new VehicleService(orderBook, offers, subcontractors);
  const routes = new RouteService(db, orderBook, offers, settings, vehicles);
  const contractQuotes = new ContractQuoteService(db, orderBook, routes, offers, subcontractors);
  const orderSummaries = new OrderSummaryService(db, currencies, settings, routes);
  const orders = new OrderService(db, orderBook, routes, orderSummaries, clients, settings);
  const carrierOrderWriter = new CarrierOrderWriter(routes, subcontractors, companies, settings, clock);
  const carrierOrders = new CarrierOrderService(db, orderBook, routes, offers, carrierOrderWriter, pdf, log);
  const invoicePrinter = new InvoicePrinter(db, storage, pdf, limits, log);
  const attachmentSources = { 'carrier-order': carrierOrders, invoice: invoicePrinter };
  const mailAttachments = new MailAttachmentService(db, storage, attachmentSources, log);
  const vehicleRequests = new VehicleRequestService(
    db,
    orderBook,
    routes,
    offers,
    subcontractors,
    mail,
    factory,
    clock,
  );
  const orderMails = new OrderMailService(mail, factory, clients, subcontractors, carrierOrders);
  const orderSteps = new OrderStepService(db, orderBook, orders, routes, offers, orderMails, signer, clock);
  const clientOffers = new ClientOfferService(
    db,
    orderBook,
    orders,
    orderSummaries,
    routes,
    orderMails,
    clock,
  );
  const offerPreviews = new OfferPreviewService(db, orderBook, routes, orderMails);
  const dataRequests = new DataRequestService(db, orderBook, orders, orderMails);
  const priceRequestMails = new PriceRequestMailService(mail, factory);
  const priceRequests = new PriceRequestService(db, orderBook, routes, subcontractors, priceRequestMails);
  const groupPriceRequests = new GroupPriceRequestService(db, groups, priceRequests);
  const requests = new PublicRequestService(db, orderBook, companies, clients, settings, routes, limits);
  const routeSequences = new RouteSequenceService(db, orderBook, routes);
  const priceHistories = new PriceHistoryService(db);
  const orderCopies = new OrderCopyService(db, orderBook, orders, clock);
  const offerReminders = new OfferReminderService(db, orderBook, routes, mail, clock, publicUrl);
  const subcontractorAnswers = new SubcontractorAnswerService(
    orderBook,
    routes,
    offers,
    vehicles,
    pods,
    clock,
  );
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
  const publicDocuments = new PublicDocumentService(signer, limits, carrierOrders);
  const directories = new Directories(clients, subcontractors, modelFaults);
  const imports = new ImportService(db, storage, discardedFiles, jobs, directories, limits, log);
  const exports = new ExportService(clients, clientDirectory, subcontractors, subcontractorDirectory);
  const companyNumbers = new CompanyNumbersService(registry, limits, log);
  const crawler = new CrawlerService(db, jobs, log);
  const foundCompanies = new FoundCompanyService(db, new GlobalClientMerger(db));
  const correspondence = createCorrespondence({ config, db, log }, ports, {
    clients,
    companies,
    discardedFiles,
    factory,
    mail,
    signer,
  });
  const translations = new TranslationService(translator, companies, limits, log);
  const activities = new ActivityService(db, orders, correspondence.messages);
  const health = new HealthService(db, jobs, transport, transport instanceof CaptureTransport, storage, log);
  const countries = new CountryService();
  const tools = createAdminTools({ config, log, db, secret, publicUrl }, ports, {
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
    activities,
    auth,
    carrierOrders,
    chat,
    chatSockets,
    clientDirectory,
    clientOffers,
    clients,
    companies,
    companyNumbers,
    companyPeople,
    contractQuotes,
    ...correspondence,
    countries,
    crawler,
    currencies,
    rateLoader,
    dataRequests,
    directories,
    discardedFiles,
    documents,
    exports,
    foundCompanies,
    groupPriceRequests,
    groups,
    health,
    imports,
    invitations,
    ...invoicing,
    links,
    mailAttachments,
    offerPreviews,
    offerReminders,
    offers,
    orderCopies,
    orders,
    orderSteps,
    orderSummaries,
    priceRequests,
    priceHistories,
    priceSettings,
    publicAnswers,
    publicDocuments,
    routeSequences,
    routes,
    sessions,
    settings,
    signer,
    subcontractorAnswers,
    subcontractorDirectory,
    subcontractors,
    templates,
    translations,
    userAdmin,
    userSearch,
    users,
    vehicleRequests,
    ...tools,
  };
}

/** The use cases, by module. */
export type Services = ReturnType<typeof createServices>;
