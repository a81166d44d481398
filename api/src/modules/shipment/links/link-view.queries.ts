import type { Reads } from '../../../platform/db/database.js';
import { readablePhone } from '../../../kernel/contact/phone-number.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { isEditable, showsDocuments } from '../../../kernel/order/order-phase.js';
import { RouteStatus, takesPrices } from '../rules/route-status.js';
import { windowsOf, type TimeWindows } from '../../../kernel/order/time-windows.js';
import { zoneOfPlace } from '../../../kernel/time/time-zones.js';
import {
  asQuoted,
  endsOf,
  spanOf,
  windowsOfSpan,
  type TimedEnds,
  type TransportEnds,
} from '../../../kernel/order/transport.js';
import { cargoFactsOf } from '../../../kernel/order/transport-facts.js';
import { isVehicleAwaited, vehicleOf, type Vehicle } from '../rules/vehicle.js';
import { hasPassed } from '../../../kernel/time/warsaw-time.js';
import { variantOf, type StoredVariant } from '../orders/client-offer.entity.js';
import type {
  EarlierOffer,
  LinkKind,
  LinkLeg,
  LinkTransport,
  LinkVariant,
  LinkView,
  SentDocument,
} from './link.dto.js';
import { sql } from '../../../platform/db/sql.js';

type TimedRoute = TransportEnds & Required<TimeWindows>;

/** Everything that the pages of links show, of one order and perhaps one route of it. */
interface ViewRow extends Omit<LinkTransport, keyof LinkLeg | 'order_id' | 'route_id'>, TimedRoute, Vehicle {
  order_id: number;
  route_id: number | null;
  company_id: number;
  company_name: string;
  assignee_name: string | null;
  assignee_email: string | null;
  client_name: string | null;
  client_email: string;
  status: OrderStatus;
  valid_until: string | null;
  route_status: RouteStatus | null;
  price_for_client: number | null;
  currency_for_client: 'PLN' | 'EUR' | 'NOK' | null;
  chosen_subcontractor_id: number | null;
  chosen_offer_id: number | null;
  offer_id: number | null;
  offer_price: number | null;
  offer_currency: 'PLN' | 'EUR' | 'USD' | 'NOK' | null;
  offer_pickup_date: Date | null;
  offer_delivery_date: Date | null;
  offer_notes: string | null;
  route_payment_terms: number | null;
  /** When the carrier of the route accepted; null where the history does not say it of this route. */
  accepted_at: Date | null;
}

const cargoColumns = sql`o.pallets_count, o.weight, o.cargo_type, o.ldm, o.length_cm, o.width_cm, o.height_cm, o.body_type,
  o.temperature_min, o.temperature_max, o.adr_un, o.adr_class, o.incoterm`;

/** @param ids of the order, and of the route and the subcontractor where the link names them */
async function findRow(reads: Reads, ids: Record<string, number>): Promise<ViewRow | null> {
  const { order_id, route_id = null, subcontractor_id = null } = ids;
  const part = (name: string) => sql`coalesce(r.${sql.ref(name)}, o.${sql.ref(name)}) as ${sql.ref(name)}`;
  const ends = ['street', 'city', 'post_code', 'country', 'date'].flatMap((name) => [
    part(`pickup_${name}`),
    part(`delivery_${name}`),
  ]);
  // A route without a window has none, whatever the order has.
  const until = (name: string) =>
    sql`case when r.id is null then o.${sql.ref(name)} else r.${sql.ref(name)} end as ${sql.ref(name)}`;
  const { rows } = await sql<ViewRow>`
    select o.id as order_id, r.id as route_id, o.company_id, c.name as company_name, p.name as assignee_name,
      p.email as assignee_email, o.client_name, o.client_email, o.status,
      r.status as route_status, ${sql.join([...ends, until('pickup_until'), until('delivery_until')])},
      ${cargoColumns}, o.client_reference, o.our_reference, o.valid_until, o.notes, o.payment_days,
      r.payment_terms as route_payment_terms, o.price_for_client, o.currency_for_client,
      chosen.subcontractor_id as chosen_subcontractor_id, r.chosen_offer_id, own.id as offer_id, own.price as offer_price,
      own.currency as offer_currency, own.pickup_date as offer_pickup_date, own.delivery_date as offer_delivery_date,
      own.notes as offer_notes, r.truck_plates, r.trailer_plates, r.driver_name, r.driver_phone, accepted.at as accepted_at
    from orders o join identity_companies c on c.id = o.company_id
    left join identity_people p on p.id = o.assignee_id and p.company_id = o.company_id and p.is_active
    left join order_routes r on r.order_id = o.id and r.id = ${route_id}::int
    left join subcontractor_offers chosen on chosen.id = r.chosen_offer_id
    left join subcontractor_offers own on own.route_id = r.id and own.subcontractor_id = ${subcontractor_id}::int
    left join lateral (
      select max(h.created_at) as at from order_history h
      where r.status = ${RouteStatus.Accepted} and h.order_id = o.id and h.event = 'subcontractor_accepts'
        and (h.facts->>'route_id' = r.id::text
          -- What was accepted before the history named routes is told where the order has no other one.
          or (h.facts is null and not exists (select from order_routes x where x.order_id = o.id and x.id <> r.id)))
    ) accepted on true
    where o.id = ${order_id}::int and (${route_id}::int is null or r.id is not null)`.execute(reads);
  return rows[0] ?? null;
}

