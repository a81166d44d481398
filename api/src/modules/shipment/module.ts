import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import { StoredFileService } from '../../platform/stored-files/stored-file.service.js';
import type { LinkFactory, LinkSigner, MailingRefusals, MailService } from '../correspondence/index.js';
import type { ClientService, GroupService, SubcontractorService } from '../directory/index.js';
import type { CompanyService, SettingsService } from '../identity/index.js';
import { CurrencyService } from './currencies/currency.service.js';
import { loadRates, RateLoaderService } from './currencies/load-rates.job.js';
import { Document } from './documents/document.entity.js';
import { DocumentService, PodService } from './documents/document.service.js';
import { DocumentViewService, type FileMaker } from './documents/document-view.service.js';
import {
  FormAnswerService,
  OrdersByLink,
  PublicDocumentService,
  PublicQuoteService,
  PublicAnswerService,
} from './links/public.service.js';
import { LinkViewService } from './links/link-view.service.js';
import { LinkService, LinkRevocationService } from './links/link.service.js';
import { CarrierOrder } from './orders/carrier-order/carrier-order.entity.js';
import { CarrierOrderService, CarrierOrderWriter } from './orders/carrier-order/carrier-order.service.js';
import { ClientOffer } from './orders/client-offer.entity.js';
import { ClientOfferService, ClientOfferTerms, OfferPreviewService } from './orders/client-offer.service.js';
import { OfferVariants } from './orders/offer-variants.service.js';
import { DataRequestService } from './orders/data-request.service.js';
import { FailedOfferMails } from './orders/failed-offer-mails.service.js';
import { followUpOffers, tellOfOfferExpiry } from './orders/follow-up-offers.job.js';
import { FollowUpService, FollowUpSwitchService } from './orders/follow-up.service.js';
import { ReminderService } from './orders/reminder.service.js';
import { OfferExpiryService, ExpiryNoticeService } from './orders/offer-expiry.service.js';
import { type InvoicesOfOrders, OrderRepository } from './orders/order.repository.js';
import { OrderEntryService, OrderCopyService } from './orders/order-entry.service.js';
import { OrderMailService } from './orders/order-mail.service.js';
import { OrderStepService, OrderStepEffects } from './orders/order-steps.service.js';
import { OrderSummaryService } from './orders/order-summary.service.js';
import { Order, OrderHistoryEntry } from './orders/order.entity.js';
import { OrderService } from './orders/order.service.js';
import { PaymentService, PaymentLedger } from './orders/payments/payment.service.js';
import { PriceRequestMailService } from './orders/price-request-mail.service.js';
import { PublicRequestService, PublicRequestEntry } from './orders/public-request.service.js';
import {
  SubcontractorOrderService,
  SubcontractorAnswerService,
  VehicleRequestService,
} from './orders/subcontractor-order.service.js';
import { Offer } from './quotes/offer.entity.js';
import { ContractQuoteService } from './quotes/contract-quote.service.js';
import { OfferService } from './quotes/offer.service.js';
import { PriceHistoryService } from './routes/price-history.service.js';
import { PriceRequest, GroupPriceRequest } from './routes/price-request.entity.js';
import { PriceRequestService, GroupPriceRequestService } from './routes/price-request.service.js';
import { Route } from './routes/route.entity.js';
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
    Offer,
    GroupPriceRequest,
    PriceRequest,
  ],
  others: ['exchange_rates', 'payments'],
};

/** What orders need of the others. */
interface Given {
  clients: ClientService;
  companies: CompanyService;
  factory: LinkFactory;
  groups: GroupService;
  mail: MailService;
  refusals: MailingRefusals;
  settings: SettingsService;
  signer: LinkSigner;
  subcontractors: SubcontractorService;
  /** Makes the files of invoices, which stand among an order's documents. */
  invoiceFiles: FileMaker;
  invoices: InvoicesOfOrders;
}

/** The use cases of this module. */
export type Shipment = ReturnType<typeof createShipment>;

/** Orders from the request to the carrier's answer: their routes, prices, offers, mails, documents and links. */
export function createShipment(
  context: AppContext,
  {
    clients,
    companies,
    factory,
    groups,
    mail,
    refusals,
    settings,
    signer,
    subcontractors,
    invoiceFiles,
    invoices,
  }: Given,
) {
  const {
    clock,
    config,
    db,
    discardedFiles,
    limits,
    log,
    modelFaults,
    pdf,
    publicUrl,
    ratePublishers,
    storage,
  } = context;
  const orderRepository = new OrderRepository(invoices);
  const currencies = new CurrencyService(db, clock);
  const offers = new OfferService(db, orderRepository);
  const pods = new PodService(orderRepository);
  const vehicles = new VehicleService(orderRepository, offers, subcontractors);
  const routes = new RouteService({ db, orderRepository, offers, settings, vehicles });
  const offerVariants = new OfferVariants(routes, offers);
  const contractQuotes = new ContractQuoteService({ db, orderRepository, routes, offers, subcontractors });
  const orderSummaries = new OrderSummaryService({ db, currencies, settings, routes });
  const orders = new OrderService({ db, routes, summaries: orderSummaries, settings, clock });
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
  const orderSteps = new OrderStepService({
    db,
    orderRepository,
    orders,
    payments: paymentLedger,
    effects: new OrderStepEffects({
      orderRepository,
      routes,
      mails: orderMails,
      settings,
      variants: offerVariants,
      links: signer,
    }),
  });
  const subcontractorOrders = new SubcontractorOrderService({
    db,
    orderRepository,
    orders,
    routes,
    mails: orderMails,
    subcontractorAnswers,
  });
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
  const publicAnswers = new PublicAnswerService({ ordersByLink, limits, clientOffers, subcontractorAnswers });
  return {
    carrierOrders,
    clientOffers,
    contractQuotes,
    currencies,
    dataRequests,
    documents: new DocumentService({
      db,
      files: new StoredFileService(storage, discardedFiles),
      orderRepository,
      routes,
      pods,
      limits,
    }),
    documentViews: new DocumentViewService(db, storage, invoiceFiles),
    followUps,
    followUpSwitch: new FollowUpSwitchService(db, orderRepository, orders),
    formAnswers: new FormAnswerService(publicAnswers, modelFaults),
    groupPriceRequests,
    links: new LinkService({ signer, factory, clients, subcontractors, orders, routes }),
    linkRevocations: new LinkRevocationService({ db, orderRepository, routes, signer }),
    linkViews: new LinkViewService({ db, signer, limits, clock }),
    offerPreviews,
    offerExpiry,
    offers,
    orderRepository,
    orderCopies,
    orderEntry,
    orderMails,
    orderSteps,
    orderSummaries,
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
      orderRepository,
    }),
    publicDocuments: new PublicDocumentService(signer, limits, carrierOrders),
    reminders: new ReminderService({ db, orderRepository, orders, routes, mails: orderMails, clock }),
    rateLoader: new RateLoaderService({ db, clock, publishers: ratePublishers, log }),
    requestEntry,
    requests,
    routeSequences,
    routes,
    subcontractorAnswers,
    subcontractorOrders,
    vehicleRequests,
  };
}

/** What is done without being asked for. */
export function shipmentJobs({ followUps, offerExpiry, rateLoader }: Shipment): ModuleJob[] {
  return [
    { ...tellOfOfferExpiry(offerExpiry), everySeconds: 300 },
    { ...followUpOffers(followUps), everySeconds: 300 },
    // Banks publish once a day; whoever asks by the hour has it soon, and gets by a failure.
    { ...loadRates(rateLoader), everySeconds: 3600 },
  ];
}
