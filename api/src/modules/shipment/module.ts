import { CarrierFitnessService } from './carriers/carrier-fitness.service.js';
import { CarrierPaperService, CarrierVehicleService } from './carriers/carrier-record.service.js';
import { PaperOfCarrier, VehicleOfCarrier } from './carriers/carrier.entity.js';
import { PaperReminderService, remindOfPapers } from './carriers/paper-reminder.service.js';
import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import { StoredFileService } from '../../platform/stored-files/stored-file.service.js';
import type {
  LinkFactory,
  LinkSigner,
  MailingRefusals,
  MailService,
  MessageService,
} from '../correspondence/index.js';
import type {
  ClientService,
  ContactService,
  GroupService,
  SubcontractorDirectoryService,
  SubcontractorService,
} from '../directory/index.js';
import type { CompanyService, PriceSettingsService, SettingsService } from '../identity/index.js';
import { CurrencyService } from './currencies/currency.service.js';
import { loadRates, RateLoaderService } from './currencies/load-rates.job.js';
import { Document } from './documents/document.entity.js';
import { DocumentService, PodService } from './documents/document.service.js';
import { DocumentViewService, type FileMaker } from './documents/document-view.service.js';
import { ReceivedDocument } from './documents/received/received-document.entity.js';
import {
  CarrierDocumentService,
  ReceivedDocumentService,
} from './documents/received/received-document.service.js';
import {
  FormAnswerService,
  PublicDocumentService,
  PublicQuoteService,
  PublicAnswerService,
} from './links/public.service.js';
import { OrdersByLink } from './links/orders-by-link.js';
import { LinkViewService } from './links/link-view.service.js';
import { CompanyFormService, LinkService, LinkRevocationService } from './links/link.service.js';
import { LoadExchangeWorker } from './load-exchange/load-exchange.job.js';
import { LoadExchangeSettingsService } from './load-exchange/load-exchange-settings.service.js';
import { LoadPublicationService } from './load-exchange/load-publication.service.js';
import { OrderCareService } from './orders/care/order-care.service.js';
import { CarrierOrder } from './orders/carrier-order/carrier-order.entity.js';
import { CarrierOrderService, CarrierOrderWriter } from './orders/carrier-order/carrier-order.service.js';
import { ClientOffer } from './orders/client-offer.entity.js';
import { CmrService } from './orders/cmr/cmr.service.js';
import { ClientOfferService, ClientOfferTerms, OfferPreviewService } from './orders/client-offer.service.js';
import { OfferVariants } from './orders/offer-variants.service.js';
import { DataRequestService } from './orders/data-request.service.js';
import { FailedOfferMails } from './orders/failed-offer-mails.service.js';
import { followUpOffers, tellOfOfferExpiry } from './orders/follow-up-offers.job.js';
import { FollowUpService, FollowUpSwitchService } from './orders/follow-up.service.js';
import { ReminderService } from './orders/reminder.service.js';
import { OfferExpiryService, ExpiryNoticeService } from './orders/offer-expiry.service.js';
import { type InvoicesOfOrders, OrderRepository } from './orders/order.repository.js';
import { OrderExportService } from './orders/order-export.service.js';
import { OrderEntryService, OrderCopyService } from './orders/order-entry.service.js';
import { OrderMailPreviewService } from './orders/order-mail-preview.service.js';
import { OrderMailService } from './orders/order-mail.service.js';
import { MailsOnHoldService } from './orders/mails-on-hold.service.js';
import { OrderStepService, OrderStepEffects } from './orders/order-steps.service.js';
import { OrderPriceService } from './orders/order-price.service.js';
import { OrderSummaryService } from './orders/order-summary.service.js';
import { Order, OrderHistoryEntry } from './orders/order.entity.js';
import { OrderService } from './orders/order.service.js';
import { OrderTextService } from './orders/order-text/order-text.service.js';
import { OrderDraftRecord } from './order-drafts/order-draft.entity.js';
import { OrderDraftService } from './order-drafts/order-draft.service.js';
import { OrderViewService, type WorkCounter } from './order-views/order-view.service.js';
import { PaymentService, PaymentLedger } from './orders/payments/payment.service.js';
import { PriceRequestMailService } from './orders/price-request-mail.service.js';
import { PublicRequestService, PublicRequestEntry } from './orders/public-request.service.js';
import {
  SubcontractorOrderService,
  SubcontractorAnswerService,
  VehicleRequestService,
} from './orders/subcontractor-order.service.js';
import {
  PaperOfRegistration,
  RegistrationOfCarrier,
} from './carrier-registrations/carrier-registration.entity.js';
import {
  CarrierRegistrationService,
  cleanUpRegistrations,
  RegistrationDesk,
  RegistrationFiles,
  RegistrationNotices,
} from './carrier-registrations/carrier-registration.service.js';
import { EmbeddedFormService } from './embedded-forms/embedded-form.service.js';
import { cleanUpChallenges, EmbeddedRequestService } from './embedded-forms/embedded-request.service.js';
import { FormGate } from './embedded-forms/form-gate.service.js';
import {
  ConfirmationLinks,
  ConfirmationMails,
  RequestConfirmationService,
} from './embedded-forms/request-confirmation.service.js';
import { Offer } from './quotes/offer.entity.js';
import { ContractQuoteService } from './quotes/contract-quote.service.js';
import { OfferService } from './quotes/offer.service.js';
import { CarriersToAskService } from './routes/carriers-to-ask.service.js';
import { PriceHistoryService } from './routes/price-history.service.js';
import { PriceRequest, GroupPriceRequest } from './routes/price-request.entity.js';
import { PriceRequestService, GroupPriceRequestService } from './routes/price-request.service.js';
import { Route } from './routes/route.entity.js';
import { Places } from '../../platform/places/places.js';
import { RouteMapService } from './routes/route-map.service.js';
import { RoutePlanService } from './routes/route-plan.service.js';
import { RouteService, VehicleService, RouteSequenceService } from './routes/route.service.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Shipment {}
}