/** The routes in driving order, each at the times of its chosen quote or else at its own. */
async function quotedRoutes(reads: Reads, orderId: number): Promise<TimedEnds[]> {
  const { rows } = await sql<TimedEnds & { quoted_pickup: Date | null; quoted_delivery: Date | null }>`
    select r.pickup_street, r.pickup_city, r.pickup_post_code, r.pickup_country, r.pickup_date, r.pickup_until,
      r.delivery_street, r.delivery_city, r.delivery_post_code, r.delivery_country, r.delivery_date, r.delivery_until,
      q.pickup_date as quoted_pickup, q.delivery_date as quoted_delivery
    from order_routes r left join subcontractor_offers q on q.id = r.chosen_offer_id
    where r.order_id = ${orderId}::int order by r.position, r.id`.execute(reads);
  return rows.map(({ quoted_pickup, quoted_delivery, ...route }) =>
    asQuoted(route, { pickup_date: quoted_pickup, delivery_date: quoted_delivery }),
  );
}

/** The variants of an offer, and which of them was taken. */
interface OfferedVariants {
  variants: LinkVariant[];
  taken: LinkVariant | null;
}

/** The variants of the offer on an order's table; none for an offer of one price. */
async function variantsOnTable(reads: Reads, orderId: number): Promise<OfferedVariants> {
  const { rows } = await sql<{ variants: StoredVariant[] | null; chosen_variant: number | null }>`
    select variants, chosen_variant from client_offers where order_id = ${orderId}::int order by id desc limit 1`.execute(
    reads,
  );
  const { variants: kept, chosen_variant } = rows[0] ?? { variants: null, chosen_variant: null };
  const variants = (kept ?? []).map(variantOf).map(({ number, kind, label, price, currency, legs }) => ({
    number,
    kind,
    label,
    price,
    currency,
    legs: legs.map((leg) => ({ ...leg, ...zonesOf(leg) })),
  }));
  return { variants, taken: variants.find(({ number }) => number === chosen_variant) ?? null };
}

/** What a link shows, and what is to be known of it besides. */
interface LinkAnswer {
  view: LinkView;
  companyId: number;
  /** Who is in charge of the order. */
  person: { name: string; email: string } | null;
}

/** What a link whose signature was checked shows; null when its record is gone. The company's contact is added to it. */
export async function answerLink(
  reads: Reads,
  kind: LinkKind,
  ids: Record<string, number>,
  now: Date,
): Promise<LinkAnswer | null> {
  const row = await findRow(reads, ids);
  if (!row) return null;
  const { company_id: companyId, assignee_name: name, assignee_email: email } = row;
  return {
    view: await viewOf(reads, kind, row, ids, now),
    companyId,
    person: name && email ? { name, email } : null,
  };
}

