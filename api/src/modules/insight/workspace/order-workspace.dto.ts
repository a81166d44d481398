import type { Id } from '../../../platform/http/api-types.js';
import type { OrderInvoices } from '../../billing/index.js';
import type { ClientDto } from '../../directory/index.js';
import type {
  OfferPage,
  OrderDetails,
  OrderHistory,
  OrderSummary,
  PriceRequestCounts,
} from '../../shipment/index.js';

/** How it stands with the requests for the price of one route of an order. */
export interface RoutePriceRequests {
  route_id: Id;
  /** As `GET /order-routes/{id}/price-requests/progress` answers it. */
  counts: PriceRequestCounts;
}

/** What the page of an order shows when it opens. Each part is what its own call answers. */
export interface OrderWorkspace {
  /** As `GET /orders/{id}/details` answers it. */
  details: OrderDetails;
  /** As `GET /orders/{id}/summary` answers it. */
  summary: OrderSummary;
  /** As `GET /orders/{id}/history` answers it. */
  history: OrderHistory;
  /** The quotes of all routes, as `GET /subcontractor-offers?order_id={id}&page_size=1000` answers it. */
  offers: OfferPage;
  /** One for each route, in the sequence of `details.routes`. */
  price_requests: RoutePriceRequests[];
  /** The client’s record, as `GET /clients/{id}` answers it; null when the order names none of the directory. */
  client: ClientDto | null;
  /** As `GET /orders/{id}/invoices` answers it. */
  invoices: OrderInvoices;
}
