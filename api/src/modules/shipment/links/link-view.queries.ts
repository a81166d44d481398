import type { Reads } from '../../../platform/db/database.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { isEditable, isInValuation } from '../../../kernel/order/order-view.js';
import { RouteStatus } from '../rules/route-status.js';
import { windowsOf } from '../../../kernel/order/time-windows.js';
import { zoneOfPlace } from '../../../kernel/time/time-zones.js';
import { asQuoted, endsOf, spanOf, windowsOfSpan, type TimedEnds } from '../../../kernel/order/transport.js';
import { cargoFactsOf } from '../../../kernel/order/transport-facts.js';
import { isVehicleAwaited, vehicleOf } from '../rules/vehicle.js';
import { hasPassed } from '../../../kernel/time/warsaw-time.js';
import { findRow, quotedRoutes, type ViewRow } from './link-record.queries.js';
import type { EarlierOffer, LinkKind, LinkTransport, LinkView } from './link.dto.js';

/** What a link whose signature was checked shows; null when its record is gone. */
export async function answerLink(
  reads: Reads,
  kind: LinkKind,
  ids: Record<string, number>,
  now: Date,
): Promise<LinkView | null> {
  const row = await findRow(reads, ids);
  if (!row) return null;
  switch (kind) {
    case 'order-form':
      return { ...base(kind, row), client_email: row.client_email, open: isEditable(row.status) };
    case 'subcontractor-offer':
      return offerFormView(row);
    case 'client-offer-selection':
      return clientView(row, await quotedRoutes(reads, row.order_id), now);
    case 'subcontractor-order-view':
      return subcontractorView(row, ids['subcontractor_id'] ?? 0);
  }
}

function base(kind: LinkKind, row: ViewRow): LinkView {
  return {
    kind,
    company_name: row.company_name,
    client_name: null,
    client_email: null,
    transport: transportOf(row),
    legs: [],
    offers: [],
    valid_until: null,
    expired: false,
    price: null,
    currency: null,
    earlier_offer: null,
    answered: null,
    open: false,
    vehicle: null,
    takes_vehicle: false,
    has_document: false,
  };
}

function transportOf(row: ViewRow): LinkTransport {
  const { order_id, route_id, pallets_count, weight, cargo_type, notes } = row;
  return {
    order_id,
    route_id,
    ...endsOf(row),
    ...zonesOf(row),
    ...windowsOf(row),
    pallets_count,
    weight,
    cargo_type,
    ...cargoFactsOf(row),
    client_reference: row.client_reference,
    our_reference: row.our_reference,
    notes,
    payment_days: route_id === null ? row.payment_days : row.route_payment_terms,
  };
}

function zonesOf({
  pickup_country,
  delivery_country,
}: Pick<TimedEnds, 'pickup_country' | 'delivery_country'>): Pick<
  LinkTransport,
  'pickup_time_zone' | 'delivery_time_zone'
> {
  return { pickup_time_zone: zoneOfPlace(pickup_country), delivery_time_zone: zoneOfPlace(delivery_country) };
}

function offerFormView(row: ViewRow): LinkView {
  const isChosen = row.offer_id !== null && row.offer_id === row.chosen_offer_id;
  return {
    ...base('subcontractor-offer', row),
    transport: { ...transportOf(row), client_reference: null, our_reference: null },
    earlier_offer: earlierOf(row),
    open: isInValuation(row.status) && !isChosen,
  };
}

function clientView(row: ViewRow, routes: TimedEnds[], now: Date): LinkView {
  const { price_for_client: price, currency_for_client: currency, status } = row;
  const wasOffered = status >= OrderStatus.SentToClient && price !== null && currency !== null;
  const answers =
    status === OrderStatus.RejectedByClient
      ? 'reject'
      : status >= OrderStatus.AcceptedByClient
        ? 'accept'
        : null;
  const offered = wasOffered
    ? routes.map((route) => ({ ...route, ...zonesOf(route), ...windowsOf(route) }))
    : [];
  const span = spanOf(offered);
  const transport = { ...transportOf(row), ...span, ...(span ? windowsOfSpan(offered) : {}) };
  const isAwaited = status === OrderStatus.SentToClient;
  const expired = isAwaited && row.valid_until !== null && hasPassed(row.valid_until, now);
  return {
    ...base('client-offer-selection', row),
    client_name: row.client_name,
    transport,
    legs: offered,
    valid_until: wasOffered ? row.valid_until : null,
    expired,
    price: wasOffered ? price : null,
    currency: wasOffered ? currency : null,
    offers: wasOffered
      ? [
          {
            id: row.order_id,
            price,
            currency,
            pickup_date: transport.pickup_date,
            delivery_date: transport.delivery_date,
          },
        ]
      : [],
    answered: answers,
    open: isAwaited && !expired,
  };
}

function subcontractorView(row: ViewRow, subcontractorId: number): LinkView {
  const isTheirs = row.chosen_subcontractor_id === subcontractorId;
  const { offer_pickup_date: pickup_date, offer_delivery_date: delivery_date } = row;
  const quoted = asQuoted(row, { pickup_date, delivery_date });
  return {
    ...base('subcontractor-order-view', row),
    transport: { ...transportOf(row), ...quoted, ...windowsOf(quoted) },
    client_name: row.client_name,
    price: row.offer_price,
    currency: row.offer_currency,
    answered: isTheirs ? answerOf(row.route_status) : null,
    open: isTheirs && row.route_status === RouteStatus.Waiting,
    vehicle: isTheirs ? vehicleOf(row) : null,
    takes_vehicle: isTheirs && isVehicleAwaited(row.status, row.route_status ?? RouteStatus.New),
    has_document: isTheirs && row.route_status !== RouteStatus.New,
  };
}

function answerOf(status: RouteStatus | null): LinkView['answered'] {
  if (status === RouteStatus.Accepted) return 'accept';
  return status === RouteStatus.Rejected ? 'reject' : null;
}

function earlierOf(row: ViewRow): EarlierOffer | null {
  if (row.offer_price === null || row.offer_currency === null) return null;
  return {
    price: row.offer_price,
    currency: row.offer_currency,
    pickup_date: row.offer_pickup_date,
    delivery_date: row.offer_delivery_date,
    notes: row.offer_notes,
  };
}