async function viewOf(
  reads: Reads,
  kind: LinkKind,
  row: ViewRow,
  ids: Record<string, number>,
  now: Date,
): Promise<LinkView> {
  switch (kind) {
    case 'order-form':
      return { ...base(kind, row), client_email: row.client_email, open: isEditable(row.status) };
    case 'subcontractor-offer':
      return offerFormView(row);
    case 'client-offer-selection':
      return clientView(
        row,
        await quotedRoutes(reads, row.order_id),
        await variantsOnTable(reads, row.order_id),
        now,
      );
    case 'subcontractor-order-view':
      return subcontractorView(row, ids['subcontractor_id'] ?? 0, await carrierDocuments(reads, row), now);
  }
}

function base(kind: LinkKind, row: ViewRow): LinkView {
  return {
    kind,
    company_name: row.company_name,
    contact: null,
    client_name: null,
    client_email: null,
    transport: transportOf(row),
    legs: [],
    offers: [],
    variants: [],
    accepted_variant: null,
    valid_until: null,
    expired: false,
    price: null,
    currency: null,
    default_currency: null,
    earlier_offer: null,
    answered: null,
    open: false,
    accepted_at: null,
    loading_passed: false,
    vehicle: null,
    takes_vehicle: false,
    has_document: false,
    takes_documents: false,
    sent_documents: [],
    has_pod: false,
    invoice_to: null,
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
    open: takesPrices(row.status, row.route_status ?? RouteStatus.New) && !isChosen,
  };
}

function clientView(row: ViewRow, routes: TimedEnds[], offer: OfferedVariants, now: Date): LinkView {
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
  const variants = isAwaited ? offer.variants : [];
  const hasPrice = wasOffered && variants.length === 0;
  const expired = isAwaited && row.valid_until !== null && hasPassed(row.valid_until, now);
  return {
    ...base('client-offer-selection', row),
    client_name: row.client_name,
    transport,
    legs: offered,
    valid_until: wasOffered ? row.valid_until : null,
    expired,
    // Of several variants none is the price until the client has chosen.
    price: hasPrice ? price : null,
    currency: hasPrice ? currency : null,
    variants,
    accepted_variant: answers === 'accept' ? offer.taken : null,
    offers: hasPrice
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

function subcontractorView(
  row: ViewRow,
  subcontractorId: number,
  documents: CarrierDocuments,
  now: Date,
): LinkView {
  const isTheirs = row.chosen_subcontractor_id === subcontractorId;
  const { offer_pickup_date: pickup_date, offer_delivery_date: delivery_date } = row;
  const quoted = asQuoted(row, { pickup_date, delivery_date });
  const loadedBy = quoted.pickup_until ?? quoted.pickup_date;
  return {
    ...base('subcontractor-order-view', row),
    transport: { ...transportOf(row), ...quoted, ...windowsOf(quoted) },
    client_name: row.client_name,
    price: row.offer_price,
    currency: row.offer_currency,
    answered: isTheirs ? answerOf(row.route_status) : null,
    open: isTheirs && row.route_status === RouteStatus.Waiting,
    accepted_at: isTheirs ? row.accepted_at : null,
    loading_passed: loadedBy !== null && loadedBy < now,
    vehicle: isTheirs
      ? { ...vehicleOf(row), driver_phone: row.driver_phone && readablePhone(row.driver_phone) }
      : null,
    takes_vehicle: isTheirs && isVehicleAwaited(row.status, row.route_status ?? RouteStatus.New),
    has_document: isTheirs && row.route_status !== RouteStatus.New,
    takes_documents: isTheirs && row.route_status === RouteStatus.Accepted && showsDocuments(row.status),
    ...(isTheirs ? documents : {}),
  };
}

type CarrierDocuments = Pick<LinkView, 'sent_documents' | 'has_pod'>;

/** What came over the link of a route and was not refused, and whether the route has a POD, whoever brought it. */
async function carrierDocuments(reads: Reads, { route_id }: ViewRow): Promise<CarrierDocuments> {
  if (route_id === null) return { sent_documents: [], has_pod: false };
  const { rows } = await sql<SentDocument>`
    select w.original_filename as name, w.document_type, w.created_at as sent_at, w.state from received_documents w
    where w.route_id = ${route_id} and w.source = 'link' and w.state <> 'refused' order by w.id desc limit 20`.execute(
    reads,
  );
  const { rows: pods } = await sql`
    select from documents where route_id = ${route_id} and document_type = 'POD' limit 1`.execute(reads);
  return { sent_documents: rows, has_pod: pods.length > 0 };
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
