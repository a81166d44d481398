import type { ClientService } from './modules/directory/clients/client.service.js';
import type { CompanyService } from './modules/identity/companies/company.service.js';
import type { CurrencyService } from './modules/shipment/currencies/currency.service.js';
import { PodService } from './modules/shipment/documents/pod.service.js';
import type { GroupService } from './modules/directory/groups/group.service.js';
import type { LinkFactory } from './modules/correspondence/links/link-factory.service.js';
import type { LinkSigner } from './modules/correspondence/links/link-signer.service.js';
import type { MailService } from './modules/correspondence/outbox/mail.service.js';
import type { MailingRefusals } from './modules/correspondence/outbox/mailing-refusals.service.js';
import { ContractQuoteService } from './modules/shipment/quotes/contract-quote.service.js';
import { OfferService } from './modules/shipment/quotes/offer.service.js';
import { CarrierOrderWriter } from './modules/shipment/orders/carrier-order/carrier-order-writer.service.js';
import { CarrierOrderService } from './modules/shipment/orders/carrier-order/carrier-order.service.js';
import { VehicleRequestService } from './modules/shipment/orders/carrier-order/vehicle-request.service.js';
import { ClientOfferService } from './modules/shipment/orders/client-offer.service.js';
import { DataRequestService } from './modules/shipment/orders/data-request.service.js';
import { FailedOfferMails } from './modules/shipment/orders/failed-offer-mails.service.js';
import { FollowUpService } from './modules/shipment/orders/follow-up.service.js';
import { OfferPreviewService } from './modules/shipment/orders/offer-preview.service.js';
import { OfferReminderService } from './modules/shipment/orders/offer-reminder.service.js';
import { OrderCopyService } from './modules/shipment/orders/order-copy.service.js';
import { OrderMailService } from './modules/shipment/orders/order-mail.service.js';
import { OrderStepService } from './modules/shipment/orders/order-steps.service.js';
import { PaymentBook } from './modules/shipment/orders/payments/payment-book.service.js';
import { PaymentService } from './modules/shipment/orders/payments/payment.service.js';
import { OrderSummaryService } from './modules/shipment/orders/order-summary.service.js';
import { OrderService } from './modules/shipment/orders/order.service.js';
import { PriceRequestMailService } from './modules/shipment/orders/price-request-mail.service.js';
import { PublicRequestService } from './modules/shipment/orders/public-request.service.js';
import { SubcontractorAnswerService } from './modules/shipment/orders/subcontractor-answer.service.js';
import { GroupPriceRequestService } from './modules/shipment/routes/group-price-request.service.js';
import { PriceHistoryService } from './modules/shipment/routes/price-history.service.js';
import { PriceRequestService } from './modules/shipment/routes/price-request.service.js';
import { RouteSequenceService } from './modules/shipment/routes/route-sequence.service.js';
import { RouteService } from './modules/shipment/routes/route.service.js';
import { VehicleService } from './modules/shipment/routes/vehicle.service.js';
import type { SettingsService } from './modules/identity/settings/company-settings.service.js';
import type { SubcontractorService } from './modules/directory/subcontractors/subcontractor.service.js';
import type { Ports, Surroundings } from './surroundings.js';

/** What orders need of the others. */
interface Others {
  clients: ClientService;
  companies: CompanyService;
  currencies: CurrencyService;
  factory: LinkFactory;
  groups: GroupService;
  mail: MailService;
  refusals: MailingRefusals;
  settings: SettingsService;
  signer: LinkSigner;
  subcontractors: SubcontractorService;
}

/** Orders from the request to the carrier's answer: their legs, prices, offers and mails. */
export function createOrders(
  { db, log, publicUrl }: Surroundings,
  { clock, limits, orderBook, pdf }: Ports,
  {
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
  }: Others,
) {
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
  return {
    offers,
    pods,
    routes,
    contractQuotes,
    orderSummaries,
    orders,
    carrierOrders,
    vehicleRequests,
    orderMails,
    orderSteps,
    paymentBook,
    payments,
    clientOffers,
    offerPreviews,
    dataRequests,
    priceRequests,
    groupPriceRequests,
    requests,
    routeSequences,
    priceHistories,
    orderCopies,
    offerReminders,
    followUps,
    subcontractorAnswers,
  };
}
