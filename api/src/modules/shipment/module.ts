import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import { StoredFileService } from '../../platform/stored-files/stored-file.service.js';
import type { LinkFactory, LinkSigner, MailingRefusals, MailService } from '../correspondence/index.js';
import type { ClientService, GroupService, SubcontractorService } from '../directory/index.js';
import type { CompanyService, SettingsService } from '../identity/index.js';
import { CurrencyService } from './currencies/currency.service.js';
import { loadRates } from './currencies/load-rates.job.js';
import { RateLoaderService } from './currencies/rate-loader.service.js';
import { Document } from './documents/document.entity.js';
import { DocumentService } from './documents/document.service.js';
import { DocumentViewService, type FileMaker } from './documents/document-view.service.js';
import { PodService } from './documents/pod.service.js';
import { FormAnswerService } from './links/form-answers.service.js';
import { LinkRevocationService } from './links/link-revocation.service.js';
import { LinkViewService } from './links/link-view.service.js';
import { OrdersByLink } from './links/orders-by-link.service.js';
import { PublicQuoteService } from './links/public-quote.service.js';
import { LinkService } from './links/link.service.js';
import { PublicAnswerService } from './links/public-answers.service.js';
import { PublicDocumentService } from './links/public-document.service.js';
import { CarrierOrderWriter } from './orders/carrier-order/carrier-order-writer.service.js';
import { CarrierOrder } from './orders/carrier-order/carrier-order.entity.js';
import { CarrierOrderService } from './orders/carrier-order/carrier-order.service.js';
import { VehicleRequestService } from './orders/carrier-order/vehicle-request.service.js';
import { ClientOffer } from './orders/client-offer.entity.js';
import { ClientOfferTerms } from './orders/client-offer-terms.service.js';
import { ClientOfferService } from './orders/client-offer.service.js';
import { DataRequestService } from './orders/data-request.service.js';
import { FailedOfferMails } from './orders/failed-offer-mails.service.js';
import { followUpOffers } from './orders/follow-up-offers.job.js';
import { FollowUpSwitchService } from './orders/follow-up-switch.service.js';
import { FollowUpService } from './orders/follow-up.service.js';
import { OfferNoticeService } from './orders/offer-notice.service.js';
import { OfferPreviewService } from './orders/offer-preview.service.js';
import { OfferReminderService } from './orders/offer-reminder.service.js';
import { type InvoicesOfOrders, OrderRepository } from './orders/order.repository.js';
import { OrderCopyService } from './orders/order-copy.service.js';
import { OrderEntryService } from './orders/order-entry.service.js';
import { OrderHistoryEntry } from './orders/order-history.entity.js';
import { OrderMailService } from './orders/order-mail.service.js';
import { OrderStepEffects } from './orders/order-step-effects.service.js';
import { OrderStepService } from './orders/order-steps.service.js';
import { OrderSummaryService } from './orders/order-summary.service.js';
import { Order } from './orders/order.entity.js';
import { OrderService } from './orders/order.service.js';
import { PaymentLedger } from './orders/payments/payment-ledger.service.js';
import { PaymentService } from './orders/payments/payment.service.js';
import { PriceRequestMailService } from './orders/price-request-mail.service.js';
import { PublicRequestEntry } from './orders/public-request-entry.service.js';
import { PublicRequestService } from './orders/public-request.service.js';
import { remindOfOffers } from './orders/remind-of-offers.job.js';
import { SubcontractorOrderService } from './orders/subcontractor-order.service.js';
import { SubcontractorAnswerService } from './orders/subcontractor-answer.service.js';
import { ContractQuoteService } from './quotes/contract-quote.service.js';
import { Offer } from './quotes/offer.entity.js';
import { OfferService } from './quotes/offer.service.js';
import { GroupPriceRequest } from './routes/group-price-request.entity.js';
import { GroupPriceRequestService } from './routes/group-price-request.service.js';
import { PriceHistoryService } from './routes/price-history.service.js';
import { PriceRequest } from './routes/price-request.entity.js';
import { PriceRequestService } from './routes/price-request.service.js';
import { RouteSequenceService } from './routes/route-sequence.service.js';
import { Route } from './routes/route.entity.js';
import { RouteService } from './routes/route.service.js';
import { VehicleService } from './routes/vehicle.service.js';

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
    effects: new OrderStepEffects({ orderRepository, routes, mails: orderMails, settings, links: signer }),
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
  const clientOffers = new ClientOfferService({
    db,
    orderRepository,
    orders,
    terms: new ClientOfferTerms({ summaries: orderSummaries, currencies, routes, clock }),
    mails: orderMails,
    clock,
  });
  const offerPreviews = new OfferPreviewService({ db, orderRepository, routes, mails: orderMails, limits });
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
  const offerReminders = new OfferReminderService({
    db,
    orderRepository,
    notices: new OfferNoticeService({ routes, clients, mails: mail, publicUrl }),
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
    offerReminders,
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
export function shipmentJobs({ followUps, offerReminders, rateLoader }: Shipment): ModuleJob[] {
  return [
    { ...remindOfOffers(offerReminders), everySeconds: 300 },
    { ...followUpOffers(followUps), everySeconds: 300 },
    // Banks publish once a day; whoever asks by the hour has it soon, and gets by a failure.
    { ...loadRates(rateLoader), everySeconds: 3600 },
  ];
}
