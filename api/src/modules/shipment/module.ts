import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import type { LinkFactory, LinkSigner, MailingRefusals, MailService } from '../correspondence/index.js';
import type { ClientService, GroupService, SubcontractorService } from '../directory/index.js';
import type { CompanyService, SettingsService } from '../identity/index.js';
import { CurrencyService } from './currencies/currency.service.js';
import { loadRates } from './currencies/load-rates.job.js';
import { RateLoaderService } from './currencies/rate-loader.service.js';
import { Document } from './documents/document.entity.js';
import { DocumentService, type FileMaker } from './documents/document.service.js';
import { PodService } from './documents/pod.service.js';
import { FormAnswerService } from './links/form-answers.service.js';
import { LinkService } from './links/link.service.js';
import { PublicAnswerService } from './links/public-answers.service.js';
import { PublicDocumentService } from './links/public-document.service.js';
import { CarrierOrderWriter } from './orders/carrier-order/carrier-order-writer.service.js';
import { CarrierOrder } from './orders/carrier-order/carrier-order.entity.js';
import { CarrierOrderService } from './orders/carrier-order/carrier-order.service.js';
import { VehicleRequestService } from './orders/carrier-order/vehicle-request.service.js';
import { ClientOffer } from './orders/client-offer.entity.js';
import { ClientOfferService } from './orders/client-offer.service.js';
import { DataRequestService } from './orders/data-request.service.js';
import { FailedOfferMails } from './orders/failed-offer-mails.service.js';
import { followUpOffers } from './orders/follow-up-offers.job.js';
import { FollowUpService } from './orders/follow-up.service.js';
import { OfferPreviewService } from './orders/offer-preview.service.js';
import { OfferReminderService } from './orders/offer-reminder.service.js';
import { OrderBook } from './orders/order-book.service.js';
import { OrderCopyService } from './orders/order-copy.service.js';
import { OrderHistoryEntry } from './orders/order-history.entity.js';
import { OrderMailService } from './orders/order-mail.service.js';
import { OrderStepService } from './orders/order-steps.service.js';
import { OrderSummaryService } from './orders/order-summary.service.js';
import { Order } from './orders/order.entity.js';
import { OrderService } from './orders/order.service.js';
import { PaymentBook } from './orders/payments/payment-book.service.js';
import { PaymentService } from './orders/payments/payment.service.js';
import { PriceRequestMailService } from './orders/price-request-mail.service.js';
import { PublicRequestService } from './orders/public-request.service.js';
import { remindOfOffers } from './orders/remind-of-offers.job.js';
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
}

/** The use cases of this module. */
export type Shipment = ReturnType<typeof createShipment>;

/** Orders from the request to the carrier's answer: their legs, prices, offers, mails, documents and links. */
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
  }: Given,
) {
  const { clock, db, discardedFiles, limits, log, modelFaults, pdf, publicUrl, ratePublishers, storage } =
    context;
  const orderBook = new OrderBook();
  const currencies = new CurrencyService(db, clock);
  const offers = new OfferService(db, orderBook);
  const pods = new PodService(orderBook);
  const vehicles = new VehicleService(orderBook, offers, subcontractors);
  const routes = new RouteService(db, orderBook, offers, settings, vehicles);
  const contractQuotes = new ContractQuoteService(db, orderBook, routes, offers, subcontractors);
  const orderSummaries = new OrderSummaryService(db, currencies, settings, routes);
  const orders = new OrderService(db, orderBook, routes, orderSummaries, clients, settings, signer, clock);
  const carrierOrderWriter = new CarrierOrderWriter(routes, subcontractors, companies, settings, clock);
  const carrierOrders = new CarrierOrderService(db, orderBook, routes, offers, carrierOrderWriter, pdf, log);
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
  const orderMails = new OrderMailService(mail, factory, clients, subcontractors, carrierOrders, clock);
  const subcontractorAnswers = new SubcontractorAnswerService(
    orderBook,
    routes,
    offers,
    vehicles,
    pods,
    clock,
  );
  const paymentBook = new PaymentBook(db, orderBook, clock);
  const payments = new PaymentService(db, orderBook, orders, paymentBook, clock);
  const orderSteps = new OrderStepService(
    db,
    orderBook,
    orders,
    routes,
    offers,
    orderMails,
    subcontractorAnswers,
    signer,
    paymentBook,
    settings,
    clock,
  );
  const clientOffers = new ClientOfferService(
    db,
    orderBook,
    orders,
    orderSummaries,
    routes,
    orderMails,
    currencies,
    clock,
  );
  const offerPreviews = new OfferPreviewService(db, orderBook, routes, orderMails, limits);
  const dataRequests = new DataRequestService(db, orderBook, orders, orderMails);
  const priceRequestMails = new PriceRequestMailService(mail, factory);
  const priceRequests = new PriceRequestService(
    db,
    orderBook,
    routes,
    subcontractors,
    priceRequestMails,
    refusals,
  );
  const groupPriceRequests = new GroupPriceRequestService(db, groups, priceRequests);
  const requests = new PublicRequestService(db, orderBook, companies, clients, settings, routes, limits);
  const routeSequences = new RouteSequenceService(db, orderBook, routes);
  const priceHistories = new PriceHistoryService(db);
  const orderCopies = new OrderCopyService(db, orderBook, orders, clock);
  const failures = new FailedOfferMails(db, orderBook, clock, log);
  const offerReminders = new OfferReminderService(db, orderBook, routes, mail, failures, clock, publicUrl);
  const followUps = new FollowUpService(db, orderBook, orders, routes, orderMails, failures, clock);
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
  return {
    carrierOrders,
    clientOffers,
    contractQuotes,
    currencies,
    dataRequests,
    documents: new DocumentService(
      db,
      storage,
      discardedFiles,
      orderBook,
      orders,
      routes,
      pods,
      limits,
      invoiceFiles,
    ),
    followUps,
    formAnswers: new FormAnswerService(publicAnswers, modelFaults),
    groupPriceRequests,
    links: new LinkService(
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
    ),
    offerPreviews,
    offerReminders,
    offers,
    orderBook,
    orderCopies,
    orderMails,
    orderSteps,
    orderSummaries,
    orders,
    paymentBook,
    payments,
    priceHistories,
    priceRequests,
    publicAnswers,
    publicDocuments: new PublicDocumentService(signer, limits, carrierOrders),
    rateLoader: new RateLoaderService(db, clock, ratePublishers, log),
    requests,
    routeSequences,
    routes,
    subcontractorAnswers,
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