/** The tables of this module. */
export const shipmentTables: TableSet = {
  entities: [
    Order,
    OrderHistoryEntry,
    ClientOffer,
    Route,
    CarrierOrder,
    Document,
    VehicleOfCarrier,
    PaperOfCarrier,
    RegistrationOfCarrier,
    PaperOfRegistration,
    ReceivedDocument,
    Offer,
    GroupPriceRequest,
    PriceRequest,
    OrderDraftRecord,
  ],
  conflicts: {
    orders_external_id_key: 'external_id_taken',
    order_routes_external_id_key: 'external_id_taken',
  },
  others: [
    'cmr_notes',
    'load_exchange_settings',
    'load_exchange_queues',
    'load_publications',
    'embedded_forms',
    'spent_challenges',
    'exchange_rates',
    'order_counters',
    'payments',
    'order_views',
    'order_view_sequences',
  ],
};

/** What orders need of the others. */
interface Given {
  clients: ClientService;
  contacts: ContactService;
  companies: CompanyService;
  factory: LinkFactory;
  groups: GroupService;
  mail: MailService;
  messages: MessageService;
  priceSettings: PriceSettingsService;
  refusals: MailingRefusals;
  settings: SettingsService;
  signer: LinkSigner;
  subcontractorDirectory: SubcontractorDirectoryService;
  subcontractors: SubcontractorService;
  /** Makes the files of invoices, which stand among an order's documents. */
  invoiceFiles: FileMaker;
  invoices: InvoicesOfOrders;
  /** Counts the queue of work for the views of it. */
  workCounts: WorkCounter;
}

/** The use cases of this module. */
export type Shipment = ReturnType<typeof createShipment>;

