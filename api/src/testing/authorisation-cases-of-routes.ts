import * as records from './authorisation-records.js';
import { cmrBoxes } from './documents.js';
import type { OperationCase } from './operation-case.js';
import { priceFields, transportFields } from './orders.js';

/** Operations on the routes of orders, and on the prices for them. */
export const routeCases: Readonly<Record<string, OperationCase>> = {
  listOrderRoutes: { access: 'member', records: records.request },
  arrangeOrderRoutes: {
    access: 'member',
    records: records.orderAndItsOnlyRoute,
    body: ({ route_id }) => ({ ids: [route_id] }),
  },
  getRouteMap: { access: 'member', records: records.request },
  splitRoute: {
    access: 'member',
    records: records.orderAndFreshRoute,
    body: () => ({ city: 'Karlskrona', country: 'SE', date: '2026-12-02T06:00:00.000Z' }),
  },
  joinRoutes: { access: 'member', records: records.orderAndFirstRoute },
  moveOrderRoutes: {
    access: 'member',
    records: records.orderAndItsOnlyRoute,
    body: ({ route_id }) => ({
      routes: [{ id: route_id, pickup_date: '2026-12-01T06:00:00Z', delivery_date: '2026-12-03T06:00:00Z' }],
    }),
  },
  getOrderDocument: { access: 'member', records: records.acceptedRoute },
  getCmrNote: { access: 'member', records: records.acceptedRoute },
  keepCmrNote: { access: 'member', records: records.acceptedRoute, body: () => cmrBoxes },
  printCmr: { access: 'member', records: records.acceptedRoute },
  askForVehicle: { access: 'member', records: records.acceptedRoute, body: () => ({}) },
  remindCarrier: { access: 'member', records: records.waitingRoute },
  getPriceHistory: { access: 'member', records: records.route },
  listCarriersToAsk: { access: 'member', records: records.route },
  createRoute: {
    access: 'member',
    records: records.orderToExtend,
    body: (ids) => ({ ...transportFields(), ...ids }),
  },
  updateRoute: { access: 'member', records: records.route, body: () => ({ profit_margin: 7.5 }) },
  deleteRoute: { access: 'member', records: records.route },
  selectOffer: {
    access: 'member',
    records: records.routeAndOffer,
    body: ({ offer_id }) => ({ offer_id }),
  },
  askSubcontractors: {
    access: 'member',
    records: records.routeAndSubcontractor,
    body: ({ subcontractor_id }) => ({ subcontractor_ids: [subcontractor_id] }),
    passedOver: ['subcontractor_id'],
  },
  askSubcontractorGroup: {
    access: 'member',
    records: records.routeAndGroup,
    body: (ids) => ({ ...ids, subject: 'Transport', message: '' }),
  },
  listPriceRequests: { access: 'member', records: records.route },
  getPriceRequestProgress: { access: 'member', records: records.route },
  retryPriceRequests: { access: 'member', records: records.route },
  listLoadPublications: { access: 'member', records: records.route },
  publishLoad: {
    access: 'member',
    records: records.routeToPublish,
    body: () => ({ is_full_truck: false }),
  },
  previewLoad: { access: 'member', records: records.routeToPublish, body: () => ({ is_full_truck: false }) },
  withdrawLoad: { access: 'member', records: records.route },
  remindPriceRequests: { access: 'member', records: records.route },

  listOffers: {
    access: 'member',
    records: records.requestToName,
    query: ({ order_id }) => ({ order_id: order_id ?? 0 }),
    passedOver: ['order_id'],
  },
  enterContractQuote: {
    access: 'member',
    records: records.routeAndContractor,
    body: (ids) => ({ ...priceFields(), ...ids }),
  },
  listOffersOfRoute: { access: 'member', records: records.route },
  countOffersOfOrder: { access: 'member', records: records.request },
  getOffer: { access: 'member', records: records.offer },
  deleteOffer: { access: 'member', records: records.offer },
};
