import { sql } from '../../db/sql.js';
import type { Reads } from '../../db/database.js';
import { OrderStatus } from '../../domain/order-status.js';
import { isEditable, isInValuation } from '../../domain/order-view.js';
import { RouteStatus } from '../../domain/route-status.js';
import { spanOf, type TransportEnds } from '../../domain/transport.js';
import type { EarlierOffer, LinkKind, LinkTransport, LinkView } from './link.dto.js';

interface ViewRow extends Omit<LinkTransport, 'order_id' | 'route_id'> {
  order_id: number;
  route_id: number | null;
  company_name: string;
  client_name: string | null;
  client_email: string;
  status: OrderStatus;
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
}

/** What a link whose signature was checked shows; null when its record is gone. */
export async function answerLink(
  reads: Reads,
  kind: LinkKind,
  ids: Record<string, number>,
): Promise<LinkView | null> {
  const row = await findRow(reads, ids);
  if (!row) return null;
  switch (kind) {
    case 'order-form':
      return { ...base(kind, row), client_email: row.client_email, open: isEditable(row.status) };
    case 'subcontractor-offer':
      return offerFormView(row);
    case 'client-offer-selection':
      return clientView(row, await quotedLegs(reads, row.order_id));
    case 'subcontractor-order-view':
      return subcontractorView(row, ids['subcontractor_id'] ?? 0);
  }
}

async function findRow(reads: Reads, ids: Record<string, number>): Promise<ViewRow | null> {
  const { order_id, route_id = null, subcontractor_id = null } = ids;
  const part = (name: string) => sql`coalesce(r.${sql.ref(name)}, o.${sql.ref(name)}) as ${sql.ref(name)}`;
  const ends = ['street', 'city', 'post_code', 'country', 'date'].flatMap((name) => [
    part(`pickup_${name}`),
    part(`delivery_${name}`),
  ]);
  const { rows } = await sql<ViewRow>`
    select o.id as order_id, r.id as route_id, c.name as company_name, o.client_name, o.client_email, o.status,
      r.status as route_status, ${sql.join(ends)}, o.pallets_count, o.weight, o.cargo_type, o.notes, o.payment_days,
      r.payment_terms as route_payment_terms, o.price_for_client, o.currency_for_client,
      chosen.subcontractor_id as chosen_subcontractor_id, r.chosen_offer_id, own.id as offer_id, own.price as offer_price,
      own.currency as offer_currency, own.pickup_date as offer_pickup_date, own.delivery_date as offer_delivery_date,
      own.notes as offer_notes
    from orders o join companies c on c.id = o.company_id
    left join order_routes r on r.order_id = o.id and r.id = ${route_id}::int
    left join subcontractor_offers chosen on chosen.id = r.chosen_offer_id
    left join subcontractor_offers own on own.route_id = r.id and own.subcontractor_id = ${subcontractor_id}::int
    where o.id = ${order_id}::int and (${route_id}::int is null or r.id is not null)`.execute(reads);
  return rows[0] ?? null;
}

/** The legs in driving order, each at the times of its chosen quote or else at its own. */
async function quotedLegs(reads: Reads, orderId: number): Promise<TransportEnds[]> {
  const { rows } = await sql<TransportEnds>`
    select r.pickup_street, r.pickup_city, r.pickup_post_code, r.pickup_country,
      coalesce(q.pickup_date, r.pickup_date) as pickup_date,
      r.delivery_street, r.delivery_city, r.delivery_post_code, r.delivery_country,
      coalesce(q.delivery_date, r.delivery_date) as delivery_date
    from order_routes r left join subcontractor_offers q on q.id = r.chosen_offer_id
    where r.order_id = ${orderId}::int order by r.position, r.id`.execute(reads);
  return rows;
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
    price: null,
    currency: null,
    earlier_offer: null,
    answered: null,
    open: false,
  };
}

function transportOf(row: ViewRow): LinkTransport {
  const { order_id, route_id, pallets_count, weight, cargo_type, notes } = row;
  return {
    order_id,
    route_id,
    pickup_street: row.pickup_street,
    pickup_city: row.pickup_city,
    pickup_post_code: row.pickup_post_code,
    pickup_country: row.pickup_country,
    pickup_date: row.pickup_date,
    delivery_street: row.delivery_street,
    delivery_city: row.delivery_city,
    delivery_post_code: row.delivery_post_code,
    delivery_country: row.delivery_country,
    delivery_date: row.delivery_date,
    pallets_count,
    weight,
    cargo_type,
    notes,
    payment_days: route_id === null ? row.payment_days : row.route_payment_terms,
  };
}

function offerFormView(row: ViewRow): LinkView {
  const isChosen = row.offer_id !== null && row.offer_id === row.chosen_offer_id;
  return {
    ...base('subcontractor-offer', row),
    earlier_offer: earlierOf(row),
    open: isInValuation(row.status) && !isChosen,
  };
}

function clientView(row: ViewRow, legs: TransportEnds[]): LinkView {
  const { price_for_client: price, currency_for_client: currency, status } = row;
  const wasOffered = status >= OrderStatus.SentToClient && price !== null && currency !== null;
  const answers =
    status === OrderStatus.RejectedByClient
      ? 'reject'
      : status >= OrderStatus.AcceptedByClient
        ? 'accept'
        : null;
  const offered = wasOffered ? legs : [];
  const transport = { ...transportOf(row), ...spanOf(offered) };
  return {
    ...base('client-offer-selection', row),
    client_name: row.client_name,
    transport,
    legs: offered,
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
    open: status === OrderStatus.SentToClient,
  };
}

function subcontractorView(row: ViewRow, subcontractorId: number): LinkView {
  const isTheirs = row.chosen_subcontractor_id === subcontractorId;
  const view = base('subcontractor-order-view', row);
  return {
    ...view,
    transport: view.transport && {
      ...view.transport,
      pickup_date: row.offer_pickup_date ?? row.pickup_date,
      delivery_date: row.offer_delivery_date ?? row.delivery_date,
    },
    client_name: row.client_name,
    price: row.offer_price,
    currency: row.offer_currency,
    answered: isTheirs ? answerOf(row.route_status) : null,
    open: isTheirs && row.route_status === RouteStatus.Waiting,
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