/** Orders from the request to the carrier's answer: their routes, prices, offers, mails, documents and links. */
export function createShipment(
  context: AppContext,
  {
    clients,
    companies,
    contacts,
    factory,
    groups,
    mail,
    messages,
    priceSettings,
    refusals,
    settings,
    signer,
    subcontractorDirectory,
    subcontractors,
    invoiceFiles,
    invoices,
    workCounts,
  }: Given,
) {
  const {
    clock,
    config,
    db,
    discardedFiles,
    jobs,
    limits,
    log,
    modelFaults,
    pdf,
    publicUrl,
    ratePublishers,
    secrets,
    storage,
    vault,
  } = context;
  const orderRepository = new OrderRepository(invoices);
  const currencies = new CurrencyService(db, clock);
  const offers = new OfferService(db, orderRepository);
  const pods = new PodService(orderRepository);
  const vehicles = new VehicleService(orderRepository, offers, subcontractors);
  const routes = new RouteService({ db, orderRepository, offers, settings, subcontractors, vehicles });
  const offerVariants = new OfferVariants(routes, offers);
  const contractQuotes = new ContractQuoteService({ db, orderRepository, routes, offers, subcontractors });
  const orderSummaries = new OrderSummaryService({ db, currencies, settings, routes, invoices });
  const orderPrices = new OrderPriceService(db, currencies);
  const orders = new OrderService({
    db,
    routes,
    summaries: orderSummaries,
    settings,
    money: { prices: orderPrices, invoices },
    clock,
  });
  const orderEntry = new OrderEntryService({ db, orderRepository, orders, clients, settings, links: signer });
  const carrierOrderWriter = new CarrierOrderWriter({ routes, subcontractors, companies, settings, clock });
  const carrierOrders = new CarrierOrderService({
    db,
    orderRepository,
    routes,
    writer: carrierOrderWriter,
    printer: pdf,
    log,
  });
  const orderMails = new OrderMailService({
    mails: mail,
    links: factory,
    clients,
    subcontractors,
    carrierOrders,
    clock,
  });
  const subcontractorAnswers = new SubcontractorAnswerService({
    orderRepository,
    routes,
    offers,
    vehicles,
    pods,
    clock,
  });
  const paymentLedger = new PaymentLedger(db, orderRepository, clock);
  const payments = new PaymentService({ db, orderRepository, orders, payments: paymentLedger, clock });
  const stepEffects = new OrderStepEffects({
    orderRepository,
    routes,
    mails: orderMails,
    settings,
    variants: offerVariants,
    links: signer,
  });
  const orderSteps = new OrderStepService({
    db,
    orderRepository,
    orders,
    payments: paymentLedger,
    effects: stepEffects,
  });
  const carrierFitness = new CarrierFitnessService({
    db,
    carriers: subcontractorDirectory,
    subcontractors,
    settings,
    clock,
  });
  const subcontractorOrders = new SubcontractorOrderService(
    { db, orderRepository, orders, routes, mails: orderMails, fitness: carrierFitness },
    subcontractorAnswers,
  );
  const vehicleRequests = new VehicleRequestService({
    db,
    orderRepository,
    routes,
    mails: orderMails,
    clock,
  });
  const offerTerms = new ClientOfferTerms({
    summaries: orderSummaries,
    currencies,
    routes,
    variants: offerVariants,
    clock,
  });
  const clientOffers = new ClientOfferService({
    db,
    orderRepository,
    orders,
    terms: offerTerms,
    mails: orderMails,
    clock,
  });
  const offerPreviews = new OfferPreviewService({
    db,
    orderRepository,
    routes,
    terms: offerTerms,
    mails: orderMails,
    limits,
  });
  const dataRequests = new DataRequestService({ db, orderRepository, orders, mails: orderMails });
  const priceRequestMails = new PriceRequestMailService(mail, factory);
  const orderMailPreviews = new OrderMailPreviewService(
    { db, orderRepository, routes, subcontractors, limits },
    orderMails,
    priceRequestMails,
  );
  const priceRequests = new PriceRequestService({
    db,
    orderRepository,
    routes,
    subcontractors,
    mails: priceRequestMails,
    refusals,
  });
  const groupPriceRequests = new GroupPriceRequestService(db, groups, priceRequests);
  const ordersByLink = new OrdersByLink(db, orderRepository, signer);
  const requestEntry = new PublicRequestEntry({ db, orderRepository, settings, routes });
  const requests = new PublicRequestService({
    companies,
    clients,
    limits,
    entry: requestEntry,
    signer,
    ordersByLink,
  });
  const embeddedForms = new EmbeddedFormService(db, publicUrl);
  const formGate = new FormGate({ forms: embeddedForms, settings, limits, clock, secrets, publicUrl });
  const confirmations = new ConfirmationMails({ mails: mail, limits, clock });
  const registrationNotices = new RegistrationNotices({ mails: mail, limits, publicUrl });
  const routePlans = new RoutePlanService(db, orderRepository, routes);
  const routeMaps = new RouteMapService(db, new Places());
  const routeSequences = new RouteSequenceService(db, orderRepository, routes);
  const priceHistories = new PriceHistoryService(db);
  const orderCopies = new OrderCopyService({ db, orderRepository, orders, clock });
  const failures = new FailedOfferMails({ db, orderRepository, clock, log });
  const offerExpiry = new OfferExpiryService({
    db,
    orderRepository,
    notices: new ExpiryNoticeService({ routes, clients, mails: mail, publicUrl }),
    failures,
    clock,
  });
  const followUps = new FollowUpService(
    { db, orderRepository, routes, mails: orderMails, failures, clock },
    config.REMINDER_HOURS,
  );
  const publicAnswers = new PublicAnswerService({
    ordersByLink,
    limits,
    clientOffers,
    subcontractorAnswers,
    effects: stepEffects,
  });
  const { LOAD_EXCHANGE_URL: exchangeUrl } = config;
  const loadExchangeSettings = new LoadExchangeSettingsService({
    db,
    vault,
    clock,
    log,
    publicUrl,
    url: exchangeUrl,
  });
  const loadPublications = new LoadPublicationService({ db, orderRepository, routes, jobs, clock, log });
  const files = new StoredFileService(storage, discardedFiles);
  const documents = new DocumentService({ db, files, orderRepository, routes, pods, limits });
  return {
    carrierFitness,
    carrierPapers: new CarrierPaperService({
      db,
      carriers: subcontractorDirectory,
      files: new StoredFileService(storage, discardedFiles),
      storage,
      limits,
      clock,
    }),
    carrierVehicles: new CarrierVehicleService(db, subcontractorDirectory),
    paperReminders: new PaperReminderService({ db, mails: mail, clock, log, publicUrl }),
    carrierDocuments: new CarrierDocumentService({
      db,
      files,
      limits,
      ordersByLink,
      routes,
      documents,
    }),
    carrierOrders,
    clientOffers,
    cmrNotes: new CmrService({ db, orderRepository, routes, subcontractors, clock, limits }, pdf, log),
    contractQuotes,
    currencies,
    dataRequests,
    documents,
    mailsOnHold: new MailsOnHoldService({ db, orderRepository, orders, routes, messages }),
    documentViews: new DocumentViewService(db, storage, invoiceFiles),
    embeddedForms,
    embeddedRequests: new EmbeddedRequestService({
      db,
      gate: formGate,
      entry: requestEntry,
      clients,
      settings,
      mails: confirmations,
    }),
    formGate,
    requestConfirmations: new RequestConfirmationService({
      db,
      orderRepository,
      clients,
      links: new ConfirmationLinks({ limits, clock, secrets }),
      notices: registrationNotices,
    }),
    carrierRegistrations: new CarrierRegistrationService({
      db,
      gate: formGate,
      carriers: subcontractors,
      confirmations,
      notices: registrationNotices,
    }),
    registrationDesk: new RegistrationDesk({ db, carriers: subcontractors, contacts, storage, clock, log }),
    registrationFiles: new RegistrationFiles({ db, carriers: subcontractors, files, limits, clock, secrets }),
    followUps,
    followUpSwitch: new FollowUpSwitchService(db, orderRepository, orders),
    formAnswers: new FormAnswerService(publicAnswers, modelFaults),
    groupPriceRequests,
    links: new LinkService({ signer, factory, clients, subcontractors, orders, routes }),
    companyForms: new CompanyFormService(companies, signer),
    linkRevocations: new LinkRevocationService({ db, clients, orderRepository, routes, signer }),
    loadExchangeSettings,
    loadExchangeWorker: new LoadExchangeWorker({
      db,
      clock,
      log,
      settings: loadExchangeSettings,
      publications: loadPublications,
      given: { orderRepository, routes, offers, subcontractors },
    }),
    loadPublications,
    carriersToAsk: new CarriersToAskService(db, clock),
    linkViews: new LinkViewService({ db, signer, companies, limits, clock, priceSettings }),
    offerPreviews,
    offerExpiry,
    offers,
    orderCare: new OrderCareService(db, orderRepository, clock),
    orderDrafts: new OrderDraftService(db, clients),
    orderRepository,
    orderCopies,
    orderEntry,
    orderExports: new OrderExportService(db, orders),
    orderMailPreviews,
    orderMails,
    orderPrices,
    orderSteps,
    orderSummaries,
    orderViews: new OrderViewService(db, workCounts),
    orders,
    paymentLedger,
    payments,
    priceHistories,
    priceRequests,
    publicAnswers,
    publicQuotes: new PublicQuoteService({
      ordersByLink,
      limits,
      subcontractors,
      routes,
      offers,
    }),
    publicDocuments: new PublicDocumentService(signer, limits, carrierOrders),
    receivedDocuments: new ReceivedDocumentService({ db, storage, files, orderRepository, documents }),
    reminders: new ReminderService({ db, orderRepository, orders, routes, mails: orderMails, clock }),
    rateLoader: new RateLoaderService({ db, clock, publishers: ratePublishers, log }),
    requestEntry,
    requests,
    routeMaps,
    orderTexts: new OrderTextService(clock, limits),
    routePlans,
    routeSequences,
    routes,
    subcontractorAnswers,
    subcontractorOrders,
    vehicleRequests,
  };
}

/** What is done without being asked for. */
export function shipmentJobs({
  embeddedRequests,
  followUps,
  loadExchangeWorker,
  offerExpiry,
  paperReminders,
  rateLoader,
  registrationDesk,
}: Shipment): ModuleJob[] {
  return [
    { ...tellOfOfferExpiry(offerExpiry), everySeconds: 300 },
    { ...followUpOffers(followUps), everySeconds: 300 },
    { ...remindOfPapers(paperReminders), everySeconds: 1800 },
    // A chosen quote ends a publication without waking anybody.
    { ...loadExchangeWorker.job, everySeconds: 30, isRunAtStart: true },
    { ...cleanUpChallenges(embeddedRequests), everySeconds: 3600 },
    { ...cleanUpRegistrations(registrationDesk), everySeconds: 3600 },
    // Banks publish once a day; whoever asks by the hour has it soon, and gets by a failure.
    { ...loadRates(rateLoader), everySeconds: 3600 },
  ];
}
